/** TI-12: what every kind of helper, character, contract and slot does, in values written by hand. */
import { describe, expect, test } from 'vitest'
import { tiletum, type TiletumTable } from '../index.ts'
import {
  act,
  at,
  fetch,
  give,
  goods,
  heard,
  legal,
  owners,
  play,
  points,
  pools,
  push,
  reasonOf,
  shipped,
  slot,
  stack,
  stacks,
  step,
  table,
  tile,
  until,
} from './helpers.ts'

const { box } = tiletum
const kindOf = (id: string): string => id.replace(/-[a-c]$/, '')

/** What has come of something, in short: goods, VP, and what is still to be decided, the next first. */
function outcome(t: TiletumTable, vp = 10): string {
  const said = Object.entries(goods(t)).map(([g, n]) => `${n} ${g}`)
  if (points(t) !== vp) said.push(`${points(t) - vp} VP`)
  for (const s of t.todo.toReversed()) {
    if (s.do === 'end-turn' || ('die' in s && s.die)) break
    said.push(
      'points' in s
        ? `${s.do} ${s.points}`
        : s.do === 'effect'
          ? box.effects[s.effect].id
          : s.do === 'move'
            ? `${['merchant', 'architect'][s.piece]} ${s.left}`
            : s.do === 'any'
              ? `any ${s.left}`
              : s.do,
    )
  }
  return said.join(', ')
}

const HELPERS: Readonly<Record<string, string>> = {
  'helper-joker-1': 'joker 1',
  'helper-merchant-2': 'merchant 2',
  'helper-merchant-3': 'merchant 3',
  'helper-character-2': 'character 2',
  'helper-character-3': 'character 3',
  'helper-contract-2': 'contract 2',
  'helper-contract-3': 'contract 3',
  'helper-architect-2': 'architect 2',
  'helper-architect-3': 'architect 3',
  'helper-king-2': 'king 2',
  'helper-king-3': 'king 3',
  'helper-add-ap-1': 'die 4',
  'helper-add-ap-2': 'die 5',
  'helper-add-ap-3': 'die 6',
  'helper-die-colour': 'TI-5.10',
  'helper-gold-4': '4 gold',
  'helper-vp-4': '4 VP',
  'helper-gold-2-vp-2': '2 gold, 2 VP',
  'helper-any-2': 'any 2',
  'helper-any-3': 'any 3',
  'helper-one-of-each': '1 food, 1 wool, 1 stone, 1 iron',
  'helper-reactivate-building': 'reactivate',
}
const helpers = shipped.bonusTiles.tiles.filter(k => k.kind === 'helper').map(k => k.id)

describe('helpers', () => {
  test.each(helpers)('TI-12.1 %s', id => {
    const t = act('architect', 4, { storehouse: [id], rooms: { 'building-1-floor-1': 'char-king-vp-2-b' } })
    const expected = HELPERS[kindOf(id)]!
    if (expected === 'TI-5.10') {
      expect(reasonOf(t, `use:${id}`)).toBe('TI-5.10 no-die-colour')
      return
    }
    play(t, `use:${id}`)
    const [, added] = /^die (\d)$/.exec(expected) ?? []
    expect(added ? pools(t).join() : outcome(t)).toBe(added ? `architect:${added}/die` : expected)
    expect(t.used).toEqual([tile(id)])
  })

  test('TI-12.1 all of them are there', () => {
    expect(new Set(helpers.map(kindOf))).toEqual(new Set(Object.keys(HELPERS)))
  })

  test('TI-12.1 goods of choice may differ', () => {
    const t = act('architect', 4, { storehouse: ['helper-any-3-a'] })
    play(t, 'use:helper-any-3-a', 'gain:gold', 'gain:iron', 'gain:gold')
    expect(goods(t)).toEqual({ gold: 2, iron: 1 })
  })

  test('TI-12.7 ED-5 points for the die reach it under an open sub-action, which they do not feed', () => {
    const t = act('architect', 6, { storehouse: ['helper-contract-2-a', 'helper-add-ap-2-a'] })
    play(t, 'use:helper-contract-2-a', 'use:helper-add-ap-2-a')
    expect(pools(t)).toEqual(['contract:2', 'architect:3/die'])
  })

  test('TI-12.7 not before the die; between the die and its tile it may be used', () => {
    const t = table()
    give(t, 0, { storehouse: ['helper-add-ap-2-a'] })
    expect(reasonOf(t, 'use:helper-add-ap-2-a')).toBe('TI-12.7 no-die-action')
    push(t, { do: 'king', points: 2, die: 0, source: 2 } as never)
    expect(reasonOf(t, 'use:helper-add-ap-2-a')).toBe('TI-12.7 no-die-action')
    t.todo.pop()
    t.wheelTiles.fill(fetch(t, tile('helper-vp-4-b')))
    play(t, legal(t, 'die')[0])
    expect(step(t)).toBe('bonus-tile')
    const [pool] = pools(t)
    play(t, 'use:helper-add-ap-2-a')
    expect(Number(/\d+/.exec(pools(t)[0])![0])).toBe(Number(/\d+/.exec(pool)![0]) + 2)
  })
})

const CHARACTERS: Readonly<Record<string, string>> = {
  'char-contract-contract-1-any': 'contract 1, gain-any-1',
  'char-contract-contract-2-any': 'contract 2, gain-any-1',
  'char-contract-contract-3': 'contract 3',
  'char-contract-wool-2': '2 wool',
  'char-contract-iron-1': '1 iron',
  'char-contract-iron-2': '2 iron',
  'char-contract-gold-iron': '1 gold, 1 iron',
  'char-contract-gold-wool': '1 gold, 1 wool',
  'char-character-character-1': 'character 1',
  'char-character-character-2': 'character 2',
  'char-character-move-both': 'architect 1, move-merchant-1',
  'char-character-food-1': '1 food',
  'char-character-food-2': '2 food',
  'char-king-king-1': 'king 1',
  'char-king-king-2': 'king 2',
  'char-king-vp-2': '2 VP',
  'char-king-vp-3': '3 VP',
  'char-merchant-step-1': 'merchant 1',
  'char-merchant-step-2': 'merchant 2',
  'char-merchant-step-and-post': 'in-any-order, move-merchant-1, build-trading-post-at-merchant',
  'char-merchant-post': 'build-post',
  'char-merchant-gold-2': '2 gold',
  'char-merchant-gold-3': '3 gold',
  'char-architect-step-1': 'architect 1',
  'char-architect-step-2': 'architect 2',
  'char-architect-step-and-pillar': 'in-any-order, move-architect-1, build-pillar-at-architect',
  'char-architect-pillar': 'build-pillar',
  'char-architect-stone-1': '1 stone',
  'char-architect-stone-2': '2 stone',
}
const characters = shipped.characters.tiles.map(k => k.id)
/** Merchant and architect where a post and a pillar may stand, whatever city is not built. */
const ready = (t: TiletumTable): TiletumTable => {
  const open = box.cathedrals.find((_, k) => !box.costTiles[t.costs[k]].unavailable)!
  give(t, 0, { merchant: 'koeln', architect: box.spaces[open.space] })
  return t
}

describe('characters', () => {
  test.each(characters)('TI-12.2 %s', id => {
    const t = ready(act('character', 5, { storehouse: [id] }))
    play(t, `place:${id},building-1-floor-1`)
    expect(outcome(t)).toBe(CHARACTERS[kindOf(id)])
  })

  test('TI-12.2 all of them are there', () => {
    expect(new Set(characters.map(kindOf))).toEqual(new Set(Object.keys(CHARACTERS)))
  })

  test('TI-12.2 TI-12.5 step and post in any order, or one of them, or none', () => {
    const begin = () => {
      const t = act('character', 5, { storehouse: ['char-merchant-step-and-post-a'], merchant: 'koeln' })
      return play(t, 'place:char-merchant-step-and-post-a,building-1-floor-1')
    }
    const stepFirst = play(begin(), 'first:0', 'move:frankfurt')
    expect(legal(stepFirst, 'post')).toEqual(['post:frankfurt-post-1'])
    play(stepFirst, 'post:frankfurt-post-1')
    expect([at(stepFirst, 'merchant'), owners(stepFirst.posts)]).toEqual(['frankfurt', 2])
    const postFirst = play(begin(), 'first:1', 'post:koeln-post-1')
    expect(step(postFirst)).toBe('move')
    play(postFirst, 'move:frankfurt')
    expect([at(postFirst, 'merchant'), postFirst.posts[slot('koeln-post-1')]]).toEqual(['frankfurt', 0])
    const none = begin()
    play(none, 'first:0', 'done', 'done')
    expect([at(none, 'merchant'), owners(none.posts), pools(none)]).toEqual(['koeln', 1, ['character:1/die']])
  })

  test('TI-12.2 step and pillar, as listed for the two moves: architect first', () => {
    const t = act('character', 5, { storehouse: ['char-character-move-both-b'] })
    play(t, 'place:char-character-move-both-b,building-1-floor-1', 'move:koeln')
    expect(at(t, 'architect')).toBe('koeln')
    play(t, 'move:paris')
    expect([at(t, 'merchant'), pools(t)]).toEqual(['paris', ['character:1/die']])
  })

  test('TI-12.2 steps and placements cost no points; what is impossible passes by itself', () => {
    const t = act('character', 5, { storehouse: ['char-merchant-post-a'] })
    expect(heard(() => play(t, 'place:char-merchant-post-a,building-1-floor-1'))).toContain('*done') // Tiletum is full
    expect(pools(t)).toEqual(['character:1/die'])
  })

  test('TI-7.1 TI-12.5 a bonus that is a pool may be left', () => {
    const t = act('character', 5, { storehouse: ['char-contract-contract-1-any-a'] })
    play(t, 'place:char-contract-contract-1-any-a,building-1-floor-1', 'done')
    expect(step(t)).toBe('any')
    play(t, 'gain:wool')
    expect(goods(t)).toEqual({ wool: 1 })
  })
})

/** What each contract takes and gives: goods, VP, and what comes besides. Identical ones are paid in gold. */
const CONTRACTS: Readonly<Record<string, [cost: Parameters<typeof give>[2]['goods'], vp: number, extra: string]>> = {
  'contract-identical-1': [{ gold: 1 }, 1, ''],
  'contract-identical-3': [{ gold: 3 }, 3, ''],
  'contract-identical-5': [{ gold: 5 }, 6, ''],
  'contract-identical-7': [{ gold: 7 }, 10, ''],
  'contract-identical-8': [{ gold: 8 }, 13, ''],
  'contract-iron-2': [{ iron: 2 }, 2, ''],
  'contract-iron-3': [{ iron: 3 }, 4, ''],
  'contract-iron-9': [{ iron: 9 }, 17, ''],
  'contract-iron-5': [{ iron: 5 }, 7, 'king'],
  'contract-iron-7': [{ iron: 7 }, 11, 'king'],
  'contract-wool-2': [{ wool: 2 }, 2, ''],
  'contract-wool-3': [{ wool: 3 }, 4, ''],
  'contract-wool-9': [{ wool: 9 }, 17, ''],
  'contract-wool-5': [{ wool: 5 }, 7, 'merchant 1'],
  'contract-wool-7': [{ wool: 7 }, 11, 'merchant 1'],
  'contract-identical-2-and-iron-2': [{ gold: 2, iron: 2 }, 5, ''],
  'contract-identical-3-and-iron-3': [{ gold: 3, iron: 3 }, 8, ''],
  'contract-identical-2-and-wool-2': [{ gold: 2, wool: 2 }, 5, ''],
  'contract-identical-3-and-wool-3': [{ gold: 3, wool: 3 }, 8, ''],
  'contract-wool-1-iron-1': [{ wool: 1, iron: 1 }, 2, ''],
  'contract-wool-2-iron-2': [{ wool: 2, iron: 2 }, 6, ''],
  'contract-wool-4-iron-4': [{ wool: 4, iron: 4 }, 12, ''],
  'contract-wool-3-iron-3': [{ wool: 3, iron: 3 }, 9, 'character 1'],
  'contract-wool-5-iron-5': [{ wool: 5, iron: 5 }, 16, 'character 1'],
}

describe('contracts', () => {
  test.each(Object.entries(CONTRACTS))('TI-8.2 TI-12.4 TI-12.8 EX-18 %s', (id, [cost, vp, extra]) => {
    const t = act('architect', 4, { goods: cost!, storehouse: [id] })
    play(t, id.includes('identical') ? `fulfil-with:${id},gold` : `fulfil:${id}`)
    expect(points(t, 0, 'contracts')).toBe(vp + 1) // the first space is worth 1
    expect(outcome(t, 10 + vp + 1)).toBe(extra === 'king' ? '' : extra)
    expect(stacks(t)[1]).toEqual(extra === 'king' ? [0] : undefined)
    // One good less, and it is not fulfilled.
    for (const g of Object.keys(cost!) as (keyof typeof cost)[]) {
      const u = act('architect', 4, { goods: { ...cost!, [g]: cost![g]! - 1 }, storehouse: [id] })
      expect(
        legal(u).filter(w => w.startsWith('fulfil')),
        g,
      ).toEqual([])
    }
  })

  test('TI-8.2 all of them are there, each once', () => {
    const all = [...shipped.bonusTiles.tiles, ...shipped.contractTiles.tiles].filter(k => k.kind === 'contract')
    expect(all.map(k => k.id).sort()).toEqual(Object.keys(CONTRACTS).sort())
  })

  test('TI-12.4 TI-12.8 the step of the king is no action: no marker, and it lands on top', () => {
    const t = act('architect', 4, {
      goods: { iron: 5 },
      storehouse: ['contract-iron-5'],
      rooms: { 'building-4-floor-1': 'char-king-vp-2-b' },
      crests: { 'building-4': 'crest-lion-bonus-a' },
    })
    stack(t, { 1: [1], 0: [0] })
    play(t, 'fulfil:contract-iron-5')
    expect(stacks(t)).toEqual({ 1: [1, 0] })
    stack(t, { 9: [0], 0: [1] })
    give(t, 0, { goods: { iron: 7 }, storehouse: ['contract-iron-7'] })
    play(t, 'fulfil:contract-iron-7')
    expect(stacks(t)).toEqual({ 0: [1], 9: [0] })
  })
})

describe('slots of trading posts', () => {
  const SLOTS: Readonly<Record<string, string>> = {
    'koeln-post-1': '',
    'london-post-1': '2 VP',
    'hamburg-post-1': '3 VP',
    'hamburg-post-2': '1 VP',
    'toulouse-post-1': '4 VP',
    'wien-post-1': '5 VP',
    'venezia-post-1': '6 VP',
    'arles-post-1': 'reactivate',
    'milano-post-1': 'reactivate',
    'leipzig-post-1': 'reactivate',
    'praha-post-1': 'reactivate',
    'firenze-post-1': 'reactivate',
    'venezia-post-2': 'reactivate',
  }
  test.each(Object.entries(SLOTS))('TI-12.3 %s', (id, expected) => {
    const t = table({ seats: 4 })
    act('merchant', 5, { merchant: id.replace(/-post.*/, ''), rooms: { 'building-4-floor-1': 'char-king-vp-2-b' } }, t)
    play(t, `post:${id}`)
    const vp = points(t)
    expect(outcome(t)).toBe(expected)
    expect(points(t, 0, 'posts')).toBe(vp - 10)
  })

  test('TI-12.3 of several free slots the player chooses', () => {
    const t = act('merchant', 6, { merchant: 'hamburg' }, table({ seats: 4 }))
    expect(legal(t, 'post')).toEqual(['post:hamburg-post-1', 'post:hamburg-post-2'])
  })

  test('TI-12.3 TI-12.6 ED-38 all bonuses of one house again, in any order, each optional; the post may come by a character or a crest', () => {
    const rooms = { 'building-2-floor-1': 'char-merchant-gold-2-a', 'building-2-floor-2': 'char-merchant-gold-3-a' }
    const byAction = act('merchant', 6, { merchant: 'milano', rooms })
    play(byAction, 'post:milano-post-1', 'activate:building-2')
    expect(legal(byAction, 'bonus')).toEqual(['bonus:building-2-floor-1', 'bonus:building-2-floor-2'])
    play(byAction, 'bonus:building-2-floor-2')
    expect(reasonOf(byAction, 'bonus:building-2-floor-2')).toBe('TI-12.6 bonus-gone:building-2-floor-2')
    play(byAction, 'bonus:building-2-floor-1')
    expect([goods(byAction), step(byAction)]).toEqual([{ gold: 5 }, 'merchant'])
    const skipping = act('merchant', 6, { merchant: 'milano', rooms })
    play(skipping, 'post:milano-post-1', 'activate:building-2', 'bonus:building-2-floor-1', 'done')
    expect(goods(skipping)).toEqual({ gold: 2 })
    const byCharacter = act('character', 5, { merchant: 'milano', rooms: {}, storehouse: ['char-merchant-post-a'] })
    play(byCharacter, 'place:char-merchant-post-a,building-4-floor-1', 'post:milano-post-1')
    expect(legal(byCharacter, 'activate')).toEqual(['activate:building-4'])
    const byCrest = act('king', 5, { goods: { food: 6 }, rooms, storehouse: ['crest-lion-bonus-a'] })
    play(byCrest, 'crest:lion,building-1', 'post:milano-post-1')
    expect(step(byCrest)).toBe('reactivate')
  })

  test('TI-12.6 a bonus is resolved with all that it opens before the next, and may itself set a post on such a slot', () => {
    const t = act('merchant', 5, {
      merchant: 'milano',
      rooms: { 'building-1-floor-1': 'char-merchant-step-and-post-a', 'building-1-floor-2': 'char-merchant-gold-2-a' },
    })
    play(t, 'move:genova')
    give(t, 0, { merchant: 'praha' })
    play(t, 'done')
    // By a helper in the next turn, since the die is spent.
    until(t, u => u.turn === 0)
    give(t, 0, { goods: {}, merchant: 'leipzig', storehouse: ['helper-reactivate-building-a'] })
    play(
      t,
      'use:helper-reactivate-building-a',
      'activate:building-1',
      'bonus:building-1-floor-1',
      'first:0',
      'move:praha',
    )
    expect(t.todo.filter(s => s.do === 'again')).toHaveLength(1)
    play(t, 'post:praha-post-1', 'activate:building-1', 'bonus:building-1-floor-2', 'done', 'bonus:building-1-floor-2')
    expect([goods(t), step(t)]).toEqual([{ gold: 4 }, 'die'])
  })

  test('TI-12.6 without characters nothing happens; a house without any cannot be chosen', () => {
    const t = act('merchant', 6, { merchant: 'milano', rooms: {} })
    expect(step(play(t, 'post:milano-post-1'))).not.toBe('reactivate')
    const u = act('king', 6, {
      storehouse: ['helper-reactivate-building-a'],
      rooms: { 'building-4-floor-1': 'char-king-vp-2-b' },
    })
    play(u, 'use:helper-reactivate-building-a')
    expect(reasonOf(u, 'activate:building-1')).toBe('TI-12.6 nothing-placed:building-1')
    play(u, 'done')
    expect(points(u)).toBe(10)
  })
})
