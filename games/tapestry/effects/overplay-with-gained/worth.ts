import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'overplay-with-gained 5', points: 6 }
