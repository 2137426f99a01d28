/** How many simulated matches a level has. */
import { expect, test } from 'vitest'
import { BY_SCORE, chooseMove, LEVELS, searches, STRENGTH, strengthOf } from '../index.ts'
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
      level: 'club',
      seed: 'x',
      know: { ...BY_SCORE, ...(effort && { effort }) },
      ...(budget && { budget }),
    })
    return n
  }
  // A search ends when its first move can't be overtaken any more: at the earliest after half of it.
  for (const [effort, budget] of [
    [undefined, 600],
    [2.5, 1_500],
    [0.5, 300],
  ] as const) {
    const n = thoughts(effort)
    expect(n, `${effort}`).toBeGreaterThan(budget / 2)
    expect(n, `${effort}`).toBeLessThan(budget + 5)
  }
  expect(thoughts(2.5, 60)).toBeLessThanOrEqual(62)
})

test('the lowest two levels do not search, and no game gives them more or less', () => {
  expect(LEVELS.map(searches)).toEqual([false, false, true, true, true])
  for (const level of ['first-match', 'novice'] as const)
    expect(strengthOf(level, { ...BY_SCORE, effort: 3 })).toEqual(STRENGTH[level])
})
