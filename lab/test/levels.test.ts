/** The ladder of bots: when a test of two neighbours stops, and that a killed one goes on. */
import { LEVELS, STRENGTH } from '@loggia/bots'
import { bits, seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { subjectOf } from '../games.ts'
import { type Deal, decided, kept, type Pair, pairsOf, playDeal } from '../levels.ts'
import { ALPHA, Band, BAND, llr, type Verdict } from '../sprt.ts'

/** Deals of two matches, each won with this chance. */
function stream(chance: number, seed: string): () => number {
  const rng = seeded(seed)
  const won = (): number => ((bits(rng) >>> 0) / 4294967296 < chance ? 0.5 : 0)
  return () => won() + won()
}
/** What many tests of such streams say, and after how many deals in the mean. */
function said(chance: number, tests = 200): { of: Record<Verdict, number>; deals: number } {
  const of = { below: 0, within: 0, above: 0 }
  let deals = 0
  for (let k = 0; k < tests; k++) {
    const next = stream(chance, `${chance} ${k}`)
    const band = new Band()
    for (; !band.verdict; deals++) band.add(next())
    of[band.verdict]++
  }
  return { of, deals: deals / tests }
}

test('the ratio is that of two coins where there are only two results', () => {
  const coins = (won: number, lost: number, h0: number, h1: number): number =>
    won * Math.log(h1 / h0) + lost * Math.log((1 - h1) / (1 - h0))
  const tally = new Map([
    [1, 30],
    [0, 10],
  ])
  expect(llr(tally, 0.55, 0.65)).toBeCloseTo(coins(30, 10, 0.55, 0.65), 2)
  expect(llr(tally, 0.85, 0.95)).toBeCloseTo(coins(30, 10, 0.85, 0.95), 2)
  expect(llr(tally, 0.65, 0.55)).toBeCloseTo(-llr(tally, 0.55, 0.65), 9)
})

test('deals that are halved tell more than as many coins: their results spread less', () => {
  const halved = llr(
    new Map([
      [1, 10],
      [0.5, 20],
      [0, 10],
    ]),
    0.45,
    0.55,
  )
  expect(halved).toBeCloseTo(0, 9)
  const ahead = new Map([
    [1, 20],
    [0.5, 20],
  ])
  const coins = new Map([
    [1, 30],
    [0, 10],
  ])
  expect(llr(ahead, 0.55, 0.65)).toBeGreaterThan(llr(coins, 0.55, 0.65))
})

test('at the ends of its zones a test errs at most as often as it may, and in the middle never', () => {
  const most = 200 * (ALPHA + 0.01)
  expect(said(BAND.least - BAND.zone).of.within).toBeLessThanOrEqual(most)
  expect(said(BAND.most + BAND.zone).of.within).toBeLessThanOrEqual(most)
  expect(said(BAND.least + BAND.zone).of.below).toBeLessThanOrEqual(most)
  expect(said(BAND.most - BAND.zone).of.above).toBeLessThanOrEqual(most)
  expect(said(0.75).of).toEqual({ below: 0, within: 200, above: 0 })
})

test('it stops soon where the answer is plain, later at an end of the band', () => {
  expect(said(0.2, 40).deals).toBeLessThan(25)
  expect(said(1, 1)).toEqual({ of: { below: 0, within: 0, above: 1 }, deals: expect.closeTo(41, -1) as number })
  expect(said(0.75, 40).deals).toBeLessThan(said(0.66, 40).deals)
})

test('neighbours only: two seats up the whole ladder, four up to club', () => {
  const names = (id: string, to: (typeof LEVELS)[number]): string[] =>
    pairsOf(subjectOf(id), LEVELS[0], to).map(({ level, below, seats }) => `${level}:${below} ${seats}`)
  expect(names('ostia', 'grandmaster')).toEqual([
    'beginner:first-match 2',
    'beginner:first-match 4',
    'novice:beginner 2',
    'novice:beginner 4',
    'club:novice 2',
    'club:novice 4',
    'master:club 2',
    'grandmaster:master 2',
  ])
  expect(names('tapestry', 'beginner')).toEqual(['beginner:first-match 2', 'beginner:first-match 4'])
  const above = pairsOf(subjectOf('ostia'), 'master', 'grandmaster')
  expect(above.map(({ level }) => level)).toEqual(['master', 'grandmaster'])
})

const PAIR = { level: 'novice', below: 'beginner', seats: 2 } as const

test('what was found of other pairs stays, as long as both their levels are as they were', () => {
  const line = decided(PAIR, [], 2, () => ({
    won: 1,
    points: [2, 1],
    decisions: [9, 3],
    seconds: [1, 1],
    slow: [1, 1],
  }))
  const levels = LEVELS.map(level => STRENGTH[level])
  const pairs = [line, { ...line, level: 'club', below: 'novice' }, { ...line, level: 'master', below: 'club' }]
  const names = (now = levels, lines: Pair[] = []): string[] =>
    kept({ levels, pairs }, now, lines).map(({ level, below }) => `${level}:${below}`)
  expect(names(levels, [line])).toEqual(['club:novice', 'master:club'])
  expect(names(levels, [{ ...line, seats: 4 }])).toHaveLength(3)
  const stronger = LEVELS.map(level => (level === 'novice' ? { sharp: 2 } : STRENGTH[level]))
  expect(names(stronger)).toEqual(['master:club'])
})

test('killed, it goes on: what was played is not played again, and the answer is the same', () => {
  const play = (of: number[]) => {
    const next = stream(0.75, 'resumed')
    const results = Array.from({ length: 200 }, next)
    return (deal: number): Deal => {
      of.push(deal)
      return { won: results[deal]!, points: [2, 1], decisions: [9, 3], seconds: [0.9, 0.6], slow: [0.2, 0.4] }
    }
  }
  const once: number[] = []
  const whole = decided(PAIR, [], 400, play(once))
  expect(whole).toMatchObject({ verdict: 'within', points: [2, 1], ms: [100, 200], slow: [200, 400] })
  expect(whole.matches).toBe(once.length * 2)

  const kept: Deal[] = []
  expect(decided(PAIR, kept, 20, play([]))).toMatchObject({ matches: 20, verdict: 'undecided' })
  const again: number[] = []
  let told = 0
  expect(decided(PAIR, kept, 400, play(again), () => told++)).toEqual(whole)
  expect(again).toEqual(once.slice(10))
  expect(told).toBe(again.length)
})

test('a deal is played from both sides; shares and points are the upper level’s first', () => {
  const deal = playDeal(subjectOf('ostia'), PAIR, 'both')
  expect([0, 0.5, 1]).toContain(deal.won)
  expect(deal.points[0]).toBeGreaterThan(deal.points[1])
  expect(deal.decisions.every(n => n > 40)).toBe(true)
})
