/** How strong the bots are, as `lab levels` has measured it: what a page shows of it. */
import type { Measured } from '@loggia/core'
import { LEVELS } from './levels.ts'

/** A share of victories in whole percents, with its interval. */
export interface Share {
  won: number
  low: number
  high: number
  verdict: string
}
export interface Row {
  level: (typeof LEVELS)[number]
  /** Against the level below, and the mean points in these matches: at two and at four seats. */
  won: readonly (Share | undefined)[]
  points: readonly (number | undefined)[]
  /** Seconds that 95 of a hundred moves do not exceed: at two seats. */
  seconds: number | undefined
  /** Matches that it tries for a move, if it looks ahead. */
  tries: number | undefined
}

const SEATS = [2, 4] as const

/** A row for each level, the strongest first. */
export function rowsOf({ levels, pairs }: Measured): Row[] {
  return LEVELS.map((level, k): Row => {
    const own = SEATS.map(seats => pairs.find(pair => pair.level === level && pair.seats === seats))
    // The lowest has nobody below: its figures are those against the one above.
    const side = k ? 0 : 1
    const of = k ? own : SEATS.map(seats => pairs.find(pair => pair.below === level && pair.seats === seats))
    const { budget } = { budget: undefined, ...levels[k] }
    return {
      level,
      won: own.map(
        pair => pair && { won: pct(pair.won), low: pct(pair.low), high: pct(pair.high), verdict: pair.verdict },
      ),
      points: of.map(pair => pair && Math.round(pair.points[side]!)),
      seconds: of[0] && of[0].slow[side]! / 1000,
      tries: budget,
    }
  }).reverse()
}
const pct = (share: number): number => Math.round(100 * share)
