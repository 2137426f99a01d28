/** TI-3: the phases of a round; TI-4: corruption. */
import { describe, expect, test } from 'vitest'
import { fall } from '../rules/track.ts'
import { tiletum, type TiletumTable } from '../index.ts'
import { endRound, finish, give, heard, ids, legal, play, stack, stacks, step, table, until } from './helpers.ts'

const { box } = tiletum
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
/** Ends the round without the king's tile. */
const nextRound = (t: TiletumTable): TiletumTable => {
  endRound(t)
  if (step(t) === 'king-tile') play(t, 'leave')
  return t
}

describe('a round', () => {
  test('TI-3.1 EX-20 dice are drawn and rolled one by one, each into the sector of its value', () => {
    const told = heard(() => tiletum.setup({ seats: 3, seed: 'dice' }))
    const words = told.filter(w => w.startsWith('rolled'))
    expect(words).toHaveLength(11)
    const t = tiletum.setup({ seats: 3, seed: 'dice' })
    expect(t.revealCount, 'each is counted, as are the tiles of the offers and the token').toBe(
      told.filter(w => /^(rolled|corruption|new-character|new-contract):/.test(w)).length,
    )
    for (const word of words) {
      const [colour, value] = word.slice(7).split(',')
      expect(legal(t, 'die')).toContain(`die:${colour},${value},${value}`)
    }
  })

  test('TI-3.2 three times: a token, then a turn of everybody in order; two dice are left over', () => {
    const t = table({ seats: 3 })
    const turns: string[] = []
    const words = heard(() => endRound(t))
    for (const word of words) if (/^(turn|corruption):/.test(word)) turns.push(word.slice(0, 6))
    // The first token and the first turn came before the first choice.
    expect(turns).toEqual([
      'turn:1',
      'turn:2',
      'corrup',
      'turn:0',
      'turn:1',
      'turn:2',
      'corrup',
      'turn:0',
      'turn:1',
      'turn:2',
    ])
    expect(sum(t.dice)).toBe(2)
    expect(t.players.map(p => p.dice.length)).toEqual([3, 3, 3])
    expect(sum(t.bag)).toBe(4)
  })

  test('TI-3.3 TI-3.4 after the last turn the king phase, the fair, and the clean-up', () => {
    const t = table()
    stack(t, { 2: [0], 1: [1] })
    t.wheelTiles[3] = -1
    const words = heard(() => nextRound(t))
    const at = (start: string) => words.findIndex(w => w.startsWith(start))
    const phases = ['order:', 'fair:', 'new-bonus', 'turned', 'round:2', 'rolled', 'corruption:'].map(w =>
      w === 'corruption:' ? words.findLastIndex(x => x.startsWith(w)) : at(w),
    )
    expect(phases).toEqual(phases.toSorted((a, b) => a - b))
    expect(Math.min(...phases)).toBeGreaterThan(0)
  })

  test('TI-3.5 TI-3.7 ED-10 clean-up: gaps of the wheel from position 0 on, then the king tile; tokens, dice and the wheel', () => {
    const t = table()
    const before = t.rotation
    const values = t.actions.map((_, at) => ((at + before) % 6) + 1)
    t.wheelTiles[4] = -1
    t.wheelTiles[1] = -1
    const kept = ids(t.wheelTiles)
    const slots = t.mapTiles.slice()
    slots[0] = -1
    t.mapTiles[0] = -1
    const words = heard(() => nextRound(t))
    expect(words.filter(w => /^new-(bonus|king)/.test(w)).map(w => w.replace(/:.*,/, ' ').replace(/:.*/, ''))).toEqual([
      'new-bonus 1',
      'new-bonus 4',
      'new-king-tile',
    ])
    ids(t.wheelTiles).forEach((id, at) => {
      expect(id === kept[at]).toBe(at !== 1 && at !== 4)
    })
    expect(t.mapTiles).toEqual(slots)
    expect(t.corruption).toHaveLength(1)
    expect([sum(t.dice), sum(t.bag)]).toEqual([8, 2])
    expect(t.rotation).toBe((before + 5) % 6)
    expect(t.actions.map((_, at) => ((at + t.rotation) % 6) + 1)).toEqual(values.map(v => (v === 1 ? 6 : v - 1)))
    expect(t.players.map(p => p.dice)).toEqual([[], []])
  })

  test('TI-3.5 the king tile comes back for rounds 2 and 3 only; round 4 has no clean-up', () => {
    const t = table()
    const tiles = [1, 2, 3, 4].map(round => {
      until(t, u => u.round === round)
      const has = t.kingTile >= 0
      const { rotation } = t
      const words = heard(() => nextRound(t))
      return [has, words.includes('turned'), t.rotation !== rotation]
    })
    expect(tiles).toEqual([
      [true, true, true],
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ])
    expect(tiletum.over(t)).toBe(true)
  })

  test('TI-3.6 a player who overtakes on the king track does not act earlier in this round', () => {
    const t = table({ seats: 3 })
    give(t, 2, { place: 5 })
    expect(t.order).toEqual([0, 1, 2])
    finish(t)
    expect(t.turn).toBe(1)
    nextRound(t)
    expect(t.order[0]).toBe(2)
    expect(t.turn).toBe(2)
  })
})

describe('corruption', () => {
  test('TI-4.1 TI-4.2 EX-1 all go left, the leftmost first; a stack stays as it is, and the left end is the end', () => {
    const t = table({ seats: 3 })
    stack(t, { [-4]: [2], 1: [1, 0] })
    const words = heard(() => fall(t, 2))
    expect(stacks(t)).toEqual({ [-5]: [2], [-1]: [1, 0] })
    expect(words).toEqual(['fell:2,-5', 'fell:1,-1', 'fell:0,-1'])
  })

  test('TI-4.1 every token moves all discs by its value, the first one before the first turn', () => {
    const seen = new Set<number>()
    for (let n = 0; n < 20; n++) {
      const t = tiletum.setup({ seats: 4, seed: `first token ${n}` })
      const value = box.tokens[t.corruption[0]]
      expect(stacks(t)).toEqual({ [0 - value]: t.order })
      seen.add(value)
    }
    expect([...seen].sort()).toEqual([0, 1, 2])
  })

  test('EX-2 a token of 0 moves nobody', () => {
    const t = table({ seats: 3 })
    stack(t, { [-4]: [2], 1: [1, 0] })
    fall(t, 0)
    expect(stacks(t)).toEqual({ [-4]: [2], 1: [1, 0] })
  })

  test('ED-27 who comes to the left end lands on top of who is there', () => {
    const t = table({ seats: 3 })
    stack(t, { [-5]: [2], [-4]: [0, 1] })
    fall(t, 1)
    expect(stacks(t)).toEqual({ [-5]: [2, 0, 1] })
  })

  test('TI-4.3 nobody is asked; a token stays face up until the clean-up, and none comes twice in a round', () => {
    const t = table()
    const seen: number[][] = []
    for (let n = 0; n < 3; n++) {
      const k = t.corruption.length
      seen.push(t.corruption.slice())
      if (n < 2) until(t, u => u.corruption.length > k)
    }
    expect(seen.map(s => s.length)).toEqual([1, 2, 3])
    expect(seen[2].slice(0, 2)).toEqual(seen[1])
    const tokens = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const words = heard(() => endRound(tiletum.setup({ seats: 2, seed: `tokens ${n}` }))).filter(w =>
        w.startsWith('corruption'),
      )
      expect(new Set(words.slice(0, 3)).size).toBe(3)
      for (const w of words) tokens.add(w)
    }
    expect(tokens.size).toBe(box.tokens.length)
  })
})
