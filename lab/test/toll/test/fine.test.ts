import { expect, test } from 'vitest'
import { fine } from '../rules/toll.ts'

test('no days cost nothing', () => {
  expect(fine(0)).toBe(0)
})
