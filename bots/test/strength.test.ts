/** How many simulated matches a level has. */
import { expect, test } from 'vitest'
import { BY_SCORE, chooseMove } from '../index.ts'
import { guessing, honest, RED } from './guess.ts'

test('a level thinks as much as the game says; a budget of its own stays as it is', () => {
  const game = guessing(RED, honest)
  const view = game.recall(game.setup({ seats: 2, seed: 'x' }), 0)
  const thoughts = (effort: number | undefined, budget?: number): number => {
    let n = 0
    const counted = {
      ...game,
      determinize(...args: Parameters<typeof game.determinize>) {
        n++
        return game.determinize(...args)
      },
    }
    chooseMove(counted, view, 0, {
      bot: 'search',
      level: 'novice',
      seed: 'x',
      know: { ...BY_SCORE, ...(effort && { effort }) },
      ...(budget && { budget }),
    })
    return n
  }
  const besides = thoughts(undefined) - 60
  expect(besides).toBeLessThan(5)
  expect(thoughts(2.5) - besides).toBe(150)
  expect(thoughts(0.5) - besides).toBe(30)
  expect(thoughts(2.5, 60), 'loose, a level is; a budget is not, and may end before').toBeLessThanOrEqual(62)
})
