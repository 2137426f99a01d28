/** The table of a match of Terra Mystica: plain data, the same keys in the same order always. Nothing on it is secret (TM-1.3). */
import type { Part, Seat, StepOf, Table } from '@loggia/core'
import type { Box } from './box.ts'

/** Where VP come from; a player's VP are their sum. */
export const SOURCES = [
  'start',
  'round-tiles',
  'bonus-cards',
  'favor-tiles',
  'towns',
  'tracks',
  'faction',
  'power',
] as const
export const START = 0
export const ROUND_TILES = 1
export const BONUS_CARDS = 2
export const FAVOR_TILES = 3
export const TOWNS = 4
export const TRACKS = 5
export const FACTION = 6
export const POWER_PRICE = 7

/** Everything of one player. */
export interface Player {
  /** −1 until it is chosen. */
  faction: number
  vp: number
  /** VP by source. */
  points: number[]
  coins: number
  workers: number
  /** Priests on the faction board, and in the stock beside it (TM-1.8). */
  priests: number
  stock: number
  bowls: number[]
  cults: number[]
  /** Keys not used yet (TM-7.11c). */
  keys: number
  shipping: number
  /** Hexes that a carpet skips beyond the board's range (mini-expansion). */
  range: number
  /** Steps made on the exchange track. */
  exchange: number
  /** Structures on the map by kind, and the hexes on which they stand, in the order of building. */
  built: number[]
  at: number[]
  bridges: number
  /** Bonus card held, −1 for none. */
  card: number
  /** Favor tiles owned: bit f is tile f. Town tiles, in the order of founding. River hexes of Mermaids' towns. */
  favors: number
  towns: number[]
  rivers: number[]
  /** Special actions used this round: bit a is action a. */
  used: number
  passed: 0 | 1
  /** Left the match, which goes on without (TM-15.24). */
  dropped: 0 | 1
}

export interface Steps {
  /** Set-up by hand: what may still be laid out. */
  'lay-tiles': { tiles: number[] }
  'lay-cards': { cards: number[] }
  /** TM-3.5: `colour` −1 for free choice, else the terrain that was drawn. */
  'choose-faction': { colour: number }
  'place-dwellings': object
  'place-dwelling': object
  'choose-card': object
  round: object
  turn: object
  /** An action, unless its player has passed (the second one of Chaos Magicians). */
  act: object
  action: object
  /** Conversions after the action (TM-7.2). */
  rest: object
  'end-turn': object
  'end-round': object
  /** Still to be paid; conversions are suggested (TM-7.9, 12.4). */
  pay: { coins: number; workers: number; priests: number; power: number }
  /** Spades at one hex, `way` ±1 on the cycle: bought one by one (`dig`), or `count` together, `paid` for, `scored` in phase II. */
  dig: { hex: number; way: number; bought: number }
  spade: { hex: number; way: number; count: number; paid: 0 | 1; scored: 0 | 1 }
  /** Free spades of an action (TM-7.12c–e): `hexes` that had some, `open` when one of them ended as foreign terrain, `buy` if more may be bought. */
  spades: Part<{ free: number; hexes: number[]; open: 0 | 1; buy: 0 | 1; skip: 0 | 1; must: 0 | 1 }>
  /** A dwelling on one of the hexes that this action turned home (TM-7.6k). */
  settle: { hexes: number[] }
  /** Once a skip is paid: its VP. */
  skip: { hex: number }
  raise: { hex: number; building: number }
  ride: object
  swarm: object
  sandstorm: object
  bridge: object
  /** Favor tiles to take (TM-7.7a). */
  favor: Part<{ left: number }>
  /** A town tile (TM-8.2). */
  town: Part<{ hex: number }>
  /** `steps` on a track of choice. */
  cult: { steps: number }
  /** Shipping and exchange, once they are paid. */
  sail: object
  learn: object
  /** A priest on its way to the cult board. */
  send: { track: number; place: number }
  devotion: object
  /** A key for one of several cut tracks (TM-7.11e). */
  key: object
  ordain: Part
  offers: object
  ready: object
  /** Asks the `turn`th neighbour clockwise about the power of a hex (TM-7.8b); `made`: an offer was made, 2 when somebody left without an answer to it. */
  neighbours: { hex: number; turn: number; made: 0 | 1 | 2 }
  offer: { from: Seat; hex: number; power: number }
  /** In a literal replay, the answers of those who have passed, until nobody has one to give now; `left`: how many waited before. */
  'late-answers': { left: number }
  /** Postponed answers: how many, −1 for all. */
  'old-offers': { left: number }
  'old-offer': { from: Seat; hex: number; building: number }
  /** A power or special action, once it is paid. */
  'use-power': { action: number }
  'cult-bonus': object
  'cult-spades': { free: number; hexes: number[] }
  'clean-up': object
}
export type TerraStep = StepOf<Steps>

export interface TerraTable extends Table<TerraStep> {
  /** 0 during the set-up, then 1 to 6. */
  round: number
  /** Seats in this round's turn order, and those who passed, in the order of passing. */
  order: Seat[]
  passed: Seat[]
  /** The order of passing is the next turn order (mini-expansion). */
  variable: 0 | 1
  /** Answers to offers may wait until the own next turn; those that do: seat, giver, hex, and the Cultists' building whose step waits for them (0: none). */
  patient: 0 | 1
  postponed: number[][]
  /** A recorded game: answers come when the record has them, and what an action gives may be given up; 2: even where it has no target. */
  replay: 0 | 1 | 2
  players: Player[]
  /** By land hex: terrain; structure and owner, −1 for none; 1 if the structure belongs to a town. */
  terrain: number[]
  building: number[]
  owner: number[]
  town: number[]
  /** Owner by bridge site, −1 for none. */
  bridges: number[]
  /** Scoring tile of each round. */
  scoring: number[]
  /** Coins on each bonus card that lies free, −1 for those held or not in the game. */
  cards: number[]
  /** Favor and town tiles left by kind. */
  favors: number[]
  towns: number[]
  /** Owner of each priest on the cult board, by track × 4 + space, −1 for none. */
  spaces: number[]
  /** Power actions used this round: bit a is action a. */
  taken: number
  /** Hexes whose build or upgrade is still to be offered to neighbours, in the order of building. */
  raised: number[]
  /** Tracks on which this action lost a step for want of a key: bit c is track c (TM-7.11d). */
  cut: number
  /** Somebody accepted the power of the hex that is being offered. */
  accepted: 0 | 1
}

export const newPlayer = (box: Box): Player => ({
  faction: -1,
  vp: 0,
  points: SOURCES.map(() => 0),
  coins: 0,
  workers: 0,
  priests: 0,
  stock: box.data.factions.common.priests,
  bowls: [0, 0, 0],
  cults: box.cults.map(() => 0),
  keys: 0,
  shipping: 0,
  range: 0,
  exchange: 0,
  built: box.value.map(() => 0),
  at: [],
  bridges: box.data.factions.common.bridges,
  card: -1,
  favors: 0,
  towns: [],
  rivers: [],
  used: 0,
  passed: 0,
  dropped: 0,
})

export const copyPlayer = (p: Player): Player => ({
  faction: p.faction,
  vp: p.vp,
  points: p.points.slice(),
  coins: p.coins,
  workers: p.workers,
  priests: p.priests,
  stock: p.stock,
  bowls: p.bowls.slice(),
  cults: p.cults.slice(),
  keys: p.keys,
  shipping: p.shipping,
  range: p.range,
  exchange: p.exchange,
  built: p.built.slice(),
  at: p.at.slice(),
  bridges: p.bridges,
  card: p.card,
  favors: p.favors,
  towns: p.towns.slice(),
  rivers: p.rivers.slice(),
  used: p.used,
  passed: p.passed,
  dropped: p.dropped,
})

/** Spaces for priests on each track of the cult board. */
export const SPACES = 4
