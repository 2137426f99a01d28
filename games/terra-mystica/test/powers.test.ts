/** TM-7.12 power and special actions, bridges, and the factions' strongholds (TM-11). */
import { describe, expect, test } from 'vitest'
import { devote } from '../stage.ts'
import { at, bowls, box, legal, passRound, play, stage, step, turnOf, why } from './helpers.ts'

describe('TM-7.12 power actions', () => {
  test('a: costs and gains, each once a round for the whole table', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { E8: 'D' }] },
      { bowls: [0, 0, 12], coins: 0, workers: 0, priests: 0 },
      { bowls: [0, 0, 12] },
    )
    expect(box.powers.map(a => a.cost)).toEqual([3, 3, 4, 4, 4, 6])
    play(t, 'power:coins', 'done')
    expect([t.players[0].coins, why(t, 'power:coins')]).toEqual([7, 'TM-7.12a action-taken:coins'])
    play(t, 'power:workers', 'done', 'power:priest')
    expect([t.players[0].priests, bowls(t)]).toEqual([1, '7/0/5'])
    passRound(t)
    expect([t.taken, t.round]).toEqual([0, 2])
  })
  test('TM-12.2 the priest action with an empty stock is legal and brings nothing', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}] },
      { bowls: [0, 0, 3], priests: 3 },
    )
    devote(t, 0, 1, 4)
    play(t, 'power:priest')
    expect([t.players[0].priests, bowls(t)]).toEqual([3, '3/0/0'])
  })
  test('b: a bridge needs an own structure at an end, a bridge in stock and a free site', () => {
    const t = stage({ factions: ['witches', 'nomads'], structures: [{ E8: 'D' }, {}] }, { bowls: [0, 0, 3] })
    play(t, 'power:bridge')
    expect([at(t, 'G3'), why(t, 'bridge:a3-c1')]).toEqual(['free', 'TM-7.12b no-end:a3-c1'])
    play(t, 'bridge:e8-g3')
    expect([t.bridges.filter(b => b === 0).length, t.players[0].bridges]).toEqual([1, 2])
    expect(
      why(
        stage({ factions: ['witches', 'nomads'], structures: [{ E8: 'D' }, {}] }, { bowls: [0, 0, 3], bridges: 0 }),
        'power:bridge',
      ),
    ).toBe('TM-12.1 no-bridge')
    expect(
      why(
        stage({ factions: ['witches', 'nomads'], structures: [{ I11: 'D' }, {}] }, { bowls: [0, 0, 3] }),
        'power:bridge',
      ),
    ).toBe('TM-12.1 no-bridge')
  })
  test('f, g, TM-12.5: special actions, each own one once a round; unused ones may be left', () => {
    const t = stage(
      { factions: ['auren', 'nomads'], structures: [{ F4: 'SH' }, { E1: 'D' }], cards: ['BON2', 'BON3'] },
      { favors: ['FAV6'] },
    )
    expect(legal(t, 'special').sort()).toEqual(['special:auren', 'special:bonus-cult', 'special:favor-cult'])
    play(t, 'special:bonus-cult', 'cult:fire', 'done', 'pass', 'done')
    expect([why(t, 'special:bonus-cult'), why(t, 'special:favor-cult'), why(t, 'special:bonus-spade')]).toEqual([
      'TM-7.12f special-used:bonus-cult',
      'OK',
      'TM-7.12f no-special:bonus-spade',
    ])
    play(t, 'special:favor-cult', 'cult:fire', 'done', 'pass')
    expect(t.players[0].cults[0]).toBe(2)
    expect(passRound(t).players[0].used).toBe(0)
  })
  test('h: what has no target can’t be taken (TM-12.4)', () => {
    const t = stage(
      { factions: ['giants', 'nomads'], structures: [{ D7: 'D' }, {}] },
      { bowls: [0, 0, 12], workers: 0, coins: 0 },
    )
    for (let k = 0; k < t.terrain.length; k++) t.terrain[k] = box.terrains.indexOf('wasteland')
    expect([why(t, 'power:spades-2'), why(t, 'power:spade')]).toEqual(['TM-12.4 no-target', 'TM-12.4 no-target'])
  })
})

describe('TM-11 strongholds and abilities', () => {
  test('EX-82, TM-11.4b ordination: up to three workers, at most the stock, right after the upgrade', () => {
    const t = stage(
      { factions: ['darklings', 'witches'], structures: [{ E5: 'TP' }, {}] },
      { workers: 7, priests: 2, coins: 6, bowls: [12, 0, 0] },
    )
    play(t, 'upgrade:E5,stronghold', 'ordain:3')
    expect([t.players[0].workers, t.players[0].priests, t.players[0].stock]).toEqual([0, 5, 2])
    const short = stage(
      { factions: ['darklings', 'witches'], structures: [{ E5: 'TP' }, {}] },
      { workers: 7, priests: 1, coins: 6 },
    )
    devote(short, 0, 0, 4)
    play(short, 'upgrade:E5,stronghold')
    expect([why(short, 'ordain:2'), why(short, 'ordain:3')]).toEqual(['OK', 'TM-15.23 too-many'])
    play(short, 'ordain:0')
    expect(step(short)).toBe('rest')
  })
  test('EX-84, TM-11.10, TM-11.10a Swarmlings: a trading house for nothing, with its VP', () => {
    const t = stage(
      {
        factions: ['swarmlings', 'nomads'],
        structures: [{ E4: 'SH', D2: 'D', F2: 'D' }, { E5: 'D' }],
        scoring: 'SCORE6',
      },
      { workers: 0, coins: 0, favors: ['FAV10'], bowls: [12, 0, 0] },
    )
    play(t, 'special:swarmlings')
    expect(legal(t, 'upgrade').sort()).toEqual(['upgrade:D2,trading-house', 'upgrade:F2,trading-house'])
    play(t, 'upgrade:D2,trading-house')
    expect([at(t, 'D2'), t.players[0].vp, t.players[0].coins]).toEqual(['TP', 26, 0])
    expect(
      why(stage({ factions: ['swarmlings', 'nomads'], structures: [{ E4: 'SH' }, {}] }), 'special:swarmlings'),
    ).toBe('TM-12.4 no-target')
  })
  test('EX-85, TM-11.11, TM-11.11a Chaos Magicians: two whole actions; a pass as the first ends the turn', () => {
    const chaos = () =>
      stage(
        { factions: ['chaos-magicians', 'cultists'], structures: [{ D7: 'SH', D6: 'TP' }, { D8: 'TP' }] },
        { coins: 30, workers: 20, priests: 3 },
        { bowls: [5, 7, 0] },
      )
    const t = chaos()
    play(t, 'special:chaos-magicians', 'upgrade:D6,temple', 'favor:fire-3', 'favor:earth-2-worker-power')
    expect([step(t), turnOf(t)]).toEqual(['action', 0])
    play(t, 'convert:worker-coin', 'priest:fire,3')
    expect(step(t)).toBe('rest')
    const first = play(chaos(), 'special:chaos-magicians', 'pass')
    expect(step(first)).toBe('rest')
    expect(turnOf(play(first, 'done'))).toBe(1)
    const second = play(chaos(), 'special:chaos-magicians', 'priest:fire,3')
    expect(step(second)).toBe('action')
    expect(why(second, 'done')).toBe('core not-now') // The second action must be taken, too.
    expect(play(second, 'pass').players[0].passed).toBe(1)
    expect(why(chaos(), 'special:chaos-magicians', 1)).toBe('core not-your-turn')
  })
  test('offers of the first action are answered before the second', () => {
    const t = stage(
      { factions: ['chaos-magicians', 'cultists'], structures: [{ D7: 'SH', D8: 'D' }, { E11: 'TP' }] },
      { coins: 30, workers: 20 },
      { bowls: [5, 7, 0] },
    )
    play(t, 'special:chaos-magicians', 'upgrade:D8,trading-house')
    expect([step(t), turnOf(t)]).toEqual(['offer', 1])
    expect(step(play(t, 'accept'))).toBe('action')
  })
  test('EX-86, TM-11.3a Alchemists: 12 power at once', () => {
    const t = stage(
      { factions: ['alchemists', 'witches'], structures: [{ E5: 'TP' }, {}] },
      { workers: 9, coins: 9, bowls: [5, 7, 0] },
    )
    expect(bowls(play(t, 'upgrade:E5,stronghold'))).toBe('0/5/7')
  })
  test('EX-53, TM-11.9, TM-11.9a Mermaids: a shipping step with its VP, none at the end', () => {
    const mermaids = (shipping: number, scoring = 'SCORE3') =>
      play(
        stage(
          { factions: ['mermaids', 'witches'], structures: [{ E4: 'TP' }, {}], scoring },
          { workers: 9, coins: 9, shipping },
        ),
        'upgrade:E4,stronghold',
      ).players[0]
    expect([mermaids(1, 'SCORE4').vp, mermaids(2).vp, mermaids(5).vp]).toEqual([27, 23, 20])
    expect([mermaids(2).shipping, mermaids(5).shipping]).toEqual([3, 5])
  })
  test('EX-88, TM-11.7, TM-11.7a Engineers: a bridge for 2 workers as often as they have bridges', () => {
    const t = stage(
      { factions: ['engineers', 'nomads'], structures: [{ E8: 'D', G3: 'D', D6: 'D', C5: 'D' }, {}] },
      { workers: 7, bowls: [0, 0, 12] },
    )
    play(
      t,
      'special:engineers-bridge',
      'bridge:e8-g3',
      'done',
      'pass',
      'done',
      'special:engineers-bridge',
      'bridge:c5-d6',
      'done',
      'special:engineers-bridge',
      'bridge:d6-e9',
    )
    expect([t.players[0].workers, t.players[0].bridges]).toEqual([1, 0])
    play(t, 'done')
    expect([why(t, 'special:engineers-bridge'), why(t, 'power:bridge')]).toEqual([
      'TM-12.1 no-bridge',
      'TM-12.1 no-bridge',
    ])
  })
  test('TM-11.17 town bonuses come with each town tile', () => {
    const towns = (faction: string) => {
      const t = stage(
        {
          factions: [faction, 'nomads'],
          structures: [{ F4: 'TP', E6: 'TP', E7: 'D', F3: 'D', D7: 'TP', D8: 'TP', E10: 'D', E11: 'D' }, {}],
          scoring: 'SCORE3',
        },
        { workers: 9, coins: 9 },
      )
      return play(t, 'upgrade:F4,temple', 'favor:fire-2-town-6', 'town:coins-6', 'town:coins-6').players[0]
    }
    expect([towns('witches').vp, towns('swarmlings').vp]).toEqual([20 + 5 + 5 + 5 + 5, 30])
    expect(towns('swarmlings').workers).toBe(9 - 3 + 6)
  })
})
