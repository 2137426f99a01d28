import type { Worth } from '../../bot/worth.ts'

/** What the bonuses of a building usually bring; while turns are to come, a helper waits for half as much again. */
const USUAL = 2.5

export const worth: Worth = {
  brings: m => m.again(),
  uses: (m, _e, { hold, crowded }) => m.again() - Math.max(hold, m.later ? USUAL * 1.5 : 0) + crowded,
}
