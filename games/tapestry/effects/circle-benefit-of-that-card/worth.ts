import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'circle-benefit-of-that-card', points: 3 }
