/** Rules that belong to no chapter alone: what is limited, what is one's own, chance, and the cases that players ask about. */
import { seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import {
  after,
  give,
  heard,
  landmark,
  legal,
  play,
  points,
  resources,
  run,
  step,
  table,
  tableWith,
  tapestry,
  type TapestryTable,
} from './helpers.ts'

const { box } = tapestry

test('TA-1.5 player tokens are no limit, outposts, buildings, landmarks and tiles are', () => {
  const t = tableWith({ outposts: 0, exposed: { farm: 6 }, tracks: { military: 2 } })
  expect(heard(t, u => after(u, 'conquer', 'military-1'))).toContain('void:0,conquer')
  expect(heard(t, u => after(u, 'gain-building-farm', 'exploration-3'))).toContain('void:0,gain-building-farm')
  t.territoryDeck = []
  expect(heard(t, u => after(u, 'gain-territory-2', 'exploration-1'))).toContain('void:0,gain-territory-2')
  t.landmarks[landmark('barn')] = 1
  expect(heard(t, u => after(u, 'gain-landmark-barn', 'barn'))).toContain('void:0,gain-landmark-barn')
})

test('TA-1.6 supply and hand are apart: tiles lie open, cards are a hand', () => {
  const t = table()
  after(t, 'gain-territory-2', 'exploration-1')
  after(t, 'gain-tapestry-1', 'science-2')
  const [other] = tapestry.view(t, 1).players
  expect(other.tiles).toEqual(t.players[0].tiles)
  expect(other.hand).toEqual([-1])
  expect(t.players[0].hand).toHaveLength(1)
})

test('TA-3.4 a turn is resolved completely before the next one begins', () => {
  const t = tableWith({ tracks: { exploration: 1 }, resources: { coin: 2 } })
  give(t, 1, { resources: { coin: 2 } })
  play(t, 'advance:exploration-2', 'decline')
  expect(step(t)).toBe('act')
  expect(t.turn).toBe(1)
  expect(t.todo.map(s => s.do)).toEqual(['end-turn', 'act'])
})

test('TA-14.2 equal chance, equal table: dice and draws come from the table alone', () => {
  const start = table()
  start.rng = seeded('chance')
  const once = (t: TapestryTable): TapestryTable =>
    after(after(t, 'research-x', 'science-1'), 'gain-territory-2', 'compass')
  const decline = (t: TapestryTable): TapestryTable => (step(t) === 'rolled' ? play(t, 'decline') : t)
  const a = decline(once(tapestry.copy(start)))
  const b = decline(once(tapestry.copy(start)))
  expect(a).toEqual(b)
  const other = tapestry.copy(start)
  other.rng = seeded('another')
  expect(decline(once(other)).players[0].tiles).not.toEqual(a.players[0].tiles)
})

test('TA-21.1, EX-44 landmark, district, then benefit: Medicine as the first one there', () => {
  const t = tableWith({
    tracks: { science: 3 },
    resources: { worker: 1, coin: 1 },
    bottom: ['radio', 'barn', 'bakery'],
    capital: 'grassland',
  })
  const p = t.players[0]
  p.filled[0] |= 1 // of the upper left district of this mat only two plots of the top row are free then
  play(t, 'advance:science-4')
  expect(step(t)).toBe('place')
  expect([points(t), p.hand.length]).toEqual([0, 0])
  play(t, 'place:0,r-1c1')
  expect(step(t)).toBe('any')
  play(t, 'gain:food')
  expect(resources(t)).toEqual([0, 0, 1, 0])
  expect(t.landmarks[landmark('apothecary')]).toBe(0)
  while (step(t) === 'in-any-order') play(t, 'first:0')
  expect(points(t, 0, 'tracks')).toBe(3)
  expect(p.hand).toHaveLength(1)
})

test('TA-21.9 what the limit of eight cuts off is lost for good', () => {
  const t = tableWith({ resources: { food: 8 } })
  after(t, 'gain-food-1', 'irrigation')
  t.players[0].resources[2] = 7
  run(t)
  expect(resources(t)[2]).toBe(7)
})

test('TA-21.12 nothing tangible is ever exchanged by agreement: no move gives a resource to another', () => {
  const verbs = Object.keys(tapestry.verbs)
  expect(verbs).not.toContain('deal')
  const t = tableWith({ resources: { coin: 5 } })
  for (const word of legal(t)) {
    const u = tapestry.copy(t)
    play(u, word)
    expect(
      u.players[1].resources.every(
        (n, k) => n <= t.players[1].resources[k] + (u.players[1].era - t.players[1].era) * 8,
      ),
    ).toBe(true)
  }
})

test('TA-21.16 no limit of cards and tiles', () => {
  const t = tableWith({})
  for (let k = 0; k < 6; k++) after(t, 'gain-territory-2', 'compass')
  for (let k = 0; k < 4; k++) after(t, 'gain-tapestry-3', 'democracy')
  expect(t.players[0].tiles).toHaveLength(12)
  expect(t.players[0].hand).toHaveLength(12)
})

test('TA-10.5 discards are paid from the hand alone', () => {
  const t = tableWith({
    hand: ['academia'],
    played: [
      [2, 'trap'],
      [3, 'guilds'],
    ],
  })
  t.todo.push({ do: 'bonus', seat: 0, space: box.spaceIds.indexOf('science-5'), free: 0 })
  const [first] = heard(t, u => run(u))
  expect(first).toBe('era:0,2') // no bonus is offered, the forced income turn follows
})
