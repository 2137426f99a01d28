import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'choose-opponent', points: 3 }
