/** TA-11: Architects, Craftsmen. */
import { expect, test } from 'vitest'
import { capitalPoints } from '../rules/capital.ts'
import { BANDS, cornerOf, SIDE } from '../rules/shapes.ts'
import { BESIDE, builtOf, placeOf, STATUE, thingOf } from '../rules/table.ts'
import { BUILDINGS } from '../rules/terms.ts'
import type { Effect } from '../rules/vocabulary.ts'
import { gained } from './civilizations.ts'
import { after, give, leave, legal, play, points, step, table, tapestry, type TapestryTable, why } from './helpers.ts'

const { box } = tapestry
const thing = (id: string): number => box.landmarks.length + BUILDINGS.indexOf(id as 'farm')

/** Seat 0 with this civilization and a capital of which only these plots are filled: `r0c3`, or `r0c3:farm` with a building. */
function city(civilization: string, ...plots: string[]): TapestryTable {
  const t = table({ era: 2 })
  give(t, 0, { civilizations: [civilization], resources: { coin: 1 } })
  t.players[0].filled = [0, 0, 0]
  fill(t, ...plots)
  return t
}
function fill(t: TapestryTable, ...plots: string[]): void {
  const p = t.players[0]
  for (const plot of plots) {
    const [, row, column, id] = /^r(\d)c(\d):?(.*)$/.exec(plot)!
    p.filled[Math.floor(Number(row) / BANDS)] |= 1 << ((Number(row) % BANDS) * SIDE + Number(column))
    if (!id) continue
    p.built.push(builtOf(thing(id), 0, cornerOf(Number(row), Number(column))))
    p.exposed[BUILDINGS.indexOf(id as 'farm')]++
  }
}
const row = (r: number): string[] => Array.from({ length: SIDE }, (_, c) => `r${r}c${c}`)
const column = (c: number): string[] => Array.from({ length: SIDE }, (_, r) => `r${r}c${c}`)

test('TA-11.11, EX-23 Architects: a row of farms counts twice, a column of houses and a farm once', () => {
  const t = city('architects', ...row(0), ...column(4), 'r0c4:farm', 'r0c5:farm', 'r3c4:house')
  expect(capitalPoints(t, 0, box)).toBe(3)
  after(t, 'score-capital', 'exploration-4')
  expect(points(t)).toBe(3)
  give(t, 0, { civilizations: ['nomads'] })
  expect(capitalPoints(t, 0, box)).toBe(2)
})

test('TA-11.11 Architects: lines without income buildings, incomplete ones, and buildings outside the grid do not count more', () => {
  expect(capitalPoints(city('architects', ...row(0)), 0, box)).toBe(1)
  expect(capitalPoints(city('architects', ...row(0).slice(1), 'r0c1:farm'), 0, box)).toBe(0)
  expect(capitalPoints(city('architects', ...column(8), 'r8c8:armory'), 0, box)).toBe(2)
  const t = city('architects', ...row(8), 'r8c0:market')
  t.players[0].built.push(builtOf(thing('house'), 0, BESIDE))
  expect(capitalPoints(t, 0, box)).toBe(2)
})

const DISTRICT = ['r3c3', 'r3c4', 'r3c5', 'r4c3', 'r4c4', 'r4c5', 'r5c3']
test('TA-11.11 Architects: any 1 resource more for a district whose income buildings are of one type', () => {
  for (const [fifth, last, resources] of [
    ['r5c4:farm', 'farm', 2],
    ['r5c4:house', 'farm', 1],
    ['r5c4', 'farm', 2], // a landmark spoils nothing
  ] as const) {
    const t = city('architects', ...DISTRICT, fifth)
    after(t, `gain-building-${last}`, 'exploration-6')
    play(t, 'place:0,r5c5')
    for (let k = 0; k < resources; k++) play(t, 'gain:food')
    expect(gained(t)).toEqual([0, 0, resources, 0])
    expect(step(t)).toBe('act')
  }
  const plain = city('nomads', ...DISTRICT, 'r5c4:farm')
  after(plain, 'gain-building-farm', 'exploration-6')
  play(plain, 'place:0,r5c5', 'gain:food')
  expect(step(plain)).toBe('act')
})

test('TA-11.11 Architects: what lies beside the mat is in no district', () => {
  const t = city('architects', 'r6c6:farm', 'r6c7', 'r6c8', 'r7c6', 'r7c7', 'r7c8', 'r8c6', 'r8c7')
  t.players[0].built.push(builtOf(thing('house'), 0, BESIDE))
  after(t, 'gain-building-farm', 'exploration-6')
  play(t, 'place:0,r8c8', 'gain:food', 'gain:food')
  expect(gained(t)).toEqual([0, 0, 2, 0])
})

test('TA-9.10, TA-11.1 Architects gained in mid-game: up to three swaps of two income buildings', () => {
  const t = city('nomads', 'r0c0:farm', 'r0c1:farm', 'r4c4:house', 'r8c8:market')
  give(t, 0, { landmarks: ['library'] })
  leave(t, 'architects')
  after(t, 'gain-civilization', 'radio')
  expect(legal(t)).toEqual(['swap:r0c0', 'swap:r0c1', 'swap:r4c4', 'swap:r8c8', 'decline'])
  expect(why(t, 'swap:r2c2')).toBe('no-building:r2c2')
  play(t, 'swap:r0c0')
  expect(legal(t)).toEqual(['swap:r4c4', 'swap:r8c8']) // two farms would be the same as before
  expect(why(t, 'swap:r0c1')).toBe('same-building:r0c1')
  expect(why(t, 'decline')).toBe('one-more')
  play(t, 'swap:r8c8')
  const at = (corner: number) => thingOf(t.players[0].built.find(b => placeOf(b) === corner)!)
  expect(at(cornerOf(0, 0))).toBe(thing('market'))
  expect(at(cornerOf(8, 8))).toBe(thing('farm'))
  expect(at(cornerOf(0, 1))).toBe(thing('farm'))
  play(t, 'swap:r0c0', 'swap:r0c1', 'swap:r0c1', 'swap:r4c4')
  expect(at(cornerOf(0, 1))).toBe(thing('house'))
  expect(step(t)).toBe('act')
  expect(gained(t)).toEqual([0, 0, 0, 0])
})

test('TA-9.10 Architects: a swap may be declined, and where all are of one type none is offered', () => {
  const t = city('nomads', 'r0c0:farm', 'r4c4:house')
  leave(t, 'architects')
  after(t, 'gain-civilization', 'radio')
  play(t, 'decline')
  expect(step(t)).toBe('act')
  const same = city('nomads', 'r0c0:farm', 'r4c4:farm')
  leave(same, 'architects')
  after(same, 'gain-civilization', 'radio')
  expect(step(same)).toBe('act')
})

const STATUES: [column: number, height: number, effect: Effect['id']][] = [
  [0, 0, 'gain-worker-1'],
  [0, 1, 'gain-territory-1'],
  [0, 2, 'vp-5'],
  [1, 0, 'gain-coin-1'],
  [1, 1, 'invent'],
  [1, 2, 'upgrade'],
  [1, 3, 'vp-10'],
  [2, 0, 'gain-food-1'],
  [2, 1, 'gain-tapestry-1'],
  [2, 2, 'gain-culture-1'],
  [2, 3, 'research'],
  [2, 4, 'vp-15'],
]
const SIZES = [3, 4, 5]
for (const [col, height, effect] of STATUES)
  test(`TA-11.9, EX-85 Craftsmen, column ${col} above ${height}: ${effect}`, () => {
    const { slots } = box.civilizations[box.civ.craftsmen]
    expect(slots.map(c => c.length)).toEqual(SIZES)
    expect(box.effects[slots[col][height]].id).toBe(effect)
    const t = city('craftsmen')
    give(t, 0, { bottom: ['calendar'] })
    for (let k = 0; k < height; k++) t.players[0].built.push(builtOf(thing('farm'), 0, STATUE + col))
    t.players[0].exposed[2] += height
    after(t, 'gain-building-house', 'technology-5')
    play(t, `statue:${col}`)
    expect(t.players[0].built.filter(b => placeOf(b) === STATUE + col)).toHaveLength(height + 1)
    expect(t.players[0].filled).toEqual([0, 0, 0])
    if (effect.startsWith('vp')) expect(points(t, 0, 'civilizations')).toBe(Number(effect.slice(3)))
    if (effect === 'gain-worker-1') expect(gained(t)).toEqual([0, 1, 0, 0])
    if (effect === 'research') expect(step(t)).toBe('rolled')
    if (effect === 'invent') expect(step(t)).toBe('invent')
  })

test('TA-11.9 Craftsmen: a full column is closed; landmarks cannot stand there; nobody else can build there', () => {
  const t = city('craftsmen')
  for (let k = 0; k < 3; k++) t.players[0].built.push(builtOf(thing('farm'), 0, STATUE))
  t.players[0].exposed[2] += 3
  after(t, 'gain-building-house', 'technology-5')
  expect(legal(t, 'statue')).toEqual(['statue:1', 'statue:2'])
  expect(why(t, 'statue:0')).toBe('column-full:0')
  play(t, 'beside')
  after(t, 'gain-landmark-library', 'library')
  expect(why(t, 'statue:1')).toBe('no-income-building')
  play(t, 'beside')
  give(t, 0, { civilizations: ['nomads'] })
  after(t, 'gain-building-house', 'technology-5')
  expect(why(t, 'statue:1')).toBe('no-craftsmen')
})

test('TA-9.7, EX-85, EX-26 buildings of the Craftsmen count for the points of their type, not for rows or districts', () => {
  const t = city('craftsmen')
  after(t, 'gain-building-farm', 'exploration-6')
  play(t, 'statue:0')
  after(t, 'gain-building-farm', 'exploration-6')
  play(t, 'statue:1')
  after(t, 'vp-1-per-farm', 'exploration-8')
  expect(points(t)).toBe(2)
  expect(t.players[0].exposed[2]).toBe(3)
})
