/** How each level of bots thinks. Each beats the one below in 60 to 90 of a hundred (`lab levels`; figures in docs/how-strong-are-the-bots.md). */
import type { Levels } from '@loggia/core'

export const levels: Levels = {
  'first-match': { sharp: 0.05, waste: 0.055, near: { least: 0, most: 0.4, by: 0.25 } },
  beginner: { sharp: 0.23, waste: 0.06, near: { least: 0.1, most: 1.7, by: 0.15 } },
  novice: { sharp: 0.7 },
  club: { budget: 6 },
  master: { budget: 100 },
  grandmaster: { budget: 6_000 },
}
