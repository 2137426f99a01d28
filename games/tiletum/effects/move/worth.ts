import type { Worth } from '../../bot/worth.ts'

/** Points for each space, wherever it leads. */
const WALK = 0.8

export const worth: Worth = { brings: (_m, e) => e.n * WALK }
