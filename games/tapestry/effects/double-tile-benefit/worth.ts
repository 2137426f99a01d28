import type { Worth } from '../../bot/worth.ts'
import { tileBenefit } from '../../rules/effects.ts'

/** `at`: the hex. */
export const worth: Worth = (m, _e, depth, at) => m.effect(tileBenefit(m.t, at, m.box), depth - 1)
