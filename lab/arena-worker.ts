/** One match of an arena, in a thread of its own. */
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'

export interface ArenaTask { game: string; bots: string[]; seed: string }
/** By seat. */
export interface ArenaResult { scores: number[]; places: number[]; decisions: number[]; seconds: number[] }

export default function play({ game, bots, seed }: ArenaTask): ArenaResult {
  const { scores, places, decisions, seconds } = playMatch(subjectOf(game), bots.map(contender), { seats: bots.length, seed })
  return { scores: scores.map(s => s.total), places, decisions, seconds }
}
