/** How a match came to its scores: what each row, and each round, was worth to whom, as if the match had ended just then. */
import {
  beginningOf,
  countingRows,
  type Game,
  type MatchRecord,
  type RankedScore,
  readBy,
  rowOf,
  type Seat,
} from '@loggia/core'
import type { Round } from '../turns.ts'

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

/** The course of a finished match. `scores`: of whom; `rounds`: each begins behind its row. */
export function courseOf(
  game: Game,
  record: MatchRecord,
  scores: readonly Pick<RankedScore, 'seat'>[],
  rounds: readonly Round[],
): Course {
  const t = beginningOf(game, record),
    changes: Change[] = []
  const stand = () => {
    const found = game.scores(t)
    return scores.map(
      ({ seat }): Pick<RankedScore, 'seat' | 'total' | 'sources'> =>
        found.find(s => s.seat === seat) ?? { seat, total: 0, sources: {} },
    )
  }
  let last = stand()
  /** The rounds that have begun, and the totals just before each. */
  const begun: Round[] = [],
    before: number[][] = []
  const now = () => last.map(s => s.total)
  const enter = (seq: number) => {
    for (let next = rounds[begun.length]; next && next.seq <= seq; next = rounds[begun.length]) {
      begun.push(next)
      before.push(now())
    }
  }
  enter(0)
  const rows = readBy(game, record.rows.map(rowOf))
  for (const seq of countingRows(rows)) {
    const { seat, word } = rows[seq - 1]!
    game.play(t, seat, game.parse(word))
    const next = stand()
    next.forEach((score, k) => {
      for (const source of new Set([...Object.keys(last[k]!.sources), ...Object.keys(score.sources)])) {
        const n = (score.sources[source] ?? 0) - (last[k]!.sources[source] ?? 0)
        if (n) changes.push({ seq, who: score.seat, source, n })
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
    const round = roundOf(course, change.seq),
      sum = sums.get(round)
    sums.set(round, { ...change, n: (sum?.n ?? 0) + change.n })
  }
  return [...sums.values()].filter(c => c.n)
}
