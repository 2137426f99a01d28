/** What a bot knows about Tapestry. */
import type { TapestryTable } from '../rules/index.ts'
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

/**
 * Turns are told apart by whose they are and by the era, alone also by the decision deck: the bots draw from it in each of their turns, and fill it anew with
 * each of their eras. Only those of one's own that follow each other when all others are finished count as one.
 */
const turn = (t: TapestryTable): number =>
  t.turn < 0
    ? 0
    : ((t.turn + 1) * 8 + t.players[t.turn].era) * 1024 + (t.solo ? t.solo.decision.length * 8 + t.players[1].era : 0)

/** A simulated match goes to the end of a turn or two beyond the tree before it is evaluated: further on it costs three times as much and tells no more. */
const horizon = 4

/** A simulated match that stops so soon takes a sixth of the time that it would take otherwise: so there may be more of them (the lab's README has the figures). */
const effort = 2.5

/**
 * The policy's weights are sharp, for good simulated matches; its estimates are wrong by more than they say. So searches take the powers of 0.4 of them for priors, and
 * look at what it finds less likely (the lab's README has the figures).
 */
const trust = 0.4

const alone = (t: TapestryTable): number | undefined => (t.solo ? turn(t) : undefined)

export const knowledge = { evaluate, weigh, turn, horizon, alone, trust, effort }
