/** How fast a table is meant to be played, what follows of that while it waits for its people, and the clocks that it may have. */
import type { ClockOption } from '@loggia/core'

export const SPEEDS = ['live', 'correspondence'] as const
export type Speed = (typeof SPEEDS)[number]

/** Of who makes a table and says nothing of it. */
export const USUAL: Speed = 'correspondence'

/** In seconds. */
interface Patience {
  /** How long a full table waits for its players to confirm. */
  ready: number
  /** How long it waits for people: since its host was last there, or since it was made. */
  open: number
  since: 'host' | 'made'
  /** How long a vote is open, and how long the others wait if they agreed to wait. */
  vote: number
  wait: number
}
export const PATIENCE: Readonly<Record<Speed, Patience>> = {
  live: { ready: 60, open: 20 * 60, since: 'host', vote: 90, wait: 5 * 60 },
  correspondence: { ready: 24 * 3600, open: 7 * 24 * 3600, since: 'made', vote: 24 * 3600, wait: 24 * 3600 },
}

/** A player who has sat for this many seconds may have gone: a table that fills only then asks its players. */
export const SAT_LONG = 600
/**
 * A player found by the quick match confirms within this many seconds: they may be in another tab, and are notified
 * there.
 */
export const QUICK_READY = 30

/**
 * The clock of a table, in seconds: each seat begins with `bank`, every turn adds `increment`, and no bank grows beyond
 * `cap`, or beyond its start without a `cap`. Clocks of older tables have no `per`: there every decision adds the
 * increment, and a live bank has no bound.
 */
export interface ChosenClock {
  bank: number
  increment: number
  cap?: number | undefined
  per?: 'turn' | undefined
}
const DAY = 24 * 3600
/** For each speed: the least and the most of a bank (and a cap), the most that a turn adds, and the grace period. */
export const CLOCKS: Readonly<Record<Speed, { least: number; most: number; increment: number; grace: number }>> = {
  live: { least: 10, most: 3 * 3600, increment: 600, grace: 10 },
  correspondence: { least: 3600, most: 30 * DAY, increment: 7 * DAY, grace: 0 },
}

/** Whether a table of that speed may have that clock. A correspondence clock has a cap, a live one none. */
export function clockFits(speed: Speed, { bank, increment, cap }: ChosenClock): boolean {
  const { least, most, increment: longest } = CLOCKS[speed]
  const capped = speed === 'live' ? cap === undefined : cap !== undefined && bank <= cap && cap <= most
  return least <= bank && bank <= most && 0 <= increment && increment <= longest && capped
}

/** The same for core, in milliseconds. */
export function optionOf(speed: Speed, { bank, increment, per, cap = per && bank }: ChosenClock): ClockOption {
  return {
    bank: bank * 1000,
    increment: increment * 1000,
    ...(per ? { per } : {}),
    ...(cap === undefined ? {} : { cap: cap * 1000 }),
    grace: CLOCKS[speed].grace * 1000,
  }
}

/** A clock that is chosen today. */
export const chosenToday = (clock: ChosenClock): ChosenClock => ({ ...clock, per: 'turn' })
