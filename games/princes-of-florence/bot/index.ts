/** What a bot knows about The Princes of Florence. */
import ahead from './ahead.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import { weigh } from './policy.ts'
import { turn } from './solo.ts'

/**
 * A simulated match stops after about half a round: in the same time that is at least as good as fewer matches played
 * to their end (figures in lab/measured.md).
 */
const horizon = 20

export const knowledge = { evaluate, weigh, learned, ahead, usual: 60, turn, horizon, levels }
