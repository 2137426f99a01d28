import type { Worth } from '../../bot/worth.ts'
import { capitalPoints } from '../../rules/capital.ts'

/** As it stands. */
export const worth: Worth = m => capitalPoints(m.t, m.seat, m.box)
