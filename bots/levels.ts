/** The levels at which people choose bots, and how each of them thinks. */
import type { Knowledge } from './knowledge.ts'

/** From the weakest on. */
export const LEVELS = ['first-match', 'novice', 'club', 'master', 'grandmaster'] as const
export type Level = (typeof LEVELS)[number]

/**
 * The lowest two do not search. One plays as somebody who has just heard the rules. The other plays by its policy alone, less sure of itself than it could be (`sharp`).
 * The others search: a budget of simulated matches, not of seconds, so that a seed gives the same move on every machine.
 */
export type Strength = { beginner: true } | { sharp: number } | { budget: number }
export const STRENGTH: Readonly<Record<Level, Strength>> = {
  'first-match': { beginner: true },
  novice: { sharp: 0.4 },
  club: { budget: 600 },
  master: { budget: 2_400 },
  grandmaster: { budget: 6_000 },
}

/** What a level is in a game of which that is known: its `effort` multiplies a budget. */
export function strengthOf(level: Level, { effort = 1 }: Knowledge): Strength {
  const strength = STRENGTH[level]
  return 'budget' in strength ? { budget: Math.round(strength.budget * effort) } : strength
}

/** Whether a level takes its time. */
export const searches = (level: Level): boolean => 'budget' in STRENGTH[level]
