import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'discard-for-vp 2', points: 2 }
