import { PILLARS } from '../../bot/ground.ts'
import type { Worth } from '../../bot/worth.ts'

/** Less than any pillar: the architect must stand where there is room. */
export const worth: Worth = { brings: m => (m.p.pillars ? (m.mapPillar + m.each[PILLARS]) * 0.5 : 0) }
