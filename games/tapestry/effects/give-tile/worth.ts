import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'give-tile 3', points: 3 }
