/** What a table page knows of a lesson that is played at it. */
import type { Lit, Refusal, Target } from '@loggia/core'

/** What is said to something that was tried: why it is not what the page is about, or why it can't be done. */
export interface Said {
  sentence: string
  more: string
  rule: string
}

export interface Guide {
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
  /** What the board lights. */
  lights(lit: Lit): Lit
  /** Whether pressing it is what the page asks for, though it can't be done. */
  wants(target: Target): boolean
  /** Something was pressed that does nothing: the reason of the rules, unless the lesson says more. */
  refused(target: Target, refusal: Refusal): void
}
