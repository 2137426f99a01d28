/** What a bot knows about Terra Mystica. */
import ahead from './ahead.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import { weigh } from './policy.ts'

/**
 * No horizon: simulated matches that are played to their end beat those that stop and are evaluated, by far. `likely`: the evaluation looks at
 * one turn and would never see that a trading house becomes a temple (figures of both in lab/measured.md).
 */
export const knowledge = { evaluate, weigh, learned, ahead, usual: 100, levels, likely: 0.7 }
