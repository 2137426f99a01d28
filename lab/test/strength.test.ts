/** How many simulated matches a level has. */
import { LEVELS, strengthOf } from '@loggia/bots'
import { expect, test } from 'vitest'
import { SUBJECTS } from '../games.ts'

test('in each game: a change to one of these needs new figures of that game in lab/measured.md', async () => {
  const budgets: Record<string, number[]> = {}
  for (const [id, { know }] of Object.entries(SUBJECTS))
    budgets[id] = LEVELS.map(level => strengthOf(level, know).budget)
  expect(budgets).toEqual({
    ostia: [60, 600, 6_000],
    'terra-mystica': [60, 600, 6_000],
    'princes-of-florence': [60, 600, 6_000],
    tiletum: [60, 600, 6_000],
    tapestry: [150, 1_500, 15_000],
  })
})
