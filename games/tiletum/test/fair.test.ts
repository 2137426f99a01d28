/** TI-11: fairs. */
import { describe, expect, test } from 'vitest'
import { fairWorth, takesPart } from '../rules/fair.ts'
import { tiletum, type TiletumTable } from '../index.ts'
import { give, heard, points, shipped, stack, table, type Wishes } from './helpers.ts'

const { box } = tiletum
/** The fair of this round, in this city, with this tile. */
function fair(t: TiletumTable, round: number, city: string, id: string): TiletumTable {
  t.round = round
  t.fairCities[round - 1] = box.spaces.indexOf(city)
  t.fairTiles[round - 1] = box.fairs.findIndex(f => f.id === id)
  return t
}
/** What a player with these things has of that fair, and 0 without being there. */
function worth(id: string, round: number, wishes: Wishes, city = 'frankfurt'): number {
  const t = fair(table({ seats: 4 }), round, city, id)
  give(t, 0, { merchant: city, ...wishes })
  return takesPart(t, 0, box) ? fairWorth(t, 0, box) : 0
}
/** Plays it: the words that it makes heard. */
function hold(t: TiletumTable): string[] {
  t.kingTile = -1
  t.corruption = [0, 1, 2]
  t.turn = t.order.at(-1)!
  t.todo = [
    { do: 'fair', seat: 0 },
    { do: 'king', seat: t.turn, points: 0, die: 1, source: -1 },
  ]
  return heard(() => tiletum.play(t, t.turn, tiletum.parse('done')))
}
const CONTRACTS = ['contract-iron-3', 'contract-wool-3', 'contract-iron-5', 'contract-wool-5']
const PILLARS = ['cathedral-praha', 'cathedral-paris', 'cathedral-wien', 'cathedral-lyon', 'cathedral-koeln']
const CRESTS = {
  'building-1': 'crest-lion-bonus-a',
  'building-5': 'crest-star-bonus-a',
  'building-6': 'crest-rose-bonus-a',
}
const HOUSES = {
  'building-1-floor-1': 'char-king-king-1-a',
  'building-1-floor-2': 'char-king-vp-2-b',
  'building-1-floor-3': 'char-king-vp-3-a',
  'building-2-floor-2': 'char-merchant-gold-2-a',
  'building-4-floor-1': 'char-contract-wool-2-a',
}

describe('who takes part', () => {
  test('TI-11.1 TI-11.5 ED-32 by a trading post or the merchant; neither architect nor pillars, nor a merchant on the road', () => {
    const t = fair(table(), 2, 'frankfurt', 'fair-pillars')
    give(t, 0, { architect: 'frankfurt', merchant: 'road-antwerpen-hamburg', pillars: PILLARS })
    give(t, 1, {
      posts: ['frankfurt-post-1'],
      pillars: PILLARS.slice(0, 3).map((p, k) => (k ? p : 'cathedral-milano')),
    })
    expect([0, 1].map(s => takesPart(t, s, box))).toEqual([false, true])
    expect(hold(t).filter(w => /,fairs,/.test(w))).toEqual(['points:1,fairs,12'])
  })

  test('TI-11.1 everybody in round 1, since all have a trading post in Tiletum', () => {
    const t = fair(table({ seats: 4 }), 1, 'tiletum', 'fair-trading-posts')
    t.players.forEach((_, seat) => {
      give(t, seat, { merchant: 'paris' })
    })
    expect(hold(t).filter(w => /,fairs,/.test(w))).toEqual([0, 1, 2, 3].map(s => `points:${s},fairs,3`))
  })

  test('TI-11.5 where nobody takes part nothing is counted', () => {
    const t = fair(table(), 2, 'verona', 'fair-trading-posts')
    const words = hold(t)
    expect(words).toContain('fair:verona,fair-trading-posts')
    expect(words.filter(w => /,fairs,/.test(w))).toEqual([])
  })
})

describe('what is counted', () => {
  test('TI-11.2 EX-14 three contracts in round 3 in Verona are 18 VP', () => {
    const t = fair(table(), 3, 'verona', 'fair-contracts')
    give(t, 0, { merchant: 'verona', contracts: CONTRACTS.slice(0, 3) })
    give(t, 1, { contracts: CONTRACTS.slice(3) })
    hold(t)
    expect([points(t, 0, 'fairs'), points(t, 1, 'fairs')]).toEqual([18, 0])
  })

  test('TI-11.2 ED-33 a set is as often there as the rarer of the two', () => {
    const posts = ['paris-post-1', 'koeln-post-1', 'lyon-post-1']
    expect(worth('fair-post-and-pillar', 1, { posts, pillars: PILLARS.slice(0, 2) }, 'tiletum')).toBe(14)
    expect(worth('fair-post-and-pillar', 1, { posts, pillars: PILLARS }, 'tiletum')).toBe(28)
  })

  test('TI-11.2 the board gives 1, 2, 3, 4 by round', () => {
    expect([1, 2, 3, 4].map(round => worth('fair-crests', round, { crests: CRESTS }))).toEqual([12, 15, 18, 21])
  })

  const KINDS: [id: string, wishes: Wishes, round4: number][] = [
    ['fair-post-and-pillar', { posts: ['paris-post-1'], pillars: PILLARS }, 20],
    [
      'fair-cathedral-and-contract',
      { pillars: PILLARS, joined: PILLARS.slice(0, 3), contracts: CONTRACTS.slice(0, 2) },
      18,
    ],
    ['fair-contracts', { contracts: CONTRACTS }, 28],
    ['fair-king-track', { place: 4 }, 11],
    ['fair-crest-and-contract', { crests: CRESTS, contracts: CONTRACTS }, 30],
    ['fair-trading-posts', { posts: ['paris-post-1', 'koeln-post-1'] }, 18],
    ['fair-upper-floor-characters', { rooms: HOUSES }, 21],
    ['fair-crests', { crests: CRESTS, storehouse: ['crest-eagle-bonus-a'] }, 21],
    ['fair-pillars', { pillars: PILLARS }, 30],
    ['fair-filled-buildings', { rooms: HOUSES }, 18],
    ['fair-cathedrals', { pillars: PILLARS, joined: PILLARS.slice(0, 2) }, 16],
  ]
  test.each(KINDS)('TI-11.3 %s', (id, wishes, vp) => {
    expect(worth(id, 4, wishes)).toBe(vp)
    const { merchant: _, ...absent } = { merchant: '', ...wishes }
    const t = fair(table({ seats: 4 }), 4, 'verona', id)
    give(t, 0, absent)
    expect(takesPart(t, 0, box)).toBe(false)
  })

  test('TI-11.3 all of them are there', () => {
    expect(shipped.fairs.fairTiles.map(f => f.id).sort()).toEqual(KINDS.map(([id]) => id).sort())
  })

  test.each(shipped.fairs.cityTiles.map(c => c.city))('TI-11.1 a fair in %s', city => {
    const t = fair(table({ seats: 4 }), 2, city, 'fair-trading-posts')
    give(t, 0, { merchant: city })
    give(t, 1, { posts: [`${city}-post-1`] })
    hold(t)
    expect([0, 1, 2, 3].map(s => points(t, s, 'fairs'))).toEqual([4, 8, 0, 0])
  })

  test('TI-11.7 TI-11.8 ED-34 upper floors and filled houses need no crest, and the house without rooms is none', () => {
    const wishes = { rooms: HOUSES, crests: { 'building-6': 'crest-star-bonus-a' } }
    expect(worth('fair-upper-floor-characters', 4, wishes)).toBe(21)
    expect(worth('fair-filled-buildings', 4, wishes)).toBe(18)
    // A contract counts whatever its back, and again in every fair.
    expect(worth('fair-contracts', 3, { contracts: ['contract-identical-1', 'contract-iron-9'] })).toBe(12)
    const t = fair(table(), 2, 'tiletum', 'fair-contracts')
    give(t, 0, { contracts: ['contract-identical-1'] })
    hold(t)
    fair(t, 3, 'tiletum', 'fair-contracts')
    hold(t)
    expect(points(t, 0, 'fairs')).toBe(5 + 6)
  })

  test('TI-11.4 ED-8 the fair of the king adds the own space, whatever it costs', () => {
    expect([1, 2, 3, 4].map(round => worth('fair-king-track', round, { place: -3 }))).toEqual([0, 1, 2, 3])
    const t = fair(table(), 1, 'tiletum', 'fair-king-track')
    give(t, 0, { score: 2 })
    stack(t, { 0: [1], [-5]: [0] })
    hold(t)
    expect(points(t)).toBe(0)
  })

  test('TI-11.4 TI-11.6 ED-35 king phase and fair of the king, one after the other, without a question', () => {
    const t = fair(table(), 1, 'tiletum', 'fair-king-track')
    give(t, 0, { score: 20, storehouse: [] })
    stack(t, { 1: [1], [-5]: [0] })
    t.kingTile = -1
    t.corruption = [0, 1, 2]
    t.turn = 1
    t.todo = [
      { do: 'end-turn', seat: t.order.at(-1)! },
      { do: 'king', seat: 1, points: 0, die: 1, source: -1 },
    ]
    const words = heard(() => tiletum.play(t, 1, tiletum.parse('done')))
    expect(words.filter(w => /^(points|lost):0/.test(w))).toEqual(['lost:0,king,10', 'lost:0,fairs,6'])
    expect(points(t)).toBe(4)
    expect(words.indexOf('reset:0')).toBeGreaterThan(words.indexOf('lost:0,fairs,6'))
  })
})
