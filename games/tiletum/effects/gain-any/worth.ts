import type { Worth } from '../../bot/worth.ts'

/** As if of the good that is worth most, and that one freely chosen. */
export const worth: Worth = { brings: (m, e) => e.n * Math.max(...m.price) * 1.15 }
