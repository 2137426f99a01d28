import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'ai-singularity', points: 3 }
