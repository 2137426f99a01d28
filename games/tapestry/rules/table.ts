/** The table of a match of Tapestry: plain data, the same keys in the same order always. What can be derived is not stored, but for a few masks. */
import type { Part, Seat, StepOf, Table } from '@loggia/core'
import type { CivilizationSteps } from './civilizations/steps.ts'
import type { SoloSteps } from './solo/steps.ts'
import type { WordSteps } from '../effects/rules.ts'

/** Everything in front of one player. In solo matches Automa and Shadow Empire are players, too, without most of it (TA-15). */
export interface Player {
  resources: number[]
  /** VP by source. */
  points: number[]
  /** Income turns begun (TA-3.3), and whether the last one is over. */
  era: number
  finished: 0 | 1
  /** TA-4.2: first of the neighbours in this era; TA-10.13: first of all. */
  first: 0 | 1
  firstOfAll: 0 | 1
  /** The four tokens, each on a `spaceOf`; `singular`: one has left technology by AI Singularity, which stays complete (TA-5.10). */
  tokens: number[]
  singular: 0 | 1
  /** TA-2.3, 2.6: hidden until all have chosen: the civilizations on offer, what is kept of both. The pair on offer is public. */
  offered: number[]
  pair: number[]
  keptCapital: number
  keptCivilization: number
  /** The capital mat, NONE before; its filled plots by band, impassable ones among them (TA-9.1). */
  capital: number
  filled: number[]
  /** What was built, in order: `builtOf(thing, turn, corner)`. Things are landmarks, then types of income buildings. */
  built: number[]
  /** Exposed slots of each row of the income mat (TA-2.5). */
  exposed: number[]
  /** Civilizations, and what lies on the mat of each: a list of numbers that its own file reads (TA-11). */
  civilizations: number[]
  mats: number[][]
  /** Tech cards in the order in which they came: `techOf(card, row)`. */
  tech: number[]
  /** Territory tiles in supply; space tiles in supply and explored (TA-6.1, 6.5). */
  tiles: number[]
  space: number[]
  explored: number[]
  /** Tapestry cards: the hand; those on the income mat in the order in which they were played, `playedOf(slot, card)` (TA-10). */
  hand: number[]
  played: number[]
  /** The card whose "this era" is in force, NONE for none; the opponent and the track that it chose. */
  active: number
  partner: Seat
  pact: number
  /** TA-10.16: tracks that a Dictatorship closes for the others, two bits each: for how many more ends of own turns. */
  dictated: number
  outposts: number
  /** Achievements earned, a bit each (TA-12), and opposing outposts toppled so far (D10). */
  achieved: number
  toppled: number
  /** The Lithium-Ion Battery has been used in this turn (TA-5.9). */
  battery: 0 | 1
}

/** TA-15: the solo game's own. Nothing of it is hidden but the Automa's tapestry cards. */
export interface Solo {
  /**
   * TA-15.4: a deck is the set of its cards. The first decision deck holds UNSEEN, any of the progress cards, which are
   * all still in `progress`. Except `shown`, which broke the ties of the first income turn (TA-19.1); NONE for none.
   */
  decision: number[]
  discards: number[]
  progress: number[]
  shown: number
  /** The latest pair (TA-16.2): track card, tiebreaker card; NONE before the first. */
  pair: number[]
  /** Favourite tracks of the Automa and of the Shadow Empire. */
  favourites: number[]
  /** Civilizations of the Automa, two at level 6. */
  civilizations: number[]
  /** Tapestry cards beside the Automa's mat, hidden from everybody (TA-18.7). */
  cards: number[]
}

/** What every effect carries: what it comes from (`box.origins`), and what it is about: the hex that was conquered, the card invented, the track rolled; NONE for nothing. */
export interface Context {
  origin: number
  at: number
}

export interface Steps extends WordSteps, CivilizationSteps, SoloSteps {
  /** TA-2: side by side, then the start texts. */
  'keep-capital': object
  'keep-civilization': object
  'reveal-choices': object
  'start-text': { civilization: number }
  /** TA-3. */
  turn: object
  act: object
  'end-turn': object
  /** TA-4: an income turn as its parts. */
  'income-tapestry': object
  'income-card': object
  'play-tapestry': object
  'income-upgrade': object
  'income-points': object
  'income-gains': object
  'income-row': Part<{ kind: number }>
  'end-income': object
  /** TA-5: pay `left` of any resource, at least of `from` on; move, take what the space brings. */
  cost: { left: number }
  move: { space: number; benefit: 0 | 1; bonus: number }
  landmark: { landmark: number }
  arrived: { from: number; to: number }
  space: { space: number; bonus: number }
  bonus: { space: number; free: 0 | 1 }
  'pay-bonus': { space: number; free: 0 | 1 }
  discard: { kind: number; left: number }
  'discard-hand': { left: number }
  /** TA-20: an effect; any resources; one of several; one that may be left. */
  effect: Part<{ effect: number } & Context>
  any: { left: number; origin: number }
  lose: { left: number; origin: number }
  choose: { effect: number } & Context
  may: { effect: number } & Context
  /** TA-5, 6.6: which of several spaces is entered; a die that was rolled. */
  advance: { track: number; benefit: 0 | 1; bonus: number; origin: number }
  'regress-on': { track: number; benefit: 0 | 1; bonus: number; origin: number }
  research: { effect: number; left: number; origin: number }
  rolled: { track: number; other: number; effect: number; origin: number }
  repeat: { origin: number; once: 0 | 1 }
  singularity: object
  /** TA-6: a tile, then where it lies. */
  explore: { anywhere: 0 | 1; tile: number }
  'explore-tile': { anywhere: 0 | 1; tile: number }
  lay: { tile: number; anywhere: 0 | 1 }
  'explored-tile': { tile: number; hex: number; doubled: 0 | 1 }
  'explore-space': object
  /** TA-7: a conquest: `opponent` had it, `trapped` it has been; `dice`: NONE for a rival's. */
  conquer: { anywhere: 0 | 1; dice: number }
  isolate: { hex: number }
  trap: { hex: number; by: Seat }
  'search-for-trap': { hex: number; by: Seat }
  conquered: { hex: number; dice: number; opponent: Seat; trapped: 0 | 1 }
  'conquer-dice': { hex: number; both: 0 | 1 }
  'take-die': { hex: number; red: number; black: number }
  /** TA-8. */
  invent: { source: string; origin: number }
  upgrade: { card: number; optional: 0 | 1 }
  upgraded: { card: number; row: number }
  'again-tech': { circle: 0 | 1; origin: number }
  /** TA-9: where a building or a landmark is put. */
  building: { types: number }
  'any-landmark': object
  place: { thing: number }
}
export type TapestryStep = StepOf<Steps>

export interface TapestryTable extends Table<TapestryStep> {
  first: Seat
  /** Whose turn it is. */
  turn: Seat
  large: 0 | 1
  /** The 2021 adjustments (TA-11.2); the level of the solo game, 0 for none (TA-19.10); the starred cards are kept (D45). */
  adjustments: 0 | 1
  level: number
  starred: 0 | 1
  /** What lies on each hex: a territory tile and its rotation; two tokens (TA-7.1). NONE for nothing. */
  tiles: number[]
  rotations: number[]
  tokens: number[]
  /** Decks are what they hold: nobody knows their order, so they have none until something is drawn (TA-14.1). */
  techDeck: number[]
  techRow: number[]
  techDiscards: number[]
  tapestryDeck: number[]
  tapestryDiscards: number[]
  /** Tapestry cards that lie face down on income mats, which nobody has seen (TA-4.2). */
  faceDown: number[]
  territoryDeck: number[]
  territoryDiscards: number[]
  spaceDeck: number[]
  civilizationDiscards: number[]
  /** The owner of each landmark, NONE while it waits (TA-5.15). */
  landmarks: Seat[]
  /** How often each achievement has been earned (TA-12.1). */
  achievements: number[]
  players: Player[]
  solo: Solo | null
}

/** The rivals Automa and Shadow Empire (TA-15). */
export const isRival = (t: TapestryTable, seat: Seat): boolean => t.solo !== null && seat > 0

/** A building that was put somewhere: `thing` a landmark, or the number of landmarks and a type; where its upper left corner lies, or beside, or elsewhere. */
const TURNS = 4
const PLACES = 256
export const builtOf = (thing: number, turn: number, place: number): number => (thing * TURNS + turn) * PLACES + place
export const thingOf = (built: number): number => (built / (TURNS * PLACES)) | 0
export const turnOf = (built: number): number => ((built / PLACES) | 0) % TURNS
export const placeOf = (built: number): number => built % PLACES
/** Places that are no corner of the grid (TA-9.3, 11.9): beside the mat, the columns of the Craftsmen, hexes. */
export const BESIDE = 144
export const STATUE = 145
export const ON_MAP = 160

export const techOf = (card: number, row: number): number => card * 4 + row
export const cardOf = (tech: number): number => tech >> 2
export const techRowOf = (tech: number): number => tech & 3

/** A card on the income mat: its slot (1 = Maker of Fire … 4) and what it is, FACE_DOWN where nobody knows. */
export const playedOf = (slot: number, card: number): number => slot * 64 + card
export const slotOf = (played: number): number => played >> 6
export const playedCard = (played: number): number => played & 63

/** TA-2.10: the next seats; one when there are two, the other one only once. */
export function neighboursOf(t: TapestryTable, seat: Seat): Seat[] {
  const n = t.players.length
  return n === 1 ? [] : n === 2 ? [1 - seat] : [(seat + 1) % n, (seat + n - 1) % n]
}

export const copyPlayer = (p: Player): Player => ({
  resources: p.resources.slice(),
  points: p.points.slice(),
  era: p.era,
  finished: p.finished,
  first: p.first,
  firstOfAll: p.firstOfAll,
  tokens: p.tokens.slice(),
  singular: p.singular,
  offered: p.offered.slice(),
  pair: p.pair.slice(),
  keptCapital: p.keptCapital,
  keptCivilization: p.keptCivilization,
  capital: p.capital,
  filled: p.filled.slice(),
  built: p.built.slice(),
  exposed: p.exposed.slice(),
  civilizations: p.civilizations.slice(),
  mats: p.mats.map(m => m.slice()),
  tech: p.tech.slice(),
  tiles: p.tiles.slice(),
  space: p.space.slice(),
  explored: p.explored.slice(),
  hand: p.hand.slice(),
  played: p.played.slice(),
  active: p.active,
  partner: p.partner,
  pact: p.pact,
  dictated: p.dictated,
  outposts: p.outposts,
  achieved: p.achieved,
  toppled: p.toppled,
  battery: p.battery,
})
