import { expect, test } from 'vitest'
import { SIDE } from '../rules/shapes.ts'
import { completeDistricts, lines } from '../rules/capital.ts'
import {
  after,
  bring,
  give,
  heard,
  landmark,
  legal,
  play,
  points,
  push,
  resource,
  resources,
  rule,
  run,
  step,
  table,
  tableWith,
  tapestry,
  why,
  type Wishes,
} from './helpers.ts'

type T = ReturnType<typeof table>
const { box } = tapestry
/** Some resources, so that the player on turn has a choice. */
const some = { coin: 2, worker: 2, food: 2, culture: 2 }

/** The capital, `#` where a plot is filled. */
const plan = (t: T): string[] =>
  Array.from({ length: SIDE }, (_, r) =>
    Array.from({ length: SIDE }, (_, c) =>
      (t.players[0].filled[Math.floor(r / 3)] >> ((r % 3) * SIDE + c)) & 1 ? '#' : '.',
    ).join(''),
  )
/** A capital without impassable plots, but with these filled; no building stands there. */
function drawn(rows: string[], wishes: Wishes = {}): T {
  const t = tableWith({ resources: some, ...wishes })
  t.players[0].filled = [0, 1, 2].map(band =>
    rows
      .slice(band * 3, band * 3 + 3)
      .join('')
      .split('')
      .reduce((set, c, k) => (c === '#' ? set | (1 << k) : set), 0),
  )
  return t
}
const EMPTY = Array<string>(9).fill('.........')
/** Seat 0 has to place this landmark, or a building of this type. */
function placing(t: T, thing: string): T {
  const type = ['market', 'house', 'farm', 'armory'].indexOf(thing)
  if (type >= 0) return after(t, `gain-building-${thing}`, 'technology-5')
  push(t, { do: 'landmark', landmark: landmark(thing) } as never)
  return run(t)
}
const places = (t: T): string[] => legal(t, 'place')

test('TA-9.1 nine rows of nine; the six capitals have 22 impassable plots each, which count as filled', () => {
  // Free plots by row, by column, by district.
  const FREE: Record<string, [rows: number[], columns: number[], districts: number[]]> = {
    mountain: [
      [9, 4, 6, 4, 7, 5, 8, 8, 8],
      [8, 7, 6, 6, 7, 5, 6, 6, 8],
      [7, 5, 7, 7, 4, 5, 7, 9, 8],
    ],
    wetland: [
      [8, 4, 9, 4, 7, 5, 7, 7, 8],
      [7, 5, 5, 7, 9, 7, 6, 6, 7],
      [7, 9, 5, 3, 7, 6, 7, 7, 8],
    ],
    tropical: [
      [6, 6, 7, 9, 7, 9, 4, 5, 6],
      [8, 7, 5, 5, 6, 7, 9, 6, 6],
      [8, 7, 4, 8, 8, 9, 4, 3, 8],
    ],
    desert: [
      [7, 7, 6, 9, 5, 6, 4, 7, 8],
      [7, 6, 5, 6, 6, 7, 8, 7, 7],
      [6, 7, 7, 6, 8, 6, 6, 4, 9],
    ],
    grassland: [
      [9, 5, 5, 5, 6, 5, 8, 8, 8],
      [6, 6, 5, 7, 8, 7, 6, 7, 7],
      [3, 8, 8, 6, 6, 4, 8, 8, 8],
    ],
    forest: [
      [9, 6, 7, 6, 8, 4, 7, 5, 7],
      [9, 7, 5, 5, 8, 8, 5, 6, 6],
      [8, 7, 7, 6, 5, 7, 7, 9, 3],
    ],
  }
  for (const c of box.capitals) {
    const [rows, columns, districts] = FREE[c.id]
    const t = tableWith({ resources: some, capital: c.id })
    const map = plan(t)
    const free = (holds: (row: number, column: number) => boolean): number =>
      map.reduce((n, line, r) => n + [...line].filter((x, k) => x === '.' && holds(r, k)).length, 0)
    expect(free(() => true)).toBe(59)
    expect(map.map((_, r) => free(row => row === r))).toEqual(rows)
    expect(map.map((_, k) => free((_, column) => column === k))).toEqual(columns)
    expect(
      map.map((_, d) => free((r, k) => Math.floor(r / 3) === Math.floor(d / 3) && Math.floor(k / 3) === d % 3)),
    ).toEqual(districts)
    expect(places(placing(t, 'farm'))).toHaveLength(59)
    expect([lines(t.players[0]), completeDistricts(t.players[0])]).toEqual([0, 0])
  }
})

test('TA-9.1 nothing is built on an impassable plot', () => {
  const t = placing(tableWith({ resources: some, capital: 'desert' }), 'farm') // row 0: 000110000
  expect(why(t, 'place:0,r0c3')).toBe('impassable')
  expect(why(t, 'place:0,r0c2')).toBe('ok')
})

test('TA-9.2, TA-2.5, EX-25 the leftmost building of the row is taken, and its slot exposed', () => {
  for (const [k, slot] of ['farming', 'breeding', 'preservation', 'fertilization', 'food-printing'].entries()) {
    const t = tableWith({ resources: some, exposed: { farm: k + 1 } })
    bring(t, 0, 'gain-building-farm', 'technology-5')
    expect(heard(t, () => run(t))).toContain(`exposed:0,${slot}`)
    expect(step(t)).toBe('place')
    expect(t.players[0].exposed).toEqual([1, 1, k + 2, 1])
  }
  const t = tableWith({ resources: some, exposed: { farm: 6 } })
  expect(heard(t, () => placing(t, 'farm'))).toContain('void:0,gain-building-farm')
  expect(t.players[0].exposed).toEqual([1, 1, 6, 1])
  expect(step(t)).toBe('act')
})

/** Form, turns, and the places of each landmark in a capital that is all free: those at which a plot of it lies inside. */
const LANDMARKS: Record<string, [plots: number, turns: number, places: number]> = {
  'lighthouse': [4, 1, 100],
  'train-station': [9, 1, 121],
  'launch-pad': [6, 2, 220],
  'apothecary': [4, 1, 100],
  'academy': [8, 2, 240],
  'laboratory': [6, 2, 220],
  'forge': [4, 1, 100],
  'rubber-works': [12, 4, 560],
  'tech-hub': [6, 2, 220],
  'barracks': [4, 1, 100],
  'tank-factory': [9, 1, 121],
  'fusion-reactor': [8, 4, 480],
  'bakery': [4, 1, 100],
  'barn': [9, 1, 121],
  'com-tower': [6, 2, 220],
  'library': [8, 2, 240],
  'stock-market': [4, 1, 100],
  'treasury': [4, 1, 100],
}
for (const [id, [plots, turns, most]] of Object.entries(LANDMARKS))
  test(`TA-9.2, TA-9.3 the ${id}: ${plots} plots, ${most} places`, () => {
    const t = placing(drawn(EMPTY), id)
    expect(places(t)).toHaveLength(most)
    expect(new Set(places(t).map(x => x.split(/[:,]/)[1])).size).toBe(turns)
    if (turns < 4) expect(why(t, `place:${turns},r0c0`)).toBe('same-turn')
    play(t, 'place:0,r3c3')
    expect(plan(t).join('').split('#').length - 1).toBe(plots)
    expect(t.landmarks[landmark(id)]).toBe(0)
  })
test('TA-9.2 these are the 18 landmarks', () => {
  expect(Object.keys(LANDMARKS)).toEqual(box.landmarks.map(l => l.id))
})

test('TA-9.2 landmarks turn clockwise', () => {
  const at = (id: string, turn: number): string[] => {
    const t = placing(drawn(EMPTY), id)
    play(t, `place:${turn},r0c0`)
    return plan(t)
      .slice(0, 4)
      .map(row => row.slice(0, 4))
  }
  expect(at('rubber-works', 0)).toEqual(['..##', '..##', '####', '####'])
  expect(at('rubber-works', 1)).toEqual(['##..', '##..', '####', '####'])
  expect(at('rubber-works', 2)).toEqual(['####', '####', '##..', '##..'])
  expect(at('rubber-works', 3)).toEqual(['####', '####', '..##', '..##'])
  expect(at('fusion-reactor', 1)).toEqual(['##..', '###.', '###.', '....'])
  expect(at('fusion-reactor', 3)).toEqual(['###.', '###.', '.##.', '....'])
  expect(at('academy', 0)).toEqual(['####', '####', '....', '....'])
  expect(at('academy', 1)).toEqual(['##..', '##..', '##..', '##..'])
})

test('TA-9.3, EX-21 one plot inside at least, none of them filled', () => {
  const t = drawn(EMPTY)
  play(placing(t, 'farm'), 'place:0,r2c2')
  placing(t, 'tech-hub')
  for (const turn of [0, 1]) expect(places(t).filter(x => x.startsWith(`place:${turn}`))).toHaveLength(104)
  expect(why(t, 'place:0,r1c0')).toBe('plot-filled')
  expect(why(t, 'place:0,r3c0')).toBe('ok')
  expect(why(t, 'place:0,r-1c-2')).toBe('ok')
  expect(why(t, 'place:0,r-2c0')).toBe('outside')
  expect(why(t, 'place:0,r-1c-3')).toBe('outside')
  expect(rule(t, 'place:0,r-2c0')).toBe('TA-9.3')
  play(t, 'place:0,r8c7') // two plots inside
  expect(plan(t)[8]).toBe('.......##')
  expect(plan(t).join('').split('#').length - 1).toBe(3)
  expect(places(placing(t, 'house'))).toHaveLength(78)
  const one = drawn(EMPTY)
  play(placing(one, 'farm'), 'place:0,r2c2')
  expect(places(placing(one, 'house'))).toHaveLength(80)
})

test('TA-9.3, EX-69 a landmark over the corner covers one plot', () => {
  const at = (capital: string, wishes: Wishes = {}) => {
    const t = tableWith({ resources: some, capital, ...wishes })
    return placing(t, 'barn')
  }
  const desert = at('desert')
  expect(why(desert, 'place:0,r8c8')).toBe('ok')
  play(desert, 'place:0,r8c8')
  expect(plan(desert)[8]).toBe('.....#..#')
  expect(why(at('forest'), 'place:0,r8c8')).toBe('impassable')
  const terraformed = at('forest', { active: 'terraforming' })
  play(terraformed, 'place:0,r8c8')
  expect(points(terraformed)).toBe(5)
})

test('TA-9.3 anything may be kept beside the mat: it is owned, and fills nothing', () => {
  const t = placing(drawn(EMPTY), 'tank-factory')
  expect(heard(t, () => play(t, 'beside'))).toEqual(['beside:0'])
  expect(plan(t)).toEqual(EMPTY)
  play(placing(t, 'farm'), 'beside')
  expect(plan(t)).toEqual(EMPTY)
  expect(t.players[0].exposed).toEqual([1, 1, 2, 1])
  after(t, 'vp-3-per-landmark', 'feudalism')
  after(t, 'vp-1-per-farm', 'ammonia')
  expect(points(t)).toBe(4)
})

test('TA-9.3 where nothing fits it lies beside by itself', () => {
  const full = Array<string>(9).fill('#########')
  const t = drawn(full)
  placing(t, 'farm')
  expect(step(t)).toBe('act')
  expect(t.players[0].exposed[2]).toBe(2)
})

test('TA-9.4 placing comes at once, before the bonus, and is no choice', () => {
  const t = tableWith({ resources: { food: 3 }, tracks: { exploration: 5 }, tiles: ['territory-01'] })
  play(t, 'advance:exploration-6')
  play(t, legal(t)[1]) // the farm first
  expect(step(t)).toBe('place')
  expect(legal(t).every(x => x.startsWith('place:') || x === 'beside')).toBe(true)
  play(t, 'beside')
  expect(step(t)).toBe('pay-bonus')
})

test('TA-9.5, EX-7, EX-22 the last plot of a district: any 1 resource, once', () => {
  const t = placing(drawn(EMPTY), 'tank-factory')
  expect(heard(t, () => play(t, 'place:0,r3c3'))).toContain('district:0')
  expect(plan(t).filter(row => row === '...###...')).toHaveLength(3)
  expect(legal(t)).toEqual(['gain:coin', 'gain:worker', 'gain:food', 'gain:culture'])
  play(t, 'gain:food')
  expect(resources(t)).toEqual([2, 2, 3, 2])
  expect(completeDistricts(t.players[0])).toBe(1)
  play(placing(t, 'tech-hub'), 'place:0,r0c0') // not the district that is complete already
  expect(step(t)).toBe('act')
  play(placing(t, 'house'), 'place:0,r2c2')
  expect(step(t)).toBe('act') // r2c0 and r2c1 are still free
})

test('TA-9.5 an income building completes a district, too', () => {
  const t = drawn(['...###...', '...#.#...', '...###...', ...EMPTY.slice(3)])
  play(placing(t, 'market'), 'place:0,r1c4', 'gain:coin')
  expect(resource(t, 'coin')).toBe(3)
})

test('TA-9.5, EX-70 the Academy completes two districts: two times any 1 resource', () => {
  const t = drawn(['##....###', '##....###', '#########', ...EMPTY.slice(3)])
  play(placing(t, 'academy'), 'place:0,r0c2', 'gain:coin', 'gain:culture')
  expect(resources(t)).toEqual([3, 2, 2, 3])
  expect(step(t)).toBe('act')
})

test('TA-9.5 a landmark can complete four', () => {
  const t = drawn(['######...', '######...', '##..##...', '##..##...', '######...', '######...', ...EMPTY.slice(6)])
  expect(heard(t, () => play(placing(t, 'bakery'), 'place:0,r2c2')).filter(n => n === 'district:0')).toHaveLength(4)
  play(t, 'gain:coin', 'gain:coin', 'gain:coin', 'gain:coin')
  expect(resource(t, 'coin')).toBe(6)
})

test('TA-9.5 impassable plots count: the ninth of the desert, south-west', () => {
  // Rows 6 to 8, columns 0 to 2: 011, 001, 000.
  const t = tableWith({ resources: some, capital: 'desert' })
  for (const at of ['r6c0', 'r7c0', 'r7c1', 'r8c0', 'r8c1']) {
    const [row] = [0, 1, 2, 3].filter(k => t.players[0].exposed[k] < 3)
    play(placing(t, ['market', 'house', 'farm', 'armory'][row]), `place:0,${at}`)
    expect(step(t)).toBe('act')
  }
  play(placing(t, 'armory'), 'place:0,r8c2')
  expect(step(t)).toBe('any')
})

test('TA-9.6, EX-23 a point for each complete row and column', () => {
  const t = drawn(['#########', ...Array<string>(7).fill('....#....'), '....#...#'])
  expect(lines(t.players[0])).toBe(2)
  after(t, 'score-capital', 'military-11')
  expect(points(t)).toBe(2)
  give(t, 0, { exposed: { house: 5 }, era: 1 })
  give(t, 1, { resources: some, era: 2 })
  play(t, 'income')
  expect(points(t, 0, 'houses')).toBe(6) // three icons
})

test('TA-9.6, EX-7 three lines are 3 VP each time', () => {
  const t = drawn(['.........', '#########', '#..#.....', '#########', ...Array<string>(5).fill('#........')])
  expect(lines(t.players[0])).toBe(2)
  play(placing(t, 'lighthouse'), 'place:0,r-1c-1')
  expect(lines(t.players[0])).toBe(3)
  after(t, 'score-capital', 'military-11')
  after(t, 'score-capital', 'military-11')
  expect(points(t)).toBe(6)
})

test('TA-9.6 all eighteen of a capital that is full', () => {
  expect(lines(drawn(Array<string>(9).fill('#########')).players[0])).toBe(18)
  expect(lines(drawn(EMPTY).players[0])).toBe(0)
  expect(completeDistricts(drawn(Array<string>(9).fill('#########')).players[0])).toBe(9)
})

test('TA-9.6, EX-68 row 6 of the desert is complete with four buildings', () => {
  const t = tableWith({ resources: some, capital: 'desert' })
  for (const [type, at] of [
    ['farm', 'r6c0'],
    ['farm', 'r6c6'],
    ['house', 'r6c7'],
  ])
    play(placing(t, type), `place:0,${at}`)
  after(t, 'score-capital', 'military-11')
  expect(points(t)).toBe(0)
  play(placing(t, 'market'), 'place:0,r6c8')
  after(t, 'score-capital', 'military-11')
  expect(points(t)).toBe(1)
})

test('TA-9.7, EX-26 all that have left the income mat are counted, wherever they stand', () => {
  const t = drawn(EMPTY)
  play(placing(t, 'farm'), 'place:0,r0c0')
  play(placing(t, 'farm'), 'beside')
  after(t, 'vp-1-per-farm', 'ammonia')
  after(t, 'vp-1-per-farm', 'ammonia')
  expect(points(t)).toBe(4)
  after(t, 'vp-1-per-house', 'paper')
  expect(points(t)).toBe(4)
})

test('TA-9.8, EX-29 each landmark once; of any only those of the landmark board', () => {
  const t = tableWith({ resources: some })
  give(t, 1, { landmarks: ['lighthouse'] })
  after(t, 'gain-landmark-any', 'dystopia')
  expect(legal(t)).toEqual(
    ['train-station', 'launch-pad', 'apothecary', 'academy', 'laboratory', 'forge', 'rubber-works']
      .concat(['tech-hub', 'barracks', 'tank-factory', 'fusion-reactor'])
      .map(id => `landmark:${id}`),
  )
  expect(why(t, 'landmark:lighthouse')).toBe('landmark-taken:lighthouse')
  expect(why(t, 'landmark:bakery')).toBe('not-on-board:bakery')
  expect(heard(t, () => play(t, 'landmark:forge'))).toEqual(['took:0,forge'])
  play(t, 'beside')
  for (const [k, l] of box.landmarks.entries()) if (l.space >= 0) t.landmarks[k] = 1
  expect(heard(t, () => after(t, 'gain-landmark-any', 'dystopia'))).toContain('void:0,gain-landmark-any')
})

test('TA-5.5, TA-9.8, TA-21.1 a track landmark is taken by the first who enters, and placed before the benefit', () => {
  const t = tableWith({ resources: { ...some, coin: 6 }, tracks: { technology: 3 } })
  play(t, 'advance:technology-4')
  while (step(t) === 'cost') play(t, 'pay:coin')
  expect(step(t)).toBe('place')
  expect(t.landmarks[landmark('forge')]).toBe(0)
  play(t, 'beside')
  expect(step(t)).toBe('may') // the refreshing of Metallurgy
})

test('TA-5.2, EX-44 Medicine, first of all: the Apothecary, the resource of its district, then points and a card', () => {
  const t = drawn(['#........', '#........', '###......', ...EMPTY.slice(3)], {
    resources: { worker: 2 },
    tracks: { science: 3 },
    bottom: ['barn', 'paper', 'radio'],
  })
  play(t, 'advance:science-4')
  expect(step(t)).toBe('place')
  play(t, 'place:0,r0c1')
  expect([step(t), points(t)]).toEqual(['any', 0])
  play(t, 'gain:culture')
  expect(step(t)).toBe('in-any-order')
  play(t, legal(t)[0])
  expect(resources(t)).toEqual([0, 0, 0, 1])
  expect([points(t), t.players[0].hand.length]).toEqual([3, 1])
})

test('TA-9.9 Capitalism pays when the market is gained, before it is placed; for markets alone', () => {
  const t = tableWith({ resources: some, active: 'capitalism' })
  placing(t, 'market')
  expect([step(t), resource(t, 'coin')]).toEqual(['place', 3])
  play(t, 'beside')
  play(placing(t, 'farm'), 'beside')
  expect(resource(t, 'coin')).toBe(3)
})

test('TA-9.9, EX-71 Monarchy: 3 VP for an income building on the grid or beside the mat, none for a landmark', () => {
  const t = drawn(EMPTY, { active: 'monarchy' })
  placing(t, 'farm')
  expect(points(t)).toBe(0) // not before it is placed
  play(t, 'place:0,r0c0')
  expect(points(t, 0, 'tapestries')).toBe(3)
  play(placing(t, 'farm'), 'beside')
  expect(points(t)).toBe(6)
  play(placing(t, 'bakery'), 'place:0,r5c5')
  play(placing(t, 'forge'), 'beside')
  expect(points(t)).toBe(6)
})

test('TA-9.9 Terraforming: 5 VP for each that lies on an impassable plot, however many it covers', () => {
  // The upper left of the desert: 000, 101, 100.
  const t = tableWith({ resources: some, capital: 'desert', active: 'terraforming' })
  expect(places(placing(t, 'farm'))).toHaveLength(81)
  play(t, 'place:0,r1c0')
  expect(points(t)).toBe(5)
  // What stands on an impassable plot is a building; elsewhere one pays nothing.
  placing(t, 'house')
  expect(why(t, 'place:0,r1c0')).toBe('plot-filled')
  play(t, 'place:0,r0c0')
  expect(points(t)).toBe(5)
  placing(t, 'bakery')
  expect(why(t, 'place:0,r1c1')).toBe('ok') // r1c2 is impassable
  expect(why(t, 'place:0,r0c0')).toBe('plot-filled')
  play(t, 'place:0,r1c1')
  expect(points(t)).toBe(10)
  expect(plan(t).slice(0, 3)).toEqual(['#..##....', '###......', '###...##.'])
})

test('TA-9.9 when Terraforming is over impassable plots are closed again', () => {
  const t = tableWith({ resources: some, capital: 'desert', active: 'terraforming' })
  play(placing(t, 'farm'), 'place:0,r1c0')
  t.players[0].active = -1
  placing(t, 'house')
  expect(why(t, 'place:0,r1c2')).toBe('impassable')
  expect(why(t, 'place:0,r1c0')).toBe('plot-filled')
  expect(places(t)).toHaveLength(59)
})

test('TA-9.10 what is built stays where it is', () => {
  const t = drawn(EMPTY)
  play(placing(t, 'farm'), 'place:0,r0c0')
  play(placing(t, 'barn'), 'place:0,r3c3', 'gain:coin')
  const before = t.players[0].built.slice()
  play(placing(t, 'house'), 'place:0,r0c1')
  expect(t.players[0].built.slice(0, 2)).toEqual(before)
})

test('TA-9.11 a building of any type: a row that has one left', () => {
  const t = tableWith({ resources: some, exposed: { market: 6, house: 6 } })
  after(t, 'gain-building-any', 'diplomacy')
  expect(legal(t)).toEqual(['building:farm', 'building:armory'])
  expect(why(t, 'building:house')).toBe('row-empty:house')
  play(t, 'building:armory', 'beside')
  expect(t.players[0].exposed).toEqual([6, 6, 1, 2])
  const none = tableWith({ resources: some, exposed: { market: 6, house: 6, farm: 6, armory: 6 } })
  expect(heard(none, () => after(none, 'gain-building-any', 'diplomacy'))).toContain('void:0,gain-building-any')
  // Of some types: no other.
  const glass = tableWith({ resources: some })
  push(glass, { do: 'building', types: 4 | 8 } as never)
  run(glass)
  expect(legal(glass)).toEqual(['building:farm', 'building:armory'])
  expect(why(glass, 'building:market')).toBe('other-building:market')
})

test('TA-16.10 what a rival gains lies with the Automa', () => {
  const t = table({ seats: 3 })
  give(t, 0, { resources: some })
  t.solo = {} as never
  const { length } = t.players[1].built
  push(t, { do: 'landmark', seat: 2, landmark: landmark('forge') } as never)
  run(t)
  expect(t.landmarks[landmark('forge')]).toBe(1)
  expect(t.players[1].built).toHaveLength(length + 1)
  expect(step(t)).toBe('act')
})
