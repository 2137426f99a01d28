/** What a bot knows about The Princes of Florence. */
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'
import { turn } from './solo.ts'

/** An imagined match stops after about half a round: as strong by the same number of them as played to the end, in a quarter of the time. */
const horizon = 20

export const knowledge = { evaluate, weigh, turn, horizon }
