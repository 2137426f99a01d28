import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'refresh-tech-row', points: 0.3 }
