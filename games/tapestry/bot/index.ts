/** What a bot knows about Tapestry. */
import type { Seat, Stage } from '@loggia/core'
import type { TapestryTable } from '../rules/index.ts'
import ahead from './ahead.json' with { type: 'json' }
import { eraOf, evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import points from './points.json' with { type: 'json' }
import { weigh } from './policy.ts'

/**
 * Turns are told apart by their player and by the era. Alone, also by the decision deck: the bots draw from it in each
 * turn and refill it with each era. A player's consecutive turns count as one only when all others are finished.
 */
const turn = (t: TapestryTable): number =>
  t.turn < 0
    ? 0
    : ((t.turn + 1) * 8 + t.players[t.turn].era) * 1024 + (t.solo ? t.solo.decision.length * 8 + t.players[1].era : 0)

/**
 * A simulated match goes some turns beyond the tree before it is evaluated. Moves are compared by the same chance, so
 * what happens on the way tells more than it hides (figures in lab/measured.md).
 */
const horizon = 30

/**
 * The policy's weights are sharp, for good simulated matches; its estimates are wrong by more than they say. So searches take the powers of 0.4 of them for priors, and
 * look at what it finds less likely (figures in lab/measured.md).
 */
const trust = 0.4

const alone = (t: TapestryTable): number | undefined => (t.solo ? turn(t) : undefined)

/** Some resources last for an era. */
const SUPPLY = 8

/** The era of the seat, and how much of its resources is spent; who has finished has its score. */
const stage = (t: TapestryTable, seat: Seat): Stage | undefined => {
  const { finished, resources } = t.players[seat]
  const left = Math.min(1, resources.reduce((a, b) => a + b) / SUPPLY)
  return finished ? undefined : { seats: t.players.length, at: eraOf(t, seat) + 1 - left }
}

export const knowledge = {
  evaluate,
  weigh,
  learned,
  ahead,
  points,
  stage,
  usual: 195,
  drift: 1.8,
  turn,
  horizon,
  alone,
  trust,
  levels,
}
