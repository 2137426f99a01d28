import type { Worth } from '../../bot/worth.ts'

/** The best of the cards that it may be. */
export const worth: Worth = (m, _e, depth) => (depth > 1 ? m.again(false) : 2)
