import { W } from '../../bot/weights.ts'
import type { Worth } from '../../bot/worth.ts'

/** By the income turns to come. */
export const worth: Worth = m => W.civilization * (m.scorings + 1)
