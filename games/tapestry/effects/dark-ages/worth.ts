import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'dark-ages 3', points: 4 }
