/** The factions (TM-11): a faction board as numbers, and beside them what only that faction does. The odd abilities as functions are in `abilities.ts`. */
import { indexIn } from '@loggia/core'
import type { Data } from './box.ts'
import { OLDER } from './older.ts'
import { type Amounts, BUILDINGS, NONE, SPECIALS, vector } from './terms.ts'

/** Figures of an ability, which holds from the beginning (TM-11); zero where a faction has none. */
export const ABILITY = {
  /** VP and workers for each town (TM-11.2, 11.10). */
  townVp: 0,
  townWorkers: 0,
  /** VP for each spade used (TM-11.5). */
  spadeVp: 0,
  /** Favor tiles at each temple and at the sanctuary (TM-11.11). */
  favors: 1,
  /** Every transformation takes this many spades and ends at home (TM-11.12). */
  flat: 0,
  /** Workers for a bridge as an action (TM-11.7). */
  bridgeWorkers: 0,
}
/** Figures of a stronghold: what it gives at once, what its action is worth, and what holds once it stands. */
export const STRONGHOLD = {
  /** At once: power (TM-11.3a), VP (TM-11.6), favor tiles (TM-11.1), most workers that become priests (TM-11.4b). */
  power: 0,
  vp: 0,
  favors: 0,
  ordained: 0,
  /** Free spades: at once (TM-11.5), or as the action (TM-11.12a). Cult steps of the action (TM-11.1). */
  spades: 0,
  steps: 0,
  /** Power for each spade used (TM-11.3). */
  spadePower: 0,
  /** VP for each bridge between own structures at a pass (TM-11.7). */
  bridgeVp: 0,
}
export type Ability = typeof ABILITY
export type Stronghold = typeof STRONGHOLD

/** What a faction does differently from the others, besides figures; absent is what all others do. */
export interface Oddities {
  /** Trades VP and coins (TM-7.9). */
  trades?: true
  /** A cult step for power that others take (TM-11.6). */
  devout?: true
  /** May name a river hex in founding a town (TM-8.7). */
  riverTowns?: true
  /** A shipping step of a town tile lets its carpets fly farther (mini-expansion). */
  flies?: true
  /** Places its dwellings of the set-up after all others (TM-3.7). */
  last?: true
}
const ODDITIES: Record<string, Oddities> = {
  'alchemists': { trades: true },
  'chaos-magicians': { last: true },
  'cultists': { devout: true },
  'fakirs': { flies: true },
  'mermaids': { riverTowns: true },
}

export interface Faction extends Ability {
  id: string
  ledger: string
  home: number
  trades: boolean
  devout: boolean
  riverTowns: boolean
  last: boolean
  flies: boolean
  /** Coins that make one VP at the end (TM-10.4). */
  coinsPerVp: number
  start: {
    coins: number
    workers: number
    priests: number
    bowls: number[]
    cults: number[]
    dwellings: number
    vp: number
  }
  /** Highest shipping, 0 without a track; VP by value reached. */
  shipping: number
  maxShipping: number
  shipCoins: number
  shipPriests: number
  shipVp: number[]
  /** Price of a spade by level of the exchange track, in workers or (Darklings) priests; VP for each paid one. */
  rates: number[]
  digsWithPriests: boolean
  paidSpadeVp: number
  digCoins: number
  digWorkers: number
  digPriests: number
  digVp: number
  /** Tunnel or carpet (TM-11.15): hexes skipped, workers and priests, without and with the stronghold; VP. −1: none. */
  skipRange: number[]
  skipWorkers: number[]
  skipPriests: number[]
  skipVp: number
  /** Structures: pieces, coins and workers; coins of a trading house without a neighbour; income by the number on the map. */
  pieces: number[]
  coins: number[]
  workers: number[]
  lonelyCoins: number
  income: number[][][]
  /** Special action of the stronghold, −1 for none; its figures. */
  special: number
  stronghold: Stronghold
  /** Spades from one terrain to another the short and the long way without passing home; 0 where there is no such way (TM-15.11). By from × 7 + to. */
  short: number[]
  long: number[]
}

interface RawFaction {
  id: string
  ledger: string
  homeTerrain: string
  start: {
    vp: number
    workers: number
    coins: number
    priests: number
    power: number[]
    cults: Amounts
    dwellings: number
  }
  shipping: { start: number; max: number; advanceCost: Amounts; vpOnReaching: Amounts } | null
  spade: {
    currency: string
    rates: number[]
    vpPerPaidSpade?: number
    advanceCost: Amounts | null
    vpPerAdvance: number
  }
  skip?: { cost: Amounts[]; range: number[]; vp: number }
  buildings: Record<
    string,
    { count: number; cost: Amounts; costWithoutNeighbor?: Amounts; income: Record<string, number[]> }
  >
  ability?: { figures?: Partial<Ability> }
  stronghold: { ledgerAction: string | null; actionToken: boolean; figures?: Partial<Stronghold> }
}

/** Reads a faction board. */
export function factionOf(raw: RawFaction, data: Data): Faction {
  const odd = ODDITIES[raw.id] ?? {}
  const older = OLDER[raw.id]
  const ability = { ...ABILITY, ...(raw.ability?.figures ?? older?.ability) }
  const stronghold = { ...STRONGHOLD, ...(raw.stronghold.figures ?? older?.stronghold) }
  const { shipping: ship, spade, skip } = raw
  const boards = BUILDINGS.map(b => raw.buildings[b])
  const home = data.terrain.cycle.findIndex(c => c.id === raw.homeTerrain)
  const n = data.terrain.cycle.length
  const way = (long: boolean) =>
    Array.from({ length: n * n }, (_, k) => spades((k / n) | 0, k % n, home, n, long, ability.flat))
  return {
    id: raw.id,
    ledger: raw.ledger,
    home,
    ...ability,
    trades: odd.trades ?? false,
    devout: odd.devout ?? false,
    riverTowns: odd.riverTowns ?? false,
    last: odd.last ?? false,
    flies: odd.flies ?? false,
    coinsPerVp: odd.trades ? data.constants.coinsPerVpAlchemists : data.constants.coinsPerVp,
    start: {
      coins: raw.start.coins,
      workers: raw.start.workers,
      priests: raw.start.priests,
      bowls: raw.start.power,
      cults: data.cults.tracks.map(c => raw.start.cults[c.id] ?? 0),
      dwellings: raw.start.dwellings,
      vp: raw.start.vp,
    },
    shipping: ship?.start ?? 0,
    maxShipping: ship?.max ?? 0,
    shipCoins: ship?.advanceCost['coins'] ?? 0,
    shipPriests: ship?.advanceCost['priests'] ?? 0,
    shipVp: Array.from({ length: (ship?.max ?? 0) + 1 }, (_, k) => ship?.vpOnReaching[k] ?? 0),
    rates: spade.rates,
    digsWithPriests: spade.currency === 'priests',
    paidSpadeVp: spade.vpPerPaidSpade ?? 0,
    digCoins: spade.advanceCost?.['coins'] ?? 0,
    digWorkers: spade.advanceCost?.['workers'] ?? 0,
    digPriests: spade.advanceCost?.['priests'] ?? 0,
    digVp: spade.vpPerAdvance,
    skipRange: skip?.range ?? [NONE, NONE],
    skipWorkers: [0, 1].map(k => skip?.cost[k]['workers'] ?? 0),
    skipPriests: [0, 1].map(k => skip?.cost[k]['priests'] ?? 0),
    skipVp: skip?.vp ?? 0,
    pieces: boards.map(b => b.count),
    coins: boards.map(b => b.cost['coins'] ?? 0),
    workers: boards.map(b => b.cost['workers'] ?? 0),
    lonelyCoins: boards[1].costWithoutNeighbor?.['coins'] ?? 0,
    income: boards.map(b =>
      Array.from({ length: b.count + 1 }, (_, k) =>
        vector(Object.fromEntries(Object.entries(b.income).map(([what, list]) => [what, list[k]]))),
      ),
    ),
    special: raw.stronghold.actionToken ? indexIn(SPECIALS, raw.id) : NONE,
    stronghold,
    short: way(false),
    long: way(true),
  }
}

/** Spades that turn one terrain into another in one direction; 0 when that way leads over home or is no way (TM-15.11). */
function spades(from: number, to: number, home: number, n: number, long: boolean, flat: number): number {
  if (from === to) return 0
  if (flat) return to === home && !long ? flat : 0
  const up = (to - from + n) % n
  const shorter = up <= n - up
  const upwards = shorter !== long
  const steps = upwards ? up : n - up
  for (let k = 1; k < steps; k++) if ((from + (upwards ? k : n - k)) % n === home) return 0
  return steps
}
