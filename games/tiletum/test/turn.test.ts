/** TI-5: a turn. */
import { describe, expect, test } from 'vitest'
import { changeCost } from '../rules/turn.ts'
import { tiletum, type TiletumTable } from '../index.ts'
import {
  act,
  deal,
  fetch,
  finish,
  give,
  goods,
  heard,
  ids,
  legal,
  offer,
  play,
  pools,
  push,
  reasonOf,
  stack,
  step,
  stored,
  table,
  tile,
  until,
  wheel,
} from './helpers.ts'

const { box } = tiletum
/** A table at the choice of a die, with a die of that colour and value at this action. */
function choice(
  action: string,
  value: number,
  colour: string,
  wishes: Parameters<typeof give>[2] = {},
  seats = 2,
): TiletumTable {
  const t = table({ seats })
  wheel(t, action, value, colour)
  offer(t, action)
  give(t, 0, { goods: {}, ...wishes })
  return t
}

describe('the die', () => {
  test('TI-5.0 TI-5.2 EX-5 die, tile, goods, action; the die goes to the leftmost free space', () => {
    const t = choice('merchant', 2, 'iron')
    offer(t, 'merchant', 'helper-vp-4-a')
    const words = heard(() => play(t, 'die:iron,2,2', 'take:helper-vp-4-a'))
    expect(words).toEqual(['die:0,iron,2,2', 'action:0,merchant,5', 'took:0,helper-vp-4-a', 'gained:0,iron,2'])
    expect([step(t), stored(t), t.players[0].dice.length]).toEqual(['merchant', ['helper-vp-4-a'], 1])
  })

  test.each([
    ['iron', 'blue'],
    ['food', 'pink'],
    ['gold', 'yellow'],
    ['wool', 'light-grey'],
    ['stone', 'dark-grey'],
  ])('TI-5.4 EX-3 a die of %s (%s) brings as many as it shows', colour => {
    expect(goods(play(choice('architect', 2, colour), `die:${colour},2,2`))).toEqual({ [colour]: 2 })
  })

  test('TI-5.5 EX-4 EX-23 EX-24 seven less the value is what can be done', () => {
    for (const value of [1, 2, 3, 4, 5, 6])
      expect(pools(play(choice('king', value, 'food'), `die:food,${value},${value}`))).toEqual([
        `king:${7 - value}/die`,
      ])
    const t = play(choice('character', 3, 'iron'), 'die:iron,3,3')
    expect([goods(t), pools(t)]).toEqual([{ iron: 3 }, ['character:4/die']])
    expect(pools(play(choice('contract', 5, 'wool'), 'die:wool,5,5'))).toEqual(['contract:2/die'])
  })

  test('TI-5.1 EX-19 two gold a step, around from 6 to 1; the action is that of the new value', () => {
    const t = choice('king', 6, 'stone', { goods: { gold: 4 } })
    const after = t.actions[(t.actions.indexOf(4) + 1) % 6]
    t.wheelTiles.fill(-1)
    play(t, 'die:stone,6,1')
    expect(goods(t)).toEqual({ gold: 2, stone: 1 })
    expect(pools(t)).toEqual([`${['architect', 'merchant', 'character', 'contract', 'king', 'joker'][after]}:6/die`])
    const u = choice('king', 6, 'stone', { goods: { gold: 4 } })
    u.wheelTiles.fill(-1)
    expect(goods(play(u, 'die:stone,6,2'))).toEqual({ stone: 2 })
  })

  test('TI-5.8 ED-13 what a change costs', () => {
    const cost = (from: number, to: number) => changeCost(from - 1, to - 1, box)
    expect([1, 2, 3, 4, 5, 6].map(to => cost(1, to))).toEqual([0, 2, 4, 6, 4, 2])
    expect([cost(2, 6), cost(2, 5), cost(5, 5)]).toEqual([4, 6, 0])
    const t = choice('king', 2, 'stone', { goods: { gold: 3 } })
    expect(legal(t, 'die').filter(w => w.startsWith('die:stone,2'))).toEqual([
      'die:stone,2,1',
      'die:stone,2,2',
      'die:stone,2,3',
    ])
    expect(reasonOf(t, 'die:stone,2,6')).toBe('TI-5.1 short-of-gold:1')
    // Only one die is taken and changed: whatever is chosen, the turn goes on.
    t.wheelTiles.fill(-1)
    play(t, 'die:stone,2,3')
    expect(legal(t, 'die')).toEqual([])
  })

  test('TI-5.1 ED-14 gold is needed before the income; a helper may bring it first', () => {
    const t = choice('king', 5, 'gold', { goods: { gold: 1 }, storehouse: ['helper-gold-4-a'] })
    t.wheelTiles.fill(-1)
    expect(reasonOf(t, 'die:gold,5,6')).toBe('TI-5.1 short-of-gold:1')
    play(t, 'use:helper-gold-4-a', 'die:gold,5,6')
    expect(goods(t)).toEqual({ gold: 9 })
    expect(pools(t)[0]).toMatch(/:1\/die$/)
  })

  test('TI-5.9 a turn takes a die, unchanged for nothing if one likes; there are enough of them', () => {
    const t = choice('king', 5, 'gold')
    expect(legal(t).every(w => w.startsWith('die:'))).toBe(true)
    expect(legal(t).every(w => /,(\d),\1$/.test(w))).toBe(true)
    expect(reasonOf(t, 'done')).toBe('core not-now')
    let fewest = 99
    until(table({ seats: 4 }), u => {
      if (step(u) === 'die')
        fewest = Math.min(
          fewest,
          u.dice.reduce((a, b) => a + b, 0),
        )
      return false
    })
    expect(fewest).toBe(3)
    t.dice[0] = 0
    expect(reasonOf(t, 'die:gold,1,1')).toBe('TI-5.0 no-such-die:gold,1')
  })
})

describe('the bonus tile', () => {
  test('TI-5.3 ED-15 only that of the chosen action, only now, and only if one likes', () => {
    const t = choice('merchant', 3, 'stone', { goods: { gold: 2 } })
    offer(t, 'merchant', 'helper-vp-4-a')
    offer(t, 'character', 'helper-joker-1-a')
    play(t, 'die:stone,3,4')
    expect([step(t), legal(t, 'take')]).toEqual(['bonus-tile', ['take:helper-joker-1-a']])
    expect(reasonOf(t, 'take:helper-vp-4-a')).toBe('TI-9.6 not-here:helper-vp-4-a')
    play(t, 'leave')
    expect([step(t), legal(t, 'take').includes('take:helper-joker-1-a')]).toEqual(['character', false])
    finish(t)
    expect(ids(t.wheelTiles)).toEqual(expect.arrayContaining(['helper-vp-4-a', 'helper-joker-1-a']))
  })

  test('TI-5.10 ED-16 a task may free a slot before the tile is decided about, but not with the goods of this die', () => {
    const full = ['contract-identical-1', 'char-king-vp-2-b', 'char-king-vp-3-a', 'char-merchant-gold-2-a']
    const t = choice('king', 3, 'wool', { goods: { wool: 1 }, storehouse: full })
    offer(t, 'king', 'helper-vp-4-a')
    play(t, 'die:wool,3,3')
    expect([step(t), reasonOf(t, 'take:helper-vp-4-a')]).toEqual(['bonus-tile', 'TI-9.2 storehouse-full'])
    play(t, 'fulfil-with:contract-identical-1,wool', 'take:helper-vp-4-a')
    expect(stored(t)).toHaveLength(4)
    expect(t.players[0].contracts).toHaveLength(1)
    // Without that wool nothing can be done before the goods come: the tile stays where it is.
    const u = choice('king', 3, 'wool', { storehouse: full })
    offer(u, 'king', 'helper-vp-4-a')
    const words = heard(() => play(u, 'die:wool,3,3'))
    expect(words).toContain('*leave')
    expect([step(u), goods(u)]).toEqual(['king', { wool: 3 }])
  })

  test('TI-5.10 what could never be taken is not asked about: a second crest, a tile among four characters', () => {
    const t = choice('king', 3, 'wool', { goods: { gold: 9 }, storehouse: ['crest-lion-bonus-a'] })
    offer(t, 'king', 'crest-lion-bonus-b')
    expect(step(play(t, 'die:wool,3,3'))).toBe('king')
    const u = choice('king', 3, 'wool', {
      goods: { gold: 9 },
      storehouse: ['char-king-vp-2-b', 'char-king-vp-3-a', 'char-merchant-gold-2-a', 'char-merchant-gold-3-a'],
    })
    offer(u, 'king', 'helper-vp-4-a')
    expect(step(play(u, 'die:wool,3,3'))).toBe('king')
  })

  test('TI-5.10 a full storehouse is asked about the tile when all that a task may move is a crest', () => {
    const t = choice('king', 3, 'wool', {
      goods: { gold: 9 },
      storehouse: ['char-king-vp-2-b', 'char-king-vp-3-a', 'char-merchant-gold-2-a', 'crest-lion-bonus-a'],
    })
    offer(t, 'king', 'helper-vp-4-a')
    expect(step(play(t, 'die:wool,3,3'))).toBe('bonus-tile')
  })
})

describe('the goods', () => {
  test('TI-5.4 TI-5.10 ED-17 a helper makes other goods of the die, all of one kind, the value of the action unchanged', () => {
    const t = choice('king', 4, 'stone', { storehouse: ['helper-die-colour-a'] })
    play(t, 'die:stone,4,4')
    expect([step(t), goods(t)]).toEqual(['receive', {}])
    play(t, 'use:helper-die-colour-a')
    expect(legal(t, 'gain')).toEqual(['gain:gold', 'gain:food', 'gain:wool', 'gain:stone', 'gain:iron'])
    expect(heard(() => play(t, 'gain:iron'))).toContain('colour:0,iron')
    expect([goods(t), pools(t), stored(t)]).toEqual([{ iron: 4 }, ['king:3/die'], []])
  })

  test('TI-5.10 ED-17 the helper that lay at this action serves, too; after the goods it does not', () => {
    const t = choice('king', 4, 'stone')
    offer(t, 'king', 'helper-die-colour-a')
    play(t, 'die:stone,4,4', 'take:helper-die-colour-a')
    expect(step(t)).toBe('receive')
    play(t, 'receive')
    expect(goods(t)).toEqual({ stone: 4 })
    expect(reasonOf(t, 'use:helper-die-colour-a')).toBe('TI-5.10 no-die-colour')
  })

  test('TI-5.4 the kind is free, the own one of the die included', () => {
    const t = choice('king', 4, 'stone', { storehouse: ['helper-die-colour-a'] })
    expect(goods(play(t, 'die:stone,4,4', 'use:helper-die-colour-a', 'gain:stone'))).toEqual({ stone: 4 })
  })

  test('TI-5.10 D-20 neither before the die nor while another is asked about; twice for one die, and the last one counts', () => {
    const t = choice('king', 4, 'stone', { storehouse: ['helper-die-colour-a'], goods: { gold: 2 } })
    give(t, 0, { storehouse: ['helper-die-colour-a', 'helper-vp-4-a'] })
    t.players[0].storehouse.push(fetch(t, tile('helper-die-colour-b')))
    expect(reasonOf(t, 'use:helper-die-colour-a')).toBe('TI-5.10 no-die-colour')
    play(t, 'die:stone,4,4', 'use:helper-die-colour-a')
    expect([step(t), reasonOf(t, 'use:helper-die-colour-b')]).toEqual(['colour', 'TI-5.10 no-die-colour'])
    play(t, 'gain:food')
    expect([step(t), goods(t)]).toEqual(['receive', { gold: 2 }])
    play(t, 'use:helper-die-colour-b', 'gain:wool')
    expect([step(t), goods(t)]).toEqual(['king', { gold: 2, wool: 4 }])
  })

  test('TI-5.10 D-20 a helper that is left after the one at the tile may still change the kind before the goods come', () => {
    const t = choice('king', 4, 'stone', { goods: { gold: 9 } })
    give(t, 0, { storehouse: ['helper-die-colour-a'] })
    t.players[0].storehouse.push(fetch(t, tile('helper-die-colour-b')))
    offer(t, 'king', 'helper-vp-4-a')
    play(t, 'die:stone,4,4', 'use:helper-die-colour-a', 'gain:food', 'leave')
    expect([step(t), goods(t)]).toEqual(['receive', { gold: 9 }])
    expect(goods(play(t, 'receive'))).toEqual({ gold: 9, food: 4 })
  })

  test('TI-5.10 without such a helper the goods come by themselves, even where tasks are possible', () => {
    const t = choice('king', 4, 'stone', { goods: { gold: 9 }, storehouse: ['helper-vp-4-a'] })
    expect([step(play(t, 'die:stone,4,4')), goods(t)]).toEqual(['king', { gold: 9, stone: 4 }])
  })
})

describe('the action', () => {
  test('TI-5.6 what is left of a pool is lost with it, and that is said', () => {
    const t = act('merchant', 2, { goods: { gold: 2 }, storehouse: ['helper-king-2-a'] })
    play(t, 'use:helper-king-2-a')
    expect(heard(() => play(t, 'done'))).toEqual(['unspent:0,king,2'])
    expect(heard(() => play(t, 'done'))[0]).toBe('unspent:0,merchant,5')
    const spent = play(act('king', 3, { goods: { gold: 2 } }), 'advance')
    expect(heard(() => play(spent, 'done')).filter(w => w.startsWith('unspent'))).toEqual([])
  })

  test('TI-5.6 any options in any order; nothing at all is allowed, and what is left is lost', () => {
    const t = act('merchant', 1, { merchant: 'frankfurt' })
    play(t, 'move:koeln', 'post:koeln-post-1', 'move:tiletum', 'move:paris', 'done')
    expect(t.turn).toBe(1)
    expect(pools(t)).toEqual([])
    const u = act('contract', 1)
    expect(play(u, 'done').turn).toBe(1)
  })

  test('TI-5.7 the end of a turn ends every pool, and the contract offer slides', () => {
    const t = act('contract', 1, { storehouse: ['helper-merchant-2-a'] })
    deal(t, t.contractOffer, 'contract-iron-3', '-', 'contract-wool-3', '-', '-')
    play(t, 'use:helper-merchant-2-a', 'done', 'done')
    expect(pools(t)).toEqual([])
    expect(ids(t.contractOffer).slice(3)).toEqual(['contract-iron-3', 'contract-wool-3'])
    expect(ids(t.contractOffer)).not.toContain('-')
  })

  test('TI-5.11 ED-20 the action stays open without points, so that what is gained late still counts', () => {
    const t = act('merchant', 5, {
      goods: { food: 4 },
      rooms: { 'building-4-floor-1': 'char-merchant-gold-2-a' },
      storehouse: ['crest-lion-bonus-a'],
      merchant: 'frankfurt',
    })
    play(t, 'move:koeln', 'move:tiletum')
    expect([step(t), pools(t)]).toEqual(['merchant', ['merchant:0/die']])
    expect(reasonOf(t, 'move:koeln')).toBe('TI-6.12 no-points:1')
    const words = heard(() => play(t, 'crest:lion,building-4', 'done'))
    expect(words).toContain('marker:0,merchant,1')
    expect(words).toContain('strengthened:0,1')
    expect(pools(t)).toEqual(['merchant:1/die'])
    play(t, 'move:koeln')
    expect(t.turn).toBe(1) // nothing is left to do, so nobody is asked
  })

  test('TI-5.11 a player who can do nothing more is not asked to end', () => {
    const t = act('king', 6)
    expect(heard(() => play(t, 'advance'))).toContain('*done')
    expect(t.turn).toBe(1)
    const u = act('king', 6, { goods: { gold: 2 } })
    play(u, 'advance')
    expect([u.turn, legal(u)]).toEqual([0, ['done', 'buy:food', 'buy:wool', 'buy:stone', 'buy:iron']])
  })

  test('TI-5.12 nobody does tasks in the turn of another, or in a phase of nobody', () => {
    const t = table()
    give(t, 1, { goods: { gold: 9 }, storehouse: ['helper-vp-4-a'] })
    expect(reasonOf(t, 'buy:food', 1)).toBe('core not-your-turn')
    give(t, 0, { goods: { gold: 9 }, storehouse: ['helper-vp-4-a'] })
    stack(t, { 5: [0], 0: [1] })
    until(t, u => step(u) === 'king-tile')
    expect(legal(t).map(w => w.split(':')[0])).toEqual(['take', 'leave'])
    expect(reasonOf(t, 'buy:food')).toBe('TI-5.12 not-your-turn-now')
    expect(reasonOf(t, 'use:helper-vp-4-a')).toBe('TI-5.12 not-your-turn-now')
  })

  test('TI-5.12 tasks are possible at every decision of the own turn, the choice of an order too', () => {
    const t = act('king', 3, { goods: { gold: 9 } })
    for (const s of [
      { do: 'any', left: 1, source: 2 },
      { do: 'move', piece: 0, left: 1, source: 2 },
      { do: 'teleport', piece: 1 },
      { do: 'build-post', anywhere: 1 },
    ] as const) {
      push(t, s)
      expect(legal(t, 'buy'), s.do).toHaveLength(4)
    }
  })
})
