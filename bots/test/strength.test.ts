/** How many simulated matches a level has. */
import type { Levels } from '@loggia/core'
import { expect, test } from 'vitest'
import { BY_SCORE, chooseMove, LEVELS, searches, STRENGTH, strengthOf } from '../index.ts'
import { guessing, honest, RED } from './guess.ts'

const rungs = (club: number): Levels => ({ ...STRENGTH, club: { budget: club } })

test('a level thinks as much as the game says; a budget of its own stays as it is', () => {
  const game = guessing(RED, honest)
  const view = game.recall(game.setup({ seats: 2, seed: 'x' }), 0)
  const thoughts = (levels: Levels | undefined, budget?: number): number => {
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
      know: { ...BY_SCORE, ...(levels && { levels }) },
      ...(budget && { budget }),
    })
    return n
  }
  // A search ends when its first move can't be overtaken any more: at the earliest after half of it.
  for (const [levels, budget] of [
    [undefined, 600],
    [rungs(1_500), 1_500],
    [rungs(300), 300],
  ] as const) {
    const n = thoughts(levels)
    expect(n, `${budget}`).toBeGreaterThan(budget / 2)
    expect(n, `${budget}`).toBeLessThan(budget + 5)
  }
  expect(thoughts(rungs(1_500), 60)).toBeLessThanOrEqual(62)
})

test('the lowest three levels do not search', () => {
  expect(LEVELS.map(searches)).toEqual([false, false, false, true, true, true])
  for (const level of LEVELS) expect('budget' in strengthOf(level, BY_SCORE), level).toBe(searches(level))
})
