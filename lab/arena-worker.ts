/** One match of an arena, in a thread of its own. */
import type { Options } from '@loggia/core'
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'

export interface ArenaTask {
  game: string
  bots: string[]
  options: Options
  seed: string
  opening: number
  ms?: number
}
/** By seat, then rivals: scores and ranks. */
export interface ArenaResult {
  scores: number[]
  ranks: number[]
  decisions: number[]
  seconds: number[]
  /** Where the points of each seat come from, and which place it has in the order in which they first decided something. */
  sources: Readonly<Record<string, number>>[]
  places: number[]
}

export default function play({ game, bots, options, seed, opening, ms }: ArenaTask): ArenaResult {
  const subject = subjectOf(game)
  const { match, scores, ranks, decisions, seconds } = playMatch(subject, bots.map(contender), {
    seats: bots.length,
    options,
    seed,
    opening,
    streams: true,
    ...(ms && { ms }),
  })
  return {
    scores: scores.map(s => s.total),
    ranks,
    decisions,
    seconds,
    sources: scores.map(s => s.sources),
    places: placesOf(
      match.rows.map(({ seat }) => seat),
      bots.length,
    ),
  }
}

/** The first to decide has place 0; a seat that never decides comes last. */
function placesOf(deciders: readonly number[], seats: number): number[] {
  const order = [...new Set([...deciders, ...Array.from({ length: seats }, (_, seat) => seat)])]
  return Array.from({ length: seats }, (_, seat) => order.indexOf(seat))
}
