/**
 * TA-10.2: what a "this era" card changes while it is in force. Of each player one card at most is: the uncovered one of the current era, or what it has
 * copied. What it does at an event, changes and forbids stands in its record; here it is asked.
 */
import type { Seat } from '@loggia/core'
import type { Box, TapestryCard } from './box.ts'
import { resolve } from './effects.ts'
import type { TapestryTable } from './table.ts'
import { NONE } from './terms.ts'

/** The "this era" card in force. */
export const activeOf = (t: TapestryTable, seat: Seat, box: Box): TapestryCard | undefined =>
  box.tapestries[t.players[seat].active]

/** Whether it changes a rule in this way. */
export function modified(t: TapestryTable, seat: Seat, rule: string, box: Box): boolean {
  const { active } = t.players[seat]
  return active !== NONE && box.tapestries[active].modify.includes(rule)
}

export function restricted(t: TapestryTable, seat: Seat, prohibition: string, box: Box): boolean {
  const { active } = t.players[seat]
  return active !== NONE && box.tapestries[active].restrict.includes(prohibition)
}

/** Whether the card in force waits for this event. */
export const listensTo = (t: TapestryTable, seat: Seat, event: string, box: Box): boolean =>
  activeOf(t, seat, box)?.on[event] !== undefined

/**
 * Something has happened that the card of this seat may wait for: what it brings is put onto the stack. `about`: the track or the type of building, where a
 * card asks for one; `at`: what its effect is about.
 */
export function fire(t: TapestryTable, seat: Seat, event: string, box: Box, about = NONE, at = NONE): void {
  const { active } = t.players[seat]
  if (active === NONE) return
  const card = box.tapestries[active]
  const trigger = card.on[event]
  if (!trigger) return
  if (
    about !== NONE &&
    ((card.track !== NONE && card.track !== about) || (card.building !== NONE && card.building !== about))
  )
    return
  resolve(t, seat, trigger.effect, box.origin.tapestry + active, at)
}

/** The same for everybody else, clockwise from the next seat (TA-3.6). */
export function fireForOthers(t: TapestryTable, seat: Seat, event: string, box: Box, about = NONE, at = NONE): void {
  const n = t.players.length
  for (let k = n - 1; k > 0; k--) fire(t, (seat + k) % n, event, box, about, at)
}
