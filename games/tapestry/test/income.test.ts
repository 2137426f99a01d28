import { describe, expect, test } from 'vitest'
import { rowPoints } from '../rules/income.ts'
import {
  give,
  heard,
  legal,
  play,
  points,
  push,
  resources,
  resource,
  run,
  step,
  table,
  tableWith,
  tapestry,
  type TapestryTable,
  turnOf,
} from './helpers.ts'

const { box } = tapestry
/** Takes an income turn, plays the first card of the hand and declines what can be declined, up to the next one's turn. */
function income(t: TapestryTable): TapestryTable {
  const seat = turnOf(t)
  play(t, 'income')
  while (turnOf(t) === seat && step(t) !== 'act') play(t, legal(t, 'done')[0] ?? legal(t)[0])
  return t
}

test('TA-4.5, EX-35 the first income turn brings one of each, a tile and a card, nothing else', () => {
  const t = table({ era: 0 })
  t.players[1].finished = 1
  const told = heard(t, u => play(u, 'income'))
  expect(resources(t)).toEqual([1, 1, 1, 1])
  expect(t.players[0].tiles).toHaveLength(1)
  expect(t.players[0].hand).toHaveLength(1)
  expect(t.players[0].played).toEqual([])
  expect(points(t)).toBe(0)
  expect(told.some(n => n.startsWith('first:'))).toBe(false)
})

describe('TA-4.0 first of the neighbours', () => {
  test('TA-4.0, TA-2.10, EX-36 with four: two who are not neighbours can both be first', () => {
    const t = table({ seats: 4, era: 1 })
    const first = [0, 2, 1, 3].map(seat => {
      t.turn = seat
      t.todo = [
        { do: 'end-turn', seat },
        { do: 'act', seat },
      ]
      play(t, 'income')
      return t.players[seat].first
    })
    expect(first).toEqual([1, 1, 0, 0])
  })
  test('TA-2.10, TA-21.13 with two and three: only the first of all', () => {
    for (const seats of [2, 3]) {
      const t = table({ seats })
      play(t, 'income')
      expect(t.players[0].first).toBe(1)
      const later = table({ seats })
      later.players[1].era = 2
      play(later, 'income')
      expect(later.players[0].first).toBe(0)
    }
  })
  test('TA-4.0 neighbours in later eras and finished ones count as having begun', () => {
    const t = table({ seats: 2, era: 1 })
    give(t, 1, { era: 5 })
    t.players[1].finished = 1
    play(t, 'income')
    expect(t.players[0].first).toBe(0)
  })
})

describe('TA-4.2 the tapestry', () => {
  test('TA-4.2, EX-3 the first gains any 1, 2, 3 resources before the card', () => {
    for (const era of [1, 2, 3]) {
      const t = tableWith({ hand: ['trap'] }, { era })
      play(t, 'income')
      for (let k = 0; k < era; k++) {
        expect(step(t)).toBe('any')
        play(t, 'gain:food')
      }
      expect(resource(t, 'food')).toBe(era)
      expect(step(t)).toBe('play-tapestry')
      play(t, 'play:trap')
      expect(points(t, 0, 'tapestries')).toBe(10)
    }
  })
  test('TA-4.2 a hand of one is asked all the same, so that nothing is foreseen', () => {
    const t = tableWith({ hand: ['trap'] })
    t.players[1].era = 2
    play(t, 'income')
    expect(legal(t)).toEqual(['play:trap'])
  })
  test('TA-4.2, EX-37 with an empty hand the top card goes face down, and nothing hears of it', () => {
    const t = tableWith({ hand: [] }, { era: 3 })
    give(t, 1, { resources: { coin: 1 } })
    play(t, 'income', 'gain:coin', 'gain:coin')
    const told = heard(t, u => play(u, 'gain:coin'))
    expect(told).toContain('face-down:0')
    expect(t.players[0].played.map(x => [x >> 6, x & 63])).toEqual([[4, 63]])
    expect(t.faceDown).toHaveLength(1)
    expect(t.players[0].hand).toHaveLength(1) // step 4 brings a card, the one face down was never in the hand
    expect(told.filter(n => n.startsWith('drew-tapestry'))).toHaveLength(1)
    for (const viewer of [0, 1]) expect(tapestry.view(t, viewer).faceDown).toEqual([-1])
  })
})

describe('TA-4.3 points', () => {
  test('TA-4.3, EX-1 every exposed icon scores separately', () => {
    const t = tableWith({ exposed: { market: 4, house: 5, farm: 1, armory: 3 }, bottom: ['radio', 'barn'] }, { era: 2 })
    t.players[1].era = 3
    expect(rowPoints(t, 0, 0, box)).toBe(2 * 2)
    expect(rowPoints(t, 0, 3, box)).toBe(1)
    expect(rowPoints(t, 0, 2, box)).toBe(0)
    income(t)
    expect(points(t, 0, 'markets')).toBe(4)
    expect(points(t, 0, 'armories')).toBe(1)
    expect(resources(t)).toEqual([3, 4, 1, 2])
    expect(t.players[0].tiles).toHaveLength(1)
    expect(t.players[0].hand).toHaveLength(1)
  })
  test('TA-4.3, EX-24 which slots bring what', () => {
    const t = tableWith({ exposed: { market: 3, armory: 3 }, bottom: ['radio'] }, { era: 1 })
    t.players[1].era = 2
    income(t)
    expect(points(t, 0, 'markets')).toBe(2)
    expect(points(t, 0, 'armories')).toBe(1)
    expect(resources(t)).toEqual([2, 1, 1, 2])
    const markets = tableWith({ exposed: { market: 3 } }, { era: 1 })
    markets.players[1].era = 2
    income(markets)
    expect(resources(markets)).toEqual([2, 1, 1, 1])
  })
})

/** Points of a row with this many exposed slots, 2 tech cards and 1 territory; what they bring besides. */
const ROWS = {
  market: { points: [2, 2, 4, 4, 6, 16], resource: [1, 2, 2, 3, 4, 4] },
  house: { points: [0, 0, 0, 0, 0, 10], resource: [1, 2, 2, 3, 4, 4] },
  farm: { points: [0, 0, 4, 4, 11, 21], resource: [1, 2, 2, 3, 4, 4] },
  armory: { points: [0, 0, 1, 1, 2, 12], resource: [1, 2, 2, 3, 4, 4] },
} as const
for (const [k, [row, expected]] of Object.entries(ROWS).entries())
  for (let n = 1; n <= 6; n++)
    test(`TA-4.3 TA-4.4 slot ${n} of the ${row} row`, () => {
      const t = tableWith({ exposed: { [row]: n }, bottom: ['radio', 'barn'] }, { era: 2 })
      t.players[1].era = 3
      expect(rowPoints(t, 0, k, box)).toBe(expected.points[n - 1])
      income(t)
      expect(t.players[0].resources[k]).toBe(expected.resource[n - 1])
    })

test('TA-1.2, TA-4.4, EX-39 at most eight of each, the rest is lost', () => {
  const t = tableWith({ resources: { coin: 7 }, exposed: { market: 4 } }, { era: 2 })
  t.players[1].era = 3
  const told = heard(t, u => income(u))
  expect(resource(t, 'coin')).toBe(8)
  expect(told).toContain('gained:0,coin,1')
})

describe('TA-4.6 the last income turn', () => {
  test('TA-4.6, TA-3.3, EX-41 points, but no card, no resources; then one is finished', () => {
    const t = tableWith(
      { resources: { coin: 4 }, exposed: { market: 5 }, top: ['radio', 'barn'], hand: ['trap'] },
      { era: 4 },
    )
    const told = heard(t, u => income(u))
    expect(points(t, 0, 'markets')).toBe(6)
    expect(resources(t)).toEqual([4, 0, 0, 0])
    expect(t.players[0].hand).toHaveLength(1)
    expect(t.players[0].finished).toBe(1)
    expect(told).toContain('finished:0')
    expect(t.players[0].first).toBe(0)
  })
})

test('TA-4.6, TA-10.2 a card that was overplayed in the last income turn is in force until its end', () => {
  const t = tableWith({ active: 'academia' }, { era: 5 })
  push(t, { do: 'end-income' })
  const told = heard(t, run)
  expect(told.slice(told.indexOf('finished:0') - 1)[0]).toBe('ended:0,academia')
})

test('TA-4.8 steps by number of the income turn', () => {
  const chart = box.data.incomeMat.chart
  expect(chart.civilization).toEqual([2, 3, 4, 5])
  expect(chart.playTapestry).toEqual([2, 3, 4])
  expect(chart.upgradeAndScore).toEqual([2, 3, 4, 5])
  expect(chart.income).toEqual([1, 2, 3, 4])
})

test('TA-4.9 a card played in step 2 is in force in step 4 of the same turn', () => {
  const t = tableWith({ hand: ['academia'] })
  t.players[1].era = 2
  income(t)
  expect(points(t, 0, 'tapestries')).toBe(3)
})

test('TA-4.0 what was in force ends when the next income turn begins', () => {
  const t = tableWith({ active: 'academia', hand: ['trap'] })
  const told = heard(t, u => play(u, 'income'))
  expect(told).toContain('ended:0,academia')
  expect(t.players[0].active).toBe(-1)
})
