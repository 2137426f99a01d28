/** TM-8 towns. */
import { describe, expect, test } from 'vitest'
import { componentsOf } from '../rules/effects.ts'
import type { Structures } from '../stage.ts'
import { bowls, box, heard, hex, legal, play, stage, step, why } from './helpers.ts'

/** Witches raise the last structure of a group by an upgrade of a dwelling at F4. */
const raise = (rest: Structures, w: object = {}, scoring = 'SCORE3') => {
  const t = stage(
    { factions: ['witches', 'nomads'], structures: [{ F4: 'D', ...rest }, { I3: 'D' }], scoring },
    { workers: 9, coins: 20, ...w },
  )
  return play(t, 'upgrade:F4,trading-house')
}

describe('TM-8 towns', () => {
  test('TM-8.2 the keys of a tile are named where there is more than the one of every tile', () => {
    const { town } = componentsOf(box)
    for (const { id, keys } of box.towns)
      expect(
        town![id]!.filter(e => e.kind === 'keys'),
        id,
      ).toEqual(keys > 1 ? [{ kind: 'keys', n: keys }] : [])
  })
  test('TM-8.1, EX-38 four structures and power 7; with the favor tile 6', () => {
    expect(step(raise({ E6: 'TP', E7: 'D', F3: 'D' }))).toBe('rest')
    expect(step(raise({ E6: 'TP', E7: 'D', F3: 'D' }, { favors: ['FAV5'] }))).toBe('town')
    const t = raise({ E6: 'TP', E7: 'TP', F3: 'D' })
    expect(step(t)).toBe('town')
    expect(['F4', 'E6', 'E7', 'F3'].map(h => t.town[hex(h)])).toEqual([1, 1, 1, 1])
  })
  test('EX-96 the whole group becomes the town; EX-40 a sixth joins it without a tile', () => {
    const t = raise({ E6: 'TE', E7: 'D', F3: 'D', E5: 'D' })
    play(t, 'town:coins-6', 'done', 'pass', 'done')
    expect(['E5', 'F3'].map(h => t.town[hex(h)])).toEqual([1, 1])
    t.terrain[hex('E8')] = t.terrain[hex('F4')]
    play(t, 'build:E8')
    expect([t.town[hex('E8')], step(t), t.players[0].towns]).toEqual([1, 'rest', [0]])
  })
  test('EX-39, EX-97 with the sanctuary three structures are enough, not two', () => {
    expect(step(raise({ E6: 'SA', E7: 'TP' }))).toBe('town')
    expect(step(raise({ E6: 'SA', E7: 'D' }))).toBe('rest')
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'TE', E6: 'SH' }, {}] },
      { workers: 9, coins: 20, favors: ['FAV5'] },
    )
    play(t, 'upgrade:F4,sanctuary', 'favor:air-3')
    expect(step(t)).toBe('rest')
  })
  test('EX-43 water in between founds no town', () => {
    expect(step(raise({ G3: 'SH', H4: 'TP', G2: 'D' }, { shipping: 3 }))).toBe('rest')
  })
  test('TM-8.2, EX-42, EX-106 tiles, key, the round’s 5 VP, Witches 5 VP, Swarmlings 3 workers', () => {
    const take = (tile: string, faction = 'witches', scoring = 'SCORE2') => {
      const t = stage(
        { factions: [faction, 'nomads'], structures: [{ F4: 'D', E6: 'TP', E7: 'TP', F3: 'D' }, {}], scoring },
        { workers: 9, coins: 20, priests: 0, cults: [0, 0, 0, 0], bowls: [12, 0, 0] },
      )
      const before = play(t, 'upgrade:F4,trading-house').players[0]
      const was = { coins: before.coins, workers: before.workers }
      play(t, `town:${tile}`)
      return [
        before.vp - 20,
        before.coins - was.coins,
        before.workers - was.workers,
        before.priests,
        12 - before.bowls[0],
        before.cults[0],
        before.keys,
      ]
    }
    expect(take('coins-6')).toEqual([5 + 10, 6, 0, 0, 0, 0, 1])
    expect(take('workers-2')).toEqual([17, 0, 2, 0, 0, 0, 1])
    expect(take('priest')).toEqual([9 + 10, 0, 0, 1, 0, 0, 1])
    expect(take('power-8')).toEqual([6 + 10, 0, 0, 0, 8, 0, 1])
    expect(take('cults-1')).toEqual([8 + 10, 0, 0, 0, 0, 1, 1])
    expect(take('workers-2', 'swarmlings')).toEqual([12, 0, 5, 0, 0, 0, 1])
    expect(take('workers-2', 'witches', 'SCORE3')[0]).toBe(12)
  })
  test('tiles of the mini-expansion: two keys and two steps, a shipping step, 11 VP', () => {
    const two = play(raise({ E6: 'TP', E7: 'TP', F3: 'D' }, { cults: [0, 0, 0, 0] }), 'town:keys-2-cults-2')
    expect([two.players[0].keys, two.players[0].cults]).toEqual([2, [2, 2, 2, 2]])
    const ship = play(raise({ E6: 'TP', E7: 'TP', F3: 'D' }), 'town:shipping')
    expect([ship.players[0].shipping, ship.players[0].vp]).toEqual([1, 20 + 4 + 5 + 2])
    const fly = stage(
      { factions: ['fakirs', 'witches'], structures: [{ F4: 'D', E6: 'TP', E7: 'TP', F3: 'D' }, {}] },
      { workers: 9, coins: 20 },
    )
    expect(play(fly, 'upgrade:F4,trading-house', 'town:shipping').players[0].range).toBe(1)
  })
  test('TM-8.3, EX-98 who touches a town joins it, whatever else would suffice; a bridge does the same', () => {
    const t = raise({ E6: 'SH', E7: 'D', F3: 'D' })
    play(t, 'town:coins-6', 'done', 'pass', 'done')
    for (const [h, b] of [
      ['D7', 1],
      ['E9', 1],
      ['D8', 1],
    ] as const) {
      t.owner[hex(h)] = 0
      t.building[hex(h)] = b
      t.players[0].at.push(hex(h))
      t.players[0].built[b]++
    }

    t.players[0].bowls = [0, 0, 12]
    t.owner[hex('D6')] = 0
    t.building[hex('D6')] = 0
    t.players[0].at.push(hex('D6'))
    t.players[0].built[0]++
    play(t, 'power:bridge', 'bridge:d6-e9')
    expect([t.town[hex('D6')], step(t)]).toEqual([1, 'town']) // D6, E9, D7, D8: a town of their own.
    play(t, 'town:coins-6')
    expect(t.players[0].towns).toEqual([0, 0])
  })
  test('TM-8.3 a new structure pulls the whole group that it links into the town, and each of it is told', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ E9: 'SH', F5: 'D', F6: 'D', G5: 'D', D8: 'D', C5: 'TP', E11: 'D' }, {}],
        terrain: { D7: 'forest' },
      },
      { workers: 9, coins: 20 },
    )
    for (const id of ['E9', 'F5', 'F6', 'G5']) t.town[hex(id)] = 1
    const told = heard(() => play(t, 'build:D7'))
    expect(['D7', 'D8', 'C5', 'E11'].map(id => t.town[hex(id)])).toEqual([1, 1, 1, 1])
    expect(told.filter(n => n.startsWith('joined')).sort()).toEqual([
      'joined:0,C5',
      'joined:0,D7',
      'joined:0,D8',
      'joined:0,E11',
    ])
    expect([step(t), t.players[0].towns]).toEqual(['rest', []])
  })
  test('TM-8.4, EX-41 two towns joined stay two, with their keys', () => {
    const t = raise({ E6: 'SH', E7: 'D', F3: 'D' })
    play(t, 'town:coins-6', 'done', 'pass', 'done')
    for (const h of ['E9', 'E10']) {
      t.owner[hex(h)] = 0
      t.building[hex(h)] = 0
      t.town[hex(h)] = 1
      t.players[0].at.push(hex(h))
      t.players[0].built[0]++
    }
    t.players[0].keys = 2
    play(t, 'upgrade:E7,trading-house')
    expect([step(t), t.players[0].keys]).toEqual(['rest', 2])
  })
  test('TM-8.5 the favor tile completes several groups at once, one tile each', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ F4: 'TP', E6: 'TP', E7: 'D', F3: 'D', D7: 'TP', D8: 'TP', E10: 'D', E11: 'D' }, {}],
      },
      { workers: 9, coins: 9 },
    )
    play(t, 'upgrade:F4,temple', 'favor:fire-2-town-6', 'town:coins-6')
    expect(step(t)).toBe('town')
    expect(play(t, 'town:coins-6').players[0].towns).toEqual([0, 0]) // TM-8.6: the same kind twice.
    expect(why(raise({ E6: 'TP', E7: 'TP', F3: 'D' }), 'town:coins-6')).toBe('OK')
  })
  test('TM-8.6, TM-12.3 a kind may be owned twice, but not taken when its copies are gone', () => {
    const t = raise({ E6: 'TP', E7: 'TP', F3: 'D' })
    t.towns[0] = 0
    expect(why(t, 'town:coins-6')).toBe('TM-12.3 town-gone:coins-6')
  })
  test('EX-99 all tiles taken: no town, no key', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ F4: 'D', E6: 'TP', E7: 'TP', F3: 'D' }, {}],
        scoring: 'SCORE2',
      },
      { workers: 9, coins: 20 },
    )
    t.towns.fill(0)
    play(t, 'upgrade:F4,trading-house')
    expect([step(t), t.players[0].keys, t.players[0].vp, t.town[hex('F4')]]).toEqual(['rest', 0, 20, 0])
  })
  test('TM-8.7, TM-8.8, EX-87 Mermaids name a river hex, when they like and where a town comes of it', () => {
    const mermaids = (w: object = {}) =>
      stage(
        { factions: ['mermaids', 'witches'], structures: [{ G2: 'TP', H4: 'TP', I6: 'TE', I7: 'TE' }, {}] },
        { bowls: [0, 0, 12], ...w },
      )
    const t = mermaids()
    expect([legal(t, 'connect').includes('connect:r33'), why(t, 'connect:r0')]).toEqual([true, 'TM-8.8 no-town:r0'])
    play(t, 'connect:r33')
    expect(step(t)).toBe('town')
    play(t, 'town:power-8')
    expect([t.players[0].rivers.length, step(t), ['G2', 'H4', 'I6', 'I7'].map(h => t.town[hex(h)])]).toEqual([
      1,
      'action',
      [1, 1, 1, 1],
    ])
    expect(why(t, 'connect:r33')).toBe('TM-8.8 no-town:r33') // One river hex a town, and these are one already.
    const joined = mermaids()
    joined.town[hex('H4')] = 1
    expect(why(joined, 'connect:r33')).toBe('TM-8.8 no-town:r33')
    const after = play(mermaids(), 'power:coins')
    expect([step(after), why(after, 'connect:r33'), bowls(after)]).toEqual(['rest', 'OK', '4/0/8'])
    expect(why(stage({ factions: ['witches', 'nomads'] }), 'connect:r33')).toBe('TM-8.7 not-mermaids')
  })
})
