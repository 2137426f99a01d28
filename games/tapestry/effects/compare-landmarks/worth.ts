import type { Worth } from '../../bot/worth.ts'

/** As if neither the fewest nor the most. */
export const worth: Worth = (m, e, depth, at) => m.effect(e.parts.at(-1)!, depth, at)
