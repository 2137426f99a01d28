import { expect, it } from 'vitest'
import { PLAYABLE } from '../src/lib/games.ts'
import { budgetOf, sizes } from '../tools/sizes.ts'

it('keeps the scripts of the lobby and of a table within their budgets', () => {
  const { lobby, tables } = sizes()
  expect(lobby).toBeLessThanOrEqual(budgetOf('lobby'))
  expect(Object.keys(tables).sort()).toEqual([...PLAYABLE].sort())
  for (const [game, size] of Object.entries(tables)) {
    expect(size, game).toBeLessThanOrEqual(budgetOf(game))
    // A table that weighs no more than the lobby has lost its game on the way.
    expect(size, game).toBeGreaterThan(lobby)
  }
})
