/** What a bot knows about Ostia. */
import ahead from './ahead.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import { weigh } from './policy.ts'

/** `likely`: found in matches of greedy against itself (figures in lab/measured.md). */
export const knowledge = { evaluate, weigh, learned, ahead, usual: 190, levels, likely: 3 }
