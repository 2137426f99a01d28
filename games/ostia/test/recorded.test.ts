/**
 * The guard: matches recorded once, takebacks included, replay to the same end. When one of these fails, a running match would break:
 * raise `version` in rules/index.ts and record them again, with their box, or undo the change.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { OMNISCIENT, Match, type MatchRecord, OK, verify } from '@loggia/core'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boxOf, type Data, ostiaOf } from '../index.ts'

/** The box that they were begun with: a figure of the data may be corrected at any time. */
const box = JSON.parse(gunzipSync(readFileSync(new URL('recorded-box.json.gz', import.meta.url))).toString()) as Data
const ostia = ostiaOf(boxOf(box))
const folder = new URL('recorded/', import.meta.url)
const recorded = readdirSync(folder).map(
  file =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      trigger: string
      scores: number[]
      record: MatchRecord
    },
)

test.each(recorded)('a match ended by $trigger', ({ trigger, scores, record }) => {
  expect(verify(ostia, record)).toBe(OK)
  const match = new Match(ostia, record)
  expect(match.over).toBe(true)
  expect(ostia.scores(match.table).map(s => s.total)).toEqual(scores)
  const heard = match
    .log(OMNISCIENT)
    .flatMap(e => e.heard.map(h => h.word))
    .filter(w => w.startsWith('trigger:'))
  expect(heard.map(w => w.split(',')[1])).toEqual([trigger])
})

test('every seat count and every way to end is among them', () => {
  expect(recorded.map(r => r.trigger).sort()).toEqual([
    'amphora-supply-empty',
    'building-track-empty',
    'reward-12',
    'round-cap',
    'ship-track-empty',
    'three-arrivals',
  ])
  expect([...new Set(recorded.map(r => r.record.seats))].sort()).toEqual([2, 3, 4])
  expect(recorded.filter(r => r.record.rows.some(([, word]) => word === 'takeback')).length).toBeGreaterThanOrEqual(5)
})

test('a record that was tampered with is found', () => {
  const { record } = recorded[0]!
  const rows = record.rows.slice()
  rows.splice(4, 1)
  expect(verify(ostia, { ...record, rows })).not.toBe(OK)
  expect(verify(ostia, { ...record, rules: 'ostia@0' })).not.toBe(OK)
})
