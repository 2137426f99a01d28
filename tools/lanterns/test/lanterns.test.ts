/** The rulebook of Lanterns as tests: every law of the house, every word, every rule. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acting, OK } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { conform, summary, wordFaults } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { lanterns, shipped } from '../rules/index.ts'
import { conformance, scenes } from '../scenes.ts'
import { schema } from '../schema.ts'
import { words } from '../words/index.ts'

const board = join(import.meta.dirname, '../board')

test('every law holds', () => {
  const report = conform(lanterns, { ...conformance, matches: 60, seed: 'lanterns' })
  expect(report.failure, summary(report)).toBeNull()
})
test('everything can be said', () => {
  const sources = globSync('*.{ts,svelte}', { cwd: board }).map(file => readFileSync(join(board, file), 'utf8'))
  expect(
    wordFaults(lanterns, { words, particle, plain: ['light'], board: sources, things: { source: ['light'] } }),
  ).toEqual([])
})
test('every scene is a table at a decision', () => {
  for (const scene of scenes) expect(acting(scene.table(lanterns)), scene.name).not.toBe(0)
})
test('the shipped box is one', () => {
  expect(schema.safeParse(shipped).success).toBe(true)
  const lights = shipped.components.lights.concat({ id: 'again', shines: 1 })
  expect(schema.safeParse({ components: { ...shipped.components, lights } }).success).toBe(false)
})
test('LAN-2.3 nobody carries more than five lights', () => {
  const t = lanterns.setup({ seats: 2, seed: 'five' })
  const seat = t.todo.at(-1)!.seat!
  expect(lanterns.why(t, seat, lanterns.parse('take'))).toBe(OK)
  t.taken[seat] = [1, 2, 3, 4, 5]
  expect(lanterns.reason(lanterns.why(t, seat, lanterns.parse('take')))).toMatchObject({ rule: 'LAN-2.3' })
})
