/** A bot's thought, in a thread of its own. It gets a view and nothing else of the match. */
import { workerData } from 'node:worker_threads'
import { type Game, seeded, pick, type Table } from '@loggia/core'
import type { Bot, Level } from './contract.ts'
import type { Games } from './hosted.ts'

/** `box`: only where it is not the game's own. */
export interface Question { game: string; box?: unknown; view: Table; seat: number; bot: Bot; level: Level; seed: string }

const { games } = await import((workerData as { games: string }).games) as { games: Games }

/** The move, in notation. */
export default async function answer({ game: id, box, view, seat, bot, level, seed }: Question): Promise<string> {
  const hosted = games[id]!, game = box === undefined ? hosted.game : hosted.withBox(box)
  return game.format(await chooseMove(game, view, seat, { bot, level, seed }))
}

// Until @loggia/bots is there.
function chooseMove(game: Game, view: Table, seat: number, how: { bot: Bot; level: Level; seed: string }): number {
  const rng = seeded(how.seed), moves: number[] = []
  game.moves(game.imagine(view, seat, rng), seat, moves)
  return moves[pick(rng, moves.length)]!
}
