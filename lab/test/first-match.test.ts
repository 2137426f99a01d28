/** The bots of a first match and of beginners in every game: weak, but they never throw a turn away. */
import { afterwards, chooseMove, type Level, skilled } from '@loggia/bots'
import { acting, firstOf, movesOf, seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { SUBJECTS, type Subject } from '../games.ts'

/** By the evaluation no legal move is better than the chosen one by more than this part of a usual score. */
const WASTE = 0.15

/** The move of a match that wastes most, of every sixth. */
function worst({ game, know }: Subject, level: Level, seed: string): { lost: number; word: string } {
  const by = skilled(know, game).know
  const t = game.setup({ seats: 2, seed })
  const found = { lost: 0, word: '' }
  for (let n = 0; !game.over(t); n++) {
    const seat = firstOf(acting(t))
    const view = game.recall(t, seat)
    const how = { bot: 'search', level, seed: `${seed} ${n}`, know, steady: true } as const
    const move = chooseMove(game, view, seat, how)
    if (n % 6 === 0) {
      // Another table that the view may be: what the bot supposed of hidden things is not what is supposed here.
      const may = game.determinize(view, seat, seeded(`may be ${n}`))
      const worth = movesOf(game, may, seat).map(m => afterwards(game, may, seat, m, by))
      const lost = Math.max(...worth) - afterwards(game, may, seat, move, by)
      if (lost > found.lost) Object.assign(found, { lost, word: game.format(move) })
    }
    game.play(t, seat, move)
  }
  return found
}

const LEVELS = ['first-match', 'beginner'] as const
const CASES = Object.entries(SUBJECTS).flatMap(([id, subject]) => LEVELS.map(level => [id, level, subject] as const))
test.each(CASES)('%s: no move of %s wastes more than a seventh of a usual score', (_id, level, subject) => {
  const { lost, word } = worst(subject, level, 'no waste 0')
  expect(lost / subject.know.usual!, word).toBeLessThanOrEqual(WASTE)
})
