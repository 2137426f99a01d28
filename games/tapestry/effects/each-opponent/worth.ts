import type { Worth } from '../../bot/worth.ts'

/** It brings its owner nothing. */
export const worth: Worth = () => 0
