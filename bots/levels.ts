/** The levels at which people choose bots, and how each of them thinks. */
import type { Level, Strength } from '@loggia/core'
import type { Knowledge } from './knowledge.ts'

export type { Level, Light, Strength } from '@loggia/core'

/** From the weakest on. */
export const LEVELS = [
  'first-match',
  'beginner',
  'novice',
  'club',
  'master',
  'grandmaster',
] as const satisfies readonly Level[]

/** Up to novice none searches, in any game. */
export const searches = (level: Level): boolean => LEVELS.indexOf(level) > LEVELS.indexOf('novice')

/** In a game that says nothing else. */
export const STRENGTH: Readonly<Record<Level, Strength>> = {
  'first-match': { sharp: 0.2, waste: 0.1, near: { least: 0.05, most: 0.5, by: 0.25 } },
  beginner: { sharp: 0.3, waste: 0.08, near: { least: 0.05, most: 1, by: 0.15 } },
  novice: { sharp: 0.4 },
  club: { budget: 600 },
  master: { budget: 2_400 },
  grandmaster: { budget: 6_000 },
}

/** How a level thinks in a game of which that is known. */
export const strengthOf = (level: Level, { levels = STRENGTH }: Knowledge): Strength => levels[level]
