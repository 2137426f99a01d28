import type { Worth } from '../../bot/worth.ts'

/** What follows it counts. */
export const worth: Worth = () => 0
