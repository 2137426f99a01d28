/** The judge's own arithmetic, at a game with one secret: a card lies face down, and naming its colour is a point. */
import { type Game, Match, type MatchRecord, pick, type Table } from '@loggia/core'
import { expect, test } from 'vitest'
import { BY_SCORE, type Knowledge } from '../index.ts'
import { holds } from '../judge/chance.ts'
import { chanceOf, supposed } from '../judge/imagine.ts'
import { dearest, decisionsOf, type Judgement, Judging, judged, moments, overlooked } from '../judge/index.ts'
import { replayed } from '../replay.ts'
import { BLUE, guessing, honest, RED } from './guess.ts'

const game: Game = guessing(RED, honest)
const record = (word: string): MatchRecord => ({
  rules: game.rules,
  seats: 2,
  options: {},
  seed: 'judge',
  rows: [[0, word]],
})
function judge(word: string, seed: string, pairs: number, of = game): Judgement {
  const [decision] = decisionsOf(of, BY_SCORE, record(word))
  const judging = new Judging(of, BY_SCORE, decision!, seed)
  while (judging.pairs < pairs) judging.step()
  return judging.judgement
}

test('a move is worth what its seat could hope for, not what lay under the card', () => {
  const { played, best, points, chance, unclear } = judge('prize:none', '1', 200)
  expect(played).toMatchObject({ word: 'prize:none', points: { mean: 0, error: 0 }, sources: { total: 0 } })
  expect(best.word).toMatch(/^name:/)
  expect(Math.abs(best.points.mean - 0.5)).toBeLessThan(3 * best.points.error)
  expect(best.points.error).toBeCloseTo(Math.sqrt(0.25 / 199), 3)
  expect(best.sources['total']).toBe(best.points.mean)
  // Equal points share the victory: half of it for no prize, all of it for the colour.
  expect(Math.abs(chance.mean - 0.25)).toBeLessThan(3 * chance.error)
  expect(Math.abs(points.mean - 0.5)).toBeLessThan(3 * points.error)
  expect(unclear).toBe(false)
})

test('a lead holds the surer the larger it is, and the fewer decisions are to come', () => {
  const chance = (points: number, ahead: number) => holds({ points, ahead }, 2)
  expect(chance(0, 9)).toBe(0.5)
  expect(chance(8, 9) + chance(-8, 9)).toBeCloseTo(1, 12)
  // Student's t with four degrees of freedom: a twentieth is above 2.132.
  expect(chance(2.132 * 6, 9)).toBeCloseTo(0.95, 4)
  expect(chance(8, 4)).toBeGreaterThan(chance(8, 9))
  const ending = { lead: { points: 8, ahead: 9 }, won: 1 }
  expect(chanceOf(ending)).toBe(1)
  expect(chanceOf(ending, 2)).toBe(chance(8, 9))
  expect(chanceOf({ ...ending, lead: { points: 8, ahead: 0 } }, 2)).toBe(1)
  expect(chanceOf({ lead: undefined, won: 1 }, 2)).toBe(1)
})

test('the best of equal moves only looks better: half of the pairs choose it, the other half measures', () => {
  const losses = Array.from({ length: 200 }, (_, seed) => judge('name:red', `${seed}`, 20).points.mean)
  const mean = losses.reduce((a, b) => a + b) / losses.length
  expect(Math.abs(mean)).toBeLessThan(0.04)
})

test('errors are honest: of two judgements of one decision, two thirds are closer than their error', () => {
  // Red is what most see coming: where the best is not sure, errors are a little larger than they say.
  const likely: Game = guessing(RED, rng => (pick(rng, 3) ? RED : BLUE))
  let near = 0
  for (let k = 0; k < 100; k++) {
    const [a, b] = [`a${k}`, `b${k}`].map(seed => judge('prize:none', seed, 40, likely).points)
    if (Math.abs(a!.mean - b!.mean) < Math.hypot(a!.error, b!.error)) near++
  }
  expect(near).toBeGreaterThan(52)
  expect(near).toBeLessThan(88)
})

test('it stops when the error is small, or at the most', () => {
  const [decision] = decisionsOf(game, BY_SCORE, record('prize:none'))
  const judging = new Judging(game, { ...BY_SCORE, usual: 2 }, decision!, '1')
  const until = (budget: Parameters<Judging['done']>[0]): number => {
    while (!judging.done(budget)) judging.step()
    return judging.pairs
  }
  expect(until({ least: 6, most: 8, error: 0 })).toBe(8)
  expect(until({ least: 20, most: 4_000, error: 1 })).toBe(20)
  const exact = until({ least: 6, most: 4_000, error: 0.025 })
  expect(exact).toBeGreaterThan(50)
  expect(exact).toBeLessThan(400)
  expect(judging.judgement.points.error).toBeLessThanOrEqual(0.05)
})

const lost = (seq: number, turn: number, mean: number, error: number, chance = 0): Judgement => {
  const found = judge('prize:none', '1', 2)
  const points = { mean, error }
  return { ...found, seq, turn, points, chance: { mean: chance, error: 0.02 }, unclear: mean < 2 * error }
}

test('three moments: the dearest, in different turns, and none that is unclear', () => {
  const all = [
    lost(1, 0, 5, 1),
    lost(2, 0, 6, 1),
    lost(3, 1, 9, 6),
    lost(4, 2, 2, 0.5),
    lost(5, 3, 3, 1),
    lost(6, 4, 1, 0.1),
  ]
  expect(moments(all).map(j => j.seq)).toEqual([2, 5, 4])
  expect(dearest(all).map(j => j.seq)).toEqual([3, 2, 1, 5, 4, 6])
  expect(moments([])).toEqual([])
})

test('a teacher speaks when more than a tenth of the chance is lost, and for certain', () => {
  expect(overlooked(lost(1, 0, 5, 1, 0.2))).toBe(true)
  expect(overlooked(lost(1, 0, 5, 1, 0.09))).toBe(false)
  expect(overlooked({ ...lost(1, 0, 5, 1), chance: { mean: 0.2, error: 0.07 } })).toBe(false)
  expect(overlooked({ ...lost(1, 0, 5, 1), chance: { mean: 0.12, error: 0.02 } })).toBe(false)
})

test('a match is judged in two stages, the same as step by step', () => {
  const know = { ...BY_SCORE, usual: 5 }
  const decisions = decisionsOf(game, BY_SCORE, record('prize:none'))
  const steps = judged(game, know, decisions, '1')
  let next = steps.next()
  const seen = []
  for (; !next.done; next = steps.next()) seen.push(next.value)
  expect(seen.at(0)).toEqual({ stage: 1, done: 0, of: 1, pairs: 2 })
  expect(seen.at(-1)).toMatchObject({ stage: 2, done: 0, of: 1 })
  const alone = new Judging(game, know, decisions[0]!, '1')
  while (alone.pairs < next.value![0]!.pairs) alone.step()
  expect(next.value).toEqual([alone.judgement])
})

test('a match without a choice has nothing to judge; a move that was taken back is none', () => {
  const match = new Match(game, record('prize:none'))
  expect(match.takeback(0)).toBe(0)
  match.play(0, 'name:blue')
  const [decision, ...others] = decisionsOf(game, BY_SCORE, match.record)
  expect(others).toEqual([])
  expect(game.format(decision!.played)).toBe('name:blue')
  expect(decision!.seq).toBe(3)
  expect(decisionsOf(game, BY_SCORE, match.record, 1)).toEqual([])
  const end = [...replayed(game, match.record)]
  expect(end.map(({ seq }) => seq)).toEqual([3])
})

test('hidden cards of others are supposed to suit them: the best deal for them of as many as the game says', () => {
  let dealt = 0
  const game = { determinize: () => ({ deal: dealt++ }), scores: () => [{ seat: 0 }, { seat: 1 }] } as unknown as Game
  const worth = [3, 9, 4, 12]
  const know = (chosen?: number) =>
    ({
      chosen,
      evaluate: (_g: Game, t: { deal: number }, seat: number) => (seat ? worth[t.deal]! : -100 * t.deal),
    }) as unknown as Knowledge
  const dealOf = (chosen?: number): unknown => {
    dealt = 0
    return supposed(game, know(chosen), {} as Table, 0, [])
  }
  expect(dealOf()).toEqual({ deal: 0 })
  expect(dealOf(3)).toEqual({ deal: 1 })
  expect(dealOf(4)).toEqual({ deal: 3 })
})
