import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { of: 'olympic-host 10(gain-building-any, gain-coin-1)', points: 7 }
