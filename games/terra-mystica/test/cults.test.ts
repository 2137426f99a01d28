/** TM-7.10 priests, TM-7.11 cult tracks and keys. */
import { describe, expect, test } from 'vitest'
import { bowls, legal, play, stage, step, why } from './helpers.ts'

const one = (w: object, theirs: object = {}) =>
  stage(
    { factions: ['auren', 'nomads'], structures: [{ F4: 'SH' }, { E1: 'D' }] },
    { bowls: [12, 0, 0], coins: 0, workers: 0, ...w },
    theirs,
  )
const climb = (from: number, steps: '3' | '2' | '1') => {
  const t = play(one({ priests: 1, cults: [from, 0, 0, 0] }), `priest:fire,${steps}`)
  return [t.players[0].cults[0], 12 - t.players[0].bowls[0]]
}

describe('TM-7.10 sending a priest', () => {
  test('one space of 3 steps, three of 2; the player chooses; back to the stock for 1', () => {
    const t = one({ priests: 6 })
    const [p] = t.players
    expect(legal(t, 'priest:fire')).toEqual(['priest:fire,3', 'priest:fire,2', 'priest:fire,1'])
    play(t, 'priest:fire,2')
    expect([p.cults[0], p.priests, p.stock, t.spaces.slice(0, 4)]).toEqual([2, 5, 1, [-1, 0, -1, -1]])
    play(t, 'done', 'pass', 'done', 'priest:fire,1')
    expect([p.cults[0], p.priests, p.stock]).toEqual([3, 4, 2])
  })
  test('EX-94 when all four spaces are full, the 1-step form is left', () => {
    const t = one({ priests: 1 })
    t.spaces.fill(1, 8, 12)
    expect([why(t, 'priest:earth,3'), why(t, 'priest:earth,2')]).toEqual([
      'TM-7.10c spaces-full:earth',
      'TM-7.10c spaces-full:earth',
    ])
    play(t, 'priest:earth,1')
    expect([t.players[0].cults[2], t.players[0].stock]).toEqual([1, 7])
  })
  test('a priest in the stock does not count; power may become one', () => {
    expect(why(one({ priests: 0 }), 'priest:air,3')).toBe('TM-12.4 short:priest,1')
    expect(why(one({ priests: 0, bowls: [0, 0, 5] }), 'priest:air,3')).toBe('OK')
  })
})

describe('TM-7.11 cult tracks', () => {
  test('EX-30 power of 1, 2, 2 at 3, 5, 7 reached or passed', () => {
    expect(climb(4, '3')).toEqual([7, 4])
    expect(climb(2, '3')).toEqual([5, 3])
    expect(climb(3, '1')).toEqual([4, 0])
  })
  test('EX-31 without a key the marker stops at 9; a key opens one track; one player only', () => {
    expect(climb(8, '3')).toEqual([9, 0])
    const t = play(one({ priests: 2, cults: [8, 9, 0, 0], keys: 1 }), 'priest:fire,3')
    expect([t.players[0].cults, t.players[0].keys, 12 - t.players[0].bowls[0]]).toEqual([[10, 9, 0, 0], 0, 3])
    const two = play(
      one({ priests: 2, cults: [8, 9, 0, 0], keys: 2 }),
      'priest:fire,3',
      'done',
      'pass',
      'done',
      'priest:water,1',
    )
    expect(two.players[0].cults).toEqual([10, 10, 0, 0])
    const taken = play(one({ priests: 1, cults: [8, 0, 0, 0], keys: 1 }, { cults: [10, 0, 0, 0] }), 'priest:fire,3')
    expect([taken.players[0].cults[0], taken.players[0].keys]).toEqual([9, 1])
  })
  test('EX-93 blocked steps give nothing, the priest stays on the board', () => {
    const t = play(one({ priests: 1, cults: [0, 7, 0, 0] }, { cults: [0, 10, 0, 0] }), 'priest:water,3')
    expect([t.players[0].cults[1], bowls(t), t.spaces[4]]).toEqual([9, '12/0/0', 0])
  })
  test('EX-89, TM-11.1, TM-11.1a Auren: two steps on one track, the surplus is lost', () => {
    const t = play(one({ cults: [0, 0, 0, 8], keys: 1 }), 'special:auren', 'cult:air')
    expect([t.players[0].cults[3], 12 - t.players[0].bowls[0]]).toEqual([10, 3])
    const without = play(one({ cults: [0, 0, 0, 8] }), 'special:auren', 'cult:air')
    expect([without.players[0].cults[3], bowls(without)]).toEqual([9, '12/0/0'])
    const sh = stage({ factions: ['auren', 'nomads'], structures: [{ F4: 'TP' }, {}] }, { coins: 20, workers: 9 })
    expect(step(play(sh, 'upgrade:F4,stronghold'))).toBe('favor')
  })
  test('EX-91 a key gained in the same action lets the cut marker go on', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'TP', E6: 'TP', E7: 'D', F3: 'D' }, {}] },
      { coins: 9, workers: 9, cults: [8, 0, 0, 0], bowls: [12, 0, 0] },
    )
    play(t, 'upgrade:F4,temple', 'favor:fire-2-town-6')
    expect([t.players[0].cults[0], step(t)]).toEqual([9, 'town'])
    play(t, 'town:coins-6')
    expect([t.players[0].cults[0], t.players[0].keys, bowls(t)]).toEqual([10, 0, '9/3/0'])
  })
  test('EX-92 a key gained later does not move a marker that waits; the next step does', () => {
    const t = one({ priests: 1, cults: [9, 0, 0, 0], keys: 1 })
    expect(t.players[0].cults[0]).toBe(9)
    play(t, 'priest:fire,1')
    expect([t.players[0].cults[0], bowls(t)]).toEqual([10, '9/3/0'])
  })
  test('EX-90 one step on each track with one key: the player chooses which track is opened', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'TP', E6: 'TP', E7: 'TP', F3: 'D' }, {}] },
      { coins: 20, workers: 9, cults: [9, 2, 4, 9], bowls: [12, 0, 0] },
    )
    play(t, 'upgrade:F4,temple')
    play(t, 'first:1', 'town:cults-1')
    expect([step(t), legal(t).sort(), t.players[0].cults]).toEqual(['key', ['cult:air', 'cult:fire'], [9, 3, 5, 9]])
    play(t, 'cult:air')
    expect([t.players[0].cults, t.players[0].keys, bowls(t)]).toEqual([[9, 3, 5, 10], 0, '6/6/0'])
  })
})
