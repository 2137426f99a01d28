import type { Worth } from '../../bot/worth.ts'

/** The opponents gain it as well. */
export const worth: Worth = (m, e, depth, at) => m.effect(e.parts[0]!, depth, at) * 0.5
