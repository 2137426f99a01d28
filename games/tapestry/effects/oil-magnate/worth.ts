import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'oil-magnate', points: 4 }
