/** What a bot knows about Terra Mystica. */
import type { Seat, Stage } from '@loggia/core'
import type { TerraTable } from '../rules/table.ts'
import ahead from './ahead.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import { folly } from './folly.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import points from './points.json' with { type: 'json' }
import { weigh } from './policy.ts'

/** Before the first dwelling 0; then the round, and how many have passed in it (TM-6.3). */
const stage = ({ players, round, passed }: TerraTable, seat: Seat): Stage => ({
  seats: players.length,
  at: players[seat].at.length === 0 ? 0 : round + passed.length / players.length,
})

/**
 * No horizon: simulated matches that are played to their end beat those that stop and are evaluated, by far. `likely`: the evaluation looks at
 * one turn and would never see that a trading house becomes a temple (figures of both in lab/measured.md).
 */
export const knowledge = {
  evaluate,
  weigh,
  learned,
  ahead,
  points,
  stage,
  usual: 100,
  drift: 1.35,
  levels,
  folly,
  likely: 0.7,
}
