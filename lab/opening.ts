/** What it costs the thread to open a late match that is not in memory: of all its rows, as it was done, or of a table of some rows ago. */
import { acting, type Game, listOf, Match, movesOf, OK, pick, seeded, SPECTATOR, type Table } from '@loggia/core'
import { subjectOf } from './games.ts'
import { type Line, round } from './print.ts'

/** So many rows lie behind a snapshot at most, as the hall keeps them. */
const BEHIND = 63

/** A match by chance that is nearly over. */
function late(game: Game, seats: number, seed: string): Match {
  const rng = seeded(seed),
    played = new Match(game, { rules: game.rules, seats, options: {}, seed, rows: [] })
  while (!played.over) {
    const asked = listOf(acting(played.table)),
      seat = asked[pick(rng, asked.length)]!,
      moves = movesOf(game, played.table, seat)
    if (played.play(seat, moves[pick(rng, moves.length)]!) !== OK) throw new Error('a legal move was refused')
  }
  return played.branch(Math.floor(played.seq * 0.95))
}

/** One line a game. Milliseconds of the thread, of the median of `matches`: opened late, and with its log; beside them the old way, always all of it. */
export function openings(id: string, matches: number, seed: string): Line {
  const { game } = subjectOf(id),
    took = { late: [] as number[], log: [] as number[], whole: [] as number[] }
  const timed = (list: number[], act: () => unknown): void => {
    const begun = process.threadCpuUsage()
    act()
    const { user, system } = process.threadCpuUsage(begun)
    list.push((user + system) / 1000)
  }
  let rows = 0
  for (let k = 0; k < matches; k++) {
    const match = late(game, game.seats.max, `${seed} ${k}`),
      { record, seq } = match,
      from = Math.max(0, seq - BEHIND),
      text = JSON.stringify(match.tableAt(from)),
      after = { ...record, rows: record.rows.slice(from) }
    rows += seq
    // Once for the compiler, once for the figure.
    for (const list of [{ late: [], log: [], whole: [] }, took]) {
      timed(list.late, () => {
        const opened = new Match(game, { ...after, start: JSON.parse(text) as Table }, from)
        game.view(opened.table, SPECTATOR)
      })
      timed(list.log, () => new Match(game, record).log(SPECTATOR))
      timed(list.whole, () => {
        const opened = new Match(game, record)
        opened.log(SPECTATOR)
        game.view(opened.table, SPECTATOR)
      })
    }
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1]!,
    [lateMs, logMs, wholeMs] = [median(took.late), median(took.log), median(took.whole)]
  return {
    game: id,
    matches,
    rows: Math.round(rows / matches),
    lateMs: round(lateMs),
    withLogMs: round(logMs),
    oldMs: round(wholeMs),
    ratio: round(lateMs / wholeMs),
  }
}
