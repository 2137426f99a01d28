/** How a match came to its scores: each player's points after each row and round, as if the match had ended there. */
import {
  beginningOf,
  countingRows,
  type Game,
  type MatchRecord,
  type RankedScore,
  readBy,
  rowOf,
  type Seat,
  type Table,
} from '@loggia/core'
import type { Round } from '../log/turns.ts'

/** A match row by row: the table as it was dealt, then after each row that counts. It is always the same table, as it goes on. */
export function* unrolled<T extends Table>(game: Game<T>, record: MatchRecord): Generator<{ seq: number; table: T }> {
  const table = beginningOf(game, record)
  yield { seq: 0, table }
  const rows = readBy(game, record.rows.map(rowOf))
  for (const seq of countingRows(rows)) {
    const { seat, word } = rows[seq - 1]!
    game.play(table, seat, game.parse(word))
    yield { seq, table }
  }
}

/** Where a score changed: how many points more (or fewer) of a source after row `seq`. */
export interface Change {
  seq: number
  who: Seat
  source: string
  n: number
}
export interface Course {
  /** The rounds, in order; the last ends with the match. */
  rounds: readonly Round[]
  /** By round: the totals of all at its end, in the order of `scores`. */
  totals: readonly (readonly number[])[]
  /** Before the first round. */
  begin: readonly number[]
  changes: readonly Change[]
}

/** The course of a finished match. `scores`: of the players and rivals. `rounds`: each begins behind its row. */
export function courseOf(
  game: Game,
  record: MatchRecord,
  scores: readonly Pick<RankedScore, 'seat'>[],
  rounds: readonly Round[],
): Course {
  type Score = Pick<RankedScore, 'seat' | 'total' | 'sources'>
  const stand = (table: Table) => {
    const found = game.scores(table)
    return scores.map(({ seat }): Score => found.find(s => s.seat === seat) ?? { seat, total: 0, sources: {} })
  }
  let last: readonly Score[] = []
  /** The rounds that have begun, and the totals just before each. */
  const changes: Change[] = []
  const begun: Round[] = []
  const before: number[][] = []
  const now = () => last.map(s => s.total)
  const enter = (seq: number) => {
    for (let next = rounds[begun.length]; next && next.seq <= seq; next = rounds[begun.length]) {
      begun.push(next)
      before.push(now())
    }
  }
  for (const { seq, table } of unrolled(game, record)) {
    const next = stand(table)
    last.forEach((score, k) => {
      const { seat, sources } = next[k]!
      for (const source of new Set([...Object.keys(score.sources), ...Object.keys(sources)])) {
        const n = (sources[source] ?? 0) - (score.sources[source] ?? 0)
        if (n) changes.push({ seq, who: seat, source, n })
      }
    })
    last = next
    enter(seq)
  }
  return { rounds: begun, begin: before[0] ?? now(), totals: [...before.slice(1), now()], changes }
}

/** The round that a row belongs to; −1 before the first. */
export const roundOf = ({ rounds }: Pick<Course, 'rounds'>, seq: number): number =>
  rounds.findLastIndex(round => round.seq < seq)

/** What a source brought somebody, row by row; where rows are many, round by round (`seq` is then the last of them). */
export function broughtBy(course: Course, who: Seat, source: string, most: number): Change[] {
  const all = course.changes.filter(c => c.who === who && c.source === source)
  if (all.length <= most) return all
  const sums = new Map<number, Change>()
  for (const change of all) {
    const round = roundOf(course, change.seq)
    const sum = sums.get(round)
    sums.set(round, { ...change, n: (sum?.n ?? 0) + change.n })
  }
  return [...sums.values()].filter(c => c.n)
}
