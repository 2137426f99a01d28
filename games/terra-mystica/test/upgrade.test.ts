/** TM-7.7 tracks and upgrades, TM-7.8 power from structures, TM-11.6 Cultists. */
import { describe, expect, test } from 'vitest'
import {
  at,
  bowls,
  box,
  faction,
  game,
  give,
  hex,
  legal,
  passRound,
  play,
  question,
  stage,
  step,
  turnOf,
  why,
} from './helpers.ts'

const pair = (a: object, b: object, ...w: object[]) =>
  stage({ factions: ['witches', 'nomads'], structures: [a as never, b as never] }, ...w)

describe('TM-7.7 actions 2 to 4', () => {
  test('EX-22 shipping: 1 priest and 4 coins, 2, 3, 4 VP; Mermaids to 5', () => {
    const vp = (id: string, from: number) => {
      const t = stage(
        { factions: [id, 'nomads'] },
        { priests: 1, coins: 4, workers: 0, bowls: [12, 0, 0], shipping: from },
      )
      play(t, 'ship')
      expect([t.players[0].priests, t.players[0].coins, t.players[0].shipping]).toEqual([0, 0, from + 1])
      return t.players[0].vp - 20
    }
    expect([0, 1, 2].map(n => vp('auren', n))).toEqual([2, 3, 4])
    expect([1, 2, 3, 4].map(n => vp('mermaids', n))).toEqual([2, 3, 4, 5])
    expect(why(stage({ factions: ['auren', 'nomads'] }, { priests: 1, coins: 4, shipping: 3 }), 'ship')).toBe(
      'TM-7.7 track-end',
    )
  })
  test('exchange rate: 2 workers, 5 coins (Halflings 1), 1 priest, 6 VP a step; Fakirs one step, Darklings none', () => {
    const t = play(
      stage({ factions: ['auren', 'nomads'] }, { priests: 1, coins: 5, workers: 2, bowls: [12, 0, 0] }),
      'exchange',
    )
    expect(t.players[0]).toMatchObject({ priests: 0, coins: 0, workers: 0, vp: 26, exchange: 1 })
    const h = play(
      stage({ factions: ['halflings', 'nomads'] }, { priests: 1, coins: 1, workers: 2, bowls: [12, 0, 0] }),
      'exchange',
    )
    expect(h.players[0].coins).toBe(0)
    const rich = { priests: 2, coins: 20, workers: 20 }
    expect(why(stage({ factions: ['fakirs', 'witches'] }, { ...rich, exchange: 1 }), 'exchange')).toBe(
      'TM-7.7 track-end',
    )
    expect(why(stage({ factions: ['darklings', 'witches'] }, rich), 'exchange')).toBe('TM-7.7 no-exchange')
    expect(why(stage({ factions: ['auren', 'nomads'] }, { ...rich, exchange: 2 }), 'exchange')).toBe('TM-7.7 track-end')
  })
  test('EX-25 a trading house costs half beside an opponent', () => {
    const cost = (id: string, beside: boolean, letter = 'D') => {
      const t = stage(
        { factions: [id, 'giants'], structures: [{ F4: letter as never }, beside ? { F3: 'SA' } : { G3: 'D' }] },
        { coins: 20, workers: 9 },
      )
      play(t, 'upgrade:F4,trading-house')
      return [9 - t.players[0].workers, 20 - t.players[0].coins]
    }
    expect([cost('witches', true), cost('witches', false)]).toEqual([
      [2, 3],
      [2, 6],
    ])
    expect([cost('engineers', true), cost('engineers', false)]).toEqual([
      [1, 2],
      [1, 4],
    ])
    expect([cost('swarmlings', true), cost('swarmlings', false)]).toEqual([
      [3, 4],
      [3, 8],
    ])
  })
  test('EX-26 the dwelling goes back to its track, and income falls by 1', () => {
    const t = pair({ F4: 'D', E9: 'D' }, {}, { coins: 20, workers: 9 })
    play(t, 'upgrade:F4,trading-house')
    expect(t.players[0].built).toEqual([1, 1, 0, 0, 0])
    expect(box.factions[t.players[0].faction].income[0][1][1]).toBe(2)
  })
  test('which upgrades there are; VP of tiles', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ F4: 'D', E9: 'TP', G3: 'TE', D1: 'SH' }, {}],
        scoring: 'SCORE6',
      },
      { coins: 60, workers: 30, favors: ['FAV10'] },
    )
    expect(legal(t, 'upgrade').sort()).toEqual([
      'upgrade:E9,temple',
      'upgrade:F4,trading-house',
      'upgrade:G3,sanctuary',
    ])
    expect([why(t, 'upgrade:E9,stronghold'), why(t, 'upgrade:F4,temple'), why(t, 'upgrade:A1,temple')]).toEqual([
      'TM-12.1 no-piece:stronghold',
      'TM-7.7 no-such-upgrade:temple',
      'TM-7.7 not-own:A1',
    ])
    expect(play(t, 'upgrade:F4,trading-house').players[0].vp).toBe(26)
    const four = stage(
      { factions: ['witches', 'nomads'], structures: [{ E9: 'TP' }, {}], scoring: 'SCORE4' },
      { coins: 60, workers: 30 },
    )
    expect(play(four, 'upgrade:E9,stronghold').players[0].vp).toBe(25)
  })
  test('a: a favor tile of a kind not owned; its steps at once; Chaos Magicians (TM-11.11) take two different ones', () => {
    const t = pair({ F4: 'TP' }, {}, { coins: 9, workers: 9, favors: ['FAV9'], cults: [0, 0, 0, 2] })
    play(t, 'upgrade:F4,temple')
    expect([why(t, 'favor:fire-1-coins-3')]).toEqual(['TM-7.7a favor-owned:fire-1-coins-3'])
    t.favors[3] = 0
    expect(why(t, 'favor:air-3')).toBe('TM-12.3 favor-gone:air-3')
    play(t, 'favor:earth-3')
    expect([t.players[0].cults, step(t)]).toEqual([[0, 0, 3, 2], 'rest'])
    const c = stage(
      { factions: ['chaos-magicians', 'witches'], structures: [{ D7: 'TP' }, {}] },
      { coins: 9, workers: 9 },
    )
    play(c, 'upgrade:D7,temple', 'favor:air-3')
    expect([step(c), why(c, 'favor:air-3')]).toEqual(['favor', 'TM-12.3 favor-gone:air-3'])
    play(c, 'favor:fire-3')
    expect(step(c)).toBe('rest')
  })
  test('TM-12.10 an upgrade frees the place of the piece', () => {
    const t = pair({ F4: 'TP', E9: 'TP', G3: 'TP', D1: 'TP', F2: 'D' }, {}, { coins: 60, workers: 30 })
    expect(why(t, 'upgrade:F2,trading-house')).toBe('TM-12.1 no-piece:trading-house')
    play(t, 'upgrade:F4,temple', 'favor:fire-3', 'done', 'pass', 'done')
    expect(why(t, 'upgrade:F2,trading-house')).toBe('OK')
  })
})

describe('TM-7.8 power from structures', () => {
  const offered = (structures: object[], w: object[], factions = ['witches', 'nomads', 'giants']) => {
    const t = stage({ factions, structures: structures as never }, { coins: 40, workers: 20 }, ...w)
    play(t, 'upgrade:F4,trading-house')
    return t
  }
  test('EX-27, EX-28 the sum of what stands directly beside; n power for n − 1 VP; all or nothing', () => {
    const t = offered([{ F4: 'D' }, { F3: 'D', E7: 'TE', E8: 'TP' }, {}], [{ bowls: [5, 7, 0] }])
    expect(question(t)).toMatchObject({ do: 'offer', seat: 1, from: 0, power: 3 })
    expect(legal(t)).toEqual(['accept', 'decline'])
    play(t, 'accept')
    expect([t.players[1].vp, bowls(t, 1)]).toEqual([18, '2/10/0'])
    const d = play(offered([{ F4: 'D' }, { F3: 'D', E7: 'TE' }, {}], [{ bowls: [5, 7, 0] }]), 'decline')
    expect([d.players[1].vp, bowls(d, 1)]).toEqual([20, '5/7/0'])
  })
  test('EX-29, EX-58, EX-59, EX-61 no more than bowls and VP allow; none when it would be nothing', () => {
    const power = (bowl: number[], vp: number, structures: object) => {
      const t = offered([{ F4: 'D' }, structures, {}], [{ bowls: bowl, vp }])
      if (step(t) !== 'offer') return 'none'
      const q = question(t) as unknown as { power: number }
      play(t, 'accept')
      return [q.power, t.players[1].vp, bowls(t, 1)].join(' ')
    }
    expect(power([1, 0, 11], 20, { F3: 'TP', E7: 'TP' })).toBe('2 19 0/0/12')
    expect(power([5, 7, 0], 1, { F3: 'TP', E7: 'TP' })).toBe('2 0 3/9/0')
    expect(power([5, 7, 0], 0, { F3: 'TP', E7: 'TP' })).toBe('1 0 4/8/0')
    expect(power([5, 7, 0], 0, { F3: 'TP', E7: 'D' })).toBe('1 0 4/8/0')
    expect(power([5, 7, 0], 2, { F3: 'SH', E7: 'TP' })).toBe('3 0 2/10/0')
    expect(power([0, 0, 9], 20, { F3: 'TP', E7: 'TP' })).toBe('none')
  })
  test('EX-60 row 85 of a recorded game: two power for 1 VP when three are offered', () => {
    const t = offered([{ F4: 'D' }, { F3: 'D', E7: 'TP' }, {}], [{ bowls: [0, 2, 4], vp: 25 }])
    play(t, 'accept')
    expect([t.players[1].vp, bowls(t, 1)]).toEqual([24, '0/0/6'])
  })
  test('EX-63, TM-12.6 clockwise from the left neighbour; players who have passed answer, too', () => {
    const t = stage(
      { factions: ['giants', 'witches', 'nomads'], structures: [{ E7: 'D' }, { F4: 'D' }, { F3: 'D' }] },
      {},
      { coins: 20, workers: 9 },
    )
    play(t, 'pass', 'done', 'upgrade:F4,trading-house')
    expect(turnOf(t)).toBe(2)
    play(t, 'decline')
    expect([turnOf(t), step(t), t.players[0].passed]).toEqual([0, 'offer', 1])
  })
  test('EX-62 an action that raises two structures makes two rounds of offers, in the order of building', () => {
    const t = stage(
      {
        factions: ['halflings', 'dwarves', 'darklings'],
        structures: [{ G6: 'TP' }, { H8: 'TP', F6: 'TP' }, { G5: 'TP' }],
        terrain: { F7: 'swamp' },
      },
      { workers: 9, coins: 20 },
      { bowls: [1, 3, 1], vp: 19 },
      { bowls: [9, 3, 0] },
    )
    play(t, 'upgrade:G6,stronghold', 'transform:F7,plains', 'done', 'build:F7')
    const asked: string[] = []
    while (step(t) === 'offer') {
      const q = question(t) as unknown as { hex: number; power: number; seat: number }
      asked.push(`${q.seat} ${box.hexes[q.hex]} ${q.power}`)
      play(t, 'accept')
    }
    expect(asked).toEqual(['1 G6 4', '2 G6 2', '1 F7 1'])
    expect([t.players[1].vp, bowls(t, 1)]).toEqual([16, '0/0/5'])
  })
  test('e: where it is agreed, an answer may wait until the own next turn, after conversions; the amount is that of then', () => {
    const late = (answers: string) => {
      const t = stage(
        { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { F3: 'SH', E7: 'SH' }], options: { answers } },
        { coins: 40, workers: 20 },
        { bowls: [0, 6, 3] },
      )
      return play(t, 'upgrade:F4,trading-house')
    }
    expect(why(late('at-once'), 'later')).toBe('TM-7.8e at-once')
    const t = play(late('by-next-turn'), 'later', 'done')
    expect([step(t), turnOf(t)]).toEqual(['old-offer', 1])
    play(t, 'burn', 'burn', 'accept')
    expect([bowls(t, 1), t.players[1].vp, step(t)]).toEqual(['0/0/7', 19, 'action'])
    const passed = stage(
      {
        factions: ['nomads', 'witches', 'giants'],
        structures: [{ F3: 'SH' }, { F4: 'D' }, {}],
        options: { answers: 'by-next-turn' },
      },
      {},
      { coins: 40, workers: 20 },
    )
    expect(why(play(passed, 'pass', 'done', 'upgrade:F4,trading-house'), 'later')).toBe('TM-7.8e at-once')
  })
  test('EX-64 over a bridge of anybody: offers and the lower price, both ways', () => {
    const t = stage(
      { factions: ['engineers', 'mermaids'], structures: [{ F1: 'D' }, { E4: 'TP' }], bridges: [[1, 'E4', 'G1']] },
      { coins: 20, workers: 9 },
    )
    t.terrain[hex('G1')] = faction('engineers').home
    give(t, 0, { shipping: 3 })
    play(t, 'build:G1')
    expect(question(t)).toMatchObject({ do: 'offer', power: 2 })
    play(t, 'decline', 'done', 'pass', 'done')
    const { coins, workers } = t.players[0]
    play(t, 'upgrade:G1,trading-house')
    expect([coins - t.players[0].coins, workers - t.players[0].workers]).toEqual([2, 1])
    const alone = stage(
      { factions: ['engineers', 'mermaids'], structures: [{ G1: 'D' }, { E4: 'TP' }] },
      { coins: 20, workers: 9, shipping: 3 },
    )
    play(alone, 'upgrade:G1,trading-house')
    expect([20 - alone.players[0].coins, step(alone)]).toEqual([4, 'rest'])
  })
})

describe('TM-11.6 Cultists', () => {
  const build = (a: object, b: object, w: object[] = []) => {
    const t = stage(
      { factions: ['cultists', 'witches', 'nomads'], structures: [{ E6: 'D' }, a as never, b as never] },
      { coins: 20, workers: 9, cults: [1, 0, 4, 0], bowls: [5, 7, 0] },
      ...w,
    )
    play(t, 'upgrade:E6,trading-house')
    if (step(t) === 'ready') play(t, 'done')
    return t
  }
  test('TM-11.6a, EX-32, EX-65 one step after the first acceptance, before the next answer', () => {
    const t = build({ F4: 'TP' }, { F3: 'D' })
    play(t, 'accept')
    expect([step(t), turnOf(t)]).toEqual(['devotion', 0])
    play(t, 'cult:earth')
    expect([t.players[0].cults[2], bowls(t), turnOf(t)]).toEqual([5, '3/9/0', 2])
    play(t, 'accept')
    expect(step(t)).toBe('rest')
    const second = play(build({ F4: 'TP' }, { F3: 'D' }), 'decline', 'accept')
    expect(step(second)).toBe('devotion')
  })
  test('all refuse: 1 power; nobody could take: nothing', () => {
    const t = play(build({ F4: 'TP' }, { F3: 'D' }), 'decline', 'decline')
    expect([bowls(t), t.players[0].vp, t.players[0].cults]).toEqual(['4/8/0', 20, [1, 0, 4, 0]])
    const none = build({ F4: 'TP' }, {}, [{ bowls: [0, 0, 9] }])
    expect([bowls(none), step(none)]).toEqual(['5/7/0', 'rest'])
  })
  test('conversions after the action may come before the answers', () => {
    const t = stage(
      { factions: ['cultists', 'witches'], structures: [{ E6: 'D' }, { F4: 'TP' }] },
      { coins: 20, workers: 9, bowls: [0, 3, 2] },
    )
    play(t, 'upgrade:E6,trading-house')
    expect(step(t)).toBe('ready')
    play(t, 'convert:power-coin', 'done', 'decline')
    expect(bowls(t)).toBe('0/4/1')
  })
  test('the stronghold brings 7 VP at once', () => {
    const t = stage({ factions: ['cultists', 'witches'], structures: [{ E6: 'TP' }, {}] }, { coins: 20, workers: 9 })
    expect(play(t, 'upgrade:E6,stronghold').players[0].vp).toBe(27)
  })
  test('set-up dwellings bring nobody power, and no step', () => {
    const t = game.setup({ seats: 3, seed: 'quiet', options: { setup: 'first-game' } })
    expect([t.raised, t.players.map(p => p.vp)]).toEqual([[], [20, 20, 20]])
    expect(passRound(stage({ factions: ['cultists', 'witches'], structures: [{ E6: 'D' }, { F4: 'D' }] })).round).toBe(
      2,
    )
    expect(at(t, 'F4')).toBe('D')
  })
})
