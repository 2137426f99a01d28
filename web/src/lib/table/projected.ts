/** The points of everybody if the match ended now, best first, as far as a view tells them: what is hidden is not counted. */
import type { BoardContext, Facts, RankedScore } from '@loggia/core'

export const projected = (facts: Pick<Facts, 'projected'>, context: BoardContext): RankedScore[] =>
  (facts.projected?.(context) ?? context.game.scores(context.view)).map(({ seat, total, sources, tie }, _, all) => ({
    seat,
    total,
    sources: { ...sources },
    tie: [...tie],
    place: all.filter(other => other.total > total).length,
  }))
