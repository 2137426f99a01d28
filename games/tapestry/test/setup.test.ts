import { acting, listOf, OMNISCIENT, SPECTATOR } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { controller, worldOf } from '../rules/map.ts'
import {
  capital,
  civilization,
  hex,
  heard,
  legal,
  play,
  resources,
  step,
  table,
  tapestry,
  type TapestryTable,
} from './helpers.ts'

const { box } = tapestry
const setup = (seats: number, seed = 'set-up', options = {}) => tapestry.setup({ seats, seed, options })
/** Everybody keeps the first of what is on offer, in any order of seats. */
function keep(t: TapestryTable): TapestryTable {
  while (step(t)?.startsWith('keep')) play(t, legal(t)[0])
  return t
}

test('TA-1.1 the box holds what the rulebook counts', () => {
  const { counts } = box.data.components
  expect(box.tech).toHaveLength(counts.techCards)
  expect(box.tapestries.reduce((n, c) => n + c.copies, 0)).toBe(counts.tapestryCards)
  expect(box.tapestries).toHaveLength(44)
  expect(box.tapestries.find(c => c.id === 'trap')!.copies).toBe(7)
  expect(box.territories).toHaveLength(counts.territoryTiles)
  expect(box.spaceTiles).toHaveLength(counts.spaceTiles)
  expect(box.landmarks).toHaveLength(counts.landmarks)
  expect(box.civilizations).toHaveLength(counts.civilizations)
  expect(box.capitals).toHaveLength(counts.capitals)
  expect(box.red).toHaveLength(6)
  expect(box.black).toHaveLength(6)
  expect(box.slots.map(row => row.length)).toEqual([6, 6, 6, 6])
})

test('TA-1.3 four tracks of twelve spaces and a start, in four tiers, with landmarks at 4, 7 and 10', () => {
  expect(box.spaces).toHaveLength(4 * 13)
  for (const track of ['exploration', 'science', 'technology', 'military']) {
    const list = box.spaces.filter(s => s.id.startsWith(`${track}-`))
    expect(list.map(s => s.own + s.any)).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 2, 2, 2])
    expect(list.map(s => s.own)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2])
    expect(list.flatMap((s, k) => (s.landmark >= 0 ? [k] : []))).toEqual([4, 7, 10])
  }
  expect(box.landmarks.filter(l => l.space >= 0)).toHaveLength(12)
})

test('TA-1.4 points begin at 0', () => {
  expect(tapestry.scores(keep(setup(3))).map(s => s.total)).toEqual([0, 0, 0])
})

test('TA-2.1 the small side for up to three, the large one for four and five', () => {
  expect([2, 3, 4, 5].map(n => worldOf(setup(n), box).list.length)).toEqual([34, 34, 61, 61])
  const printed = (side: 'small' | 'large') => box.maps[side].list.filter(h => box.maps[side].hexes[h]!.printed.length)
  expect(printed('small')).toHaveLength(13)
  expect(printed('large')).toHaveLength(25)
})

test('TA-2.2 three tech cards face up, everything else in its deck', () => {
  const t = setup(4)
  expect(t.techRow.filter(card => card >= 0)).toHaveLength(3)
  expect(t.techDeck).toHaveLength(30)
  expect(t.tapestryDeck).toHaveLength(50)
  expect(t.territoryDeck).toHaveLength(48)
  expect(t.spaceDeck).toHaveLength(15)
  expect(t.landmarks.every(owner => owner === -1)).toBe(true)
})

describe('TA-2.3 capitals', () => {
  test('TA-2.3, TA-2.12 up to three choose one of a pair, each another pair', () => {
    const pairs = ['1+6', '2+4', '3+5']
    for (const seats of [2, 3]) {
      const t = setup(seats)
      const dealt = t.players.map(p => p.pair.map(c => c + 1).join('+'))
      expect(new Set(dealt).size).toBe(seats)
      for (const pair of dealt) expect(pairs).toContain(pair)
      expect(legal(t)).toHaveLength(2)
      const kept = legal(t)[1]
      play(t, kept)
      keep(t)
      expect(`keep-capital:${box.capitals[t.players[0].capital].id}`).toBe(kept)
    }
  })
  test('TA-2.3 four and five have one at random, all different', () => {
    for (const seats of [4, 5]) {
      const t = setup(seats)
      expect(step(t)).toBe('keep-civilization')
      keep(t)
      expect(new Set(t.players.map(p => p.capital)).size).toBe(seats)
    }
  })
})

test('TA-2.4 two upright outposts on the start, eight in supply', () => {
  const t = keep(setup(5))
  for (const [seat, p] of t.players.entries()) {
    expect(p.outposts).toBe(8)
    const start = box.maps.large.starts[p.capital]
    expect(controller(t, start)).toBe(seat)
    expect(t.tokens.filter(x => x === seat * 8)).toHaveLength(2)
  }
  const starts = (side: 'small' | 'large', ids: string[]) => ids.map(id => box.maps[side].starts[capital(id)])
  expect(starts('small', ['mountain', 'forest', 'wetland', 'desert', 'tropical', 'grassland'])).toEqual(
    ['h_0_-2', 'h_0_-2', 'h_2_0', 'h_2_0', 'h_-2_2', 'h_-2_2'].map(hex),
  )
  expect(starts('large', ['mountain', 'wetland', 'tropical', 'desert', 'grassland', 'forest'])).toEqual(
    ['h_0_-3', 'h_3_-3', 'h_3_0', 'h_0_3', 'h_-3_3', 'h_-3_0'].map(hex),
  )
})

test('TA-2.5 one slot of each row is exposed, no resources', () => {
  const t = table({ era: 0 })
  expect(t.players[0].exposed).toEqual([1, 1, 1, 1])
  expect(resources(t)).toEqual([0, 0, 0, 0])
})

test('TA-2.6 two civilizations on offer, one is kept, the others are in the deck', () => {
  const t = setup(4)
  const offered = t.players.flatMap(p => p.offered)
  expect(new Set(offered).size).toBe(8)
  keep(t)
  for (const [seat, p] of t.players.entries()) expect(p.civilizations).toEqual([offered[seat * 2]])
})

test('TA-2.7 seats lie clockwise by their starts, with any first player', () => {
  const firsts = new Set<number>()
  for (let k = 0; k < 40; k++) {
    const t = keep(setup(5, `seats ${k}`))
    firsts.add(t.first)
    const capitals = t.players.map(p => p.capital)
    const from = capitals.indexOf(Math.min(...capitals))
    const around = capitals.map((_, i) => capitals[(from + i) % 5])
    expect(around).toEqual(capitals.toSorted((a, b) => a - b))
  }
  expect([...firsts].sort()).toEqual([0, 1, 2, 3, 4])
})

test('TA-2.8 no hand at the start: cards and tiles come with the first income turn', () => {
  const t = setup(3)
  const told = heard(t, u => {
    keep(u)
    while (step(u) !== 'act') play(u, legal(u)[0]) // the Mystics foretell first (TA-2.11)
  })
  const first = told.findIndex(n => n.startsWith('era:'))
  expect(told.findIndex(n => n.startsWith('drew'))).toBeGreaterThan(first)
})

describe('TA-2.9 side by side and unheard', () => {
  test('TA-2.9 all are asked at once, in any order', () => {
    const t = setup(4)
    expect(listOf(acting(t))).toEqual([0, 1, 2, 3])
    const move = (seat: number): number => {
      const out: number[] = []
      tapestry.moves(t, seat, out)
      return out[1]
    }
    for (const seat of [2, 0, 3, 1]) tapestry.play(t, seat, move(seat))
    expect(t.players.every(p => p.civilizations.length === 1)).toBe(true)
  })
  test('TA-2.9 what is on offer and what is kept, only its owner sees', () => {
    const t = setup(3)
    play(t, legal(t)[0])
    for (const viewer of [1, SPECTATOR]) {
      const p = tapestry.view(t, viewer).players[0]
      expect(p.offered).toEqual([-1, -1])
      expect(p.keptCapital).toBe(-1)
      expect(p.pair).toEqual(t.players[0].pair)
    }
    const own = tapestry.view(t, 0).players[0]
    expect(own.offered).toEqual(t.players[0].offered)
    expect(own.keptCapital).toBe(t.players[0].pair[0])
    expect(tapestry.heard(0, tapestry.parse('keep-civilization:nomads'), 1)).toBe('keep-civilization:?')
    expect(tapestry.view(t, OMNISCIENT)).toEqual(t)
  })
  test('TA-2.9 what is told to the others of a set-up says nothing of the offers', () => {
    const t = setup(3)
    const told = heard(t, u => keep(u))
    expect(told.filter(n => n.startsWith('civilization:'))).toHaveLength(3)
    expect(told.some(n => n.startsWith('offer:'))).toBe(false)
  })
})

test('TA-2.9 a table that a viewer imagines has possible offers, none twice', () => {
  const t = setup(5)
  play(t, legal(t)[0])
  const imagined = tapestry.determinize(tapestry.view(t, 3), 3, [1, 2, 3, 4])
  const offers = imagined.players.flatMap(p => p.offered)
  expect(new Set(offers).size).toBe(10)
  expect(imagined.players[3].offered).toEqual(t.players[3].offered)
  expect(imagined.players[0].offered).toContain(imagined.players[0].keptCivilization)
  expect(imagined.players.map(p => p.keptCivilization).slice(1)).toEqual([-1, -1, -1, -1]) // they are still asked
  expect(civilization('nomads')).toBeGreaterThan(0)
})
