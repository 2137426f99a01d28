import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'copy-opponent-position', points: 5 }
