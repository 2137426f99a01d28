/** The points of everybody if the match ended now, best first, as far as a view tells them: what is hidden is not counted. */
import type { Game, RankedScore, Table } from '@loggia/core'

export const projected = (game: Game, view: Table): RankedScore[] =>
  game
    .scores(view)
    .map(({ seat, total, sources, tie }, _, all) => ({
      seat,
      total,
      sources: { ...sources },
      tie: [...tie],
      place: all.filter(other => other.total > total).length,
    }))
