/** What the rules name by number. */

/** What auctions are about (PF-6.1); with two players the three landscapes are one object (PF-15.4). */
export const OBJECTS = [
  'forest',
  'lake',
  'park',
  'jester',
  'builder',
  'prestige-card',
  'recruiting-card',
  'landscape',
] as const
export const JESTER = 3
export const BUILDER = 4
export const PRESTIGE_CARD = 5
export const RECRUITING_CARD = 6
export const ANY_LANDSCAPE = 7
/** Where a pawn stands that marks no object (PF-6.2): not yet anywhere, or beside the board since its owner has forgone. */
export const NOWHERE = -1
export const FORGONE = 8

export const DECKS = ['profession', 'prestige', 'bonus'] as const
export const PROFESSIONS = 0
export const PRESTIGE = 1
export const BONUS = 2

/** Tiles by number: ten kinds of building, then the landscapes in the order of the objects. */
export const BUILDINGS = 10
export const LANDSCAPES = ['forest', 'lake', 'park'] as const
export const FOREST = 10
export const SIZES = ['large', 'medium', 'small'] as const
export const FREEDOMS = ['travel', 'religion', 'opinion'] as const

/** Where prestige comes from (PF-14): the sources of the final score. */
export const SOURCES = [
  'works',
  'best-work',
  'buildings',
  'builders',
  'landscapes',
  'prestige-cards',
  'characters',
  'sold',
] as const
export const WORKS = 0
export const BEST_WORK = 1
export const FROM_BUILDINGS = 2
export const FROM_BUILDERS = 3
export const FROM_LANDSCAPES = 4
export const FROM_CARDS = 5
export const FROM_CHARACTERS = 6
export const SOLD = 7

/**
 * Special characters (PF-17). The owner: a seat, or nobody since it lies on display, or since it was used in this
 * special auction or later (PF-17.3).
 */
export const CHARACTERS = ['banker', 'cardinal', 'merchant', 'muse', 'princess', 'professor'] as const
export const BANKER = 0
export const CARDINAL = 1
export const MERCHANT = 2
export const MUSE = 3
export const PRINCESS = 4
export const PROFESSOR = 5
export const ON_DISPLAY = -1
export const USED = -2

/** The edges of an estate that meet a neighbour's (PF-18.1). */
export const EDGES = ['west', 'east'] as const
export const WEST = 0
export const EAST = 1
/** How many sums can be named as a share of a joint building: 0, 100 … */
export const SHARES = 256

/** Bits of the actions that a turn may hold only once (PF-8.2). */
export const ONCE_FREEDOM = 1
export const ONCE_PROFESSION = 2

/** Everything that bonus cards and prestige cards count (`count.ts`). */
export const COUNTERS = [
  'building',
  'building-large',
  'building-medium',
  'building-small',
  'building-size-kind',
  'landscape',
  'forest',
  'lake',
  'park',
  'landscape-kind',
  'freedom',
  'freedom-kind',
  'jester',
  'builder',
  'prestige-card',
  'object-kind',
  'card-in-hand',
  'card-in-front',
  'empty-square',
  'completed-work',
] as const
