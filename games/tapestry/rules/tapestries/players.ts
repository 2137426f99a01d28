/** TA-3.6, 10.6, 10.16: cards that concern several players, and those that choose an opponent. A finished player takes no part (TA-4.7). */
import { next, OK, type Reason, type Seat } from '@loggia/core'
import { possible } from '../effects.ts'
import { neighboursOf, type TapestryStep, type TapestryTable } from '../table.ts'
import type { NamedEffect, Word } from '../word.ts'
import { R } from '../words.ts'

/** The seats that an effect concerns, in the order of the card: clockwise, an owner who is among them first. What reaches the rivals of the solo game they know themselves. */
function concerned(t: TapestryTable, seat: Seat, e: NamedEffect): Seat[] {
  const n = t.players.length
  let seats: Seat[]
  if (e.op === 'each-neighbour') {
    seats = neighboursOf(t, seat)
    if (e.rightFirst) seats.reverse()
  } else seats = t.players.map((_, k) => (seat + k) % n).slice(e.op === 'each-player' ? 0 : 1)
  return seats.filter(s => !t.players[s].finished)
}

/** Each of them gains the same, one after another. */
export const each: Pick<Word, 'possible' | 'resolve'> = {
  possible: (t, seat, e, c, box) => concerned(t, seat, e).some(s => possible(t, s, e.parts[0], c, box)),
  resolve(t, seat, e, { origin, at }) {
    const all = concerned(t, seat, e).map(
      (s): TapestryStep => ({ do: 'effect', seat: s, effect: e.parts[0], origin, at }),
    )
    next(t, ...all)
  },
}

/** OK, or why this seat can't be chosen as an opponent. */
export const opponentReason = (seat: Seat, other: Seat): Reason => (other !== seat ? OK : R['not-an-opponent']())
