/** The table of a match, and the stack of steps on it. */

export type Seat = number
/** Bit s is set: seat s belongs to it. −1 is everybody, spectators too. */
export type SeatSet = number
export const EVERYONE: SeatSet = -1

/** Who looks: a seat, a spectator, or a bot's imagined table, which has nothing to hide. */
export type Eyes = number
export const WATCHER: Eyes = 30
export const ALL: Eyes = 31

/** Whether those eyes belong to the set. */
export const among = (set: SeatSet, eyes: Eyes): boolean => eyes === ALL || (set >> eyes & 1) === 1

/** Something still to be done. Flat: numbers, strings, at most a short list of numbers. Public: no secret lies in a step. */
export interface Step { do: string; seat: Seat; together?: 1 }

/** The whole state of a match: plain JSON, the same keys in the same order always. The rest of it is the game's. */
export interface Table<S extends Step = Step> {
  rng: number[]
  /** The last one is next. */
  todo: S[]
  /** How often somebody learned something that could not be foreseen; a takeback never reaches behind that. */
  luck: number
}

/** The seats of a set, in order. */
export function listOf(set: SeatSet): Seat[] {
  const list: Seat[] = []
  for (let s = 0; s < WATCHER; s++) if (set >> s & 1) list.push(s)
  return list
}

/** The steps of a game: `Steps` maps each step's name to its fields. */
export type StepOf<Steps, K extends keyof Steps = keyof Steps> = K extends string ? { do: K; seat: Seat; together?: 1 } & Steps[K] : never

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

/** The marker that lets its seat choose which of the `count` steps beneath comes next. */
export interface InAnyOrder extends Step { do: 'in-any-order'; count: number }

/** Do these next, in the order that the seat chooses, one by one. */
export function inAnyOrder<S extends Step>(t: Table<S>, seat: Seat, ...steps: S[]): void {
  next(t, ...steps)
  if (steps.length > 1) t.todo.push({ do: 'in-any-order', seat, count: steps.length } as InAnyOrder as unknown as S)
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
