/** The statement that writes a row is kept ready by its name, so a name may be of one text alone. */
import { expect, test } from 'vitest'
import { shapes } from './row-shapes.ts'

test('a name has one text, for any asked seat, with clocks or without, notified or not', () => {
  const texts = new Map<string, Set<string>>()
  for (const { name, text } of shapes(1)) texts.set(name!, (texts.get(name!) ?? new Set()).add(text))
  expect([...texts].filter(([, all]) => all.size > 1)).toEqual([])
  // Newly asked seats have a statement for each set; questions that still stand one for each number of seats.
  expect(texts.size).toBe((2 + 4 + 8 + 16 + 32 + 5) * 4)
})
