/** What a bot knows about The Princes of Florence. */
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'
import { turn } from './solo.ts'

export const knowledge = { evaluate, weigh, turn }
