import { PILLARS } from '../../bot/ground.ts'
import type { Worth } from '../../bot/worth.ts'

/** More than a usual pillar: at the best cathedral. */
export const worth: Worth = { brings: m => (m.p.pillars ? (m.mapPillar + m.each[PILLARS]) * 1.2 : 0) }
