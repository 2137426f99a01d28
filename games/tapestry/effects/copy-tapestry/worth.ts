import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'copy-tapestry', points: 5 }
