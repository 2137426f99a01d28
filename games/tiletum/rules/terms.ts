/** The terms of the rulebook (TI-1.2, 1.3), each a number of its own. */
export const GOODS = ['gold', 'food', 'wool', 'stone', 'iron'] as const
export const GOLD = 0
export const FOOD = 1
export const WOOL = 2
export const STONE = 3
export const IRON = 4

/** The six actions; the first five are also the types of characters, and what the joker may choose (TI-6.6, 7.10). */
export const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king', 'joker'] as const
export type Action = (typeof ACTIONS)[number]
export const TYPES = 5

/** Values of a die, and sectors of the wheel. A value's index is one less than the value. */
export const PIPS = 6

/** Tiles by their front (TI-1.5), and the decks, by their back. */
export const KINDS = ['helper', 'contract', 'crest', 'character'] as const
export type Kind = (typeof KINDS)[number]
export const DECKS = ['bonus', 'contract', 'character'] as const
export type Deck = (typeof DECKS)[number]

/** The two pieces that travel (TI-6.8). */
export const PIECES = ['merchant', 'architect'] as const
export type Piece = (typeof PIECES)[number]
export const indexOfPiece = (piece: string): number => PIECES.indexOf(piece as Piece)
export const MERCHANT = 0
export const ARCHITECT = 1

/** What fairs count (TI-11.3). */
export const COUNTERS = [
  'trading-post-on-map',
  'pillar-on-map',
  'cathedral-tile',
  'fulfilled-contract',
  'placed-crest',
  'character-on-floor-2-or-3',
  'building-with-all-rooms-filled',
] as const
/** How a fair counts: `king-track` adds the points of the own space instead of multiplying (TI-11.4). */
export const MODES = ['each', 'set', 'king-track'] as const

/** Where points come from; the last three are those of the final scoring (TI-14.1). */
export const SOURCES = [
  'start',
  'helpers',
  'characters',
  'contracts',
  'crests',
  'cathedrals',
  'posts',
  'king',
  'fairs',
  'map',
  'buildings',
  'goods',
] as const
export type Source = (typeof SOURCES)[number]
export const sourceOf = (source: Source): number => SOURCES.indexOf(source)

/** Nothing lies there. */
export const NONE = -1
