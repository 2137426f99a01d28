/** How each level of bots thinks. Each beats the one below in 60 to 90 of a hundred (`lab levels`; figures in docs/how-strong-are-the-bots.md). */
import type { Levels } from '@loggia/core'

export const levels: Levels = {
  'first-match': { sharp: 0.3, waste: 0.05, near: { least: 0.1, most: 0.42, by: 0.25 } },
  beginner: { sharp: 0.58, waste: 0.05, near: { least: 0.1, most: 1.2, by: 0.15 } },
  novice: { sharp: 0.7 },
  club: { budget: 12 },
  master: { budget: 250 },
  grandmaster: { budget: 8_000 },
}
