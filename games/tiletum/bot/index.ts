/** What a bot knows about Tiletum. */
import type { Stage } from '@loggia/core'
import type { TiletumTable } from '../rules/index.ts'
import ahead from './ahead.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import points from './points.json' with { type: 'json' }
import { weigh } from './policy.ts'

/** The last player of a round may well be the first of the next: these are two turns. */
const turn = (t: TiletumTable): number => (t.round * 4 + t.corruption.length) * 5 + t.turn + 1

/** A simulated match goes two or three turns beyond the tree before it is evaluated: far better than none (figures in lab/measured.md). */
const horizon = 25

/** The learned policy is surer of itself than it should be: with its weights as they are, a search overlooks moves (figures in lab/measured.md). */
const trust = 0.4

/** The turns of all rounds (TI-3.2). */
const stage = (t: TiletumTable): Stage => ({ seats: t.players.length, at: 4 * (t.round - 1) + t.corruption.length })

export const knowledge = {
  evaluate,
  weigh,
  learned,
  ahead,
  points,
  stage,
  usual: 190,
  drift: 1.65,
  turn,
  horizon,
  trust,
  levels,
}
