/**
 * The guard: matches recorded once, takebacks included, replay to the same end. When one of these fails, a running match would break:
 * raise `version` in rules/index.ts and record them again, with their box, or undo the change.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { OMNISCIENT, Match, type MatchRecord, OK, verify } from '@loggia/core'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boxOf, type Data, princesOf } from '../index.ts'

/** The box that they were begun with: a figure of the data may be corrected at any time. */
const box = JSON.parse(gunzipSync(readFileSync(new URL('recorded-box.json.gz', import.meta.url))).toString()) as Data
const princes = princesOf(boxOf(box))
const folder = new URL('recorded/', import.meta.url)
const recorded = readdirSync(folder).map(
  file =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { name: string; scores: number[]; record: MatchRecord },
)

test.each(recorded)('the match $name ends as it did', ({ scores, record }) => {
  expect(verify(princes, record)).toBe(OK)
  const match = new Match(princes, record)
  expect(match.over).toBe(true)
  expect(princes.scores(match.table).map(s => s.total)).toEqual(scores)
})

test('every number of players and every expansion is among them, and what happens in them', () => {
  expect(new Set(recorded.map(r => r.record.seats))).toEqual(new Set([1, 2, 3, 4, 5]))
  for (const option of princes.options)
    for (const value of option.values)
      if (!/^\d{3,}$/.test(value)) {
        // but the finer difficulties (PF-19.20)
        expect(
          recorded.some(r => (r.record.options[option.id] ?? option.values[0]) === value),
          `${option.id} ${value}`,
        ).toBe(true)
      }
  const moves = new Set(recorded.flatMap(r => r.record.rows.map(([, word]) => word.split(':')[0])))
  expect([...moves]).toEqual(
    expect.arrayContaining([
      'takeback',
      'return',
      'open',
      'bid',
      'pass',
      'forgo',
      'buy',
      'kind',
      'place',
      'keep',
      'under',
      'work',
      'add',
      'complete',
      'build',
      'introduce',
      'profession',
      'bonus',
      'recruit',
      'sell',
      'done',
      'claim',
      'princess',
      'merchant',
      'professor',
      'join',
      'span',
      'offer',
      'back',
      'accept',
      'refuse',
      'counter',
      'elsewhere',
      'instead',
    ]),
  )
  expect(recorded.every(r => r.record.rows.some(([, word]) => word === 'takeback'))).toBe(true)
})

test('nobody who may not know it finds a hidden card in the log of a recorded match', () => {
  for (const { record } of recorded) {
    const match = new Match(princes, record)
    const own = (seat: number) =>
      match
        .log(seat)
        .flatMap(e => e.heard.map(h => h.word))
        .filter(w => /^(dealt|looked):/.test(w))
    for (let seat = 0; seat < record.seats; seat++)
      for (const word of own(seat)) expect(word.includes('?')).toBe(!word.includes(`:${seat},`))
    expect(
      match
        .log(OMNISCIENT)
        .flatMap(e => e.heard.map(h => h.word))
        .some(w => w.startsWith('dealt:') && !w.includes('?')),
    ).toBe(true)
  }
})

test('a record that was tampered with is found', () => {
  const { record } = recorded[0]!
  const rows = record.rows.slice()
  rows.splice(4, 1)
  expect(verify(princes, { ...record, rows })).not.toBe(OK)
  expect(verify(princes, { ...record, rules: 'princes-of-florence@0' })).not.toBe(OK)
})
