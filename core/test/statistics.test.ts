/** What is counted of matches, and what the sums say. */
import { expect, test } from 'vitest'
import { count, figuresOf, type LogEntry, type Match, noCounts, type Tally, tallied, total, wilson } from '../index.ts'

/** A match of which only was heard what stands there: moves begin with their seat and `>`, other words are notes. */
function heard(...words: string[]): Match {
  const log = words.map((word, k): LogEntry => {
    const [, seat, move] = /^(\d)>(.*)/.exec(word) ?? []
    const [, by, forced] = /^(\d)!(.*)/.exec(word) ?? []
    if (move !== undefined) return { seq: k, seat: Number(seat), move, heard: [] }
    return { seq: k, seat: -1, move: '', heard: [by === undefined ? { word } : { word: forced!, by: Number(by) }] }
  })
  return { log: () => log } as unknown as Match
}

test('a seat is counted for what it had: all of it once, the first, or what came most often', () => {
  const tally: Tally = {
    begins: 'starts',
    kinds: {
      all: { domain: 'card', word: 'card' },
      first: { domain: 'card', word: 'card', only: 'first' },
      most: { domain: 'section', word: 'select', move: true, only: 'most' },
      kind: { domain: 'card', word: 'card', thing: id => (id === 'x' ? '' : id[0]!.toUpperCase()) },
    },
  }
  const match = heard(
    ...['starts:1', 'card:0,x', 'card:1,cow', 'card:0,ant,3', 'card:0,x'],
    // A note called as the move is, and a move called as the note is, are neither.
    ...[
      'select:0,gold',
      'select:0,gold',
      '0>card:bee',
      '0>select:wood',
      '1>select:gold',
      '1!select:wood',
      '1!select:wood',
    ],
  )
  expect(tallied(match, 2, tally)).toEqual([
    { turn: 1, had: { all: ['x', 'ant'], first: ['x'], most: ['wood'], kind: ['A'] } },
    { turn: 0, had: { all: ['cow'], first: ['cow'], most: ['wood'], kind: ['C'] } },
  ])
})

test('sums of a match: by place in turn order, and a shared victory in parts', () => {
  const counts = noCounts(3)
  const seat = (turn: number, ...things: string[]) => ({ turn, had: { card: things } })
  const score = (total: number, seat: number) => ({ seat, total, sources: {}, tie: [] })
  count(counts, [seat(2, 'a', 'b'), seat(0), seat(1, 'a')], [10, 7, 10].map(score), [0, 2, 0])
  count(counts, [seat(0, 'a'), seat(1), seat(2)], [4, 5, 6].map(score), [2, 1, 0])
  expect(counts).toEqual({
    seats: 3,
    matches: 2,
    all: [
      [2, 11, 65, 0],
      [2, 15, 125, 0.5],
      [2, 16, 136, 1.5],
    ],
    kinds: {
      card: {
        a: [
          [1, 4, 16, 0],
          [1, 10, 100, 0.5],
          [1, 10, 100, 0.5],
        ],
        b: [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [1, 10, 100, 0.5],
        ],
      },
    },
  })
  expect(total(counts.all)).toEqual([6, 42, 326, 2])
})

test('figures of sums: the mean with its 95 % interval; of few seats nothing is said', () => {
  // Ten scores, 1 to 10: their standard deviation is 3.0277, so the error of the mean is 0.9574.
  const { n, points, wins } = figuresOf([10, 55, 385, 8])!
  expect([n, points.mean, wins.mean]).toEqual([10, 5.5, 0.8])
  expect(points.low).toBeCloseTo(5.5 - 1.96 * 0.9574, 3)
  expect(points.high).toBeCloseTo(5.5 + 1.96 * 0.9574, 3)
  expect([wins.low, wins.high]).toEqual(wilson(8, 10))
  expect(figuresOf([9, 55, 385, 8])).toBeUndefined()
})

test('the interval of a share is Wilson’s', () => {
  const near = (got: readonly number[], want: readonly number[]) =>
    got.forEach((x, k) => {
      expect(x).toBeCloseTo(want[k]!, 4)
    })
  near(wilson(8, 10), [0.4902, 0.9433])
  near(wilson(0, 20), [0, 0.1611])
  near(wilson(200, 200), [0.9812, 1])
})
