/** TA-3: turns. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { beginIncome } from './income.ts'
import { pay } from './resources.ts'
import { HUMAN } from './solo/terms.ts'
import { isRival, type TapestryTable } from './table.ts'
import { reopenTracks } from './tapestries/dictate.ts'
import { END, PAY, positionOf, TRACK_RESOURCE, trackOf } from './terms.ts'
import { blocked, costReason, enterReason } from './tracks.ts'
import { N, R, steps, V } from './words.ts'

/** OK, or why the advance can't be made now. */
function advanceReason(t: TapestryTable, seat: Seat, space: number, box: Box): Reason {
  return enterReason(t, seat, space, box) || costReason(t, seat, space, box)
}

export const turns = steps({
  /** TA-3.9: the next one who is not finished; the match ends with the last (TA-13.1). */
  turn(t, { seat }) {
    const n = t.players.length
    for (let k = 0; k < n; k++) {
      const s = (seat + k) % n
      if (t.players[s].finished) continue
      t.turn = s
      note(N.turn(s))
      if (isRival(t, s)) {
        next(t, { do: 'bot-turn', seat: s }, { do: 'turn', seat: HUMAN }) // TA-15.5: both in one turn
        return
      }
      next(t, { do: 'act', seat: s }, { do: 'end-turn', seat: s })
      return
    }
    note(N.over())
  },

  /** TA-3.1, 3.2: one of two kinds of turn; the first one is an income turn. */
  act: {
    can: {
      income: {
        play(t, s, box) {
          end(t, s)
          beginIncome(t, s.seat, box)
        },
      },
      advance: {
        why: (t, s, box, space) =>
          t.players[s.seat].era === 0 ? R['income-first']() : advanceReason(t, s.seat, space, box),
        list(t, s, box, out, enough) {
          if (t.players[s.seat].era === 0) return
          const { tokens } = t.players[s.seat]
          for (let k = 0; k < tokens.length && out.length < enough; k++) {
            const space = tokens[k] + 1
            if (
              positionOf(tokens[k]) < END &&
              costReason(t, s.seat, space, box) === OK && // the test that fails most often
              tokens.indexOf(tokens[k]) === k &&
              blocked(t, s.seat, trackOf(space), box) === OK
            )
              out.push(V.advance(space))
          }
        },
        play(t, s, box, space) {
          end(t, s)
          const { own, any } = box.spaces[space]
          const { seat } = s
          next(t, { do: 'move', seat, space, benefit: 1, bonus: PAY })
          if (any) next(t, { do: 'cost', seat, left: any })
          pay(t, seat, TRACK_RESOURCE[trackOf(space)], own)
        },
      },
    },
  },

  'end-turn'(t, { seat }) {
    const p = t.players[seat]
    p.battery = 0
    reopenTracks(p)
    next(t, { do: 'turn', seat: (seat + 1) % t.players.length })
  },
})
