/** The learned policy: integers that every machine agrees on, weights as text, and what becomes of those of another box. */
import { acting, firstOf, type Game, type Knowledge, movesOf, type Table } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'
import { knowledge } from '@loggia/games/ostia/bot'
import { expect, test } from 'vitest'
import { fingerprint, FULL, logOf, ONE, packed, SLOTS, skilled, stale, unpacked, weightOf } from '../learned/index.ts'
import { thinker } from '../worker.ts'

const game: Game = ostia
const know: Knowledge = knowledge
const table = game.setup({ seats: 2, seed: 'learned' })
const seat = firstOf(acting(table))
const weighed = (by: Knowledge, of: Game, t: Table = table): number[] => {
  const out: number[] = []
  by.weigh(of, t, seat, movesOf(of, t, seat), out)
  return out
}

test('logarithms and their weights are those of arithmetic, to a thousandth', () => {
  for (const x of [1e-9, 0.02, 0.5, 1, 1.5, 7, 12_345]) expect(logOf(x) / ONE).toBeCloseTo(Math.log(x), 2.7)
  for (const behind of [0, 1, 500, 5_000]) expect(weightOf(behind) / FULL).toBeCloseTo(Math.exp(-behind / ONE), 6)
  expect(weightOf(-3)).toBe(FULL)
  expect(weightOf(20 * ONE)).toBe(0)
})

test('no entry of the tables is so near to a half that the last bit of a library could turn it', () => {
  const near = (x: number): number => Math.abs(x - Math.floor(x) - 0.5)
  for (let k = 0; k < 9 * ONE; k++) expect(near(FULL * Math.exp(-k / ONE)), `weight ${k}`).toBeGreaterThan(1e-7)
  for (let k = 0; k < ONE; k++)
    expect(near(ONE * Math.log(1 + (k + 0.5) / ONE)), `logarithm ${k}`).toBeGreaterThan(1e-7)
})

test('weights as text: in sixteenths, small ones dropped, large ones cut; what is no such text is refused', () => {
  const weights = new Float32Array(SLOTS)
  weights.set([0.01, 0.5, -1, 9, -9, 0.06], 40)
  const back = unpacked(packed(weights))
  expect([...back.subarray(40, 46)].map(x => x / ONE)).toEqual([0, 0.5, -1, 31 / 16, -31 / 16, 1 / 16])
  expect(back.filter(x => x !== 0)).toHaveLength(5)
  expect(() => unpacked('AAAA')).toThrow('4 weights instead of 65536')
  expect(() => unpacked('é')).toThrow('not a weight')
})

test('a box has one fingerprint, whatever order its keys stand in, and another one with another figure', () => {
  expect(fingerprint({ a: 1, b: [2, 3] })).toBe(fingerprint({ b: [2, 3], a: 1 }))
  expect(fingerprint({ a: 1, b: [2, 3] })).not.toBe(fingerprint({ a: 1, b: [3, 2] }))
  expect(fingerprint({ at: Int8Array.of(1, 2) })).toBe(fingerprint({ at: [1, 2] }))
})

test('learned weights change what is weighed; those of another box or version are refused, the hand policy plays, and that is said once', () => {
  const hand = weighed(know, game)
  const learned = skilled(know, game)
  expect(learned.stale).toBeUndefined()
  const odds = (w: readonly number[]) => w.map(x => x / w.reduce((a, b) => a + b, 0))
  expect(odds(weighed(learned.know, game))).not.toEqual(odds(hand))
  const other: Game = { ...game, box: { ...(game.box as object), figure: 1 } }
  expect(weighed(skilled(know, other).know, other)).toEqual(hand)
  expect(stale({ ...know.learned!, parts: 0 }, game)).toContain('version 0')

  const said: string[] = []
  const think = thinker(
    () => ({ game: other, know }),
    text => said.push(text),
  )
  for (const seed of ['one', 'two']) think({ game: 'ostia', view: game.recall(table, seat), seat, bot: 'policy', seed })
  expect(said).toEqual([
    expect.stringMatching(/^ostia: bots play by hand, since their weights were learned with the box/),
  ])
})
