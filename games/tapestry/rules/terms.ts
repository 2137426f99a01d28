/** The terms of the rulebook (TA-1), each a number of its own. */

/** TA-1.2; the number behind them is "any 1 resource". */
export const RESOURCES = ['coin', 'worker', 'food', 'culture'] as const
export const COIN = 0
export const WORKER = 1
export const FOOD = 2
export const CULTURE = 3
export const ANY = 4
export const MOST = 8

/** TA-1.3: the advancement tracks, and the resource of each. A space is `spaceOf(track, position)`, position 0 the start. */
export const TRACKS = ['exploration', 'science', 'technology', 'military'] as const
export const EXPLORATION = 0
export const SCIENCE = 1
export const TECHNOLOGY = 2
export const MILITARY = 3
export const TRACK_RESOURCE = [FOOD, WORKER, COIN, CULTURE] as const
export const END = 12
export const spaceOf = (track: number, position: number): number => track * (END + 1) + position
export const trackOf = (space: number): number => (space / (END + 1)) | 0
export const positionOf = (space: number): number => space % (END + 1)
/** Tier of a position, I = 1; 0 before the first (TA-1.3). */
export const tierOf = (position: number): number => ((position + 2) / 3) | 0
/** Where the landmarks of a track wait: the entries of tiers II to IV (TA-5.5). */
export const isLandmarkPosition = (position: number): boolean => position > 1 && position % 3 === 1

/** Income buildings by the row of the income mat; each row's resource has the row's number (TA-2.5). */
export const BUILDINGS = ['market', 'house', 'farm', 'armory'] as const
export const MARKET = 0
export const HOUSE = 1
export const FARM = 2
export const ARMORY = 3
export const SLOTS = 6

/** What can be gained as a card: tapestry cards go to the hand, tiles to the supply (TA-20.2). */
export const CARDS = ['tapestry', 'territory', 'space'] as const
export const TAPESTRY = 0
export const TERRITORY = 1
export const SPACE = 2
/** What can be discarded for a bonus (TA-5.3). */
export const DISCARDS = ['tapestry', 'territory', 'tech'] as const
export const TECH = 2

export const TERRAINS = ['sea', 'mountain', 'grass', 'forest', 'desert'] as const

/** TA-8: rows of tech cards, the bottom one first. */
export const BOTTOM = 0
export const MIDDLE = 1
export const TOP = 2

/** Kinds of tapestry cards (TA-10). A card that lies face down has no kind: it is FACE_DOWN. */
export const KINDS = ['when-played', 'this-era', 'trap'] as const
export const WHEN_PLAYED = 0
export const THIS_ERA = 1
export const TRAP = 2
export const FACE_DOWN = 63

/** TA-12 */
export const ACHIEVEMENTS = ['complete-track', 'topple-two', 'middle-island'] as const
export const COMPLETE_TRACK = 0
export const TOPPLE_TWO = 1
export const MIDDLE_ISLAND = 2

/** Income turns of a match (TA-3.3). */
export const ERAS = 5

/** What lies on a territory (TA-7.1): `tokenOf(seat, kind)`; NONE for nothing. A building is one of the Nomads. */
export const TOKENS = ['outpost', 'toppled', 'marker', 'building', 'toppled-building'] as const
export const OUTPOST = 0
export const TOPPLED = 1
export const MARKER = 2
export const BUILDING = 3
export const TOPPLED_BUILDING = 4
export const tokenOf = (seat: number, kind: number): number => seat * 8 + kind
export const seatOf = (token: number): number => token >> 3
export const kindOf = (token: number): number => token & 7
/** TA-7.1: this many tokens close a territory. */
export const TOKENS_PER_HEX = 2

/** May the bonus of a space be paid for, is it free, or is there none (TA-5.4)? */
export const BONUSES = ['none', 'pay', 'free'] as const
export const NO_BONUS = 0
export const PAY = 1
export const FREE = 2

/** TA-7.4: the conquer dice. */
export const DIE_COLOURS = ['red', 'black'] as const
export const RED = 0
export const BLACK = 1

/** TA-7.8: which dice a conquest brings. */
export const DICE = ['one', 'both-if-opponent', 'both'] as const
export const ONE = 0
export const BOTH_IF_OPPONENT = 1
export const BOTH = 2

/** Where points come from: benefits and bonuses of the tracks, the rows of the income mat, and so on. */
export const SOURCES = [
  'tracks',
  'markets',
  'houses',
  'farms',
  'armories',
  'exploring',
  'conquering',
  'technology',
  'space',
  'tapestries',
  'civilizations',
  'achievements',
  'automa',
] as const
export type Source = (typeof SOURCES)[number]
export const sourceOf = (source: Source): number => SOURCES.indexOf(source)

/** Nothing, nobody, nowhere. */
export const NONE = -1

/** TA-2.1: the sides of the board. */
export const MAPS = ['small', 'large'] as const

/** What `vp-per` counts (TA-20.4). */
export const PER = [
  'tech-card',
  'controlled-territory',
  'farm',
  'house',
  'market',
  'armory',
  'landmark',
  'territory-tile',
  'tapestry-card',
  'track-space',
  'track-where-you-lead-or-tie',
  'income-coin',
  'opponent',
] as const
export type Per = (typeof PER)[number]
