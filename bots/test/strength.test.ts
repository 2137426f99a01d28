/** How many simulated matches a level has. */
import { manifests } from '@loggia/games'
import { expect, test } from 'vitest'
import { BY_SCORE, chooseMove, LEVELS, strengthOf } from '../index.ts'
import { guessing, honest, RED } from './guess.ts'

test('in each game: who changes one of these owes that game new figures in the README of the lab', async () => {
  const budgets: Record<string, number[]> = {}
  for (const { id, bot } of await manifests()) {
    const know = await bot()
    budgets[id] = LEVELS.map(level => strengthOf(level, know).budget)
  }
  expect(budgets).toEqual({
    ostia: [60, 600, 6_000],
    'terra-mystica': [60, 600, 6_000],
    'princes-of-florence': [60, 600, 6_000],
    tiletum: [60, 600, 6_000],
    tapestry: [150, 1_500, 15_000],
  })
})

test('a level thinks so many times as long as the game says; a budget of its own is what it is', () => {
  const game = guessing(RED, honest),
    view = game.recall(game.setup({ seats: 2, seed: 'x' }), 0)
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
