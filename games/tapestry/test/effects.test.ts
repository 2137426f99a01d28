import { expect, test } from 'vitest'
import { effectsOf } from '../rules/vocabulary.ts'
import { PER, RESOURCES } from '../rules/terms.ts'
import {
  after,
  effect,
  give,
  heard,
  legal,
  play,
  points,
  resources,
  push,
  step,
  tableWith,
  tapestry,
  why,
} from './helpers.ts'

const { box } = tapestry

test('TA-20.1 TA-20.2 TA-20.3 the vocabulary: equal effects are one, named after what they do', () => {
  const { effects, effect } = effectsOf(['barn'])
  const coin = { op: 'gain', res: 'coin', n: 1 } as const
  expect(effect({ seq: [coin, { op: 'gain-landmark', landmark: 'barn' }] })).toBe(2)
  expect(effect({ anyOrder: [coin, coin] })).toBe(3)
  expect(effect(coin)).toBe(0)
  expect(effect(undefined)).toBe(-1)
  expect(effects.map(e => e.id)).toEqual([
    'gain-coin-1',
    'gain-landmark-barn',
    'gain-coin-1-then-gain-landmark-barn',
    'gain-coin-1-and-gain-coin-1',
  ])
  expect(() => effect({ op: 'gain', res: 'gold', n: 1 })).toThrow(RangeError)
})

test('TA-3.7 with no space tile left, none is gained', () => {
  const t = tableWith({})
  t.spaceDeck = []
  expect(heard(t, u => after(u, 'gain-space-3', 'exploration-11'))).toContain('void:0,gain-space-3')
})

test('TA-20.1 every effect of the box is a word of the vocabulary, and each has an id of its own', () => {
  expect(new Set(box.effects.map(e => e.id)).size).toBe(box.effects.length)
  expect(box.effects.length).toBeLessThanOrEqual(320)
  expect(box.originIds.length).toBeLessThanOrEqual(320)
})

test('TA-20.4 what is counted', () => {
  const t = tableWith({
    bottom: ['radio'],
    middle: ['barn', 'bakery'],
    exposed: { farm: 3, house: 2, market: 4, armory: 1 },
    landmarks: ['barn', 'lighthouse'],
    tiles: ['territory-01', 'territory-02', 'territory-03'],
    hand: ['trap', 'trap'],
    played: [
      [2, 'academia'],
      [3, 'face-down'],
    ],
    tracks: { exploration: 3, science: 2, technology: 7, military: 0 },
  })
  give(t, 1, { tracks: { exploration: 4, science: 2 } })
  const counted = Object.fromEntries(
    PER.map(per => {
      const before = points(t)
      const e = box.effects.find(x => x.op === 'vp-per' && x.per === per)
      if (e?.op !== 'vp-per') return [per, null]
      after(t, e.id, 'trap')
      return [per, (points(t) - before) / e.each]
    }),
  )
  expect(counted).toEqual({
    'tech-card': 3,
    'controlled-territory': 1,
    farm: 2,
    house: 1,
    market: 3,
    armory: 0,
    landmark: 2,
    'territory-tile': 3,
    'tapestry-card': 4, // TA-10.4: hand, covered and face-down ones, not Maker of Fire
    'track-space': 7,
    'track-where-you-lead-or-tie': 3, // TA-10.8: ties count, a track where all stand at the start too
    'income-coin': 3,
    opponent: 1,
  })
})

test('TA-3.5 what is triggered within an effect comes before the rest of the list', () => {
  const t = tableWith({ hand: [] })
  const told = heard(t, u => after(u, 'gain-tapestry-1-then-overplay-tapestry-then-vp-1-per-tapestry-card', 'space-04'))
  expect(told.findIndex(n => n.startsWith('drew-tapestry'))).toBeLessThan(told.findIndex(n => n.startsWith('points')))
})

test('TA-3.5, TA-21.3 parts without "then" in the order that the owner chooses', () => {
  const t = tableWith({ tiles: ['territory-01'] })
  after(t, 'gain-worker-1-and-vp-1-per-territory-tile', 'military-4')
  expect(step(t)).toBe('in-any-order')
  expect(legal(t)).toEqual(['first:0', 'first:1'])
  play(t, 'first:1')
  expect(points(t, 0, 'tracks')).toBe(1)
  expect(resources(t)[1]).toBe(1)
})

test('TA-3.7 what would be void is no choice unless all is', () => {
  const t = tableWith({})
  after(t, 'explore-or-gain-building-farm', 'exploration-3')
  // no tile to explore with: only the farm, which is forced
  expect(t.players[0].exposed[2]).toBe(2)
  const none = tableWith({ exposed: { farm: 6 } })
  expect(heard(none, u => after(u, 'explore-or-gain-building-farm', 'exploration-3'))).toContain(
    'void:0,explore-or-gain-building-farm',
  )
  const both = tableWith({ tracks: { military: 0, technology: 3 } })
  after(both, 'regress-military-or-regress-technology', 'science-10')
  expect(both.players[0].tokens[2]).toBe(2 * 13 + 2)
})

test('TA-3.7 why an option is none', () => {
  const t = tableWith({ exposed: { market: 6, house: 6 } })
  push(t, {
    do: 'choose',
    effect: effect('gain-building-farm-or-gain-building-house-or-gain-building-armory'),
    origin: 0,
    at: -1,
  } as never)
  expect(why(t, 'choose:gain-building-house')).toBe('void:gain-building-house')
  expect(why(t, 'choose:gain-coin-1')).toBe('not-an-option:gain-coin-1')
})

test('TA-1.2 any resource: one by one, in a type that is full too', () => {
  const t = tableWith({ resources: { coin: 8 } })
  after(t, 'gain-any-2', 'feudalism')
  expect(legal(t)).toEqual(RESOURCES.map(r => `gain:${r}`))
  play(t, 'gain:coin', 'gain:food')
  expect(resources(t)).toEqual([8, 0, 1, 0])
})
