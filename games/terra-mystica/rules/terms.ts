/** What the rules name by number: resources, structures, events that score, special actions. */
/** What can be paid and gained; a vector of gains is in this order. */
export const RESOURCES = ['coin', 'worker', 'priest', 'power', 'spade'] as const
export const COIN = 0,
  WORKER = 1,
  PRIEST = 2,
  POWER = 3,
  SPADE = 4
/** The structures, in the order of the faction board. */
export const BUILDINGS = ['dwelling', 'trading-house', 'temple', 'stronghold', 'sanctuary'] as const
export const DWELLING = 0,
  TRADING_HOUSE = 1,
  TEMPLE = 2,
  STRONGHOLD = 3,
  SANCTUARY = 4
export const NONE = -1
export const CULTS = 4
/** What scoring and favor tiles give points for: the structures by number, then these. */
export const SPADE_USED = 5,
  TOWN = 6
export const EVENTS = [...BUILDINGS, 'spade', 'town'] as const

/** Special actions (TM-7.12f): the octagons of cards, tiles and strongholds, and the Engineers' bridge, which has none. */
export const SPECIALS = [
  'bonus-spade',
  'bonus-cult',
  'favor-cult',
  'auren',
  'witches',
  'swarmlings',
  'chaos-magicians',
  'giants',
  'nomads',
  'engineers-bridge',
] as const
export const BONUS_SPADE = 0,
  BONUS_CULT = 1,
  FAVOR_CULT = 2,
  AUREN = 3,
  WITCHES = 4,
  SWARMLINGS = 5,
  CHAOS = 6,
  GIANTS = 7,
  NOMADS = 8,
  ENGINEERS = 9

/** Amounts by name, as the data has them. */
export type Amounts = Partial<Record<string, number>>
/** A gain as a vector by `RESOURCES`. */
export const vector = (gain: Amounts | undefined): number[] =>
  RESOURCES.map(r => gain?.[r === 'power' ? r : `${r}s`] ?? 0)
