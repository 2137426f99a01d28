import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'stand-up-outposts 3', points: 3 }
