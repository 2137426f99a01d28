/** Matches of older rules under newer ones: adopted where every row is legal and players see the same, else told why not. */
import { describe, expect, test } from 'vitest'
import {
  acting,
  adopt,
  boxed,
  differences,
  game as make,
  listOf,
  MARK_EVERY,
  type Mark,
  markOf,
  Match,
  type MatchRecord,
  movesOf,
  numbers,
  OK,
  OMNISCIENT,
  pick,
  seeded,
  SPECTATOR,
  verbs,
} from '../index.ts'
import { BOX, R, steps, toy, toyGame, type Toy } from './toy.ts'

const old = toyGame()
const SEATS = 3
interface Kept {
  record: MatchRecord
  marks: { seq: number; mark: Mark }[]
  table: Toy
}
/** A match by the rules of today, at random, and what players saw every few rows. */
function kept(seed: string, every = 8): Kept {
  const rng = seeded(seed)
  const match = new Match(old, { rules: old.rules, seats: SEATS, options: {}, seed, rows: [] })
  const marks: Kept['marks'] = []
  while (!match.over) {
    const seats = listOf(acting(match.table))
    const seat = seats[pick(rng, seats.length)]!
    const moves = movesOf(old, match.table, seat)
    if (!(pick(rng, 5) === 0 && match.takeback(seat) === OK))
      expect(match.play(seat, moves[pick(rng, moves.length)]!)).toBe(OK)
    if (match.seq % every === 0) marks.push({ seq: match.seq, mark: markOf(old, match.table) })
  }
  marks.push({ seq: match.seq, mark: markOf(old, match.table) })
  return { record: match.record, marks, table: match.table }
}
/** The toy's next version. */
const newer = (changes: object, adopts: object[] = [{ from: 1 }]) =>
  make({ ...toy, version: 2, adopts, ...changes } as typeof toy, BOX)
const matches = Array.from({ length: 20 }, (_, k) => kept(`adopt ${k}`))

describe('adoption', () => {
  test('the same rules under a new number take every match over: it ends alike, and its last row says so', () => {
    const game = newer({})
    for (const { record, marks, table } of matches) {
      const match = adopt(game, record, marks)
      if (!(match instanceof Match)) throw new Error(match.because)
      expect(match.table).toEqual(table)
      expect(match.rows.at(-1)).toEqual({ kind: 'adopt', seat: -1, word: 'toy@1' })
      expect(match.record.rules).toBe('toy@2')
      // Written and read again it is the same match.
      expect(new Match(game, JSON.parse(JSON.stringify(match)) as MatchRecord).table).toEqual(table)
      expect(match.log(SPECTATOR).at(-1)?.event).toEqual({ kind: 'adopt', word: 'toy@1' })
    }
  })

  test('rules that know nothing of the older ones adopt nothing', () => {
    const found = adopt(newer({}, []), matches[0]!.record, [])
    expect(found).toEqual({ seq: 0, because: 'toy@2 knows nothing of toy@1' })
    expect(adopt(newer({}, [{ from: 3 }]), matches[0]!.record, [])).toMatchObject({ seq: 0 })
  })

  test('a field more, in the table and in what it holds, forbids nothing; one less neither', () => {
    const game = newer({
      view: (t: Toy, viewer: number) => {
        const { dice, ...seen } = toy.view(t, viewer, BOX)
        if (viewer === OMNISCIENT) return { ...seen, dice }
        return { ...seen, weather: dice, row: { ...seen.row, worth: 3 } }
      },
    })
    for (const { record, marks } of matches) expect(adopt(game, record, marks)).toBeInstanceOf(Match)
  })

  test('a word that is said otherwise is translated, for the whole life of the match', () => {
    const KIND = boxed('kind', 6, (box: typeof BOX) => box.kinds)
    const V = verbs({
      keep: [KIND],
      under: [KIND],
      offer: [numbers('amount', 10)],
      pass: [],
      seal: [KIND],
      spring: [],
      yield: [],
    })
    const { bid, pass } = steps.bid.can
    const game = newer({ verbs: V, steps: { ...steps, bid: { neverForced: 'hand', can: { pass, offer: bid } } } }, [
      { from: 1, word: (word: string) => word.replace(/^bid\b/, 'offer') },
    ])
    for (const { record, marks, table } of matches) {
      expect(record.rows.some(([, word]) => word.startsWith('bid'))).toBe(true)
      const match = adopt(game, record, marks)
      if (!(match instanceof Match)) throw new Error(match.because)
      expect(match.table).toEqual(table)
      const again = new Match(game, match.record)
      expect(again.table).toEqual(table)
      // Rows are never rewritten; what is computed of them is.
      expect(again.rows.map(r => r.word)).toEqual([...record.rows.map(r => r[1]), 'toy@1'])
      const half = Math.floor(again.seq / 2)
      expect(again.tableAt(half)).toEqual(new Match(old, { ...record, rows: record.rows.slice(0, half) }).table)
    }
  })

  test('a row that is no longer legal is named with the reason; so is one that has no word any more', () => {
    const strict = newer({
      steps: {
        ...steps,
        bid: { ...steps.bid, can: { ...steps.bid.can, bid: { ...steps.bid.can.bid, why: () => R.poor(0) } } },
      },
    })
    const found = matches.map(({ record }) => adopt(strict, record, []))
    for (const [k, unadopted] of found.entries()) {
      const first = matches[k]!.record.rows.findIndex(([, word]) => word.startsWith('bid'))
      expect(unadopted).toMatchObject({ seq: first + 1, because: 'poor:0' })
    }
  })

  test('rules by which players see something else are found at the next mark, and what it is is named', () => {
    const generous = newer({
      scores: (t: Toy, box: typeof BOX) => toy.scores(t, box).map((s, k) => ({ ...s, total: s.total + k })),
    })
    const blind = newer({ view: (t: Toy, viewer: number) => ({ ...toy.view(t, viewer, BOX), round: 0 }) })
    const lenient = newer({
      steps: {
        ...steps,
        bid: { ...steps.bid, can: { ...steps.bid.can, bid: { ...steps.bid.can.bid, why: () => OK } } },
      },
    })
    let legal = 0
    for (const { record, marks } of matches) {
      const { seq } = marks[0]!
      expect(adopt(generous, record, marks)).toMatchObject({ seq, because: expect.stringMatching(/totals|ranks/) })
      expect(adopt(blind, record, marks)).toEqual({ seq, because: 'view.round' })
      const found = adopt(lenient, record, marks)
      if (!(found instanceof Match) && found.because === 'legal') legal++
    }
    expect(legal).toBeGreaterThan(10)
  })

  test('rules that fail on a match say so, and nothing is thrown', () => {
    const broken = newer({
      begin: () => {
        throw new Error('no such box')
      },
    })
    expect(adopt(broken, matches[0]!.record, [])).toEqual({ seq: 0, because: 'no such box' })
  })
})

test('a mark tells each thing that a player sees, and no more', () => {
  const a = old.setup({ seats: SEATS, seed: 'a mark' })
  const b = old.copy(a)
  expect(markOf(old, b)).toEqual(markOf(old, a))
  // Nobody has seen the deck's order.
  b.deck.ids.reverse()
  expect(differences(markOf(old, a), markOf(old, b))).toEqual([])
  b.coins[1]++
  expect(differences(markOf(old, a), markOf(old, b))).toEqual(['totals', 'view.coins'])
  expect(MARK_EVERY).toBeGreaterThan(0)
})
