/** Deadlines of a simulated year, small: 10,000 matches of it are `lab clocks`, nightly. */
import { expect, test } from 'vitest'
import { clocks } from '../clocks.ts'

test('a year of correspondence in many time zones, with vacations, moves, pauses and outages: PostgreSQL comes to the same deadlines', async () => {
  const found = await clocks({ seed: 'year', matches: 24 })
  expect(found).toMatchObject({ matches: 24, wrong: 0, held: true })
  expect(found['deadlines']).toBeGreaterThan(300)
})
