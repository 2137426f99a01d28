/** What a viewer may know of a match. The server and a page without one use the same function. */
import type { LogEntry } from './log.ts'
import type { Match } from './match.ts'
import { ranksOf } from './ranks.ts'
import { acting, listOf, type Seat, type Table, type Viewer } from './table.ts'

/** The points of a seat or a rival, and its rank, from 0. */
export interface RankedScore {
  seat: Seat
  total: number
  sources: Record<string, number>
  tie: number[]
  place: number
}

/** A match as it was after row `at`, of `seq` rows. `acting` are those who are asked there, if it is the newest; `scores` follow when the match is over, or was ended: as they stand then. */
export interface Projection {
  seq: number
  at: number
  acting: Seat[]
  view: Table
  log: LogEntry[]
  scores?: RankedScore[]
}

/** What a viewer knows after row `at` (the newest). Nothing else of the table is in it. The log begins after row `since`. */
export function projection(match: Match, viewer: Viewer, at: number = match.seq, since = -1): Projection {
  const { game, seq, table } = match
  const over = match.over || match.ended
  const now = at === seq
  return {
    seq,
    at,
    acting: now && !over ? listOf(acting(table)) : [],
    view: game.view(now ? table : match.tableAt(at), viewer),
    log: match.log(viewer, since).filter(e => e.seq <= at),
    ...(over ? { scores: rankedScores(match) } : {}),
  }
}

/** The points as they stand, with ranks. */
export function rankedScores({ game, table }: Pick<Match, 'game' | 'table'>): RankedScore[] {
  const scores = game.scores(table)
  const ranks = ranksOf(scores)
  return scores.map(({ seat, total, sources, tie }, k) => ({
    seat,
    total,
    sources: { ...sources },
    tie: [...tie],
    place: ranks[k]!,
  }))
}
