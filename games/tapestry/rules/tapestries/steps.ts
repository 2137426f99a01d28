/** TA-10: the questions of tapestry cards that no other chapter asks. */
import type { Seat } from '@loggia/core'
import type { Context } from '../table.ts'

/** Where points and resources of it come from. */
export interface From {
  origin: number
}

export interface CardSteps {
  /** TA-10.3: a card of the hand on top of that of this era; TA-10.15: one of the `n` just gained. */
  overplay: Context
  'overplay-gained': { n: number }
  /** TA-10.14: a card on somebody's mat. TA-10.7: a space where a token of an opponent stands. */
  'copy-tapestry': Context
  'copy-position': Context
  /** TA-10.6: the opponent, and perhaps the track, of a card that is in force. */
  'choose-opponent': object
  'choose-pact': object
  /** TA-10.16: everybody in turn; `paid`: an opponent of the owner has paid. */
  'olympic-host': { owner: Seat; paid: 0 | 1; effect: number } & From
  'oil-magnate': From
  'offer-advance': { track: number; benefit: 0 | 1; bonus: number } & From
  'may-advance': { track: number; benefit: 0 | 1; bonus: number } & From
  /** TA-10.9: where to, then which of two tokens goes there. */
  socialism: object
  'match-token': { to: number }
  /** TA-10.10: the track, then `left` advances on it. */
  'dark-ages': From
  climb: { track: number; left: number } & From
  /** TA-10.16: one territory; up to `left` territories. */
  colonialism: { effect: number } & From
  revolution: { left: number }
  /** Payments: at most so many of them, `n` VP each. */
  guilds: { n: number; most: number } & From
  democracy: { n: number } & From
  'give-tile': { n: number } & From
  'convert-food': { left: number; n: number } & From
}
