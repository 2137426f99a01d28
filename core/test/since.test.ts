/** A client that has a log up to a row and gets the rest has all of it, whatever was taken back meanwhile. */
import { expect, test } from 'vitest'
import {
  acting,
  countingRows,
  type Game,
  listOf,
  type LogEntry,
  Match,
  movesOf,
  OMNISCIENT,
  pick,
  seeded,
  SPECTATOR,
  type Table,
  type Viewer,
} from '../index.ts'
import { tourGame } from './tour.ts'
import { toyGame } from './toy.ts'

/** A match with many takebacks; `heard` after each of its rows. */
function played(game: Game<Table>, seed: string, heard: (match: Match) => void): Match {
  const rng = seeded(seed)
  const match = new Match(game, { rules: game.rules, seats: 3, options: {}, seed, rows: [] })
  heard(match)
  while (!match.over && match.seq < 60) {
    const seats = listOf(acting(match.table))
    const seat = seats[pick(rng, seats.length)]!
    const moves = movesOf(game, match.table, seat)
    const other = [0, 1, 2].filter(s => match.mayTakeBack(s))
    if (pick(rng, 3) === 0 && other.length) match.takeback(other[pick(rng, other.length)]!)
    else if (pick(rng, 8) === 0) match.append({ kind: 'seat', seat, word: 'returned' })
    else match.play(seat, moves[pick(rng, moves.length)]!)
    heard(match)
  }
  return match
}
const viewers: readonly Viewer[] = [0, 1, 2, SPECTATOR, OMNISCIENT]
/** The log of a client that had it as it was and received what came after row `until`. */
const mended = (had: readonly LogEntry[], until: number, rest: readonly LogEntry[]) => [
  ...had.filter(e => e.seq <= until),
  ...rest,
]

test.each([
  ['toy', toyGame()],
  ['tour', tourGame()],
])('a log and what came since are the log: %s', (_, any) => {
  const game = any as Game<Table>
  let behind = 0
  for (let n = 0; n < 4; n++) {
    const logs: LogEntry[][][] = []
    played(game, `since ${n}`, match => {
      logs.push(viewers.map(viewer => match.log(viewer)))
      for (const since of [match.seq, match.seq - 1, match.seq - 2, match.seq - 5, match.seq - 17].filter(
        s => s >= 0,
      )) {
        const until = match.heardUntil(since)
        if (until < since) behind++
        for (const [k, viewer] of viewers.entries())
          expect(mended(logs[since]![k]!, until, match.log(viewer, until))).toEqual(logs.at(-1)![k])
      }
    })
  }
  expect(behind).toBeGreaterThan(10)
})

test('what reaches behind is as little as can be: the row before the first that is gone', () => {
  const match = played(toyGame() as unknown as Game<Table>, 'least', () => {})
  for (let since = 0; since <= match.seq; since++) {
    const then = new Set(countingRows(match.rows.slice(0, since)))
    const now = new Set(countingRows(match.rows))
    const gone = [...then].filter(seq => !now.has(seq))
    expect(match.heardUntil(since)).toBe(gone.length ? Math.min(...gone) - 1 : since)
  }
})

test('a match that was opened late says the same of the rows that it has', () => {
  const game = toyGame() as unknown as Game<Table>
  const whole = played(game, 'late', () => {})
  const { rows, ...head } = whole.record
  let compared = 0
  for (let first = 1; first < whole.seq; first++) {
    let late: Match
    try {
      late = new Match(game, { ...head, start: whole.tableAt(first), rows: rows.slice(first) }, first)
    } catch {
      continue // something reaches behind it
    }
    if (!late.certain) continue
    for (let since = first; since <= whole.seq; since++, compared++)
      expect(late.heardUntil(since)).toBe(whole.heardUntil(since))
  }
  expect(compared).toBeGreaterThan(20)
})
