/** One match of an arena, in a thread of its own. */
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'

export interface ArenaTask { game: string; bots: string[]; seed: string }
/** By seat; `roles` where the game has some. */
export interface ArenaResult { scores: number[]; places: number[]; decisions: number[]; seconds: number[]; roles?: string[] }

export default function play({ game, bots, seed }: ArenaTask): ArenaResult {
  const subject = subjectOf(game), { role } = subject
  const { match, scores, places, decisions, seconds } = playMatch(subject, bots.map(contender), { seats: bots.length, seed })
  return { scores: scores.map(s => s.total), places, decisions, seconds, ...role && { roles: bots.map((_, seat) => role(match.table, seat)) } }
}
