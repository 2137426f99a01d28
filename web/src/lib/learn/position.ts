/** Tables that pictures and first matches show, made by playing them; pure. */
import { acting, firstOf, type Game, movesOf, type Position, type Table, type Target, targetsOf } from '@loggia/core'

/** The table of a position. Throws when a move of it is no longer legal. */
export function tableOf(game: Game, { moves = '', ...setup }: Position): Table {
  const table = game.setup(setup)
  for (const word of moves.split(' ').filter(Boolean)) {
    const seat = firstOf(acting(table))
    const move = game.parse(word)
    if (!movesOf(game, table, seat).includes(move)) throw new Error(`${word} can't be played in this position`)
    game.play(table, seat, move)
  }
  return table
}

/** What the question of a seat lights first: of each move what it is about, or its verb. */
export const litBy = (game: Game, table: Table, seat: number): Target[] => [
  ...new Set(
    movesOf(game, table, seat).map(move => {
      const [verb, first = verb!] = targetsOf(game, game.format(move))
      return first
    }),
  ),
]
