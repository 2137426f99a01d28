/** What a table page knows of a lesson or a puzzle that is played at it. */
import type { Lit, Refusal, Target } from '@loggia/core'

/** What is said to something that was tried: why it is not what this is about, or why it can't be done. */
export interface Said {
  sentence: string
  more: string
  rule: string
}

export interface Guide {
  /** By it the page finds what draws it (`SPEAKS`). */
  readonly kind: 'lesson' | 'puzzle'
  /** What it says now, by any values: what is lit may change with it. */
  readonly shown: readonly unknown[]
  /** What the board lights. */
  lights(lit: Lit): Lit
  /** Whether pressing it is what is asked for, though it can't be done. */
  wants(target: Target): boolean
  /** Something was pressed that does nothing: the reason of the rules, unless there is more to say. */
  refused(target: Target, refusal: Refusal): void
}

export interface LessonGuide extends Guide {
  /** The title of the lesson. */
  readonly title: string
  /** The number of the page, from 0, and how many there are. */
  readonly page: number
  readonly pages: number
  readonly say: string
  readonly said: Said | null
  /** Whether something is to be done, and whether the page may be turned without. */
  readonly asks: boolean
  readonly mayTurn: boolean
  readonly over: boolean
  /** Where to go on to. */
  readonly list: string
  readonly next: { href: string; title: string } | undefined
  turn(): void
  back(): void
  /** Does what is asked for. */
  help(): void
  again(): void
}
