import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'copy-benefit', points: 3 }
