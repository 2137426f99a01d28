/** TM-9 phase III, TM-10 the end and final scoring, TM-12 limits. */
import { describe, expect, test } from 'vitest'
import { area, ranked, riches } from '../index.ts'
import { devote, give as giveTo } from '../stage.ts'
import { bowls, box, game, legal, passRound, play, stage, step, terrain, turnOf, why } from './helpers.ts'

/** Everybody passes until the first spade is asked for, or the next round. */
const phase3 = (factions: string[], structures: object[], scoring: string, w: object[], extra: object = {}) => {
  const t = stage({ factions, structures: structures as never, scoring, ...extra })
  w.forEach((x, seat) => {
    giveTo(game, t, seat, x)
  })
  while (t.round === 1 && step(t) !== 'cult-spades')
    play(t, step(t) === 'action' ? 'pass' : legal(t).includes('done') ? 'done' : 'decline')
  return t
}

describe('TM-9 phase III', () => {
  test('TM-9.1, EX-44, EX-45, EX-95 the bonus of the tile by steps on its track', () => {
    const after = (scoring: string, cults: number[], w: object = {}) => {
      const t = phase3(['witches', 'nomads'], [{}, {}], scoring, [
        { cults, coins: 0, workers: 0, priests: 0, bowls: [5, 7, 0], ...w },
      ])
      const [p] = t.players
      // Without structures there is no income but the worker of the board and the card with its coin.
      return { workers: p.workers - 1, coins: p.coins - 1, priests: p.priests, bowls: bowls(t) }
    }
    expect(after('SCORE7', [0, 0, 0, 6])).toMatchObject({ workers: 3 })
    expect(after('SCORE3', [0, 7, 0, 0])).toMatchObject({ priests: 1 })
    expect(after('SCORE1', [0, 0, 5, 0]).coins - after('SCORE1', [0, 0, 0, 0]).coins).toBe(5)
    expect(after('SCORE5', [9, 0, 0, 0]).bowls).toBe('0/9/3')
    expect(
      phase3(['witches', 'nomads'], [{ F4: 'D' }, {}], 'SCORE8', [{ cults: [0, 0, 0, 8] }]).todo.at(-1),
    ).toMatchObject({ do: 'cult-spades', free: 2 })
    const empty = stage(
      { factions: ['witches', 'nomads'], structures: [{}, {}], scoring: 'SCORE3' },
      { cults: [0, 7, 0, 0], priests: 3 },
    )
    devote(empty, 0, 0, 4)
    expect(passRound(empty).players[0].priests).toBe(3)
  })
  test('TM-9.2, EX-20, EX-75 spades are used at once: no dwelling, none bought, each of Halflings’ is 1 VP; Giants’ single one is lost', () => {
    const t = phase3(['halflings', 'giants'], [{ E6: 'D' }, { B6: 'D' }], 'SCORE6', [
      { cults: [0, 8, 0, 0], workers: 9, coins: 9 },
      { cults: [0, 4, 0, 0] },
    ])
    play(t, 'transform:E5,plains')
    expect([step(t), why(t, 'transform:F3,mountains')]).toEqual(['cult-spades', 'TM-7.12c not-enough-spades'])
    play(t, 'transform:F3,plains')
    expect([t.round, t.players[0].vp, terrain(t, 'E5')]).toEqual([2, 22, 'plains'])
    const g = phase3(['giants', 'witches'], [{ D4: 'D' }, {}], 'SCORE6', [{ cults: [0, 8, 0, 0] }])
    expect(legal(g).every(m => m.endsWith(',wasteland') || m === 'done')).toBe(true)
    expect(phase3(['giants', 'witches'], [{ D4: 'D' }, {}], 'SCORE6', [{ cults: [0, 7, 0, 0] }]).round).toBe(2)
    const lost = phase3(['witches', 'nomads'], [{ F4: 'D' }, {}], 'SCORE8', [{ cults: [0, 0, 0, 8] }])
    expect(play(lost, 'done').round).toBe(2)
    const d = phase3(['darklings', 'nomads'], [{ E5: 'D' }, {}], 'SCORE8', [{ cults: [0, 0, 0, 4] }])
    expect(play(d, 'transform:F3,plains').players[0].vp).toBe(20)
  })
  test('EX-76 neither the card that was returned nor the one taken counts for reach', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}], scoring: 'SCORE8', cards: ['BON1', 'BON3'] },
      { cults: [0, 0, 0, 4] },
    )
    play(t, 'pass:shipping-3pw', 'done', 'pass')
    while (step(t) !== 'cult-spades') play(t, 'done')
    expect([why(t, 'transform:E6,mountains'), why(t, 'transform:G3,mountains')]).toEqual([
      'TM-7.12c not-enough-spades',
      'TM-7.6a out-of-reach:G3',
    ])
    expect(legal(t, 'transform').every(m => ['E6', 'E7', 'F3', 'G2'].includes(m.slice(10, 12)))).toBe(true)
  })
  test('no tunnels and no carpets between the rounds', () => {
    const t = phase3(['dwarves', 'witches'], [{ E7: 'D' }, {}], 'SCORE8', [{ cults: [0, 0, 0, 4], workers: 9 }])
    expect(why(t, 'transform:E5,plains')).toBe('TM-7.6a out-of-reach:E5')
  })
  test('TM-9.3, TM-9.4 first all bonuses in the order of the next round, then tokens, coins, the next round', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { E5: 'D' }], scoring: 'SCORE8' },
      { cults: [0, 0, 0, 4], bowls: [0, 0, 12] },
      { cults: [0, 0, 0, 4] },
    )
    play(t, 'power:coins', 'done', 'pass', 'done', 'pass', 'done')
    expect([step(t), turnOf(t), t.taken]).toEqual(['cult-spades', 1, 8]) // Seat 1 has passed first.
    play(t, 'done')
    expect(turnOf(t)).toBe(0)
    const coins = t.cards.filter(c => c >= 0)
    play(t, 'done')
    expect([t.taken, t.round, t.cards.filter(c => c >= 0), t.players[0].used]).toEqual([0, 2, coins.map(c => c + 1), 0])
  })
})

describe('TM-10 final scoring', () => {
  test('TM-10.2, EX-46, EX-102, EX-103 cults: 8, 4, 2, ties shared and rounded down, nothing for 0', () => {
    const cult = (...steps: number[]) => ranked(steps, box.cultVp)
    expect(cult(9, 9, 3, 0)).toEqual([6, 6, 2, 0])
    expect(cult(7, 7, 7, 2)).toEqual([4, 4, 4, 0])
    expect([cult(5, 0), cult(4, 4)]).toEqual([
      [8, 0],
      [6, 6],
    ])
    expect([cult(10, 6, 4, 4), cult(7, 7, 7, 7), cult(5, 3, 0, 0)]).toEqual([
      [8, 4, 1, 1],
      [3, 3, 3, 3],
      [8, 4, 0, 0],
    ])
  })
  test('TM-10.3, EX-47, EX-48, EX-104 area: 18, 12, 6, ties shared', () => {
    const vp = (...sizes: number[]) => ranked(sizes, box.areaVp)
    expect(vp(10, 9, 9, 9)).toEqual([18, 6, 6, 6])
    expect(vp(11, 11, 7, 5)).toEqual([15, 15, 6, 0])
    expect(vp(12, 7, 7, 7, 7)).toEqual([18, 4, 4, 4, 4])
    expect(vp(8, 8, 8, 5)).toEqual([12, 12, 12, 0])
  })
  test('EX-23, TM-12.7, TM-12.11 areas connect by shipping of the track, not of the card; bridges, tunnels, carpets', () => {
    const of = (factions: string[], structures: object, w: object, more: object = {}) => {
      const t = stage({ factions, structures: [structures as never, {}], ...more }, w)
      return area(t, 0, box)
    }
    expect(of(['witches', 'nomads'], { F4: 'D', G3: 'D', E6: 'D' }, { shipping: 0 }, { cards: ['BON4', 'BON3'] })).toBe(
      2,
    )
    expect(of(['witches', 'nomads'], { F4: 'D', G3: 'D', E6: 'D' }, { shipping: 1 })).toBe(3)
    expect(of(['witches', 'nomads'], { E8: 'D', G3: 'D' }, {})).toBe(1)
    expect(of(['witches', 'nomads'], { E8: 'D', G3: 'D' }, {}, { bridges: [[0, 'E8', 'G3']] })).toBe(2)
    expect(of(['dwarves', 'nomads'], { E7: 'D', E5: 'D' }, {})).toBe(2)
    expect(of(['dwarves', 'nomads'], { E7: 'D', E4: 'D' }, {})).toBe(1)
    expect(of(['fakirs', 'witches'], { E7: 'SH', E4: 'D' }, {})).toBe(2)
  })
  test('TM-10.4, EX-49, EX-105 resources: sacrifices, then everything to coins; 3 make 1 VP, Alchemists 2', () => {
    const vp = (faction: string, w: object) => {
      const t = stage({ factions: [faction, 'nomads'] }, w)
      return [riches(t, 0), game.scores(t)[0].sources['resources']]
    }
    const a = { bowls: [1, 5, 3], workers: 2, priests: 1, coins: 4 }
    const b = { bowls: [3, 6, 2], workers: 0, priests: 1, coins: 5 }
    expect([vp('witches', a), vp('alchemists', a)]).toEqual([
      [12, 4],
      [12, 6],
    ])
    expect([vp('witches', b), vp('alchemists', b)]).toEqual([
      [11, 3],
      [11, 5],
    ])
  })
  test('TM-10.1, TM-10.5, TM-10.6, EX-50 after round 6; the highest wins, equals share', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { E8: 'D' }], round: 6, cards: ['BON8', 'BON3'] },
      { coins: 3, workers: 0, cults: [1, 1, 1, 1], bowls: [12, 0, 0] },
      { coins: 3, workers: 0, cults: [1, 1, 1, 1], bowls: [12, 0, 0] },
    )
    passRound(t)
    expect(game.over(t)).toBe(true)
    expect(game.scores(t).map(s => s.total)).toEqual([20 + 15 + 24 + 1, 60])
    expect(game.ranks(t)).toEqual([0, 0])
    expect(game.scores(t).every(s => Object.values(s.sources).reduce((x, y) => x + y) === s.total)).toBe(true)
  })
})

describe('TM-12 limits', () => {
  test('TM-12.4 an action needs its cost, after conversions', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}] },
      { coins: 2, workers: 2, priests: 0, bowls: [12, 0, 0] },
    )
    expect(why(t, 'upgrade:F4,trading-house')).toBe('TM-12.4 short:coin,4')
    expect(
      why(
        stage(
          { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}] },
          { coins: 2, workers: 2, priests: 0, bowls: [4, 0, 4] },
        ),
        'upgrade:F4,trading-house',
      ),
    ).toBe('OK')
  })
  test('TM-12.7 the shipping card counts for actions of round 6', () => {
    expect(
      why(
        stage({ factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}], cards: ['BON4', 'BON3'], round: 6 }),
        'build:G3',
      ),
    ).toBe('OK')
  })
})
