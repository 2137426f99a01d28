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
}
/** By seat, scores and ranks then of rivals whom the rules play; `roles` where the game has some. */
export interface ArenaResult {
  scores: number[]
  ranks: number[]
  decisions: number[]
  seconds: number[]
  roles?: string[]
}

export default function play({ game, bots, options, seed, opening }: ArenaTask): ArenaResult {
  const subject = subjectOf(game),
    { role } = subject
  const { match, scores, ranks, decisions, seconds } = playMatch(subject, bots.map(contender), {
    seats: bots.length,
    options,
    seed,
    opening,
  })
  return {
    scores: scores.map(s => s.total),
    ranks,
    decisions,
    seconds,
    ...(role && { roles: bots.map((_, seat) => role(match.table, seat)) }),
  }
}
