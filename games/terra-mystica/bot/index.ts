/** What a bot knows about Terra Mystica. */
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

/** No horizon: imagined matches that are played to their end beat those that stop and are evaluated, by far (the lab's README has the figures). */
export const knowledge = { evaluate, weigh }
