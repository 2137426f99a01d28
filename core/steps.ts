/** How a game says what can be done: a dictionary of steps. An automatic step is a function; a decision is a table of verbs. */
import { type ArgsOf, OK, type Reason, type VerbOf } from './lexicon.ts'
import type { Step, StepOf, Table } from './table.ts'

/** One verb of a decision. All three get the table, the step and the box. */
export interface Verb<T, S, B, A extends number[]> {
  /** OK or the rule that forbids it; absent = always allowed. The cheap tests first: enumerating is half of all time. */
  why?: (t: T, s: S, box: B, ...args: A) => Reason
  /** Does it. It must be legal. A decision stays on the stack until `end(t, s)` is called. */
  play: (t: T, s: S, box: B, ...args: A) => void
  /**
   * A faster way to the same: pushes exactly the moves whose precondition (`why`) holds (law 1 proves it). A long list
   * may stop when `out` has `enough`: two show that there is a choice.
   */
  list?: (t: T, s: S, box: B, out: number[], enough: number) => void
  /** It does not keep a decision from being forced: a player with one other move is not asked. */
  incidental?: boolean
}

/** What a skipped question would tell: which cards a player holds, or what they can pay. The page says so where it asks although there is one answer. */
export type Secret = 'hand' | 'purse'

/** A question to one seat. */
export interface Decision<T, S, B, L> {
  can: { [K in VerbOf<L>]?: Verb<T, S, B, ArgsOf<L[K]>> }
  /** What the rules say when nothing can be done, with `ask` too. */
  none?: (t: T, s: S, box: B) => void
  /** Asked even when there is only one answer: skipping the question would tell the others this of the player. */
  neverForced?: Secret | false
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

/** The verbs of a base's step; nothing where it is automatic. */
type Can<H> = H extends { can: infer C } ? C : never
/** What nobody may write: a key that is neither there nor declared as new. */
type Only<O, K> = { [P in keyof O]: P extends K ? unknown : never }
/** Each is given what the base does and makes of it what is done now. */
export interface AroundVerb<T, S, B, A extends number[]> {
  why?: (base: (t: T, s: S, box: B, ...args: A) => Reason) => (t: T, s: S, box: B, ...args: A) => Reason
  play?: (base: (t: T, s: S, box: B, ...args: A) => void) => (t: T, s: S, box: B, ...args: A) => void
  /** Only where the base has a list. Without it a changed `why` is listed by asking for every move: the base's list would know only the old one. */
  list?: (
    base: (t: T, s: S, box: B, out: number[], enough: number) => void,
  ) => (t: T, s: S, box: B, out: number[], enough: number) => void
}
type NewSteps<T, Steps, B, L, H> = Partial<Omit<Handlers<T, Steps, B, L>, keyof H>>
type NewVerbs<T, Steps, B, L, H> = {
  [K in keyof H & keyof Steps as H[K] extends { can: unknown } ? K : never]?: {
    [V in Exclude<VerbOf<L>, keyof Can<H[K]>>]?: Verb<T, StepOf<Steps, K>, B, ArgsOf<L[V]>>
  }
}
type Around<T, Steps, B, L, H> = {
  [K in keyof H & keyof Steps]?: H[K] extends { can: unknown }
    ? { [V in VerbOf<L> & keyof Can<H[K]>]?: AroundVerb<T, StepOf<Steps, K>, B, ArgsOf<L[V]>> }
    : (base: Auto<T, StepOf<Steps, K>, B>) => Auto<T, StepOf<Steps, K>, B>
}
type Extended<H, S, V> = Omit<H, keyof V> &
  S & { [K in keyof V & keyof H]: Omit<H[K], 'can'> & { can: Can<H[K]> & V[K] } }

/**
 * Lays an expansion on the steps of a base, which does not know it. `steps` are new ones, and `verbs` are new ones in
 * decisions of the base, offered after its own. `around` receives an automatic step, or a verb's `why`, `play` or
 * `list`, and returns its replacement. Layers are put together once, and each step asks the table whether the expansion
 * is played, so no table holds a function.
 */
export const extendOf =
  <T extends Table, Steps, B, L>() =>
  <
    H extends Partial<Handlers<T, Steps, B, L>>,
    S extends NewSteps<T, Steps, B, L, H> = object,
    V extends NewVerbs<T, Steps, B, L, H> = object,
  >(
    base: H,
    layer: {
      steps?: S & NewSteps<T, Steps, B, L, H> & Only<S, Exclude<keyof Steps, keyof H>>
      verbs?: V & NewVerbs<T, Steps, B, L, H>
      around?: Around<T, Steps, B, L, H>
    },
  ): Extended<H, S, V> => {
    const steps = { ...base } as unknown as Record<string, AnyHandler | undefined>
    for (const [name, handler] of Object.entries(layer.steps ?? {})) {
      if (steps[name]) throw new Error(`${name}: a step of the base`)
      steps[name] = handler as AnyHandler
    }
    for (const [name, added] of Object.entries(layer.verbs ?? {})) {
      const decision = decisionOf(steps[name], name)
      for (const verb of Object.keys(added as object))
        if (decision.can[verb]) throw new Error(`${name}: ${verb} is a verb of the base`)
      steps[name] = { ...decision, can: { ...decision.can, ...(added as Record<string, AnyVerb>) } }
    }
    for (const [name, around] of Object.entries(layer.around ?? {})) {
      const handler = steps[name]
      if (typeof around === 'function') {
        if (typeof handler !== 'function') throw new Error(`${name}: no automatic step of the base`)
        steps[name] = (around as (base: AnyAuto) => AnyAuto)(handler)
        continue
      }
      const decision = decisionOf(handler, name)
      const can = { ...decision.can }
      for (const [verb, wrap] of Object.entries(around as Record<string, AnyAround>))
        can[verb] = wrapped(can[verb], wrap, `${name}: ${verb}`)
      steps[name] = { ...decision, can }
    }
    return steps as unknown as Extended<H, S, V>
  }

function decisionOf(handler: AnyHandler | undefined, name: string): Exclude<AnyHandler, AnyAuto> {
  if (!handler || typeof handler === 'function') throw new Error(`${name}: no decision of the base`)
  return handler
}

/** A verb of the base with what a layer makes of it. */
function wrapped(verb: AnyVerb | undefined, { why, play, list }: AnyAround, name: string): AnyVerb {
  if (!verb) throw new Error(`${name} is no verb of the base`)
  if (list && !verb.list) throw new Error(`${name} has no list in the base`)
  const { list: own, ...rest } = verb
  if (why) rest.why = why(verb.why ?? (() => OK))
  if (play) rest.play = play(verb.play)
  if (!own || (why && !list)) return rest
  return { ...rest, list: list ? list(own) : own }
}

/** A handler of any game, as core runs it. */
export type AnyVerb = Verb<Table, Step, unknown, number[]>
type AnyAround = AroundVerb<Table, Step, unknown, number[]>
type AnyAuto = Auto<Table, Step, unknown>
export type AnyHandler =
  | AnyAuto
  | { can: Record<string, AnyVerb>; none?: Auto<Table, Step, unknown>; neverForced?: Secret | false }
