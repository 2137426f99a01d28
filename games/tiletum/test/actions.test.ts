/** TI-6: the six actions, and pools within pools. */
import { describe, expect, test } from 'vitest'
import { tiletum, type TiletumTable } from '../index.ts'
import {
  act,
  at,
  building,
  cathedral,
  deal,
  fetch,
  finish,
  give,
  goods,
  heard,
  ids,
  legal,
  offer,
  owners,
  play,
  points,
  pools,
  push,
  reasonOf,
  slot,
  stack,
  stacks,
  step,
  stored,
  table,
  tile,
  until,
  wheel,
} from './helpers.ts'

const { box } = tiletum
/** Lays a bonus tile into the first slot of a city. */
function lay(t: TiletumTable, city: string, id: string): void {
  t.mapTiles[box.tilesAt[box.spaces.indexOf(city)][0]] = fetch(t, tile(id))
}
/** Makes this cathedral the one that is not built, or some other than those named. */
function unavailable(t: TiletumTable, id: string): void {
  const from = t.costs.findIndex(c => box.costTiles[c].unavailable)
  const to = cathedral(id)
  ;[t.costs[from], t.costs[to]] = [t.costs[to], t.costs[from]]
}

describe('architect', () => {
  test('TI-6.1 EX-6 two steps, a tile and a pillar', () => {
    const t = table()
    unavailable(t, 'cathedral-milano')
    lay(t, 'nuernberg', 'helper-vp-4-a')
    act('architect', 3, { architect: 'frankfurt' }, t)
    play(t, 'move:nuernberg', 'take:helper-vp-4-a', 'move:praha', 'pillar:cathedral-praha')
    expect([at(t, 'architect'), stored(t), owners(t.pillars), t.players[0].pillars]).toEqual([
      'praha',
      ['helper-vp-4-a'],
      1,
      1,
    ])
    expect(pools(t)).toEqual(['architect:0/die'])
    expect(t.mapTiles[box.tilesAt[box.spaces.indexOf('nuernberg')][0]]).toBe(-1)
  })

  test('TI-6.1 EX-22 from Tiletum to Paris and on to Bordeaux', () => {
    const t = table()
    unavailable(t, 'cathedral-milano')
    lay(t, 'paris', 'helper-vp-4-a')
    wheel(t, 'architect', 2, 'stone')
    offer(t, 'architect')
    give(t, 0, { goods: {} })
    play(t, 'die:stone,2,2')
    expect([goods(t), pools(t)]).toEqual([{ stone: 2 }, ['architect:5/die']])
    play(t, 'move:paris', 'take:helper-vp-4-a', 'pillar:cathedral-paris', 'move:road-paris-bordeaux', 'move:bordeaux')
    expect([at(t, 'architect'), pools(t)]).toEqual(['bordeaux', ['architect:0/die']])
  })

  test('TI-6.1 one pillar a cathedral and player, free slots only, from the own supply, where he stands', () => {
    const t = act('architect', 1, { architect: 'praha', pillars: ['cathedral-praha'] })
    unavailable(t, 'cathedral-milano')
    expect(reasonOf(t, 'pillar:cathedral-praha')).toBe('TI-6.1 own-pillar:cathedral-praha')
    expect(reasonOf(t, 'pillar:cathedral-paris')).toBe('TI-6.1 cathedral-elsewhere:cathedral-paris')
    const { first, slots } = box.cathedrals[cathedral('cathedral-praha')]
    give(t, 0, { pillars: [] })
    t.pillars.fill(1, first, first + slots)
    expect(reasonOf(t, 'pillar:cathedral-praha')).toBe('TI-6.1 cathedral-full:cathedral-praha')
    t.pillars.fill(-1)
    t.players[0].pillars = 0
    expect(reasonOf(t, 'pillar:cathedral-praha')).toBe('TI-6.1 no-pillar')
    t.players[0].pillars = 1
    unavailable(t, 'cathedral-praha')
    expect(reasonOf(t, 'pillar:cathedral-praha')).toBe('TI-2.6 not-built-here:cathedral-praha')
  })
})

describe('merchant', () => {
  test('TI-6.2 EX-7 from Arles to Genova, and a trading post there', () => {
    const t = act('merchant', 4, { merchant: 'arles' })
    play(t, 'move:road-arles-genova', 'move:genova', 'post:genova-post-1')
    expect(at(t, 'merchant')).toBe('genova')
    expect([t.posts[slot('genova-post-1')], t.players[0].posts]).toEqual([0, 1])
  })

  test('TI-6.2 one trading post a city and player, on a free slot that this number of players uses', () => {
    const t = act('merchant', 1, { merchant: 'koeln', posts: ['koeln-post-1'] })
    expect(reasonOf(t, 'post:koeln-post-1')).toBe('TI-6.2 slot-taken:koeln-post-1')
    expect(reasonOf(t, 'post:koeln-post-2')).toBe('TI-2.4 slot-closed:koeln-post-2')
    expect(reasonOf(t, 'post:paris-post-1')).toBe('TI-6.2 slot-elsewhere:paris-post-1')
    const u = act('merchant', 1, { merchant: 'koeln', posts: ['koeln-post-2'] }, table({ seats: 4 }))
    expect(reasonOf(u, 'post:koeln-post-1')).toBe('TI-6.2 own-post:koeln')
    give(u, 0, { posts: [] })
    u.players[0].posts = 0
    expect(reasonOf(u, 'post:koeln-post-1')).toBe('TI-6.2 no-post')
  })

  test('TI-6.2 a tile of the city, too', () => {
    const t = table()
    lay(t, 'koeln', 'crest-lion-bonus-a')
    act('merchant', 5, {}, t)
    play(t, 'move:koeln', 'take:crest-lion-bonus-a')
    expect(stored(t)).toEqual(['crest-lion-bonus-a'])
  })

  test('TI-6.8 along the edges, road spaces included; nobody is in the way, and nothing is done on a road', () => {
    const t = act('merchant', 1, { merchant: 'paris' })
    expect(legal(t, 'move').sort()).toEqual(['move:road-paris-bordeaux', 'move:tiletum', 'move:troyes'])
    expect(reasonOf(t, 'move:bordeaux')).toBe('TI-6.8 not-adjacent:bordeaux')
    give(t, 1, { merchant: 'road-paris-bordeaux' })
    play(t, 'move:road-paris-bordeaux')
    expect([legal(t, 'post'), legal(t, 'take')]).toEqual([[], []])
    play(t, 'done')
    expect(at(t, 'merchant')).toBe('road-paris-bordeaux')
  })
})

describe('character', () => {
  test('TI-6.3 EX-8 two taken and placed: goods, a filled house, its trading post', () => {
    const t = act('character', 2)
    deal(
      t,
      t.characterOffer,
      'char-contract-gold-wool-a',
      'char-contract-wool-2-a',
      'char-king-vp-2-b',
      'char-king-vp-3-a',
      'char-king-king-1-a',
    )
    play(t, 'take:char-contract-gold-wool-a')
    expect(ids(t.characterOffer)).not.toContain('-')
    expect(ids(t.characterOffer).slice(1)).toEqual([
      'char-contract-wool-2-a',
      'char-king-vp-2-b',
      'char-king-vp-3-a',
      'char-king-king-1-a',
    ])
    play(t, 'take:char-contract-wool-2-a', 'place:char-contract-gold-wool-a,building-2-floor-2')
    expect([goods(t), t.players[0].posts]).toEqual([{ gold: 1, wool: 1 }, 2])
    play(t, 'place:char-contract-wool-2-a,building-2-floor-1')
    expect([goods(t), t.players[0].posts, stored(t)]).toEqual([{ gold: 1, wool: 3 }, 3, []])
  })

  test('TI-6.3 a floor costs as many points as its number', () => {
    const t = act('character', 5, { storehouse: ['char-king-vp-2-b'] })
    expect(legal(t, 'place')).toEqual(
      [
        'building-1-floor-1',
        'building-1-floor-2',
        'building-2-floor-1',
        'building-2-floor-2',
        'building-3-floor-1',
        'building-3-floor-2',
        'building-4-floor-1',
        'building-5-floor-1',
      ].map(r => `place:char-king-vp-2-b,${r}`),
    )
    expect(reasonOf(t, 'place:char-king-vp-2-b,building-1-floor-3')).toBe('TI-6.12 no-points:1')
    expect(reasonOf(t, 'place:char-king-vp-3-a,building-1-floor-1')).toBe('TI-8.7 not-stored:char-king-vp-3-a')
    give(t, 0, { storehouse: ['helper-vp-4-a'] })
    expect(reasonOf(t, 'place:helper-vp-4-a,building-1-floor-1')).toBe('TI-6.3 no-character:helper-vp-4-a')
  })

  test('TI-6.11 ED-45 a new offer: the old one joins the discards before five are dealt, which are shuffled when the deck ends', () => {
    const t = act('character', 1)
    t.discards.push(...t.characterDeck.splice(2, 4))
    t.characterDeck.length = 2
    const words = heard(() => play(t, 'renew'))
    expect([t.characterDeck.length, t.discards.length, t.characterOffer.length]).toEqual([6, 0, 5])
    const shuffled = words.indexOf('characters-shuffled')
    expect(words.slice(0, shuffled).filter(w => w.startsWith('new-character'))).toHaveLength(2)
    expect(words.slice(shuffled).filter(w => w.startsWith('new-character'))).toHaveLength(3)
  })

  test('TI-6.3 TI-14.5 an empty deck without discards leaves the offer short', () => {
    const t = act('character', 1)
    t.characterDeck = []
    play(t, legal(t, 'take')[0])
    expect(t.characterOffer.filter(k => k < 0)).toHaveLength(1)
    play(t, 'renew')
    expect(t.characterOffer.filter(k => k >= 0)).toHaveLength(4)
  })
})

describe('contract', () => {
  test('TI-6.4 TI-6.13 EX-9 an exchange with one more good, and two tiles', () => {
    const t = act('contract', 1, { goods: { food: 1 } })
    deal(
      t,
      t.contractOffer,
      'contract-iron-3',
      'contract-wool-3',
      'contract-iron-5',
      'contract-wool-5',
      'contract-iron-9',
    )
    play(t, 'exchange:food,gold', 'gain:iron')
    expect(goods(t)).toEqual({ gold: 1, iron: 1 })
    play(t, 'take:contract-wool-5', 'take:contract-wool-3')
    expect([pools(t)[0] ?? '', ids(t.contractOffer)]).toEqual([
      '',
      expect.arrayContaining(['contract-iron-3', 'contract-iron-5', 'contract-iron-9']),
    ])
    expect(stored(t)).toEqual(['contract-wool-5', 'contract-wool-3'])
  })

  test('TI-6.4 ED-11 ED-24 only the first exchange of a turn brings more, wherever its points come from', () => {
    const t = table()
    give(t, 0, { goods: { stone: 1 }, storehouse: ['helper-contract-2-a', 'helper-contract-2-b'] })
    play(t, 'use:helper-contract-2-a', 'exchange:stone,wool', 'gain:gold', 'exchange:gold,iron')
    expect([goods(t), step(t)]).toEqual([{ wool: 1, iron: 1 }, 'die'])
    wheel(t, 'contract', 1, 'food')
    offer(t, 'contract')
    play(t, 'die:food,1,1', 'exchange:food,gold')
    expect([step(t), goods(t)]).toEqual(['contract', { gold: 1, wool: 1, iron: 1 }])
    finish(t)
    until(t, u => u.turn === 0)
    give(t, 0, { goods: { stone: 1 } })
    play(t, 'use:helper-contract-2-b', 'exchange:stone,wool')
    expect(step(t)).toBe('any')
  })

  test('TI-6.13 gold both ways, a different good, and one that is owned', () => {
    const t = act('contract', 1, { goods: { gold: 1 } })
    expect(legal(t, 'exchange')).toEqual([
      'exchange:gold,food',
      'exchange:gold,wool',
      'exchange:gold,stone',
      'exchange:gold,iron',
    ])
    expect(reasonOf(t, 'exchange:gold,gold')).toBe('TI-6.4 same-good')
    expect(reasonOf(t, 'exchange:iron,gold')).toBe('TI-8.6 short:iron,1')
    play(t, 'exchange:gold,iron')
    expect(legal(t, 'gain')).toContain('gain:gold')
  })

  test('TI-6.4 TI-6.10 ED-25 costs belong to positions; gaps stay until the end of the turn, then all slides right', () => {
    const offer = ['contract-iron-3', 'contract-wool-3', 'contract-iron-5', 'contract-wool-5', 'contract-iron-9']
    const t = act('contract', 1)
    deal(t, t.contractOffer, ...offer)
    expect(box.offerCost).toEqual([3, 3, 2, 2, 1])
    play(t, 'take:contract-wool-3', 'take:contract-wool-5')
    const u = act('contract', 1)
    deal(u, u.contractOffer, ...offer)
    play(u, 'take:contract-wool-3')
    expect([ids(u.contractOffer), pools(u)]).toEqual([
      ['contract-iron-3', '-', 'contract-iron-5', 'contract-wool-5', 'contract-iron-9'],
      ['contract:3/die'],
    ])
    push(u, { do: 'contract', points: 2, die: 0, source: 2 } as never)
    expect(reasonOf(u, 'take:contract-iron-3')).toBe('TI-6.12 no-points:1')
    play(u, 'done')
    const words = heard(() => play(u, 'take:contract-wool-5', 'done')).filter(w => w.startsWith('new-contract'))
    const [x, y] = words.map(w => w.slice(13))
    expect(ids(u.contractOffer)).toEqual([y, x, 'contract-iron-3', 'contract-iron-5', 'contract-iron-9'])
  })

  test('TI-6.10 TI-14.5 ED-25 with one tile in the deck the leftmost space stays empty', () => {
    const t = act('contract', 1)
    deal(t, t.contractOffer, 'contract-iron-3', '-', 'contract-iron-5', '-', 'contract-iron-9')
    t.contractDeck = [fetch(t, tile('contract-wool-9'))]
    play(t, 'done')
    expect(ids(t.contractOffer)).toEqual([
      '-',
      'contract-wool-9',
      'contract-iron-3',
      'contract-iron-5',
      'contract-iron-9',
    ])
  })
})

describe('king', () => {
  test('TI-6.5 EX-10 all points are one move, onto the top of a stack', () => {
    const t = act('king', 4, {}, table({ seats: 3 }))
    stack(t, { 0: [0], 3: [1, 2] })
    play(t, 'advance')
    expect([stacks(t), t.turn]).toEqual([{ 3: [1, 2, 0] }, 1])
  })

  test('TI-6.5 ED-3 the last space is the end', () => {
    const t = act('king', 3)
    stack(t, { 7: [0], 0: [1] })
    play(t, 'advance')
    expect(stacks(t)).toEqual({ 0: [1], 9: [0] })
  })

  test('TI-6.9 ED-26 out of the middle of a stack; at the end nothing changes', () => {
    const t = act('king', 6, {}, table({ seats: 3 }))
    stack(t, { 2: [1, 0, 2] })
    play(t, 'advance')
    expect(stacks(t)).toEqual({ 2: [1, 2], 3: [0] })
    const u = act('king', 4, {}, table({ seats: 3 }))
    stack(u, { 9: [0, 1], 0: [2] })
    play(u, 'advance')
    expect(stacks(u)).toEqual({ 0: [2], 9: [0, 1] })
  })

  test('TI-6.5 the move may be left out', () => {
    const t = act('king', 4)
    expect(legal(t)).toEqual(['advance', 'done'])
    play(t, 'done')
    expect(stacks(t)).toEqual({ 0: [0, 1] })
  })
})

describe('joker', () => {
  test('TI-6.6 TI-6.14 ED-21 one of the five, with its marker; the bonus tile was that of the joker', () => {
    const t = table()
    give(t, 0, {
      goods: {},
      rooms: {
        'building-2-floor-1': 'char-merchant-gold-2-a',
        'building-2-floor-2': 'char-merchant-gold-3-a',
        'building-1-floor-1': 'char-king-king-1-a',
        'building-1-floor-2': 'char-king-vp-2-b',
        'building-1-floor-3': 'char-king-vp-3-a',
      },
      crests: { 'building-2': 'crest-lion-bonus-a', 'building-1': 'crest-star-bonus-a' },
    })
    wheel(t, 'joker', 4, 'stone')
    offer(t, 'joker', 'helper-vp-4-a')
    play(t, 'die:stone,4,4', 'take:helper-vp-4-a')
    expect(pools(t)).toEqual(['joker:3/die'])
    expect(legal(t, 'choose')).toEqual([
      'choose:architect',
      'choose:merchant',
      'choose:character',
      'choose:contract',
      'choose:king',
    ])
    play(t, 'choose:merchant')
    expect(pools(t)).toEqual(['merchant:5/die'])
    expect(legal(t, 'choose')).toEqual([])
  })

  test('TI-6.14 ED-22 the helper of one point chooses, too, and no marker counts', () => {
    const t = act('king', 3, {
      goods: { food: 1 },
      storehouse: ['helper-joker-1-a'],
      rooms: { 'building-2-floor-1': 'char-contract-wool-2-a', 'building-2-floor-2': 'char-contract-gold-wool-a' },
      crests: { 'building-2': 'crest-lion-bonus-a' },
    })
    deal(
      t,
      t.contractOffer,
      'contract-iron-3',
      'contract-wool-3',
      'contract-iron-5',
      'contract-wool-5',
      'contract-iron-9',
    )
    play(t, 'use:helper-joker-1-a', 'choose:contract')
    expect(pools(t)).toEqual(['contract:1', 'king:4/die'])
    expect(legal(t, 'take')).toEqual(['take:contract-iron-9'])
    play(t, 'take:contract-iron-9')
    expect(pools(t)).toEqual(['king:4/die'])
  })
})

describe('pools', () => {
  test('TI-5.5 D-19 there may be more points than are printed anywhere', () => {
    const t = act('king', 1, {
      goods: { food: 6 },
      storehouse: ['helper-add-ap-1-a', 'helper-add-ap-2-a', 'helper-add-ap-3-a', 'crest-lion-bonus-a'],
      rooms: {
        'building-1-floor-1': 'char-king-king-1-a',
        'building-1-floor-2': 'char-king-vp-2-b',
        'building-1-floor-3': 'char-king-vp-3-a',
      },
    })
    for (const n of [1, 2, 3]) play(t, `use:helper-add-ap-${n}-a`)
    play(t, 'crest:lion,building-1', 'done')
    expect(pools(t)).toEqual(['king:15/die'])
    stack(t, { [-5]: [0], 0: [1] })
    play(t, 'advance')
    expect(stacks(t)[9]).toEqual([0])
  })

  test('TI-6.7 ED-18 a helper before the die has exactly its own points; the marker is for the die', () => {
    const t = table()
    give(t, 0, {
      goods: {},
      storehouse: ['helper-merchant-2-a'],
      rooms: { 'building-2-floor-1': 'char-merchant-gold-2-a', 'building-2-floor-2': 'char-merchant-gold-3-a' },
      crests: { 'building-2': 'crest-lion-bonus-a' },
    })
    play(t, 'use:helper-merchant-2-a', 'move:koeln')
    expect(pools(t)).toEqual(['merchant:1'])
    play(t, 'move:frankfurt')
    expect([pools(t), step(t)]).toEqual([[], 'die'])
    act('merchant', 6, {}, t)
    expect(pools(t)).toEqual(['merchant:3/die'])
  })

  test('TI-6.12 ED-23 a character opens a pool above its own action', () => {
    const t = act('character', 4, { storehouse: ['char-character-character-2-b', 'char-character-character-1-a'] })
    play(t, 'place:char-character-character-2-b,building-1-floor-1')
    expect(pools(t)).toEqual(['character:2', 'character:2/die'])
    play(t, 'place:char-character-character-1-a,building-1-floor-2')
    expect(pools(t)).toEqual(['character:1', 'character:2/die'])
    play(t, 'done')
    expect(pools(t)).toEqual(['character:2/die'])
  })

  test('TI-6.12 only the topmost pool can be spent; a task comes between, on top of all', () => {
    const t = act('architect', 5, { storehouse: ['helper-king-2-a', 'helper-contract-3-a'], goods: { gold: 2 } })
    play(t, 'use:helper-contract-3-a')
    expect([pools(t), reasonOf(t, 'move:koeln')]).toEqual([['contract:3', 'architect:2/die'], 'core not-now'])
    play(t, 'use:helper-king-2-a', 'buy:iron')
    expect(pools(t)).toEqual(['king:2', 'contract:3', 'architect:2/die'])
    play(t, 'advance', 'exchange:iron,food', 'gain:gold', 'done')
    expect(pools(t)).toEqual(['architect:2/die'])
  })

  test('TI-6.12 an effect of two parts is finished part by part, and a task may come between', () => {
    const t = act('character', 5, { storehouse: ['char-contract-contract-1-any-a'], goods: { gold: 2 } })
    play(t, 'place:char-contract-contract-1-any-a,building-1-floor-1', 'exchange:gold,iron', 'gain:gold')
    expect(step(t)).toBe('any')
    play(t, 'gain:gold')
    expect([goods(t), pools(t)]).toEqual([{ gold: 3, iron: 1 }, ['character:1/die']])
  })

  test('TI-6.7 TI-7.6 ED-6 a marker adds nothing to a sub-action of its action', () => {
    const t = act('king', 3, {
      storehouse: ['helper-king-2-a'],
      rooms: { 'building-4-floor-1': 'char-king-vp-2-b' },
      crests: { 'building-4': 'crest-lion-bonus-a' },
    })
    play(t, 'use:helper-king-2-a')
    expect(pools(t)[0]).toBe('king:2')
    play(t, 'advance')
    expect([stacks(t)[2], points(t)]).toEqual([[0], 10])
    expect(building('building-4')).toBe(3)
    push(t, { do: 'king', points: 1, die: 0, source: 2 } as never)
    expect(pools(t)[0]).toBe('king:1')
  })
})
