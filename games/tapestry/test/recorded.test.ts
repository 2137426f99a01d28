/**
 * The guard: matches recorded once, takebacks included, replay to the same end. When one of these fails, a running match would break:
 * raise `version` in rules/index.ts and record them anew, or undo the change.
 */
import { codec, Match, type MatchRecord, OK, splitWord, verify } from '@loggia/core'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tapestry, V } from '../index.ts'

const folder = new URL('recorded/', import.meta.url)
const recorded = readdirSync(folder).map(file => ({
  name: file.replace('.json', ''),
  ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { scores: number[]; record: MatchRecord }),
}))

test.each(recorded)('a recorded match: $name', ({ scores, record }) => {
  expect(verify(tapestry, record)).toBe(OK)
  const match = new Match(tapestry, record)
  expect(match.over).toBe(true)
  expect(tapestry.scores(match.table).map(s => s.total)).toEqual(scores)
})

/** Too rare for matches by bots: scenes and the tests of their rules have them. */
const NOT_MET = ['regress', 'explore-space', 'settle', 'token', 'buy', 'stand', 'exploit', 'act', 'jump']

test('every seat count, both kinds of an option, every other verb and takebacks are among them', () => {
  expect(recorded.map(r => [r.record.seats, Object.values(r.record.options)])).toEqual([
    [1, ['6', 'kept']],
    [1, []],
    [2, []],
    [3, ['2021']],
    [4, []],
    [5, ['2021']],
  ])
  const verbs = new Set(recorded.flatMap(r => r.record.rows.map(([, word]) => splitWord(word).verb)))
  expect([...verbs, ...NOT_MET].sort()).toEqual(['takeback', ...codec(V).verbs].sort())
})

test('a record that was tampered with is found', () => {
  const { record } = recorded[0]!
  const rows = record.rows.slice()
  rows.splice(4, 1)
  expect(verify(tapestry, { ...record, rows })).not.toBe(OK)
  expect(verify(tapestry, { ...record, rules: 'tapestry@0' })).not.toBe(OK)
})
