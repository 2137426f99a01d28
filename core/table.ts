/** The table of a match, and the stack of steps on it. */

export type Seat = number
/** Bit s is set: seat s belongs to it. −1 is everybody, spectators too. */
export type SeatSet = number
export const EVERYONE: SeatSet = -1

/** The viewer: a seat, a spectator, or a bot's determinized table, which has nothing to hide. */
export type Viewer = number
export const SPECTATOR: Viewer = 30
export const OMNISCIENT: Viewer = 31

/** Whether that viewer belongs to the set. */
export const among = (set: SeatSet, viewer: Viewer): boolean => viewer === OMNISCIENT || ((set >> viewer) & 1) === 1

/** Something still to be done. Flat: numbers, strings, at most a short list of numbers. Public: no secret lies in a step. */
export interface Step {
  do: string
  seat: Seat
  together?: 1
}

/** The whole state of a match: plain JSON, the same keys in the same order always. The rest of it is the game's. */
export interface Table<S extends Step = Step> {
  rng: number[]
  /** The last one is next. */
  todo: S[]
  /** How often somebody learned something that could not be foreseen; a takeback never reaches behind that. */
  revealCount: number
}

/** The seats of a set, in order. */
export function listOf(set: SeatSet): Seat[] {
  const list: Seat[] = []
  for (let s = 0; s < SPECTATOR; s++) if ((set >> s) & 1) list.push(s)
  return list
}

/** The lowest seat of a set; −1 of none. */
export const firstOf = (set: SeatSet): Seat => 31 - Math.clz32(set & -set)

/** The steps of a game: `Steps` maps each step's name to its fields. */
export type StepOf<Steps, K extends keyof Steps = keyof Steps> = K extends string
  ? { do: K; seat: Seat; together?: 1 } & Steps[K]
  : never

/** Do these next, in this order. */
export function next<S extends Step>(t: Table<S>, ...steps: S[]): void {
  for (let k = steps.length - 1; k >= 0; k--) t.todo.push(steps[k])
}

/** Ask these side by side, one step a seat; what lies beneath comes when all have answered. */
export function together<S extends Step>(t: Table<S>, steps: S[]): void {
  for (let k = steps.length - 1; k >= 0; k--) {
    steps[k].together = 1
    t.todo.push(steps[k])
  }
}

/**
 * An answered step becomes its follow-up, in its very place. Side by side this is the only way to ask on: what is pushed would cover the
 * others' questions (law 9).
 */
export function turnInto<S extends Step>(t: Table<S>, step: S, follow: S): void {
  if (step.together) {
    if (follow.seat !== step.seat)
      throw new Error(
        `${step.do}: side by side each seat answers its own, so ${follow.do} can't be for seat ${follow.seat}`,
      )
    follow.together = 1
  }
  t.todo[t.todo.lastIndexOf(step)] = follow
}

/**
 * Fields of a step that may stand in any order. The choosing player sees what it is, so every language has a phrase for
 * it (`Dictionary.parts`).
 */
export type Part<Fields = object> = Fields & { readonly part?: never }
/** The names of those steps. */
export type PartOf<Steps> = { [K in keyof Steps]: 'part' extends keyof Steps[K] ? K : never }[keyof Steps] & string
/** Those steps. Where steps have no types of their own, all. */
export type PartStep<S extends Step> = Step extends S
  ? S
  : S extends unknown
    ? 'part' extends keyof S
      ? S
      : never
    : never

/** The marker that lets its seat choose which of the `count` steps beneath comes next. */
export interface InAnyOrder extends Step {
  do: typeof IN_ANY_ORDER
  count: number
}
export const IN_ANY_ORDER = 'in-any-order'
/** At most this many steps can stand in any order at once. */
export const MOST_PARTS = 12

/** Do these next, in the order that the seat chooses, one by one. */
export function inAnyOrder<S extends Step>(t: Table<S>, seat: Seat, ...steps: PartStep<S>[]): void {
  if (steps.length > MOST_PARTS)
    throw new RangeError(
      `${steps.length} steps in any order, of which only ${MOST_PARTS} could be chosen: ${steps.map(s => s.do).join(', ')}`,
    )
  next(t, ...steps)
  if (steps.length > 1)
    t.todo.push({ do: IN_ANY_ORDER, seat, count: steps.length } satisfies InAnyOrder as unknown as S)
}

/** A decision is over: its own `play` says so. */
export function end<S extends Step>(t: Table<S>, step: S): void {
  const top = t.todo.length - 1
  if (t.todo[top] === step) t.todo.pop()
  else t.todo.splice(t.todo.lastIndexOf(step), 1)
}

/** Seats who are asked now: that of the topmost step, or of all the side-by-side steps on top. Nobody when the match is over. */
export function acting(t: Table): SeatSet {
  let set = 0
  for (let k = t.todo.length - 1; k >= 0; k--) {
    const s = t.todo[k]
    if (!s.together) return set || 1 << s.seat
    set |= 1 << s.seat
  }
  return set
}

/** The step that this seat is asked now, if any. */
export function asked<S extends Step>(t: Table<S>, seat: Seat): S | undefined {
  for (let k = t.todo.length - 1; k >= 0; k--) {
    const s = t.todo[k]
    if (s.seat === seat && (s.together || k === t.todo.length - 1)) return s
    if (!s.together) return undefined
  }
  return undefined
}
