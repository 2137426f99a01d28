/** How each level of bots thinks. Each beats the one below in 60 to 90 of a hundred (`lab levels`; figures in docs/how-strong-are-the-bots.md). */
import type { Levels } from '@loggia/core'

export const levels: Levels = {
  'first-match': { sharp: 0.2, waste: 0.1, near: { least: 0.15, most: 0.5, by: 0.25 } },
  beginner: { sharp: 0.24, waste: 0.08, near: { least: 0.05, most: 2, by: 0.15 } },
  novice: { sharp: 0.27 },
  club: { budget: 4 },
  master: { budget: 45 },
  grandmaster: { budget: 1_400 },
}
