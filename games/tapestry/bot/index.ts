/** What a bot knows about Tapestry. */
import type { TapestryTable } from '../rules/index.ts'
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

/** Turns are told apart by whose they are, and by the era. Turns of one's own that follow each other (alone, or when all others are finished) count as one. */
const turn = (t: TapestryTable): number => (t.turn + 1) * 64 + (t.turn < 0 ? 0 : t.players[t.turn].era)

/** A simulated match goes some turns beyond the tree before it is evaluated. */
const horizon = 40

export const knowledge = { evaluate, weigh, turn, horizon }
