/** R3: which table comes next: the order of the hall, what was skipped last, and never the one that is open. */
import { expect, test } from 'vitest'
import { following } from '../src/lib/table/following.ts'

const waiting = ['a', 'b', 'c', 'd'].map(id => ({ id }))

test('the first that waits, and not this one', () => {
  expect(following(waiting, 'x', [])).toBe('a')
  expect(following(waiting, 'a', [])).toBe('b')
  expect(following([{ id: 'a' }], 'a', [])).toBeUndefined()
  expect(following([], 'a', [])).toBeUndefined()
})

test('what was skipped comes after all others, and the order stays', () => {
  const seen: string[] = []
  let here = 'a'
  for (let k = 0; k < 4; k++) {
    seen.push(here)
    here = following(waiting, here, seen)!
  }
  expect(seen).toEqual(['a', 'b', 'c', 'd'])
  expect(here).toBe('a')
})
