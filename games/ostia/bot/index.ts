/** What a bot knows about Ostia. */
import type { Seat, Stage } from '@loggia/core'
import type { OstiaTable } from '../rules/table.ts'
import ahead from './ahead.json' with { type: 'json' }
import { evaluate, finished } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import points from './points.json' with { type: 'json' }
import { weigh } from './policy.ts'

/** The round; who has had the last turn has the score (OST-15.2). */
const stage = (t: OstiaTable, seat: Seat): Stage | undefined =>
  finished(t, seat) ? undefined : { seats: t.harbours.length, at: t.round }

/** The learned policy is surer of itself than it should be: with its weights as they are, a search overlooks moves (figures in lab/measured.md). */
const trust = 0.4

/** `likely`: found in matches of greedy against itself (figures in lab/measured.md). */
export const knowledge = {
  evaluate,
  weigh,
  learned,
  ahead,
  points,
  stage,
  usual: 190,
  drift: 2.55,
  trust,
  levels,
  likely: 3,
}
