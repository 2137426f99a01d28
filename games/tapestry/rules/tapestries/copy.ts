/** TA-10.7, 10.14: copying: cards of the mats (Espionage), benefits of spaces (Trade Economy). What is shared without a choice stands in `share.ts`. */
import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { possible } from '../effects.ts'
import { isRival, type Player, playedCard, slotOf, type TapestryTable } from '../table.ts'
import { FACE_DOWN, NO_BONUS, NONE, positionOf, THIS_ERA } from '../terms.ts'
import { takeSpace } from '../tracks.ts'
import { R, steps, V } from '../words.ts'
import type { CardEffects } from './named.ts'
import { takeCard } from './play.ts'

/** The cards on a mat that lie face up and uncovered, slot by slot (TA-10.14); Heralds see the same (TA-11.10). */
export function uncovered(p: Player): number[] {
  const top: number[] = []
  for (const played of p.played) top[slotOf(played)] = playedCard(played)
  return top.filter(card => card !== undefined && card !== FACE_DOWN)
}

/** Espionage copies no Espionage, and nothing that would be void (TA-3.7). */
function copyReason(t: TapestryTable, seat: Seat, card: number, box: Box): Reason {
  const { kind, whenPlayed } = box.tapestries[card]
  if (kind === THIS_ERA) return OK
  if (box.effects[whenPlayed].op === 'copy-tapestry') return R['no-copy'](card)
  return possible(t, seat, whenPlayed, { origin: box.origin.tapestry + card, at: NONE }, box) ? OK : R.void(whenPlayed)
}

/** Trade Economy: a token of this opponent must stand there, and its benefit must not be void. */
function positionReason(t: TapestryTable, seat: Seat, other: Seat, space: number, box: Box): Reason {
  if (other === seat || other >= t.players.length) return R['not-an-opponent']()
  if (positionOf(space) === 0 || !t.players[other].tokens.includes(space)) return R['no-token'](space)
  const { benefit } = box.spaces[space]
  return possible(t, seat, benefit, { origin: box.origin.space + space, at: NONE }, box) ? OK : R.void(benefit)
}

const someCard = (t: TapestryTable, seat: Seat, box: Box): boolean =>
  t.players.some(p => uncovered(p).some(card => copyReason(t, seat, card, box) === OK))
const somePosition = (t: TapestryTable, seat: Seat, box: Box): boolean =>
  t.players.some((p, other) => p.tokens.some(space => positionReason(t, seat, other, space, box) === OK))

export const copying: CardEffects = {
  'copy-tapestry': {
    possible: (t, seat, _e, _c, box) => someCard(t, seat, box),
    resolve: (t, seat, _e, { origin, at }) => next(t, { do: 'copy-tapestry', seat, origin, at }),
  },
  'copy-opponent-position': {
    possible: (t, seat, _e, _c, box) => somePosition(t, seat, box),
    resolve: (t, seat, _e, { origin, at }) => next(t, { do: 'copy-position', seat, origin, at }),
  },
}

export const copies = steps({
  'copy-tapestry': {
    can: {
      copy: {
        why(t, s, box, owner, card) {
          const p = t.players[owner]
          return p && uncovered(p).includes(card) ? copyReason(t, s.seat, card, box) : R['not-on-mat'](card)
        },
        list(t, s, box, out) {
          for (let owner = 0; owner < t.players.length; owner++)
            for (const card of new Set(uncovered(t.players[owner])))
              if (copyReason(t, s.seat, card, box) === OK) out.push(V.copy(owner, card))
        },
        play(t, s, box, _owner, card) {
          end(t, s)
          takeCard(t, s.seat, card, box)
        },
      },
    },
  },

  /** The benefit first; then its opponent may have the bonus for nothing. */
  'copy-position': {
    can: {
      'copy-space': {
        why: (t, s, box, other, space) => positionReason(t, s.seat, other, space, box),
        list(t, s, box, out) {
          for (let other = 0; other < t.players.length; other++)
            for (const space of new Set(t.players[other].tokens))
              if (positionReason(t, s.seat, other, space, box) === OK) out.push(V['copy-space'](other, space))
        },
        play(t, s, box, other, space) {
          end(t, s)
          if (!isRival(t, other)) next(t, { do: 'bonus', seat: other, space, free: 1 })
          takeSpace(t, s.seat, space, NO_BONUS, box)
        },
      },
    },
  },
})
