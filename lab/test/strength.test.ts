/** How many simulated matches a level has. */
import { LEVELS, strengthOf } from '@loggia/bots'
import { expect, test } from 'vitest'
import { SUBJECTS } from '../games.ts'

const levels = (effort: number): object[] => [
  { beginner: true },
  { sharp: 0.4 },
  ...[600, 2_400, 6_000].map(n => ({ budget: n * effort })),
]

test('in each game: a change to one of these needs new figures of that game in lab/measured.md', async () => {
  const budgets: Record<string, object[]> = {}
  for (const [id, { know }] of Object.entries(SUBJECTS)) budgets[id] = LEVELS.map(level => strengthOf(level, know))
  expect(budgets).toEqual({
    ostia: levels(1),
    'terra-mystica': levels(0.5),
    'princes-of-florence': levels(1),
    tiletum: levels(1),
    tapestry: levels(2.5),
  })
})
