/** How each level of bots thinks. Each beats the one below in 60 to 90 of a hundred (`lab levels`; figures in docs/how-strong-are-the-bots.md). */
import type { Levels } from '@loggia/core'

export const levels: Levels = {
  'first-match': { sharp: 0.26, waste: 0.06, near: { least: 0.1, most: 0.5, by: 0.25 } },
  beginner: { sharp: 0.36, waste: 0.06, near: { least: 0.1, most: 0.8, by: 0.15 } },
  novice: { sharp: 0.8, waste: 0.06 },
  club: { budget: 24 },
  master: { budget: 400 },
  grandmaster: { budget: 6_000 },
}
