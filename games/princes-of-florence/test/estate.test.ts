import { bitCount } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { boxOf, shipped } from '../rules/box.ts'
import { firstAlike, isIn, spread, type Squares, squaresOf, turnsOf } from '../rules/squares.ts'
import { give, legal, play, why, step, table, tile, turn } from './helpers.ts'

const box = boxOf(shipped)
const [A, B] = box.palazzo as [Squares, Squares]
const named = (id: string) => box.tiles.findIndex(t => t.id === id)
const both = (a: Squares, b: Squares): Squares => ({ upper: a.upper | b.upper, lower: a.lower | b.lower })
/** The placements of a tile that cover none of these squares. */
function free(id: number, closed: Squares): Squares[] {
  const { upper, lower } = box.tiles[id].placements
  return [...upper.keys()]
    .map(k => ({ upper: upper[k], lower: lower[k] }))
    .filter(s => ((s.upper & closed.upper) | (s.lower & closed.lower)) === 0)
}

describe('EX-22 EX-23 legal placements on the empty sides with 0 and with 2 builders', () => {
  const counts = {
    university: [56, 76, 40, 60],
    laboratory: [60, 78, 44, 64],
    workshop: [108, 146, 84, 130],
    library: [63, 80, 48, 68],
    opera: [114, 150, 92, 136],
    studio: [114, 150, 92, 136],
    hospital: [126, 160, 94, 136],
    theater: [62, 80, 46, 68],
    tower: [48, 58, 42, 54],
    chapel: [102, 121, 84, 114],
  }
  test.each(Object.entries(counts))('EX-22 EX-23 %s', (id, [a0, a2, b0, b2]) => {
    const k = named(id)
    expect([free(k, spread(A)).length, free(k, A).length]).toEqual([a0, a2])
    expect([free(k, spread(B)).length, free(k, B).length]).toEqual([b0, b2])
  })
  test.each([
    ['forest', 149, 136],
    ['lake', 196, 176],
    ['park', 58, 54],
  ])('EX-22 EX-23 %s, for any owner', (id, a, b) => {
    expect([free(named(id), A).length, free(named(id), B).length]).toEqual([a, b])
  })
  test('EX-22 the table offers just these', () => {
    for (const [id, [none, two]] of Object.entries(counts))
      for (const [builders, count] of [
        [0, none],
        [2, two],
      ] as const) {
        const t = table()
        give(t, 0, { florins: 7, builders })
        play(turn(t, 0), `build:${id}`)
        expect(legal(t, 'place').length, `${id}, ${builders} builders`).toBe(count)
      }
  })
})

describe('EX-69 what fits on side A', () => {
  /** Whether these tiles fit together; with `gap` no two of them, nor the palazzo, may share an edge. */
  function fit(tiles: readonly number[], gap: boolean): boolean {
    const edge = (s: Squares) => (gap ? spread(s) : s)
    const search = (open: readonly Squares[][]): boolean => {
      if (open.length === 0) return true
      const least = open.reduce((a, b) => (b.length < a.length ? b : a))
      const rest = open.filter(o => o !== least)
      return least.some(s => {
        const shut = edge(s)
        const left = rest.map(o => o.filter(x => ((x.upper & shut.upper) | (x.lower & shut.lower)) === 0))
        return left.every(o => o.length > 0) && search(left)
      })
    }
    return search(tiles.map(id => free(id, edge(A))))
  }
  const sets = (size: number, from = 0): number[][] =>
    size === 0
      ? [[]]
      : Array.from({ length: 10 - from }, (_, k) => from + k).flatMap(a => sets(size - 1, a + 1).map(s => [a, ...s]))

  test('EX-69 without adjacency 70 of the 252 sets of five buildings fit, and none of six', () => {
    const five = sets(5).filter(s => fit(s, true))
    const key = (s: readonly number[]) => s.join()
    expect([sets(5).length, five.length]).toEqual([252, 70])
    const known = new Set(five.map(key))
    const six = sets(6).filter(s => s.every((_, k) => known.has(key(s.toSpliced(k, 1)))))
    expect(six.filter(s => fit(s, true))).toEqual([])
  })
  test('EX-69 where buildings may touch, every set of six and of seven fits; nine are too large', () => {
    for (const set of [...sets(6), ...sets(7)]) expect(fit(set, false), set.join()).toBe(true)
    for (const set of sets(9)) expect(set.reduce((n, id) => n + box.tiles[id].squares, 0)).toBeGreaterThan(box.room)
  })
})

/** Reads a drawing of an estate: the squares of each letter. */
function drawn(...rows: string[]): Record<string, Squares> {
  const at: Record<string, number[]> = {}
  rows
    .join('')
    .split('')
    .forEach((c, square) => {
      if (c !== '.') (at[c] ??= []).push(square)
    })
  return Object.fromEntries(Object.entries(at).map(([c, list]) => [c, squaresOf(list)]))
}
const isTile = (id: string, s: Squares) =>
  free(named(id), { upper: 0, lower: 0 }).some(p => p.upper === s.upper && p.lower === s.lower)

test('EX-21 university, laboratory, workshop, forest and lake together, without adjacency', () => {
  const {
    U,
    B: L,
    W,
    f,
    l,
    '#': palazzo,
  } = drawn('.....WW', '.BBBlWW', '.BBBlWW', 'f.BllW.', 'ffffU.U', '###.U.U', '###.UUU') as Record<string, Squares>
  expect(palazzo).toEqual(A)
  expect([
    isTile('university', U!),
    isTile('laboratory', L!),
    isTile('workshop', W!),
    isTile('forest', f!),
    isTile('lake', l!),
  ]).toEqual([true, true, true, true, true])
  const buildings = [U!, L!, W!]
  buildings.forEach((b, k) => {
    const near = spread(b)
    for (const other of [A, ...buildings.toSpliced(k, 1)])
      expect((near.upper & other.upper) | (near.lower & other.lower)).toBe(0)
  })
})

test('EX-65 the estate of the card examples leaves 4 squares, and needs 2 builders', () => {
  const at = drawn('UUUWWWW', 'U.UWWW.', 'U.UOOOO', 'tttfOcc', 'fffflc.', '###flll', '###ffff') as Record<
    string,
    Squares
  >
  expect(
    isTile('university', at.U!) &&
      isTile('workshop', at.W!) &&
      isTile('opera', at.O!) &&
      isTile('tower', at.t!) &&
      isTile('chapel', at.c!) &&
      isTile('lake', at.l!),
  ).toBe(true)
  const all = Object.values(at).reduce(both)
  expect(49 - bitCount(all.upper) - bitCount(all.lower)).toBe(4)
  expect(bitCount(at.f!.upper) + bitCount(at.f!.lower)).toBe(10)
  const five = ['U', 'W', 'O', 't', 'c'].map(c => at[c]!)
  expect(
    five.some(b => {
      const near = spread(b)
      return five.some(o => o !== b && ((near.upper & o.upper) | (near.lower & o.lower)) !== 0)
    }),
  ).toBe(true)
})

test('EX-20 PF-10.3 PF-10.4 what a building may touch', () => {
  const t = table()
  give(t, 0, { florins: 20, tiles: ['tower@n,a1', 'lake@n,d2'] })
  play(turn(t, 0), 'build:chapel')
  expect(why(t, 'place:n,g1')).toBe('PF-10.3 off-grid')
  expect(why(t, 'place:n,c1')).toBe('PF-10.3 not-free:c1')
  expect(why(t, 'place:n,c6')).toBe('PF-10.3 not-free:c6')
  expect(why(t, 'place:n,a2')).toBe('PF-10.4 touches:a2')
  expect(why(t, 'place:n,a4')).toBe('PF-10.4 touches:a5')
  expect(why(t, 'place:n,e1')).toBe('PF-10.3 not-free:e2')
  expect(why(t, 'place:e,f1')).toBe('OK') // beside the lake
  expect(why(t, 'place:fn,f1')).toBe('PF-10.3 same-outcome')
  expect(why(t, 'place:n,d3')).toBe('PF-10.3 not-free:d3')
})

test('EX-20 PF-10.2 a second tile of a kind is illegal, any contact is legal with two builders', () => {
  const t = table()
  give(t, 0, { florins: 20, builders: 2, tiles: ['tower@n,a1'] })
  turn(t, 0)
  expect(why(t, 'build:tower')).toBe('PF-10.2 already-built')
  play(t, 'build:chapel')
  expect([why(t, 'place:n,a2'), why(t, 'place:n,a4')]).toEqual(['OK', 'OK'])
  play(t, 'place:n,a4')
  expect(step(t)).toBe('act')
  expect(t.players[0].tiles).toEqual([tile('tower'), tile('chapel')])
})

test('EX-68 a chapel beside the palazzo, and one that meets it at a corner', () => {
  // (3,0), (4,0), (4,1): an L, its corner below on the left; (3,2), (3,3), (4,3): its corner above on the right.
  for (const [builders, beside] of [
    [1, 'PF-10.4 touches:a5'],
    [2, 'OK'],
  ] as const) {
    const t = table()
    give(t, 0, { florins: 20, builders })
    play(turn(t, 0), 'build:chapel')
    expect([why(t, 'place:w,a4'), why(t, 'place:e,c4')]).toEqual([beside, 'OK'])
  }
})

test('PF-10.3 turns go clockwise, and flipped tiles are turned after flipping', () => {
  const read = (...rows: string[]) =>
    rows.flatMap((row, r) => [...row].flatMap((c, k): [number, number][] => (c === 'X' ? [[r, k]] : [])))
  const lake = read('XXX', 'X..')
  expect(turnsOf(lake)).toEqual([
    lake,
    read('XX', '.X', '.X'),
    read('..X', 'XXX'),
    read('X.', 'X.', 'XX'),
    read('XXX', '..X'),
    read('.X', '.X', 'XX'),
    read('X..', 'XXX'),
    read('XX', 'X.', 'X.'),
  ])
  expect(firstAlike(turnsOf(read('XXX')))).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
})

test('squares that share an edge, across the two halves too', () => {
  const beside = (square: number) => {
    const s = spread(squaresOf([square]))
    return Array.from({ length: 49 }, (_, k) => k).filter(k => isIn(s, k))
  }
  expect([beside(0), beside(6), beside(27), beside(28), beside(31), beside(48)]).toEqual([
    [0, 1, 7],
    [5, 6, 13],
    [20, 26, 27, 34],
    [21, 28, 29, 35],
    [24, 30, 31, 32, 38],
    [41, 47, 48],
  ])
})
