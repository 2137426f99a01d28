/** The statement that writes a row is kept ready by its name, so a name may be of one text alone. */
import { expect, test } from 'vitest'
import type { Progress } from '../match/written.ts'
import { rowsToAdd } from '../match/queries/row-statement.ts'
import { subscribers } from '../hall/subscribers.ts'

/** How 1 to 5 seats may be asked: each not, still, or newly. */
const ways = (seats: number): number[][] =>
  seats ? ways(seats - 1).flatMap(others => [0, 1, 2].map(how => [how, ...others])) : [[]]

test('a name has one text, for any asked seat, with clocks or without, notified or not', () => {
  const texts = new Map<string, Set<string>>()
  for (const asked of [1, 2, 3, 4, 5].flatMap(ways))
    for (const timed of [undefined, { at: new Date(0), clocks: [], deadline: null, marks: [] }])
      for (const to of [[], [{ seat: 0, person: 'ann' }]]) {
        const progress: Progress = { asked, steps: [], standings: [], tells: { to, damper: 0 } }
        const row = { kind: 'move', seat: 0, word: 'pass' } as const
        const { name, text } = rowsToAdd(
          'id',
          { seq: 0, changed: 0 },
          [{ row, actor: 'ann' }],
          progress,
          subscribers,
          timed,
        )
        texts.set(name!, (texts.get(name!) ?? new Set()).add(text))
      }
  expect([...texts].filter(([, all]) => all.size > 1)).toEqual([])
  // Newly asked seats have a statement for each set; questions that still stand one for each number of seats.
  expect(texts.size).toBe((2 + 4 + 8 + 16 + 32 + 5) * 4)
})
