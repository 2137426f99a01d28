import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { brings: (m, e) => m.king(e.n) }
