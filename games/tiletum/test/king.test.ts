/** TI-10: the king phase. */
import { describe, expect, test } from 'vitest'
import { tiletum, type TiletumTable } from '../index.ts'
import {
  fetch,
  give,
  heard,
  ids,
  legal,
  play,
  points,
  stack,
  stacks,
  step,
  stored,
  table,
  tile,
  until,
} from './helpers.ts'

const { box } = tiletum
const NO_TRACK = box.fairs.findIndex(f => f.mode === 'each')
const TRACK = box.fairs.findIndex(f => f.mode === 'king-track')

/** The last turn of a round ends with the discs so, and a fair follows with which the track has nothing to do; everybody has 20 VP. */
function phase(
  t: TiletumTable,
  discs: Readonly<Record<number, readonly number[]>>,
  { round = 1, fair = NO_TRACK, scores = [20, 20, 20, 20] } = {},
): string[] {
  until(t, u => u.round === round)
  t.players.forEach((_, seat) => {
    give(t, seat, { score: scores[seat] })
  })
  t.fairTiles[round - 1] = fair
  stack(t, discs)
  t.corruption = [0, 1, 2]
  t.turn = t.order.at(-1)!
  t.todo = [
    { do: 'end-turn', seat: t.turn },
    { do: 'king', seat: t.turn, points: 0, die: 1, source: -1 },
  ]
  return heard(() => play(t, 'done'))
}

describe('the king phase', () => {
  test('TI-10.1 TI-10.2 EX-11 the foremost has the tile, then everybody the VP of the own space', () => {
    const t = table({ seats: 4 })
    t.kingTile = fetch(t, tile('helper-vp-4-b'))
    phase(t, { 3: [0], 0: [1, 2], [-2]: [3] })
    expect([step(t), legal(t)]).toEqual(['king-tile', ['take:helper-vp-4-b', 'leave']])
    const words = heard(() => play(t, 'take:helper-vp-4-b'))
    expect(stored(t, 0)).toContain('helper-vp-4-b')
    expect([0, 1, 2, 3].map(s => points(t, s, 'king'))).toEqual([3, 0, 0, -2])
    expect(words.slice(0, 3)).toEqual(['took:0,helper-vp-4-b', 'points:0,king,3', 'lost:3,king,2'])
  })

  test('TI-10.1 EX-11 ED-12 in round 4 there is no tile, but 4 VP, and no clean-up', () => {
    const t = table({ seats: 4 })
    const words = phase(t, { 3: [0], 0: [1, 2], [-2]: [3] }, { round: 4 })
    expect(words.filter(w => /^(points|lost):\d,king/.test(w))).toEqual([
      'points:0,king,4',
      'points:0,king,3',
      'lost:3,king,2',
    ])
    expect([t.kingTile, words.includes('turned'), tiletum.over(t)]).toEqual([-1, false, true])
  })

  test('TI-10.1 ED-28 of a stack in front the lowest disc leads', () => {
    const t = table()
    t.kingTile = fetch(t, tile('helper-vp-4-b'))
    phase(t, { 4: [1, 0] })
    expect(legal(t)).toContain('leave')
    expect(t.todo.at(-1)).toEqual({ do: 'king-tile', seat: 1 })
    play(t, 'leave')
    expect([points(t, 0, 'king'), points(t, 1, 'king'), t.order]).toEqual([4, 4, [1, 0]])
    expect(ids(t.used)).toContain('helper-vp-4-b')
    const last = table()
    phase(last, { 4: [1, 0] }, { round: 4 })
    expect([0, 1].map(s => points(last, s, 'king') - points(last, 1 - s, 'king'))).toEqual([-4, 4])
  })

  test('TI-10.2 ED-4 nobody falls below 0', () => {
    const t = table()
    t.kingTile = -1
    const words = phase(t, { 0: [1], [-3]: [0] }, { scores: [1, 20] })
    expect(words.filter(w => /,king,/.test(w))).toEqual(['lost:0,king,1'])
    expect(points(t) - points(t, 0, 'fairs')).toBe(0)
  })

  test('TI-10.5 ED-29 the leader leads on a red space, too: first 4 VP, then what it costs', () => {
    const t = table()
    const words = phase(t, { [-1]: [0, 1] }, { round: 4, scores: [0, 5] })
    expect(words.filter(w => /,king,/.test(w))).toEqual(['points:0,king,4', 'lost:0,king,1', 'lost:1,king,1'])
    expect([0, 1].map(s => points(t, s) - points(t, s, 'fairs'))).toEqual([3, 4])
  })

  test('TI-10.3 EX-12 the new order: from the front, in a stack the lowest first', () => {
    const t = table({ seats: 3 })
    t.kingTile = -1
    const words = phase(t, { 2: [2, 0], 1: [1] })
    expect(t.order).toEqual([2, 0, 1])
    expect(words.filter(w => w.startsWith('order'))).toEqual(['order:2,0', 'order:0,1', 'order:1,2'])
    expect(t.turn).toBe(2)
  })

  test('TI-10.4 TI-10.7 EX-13 red discs go back from right to left, so those further left lie higher', () => {
    const t = table({ seats: 4 })
    t.kingTile = -1
    const words = phase(t, { 0: [3], [-1]: [2], [-3]: [1, 0] })
    expect(words.filter(w => w.startsWith('reset'))).toEqual(['reset:2', 'reset:1', 'reset:0'])
    expect(t.order).toEqual([3, 2, 1, 0])
    // Then the first token of the next round; what lies in one stack goes together.
    expect(Object.values(stacks(t))).toEqual([[3, 2, 1, 0]])
    expect(t.discs).toEqual(t.order)
  })

  test('TI-10.4 TI-10.7 ED-31 blue discs stay; the next token finds the stack as it was laid', () => {
    const t = table({ seats: 4 })
    t.kingTile = -1
    phase(t, { 2: [0], 0: [2], [-2]: [1], [-4]: [3] })
    const token = box.tokens[t.corruption[0]]
    expect(stacks(t)).toEqual({ [2 - token]: [0], [0 - token]: [2, 1, 3] })
    expect(t.order).toEqual([0, 2, 1, 3])
  })

  test('TI-10.4 with a fair of the king the discs are set back after it', () => {
    const t = table()
    t.kingTile = -1
    const words = phase(t, { 1: [0], [-5]: [1] }, { fair: TRACK })
    const at = (word: string) => words.findIndex(w => w.startsWith(word))
    expect(at('reset:1')).toBeGreaterThan(at('fair:'))
    const other = table()
    other.kingTile = -1
    const usual = phase(other, { 1: [0], [-5]: [1] })
    expect(usual.findIndex(w => w.startsWith('reset:1'))).toBeLessThan(usual.findIndex(w => w.startsWith('fair:')))
  })

  test('TI-10.6 ED-30 one question at most, and none where the tile cannot be taken: a helper comes too late', () => {
    const t = table()
    const full = ['helper-vp-4-a', 'char-king-vp-2-b', 'char-king-vp-3-a', 'char-merchant-gold-2-a']
    t.kingTile = fetch(t, tile('helper-vp-4-b'))
    give(t, 0, { storehouse: full })
    const words = phase(t, { 3: [0], 0: [1] })
    expect(words).toContain('discarded:helper-vp-4-b')
    expect([stored(t, 0), t.round]).toEqual([full, 2])
    expect(words.findIndex(w => w.startsWith('new-king-tile'))).toBeGreaterThan(0)
  })
})
