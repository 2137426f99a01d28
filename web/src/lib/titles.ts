/** How games are called, in the language of this page. */
import { ANNOUNCED, GAMES } from '@loggia/games'
import { language } from '#lib/words/index.ts'
import type { GameId } from './games.ts'

const known = new Map([...GAMES, ...ANNOUNCED].map(game => [game.id, game]))
/** Of a game that the hall does not have its id. */
export const titleOf = (game: GameId): string => known.get(game)?.title[language] ?? game
/** What it is, in a line. */
export const lineOf = (game: GameId): string => known.get(game)?.line[language] ?? ''
