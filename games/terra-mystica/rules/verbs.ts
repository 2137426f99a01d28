/** The words of Terra Mystica: moves, notes and reasons, each with its rule. */
import { boxed, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import type { Box } from './box.ts'
import { SOURCES, type Steps, type TerraTable } from './table.ts'
import { BUILDINGS, RESOURCES, SPECIALS } from './terms.ts'

const ids = (things: readonly { id: string }[]) => things.map(t => t.id)
export const FACTION = boxed('faction', 24, (box: Box) => ids(box.factions))
export const HEX = boxed('hex', 96, (box: Box) => box.hexes)
export const RIVER = boxed('river', 64, (box: Box) => box.rivers)
export const SITE = boxed('site', 48, (box: Box) => box.sites)
export const TERRAIN = boxed('terrain', 7, (box: Box) => box.terrains)
export const CULT = boxed('cult', 4, (box: Box) => box.cults)
export const CARD = boxed('card', 12, (box: Box) => ids(box.cards))
export const FAVOR = boxed('favor', 16, (box: Box) => ids(box.favors))
export const TOWN_TILE = boxed('town', 10, (box: Box) => ids(box.towns))
export const SCORING = boxed('scoring', 12, (box: Box) => ids(box.scoring))
export const POWER_ACTION = boxed('power-action', 8, (box: Box) => ids(box.powers))
export const SPECIAL = fixed('special', ...SPECIALS)
export const BUILDING = fixed('building', ...BUILDINGS)
/** Where a priest goes: onto the space of 3 steps, onto one of 2, or back to the stock for 1 (TM-7.10). */
export const PLACE = fixed('place', '3', '2', '1')
export const CONVERSIONS = [
  'power-coin',
  'power-worker',
  'power-priest',
  'worker-coin',
  'priest-worker',
  'vp-coin',
  'coins-vp',
] as const
export const CONVERSION = fixed('conversion', ...CONVERSIONS)
export const FEW = numbers('few', 4)
const RESOURCE = fixed('resource', ...RESOURCES)
const SOURCE = fixed('source', ...SOURCES)
const SEAT = numbers('seat', 5)
const AMOUNT = numbers('amount', 128)
const ROUND = numbers('round', 10)

export const V = verbs({
  tile: ['TM-3.1', SCORING],
  card: ['TM-7.14c', CARD],
  faction: ['TM-3.5', FACTION],
  place: ['TM-3.7', HEX],
  take: ['TM-7.14c', CARD],
  build: ['TM-7.6g', HEX],
  transform: ['TM-7.6b', HEX, TERRAIN],
  detour: ['TM-15.11', HEX, TERRAIN],
  upgrade: ['TM-7.7', HEX, BUILDING],
  ship: ['TM-7.7'],
  exchange: ['TM-7.7'],
  priest: ['TM-7.10', CULT, PLACE],
  power: ['TM-7.12a', POWER_ACTION],
  special: ['TM-7.12f', SPECIAL],
  pass: ['TM-7.14', CARD],
  retire: ['TM-7.14'],
  convert: ['TM-7.9', CONVERSION],
  burn: ['TM-6.3'],
  connect: ['TM-8.7', RIVER],
  favor: ['TM-7.7a', FAVOR],
  town: ['TM-8.2', TOWN_TILE],
  cult: ['TM-7.11', CULT],
  bridge: ['TM-2.5', SITE],
  ordain: ['TM-11.4b', FEW],
  accept: ['TM-7.8'],
  decline: ['TM-7.8'],
  later: ['TM-7.8e'],
  suggested: [],
  done: [],
  leave: ['TM-15.24'],
})

export const N = lexicon({
  starts: ['TM-3.11', SEAT],
  faction: ['TM-3.5', SEAT, FACTION],
  round: ['TM-4.1', ROUND, SCORING],
  turn: ['TM-7.1', SEAT],
  income: ['TM-5.1', SEAT],
  card: ['TM-7.14c', SEAT, CARD],
  gained: [SEAT, RESOURCE, AMOUNT],
  paid: [SEAT, RESOURCE, AMOUNT],
  burned: ['TM-6.3', SEAT],
  vp: [SEAT, SOURCE, AMOUNT],
  lost: [SEAT, SOURCE, AMOUNT],
  transformed: ['TM-7.6b', SEAT, HEX, TERRAIN],
  built: ['TM-7.6e', SEAT, HEX, BUILDING],
  bridged: ['TM-2.5', SEAT, SITE],
  skipped: ['TM-11.15', SEAT, HEX],
  shipping: ['TM-7.7', SEAT, ROUND],
  exchange: ['TM-7.7', SEAT, ROUND],
  priest: ['TM-7.10', SEAT, CULT, PLACE],
  cult: ['TM-7.11', SEAT, CULT, AMOUNT],
  blocked: ['TM-7.11b', SEAT, CULT],
  favor: ['TM-7.7a', SEAT, FAVOR],
  town: ['TM-8.2', SEAT, TOWN_TILE],
  'river-town': ['TM-8.7', SEAT, RIVER],
  joined: ['TM-8.3', SEAT, HEX],
  power: ['TM-7.12a', SEAT, POWER_ACTION],
  special: ['TM-7.12f', SEAT, SPECIAL],
  offered: ['TM-7.8b', SEAT, AMOUNT],
  declined: ['TM-7.8', SEAT],
  consoled: ['TM-11.6', SEAT],
  passed: ['TM-7.14', SEAT],
  returned: ['TM-7.14e', SEAT, CARD],
  dropped: ['TM-15.24', SEAT],
  'cult-bonus': ['TM-9.2', SEAT, AMOUNT],
  over: ['TM-4.1'],
})

export const R = reasons({
  'not-there': ['TM-3.1'],
  'too-late': ['TM-3.1'],
  'same-outcome': ['TM-3.2'],
  'colour-taken': ['TM-3.5'],
  'not-drawn': ['TM-3.5'],
  'not-home': ['TM-7.6b', HEX],
  occupied: ['TM-2.2', HEX],
  'card-not-free': ['TM-7.14c', CARD],
  'out-of-reach': ['TM-7.6a', HEX],
  'no-piece': ['TM-12.1', BUILDING],
  short: ['TM-12.4', RESOURCE, AMOUNT],
  'no-such-way': ['TM-15.11'],
  'only-short': ['TM-7.12c'],
  'hex-done': ['TM-7.12d', HEX],
  'must-end-home': ['TM-7.12d'],
  'not-enough-spades': ['TM-7.12c'],
  'use-a-spade': ['TM-7.12e'],
  'not-turned-home': ['TM-7.6k', HEX],
  'no-shipping': ['TM-11.16'],
  'no-exchange': ['TM-7.7'],
  'track-end': ['TM-7.7'],
  'not-own': ['TM-7.7', HEX],
  'no-such-upgrade': ['TM-7.7', BUILDING],
  'spaces-full': ['TM-7.10c', CULT],
  'action-taken': ['TM-7.12a', POWER_ACTION],
  'special-used': ['TM-7.12f', SPECIAL],
  'no-special': ['TM-7.12f', SPECIAL],
  'no-target': ['TM-12.4'],
  'no-bridge': ['TM-12.1'],
  'site-taken': ['TM-2.5', SITE],
  'no-end': ['TM-7.12b', SITE],
  'favor-owned': ['TM-7.7a', FAVOR],
  'favor-gone': ['TM-12.3', FAVOR],
  'town-gone': ['TM-12.3', TOWN_TILE],
  'not-cut': ['TM-7.11e', CULT],
  'at-once': ['TM-7.8e'],
  'no-conversion': ['TM-7.9', CONVERSION],
  'stock-empty': ['TM-7.9'],
  'not-needed': ['TM-7.9'],
  'no-sacrifice': ['TM-6.3'],
  'too-many': ['TM-15.23'],
  'not-mermaids': ['TM-8.7'],
  'no-town': ['TM-8.8', RIVER],
  'wrong-round': ['TM-7.14c'],
  'not-an-edge': ['TM-11.14a', HEX],
  'not-given-up': ['TM-7.15'],
  stays: ['TM-15.24'],
})

/** The typed identity in which all steps of Terra Mystica are written. */
export const steps = stepsOf<TerraTable, Steps, Box, typeof V>()
