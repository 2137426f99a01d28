/** PF-8: an action of a turn: whether one is left, and that it has been taken. */
import { end, next, OK, type Reason, type StepOf } from '@loggia/core'
import { beginUse } from './characters.ts'
import type { PrincesTable, Steps } from './table.ts'
import { CARDINAL } from './terms.ts'
import { R } from './verbs.ts'

export type Act = StepOf<Steps, 'act'>

/** What forbids any further action: none is left (PF-8.1), or this kind was already done in this turn (PF-8.2). */
export const free = (s: Act, once = 0): Reason =>
  s.left === 0 ? R['no-actions']() : s.once & once ? R['once-a-turn']() : OK

/** One action less; what is put on the stack after this is done before the turn goes on. */
export function spend(t: PrincesTable, s: Act, once = 0): void {
  end(t, s)
  if (s.left === 1) beginUse(t, s.seat, CARDINAL)
  next(t, { do: 'more', seat: s.seat, left: s.left - 1, once: s.once | once })
}
