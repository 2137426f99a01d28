import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'colonialism(gain-worker-1, gain-culture-1, gain-food-1, gain-coin-1)', points: 3.5 }
