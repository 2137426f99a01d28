/** What a bot knows about The Princes of Florence. */
import type { Stage } from '@loggia/core'
import type { PrincesTable } from '../rules/table.ts'
import ahead from './ahead.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import points from './points.json' with { type: 'json' }
import { weigh } from './policy.ts'
import { turn } from './solo.ts'

/**
 * A simulated match stops after about half a round: in the same time that is at least as good as fewer matches played
 * to their end (figures in lab/measured.md).
 */
const horizon = 20

/**
 * Professions and prestige cards in a hand are those that suit their owner. Dealt by chance, the others looked so weak
 * that a seat with 55 chances in a hundred won 38 times (figures in lab/measured.md).
 */
const chosen = 8

/** What the learned policy knows of auctions to come, the evaluation does not (figures in lab/measured.md). */
const likely = 1.2

/** The round. */
const stage = ({ players, round }: PrincesTable): Stage => ({ seats: players.length, at: round })

export const knowledge = {
  evaluate,
  weigh,
  learned,
  ahead,
  points,
  stage,
  usual: 60,
  drift: 0.5,
  turn,
  horizon,
  chosen,
  likely,
  levels,
}
