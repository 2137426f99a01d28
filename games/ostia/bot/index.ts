/** What a bot knows about Ostia. */
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

export const knowledge = { evaluate, weigh }
