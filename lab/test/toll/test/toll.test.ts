import { expect, test } from 'vitest'
import { toll } from '../rules/toll.ts'

test('a load costs one', () => {
  expect(toll(2)).toBe(2)
})
