import { POSTS } from '../../bot/ground.ts'
import type { Worth } from '../../bot/worth.ts'

/** As any post. */
export const worth: Worth = { brings: m => (m.p.posts ? m.mapPost + m.each[POSTS] : 0) }
