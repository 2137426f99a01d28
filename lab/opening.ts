/**
 * Thread time to open a late match that is not in memory: from all its rows, as before, or from a snapshot of some rows
 * ago.
 */
import { acting, type Game, listOf, Match, movesOf, OK, pick, seeded, SPECTATOR, type Table } from '@loggia/core'
import { clock } from './clock.ts'
import { subjectOf } from './games.ts'
import { type Line, round } from './print.ts'

/**
 * At most this many rows lie behind a snapshot, as in the hall. Each match is opened this often, because the thread's
 * clock is coarse.
 */
const BEHIND = 79
const ROUNDS = 4

/** A match by chance that is nearly over. */
function late(game: Game, seats: number, seed: string): Match {
  const rng = seeded(seed)
  const played = new Match(game, { rules: game.rules, seats, options: {}, seed, rows: [] })
  while (!played.over) {
    const asked = listOf(acting(played.table))
    const seat = asked[pick(rng, asked.length)]!
    const moves = movesOf(game, played.table, seat)
    if (played.play(seat, moves[pick(rng, moves.length)]!) !== OK) throw new Error('a legal move was refused')
  }
  return played.branch(Math.floor(played.seq * 0.95))
}

/**
 * One line a game: milliseconds of the thread for each late match opened, and with its log; beside them the old way,
 * from all rows.
 */
export function openings(id: string, matches: number, seed: string): Line {
  const { game } = subjectOf(id)
  const stored = Array.from({ length: matches }, (_, k) => {
    const match = late(game, game.seats.max, `${seed} ${k}`)
    const from = Math.max(0, match.seq - BEHIND)
    const { record } = match
    return {
      record,
      from,
      table: JSON.stringify(match.tableAt(from)),
      after: { ...record, rows: record.rows.slice(from) },
    }
  })
  const each = (open: (match: (typeof stored)[number]) => unknown): number => {
    // Once for the compiler, then for the figure.
    for (const match of stored) open(match)
    const begun = clock()
    for (let round = 0; round < ROUNDS; round++) for (const match of stored) open(match)
    return ((clock() - begun) * 1000) / ROUNDS / matches
  }
  const lateMs = each(({ after, table, from }) => {
    const opened = new Match(game, { ...after, start: JSON.parse(table) as Table }, from)
    game.view(opened.table, SPECTATOR)
  })
  const withLogMs = each(({ record }) => new Match(game, record).log(SPECTATOR))
  const oldMs = each(({ record }) => {
    const opened = new Match(game, record)
    opened.log(SPECTATOR)
    game.view(opened.table, SPECTATOR)
  })
  return {
    game: id,
    matches,
    rows: Math.round(stored.reduce((n, { record }) => n + record.rows.length, 0) / matches),
    lateMs: round(lateMs),
    withLogMs: round(withLogMs),
    oldMs: round(oldMs),
    ratio: round(lateMs / oldMs),
  }
}
