/** What the rules name by number: resources, structures, events that score, special actions. */
/** What can be paid and gained; a vector of gains is in this order. */
export const RESOURCES = ['coin', 'worker', 'priest', 'power', 'spade'] as const
export const COIN = 0
export const WORKER = 1
export const PRIEST = 2
export const POWER = 3
export const SPADE = 4
/** The structures, in the order of the faction board. */
export const BUILDINGS = ['dwelling', 'trading-house', 'temple', 'stronghold', 'sanctuary'] as const
export const DWELLING = 0
export const TRADING_HOUSE = 1
export const TEMPLE = 2
export const STRONGHOLD = 3
export const SANCTUARY = 4
export const NONE = -1
export const CULTS = 4
/** What scoring and favor tiles give points for: the structures by number, then these. */
export const SPADE_USED = 5
export const TOWN = 6
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
export const BONUS_SPADE = 0
export const BONUS_CULT = 1
export const FAVOR_CULT = 2
export const AUREN = 3
export const WITCHES = 4
export const SWARMLINGS = 5
export const CHAOS = 6
export const GIANTS = 7
export const NOMADS = 8
export const ENGINEERS = 9

/** Amounts by name, as the data has them. */
export type Amounts = Partial<Record<string, number>>
/** A gain as a vector by `RESOURCES`. */
export const vector = (gain: Amounts | undefined): number[] =>
  RESOURCES.map(r => gain?.[r === 'power' ? r : `${r}s`] ?? 0)
