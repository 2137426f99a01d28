/** What a bot knows about The Princes of Florence. */
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

export const knowledge = { evaluate, weigh }
