/**
 * The guard: matches recorded once, takebacks included, replay to the same end. When one of these fails, a running match would break:
 * raise `version` in rules/index.ts and record them again, with their box, or undo the change.
 */
import { codec, Match, type MatchRecord, OK, splitWord, verify } from '@loggia/core'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boxOf, type Data, shipped, tapestryOf, V } from '../index.ts'

/** The box that they were begun with: a figure of the data may be corrected at any time. */
const box = JSON.parse(gunzipSync(readFileSync(new URL('recorded-box.json.gz', import.meta.url))).toString()) as Data
const tapestry = tapestryOf(boxOf(box))
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

test('a box of an earlier release has the figures that the rules had then', () => {
  const then = boxOf(box)
  const figures = ({ civilizations, civ, topples, outposts, effects }: typeof then) => {
    const climb = effects.find(e => e.op === 'dark-ages')
    return [climb && 'most' in climb && climb.most, civilizations[civ.architects]!.swaps, topples, outposts]
  }
  expect(box.civilizations.civilizations.some(c => 'swaps' in c)).toBe(false)
  expect(figures(then)).toEqual([3, 3, 2, 10])
  const moved = structuredClone(shipped)
  Object.assign(moved.civilizations.civilizations.find(c => c.id === 'architects')!, { swaps: 2 })
  moved.components.counts.outpostsPerPlayer = 9
  expect(figures(boxOf(moved))).toEqual([3, 2, 2, 9])
})
