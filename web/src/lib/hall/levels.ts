/** The levels of bots, from the weakest on. The page has them written down: it loads no bots for a name. */
import type { Level } from '../api.ts'

export const LEVELS = [
  'first-match',
  'beginner',
  'novice',
  'club',
  'master',
  'grandmaster',
] as const satisfies readonly Level[]
