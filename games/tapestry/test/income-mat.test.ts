/** TA-2.5, TA-4.3, TA-4.4: what each of the 24 slots of the income mat is worth by itself; and examples in which buildings, cards and income meet. */
import { expect, test } from 'vitest'
import { BUILDINGS, NONE, RESOURCES } from '../rules/terms.ts'
import {
  after,
  give,
  heard,
  legal,
  play,
  points,
  resource,
  resources,
  stand,
  step,
  type table,
  tableWith,
  tapestry,
} from './helpers.ts'

type T = ReturnType<typeof table>
const { box } = tapestry

/**
 * The second income turn with this many exposed slots of a row and none of the others: 3 tech cards, 2 complete rows, 5
 * territories.
 */
function income(row: number, n: number): T {
  const t = tableWith({ resources: {}, top: ['calendar', 'paper', 'barn'] })
  give(t, 1, { resources: { coin: 2, worker: 2 }, era: 2 }) // seat 0 is not the first
  const p = t.players[0]
  p.filled = [2 ** 18 - 1, 0, 0]
  const free = box.hexIds.filter((_, k) => box.maps.small.hexes[k]?.printed.length && t.tokens[2 * k] === NONE)
  for (const at of free.slice(0, 4)) stand(t, at, '0')
  p.exposed = [0, 0, 0, 0]
  p.exposed[row] = n
  play(t, 'income')
  return t
}
/** What an income turn of these slots brings: `1 coin, 3 VP`. */
function worth(row: number, n: number): number[] {
  const t = income(row, n)
  const p = t.players[0]
  return [...resources(t), p.tiles.length, p.hand.length, points(t)]
}
const WHAT = [...RESOURCES, 'tiles', 'cards', 'VP']

const SLOTS: Record<string, string[]> = {
  market: ['1 coin, 3 VP', '1 coin', '3 VP', '1 coin', '1 coin, 3 VP', '10 VP'],
  house: ['1 worker, 2 VP', '1 worker', '2 VP', '1 worker', '1 worker, 2 VP', '10 VP'],
  farm: ['1 food, 1 tiles', '1 food', '4 VP', '1 food', '1 food, 7 VP', '10 VP'],
  armory: ['1 culture, 1 cards', '1 culture', '5 VP', '1 culture', '1 culture, 5 VP', '10 VP'],
}
for (const [row, slots] of Object.entries(SLOTS))
  for (const [k, slot] of slots.entries())
    test(`TA-4.3, TA-4.4 slot ${k + 1} of the ${row} row: ${slot}`, () => {
      const type = BUILDINGS.indexOf(row as 'farm')
      const without = worth(type, k)
      const more = worth(type, k + 1).map((n, x) => n - without[x])
      expect(more.flatMap((n, x) => (n ? [`${n} ${WHAT[x]}`] : [])).join(', ')).toBe(slot)
    })

test('TA-4.3, EX-38 a farm of step 2 exposes the slot that step 3 scores', () => {
  const t = tableWith({ resources: {}, exposed: { farm: 2 }, hand: ['diplomacy'], era: 2 })
  give(t, 1, { resources: { coin: 2, worker: 2 }, era: 3 })
  play(t, 'income', 'play:diplomacy')
  while (step(t) !== 'building') play(t, step(t) === 'any' ? 'gain:coin' : legal(t).at(-1)!)
  play(t, 'building:farm', 'beside')
  while (step(t) === 'any') play(t, 'gain:coin')
  expect(points(t, 0, 'farms')).toBe(4)
  expect(resource(t, 'food')).toBe(2)
})

test('TA-4.4, EX-39 Capitalism counts the coins of the mat, whether there is room for them or not', () => {
  const t = tableWith({ resources: { coin: 7 }, exposed: { market: 4 }, hand: ['capitalism'], era: 1 })
  give(t, 1, { resources: { coin: 2, worker: 2 }, era: 2 })
  play(t, 'income', 'play:capitalism')
  expect(resource(t, 'coin')).toBe(8)
  expect(points(t, 0, 'tapestries')).toBe(6)
})

test('TA-4.3, EX-40 the upgrade of step 3 comes before its points', () => {
  const t = tableWith({ resources: {}, exposed: { market: 3 }, bottom: ['eyeglasses', 'radio'] })
  give(t, 1, { resources: { coin: 2, worker: 2 }, era: 2 })
  play(t, 'income')
  expect(legal(t).toSorted()).toEqual(['decline', 'upgrade:eyeglasses', 'upgrade:radio'])
  play(t, 'upgrade:eyeglasses', 'invent-top')
  expect(t.players[0].tech).toHaveLength(3)
  expect(points(t, 0, 'markets')).toBe(6)
})

test('TA-10.3, EX-66 the Printing Press in era 1: the card moves, the overplay is void', () => {
  const t = tableWith({ resources: { coin: 2 }, middle: ['printing-press'], hand: ['trap'], tracks: { technology: 4 } })
  expect(heard(t, () => after(t, 'upgrade', 'technology-8'))).toEqual(
    expect.arrayContaining(['upgraded:0,printing-press', 'void:0,overplay-tapestry']),
  )
  expect(t.players[0].hand).toHaveLength(1)
})

test('TA-10.3, EX-66 and in income turn 5', () => {
  const t = tableWith({
    resources: {},
    middle: ['printing-press'],
    hand: ['trap'],
    tracks: { technology: 4 },
    era: 4,
    played: [[4, 'monarchy']],
  })
  give(t, 1, { resources: { coin: 2, worker: 2 }, era: 5 })
  play(t, 'income')
  const told = heard(t, () => play(t, 'upgrade:printing-press'))
  expect(told).toContain('void:0,overplay-tapestry')
  expect(t.players[0].finished).toBe(1)
})

test('TA-9.9, EX-71 Monarchy: 3 VP on the mat of the Craftsmen, none on the map', () => {
  const craftsmen = tableWith({ resources: { coin: 2 }, civilizations: ['craftsmen'], active: 'monarchy' })
  after(craftsmen, 'gain-building-farm', 'technology-5')
  expect(legal(craftsmen, 'statue')).toEqual(['statue:0', 'statue:1', 'statue:2'])
  play(craftsmen, 'statue:0')
  expect(points(craftsmen, 0, 'tapestries')).toBe(3)
  expect(resource(craftsmen, 'worker')).toBe(1)
  const nomads = tableWith({ resources: { coin: 2 }, civilizations: ['nomads'], active: 'monarchy' })
  after(nomads, 'gain-building-farm', 'technology-5')
  const [hex] = legal(nomads, 'settle')
  play(nomads, hex)
  expect(points(nomads, 0, 'tapestries')).toBe(0)
  // TA-9.7: it is a farm all the same.
  for (const t of [craftsmen, nomads]) {
    while (step(t) === 'any') play(t, 'gain:coin')
    after(t, 'vp-1-per-farm', 'ammonia')
    expect(points(t, 0, 'technology')).toBe(1)
  }
})
