/** The table of a match of The Princes of Florence: plain data, the same keys in the same order always. Money is counted in hundreds of florins. */
import type { Pile, Seat, SeatSet, StepOf, Table } from '@loggia/core'
import type { Solo, SoloSteps } from './automa/table.ts'

/** Everything that belongs to one player. */
export interface Player {
  prestige: number
  /** The same by where it came from (`SOURCES`): what the final score is explained by. Sold prestige counts below 0. */
  sources: number[]
  /** Hidden from the others (PF-16.1), who could have counted it: all that came in and went out is public (PF-16.3). */
  florins: number
  jesters: number
  builders: number
  /** Recruiting cards in hand and in front (PF-7.6); they are all alike, and their numbers are public. */
  recruiting: number
  recruited: number
  /** Bit k: owns freedom k. */
  freedoms: number
  /** Tiles on the estate in the order in which they came, and the squares that each covers there: rows 1 to 4, rows 5 to 7 (`estate.ts`). */
  tiles: number[]
  upper: number[]
  lower: number[]
  /** Bit k: building k stands on a neighbour's estate, too (PF-18.3). */
  joint: number
  /** Professions in hand, and those face up in front. */
  hand: Pile
  front: number[]
  bonus: Pile
  /** Prestige cards, face down until the end. */
  secret: Pile
  /** Cards looked at, of which some will be kept. */
  looked: Pile
  /** The best work of this round (PF-9.7); 0 none. */
  best: number
  /** What the pawn marks: the object acquired in this round, or that its owner has forgone, or nothing yet. */
  pawn: number
}

/** PF-17, by character: its owner, the seat of the pawn on it (−1: nobody's), and the space. */
export interface Characters {
  owner: number[]
  pawn: number[]
  space: number[]
  /** Bit s: seat s has passed or won in this special auction. */
  out: SeatSet
  /** Hundreds of florins that lie on the banker (PF-17.4). */
  bank: number
  /** Bits of the characters whose effect on a whole turn has begun (D40). */
  begun: number
}

/** A builder and the neighbour beyond one of his edges. */
export interface Pair {
  builder: Seat
  edge: number
}
/** A joint building of theirs as it would lie: the square counts on both boards side by side. */
export interface Deal extends Pair {
  building: number
  turn: number
  square: number
}

export interface Steps extends SoloSteps {
  /** PF-2.4: which of the four goes back, all at once and in secret. */
  return: object
  'first-hands': object
  round: object
  /** PF-6.6: who opens next; `seat` is the last auctioneer, `won` whether he is the one to go on from. */
  auction: object
  open: object
  /** `standing` in hundreds is `leader`'s; bit s of `passed`: seat s is out of this auction. */
  bid: { object: number; bid: number; leader: Seat; opener: Seat; passed: SeatSet }
  /** PF-6.7: the only one left. */
  last: object
  take: { object: number; price: number }
  /** PF-15.5: two players; which landscape it shall be. */
  kind: object
  site: { tile: number }
  look: { deck: number }
  keep: { deck: number }
  tuck: { deck: number }
  'recruit-now': object
  turn: object
  more: { left: number; once: number }
  /** `left` actions; `once`: bits of the actions done that are allowed once a turn (PF-8.2); `offers` made for this action (D19). */
  act: { left: number; once: number; offers: number }
  /**
   * PF-18.3: where a joint building is to lie (`but`: not at this place across the seam, which is already proposed; −1
   * for none). Then the share, proposed by the builder or, in a counter-offer, by the neighbour. Then the neighbour's
   * answer, and the builder's answer to that.
   */
  span: Pair & { building: number; but: number }
  propose: Deal
  partner: Deal & { share: number }
  answer: Deal & { share: number }
  /** The work in the making: its profession (HIDDEN for the Princess) and what bonus cards have added so far. */
  compose: { card: number; extra: number }
  /** PF-17.2: the special auction, `seat` next; PF-17.11: the moments at which merchant and professor are asked for, `last` when it is the last one. */
  'special-auction': object
  claims: object
  claim: object
  calls: { last: 0 | 1 }
  /** A merchant or professor may be used while best work, which changes the ranks, is still to come; just won, at once; with `last` it is now or never. */
  'before-best-work': object
  'use-now': { last: 0 | 1 }
  /** PF-17.6: an object won with the merchant at hand. */
  settle: { object: number; price: number }
  /** D40: characters used in this turn go back. */
  'turn-over': object
  /** PF-17.4: at the end of the game. */
  exchange: object
  'end-round': object
  'end-game': object
}
export type PrincesStep = StepOf<Steps>

export interface PrincesTable extends Table<PrincesStep> {
  round: number
  start: Seat
  /** Which side of the estates is up (PF-1.6): 0 is A, 1 is B, whose edges meet (PF-18.1). */
  side: number
  players: Player[]
  /** Tiles left by kind: ten buildings, three landscapes. */
  tiles: number[]
  freedoms: number[]
  jesters: number
  builders: number
  recruiting: number
  /** Decks by kind: professions, prestige cards, bonus cards. The last card is the top. */
  decks: Pile[]
  /** Used bonus cards, out of the game (PF-9.4). */
  used: number[]
  /** Null without the expansion. */
  characters: Characters | null
  /** Null but in the solo game, where the second player is the Automa. */
  automa: Solo | null
}
