/** What a bot knows about Terra Mystica. */
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

/** The horizon is about a turn of everybody; see the lab's README for others. */
export const knowledge = { evaluate, weigh, horizon: 20 }
