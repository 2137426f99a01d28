/**
 * The guard: matches recorded once, takebacks included, replay to the same end. When one of these fails, a running match would break:
 * raise `version` in rules/index.ts and record them again, with their box, or undo the change.
 */
import { codec, Match, type MatchRecord, OK, splitWord, verify } from '@loggia/core'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boxOf, type Data, tiletumOf, V } from '../index.ts'

/** The box that they were begun with: a figure of the data may be corrected at any time. */
const box = JSON.parse(gunzipSync(readFileSync(new URL('recorded-box.json.gz', import.meta.url))).toString()) as Data
const tiletum = tiletumOf(boxOf(box))
const folder = new URL('recorded/', import.meta.url)
const recorded = readdirSync(folder).map(file => ({
  name: file.replace('.json', ''),
  ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { scores: number[]; record: MatchRecord }),
}))

test.each(recorded)('a recorded match: $name', ({ scores, record }) => {
  expect(verify(tiletum, record)).toBe(OK)
  const match = new Match(tiletum, record)
  expect(match.over).toBe(true)
  expect(tiletum.scores(match.table).map(s => s.total)).toEqual(scores)
})

test('every seat count, both set-ups, every verb and takebacks are among them', () => {
  expect(recorded.map(r => `${r.record.seats} ${r.record.options['actions']}`)).toEqual(
    [2, 3, 4].flatMap(seats => [`${seats} first-game`, `${seats} shuffled`]),
  )
  const verbs = new Set(recorded.flatMap(r => r.record.rows.map(([, word]) => splitWord(word).verb)))
  expect([...verbs].sort()).toEqual(['takeback', ...codec(V).verbs].sort())
})

test('a record that was tampered with is found', () => {
  const { record } = recorded[0]!
  const rows = record.rows.slice()
  rows.splice(4, 1)
  expect(verify(tiletum, { ...record, rows })).not.toBe(OK)
  expect(verify(tiletum, { ...record, rules: 'tiletum@0' })).not.toBe(OK)
})
