import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'guilds 5 3', points: 3 }
