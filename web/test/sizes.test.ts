import { expect, it } from 'vitest'
import { BUDGET, sizes } from '../tools/sizes.ts'

it('keeps the scripts of the lobby and of a table within their budgets', () => {
  const found = sizes()
  expect(found.lobby).toBeLessThanOrEqual(BUDGET.lobby)
  expect(found.table).toBeLessThanOrEqual(BUDGET.table)
  // A table that weighs no more than the lobby has lost its game on the way.
  expect(found.table).toBeGreaterThan(found.lobby)
})
