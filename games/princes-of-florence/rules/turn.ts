/** PF-8: a turn of the action phase, its actions and what they cost (PF-11 to PF-13). */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import { type Act, free, spend } from './action.ts'
import type { Box } from './box.ts'
import { beginBuilding, buildReason, priceOf } from './build.ts'
import { mayRecruit, recruit } from './cards.ts'
import { actionsOf, anyTime } from './characters.ts'
import { closedToBuildings } from './estate.ts'
import { holds, pay } from './purse.ts'
import type { PrincesTable } from './table.ts'
import { BONUS, BUILDINGS, ONCE_FREEDOM, ONCE_PROFESSION, PROFESSIONS } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'
import { beginWork, workReason } from './work.ts'

/** PF-11.1 */
function introduceReason(t: PrincesTable, s: Act, box: Box, freedom: number): Reason {
  if ((t.players[s.seat].freedoms >> freedom) & 1) return R['owned-freedom']()
  if (t.freedoms[freedom] === 0) return R['no-freedom']()
  return free(s, ONCE_FREEDOM) || holds(t, s.seat, box.cost.freedom)
}

/** PF-12.1, PF-13.1: a card of this deck for this price. */
const drawReason = (t: PrincesTable, seat: Seat, deck: number, cost: number): Reason =>
  t.decks[deck].ids.length === 0 ? R['deck-empty'](deck) : holds(t, seat, cost)

export const turn = steps({
  turn(t, { seat }, box) {
    note(N.turn(seat))
    next(t, { do: 'more', seat, left: actionsOf(t, seat, box), once: 0 })
  },

  /** PF-8.1: the turn is over when neither an action nor a recruiting card is left to use. */
  more(t, { seat, left, once }) {
    if (left > 0 || mayRecruit(t, seat)) next(t, { do: 'act', seat, left, once, offers: 0 })
  },

  /** A player who can only end is asked, too: what they hold and can pay is secret. */
  act: {
    neverForced: 'hand',
    can: {
      work: {
        why: (t, s, box, card) => free(s) || workReason(t, s.seat, card, box),
        list(t, s, box, out) {
          if (s.left > 0)
            for (const card of t.players[s.seat].hand.ids)
              if (workReason(t, s.seat, card, box) === OK) out.push(V.work(card))
        },
        play(t, s, box, card) {
          spend(t, s)
          beginWork(t, s.seat, card, box)
        },
      },
      build: {
        why: (t, s, box, building) => free(s) || buildReason(t, s.seat, building, box),
        list(t, s, box, out) {
          if (s.left === 0 || holds(t, s.seat, priceOf(t, s.seat, box)) !== OK) return
          const closed = closedToBuildings(t, s.seat, box)
          for (let b = 0; b < BUILDINGS; b++) if (buildReason(t, s.seat, b, box, closed) === OK) out.push(V.build(b))
        },
        play(t, s, box, building) {
          spend(t, s)
          beginBuilding(t, s.seat, building, box)
        },
      },
      introduce: {
        why: introduceReason,
        play(t, s, box, freedom) {
          spend(t, s, ONCE_FREEDOM)
          pay(t, s.seat, box.cost.freedom)
          t.freedoms[freedom]--
          t.players[s.seat].freedoms |= 1 << freedom
          note(N.freedom(s.seat, freedom))
        },
      },
      profession: {
        why: (t, s, box) => free(s, ONCE_PROFESSION) || drawReason(t, s.seat, PROFESSIONS, box.cost.profession),
        play(t, s, box) {
          spend(t, s, ONCE_PROFESSION)
          pay(t, s.seat, box.cost.profession)
          next(t, { do: 'look', seat: s.seat, deck: PROFESSIONS })
        },
      },
      bonus: {
        why: (t, s, box) => free(s) || drawReason(t, s.seat, BONUS, box.cost.bonus),
        play(t, s, box) {
          spend(t, s)
          pay(t, s.seat, box.cost.bonus)
          next(t, { do: 'look', seat: s.seat, deck: BONUS })
        },
      },
      recruit: {
        ...recruit,
        play(t, s, box, card) {
          recruit.play(t, s, box, card)
          if (s.left === 0 && !mayRecruit(t, s.seat)) end(t, s)
        },
      },
      done: {
        play(t, s) {
          end(t, s)
        },
      },
      ...anyTime,
    },
  },
})
