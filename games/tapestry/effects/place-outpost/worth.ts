import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'place-outpost', points: 3 }
