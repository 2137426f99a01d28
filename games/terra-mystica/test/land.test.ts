/** TM-7.6 transform and build, TM-7.12c–e free spades, TM-11.15 skips, and what each faction's spades do. */
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
  play,
  question,
  stage,
  step,
  terrain,
  turnOf,
  why,
} from './helpers.ts'

const FAR = { B6: 'D' } as const
const witches = (...w: object[]) =>
  stage({ factions: ['witches', 'giants'], structures: [{ F4: 'D', E9: 'D' }, FAR], scoring: 'SCORE1' }, ...w)

describe('TM-7.6 action 1', () => {
  test('a–d: reach, spades by the exchange track, one step each; any terrain may be the end', () => {
    const t = witches({ workers: 9, coins: 0, bowls: [12, 0, 0] })
    expect(why(t, 'transform:A1,forest')).toBe('TM-7.6a out-of-reach:A1')
    expect(why(t, 'transform:F4,lakes')).toBe('TM-2.2 occupied:F4')
    expect(legal(t, 'transform:F3')).toEqual(
      ['plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'].map(x => `transform:F3,${x}`),
    )
    play(t, 'transform:F3,wasteland')
    expect([terrain(t, 'F3'), t.players[0].workers, t.players[0].vp, step(t)]).toEqual(['wasteland', 6, 22, 'rest'])
  })
  test('EX-14, EX-71 Giants: always two spades, always wasteland', () => {
    const giants = (w: object) =>
      stage(
        {
          factions: ['giants', 'witches'],
          structures: [{ D4: 'D', D6: 'SH' }, {}],
          terrain: { C3: 'mountains' },
          scoring: 'SCORE1',
          cards: ['BON1', 'BON3'],
        },
        w,
      )
    const t = giants({ workers: 6, coins: 0, bowls: [12, 0, 0] })
    expect(legal(t, 'transform:C3')).toEqual(['transform:C3,wasteland'])
    play(t, 'transform:C3,wasteland')
    expect([t.players[0].workers, t.players[0].vp]).toEqual([0, 24])
    const five = giants({ workers: 3, coins: 0, bowls: [0, 0, 4] })
    play(five, 'power:spade', 'transform:C3,wasteland')
    expect([five.players[0].workers, bowls(five), five.players[0].vp]).toEqual([0, '4/0/0', 24])
    const six = giants({ workers: 0, coins: 0, bowls: [0, 0, 6] })
    play(six, 'power:spades-2', 'transform:C3,wasteland')
    expect([bowls(six), six.players[0].vp]).toEqual(['6/0/0', 24])
    const own = giants({ workers: 0, coins: 0, bowls: [12, 0, 0] })
    play(own, 'special:giants', 'transform:C3,wasteland')
    expect([terrain(own, 'C3'), own.players[0].vp]).toEqual(['wasteland', 24])
    const poor = giants({ workers: 2, coins: 0, priests: 0, bowls: [0, 0, 4] })
    expect(why(poor, 'power:spade')).toBe('TM-12.4 no-target')
    expect(why(give(poor, 0, { bowls: [4, 0, 0] }) && poor, 'special:bonus-spade')).toBe('TM-12.4 no-target')
  })
  test('TM-11.12, TM-11.12a the stronghold’s two spades fit one hex; the spades of the sixth action are never split', () => {
    const t = stage(
      { factions: ['giants', 'witches'], structures: [{ D4: 'D', D6: 'SH' }, {}], terrain: { C3: 'mountains' } },
      { bowls: [0, 0, 6], coins: 9, workers: 9 },
    )
    play(t, 'power:spades-2', 'transform:C3,wasteland')
    expect([step(t), legal(t, 'build')]).toEqual(['settle', ['build:C3']])
    const u = stage(
      { factions: ['giants', 'witches'], structures: [{ D4: 'D', D6: 'SH' }, {}], terrain: { C3: 'mountains' } },
      { coins: 9, workers: 9 },
    )
    play(u, 'special:giants', 'transform:C3,wasteland', 'build:C3', 'done')
    expect([at(u, 'C3'), u.players[0].used]).toEqual(['D', 1 << 7])
  })
  test('EX-15 a spade costs 3, 2, 1 workers by the track', () => {
    for (const [level, workers] of [
      [0, 6],
      [1, 7],
      [2, 8],
    ] as const)
      expect(play(witches({ workers: 9, exchange: level }), 'transform:F3,wasteland').players[0].workers).toBe(workers)
  })
  test('EX-16 the cost of a dwelling', () => {
    expect(['witches', 'engineers', 'swarmlings'].map(f => [faction(f).workers[0], faction(f).coins[0]])).toEqual([
      [1, 2],
      [1, 1],
      [2, 3],
    ])
    const t = play(
      stage(
        { factions: ['engineers', 'witches'], structures: [{ E7: 'D' }, {}] },
        { workers: 4, coins: 5, exchange: 2 },
      ),
      'transform:F4,mountains',
      'build:F4',
    )
    expect([t.players[0].workers, t.players[0].coins]).toEqual([2, 4])
  })
  test('e, f, EX-17 one dwelling at most; 2 VP of the round’s tile and of the favor tile', () => {
    const t = stage(
      { factions: ['witches', 'giants'], structures: [{ F4: 'D' }, FAR], scoring: 'SCORE3' },
      { workers: 9, coins: 9, favors: ['FAV11'] },
    )
    play(t, 'transform:E7,forest', 'build:E7')
    expect([t.players[0].vp, step(t)]).toEqual([24, 'rest'])
    expect(play(witches({ workers: 9 }), 'transform:F3,swamp').players[0].vp).toBe(24) // Two spades of the long side of the cycle: 2 VP each.
  })
  test('g, j, k: home terrain needs no spade; never another hex than the one that was turned home', () => {
    const t = witches({ workers: 9, coins: 9, shipping: 1, bowls: [0, 0, 12] })
    play(t, 'power:spade', 'transform:E7,forest')
    expect(why(t, 'build:G3')).toBe('TM-7.6k not-turned-home:G3')
    play(t, 'build:E7', 'done')
    expect(turnOf(t)).toBe(1)
    expect(why(witches({ shipping: 1 }), 'build:G3')).toBe('OK')
  })
  test('h, i, TM-12.9: no claim stays, no spade is kept; others’ terrain may be turned, also away (TM-12.8)', () => {
    const t = witches({ workers: 3, coins: 0, bowls: [12, 0, 0] })
    play(t, 'transform:E7,forest', 'done')
    expect(t.owner[hex('E7')]).toBe(-1)
    const u = witches({ workers: 3, shipping: 1 })
    expect(why(u, 'transform:G3,lakes')).toBe('OK') // Its own free forest.
  })
})

describe('TM-7.12 free spades', () => {
  test('EX-18, EX-67 two spades: the second goes to another hex, where no dwelling is built', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ F4: 'D' }, {}],
        terrain: { E6: 'lakes', E7: 'swamp' },
        scoring: 'SCORE1',
      },
      { bowls: [0, 0, 6], workers: 1, coins: 2 },
    )
    play(t, 'power:spades-2', 'transform:E6,forest')
    expect(why(t, 'transform:E6,lakes')).toBe('TM-7.12d hex-done:E6')
    play(t, 'transform:E7,lakes')
    expect([t.players[0].vp, legal(t, 'build')]).toEqual([24, ['build:E6']])
    expect(why(t, 'build:E7')).toBe('TM-7.6k not-turned-home:E7')
    play(t, 'build:E6')
    expect([at(t, 'E6'), terrain(t, 'E7'), t.players[0].coins]).toEqual(['D', 'lakes', 0])
  })
  test('EX-68 both one step from home: both become home, one dwelling on either', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}], terrain: { E6: 'lakes', E7: 'lakes' } },
      { bowls: [0, 0, 6], workers: 2, coins: 4 },
    )
    play(t, 'power:spades-2', 'transform:E6,forest', 'transform:E7,forest')
    expect(legal(t, 'build').sort()).toEqual(['build:E6', 'build:E7'])
    expect(step(play(t, 'build:E7'))).toBe('rest')
  })
  test('EX-69 never two hexes that both end as foreign terrain', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ F4: 'D' }, {}],
        terrain: { E6: 'swamp', E7: 'lakes', F3: 'swamp' },
      },
      { bowls: [0, 0, 6], workers: 0, coins: 0 },
    )
    expect(why(play(t, 'power:spades-2'), 'transform:E6,forest')).toBe('OK')
    play(t, 'transform:E6,lakes')
    expect([why(t, 'transform:F3,lakes'), why(t, 'transform:E7,forest')]).toEqual(['TM-7.12d must-end-home', 'OK'])
    expect(step(play(t, 'done'))).toBe('rest')
  })
  test('EX-19, EX-66 missing spades are bought for the same hex, all or a part, only the short way', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}], terrain: { E6: 'desert' } },
      { bowls: [0, 0, 4], workers: 6, coins: 0 },
    )
    play(t, 'power:spade')
    expect(legal(t, 'transform:E6').sort()).toEqual(
      ['forest', 'mountains', 'plains', 'wasteland'].map(x => `transform:E6,${x}`),
    )
    expect(why(t, 'transform:E6,swamp')).toBe('TM-7.12c only-short')
    play(t, 'transform:E6,forest')
    expect([t.players[0].workers, terrain(t, 'E6')]).toEqual([0, 'forest'])
  })
  test('EX-72, TM-11.4, TM-11.4a Darklings: 1 priest and 2 VP for each bought spade only', () => {
    const t = stage(
      {
        factions: ['darklings', 'nomads'],
        structures: [{ E5: 'D' }, {}],
        terrain: { E6: 'mountains' },
        scoring: 'SCORE1',
      },
      { bowls: [0, 0, 6], priests: 2, coins: 0, workers: 0 },
    )
    play(t, 'power:spades-2', 'transform:E6,swamp')
    expect([t.players[0].priests, t.players[0].stock, t.players[0].vp]).toEqual([1, 6, 20 + 2 + 6])
    const u = stage(
      { factions: ['darklings', 'nomads'], structures: [{ E5: 'D' }, {}] },
      { priests: 1, coins: 0, workers: 0, bowls: [12, 0, 0] },
    )
    play(u, 'transform:E6,swamp')
    expect([u.players[0].priests, u.players[0].vp]).toEqual([0, 22])
  })
  test('TM-11.5, EX-70 Halflings: 1 VP for each spade; the long way round scores all its spades', () => {
    const halflings = () =>
      stage(
        { factions: ['halflings', 'witches'], structures: [{ E6: 'D' }, {}], scoring: 'SCORE1' },
        { workers: 6, exchange: 2, coins: 0, bowls: [12, 0, 0] },
      )
    const short = play(halflings(), 'transform:E5,plains')
    expect([short.players[0].vp, short.players[0].workers]).toEqual([23, 5])
    const long = play(halflings(), 'detour:E5,plains')
    expect([long.players[0].vp, long.players[0].workers, terrain(long, 'E5')]).toEqual([38, 0, 'plains'])
  })
  test('EX-77 Halflings’ stronghold: three spades, one dwelling, the tiles of the round', () => {
    const build = (scoring: string) => {
      const t = stage(
        {
          factions: ['halflings', 'witches'],
          structures: [{ E6: 'TP' }, {}],
          terrain: { E5: 'swamp', E7: 'lakes' },
          scoring,
        },
        { workers: 5, coins: 10, bowls: [12, 0, 0] },
      )
      return play(t, 'upgrade:E6,stronghold', 'transform:E5,plains', 'transform:E7,plains')
    }
    const t = build('SCORE1')
    expect([t.players[0].vp, step(t), legal(t, 'build').sort()]).toEqual([
      20 + 3 + 6,
      'settle',
      ['build:E5', 'build:E7'],
    ])
    expect(at(play(t, 'build:E7'), 'E7')).toBe('D')
    expect(build('SCORE4').players[0].vp).toBe(20 + 5 + 3)
  })
  test('EX-73, TM-11.3 Alchemists with the stronghold: 2 power for each spade, which may pay for what follows', () => {
    const t = stage(
      { factions: ['alchemists', 'nomads'], structures: [{ E5: 'SH' }, {}], terrain: { E6: 'forest' } },
      { workers: 7, coins: 0, bowls: [0, 4, 1] },
    )
    play(t, 'transform:E6,swamp')
    expect([bowls(t), step(t)]).toEqual(['0/0/5', 'settle'])
    play(t, 'build:E6', 'suggested')
    expect([at(t, 'E6'), bowls(t)]).toEqual(['D', '2/0/3'])
    const u = stage(
      { factions: ['alchemists', 'nomads'], structures: [{ E5: 'SH' }, {}], terrain: { E6: 'forest' } },
      { workers: 2, coins: 0, bowls: [0, 2, 0], exchange: 1, vp: 0 },
    )
    expect(why(u, 'transform:E6,swamp')).toBe('TM-7.12c not-enough-spades') // 2 + 2 workers: the first spade's power is 2, a worker is 3.
    expect(why(u, 'transform:E6,lakes')).toBe('OK')
  })
})

describe('TM-11.15 skips', () => {
  const dwarves = (structures: object, w: object) =>
    stage({ factions: ['dwarves', 'witches'], structures: [structures as never, {}], terrain: { E5: 'wasteland' } }, w)
  test('EX-78, TM-11.8 tunnels: 2 workers, with the stronghold 1, and 4 VP; not where an edge reaches (TM-15.22)', () => {
    const t = dwarves({ E7: 'D' }, { workers: 6, coins: 2, bowls: [12, 0, 0] })
    play(t, 'transform:E5,mountains', 'build:E5')
    expect([t.players[0].workers, t.players[0].coins, t.players[0].vp, at(t, 'E5')]).toEqual([0, 0, 24, 'D'])
    const sh = dwarves({ E7: 'SH' }, { workers: 4, coins: 2, exchange: 1, bowls: [12, 0, 0] })
    play(sh, 'transform:E5,mountains', 'build:E5')
    expect([sh.players[0].workers, sh.players[0].vp]).toEqual([0, 24])
    const edge = dwarves({ E6: 'D' }, { workers: 6, coins: 2, bowls: [12, 0, 0] })
    play(edge, 'transform:E5,mountains')
    expect([edge.players[0].workers, edge.players[0].vp]).toEqual([3, 20])
  })
  test('EX-79 transforming now and building later needs a second tunnel', () => {
    const t = dwarves({ E7: 'D' }, { workers: 8, coins: 2 })
    play(t, 'transform:E5,mountains', 'done', 'done', 'pass', 'done', 'build:E5')
    expect([t.players[0].workers, t.players[0].vp]).toEqual([0, 28])
  })
  test('EX-80, TM-11.13 carpets: 1 priest, 4 VP; with the stronghold two hexes are skipped', () => {
    const fakirs = (letter: 'D' | 'SH') =>
      stage(
        { factions: ['fakirs', 'witches'], structures: [{ E7: letter }, {}], terrain: { E4: 'desert', E5: 'desert' } },
        { priests: 1, coins: 2, workers: 1 },
      )
    expect(why(fakirs('D'), 'build:E4')).toBe('TM-7.6a out-of-reach:E4')
    const t = play(fakirs('SH'), 'build:E4')
    expect([t.players[0].priests, t.players[0].vp, at(t, 'E4')]).toEqual([0, 24, 'D'])
    expect(why(fakirs('D'), 'build:E5')).toBe('OK')
  })
  test('one skip an action: the second hex of two spades must be near', () => {
    const t = stage(
      {
        factions: ['dwarves', 'witches'],
        structures: [{ E7: 'D' }, {}],
        terrain: { E5: 'wasteland', G3: 'wasteland', E6: 'wasteland' },
      },
      { bowls: [0, 0, 6], workers: 9 },
    )
    play(t, 'power:spades-2', 'transform:E5,mountains')
    expect([why(t, 'transform:G3,mountains'), why(t, 'transform:E6,mountains')]).toEqual([
      'TM-7.6a out-of-reach:G3',
      'OK',
    ])
  })
  test('TM-11.16 no shipping for Dwarves and Fakirs, from no source', () => {
    const t = stage(
      { factions: ['dwarves', 'fakirs'], structures: [{ E7: 'D' }, {}], cards: ['BON4', 'BON3'] },
      { priests: 2, coins: 9, workers: 0, bowls: [12, 0, 0] },
    )
    expect([why(t, 'ship'), legal(t, 'build')]).toEqual(['TM-11.16 no-shipping', []])
  })
})

describe('TM-11 special land', () => {
  test('EX-74, TM-11.14, TM-11.14a sandstorm: an edge-adjacent hex, no spade, a dwelling may follow', () => {
    const t = stage(
      {
        factions: ['nomads', 'witches'],
        structures: [{ E4: 'TE', D3: 'SH' }, {}],
        bridges: [[0, 'E4', 'G1']],
        terrain: { E5: 'swamp' },
        scoring: 'SCORE1',
      },
      { workers: 1, coins: 2 },
    )
    play(t, 'special:nomads')
    expect([why(t, 'transform:G1,desert'), why(t, 'transform:E5,desert')]).toEqual(['TM-11.14a not-an-edge:G1', 'OK'])
    play(t, 'transform:E5,desert')
    expect([t.players[0].vp, step(t)]).toEqual([20, 'settle'])
    play(t, 'build:E5')
    expect([at(t, 'E5'), t.players[0].coins]).toEqual(['D', 0])
  })
  test('EX-83, TM-11.2, TM-11.2a Witches’ ride: any free forest, free of charge, with its VP and offers', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'SH' }, { E1: 'D' }], scoring: 'SCORE3' },
      { workers: 0, coins: 0, favors: ['FAV11'], bowls: [12, 0, 0] },
    )
    play(t, 'special:witches')
    expect(why(t, 'build:E6')).toBe('TM-7.6b not-home:E6')
    play(t, 'build:D1')
    expect([at(t, 'D1'), t.players[0].vp, step(t), question(t)]).toEqual([
      'D',
      24,
      'offer',
      expect.objectContaining({ power: 1, seat: 1 }),
    ])
  })
  test('TM-12.1 no piece left: no dwelling, no ride', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ F4: 'SH', E9: 'D', G3: 'D', F2: 'D', D1: 'D', C3: 'D', C4: 'D', A3: 'D', A10: 'D' }, {}],
      },
      { workers: 9, coins: 9 },
    )
    expect([why(t, 'special:witches'), why(t, 'build:I11')]).toEqual(['TM-12.4 no-target', 'TM-12.1 no-piece:dwelling'])
  })
  test('TM-2.6 names of all hexes are words', () =>
    expect(box.hexes.every(h => game.parse(`build:${h}`) >= 0)).toBe(true))
})

describe('TM-12.4 a skip and what it leads to are paid together', () => {
  test('no conversion for the skip can make the dwelling behind it too dear', () => {
    const t = stage(
      { factions: ['dwarves', 'witches'], structures: [{ E7: 'D' }, {}], terrain: { E5: 'mountains' } },
      { workers: 1, coins: 0, priests: 1, bowls: [0, 0, 8] },
    )
    play(t, 'build:E5')
    while (step(t) === 'pay') play(t, legal(t).at(-1)!)
    expect([at(t, 'E5'), t.players[0].vp, t.players[0].workers]).toEqual(['D', 24, 0])
  })
})
