import type { Worth } from '../../bot/worth.ts'

/** The part that this player gains. */
export const worth: Worth = (m, e, depth, at) => m.effect(e.parts[m.p.firstOfAll ? 0 : 1]!, depth, at)
