/** PF-19: what the solo game adds to the table. The Automa itself is a player like the human, but without a seat: its steps are automatic. */
import type { Pile, Seat } from '@loggia/core'

export const HUMAN: Seat = 0
export const AUTOMA: Seat = 1
/** Virtual players are called by the numbers after the Automa's. */
export const FIRST_VIRTUAL = 2
/** A recruiting card in the Automa's row, among the professions. */
export const RECRUIT = 63

/** The Automa's actions, its reasons to pass something by, as its cards and notes name them. */
export const ACTIONS = ['complete-work', 'build', 'introduce-freedom', 'take-profession', 'take-bonus'] as const
export const WORK = 0
export const BUILD = 1
export const FREEDOM = 2
export const PROFESSION = 3
export const BONUS_CARD = 4
export const WHY = [
  'yours',
  'none-left',
  'full',
  'no-card',
  'no-profession',
  'no-tile',
  'no-freedom',
  'deck-empty',
  'once-a-turn',
] as const
export const YOURS = 0
export const NONE_LEFT = 1
export const FULL = 2
export const NO_CARD = 3
export const NO_PROFESSION = 4
export const NO_TILE = 5
export const NO_FREEDOM = 6
export const DECK_EMPTY = 7
export const ONCE = 8

export interface Solo {
  /** Automa cards face down, the last one on top; and those revealed, three a round. */
  deck: Pile
  shown: number[]
  /** How many auctions a round the human may have (PF-19.5). */
  auctions: number
  /** Final bids of this round by object, in hundreds; 0 where none was rolled. */
  bids: number[]
  /** The professions of each virtual player: those that everybody knows lie face up. */
  virtual: Pile[]
  /** Out of the game: recruiting cards (PF-19.9, PF-19.14) and builders (PF-19.9). */
  discarded: { recruiting: number; builders: number }
}

export interface SoloSteps {
  /** PF-19.5: the card of the auction is revealed. */
  'automa-bids': object
  /** Which object the human offers, in auction `number`. */
  offer: { number: number }
  /** Whether the human pays more than the final bid. */
  outbid: { object: number; number: number }
  'automa-takes': object
  'automa-acts': { action: number; once: number }
}
