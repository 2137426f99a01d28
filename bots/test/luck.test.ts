/** The luck ledger's own arithmetic, at a game with one secret: a card lies face down, and naming its colour is a point. */
import type { Game, Knowledge, MatchRecord, RecordedRow } from '@loggia/core'
import { expect, test } from 'vitest'
import { BY_SCORE } from '../index.ts'
import { ahead, baseOf, hashOf, type Ledger, luckOf, worth } from '../luck/index.ts'
import { BLUE, type Guess, guessing, honest, RED } from './guess.ts'

const quiet: Game = guessing(RED, honest)
const game: Game = {
  ...quiet,
  play(t, seat, move) {
    quiet.play(t, seat, move)
    t.revealCount++
  },
}
function ledger(
  row: RecordedRow,
  seat: number,
  { know = BY_SCORE, of = game, start = false, seed = 'luck' } = {},
): Ledger {
  const begun: MatchRecord = { rules: game.rules, seats: 2, options: {}, seed, rows: [row] }
  const rows = luckOf(of, know, { ...begun, ...(start && { start: game.setup(begun) }) }, seat)
  let next = rows.next()
  while (!next.done) next = rows.next()
  return next.value
}

test('a guess is worth half a point, and the other half is luck', () => {
  const { points, base, own, others, luck, deal } = ledger([0, 'name:red'], 0)
  expect({ points, base, others, deal }).toEqual({ points: 1, base: 0, others: { points: 0, error: 0 }, deal: 0 })
  expect(own.points + luck.points).toBe(1)
  expect(own.points * 32).toBe(Math.round(own.points * 32))
  expect(Math.abs(own.points - 0.5)).toBeLessThan(3 * own.error)
  expect(own.error).toBeCloseTo(Math.sqrt(0.25 / 32), 2)
  expect(luck.error).toBe(own.error)
  // Who names the wrong colour decided as well, and had less luck.
  const wrong = ledger([0, 'name:blue'], 0)
  expect(wrong.points).toBe(0)
  expect(wrong.own.points).toBe(1 - own.points)
  expect(wrong.luck.points).toBe(-wrong.own.points)
})

test('the error of a mean is another one in each match: over many the luck is nothing', () => {
  const means = Array.from({ length: 200 }, (_, k) => ledger([0, 'name:red'], 0, { seed: `match ${k}` }).own.points)
  const mean = means.reduce((a, b) => a + b) / means.length
  // One mean of 32 is off by 0.09.
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.02)
})

test('what is certain is no luck, and what nobody decided is nothing else', () => {
  expect(ledger([0, 'prize:none'], 0)).toMatchObject({ own: { points: 0, error: 0 }, luck: { points: 0, error: 0 } })
  // Where nothing was revealed, all that changed was decided.
  expect(ledger([0, 'name:red'], 0, { of: quiet })).toMatchObject({ own: { points: 1 }, luck: { points: 0 } })
  expect(ledger([0, 'name:red', { by: 'clock' }], 0)).toMatchObject({ own: { points: 0 }, luck: { points: 1 } })
})

/** A position is worth to each seat what the other has not. */
const rival: Knowledge = { ...BY_SCORE, evaluate: (g, t, seat) => 3 - g.scores(t)[1 - seat]!.total }

test('what others decide is theirs; at the end V is the score', () => {
  const { base, own, others, points, rows } = ledger([0, 'prize:none'], 1, { know: rival })
  expect({ base, points }).toEqual({ base: 3, points: 0 })
  expect(own).toEqual({ points: 0, error: 0 })
  expect(others.points).toBe(-3)
  expect(rows).toEqual([{ seq: 1, seat: 0, decision: -3, luck: 0, error: 0 }])
})

test('V is what the seat may know: not even an evaluation that peeks sees the card', () => {
  const peeks: Knowledge = { ...BY_SCORE, evaluate: (_game, t) => (t as Guess).card * 10 }
  const [red, blue] = [RED, BLUE].map(card => guessing(card, honest).setup({ seats: 2, seed: 'luck' }))
  for (const seat of [0, 1]) expect(worth(game, peeks, red!, seat, 0)).toBe(worth(game, peeks, blue!, seat, 0))
})

test('V starts from the mean score, and less is to come after each decision, from knot to knot', () => {
  const know: Knowledge = { ...rival, ahead: [{ seats: 2, start: 10, own: [0, 1, 2, 3, 4, 8], others: [0, 4] }] }
  expect([0, 1, 4, 5, 6, 99].map(own => ahead(know, 2, own, 0))).toEqual([10, 9, 6, 4, 2, 2])
  expect([0, 1, 7].map(others => ahead(know, 2, 0, others))).toEqual([10, 6, 6])
  expect(ahead(know, 5, 2, 2)).toBe(0)
  expect(ahead(BY_SCORE, 2, 1, 1)).toBe(0)
  expect(baseOf(game, know, 2, {})).toBe(32 * 13)
  expect(ledger([0, 'prize:none'], 1, { know }).base).toBe(13)
  expect(ledger([0, 'prize:none'], 1, { know, start: true }).base).toBe(3)
})

test('another evaluation, other data or another box have another hash', () => {
  const data: Knowledge = { ...BY_SCORE, ahead: [{ seats: 2, start: 0, own: [0], others: [0] }] }
  const hashes = [
    hashOf(game, BY_SCORE),
    hashOf(game, rival),
    hashOf(game, data),
    hashOf({ ...game, box: { figure: 1 } }, BY_SCORE),
  ]
  expect(new Set(hashes).size).toBe(4)
  expect(hashOf(game, { ...BY_SCORE })).toBe(hashes[0])
})
