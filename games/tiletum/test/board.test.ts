/** TI-7: the player board; TI-9: taking tiles. */
import { describe, expect, test } from 'vitest'
import { dealCharacters } from '../rules/decks.ts'
import { isCompleted, markerAt } from '../rules/pools.ts'
import { tiletum, type TiletumTable } from '../index.ts'
import {
  act,
  deal,
  fetch,
  give,
  goods,
  heard,
  ids,
  legal,
  offer,
  play,
  points,
  pools,
  push,
  reasonOf,
  slot,
  stack,
  step,
  stored,
  table,
  tile,
  until,
} from './helpers.ts'

const { box } = tiletum
const KING = ['char-king-king-1-a', 'char-king-vp-2-b', 'char-king-vp-3-a', 'char-king-king-2-b'] as const
const FULL = ['char-king-vp-2-b', 'char-king-vp-3-a', 'char-merchant-gold-2-a', 'char-merchant-gold-3-a']

describe('houses', () => {
  test('TI-7.1 ED-9 one type a house, one house a type, floors in any order', () => {
    const t = act('character', 1, { storehouse: [KING[1], KING[2], 'char-merchant-gold-2-a'] })
    play(t, `place:${KING[1]},building-1-floor-2`)
    expect(reasonOf(t, `place:${KING[2]},building-2-floor-1`)).toBe('TI-7.1 type-elsewhere:building-1')
    expect(reasonOf(t, 'place:char-merchant-gold-2-a,building-1-floor-1')).toBe('TI-7.1 other-type:building-1')
    expect(reasonOf(t, `place:${KING[2]},building-1-floor-2`)).toBe('TI-6.3 room-taken:building-1-floor-2')
    play(t, `place:${KING[2]},building-1-floor-1`, 'place:char-merchant-gold-2-a,building-3-floor-1')
    expect(ids(t.players[0].rooms)).toEqual([KING[2], KING[1], '-', '-', '-', 'char-merchant-gold-2-a', '-', '-', '-'])
    expect([points(t), goods(t)]).toEqual([15, { gold: 2 }])
  })

  test('TI-7.2 ED-39 the trading post of the roof comes before the bonus of the last character', () => {
    const t = act('character', 5, { storehouse: ['char-merchant-post-a'], merchant: 'koeln' })
    t.players[0].posts = 0
    play(t, 'place:char-merchant-post-a,building-4-floor-1')
    expect([step(t), legal(t, 'post'), t.players[0].posts]).toEqual(['build-post', ['post:koeln-post-1'], 1])
    play(t, 'post:koeln-post-1')
    expect([t.posts[slot('koeln-post-1')], t.players[0].posts]).toEqual([0, 0])
  })

  test('TI-7.3 TI-7.4 a house is completed by its crest or by its last character, whichever comes last', () => {
    const t = act('character', 1, { goods: { food: 4 }, storehouse: ['crest-lion-bonus-a', KING[1]] })
    play(t, 'crest:lion,building-4', 'done')
    expect(isCompleted(t.players[0], 3, box)).toBe(false)
    const words = heard(() => play(t, `place:${KING[1]},building-4-floor-1`))
    expect(words).toEqual(expect.arrayContaining(['roof-post:0,building-4', 'marker:0,king,1']))
    expect([isCompleted(t.players[0], 3, box), markerAt(t.players[0], 4, box)]).toEqual([true, 1])
  })

  test('TI-7.5 TI-7.6 EX-15 three rooms and a crest: a trading post anywhere, and three more points for every king action by a die', () => {
    const t = act('character', 4, {
      goods: { food: 6 },
      storehouse: [KING[1], 'crest-lion-bonus-a'],
      rooms: { 'building-1-floor-1': KING[0], 'building-1-floor-2': KING[2] },
    })
    t.players[0].posts = 1
    play(t, `place:${KING[1]},building-1-floor-3`)
    expect([t.players[0].posts, points(t)]).toEqual([2, 12])
    play(t, 'crest:lion,building-1')
    expect(step(t)).toBe('build-post')
    play(t, 'post:venezia-post-1')
    expect([t.posts[slot('venezia-post-1')], goods(t), points(t)]).toEqual([0, {}, 18])
    // Nothing is left to do; from now on a die of the king has three points more, by the joker too.
    expect(t.turn).toBe(1)
    until(t, u => u.turn === 0)
    expect(pools(act('king', 3, {}, tiletum.copy(t)))).toEqual(['king:7/die'])
    expect(pools(play(act('joker', 3, {}, tiletum.copy(t)), 'choose:king'))).toEqual(['king:7/die'])
    expect(pools(act('merchant', 3, {}, tiletum.copy(t)))).toEqual(['merchant:4/die'])
  })

  test('TI-7.6 ED-7 the house without rooms is completed by its crest at once, without a marker', () => {
    const t = act('king', 3, { goods: { food: 2 }, storehouse: ['crest-star-bonus-a'] })
    const words = heard(() => play(t, 'crest:star,building-6'))
    expect(words.filter(w => w.startsWith('marker'))).toEqual([])
    expect([points(t), isCompleted(t.players[0], 5, box), pools(t)]).toEqual([15, true, ['king:4/die']])
  })

  test('TI-7.10 the five types are the five actions, and bonuses of one type differ', () => {
    const types = shippedTypes()
    expect(Object.keys(types).sort()).toEqual(['architect', 'character', 'contract', 'king', 'merchant'])
    for (const effects of Object.values(types)) {
      expect(effects).toHaveLength(9)
      expect(new Set(effects).size).toBeGreaterThanOrEqual(4)
    }
  })
  const shippedTypes = (): Record<string, number[]> => {
    const types: Record<string, number[]> = {}
    for (const k of box.tiles)
      if (k.kind === 'character')
        (types[['architect', 'merchant', 'character', 'contract', 'king'][k.type]] ??= []).push(k.effect)
    return types
  }

  test('TI-7.11 ED-6 completing a house in a sub-action strengthens the action of the die below it', () => {
    const t = act('king', 4, {
      goods: { food: 4 },
      storehouse: ['helper-character-2-a', KING[1], 'crest-lion-bonus-a'],
    })
    play(t, 'crest:lion,building-5', 'gain:food', 'gain:food', 'use:helper-character-2-a')
    expect(pools(t)).toEqual(['character:2', 'king:3/die'])
    play(t, `place:${KING[1]},building-5-floor-1`)
    expect(pools(t)).toEqual(['character:1', 'king:4/die'])
  })

  test('TI-7.11 with the joker at once when that action was chosen, else when it is', () => {
    const wishes = { goods: { food: 4 }, storehouse: ['crest-lion-bonus-a'], rooms: { 'building-4-floor-1': KING[1] } }
    const before = act('joker', 4, wishes)
    play(before, 'crest:lion,building-4', 'done')
    expect(pools(before)).toEqual(['joker:3/die'])
    play(before, 'choose:king')
    expect(pools(before)).toEqual(['king:4/die'])
    const after = act('joker', 4, wishes)
    play(after, 'choose:king', 'crest:lion,building-4', 'done')
    expect(pools(after)).toEqual(['king:4/die'])
    const other = act('joker', 4, wishes)
    play(other, 'choose:merchant', 'crest:lion,building-4', 'done')
    expect(pools(other)).toEqual(['merchant:3/die'])
  })

  test('TI-7.9 what is placed stays', () => {
    const t = act('character', 1, { storehouse: [KING[1]], rooms: { 'building-1-floor-1': KING[0] } })
    play(t, `place:${KING[1]},building-1-floor-2`)
    expect(legal(t, 'place')).toEqual([])
    expect(ids(t.players[0].rooms).slice(0, 2)).toEqual([KING[0], KING[1]])
    expect(reasonOf(t, `place:${KING[0]},building-1-floor-3`)).toBe(`TI-8.7 not-stored:${KING[0]}`)
  })
})

describe('taking tiles', () => {
  /** A bonus tile, in turn, at each of the places where it could be taken. */
  const EVERYWHERE: [string, (t: TiletumTable, id: string) => TiletumTable][] = [
    [
      'the wheel',
      (t, id) => {
        offer(t, 'king', id)
        push(t, { do: 'bonus-tile', at: 4 } as never)
        return t
      },
    ],
    [
      'the map',
      (t, id) => {
        t.mapTiles[box.tilesAt[box.spaces.indexOf('koeln')][0]] = fetch(t, tile(id))
        give(t, 0, { merchant: 'koeln' })
        push(t, { do: 'merchant', points: 3, die: 0, source: 2 } as never)
        return t
      },
    ],
    [
      'the contract offer',
      (t, id) => {
        deal(t, t.contractOffer, '-', '-', '-', '-', id)
        push(t, { do: 'contract', points: 3, die: 0, source: 2 } as never)
        return t
      },
    ],
    [
      'the king track',
      (t, id) => {
        t.kingTile = fetch(t, tile(id))
        push(t, { do: 'king-tile' })
        return t
      },
    ],
  ]

  test.each(EVERYWHERE)('TI-9.1 TI-9.2 ED-1 from %s, if one likes and a slot is free', (_, place) => {
    const id = 'contract-iron-2'
    const t = place(table(), id)
    expect(reasonOf(t, `take:${id}`)).toBe('OK')
    expect(legal(t).some(w => w === 'done' || w === 'leave')).toBe(true)
    expect(stored(play(t, `take:${id}`))).toEqual([id])
    const full = table()
    give(full, 0, { storehouse: FULL })
    expect(reasonOf(place(full, id), `take:${id}`)).toBe('TI-9.2 storehouse-full')
  })

  test.each(EVERYWHERE)('TI-9.3 ED-2 from %s no second crest of a family, stored or placed', (_, place) => {
    for (const w of [{ storehouse: ['crest-lion-contract'] }, { crests: { 'building-2': 'crest-lion-contract' } }]) {
      const t = table({ seats: 4 })
      give(t, 0, w)
      expect(reasonOf(place(t, 'crest-lion-bonus-a'), 'take:crest-lion-bonus-a')).toBe('TI-9.3 own-crest:lion')
      const u = table({ seats: 4 })
      give(u, 0, w)
      expect(reasonOf(place(u, 'crest-rose-bonus-a'), 'take:crest-rose-bonus-a')).toBe('OK')
    }
  })

  const SIX = [
    'contract-iron-3',
    'contract-wool-3',
    'contract-iron-5',
    'contract-wool-5',
    'contract-iron-9',
    'contract-wool-9',
  ]
  test.each(EVERYWHERE)(
    'TI-9.4 ED-41 from %s no contract when six are fulfilled; five and a stored one are no hindrance',
    (_, place) => {
      const t = table()
      give(t, 0, { contracts: SIX })
      expect(reasonOf(place(t, 'contract-iron-2'), 'take:contract-iron-2')).toBe('TI-9.4 contracts-full')
      const u = table()
      give(u, 0, { contracts: SIX.slice(1), storehouse: [SIX[0]] })
      expect(reasonOf(place(u, 'contract-iron-2'), 'take:contract-iron-2')).toBe('OK')
    },
  )

  test('TI-7.7 four slots for tiles of any kind, and nothing is thrown away', () => {
    const t = act('character', 1, { storehouse: ['contract-iron-2', 'crest-lion-bonus-a', 'helper-vp-4-a'] })
    play(t, legal(t, 'take')[0])
    expect([stored(t).length, legal(t, 'take')]).toEqual([4, []])
    expect(reasonOf(t, `take:${ids(t.characterOffer)[0]}`)).toBe('TI-9.2 storehouse-full')
    // No verb lays a tile away.
    expect(tiletum.verbsOf('character')).toEqual([
      'take',
      'renew',
      'place',
      'done',
      'buy',
      'fulfil',
      'fulfil-with',
      'crest',
      'join',
      'use',
    ])
  })

  test('TI-9.5 characters may be taken even when they can no longer be placed', () => {
    const t = act('character', 1, {
      rooms: { 'building-1-floor-1': 'char-merchant-gold-2-a', 'building-4-floor-1': 'char-king-king-1-a' },
    })
    deal(t, t.characterOffer, KING[1])
    dealCharacters(t)
    play(t, `take:${KING[1]}`)
    expect(legal(t, 'place')).toEqual([])
    expect(stored(t)).toEqual([KING[1]])
  })

  test('TI-9.6 one tile a slot of the map, and it is not laid again', () => {
    const t = table()
    const n = box.tilesAt[box.spaces.indexOf('koeln')][0]
    t.mapTiles[n] = fetch(t, tile('helper-vp-4-a'))
    act('merchant', 3, { merchant: 'koeln' }, t)
    expect(legal(t, 'take')).toEqual(['take:helper-vp-4-a'])
    play(t, 'take:helper-vp-4-a')
    expect([t.mapTiles[n], legal(t, 'take')]).toEqual([-1, []])
    expect(reasonOf(t, 'take:helper-vp-4-b')).toBe('TI-9.6 not-here:helper-vp-4-b')
    play(t, 'done')
    until(t, u => u.round === 2)
    expect(t.mapTiles[n]).toBe(-1)
  })

  test('TI-9.7 ED-1 ED-30 ED-41 what cannot be taken stays; the king tile alone goes', () => {
    for (const [w, id] of [
      [{ storehouse: FULL }, 'contract-iron-2'],
      [{ contracts: SIX }, 'contract-iron-2'],
      [{ storehouse: ['crest-lion-bonus-b'] }, 'crest-lion-bonus-a'],
    ] as const) {
      const t = table()
      stack(t, { 5: [0], 0: [1] })
      give(t, 0, { ...w, storehouse: [...((w as { storehouse?: string[] }).storehouse ?? [])] } as never)
      t.kingTile = fetch(t, tile(id))
      offer(t, 'king', 'helper-vp-4-a')
      const words = heard(() => until(t, u => u.round === 2))
      expect(words).toContain(`discarded:${id}`)
      expect(ids(t.used)).toContain(id)
      expect(ids(t.wheelTiles)).toContain('helper-vp-4-a')
      expect(t.kingTile).toBeGreaterThanOrEqual(0)
    }
  })
})
