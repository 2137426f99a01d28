import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'match-closest-opponent', points: 5 }
