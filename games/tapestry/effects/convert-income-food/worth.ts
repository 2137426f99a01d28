import type { Worth } from '../../bot/worth.ts'

/** As if for two of them. */
export const worth: Worth = (_m, e) => e.n * 2
