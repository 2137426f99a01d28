/** TI-8: tasks. */
import { describe, expect, test } from 'vitest'
import { tiletum, type TiletumTable } from '../index.ts'
import {
  act,
  at,
  cathedral,
  deal,
  give,
  goods,
  heard,
  ids,
  legal,
  owners,
  play,
  points,
  pools,
  reasonOf,
  slot,
  stacks,
  step,
  stored,
  table,
} from './helpers.ts'

const { box } = tiletum
const SIX = [
  'contract-iron-3',
  'contract-wool-3',
  'contract-iron-5',
  'contract-wool-5',
  'contract-iron-9',
  'contract-wool-9',
]
/** Lays this cost tile at a cathedral; the one that lay there goes where it was. */
function cost(t: TiletumTable, id: string, stone: number, vp: number): void {
  const to = cathedral(id)
  const from = t.costs.findIndex((c, k) => box.costTiles[c].stone === stone && box.costTiles[c].vp === vp && k !== to)
  const here = box.costTiles[t.costs[to]]
  if (here.stone === stone && here.vp === vp) return
  ;[t.costs[from], t.costs[to]] = [t.costs[to], t.costs[from]]
}

describe('goods for gold', () => {
  test('TI-8.1 two gold for one of the others, as often as one likes', () => {
    const t = act('king', 3, { goods: { gold: 5 } })
    play(t, 'buy:wool', 'buy:stone')
    expect([goods(t), reasonOf(t, 'buy:iron')]).toEqual([{ gold: 1, wool: 1, stone: 1 }, 'TI-8.6 short:gold,1'])
    expect(reasonOf(act('king', 3, { goods: { gold: 5 } }), 'buy:gold')).toBe('TI-8.1 no-gold')
  })
})

describe('contracts', () => {
  test('TI-8.2 TI-7.8 ED-40 the leftmost space: its points, its pillar; the sixth has none, and there is no seventh', () => {
    const t = act('king', 3, {
      goods: { wool: 5 },
      contracts: ['contract-iron-3', 'contract-iron-2'],
      storehouse: ['contract-wool-5'],
    })
    const before = t.players[0].pillars
    play(t, 'fulfil:contract-wool-5')
    expect([points(t), points(t, 0, 'contracts'), t.players[0].pillars - before]).toEqual([20, 10, 1])
    expect([step(t), legal(t, 'move').length > 0]).toEqual(['move', true])
    play(t, 'move:koeln')
    expect([at(t, 'merchant'), ids(t.players[0].contracts).at(-1)]).toEqual(['koeln', 'contract-wool-5'])

    const sixth = act('king', 3, {
      goods: { iron: 5 },
      contracts: SIX.slice(1),
      storehouse: ['contract-iron-2', 'contract-iron-3'],
    })
    const pillars = sixth.players[0].pillars
    play(sixth, 'fulfil:contract-iron-2')
    expect([sixth.players[0].pillars - pillars, points(sixth)]).toEqual([0, 10 + 2 + 6])
    expect(reasonOf(sixth, 'fulfil:contract-iron-3')).toBe('TI-8.2 no-free-space')
  })

  test('TI-8.2 ED-42 identical goods: any one kind, with the fixed ones on top', () => {
    const id = 'contract-identical-2-and-iron-2'
    const by = (g: Parameters<typeof goods>[0] | Record<string, number>) =>
      legal(act('king', 3, { goods: g as never, storehouse: [id] }), 'fulfil-with').map(w => w.split(',')[1])
    expect(by({ wool: 2, iron: 2 })).toEqual(['wool'])
    expect(by({ iron: 4 })).toEqual(['iron'])
    expect(by({ wool: 1, stone: 1, iron: 2 })).toEqual([])
    expect(by({ gold: 2, food: 2, wool: 2, stone: 2, iron: 4 })).toEqual(['gold', 'food', 'wool', 'stone', 'iron'])
    const t = act('king', 3, { goods: { iron: 5 }, storehouse: [id] })
    expect(reasonOf(t, `fulfil:${id}`)).toBe('TI-8.2 needs-choice')
    expect(goods(play(t, `fulfil-with:${id},iron`))).toEqual({ iron: 1 })
  })

  test('TI-8.2 TI-8.6 what it costs must be there; only stored contracts count', () => {
    const t = act('king', 3, { goods: { wool: 4 }, storehouse: ['contract-wool-5', 'helper-vp-4-a'] })
    expect(reasonOf(t, 'fulfil:contract-wool-5')).toBe('TI-8.6 short:wool,1')
    expect(reasonOf(t, 'fulfil-with:contract-wool-5,wool')).toBe('TI-8.2 needs-no-choice')
    expect(reasonOf(t, 'fulfil:contract-wool-3')).toBe('TI-8.7 not-stored:contract-wool-3')
    expect(reasonOf(t, 'fulfil:helper-vp-4-a')).toBe('TI-8.2 no-contract:helper-vp-4-a')
  })
})

describe('what a contract brings besides', () => {
  test('TI-8.2 D-15 D-23 the merchant may step onto a road, or stay', () => {
    const t = act('king', 3, { goods: { wool: 5 }, merchant: 'paris', storehouse: ['contract-wool-5'] })
    play(t, 'fulfil:contract-wool-5')
    expect(legal(t, 'move')).toContain('move:road-paris-bordeaux')
    play(t, 'done')
    expect(at(t, 'merchant')).toBe('paris')
  })
})

describe('crests', () => {
  const crested = (house: number, more: Parameters<typeof give>[2] = {}) => {
    const t = act('king', 3, { goods: { food: 6 }, storehouse: ['crest-lion-bonus-a'], ...more })
    return play(t, `crest:lion,building-${house}`)
  }

  test('TI-8.3 6, 6, 5, 4, 3 and 2 food', () => {
    expect([1, 2, 3, 4, 5, 6].map(k => 6 - (goods(crested(k)).food ?? 0))).toEqual([6, 6, 5, 4, 3, 2])
    expect(
      reasonOf(act('king', 3, { goods: { food: 5 }, storehouse: ['crest-lion-bonus-a'] }), 'crest:lion,building-2'),
    ).toBe('TI-8.6 short:food,1')
  })

  test('TI-8.3 house 1: a trading post in any city, with the bonus of its slot, within the limits', () => {
    const t = crested(1)
    expect([step(t), legal(t, 'post').length]).toEqual(['build-post', 22])
    expect(reasonOf(t, 'post:venezia-post-2')).toBe('TI-2.4 slot-closed:venezia-post-2')
    play(t, 'post:venezia-post-1')
    expect([points(t), t.posts[slot('venezia-post-1')]]).toEqual([16, 0])
  })

  test('TI-8.3 ED-37 house 2: a pillar at any cathedral but the one that is not built', () => {
    const t = crested(2)
    const closed = box.cathedrals[t.costs.findIndex(c => box.costTiles[c].unavailable)].id
    expect([step(t), legal(t, 'pillar').length, reasonOf(t, `pillar:${closed}`)]).toEqual([
      'build-pillar',
      8,
      `TI-2.6 not-built-here:${closed}`,
    ])
    const to = legal(t, 'pillar')[0]
    play(t, to)
    expect([owners(t.pillars), t.players[0].pillars]).toEqual([1, 1])
  })

  test('TI-8.3 TI-8.8 ED-44 house 3: the merchant to any space, roads too, or nowhere', () => {
    expect(legal(crested(3), 'move')).toHaveLength(28)
    expect(reasonOf(crested(3), 'move:tiletum')).toBe('TI-8.8 already-there')
    expect(at(play(crested(3), 'move:venezia'), 'merchant')).toBe('venezia')
    expect(at(play(crested(3), 'move:road-arles-genova'), 'merchant')).toBe('road-arles-genova')
    expect(at(play(crested(3), 'done'), 'merchant')).toBe('tiletum')
  })

  test('TI-8.3 TI-8.8 house 4: the architect to any space', () => {
    const t = play(crested(4), 'move:firenze')
    expect(step(t), 'once').not.toBe('teleport')
    expect([at(t, 'architect'), at(t, 'merchant')]).toEqual(['firenze', 'tiletum'])
  })

  test('TI-8.3 house 5: any two goods; house 6: 5 VP', () => {
    expect(goods(play(crested(5), 'gain:stone', 'gain:iron'))).toEqual({ food: 3, stone: 1, iron: 1 })
    expect(points(crested(6), 0, 'crests')).toBe(5)
  })

  test('TI-8.3 ED-43 a bonus that is impossible is none: the crest stays, and so does the bill', () => {
    const t = act('king', 3, { goods: { food: 6 }, storehouse: ['crest-lion-bonus-a'] })
    t.players[0].posts = 0
    expect(heard(() => play(t, 'crest:lion,building-1'))).toContain('*done')
    expect([step(t), goods(t), ids(t.players[0].crests)[0]]).toEqual(['king', {}, 'crest-lion-bonus-a'])
  })

  test('TI-8.8 any crest under any house whose space is free, filled or empty; not kept for later', () => {
    const t = crested(1, { goods: { food: 20 }, storehouse: ['crest-lion-bonus-a', 'crest-star-contract'] })
    play(t, 'done')
    expect(reasonOf(t, 'crest:star,building-1')).toBe('TI-8.3 crest-space-taken:building-1')
    expect(reasonOf(t, 'crest:eagle,building-2')).toBe('TI-8.3 crest-not-stored:eagle')
    expect(legal(t, 'crest')).toEqual([2, 3, 4, 5, 6].map(k => `crest:star,building-${k}`))
    expect(legal(t, 'post')).toEqual([])
  })
})

describe('cathedrals', () => {
  test('TI-8.4 TI-8.9 ED-36 once for each player with a pillar there: cost tile and top tile, which the next does not find', () => {
    const t = table({ seats: 3 })
    cost(t, 'cathedral-milano', 3, 4)
    for (const seat of [0, 1]) give(t, seat, { goods: { stone: 9 }, pillars: ['cathedral-milano'] })
    give(t, 2, { goods: { stone: 9 } })
    play(t, 'join:cathedral-milano')
    expect([points(t), goods(t)]).toEqual([21, { stone: 6 }])
    expect(reasonOf(t, 'join:cathedral-milano')).toBe('TI-8.4 joined-before:cathedral-milano')
    t.turn = 1
    t.todo.at(-1)!.seat = 1
    play(t, 'join:cathedral-milano')
    expect([points(t, 1), t.costs[cathedral('cathedral-milano')]]).toEqual([19, expect.any(Number)])
    t.turn = 2
    t.todo.at(-1)!.seat = 2
    expect(reasonOf(t, 'join:cathedral-milano')).toBe('TI-8.4 no-own-pillar:cathedral-milano')
    // Everybody who may set a pillar finds a tile.
    for (const c of box.cathedrals)
      expect(box.cathedralTiles.filter(k => box.cathedrals[k.cathedral] === c)).toHaveLength(c.slots)
  })

  test('TI-8.4 ED-37 a pillar and its cathedral in one turn', () => {
    const t = table()
    cost(t, 'cathedral-praha', 2, 2)
    act('architect', 6, { goods: { stone: 2 }, architect: 'praha' }, t)
    expect(reasonOf(t, 'join:cathedral-praha')).toBe('TI-8.4 no-own-pillar:cathedral-praha')
    play(t, 'pillar:cathedral-praha', 'join:cathedral-praha')
    expect([points(t, 0, 'cathedrals'), goods(t)]).toEqual([10, {}])
  })

  test('TI-8.4 TI-8.6 stone must be there; the architect need not', () => {
    const t = table()
    cost(t, 'cathedral-wien', 3, 4)
    act('king', 3, { goods: { stone: 2 }, pillars: ['cathedral-wien'] }, t)
    expect(reasonOf(t, 'join:cathedral-wien')).toBe('TI-8.6 short:stone,1')
    give(t, 0, { goods: { stone: 3 } })
    expect(points(play(t, 'join:cathedral-wien'))).toBe(20)
  })
})

describe('helpers', () => {
  test('TI-8.5 TI-8.7 ED-19 a helper leaves the storehouse when it is used, so its slot is free for what it brings', () => {
    const t = act('king', 3, {
      storehouse: ['helper-contract-3-a', 'char-king-vp-2-b', 'char-king-vp-3-a', 'char-merchant-gold-2-a'],
    })
    deal(t, t.contractOffer, 'contract-iron-3')
    play(t, 'use:helper-contract-3-a', 'take:contract-iron-3')
    expect(stored(t)).toEqual(['char-king-vp-2-b', 'char-king-vp-3-a', 'char-merchant-gold-2-a', 'contract-iron-3'])
    expect(ids(t.used)).toEqual(['helper-contract-3-a'])
    expect(reasonOf(t, 'use:helper-contract-3-a')).toBe('TI-8.7 not-stored:helper-contract-3-a')
    expect(reasonOf(t, 'use:char-king-vp-2-b')).toBe('TI-8.5 no-helper:char-king-vp-2-b')
  })

  test('TI-8.6 as many tasks as one likes, before the die as well', () => {
    const t = table()
    give(t, 0, {
      goods: { gold: 4, food: 2 },
      storehouse: ['helper-gold-4-a', 'helper-vp-4-a', 'crest-lion-bonus-a', 'contract-identical-1'],
    })
    play(
      t,
      'use:helper-gold-4-a',
      'use:helper-vp-4-a',
      'buy:stone',
      'crest:lion,building-6',
      'fulfil-with:contract-identical-1,stone',
    )
    expect([step(t), goods(t), points(t), stored(t)]).toEqual(['die', { gold: 6 }, 10 + 4 + 5 + 2, []])
    expect([pools(t), stacks(t)[0]]).toEqual([[], [0, 1]])
  })
})
