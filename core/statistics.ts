/** How matches ended for seats that had something: sums that can be added, and the figures that follow from them. Bots' matches and people's are counted alike. */
import type { Score } from './game.ts'
import { victories } from './ranks.ts'
import type { SeatTally } from './tally.ts'

/** Seats of some kind: how many, the sum of their points, that of the squares, and the victories. A shared one counts in parts. */
export type Sums = [n: number, points: number, squares: number, wins: number]

/** What was counted of matches with this many seats. */
export interface Counts {
  seats: number
  matches: number
  /** All seats, by their place in the order of the first turn. */
  all: Sums[]
  /** By kind and thing, in the same order. */
  kinds: Record<string, Record<string, Sums[]>>
}

/** What `lab report` has found in matches between bots, by number of seats. */
export interface Report {
  tables: readonly (Counts & {
    /** At which level they played, and what made it. */
    bots: string
    command: string
    commit: string
  })[]
}

export const noCounts = (seats: number): Counts => ({ seats, matches: 0, all: noSums(seats), kinds: {} })
const noSums = (seats: number): Sums[] => Array.from({ length: seats }, () => [0, 0, 0, 0])

/** Adds sums to those of a thing. */
export function addTo(counts: Counts, kind: string, thing: string, turn: number, sums: Sums): void {
  const things = (counts.kinds[kind] ??= {})
  const own = (things[thing] ??= noSums(counts.seats))
  own[turn] = plus(own[turn]!, sums)
}

/** Counts a match. `tallies`: of its seats, to which `scores` and `ranks` belong. */
export function count(
  counts: Counts,
  tallies: readonly SeatTally[],
  scores: readonly Score[],
  ranks: readonly number[],
): void {
  counts.matches++
  const parts = victories(ranks)
  for (const [seat, { turn, had }] of tallies.entries()) {
    const { total } = scores[seat]!
    const sums: Sums = [1, total, total * total, parts[seat]!]
    counts.all[turn] = plus(counts.all[turn]!, sums)
    for (const [kind, things] of Object.entries(had)) for (const thing of things) addTo(counts, kind, thing, turn, sums)
  }
}

const plus = ([n, points, squares, wins]: Sums, [m, more, square, won]: Sums): Sums => [
  n + m,
  points + more,
  squares + square,
  wins + won,
]
export const total = (list: readonly Sums[]): Sums => list.reduce(plus, [0, 0, 0, 0])

/** A mean or a share with its 95 % interval. */
export interface Estimate {
  mean: number
  low: number
  high: number
}
/** What is known of seats: how many there were, their mean points, and their share of victories. */
export interface Figures {
  n: number
  points: Estimate
  wins: Estimate
}

/** Nothing is said of fewer seats, nor of fewer matches between people with the same number of seats. */
export const FEWEST = 10
export const FEWEST_MATCHES = 20
/** What sums say; undefined of too few seats. */
export function figuresOf([n, points, squares, wins]: Sums): Figures | undefined {
  if (n < FEWEST) return undefined
  const mean = points / n
  const half = Z * Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1))
  const [low, high] = wilson(wins, n)
  return { n, points: { mean, low: mean - half, high: mean + half }, wins: { mean: wins / n, low, high } }
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964
/** The 95 % interval of a share (Wilson 1927): holds up near 0 and 1, where the usual one does not. */
export function wilson(wins: number, n: number): [low: number, high: number] {
  const p = wins / n
  const zz = (Z * Z) / n
  const middle = (p + zz / 2) / (1 + zz)
  const half = (Z * Math.sqrt((p * (1 - p)) / n + zz / 4 / n)) / (1 + zz)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
