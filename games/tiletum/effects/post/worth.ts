import { POSTS } from '../../bot/ground.ts'
import type { Worth } from '../../bot/worth.ts'

/** Less than any post: the merchant must stand where there is room. */
export const worth: Worth = { brings: m => (m.p.posts ? (m.mapPost + m.each[POSTS]) * 0.6 : 0) }
