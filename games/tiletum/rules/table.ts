/** The table of a match of Tiletum: plain data, the same keys in the same order always. What can be derived is not stored. */
import type { Part, Seat, StepOf, Table } from '@loggia/core'
import type { WordSteps } from '../effects/rules.ts'

/** Everything in front of one player, and where their pieces are. */
export interface Player {
  goods: number[]
  /** VP on the score track, by source. */
  points: number[]
  /** Trading posts and pillars of the personal supply; those on roofs and contract spaces follow from what is filled (TI-2.9). */
  posts: number
  pillars: number
  merchant: number
  architect: number
  /** The dice taken in this round, each `dieOf(colour, value)`. */
  dice: number[]
  storehouse: number[]
  /** Fulfilled contracts, from the left (TI-7.8). */
  contracts: number[]
  /** The crest under each building and the character in each room; NONE for none. */
  crests: number[]
  rooms: number[]
}

/**
 * Action points to be spent on one action (TI-5.5, 6.7). `die`: they are those of the die, which markers and helpers add to; others came from a source of
 * points (`SOURCES`): a helper, a character, a contract. No rule asks for it: people do, where pools lie within pools.
 */
export interface Pool {
  points: number
  die: 0 | 1
  source: number
}

export interface Steps extends WordSteps {
  /** TI-3 */
  round: object
  corruption: object
  turn: object
  'end-turn': object
  'king-phase': object
  'king-tile': object
  'king-order': object
  fair: object
  reset: object
  'clean-up': object
  final: object
  /** TI-5: choose a die, then perhaps take the tile that lies `at` its action, have `amount` of a good, and act. */
  die: object
  'bonus-tile': { at: number }
  income: { good: number; amount: number; asked: 0 | 1 }
  receive: object
  /** TI-6 */
  architect: Pool
  merchant: Pool
  character: Pool
  contract: Pool
  king: Pool
  joker: Pool
  /** TI-12: an effect, and the source of the points that it may bring. */
  effect: Part<{ effect: number; source: number }>
}
export type TiletumStep = StepOf<Steps>
export type PoolStep = StepOf<Steps, 'architect' | 'merchant' | 'character' | 'contract' | 'king' | 'joker'>

export interface TiletumTable extends Table<TiletumStep> {
  /** From 1; the turn order of this round, and whose turn it is (NONE outside the action phase). */
  round: number
  order: Seat[]
  turn: Seat
  /** Somebody has exchanged in this turn (TI-6.4). */
  exchanged: 0 | 1
  /** TI-2.13: the wheel's rotation, and the action at each of its positions. */
  rotation: number
  actions: number[]
  /** Dice on the wheel by `dieOf(colour, value)`, and in the bag by colour. */
  dice: number[]
  bag: number[]
  /** Bonus tiles around the wheel by position, beside the king track, and on the map by slot. */
  wheelTiles: number[]
  kingTile: number
  mapTiles: number[]
  /** Offers by position from the left, NONE in a gap. */
  contractOffer: number[]
  characterOffer: number[]
  /** What the decks still hold: nobody knows their order, so they have none until something is drawn (TI-2.12, 14.4). */
  bonusDeck: number[]
  contractDeck: number[]
  characterDeck: number[]
  /** Characters of offers that were renewed, and bonus tiles that were used or declined (TI-6.11, D-7). */
  discards: number[]
  used: number[]
  /** Corruption tokens revealed in this round, in their order (TI-4.1). */
  corruption: number[]
  /** The discs on the king track from the front: further right first, in a stack the lowest first (TI-1.6). */
  discs: Seat[]
  /** Space of each seat's disc. */
  places: number[]
  /** TI-2.6, 2.7: the cost tile of each cathedral; the city and the tile of each round's fair. */
  costs: number[]
  fairCities: number[]
  fairTiles: number[]
  /** Whose trading post is on each slot, whose pillar on each slot, who took each cathedral tile; NONE for nobody's. */
  posts: Seat[]
  pillars: Seat[]
  cathedralTiles: Seat[]
  players: Player[]
}

export const copyPlayer = (p: Player): Player => ({
  goods: p.goods.slice(),
  points: p.points.slice(),
  posts: p.posts,
  pillars: p.pillars,
  merchant: p.merchant,
  architect: p.architect,
  dice: p.dice.slice(),
  storehouse: p.storehouse.slice(),
  contracts: p.contracts.slice(),
  crests: p.crests.slice(),
  rooms: p.rooms.slice(),
})
