/** What a bot knows about Ostia. */
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

/** `likely`: found in matches of greedy against itself (figures in lab/measured.md). */
export const knowledge = { evaluate, weigh, likely: 3 }
