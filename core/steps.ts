/** How a game says what can be done: a dictionary of steps. An automatic step is a function; a decision is a table of verbs. */
import type { ArgsOf, Reason, VerbOf } from './lexicon.ts'
import type { Step, StepOf, Table } from './table.ts'

/** One verb of a decision. All three get the table, the step and the box. */
export interface Verb<T, S, B, A extends number[]> {
  /** OK or the rule that forbids it; absent = always allowed. The cheap tests first: enumerating is half of all time. */
  why?: (t: T, s: S, box: B, ...args: A) => Reason
  /** Does it. It must be legal. A decision stays on the stack until `end(t, s)` is called. */
  play: (t: T, s: S, box: B, ...args: A) => void
  /** A faster way to the same: pushes exactly the moves whose precondition (`why`) holds (law 1 of the conformance suite proves it). */
  list?: (t: T, s: S, box: B, out: number[]) => void
  /** It does not keep a decision from being forced: whoever has but one other move is not asked. */
  incidental?: boolean
}

/** A question to one seat. */
export interface Decision<T, S, B, L> {
  can: { [K in VerbOf<L>]?: Verb<T, S, B, ArgsOf<L[K]>> }
  /** What the rules say when nothing can be done, with `ask` too. */
  none?: (t: T, s: S, box: B) => void
  /** Asked even when there is only one answer: being passed over would tell the others something. */
  neverForced?: boolean
}

/**
 * What may be done at any point of one's own turn. These verbs join every decision, the choice of an order too, and nobody's last chance for them
 * passes by itself: while one is possible nothing is forced. They are no answer, so a decision that has none of its own is over all the same. Never
 * side by side, where nobody may push. A decision's own verb of the same name stands in its place.
 */
export interface AnyTime<T, Steps, B, L> {
  can: Decision<T, Step, B, L>['can']
  /** OK, or the rule that forbids all of them now, another's turn for one. */
  why: (t: T, s: Step, box: B) => Reason
  /** Decisions that they never join. */
  except?: readonly (keyof Steps)[]
}

/** An automatic step; it is popped before it runs. */
export type Auto<T, S, B> = (t: T, s: S, box: B) => void

export type Handlers<T, Steps, B, L> = {
  [K in keyof Steps]: Auto<T, StepOf<Steps, K>, B> | Decision<T, StepOf<Steps, K>, B, L>
}

/** A typed identity: inside, each handler's step, table and arguments are known without annotation. */
export const stepsOf =
  <T extends Table, Steps, B, L>() =>
  <H extends Partial<Handlers<T, Steps, B, L>>>(handlers: H & Partial<Handlers<T, Steps, B, L>>): H =>
    handlers

/** A handler of any game, as core runs it. */
export type AnyVerb = Verb<Table, Step, unknown, number[]>
export type AnyHandler =
  | Auto<Table, Step, unknown>
  | { can: Record<string, AnyVerb>; none?: Auto<Table, Step, unknown>; neverForced?: boolean }
