/** TM-15.24: a player leaves, and the faction stays on the map without one. */
import { note, OK, type Reason, type Seat } from '@loggia/core'
import type { TerraStep, TerraTable } from './table.ts'
import { NONE } from './terms.ts'
import { N, R } from './verbs.ts'

/** What goes on although its player has left: the course of rounds and turns, and the offers that others are due. */
const GOES_ON: ReadonlySet<TerraStep['do']> = new Set<TerraStep['do']>([
  'place-dwellings',
  'clean-up',
  'round',
  'turn',
  'end-turn',
  'end-round',
  'cult-bonus',
  'offers',
  'neighbours',
])

/**
 * No more actions, offers or turns, and the bonus card becomes free. Structures stay with all their effects on others.
 * The income of board and favor tiles and the cult bonus go on, and the end scores the faction like any other.
 */
export const leave = {
  why: (t: TerraTable, { seat }: { seat: Seat }): Reason =>
    (t.players[seat]?.faction ?? NONE) === NONE || t.players[seat].dropped ? R.stays() : OK,
  play(t: TerraTable, { seat }: { seat: Seat }): void {
    const p = t.players[seat]
    p.dropped = 1
    note(N.dropped(seat))
    if (p.card !== NONE) {
      note(N.returned(seat, p.card))
      t.cards[p.card] = 0
      p.card = NONE
    }
    t.postponed = t.postponed.filter(([who]) => who !== seat)
    if (t.todo.some(s => s.do === 'offer' && s.seat === seat))
      for (const s of t.todo) if (s.do === 'neighbours') s.made = 2
    t.todo = t.todo.filter(s => s.seat !== seat || GOES_ON.has(s.do))
  },
}
