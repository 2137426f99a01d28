/** The ledger's letters. */
import type { CONVERSIONS, SPECIALS } from '../rules/index.ts'

export const CULT_CODES = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const
/** By our number of the structure. */
export const STRUCTURE_CODES = ['D', 'TP', 'TE', 'SH', 'SA'] as const
export const SPECIAL_CODES: Readonly<Record<(typeof SPECIALS)[number], string>> = {
  'bonus-spade': 'BON1',
  'bonus-cult': 'BON2',
  'favor-cult': 'FAV6',
  'auren': 'ACTA',
  'witches': 'ACTW',
  'swarmlings': 'ACTS',
  'chaos-magicians': 'ACTC',
  'giants': 'ACTG',
  'nomads': 'ACTN',
  'engineers-bridge': 'ACTE',
}
/** What an action gives, by the step that asks about it, as a record names what is given up. */
export const OWED: Readonly<Record<string, string>> = {
  spades: 'SPADE',
  bridge: 'BRIDGE',
  ride: 'FREE_D',
  swarm: 'FREE_TP',
  sandstorm: 'FREE_TF',
  favor: 'GAIN_FAVOR',
  town: 'GAIN_TW',
  cult: 'CULT',
  ordain: 'CONVERT_W_TO_P',
}
/** Conversions; a priest to coins goes by way of a worker. */
export const TRADES: Readonly<Record<string, (typeof CONVERSIONS)[number]>> = {
  'PW>C': 'power-coin',
  'PW>W': 'power-worker',
  'PW>P': 'power-priest',
  'W>C': 'worker-coin',
  'P>W': 'priest-worker',
  'VP>C': 'vp-coin',
  'C>VP': 'coins-vp',
}
