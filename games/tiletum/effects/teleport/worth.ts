import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = { brings: { of: 'teleport merchant; teleport architect', points: 2 } }
