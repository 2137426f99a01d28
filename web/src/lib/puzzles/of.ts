/** The puzzles of a game, and the one of today. */
import type { Puzzle } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { type GameId, registered } from '../games.ts'

/** All of them, the easiest first; none for a game that has none. */
export const puzzlesIn = async (game: GameId): Promise<readonly Puzzle[]> =>
  (await (await registered(game)).puzzles?.())?.puzzles ?? []

/** Games that have puzzles. */
const PUZZLED: readonly GameId[] = GAMES.filter(game => game.hasPuzzles).map(game => game.id)
/** Days since 1970: the same everywhere, so that all people have the same puzzle. */
const dayOf = (now: number): number => Math.floor(now / 86_400_000)

/** The game whose puzzle it is today; each in turn. */
export const gameOf = (now: number): GameId | undefined => PUZZLED[dayOf(now) % PUZZLED.length]
/** The puzzle of the day among those of its game: after all of them the first one comes again. */
export const puzzleOf = (now: number, puzzles: readonly Puzzle[]): Puzzle | undefined =>
  puzzles[Math.floor(dayOf(now) / PUZZLED.length) % puzzles.length]

/** Where a puzzle is played. */
export const addressOf = (game: GameId, { id }: Pick<Puzzle, 'id'>): string => `/puzzles/${game}/${id}`
