/** TA-11: Entertainers, Merrymakers, Militants. */
import { expect, test } from 'vitest'
import type { Effect } from '../rules/vocabulary.ts'
import { ability, gained, matOf, step1 } from './civilizations.ts'
import {
  after,
  give,
  leave,
  legal,
  load,
  play,
  points,
  stand,
  step,
  table,
  tableWith,
  tapestry,
  why,
} from './helpers.ts'

const { box } = tapestry
const cells = box.civilizations[box.civ.entertainers].cells
const cell = (id: string): number => cells.findIndex(c => c.id === id)

/** Each cell: the cells from which a line leads to it, and what it does. */
const CELLS: Record<string, [from: string[], effect: Effect['id']]> = {
  a1: [['s0'], 'gain-worker-1'],
  a2: [['s0'], 'gain-culture-1'],
  a3: [['s0'], 'gain-food-1'],
  a4: [['s0'], 'gain-coin-1'],
  b1: [['a1'], 'gain-building-farm'],
  b2: [['a1', 'a2', 'a3'], 'gain-building-market'],
  b3: [['a2', 'a3', 'a4'], 'gain-building-house'],
  b4: [['a4'], 'gain-building-armory'],
  c1: [['b1', 'b2'], 'conquer'],
  c2: [['b1', 'b2'], 'research-x'],
  c3: [['b3', 'b4'], 'invent'],
  c4: [['b3', 'b4'], 'explore'],
  d1: [['c1'], 'advance-technology'],
  d2: [['c1', 'c2', 'c3'], 'advance-exploration'],
  d3: [['c2', 'c3', 'c4'], 'advance-military'],
  d4: [['c4'], 'advance-science'],
}
test('TA-4.1 these are the cells of the Entertainers', () => {
  expect(cells.map(c => c.id)).toEqual(['s0', ...Object.keys(CELLS)])
})
for (const [id, [from, effect]] of Object.entries(CELLS))
  test(`TA-4.1 Entertainers, ${id}: one column to the right along a line`, () => {
    expect(box.effects[cells[cell(id)].effect].id).toBe(effect)
    for (const other of ['s0', ...Object.keys(CELLS)]) {
      const t = table({ era: 2 })
      give(t, 0, { civilizations: ['entertainers'], resources: { coin: 1 } })
      matOf(t, 'entertainers')[0] = cell(other)
      step1(t)
      if (step(t) === 'entertainers') expect(why(t, `walk:${id}`)).toBe(from.includes(other) ? 'ok' : `no-line:${id}`)
      else expect(other[0] === 'd').toBe(true) // the fifth column does not exist
    }
  })

test('TA-4.1 Entertainers: the token walks, and its cell pays', () => {
  const t = ability({ civilizations: ['entertainers'] })
  expect(legal(t)).toEqual(['walk:a1', 'walk:a2', 'walk:a3', 'walk:a4'])
  play(t, 'walk:a2')
  expect(gained(t)).toEqual([0, 0, 0, 1])
  step1(t)
  expect(legal(t)).toEqual(['walk:b2', 'walk:b3'])
  play(t, 'walk:b3')
  expect(step(t)).toBe('place')
  expect(t.players[0].exposed).toEqual([1, 2, 1, 1])
  expect(matOf(t, 'entertainers')).toEqual([cell('b3')])
})

test('TA-11.4 Entertainers gained in mid-game: any cell, at once', () => {
  const t = tableWith({ resources: { coin: 1 } })
  leave(t, 'entertainers')
  after(t, 'gain-civilization', 'radio')
  expect(legal(t)).toEqual(Object.keys(CELLS).map(id => `walk:${id}`))
  expect(why(t, 'walk:s0')).toBe('no-line:s0')
  play(t, 'walk:d4')
  expect(t.players[0].tokens[1] % 13).toBe(1)
})

const FESTIVAL: [column: number, height: number, effect: Effect['id']][] = [
  [0, 0, 'gain-coin-1'],
  [0, 1, 'gain-worker-1-and-gain-food-1'],
  [0, 2, 'gain-culture-1-and-gain-building-armory'],
  [1, 0, 'gain-territory-1'],
  [1, 1, 'invent-and-gain-tapestry-1'],
  [1, 2, 'explore-and-research'],
  [2, 0, 'vp-5'],
  [2, 1, 'vp-10'],
  [2, 2, 'vp-15'],
]
for (const [column, height, effect] of FESTIVAL)
  test(`TA-4.1 Merrymakers, column ${column} from ${height}: ${effect}`, () => {
    const { slots } = box.civilizations[box.civ.merrymakers]
    expect(slots.map(c => c.length)).toEqual([3, 3, 3])
    expect(box.effects[slots[column][height]].id).toBe(effect)
    const t = table({ era: 2 })
    give(t, 0, { civilizations: ['merrymakers'], resources: { coin: 1 } })
    matOf(t, 'merrymakers')[column] = height
    step1(t)
    expect(legal(t)).toEqual(['dance:0', 'dance:1', 'dance:2'])
    play(t, `dance:${column}`)
    expect(matOf(t, 'merrymakers')[column]).toBe(height + 1)
    if (column === 2) expect(points(t, 0, 'civilizations')).toBe(5 * (height + 1))
  })

test('TA-4.1 Merrymakers: both icons of a cell in the order of the owner; a token on top cannot move', () => {
  const t = table({ era: 2 })
  give(t, 0, { civilizations: ['merrymakers'], resources: { coin: 1 } })
  matOf(t, 'merrymakers').splice(0, 3, 2, 3, 0)
  step1(t)
  expect(legal(t)).toEqual(['dance:0', 'dance:2'])
  expect(why(t, 'dance:1')).toBe('column-full:1')
  play(t, 'dance:0')
  expect(step(t)).toBe('in-any-order')
  play(t, 'first:1')
  expect(step(t)).toBe('place') // the armory first
  play(t, 'beside')
  expect(gained(t)).toEqual([0, 0, 0, 1])
})

const ROWS: [upper: number, lower: number, gained: number[], vp: number][] = [
  [0, 0, [0, 0, 0, 0], 0],
  [1, 0, [1, 0, 0, 0], 0],
  [2, 0, [1, 0, 0, 0], 2],
  [3, 0, [1, 0, 1, 0], 2],
  [4, 0, [1, 0, 1, 0], 6],
  [0, 1, [0, 0, 0, 0], 1],
  [0, 2, [0, 1, 0, 0], 1],
  [0, 3, [0, 1, 0, 0], 4],
  [0, 4, [0, 1, 0, 1], 4],
  [2, 1, [1, 0, 0, 0], 3], // EX-80
  [4, 4, [1, 1, 1, 1], 10],
]
for (const [upper, lower, goods, vp] of ROWS)
  test(`TA-11.8, EX-80 Militants with ${upper} and ${lower} benefits exposed`, () => {
    const t = table({ era: 2 })
    give(t, 0, { civilizations: ['militants'], resources: { coin: 1 } })
    matOf(t, 'militants').splice(0, 2, 4 - upper, 4 - lower)
    step1(t)
    expect(gained(t)).toEqual(goods)
    expect(points(t, 0, 'civilizations')).toBe(vp)
  })

/** Seat 0 conquers an empty printed territory beside its start on the small map. */
function conquering() {
  const t = table({ era: 2 })
  give(t, 0, { civilizations: ['militants'], resources: { coin: 1 } })
  stand(t, 'h_-2_2', '0', '0')
  t.players[0].outposts = 8
  return t
}
test('TA-11.8, TA-2.11, EX-80 each outpost that they place leaves the row of their choice', () => {
  const t = conquering()
  expect(matOf(t, 'militants')).toEqual([4, 4])
  const conquer = (at: string, row: string) => {
    load(t, 'red:vp-4', 'black:gain-coin-1')
    after(t, 'conquer', 'military-1')
    play(t, `conquer:${at}`)
    expect(legal(t)).toEqual(['row:upper', 'row:lower'])
    play(t, `row:${row}`, 'take-die:red')
  }
  conquer('h_-2_1', 'upper')
  conquer('h_-1_2', 'upper')
  play(give0(t), 'take-die:red')
  expect(matOf(t, 'militants')).toEqual([2, 3])
  expect(t.players[0].outposts).toBe(5)
  expect(points(t)).toBe(12)
})
/** The third conquest, which takes the last row that is left to choose. */
function give0(t: ReturnType<typeof table>) {
  load(t, 'red:vp-4', 'black:gain-coin-1')
  after(t, 'conquer', 'military-1')
  return play(t, 'conquer:h_-3_3', 'row:lower')
}

test('TA-11.8 a row that is empty cannot be taken from; the last outpost leaves by itself', () => {
  const t = conquering()
  matOf(t, 'militants').splice(0, 2, 0, 1)
  t.players[0].outposts = 1
  load(t, 'red:vp-4', 'black:gain-coin-1')
  after(t, 'conquer', 'military-1')
  play(t, 'conquer:h_-2_1', 'take-die:red')
  expect(matOf(t, 'militants')).toEqual([0, 0])
  expect(t.players[0].outposts).toBe(0)
})

test('TA-11.8 an outpost of Militarism leaves the mat, too', () => {
  const t = conquering()
  give(t, 0, { tiles: ['territory-01'], active: 'militarism' })
  after(t, 'explore', 'exploration-2')
  play(t, legal(t)[0])
  while (step(t) !== 'militants') play(t, legal(t)[0])
  play(t, 'row:lower')
  expect(matOf(t, 'militants')).toEqual([4, 3])
})

test('TA-11.1, TA-11.8 Militants gained in mid-game: the outposts that are left, each into the row of choice', () => {
  const t = tableWith({ resources: { coin: 1 }, outposts: 6 })
  leave(t, 'militants')
  after(t, 'gain-civilization', 'radio')
  play(t, 'row:upper', 'row:upper', 'row:upper', 'row:lower', 'row:upper')
  expect(matOf(t, 'militants')).toEqual([4, 2]) // the sixth had only one row left
  expect(step(t)).toBe('act')
  const none = tableWith({ resources: { coin: 1 }, outposts: 0 })
  leave(none, 'militants')
  after(none, 'gain-civilization', 'radio')
  expect(matOf(none, 'militants')).toEqual([0, 0])
  expect(step(none)).toBe('act')
})
