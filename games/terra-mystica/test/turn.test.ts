/** TM-4 rounds, TM-5 income, TM-6 power bowls, TM-7.1–7.5 turns, TM-7.9 conversions, TM-7.13 interleaving, TM-7.14 passing, TM-7.15. */
import { describe, expect, test } from 'vitest'
import { charge, capacity } from '../rules/purse.ts'
import { devote } from '../stage.ts'
import {
  at,
  bowls,
  box,
  faction,
  game,
  give,
  legal,
  passRound,
  plainly,
  play,
  stage,
  step,
  turnOf,
  why,
} from './helpers.ts'

const two = (...w: Parameters<typeof give>[2][]) =>
  stage(
    {
      factions: ['witches', 'nomads'],
      structures: [
        { F4: 'D', E9: 'D' },
        { F3: 'D', E8: 'D', D3: 'D' },
      ],
    },
    ...w,
  )
const card = (id: string) => box.cards.find(c => c.ledger === id)!.id

describe('TM-4 rounds', () => {
  test('TM-4.1 six rounds; no phase III after the last', () => {
    const t = two()
    for (let round = 1; round <= 6; round++) {
      expect(t.round).toBe(round)
      passRound(t)
    }
    expect(game.over(t)).toBe(true)
    expect(t.cards.filter(c => c === 0).length).toBeGreaterThan(0) // The cards returned in round 6 get no coins.
  })
  test('TM-4.2 clockwise from the first who passed', () => {
    const t = stage(
      { factions: ['witches', 'nomads', 'giants'], structures: [{ F4: 'D' }, { F3: 'D' }, { D7: 'D' }] },
      { bowls: [2, 4, 6] },
    )
    play(t, 'power:coins', 'done', 'pass', 'done')
    expect(passRound(t).order).toEqual([1, 2, 0])
  })
})

describe('TM-5 income', () => {
  const gain = (
    factions: [string, string],
    structures: Record<string, 'D' | 'TP' | 'TE' | 'SH' | 'SA'>,
    cards?: string[],
    favors?: string[],
  ) => {
    const t = stage(
      { factions, structures: [structures, {}], cards: cards ?? ['BON9', 'BON3'] },
      { coins: 0, workers: 0, priests: 0, bowls: [12, 0, 0], cults: [0, 0, 0, 0], favors: favors ?? [] },
    )
    play(t, `pass:${card('BON4')}`)
    passRound(t)
    const [p] = t.players
    return [p.coins - 1, p.workers, p.priests, capacity(p)] // The card had a coin.
  }
  test('TM-5.1, TM-5.2, EX-7 board, card and favor tiles; 1 worker and 1 for each dwelling', () => {
    // The card taken at the pass gives 3 power.
    expect(gain(['witches', 'nomads'], { F4: 'D', E9: 'D' })).toEqual([0, 3, 0, 24 - 3])
    expect(gain(['witches', 'nomads'], { F4: 'D', E9: 'TP' }, undefined, ['FAV9', 'FAV7', 'FAV8'])).toEqual([
      2 + 3,
      2 + 1,
      0,
      24 - 3 - 1 - 1 - 4,
    ])
    expect(faction('witches').income[0].map(i => i[1])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8])
  })
  test('EX-12 strongholds and sanctuaries of the odd factions', () => {
    expect(gain(['alchemists', 'nomads'], { E5: 'SH' }).slice(0, 3)).toEqual([6, 1, 0])
    expect(gain(['chaos-magicians', 'nomads'], { D7: 'SH' }).slice(0, 3)).toEqual([0, 3, 0])
    expect(gain(['fakirs', 'witches'], { F3: 'SH' }).slice(0, 3)).toEqual([0, 1, 1])
    expect(gain(['swarmlings', 'witches'], { E4: 'SA' }).slice(0, 3)).toEqual([0, 2, 2])
    expect(gain(['darklings', 'witches'], { E5: 'SA' }).slice(0, 3)).toEqual([0, 1, 2])
    expect(gain(['engineers', 'witches'], { E7: 'TE', F6: 'TE' })).toEqual([0, 0, 1, 24 - 3 - 5])
  })
  test('TM-5.3 priests come as far as the stock reaches', () => {
    const t = stage({ factions: ['witches', 'nomads'], structures: [{ F4: 'TE', E9: 'TE' }, {}] }, { priests: 2 })
    devote(t, 0, 0, 4)
    expect(t.players[0].stock).toBe(1)
    expect(passRound(t).players[0].priests).toBe(3)
  })
  test('TM-5.4 nobody is asked in phase I', () => {
    const t = passRound(two())
    expect([t.round, step(t)]).toEqual([2, 'action'])
  })
  test('TM-5.5, EX-81 the 3 power of the shipping card are income for Dwarves too, the shipping is void', () => {
    const t = stage(
      { factions: ['dwarves', 'witches'], structures: [{ F6: 'D', E7: 'D' }, { F4: 'D' }], cards: ['BON9', 'BON3'] },
      { bowls: [5, 7, 0] },
    )
    play(t, `pass:${card('BON4')}`, 'done')
    passRound(t)
    expect(bowls(t)).toBe('2/10/0')
    expect(why(plainly(t, 'action', 0), 'build:G4')).toBe('TM-7.6b not-home:G4')
  })
})

describe('TM-6 power bowls', () => {
  const after = (start: number[], power: number) => {
    const p = two().players[0]
    p.bowls = start
    charge(p, 0, power)
    return p.bowls
  }
  test('TM-6.1, EX-8, EX-9 gained token by token; nothing when all lie in III', () => {
    expect(after([2, 5, 5], 3)).toEqual([0, 6, 6])
    expect(after([0, 0, 12], 4)).toEqual([0, 0, 12])
    expect(after([1, 0, 0], 5)).toEqual([0, 0, 1])
  })
  test('TM-6.2, EX-10 spent from III only, back to I', () => {
    const t = two({ bowls: [3, 4, 5] })
    play(t, 'power:coins')
    expect(bowls(t)).toBe('7/4/1')
    expect(why(two({ bowls: [9, 1, 2] }), 'power:coins')).toBe('TM-12.4 short:power,2')
  })
  test('TM-6.3, EX-11, EX-54, EX-55 sacrifices: two tokens of II, one to III, one out', () => {
    const t = two({ bowls: [4, 8, 0] })
    const coins = t.players[0].coins
    play(t, 'burn', 'burn', 'burn', 'burn', 'power:coins')
    expect([bowls(t), t.players[0].coins]).toEqual(['8/0/0', coins + 7])
    expect(why(two({ bowls: [10, 1, 0] }), 'burn')).toBe('TM-6.3 no-sacrifice')
    const u = two({ bowls: [0, 5, 7] })
    play(u, 'power:coins', 'burn')
    expect(bowls(u)).toBe('4/3/4')
    const v = two({ bowls: [0, 5, 7], priests: 1 })
    play(v, 'priest:fire,1', 'burn', 'burn', 'done')
    expect([bowls(v), capacity(v.players[0]), turnOf(v)]).toEqual(['0/1/9', 1, 1])
  })
})

describe('TM-7 turns', () => {
  test('TM-7.1 one action a turn; the last one left goes on alone; passing is final', () => {
    const t = two({ priests: 3 })
    play(t, 'priest:fire,3', 'done')
    expect(turnOf(t)).toBe(1)
    play(t, 'pass', 'done', 'priest:fire,2', 'done', 'priest:fire,2')
    expect([turnOf(t), step(t)]).toEqual([0, 'rest'])
    play(t, 'done')
    expect([turnOf(t), step(t), t.players[1].passed]).toEqual([0, 'action', 1])
  })
  test('TM-7.2 conversions before and after the action, after a pass too; never in others’ turns', () => {
    const t = two({ workers: 5 })
    play(t, 'convert:worker-coin', 'pass')
    expect(step(t)).toBe('rest')
    play(t, 'convert:worker-coin')
    expect(why(t, 'convert:worker-coin', 1)).toBe('core not-your-turn')
    play(t, 'done')
    expect(why(t, 'convert:worker-coin', 0)).toBe('core not-your-turn')
  })
  test('TM-7.3 the eight actions', () => {
    const t = two({ coins: 40, workers: 20, priests: 3, bowls: [0, 0, 12], shipping: 1 })
    for (const begin of ['build', 'transform', 'ship', 'exchange', 'upgrade', 'priest', 'power', 'pass'])
      expect(legal(t, begin).length, begin).toBeGreaterThan(0)
    t.players[0].card = box.cards.findIndex(c => c.ledger === 'BON2')
    expect(legal(t, 'special')).toEqual(['special:bonus-cult'])
    expect(game.format(game.parse('build:F4'))).toBe('build:F4')
  })
  test('TM-7.4 who can do nothing else can pass', () => {
    const t = two({ coins: 0, workers: 0, priests: 0, bowls: [12, 0, 0] })
    expect(legal(t).every(m => m.startsWith('pass'))).toBe(true)
    expect(legal(t)).toHaveLength(3)
  })
  test('TM-7.5 own choices, then offers, then the rest of the turn', () => {
    const t = two({ coins: 20, workers: 9 })
    play(t, 'upgrade:F4,trading-house')
    expect([step(t), turnOf(t)]).toEqual(['offer', 1])
    play(t, 'decline')
    expect([step(t), turnOf(t)]).toEqual(['rest', 0])
    play(t, 'done', 'pass', 'done', 'upgrade:F4,temple')
    expect(step(t)).toBe('favor')
    play(t, 'favor:fire-1-coins-3')
    expect(step(t)).toBe('offer')
  })
})

describe('TM-7.9 conversions', () => {
  test('5, 3, 1 power; priest to worker; worker to coin; no other way', () => {
    const t = two({ bowls: [0, 0, 12], priests: 0, workers: 0, coins: 0 })
    const [p] = t.players
    play(t, 'convert:power-priest', 'convert:power-worker', 'convert:power-coin')
    expect([p.priests, p.workers, p.coins, bowls(t)]).toEqual([1, 1, 1, '9/0/3'])
    play(t, 'convert:priest-worker', 'convert:worker-coin')
    expect([p.priests, p.workers, p.coins, p.stock]).toEqual([0, 1, 2, 7])
    expect(why(t, 'convert:vp-coin')).toBe('TM-7.9 no-conversion:vp-coin')
    expect(legal(t, 'convert').sort()).toEqual(['convert:power-coin', 'convert:power-worker', 'convert:worker-coin'])
  })
  test('EX-57 with an empty stock neither power nor anything else brings a priest', () => {
    const t = two({ bowls: [0, 0, 12], priests: 3 })
    devote(t, 0, 0, 4)
    expect(why(t, 'convert:power-priest')).toBe('TM-7.9 stock-empty')
    play(t, 'power:priest')
    expect([t.players[0].priests, bowls(t)]).toEqual([3, '3/0/9'])
  })
  test('EX-56 Alchemists trade VP and coins, but not while they answer an offer', () => {
    const t = stage(
      { factions: ['nomads', 'alchemists'], structures: [{ E6: 'D' }, { E5: 'TP', F4: 'TP' }] },
      { coins: 20, workers: 9 },
      { vp: 0, coins: 6, bowls: [3, 4, 0] },
    )
    play(t, 'upgrade:E6,trading-house')
    expect([step(t), turnOf(t), legal(t)]).toEqual(['offer', 1, ['accept', 'decline']])
    expect(t.todo.at(-1)).toMatchObject({ power: 1 })
    play(t, 'accept')
    expect([t.players[1].vp, bowls(t, 1)]).toEqual([0, '2/5/0'])
    play(t, 'done', 'convert:coins-vp', 'convert:vp-coin')
    expect([t.players[1].vp, t.players[1].coins]).toEqual([0, 5])
  })
  test('what is missing is suggested, cheapest first, and can be chosen otherwise', () => {
    const t = two({ coins: 1, workers: 3, priests: 0, bowls: [0, 4, 1] })
    t.terrain[box.hexes.indexOf('G3')] = box.terrains.indexOf('forest')
    give(t, 0, { shipping: 1 })
    play(t, 'build:G3')
    expect(step(t)).toBe('pay')
    expect(legal(t).sort()).toEqual(['convert:power-coin', 'convert:worker-coin', 'suggested'])
    play(t, 'suggested')
    expect([t.players[0].workers, bowls(t), at(t, 'G3')]).toEqual([2, '1/4/0', 'D'])
    const u = two({ coins: 0, workers: 1, priests: 0, bowls: [8, 2, 1] })
    expect(why(give(u, 0, { shipping: 1 }) && u, 'build:G3')).toBe('OK')
    play(u, 'build:G3') // One power and one sacrifice are the only way, so nobody is asked.
    expect([at(u, 'G3'), bowls(u)]).toEqual(['D', '10/0/0'])
  })
})

describe('TM-7.13 interleaving, TM-7.15 completing an action', () => {
  test('conversions stand between the parts of an action', () => {
    const t = two({ coins: 0, workers: 9, bowls: [0, 0, 12], shipping: 1 })
    play(t, 'power:spade', 'convert:power-coin', 'transform:G2,mountains', 'convert:worker-coin')
    expect(step(t)).toBe('rest')
    const u = two({ coins: 5, workers: 11 })
    play(u, 'transform:F5,forest', 'convert:worker-coin')
    expect(step(u)).toBe('settle')
  })
  test('a gained tile is used at once, surplus spades are given up', () => {
    const t = two({ bowls: [0, 0, 12], shipping: 1 })
    play(t, 'power:spades-2')
    expect(why(t, 'done')).toBe('TM-7.12e use-a-spade')
    play(t, 'transform:G2,mountains', 'done')
    expect(step(t)).toBe('rest')
  })
})

describe('TM-7.14 passing', () => {
  const pass = (structures: Parameters<typeof stage>[0]['structures'], held: string, favors: string[] = []) => {
    const t = stage({ factions: ['witches', 'nomads'], structures: structures!, cards: [held, 'BON3'] }, { favors })
    return play(t, 'pass').players[0].vp - 20
  }
  test('EX-33 VP of the returned card', () => {
    expect(pass([{ F4: 'D', E9: 'D', G3: 'D', F2: 'D', D1: 'D' }, {}], 'BON9')).toBe(5)
    expect(pass([{ F4: 'TP', E9: 'TP', G3: 'TP' }, {}], 'BON7')).toBe(6)
    expect(pass([{ F4: 'SH', E9: 'SA' }, {}], 'BON6')).toBe(8)
    expect(pass([{ F4: 'SH' }, {}], 'BON6')).toBe(4)
  })
  test('EX-34 VP of the favor tile by trading houses; EX-100 card and tile together', () => {
    const houses = ['F4', 'E9', 'G3', 'F2']
    const vp = (n: number, held = 'BON3') =>
      pass([Object.fromEntries(houses.slice(0, n).map(h => [h, 'TP' as const])), {}], held === 'BON3' ? 'BON5' : held, [
        'FAV12',
      ])
    expect([0, 1, 2, 3, 4].map(n => vp(n))).toEqual([0, 2, 3, 3, 4])
    expect(vp(3, 'BON7')).toBe(9)
  })
  test('EX-35, EX-101 coins gather on the cards that nobody takes', () => {
    const t = two()
    const rest = t.cards.flatMap((c, k) => (c >= 0 ? [k] : []))
    const [first, second, third] = rest.map(k => box.cards[k].id)
    play(t, `pass:${first}`, 'done', `pass:${second}`, 'done')
    play(t, `pass:${card('BON8')}`, 'done', `pass:${card('BON3')}`, 'done')
    expect(t.cards[rest[2]]).toBe(3)
    const { coins } = t.players[0]
    play(t, `pass:${third}`)
    expect(t.players[0].coins).toBe(coins + 3)
  })
  test('EX-36 the first passer starts; a card returned earlier may be taken, the own one not', () => {
    const t = two()
    const mine = box.cards[t.players[0].card].id
    expect(why(t, `pass:${mine}`)).toBe('TM-7.14c card-not-free:priest')
    play(t, 'pass', 'done')
    expect(why(t, `pass:${mine}`)).toBe('OK')
    play(t, `pass:${mine}`, 'done')
    expect(t.order[0]).toBe(0)
  })
  test('EX-37 Engineers with the stronghold: 3 VP for each bridge between own structures', () => {
    const t = stage({
      factions: ['engineers', 'witches'],
      structures: [{ E8: 'SH', G3: 'D', D6: 'D', C5: 'D' }, {}],
      bridges: [
        [0, 'E8', 'G3'],
        [0, 'C5', 'D6'],
        [0, 'D6', 'E9'],
      ],
      cards: ['BON3', 'BON8'],
    })
    expect(play(t, 'pass').players[0].vp).toBe(26)
  })
  test('round 6: VP as always, no new card', () => {
    const t = stage({
      factions: ['witches', 'nomads'],
      structures: [{ F4: 'TP' }, {}],
      cards: ['BON7', 'BON3'],
      round: 6,
    })
    expect(legal(t, 'pass')).toEqual([])
    play(t, 'retire')
    expect([t.players[0].vp, t.players[0].card]).toEqual([22, -1])
  })
})
