import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'dark-ages', points: 4 }
