/** What a word of effects is worth to a player, in points of the final score. */
import type { ByHand } from '@loggia/core'
import type { TiletumStep } from '../rules/table.ts'
import type { NamedEffect } from '../rules/word.ts'
import type { Mind } from './mind.ts'

/** When a helper may be used (TI-8.5): what is asked, what it is worth to keep it, and a point if its slot will be needed. */
export interface Helper {
  asked: TiletumStep
  hold: number
  crowded: number
}

export interface Worth {
  /** Roughly: computed from the table, or set by hand. */
  brings: ((m: Mind, e: NamedEffect) => number) | ByHand
  /** Using a helper with it now; half a point where any moment is good. */
  uses?: (m: Mind, e: NamedEffect, helper: Helper) => number
}
