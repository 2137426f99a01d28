/**
 * The box: Terra Mystica's components as data, and the static tables that the rules read, computed once. Every number comes from
 * `data/`, so a corrected figure or another map needs no code. Land hexes and river hexes are numbered apart, in reading order.
 */
import { indexIn } from '@loggia/core'
import actions from '../data/actions.json' with { type: 'json' }
import bonusCards from '../data/bonus-cards.json' with { type: 'json' }
import constants from '../data/constants.json' with { type: 'json' }
import cults from '../data/cults.json' with { type: 'json' }
import factions from '../data/factions.json' with { type: 'json' }
import favorTiles from '../data/favor-tiles.json' with { type: 'json' }
import firstGame from '../data/first-game.json' with { type: 'json' }
import map from '../data/map-base.json' with { type: 'json' }
import miniExpansions from '../data/mini-expansions.json' with { type: 'json' }
import scoringTiles from '../data/scoring-tiles.json' with { type: 'json' }
import terrain from '../data/terrain.json' with { type: 'json' }
import townTiles from '../data/town-tiles.json' with { type: 'json' }
import { type Chart, chartOf } from './chart.ts'
import { type Faction, factionOf } from './faction.ts'
import { type Amounts, BUILDINGS, EVENTS, NONE, SPECIALS, vector } from './terms.ts'

/** The data files of the rulebook's edition and of its mini-expansions. */
export const shipped = {
  actions,
  bonusCards,
  constants,
  cults,
  factions,
  favorTiles,
  firstGame,
  map,
  miniExpansions,
  scoringTiles,
  terrain,
  townTiles,
}
export type Data = typeof shipped

export interface BonusCard {
  id: string
  ledger: string
  gain: number[]
  special: number
  shipping: number
  passVp: number[]
  passShippingVp: number
  option: boolean
}
export interface FavorTile {
  id: string
  ledger: string
  cult: number
  steps: number
  copies: number
  gain: number[]
  special: number
  townPower: number
  buildVp: number[]
  passVp: number[]
}
export interface TownTile {
  id: string
  ledger: string
  copies: number
  vp: number
  keys: number
  gain: number[]
  steps: number
  shipping: boolean
  option: boolean
}
/** `cult` −1: the bonus counts priests on the cult board. */
export interface ScoringTile {
  id: string
  ledger: string
  vp: number[]
  cult: number
  every: number
  gain: number[]
  early: boolean
  option: boolean
}
export interface PowerAction {
  id: string
  ledger: string
  cost: number
  gain: number[]
  bridge: boolean
}

export interface Box extends Chart {
  data: Data
  factions: Faction[]
  cards: BonusCard[]
  favors: FavorTile[]
  towns: TownTile[]
  scoring: ScoringTile[]
  powers: PowerAction[]
  cults: string[]
  /** Power on reaching each space of a track (TM-7.11a); steps of the priest spaces, best first, and of a priest that is returned (TM-7.10). */
  cultPower: number[]
  priestSteps: number[]
  returnSteps: number
  /** Power value of each structure (TM-1.6). */
  value: number[]
  town: { size: number; sanctuarySize: number; power: number }
  rounds: number
  /** Coins that make one VP at the end, usually and for the Alchemists (TM-10.4). */
  coinsPerVp: number
  areaVp: number[]
  cultVp: number[]
}

const events = (vp: Amounts | undefined): number[] => EVENTS.map(e => vp?.[e] ?? 0)

/** Computes the static tables of a set of components. */
export function boxOf(data: Data): Box {
  const cult = data.cults.tracks.map(c => c.id)
  const mini = data.miniExpansions
  const special = (source: string, kind: string | undefined) =>
    kind === undefined ? NONE : indexIn(SPECIALS, `${source}-${kind.replace('-1', '')}`)
  type RawCard = {
    id: string
    ledger: string
    income?: Amounts
    special?: string
    shippingBonus?: number
    passVp?: Amounts
    option?: string
  }
  type RawFavor = {
    id: string
    ledger: string
    cult: string
    steps: number
    copies: number
    income?: Amounts
    special?: string
    townPower?: number
    onBuildVp?: Amounts
    passVpByTradingHouses?: number[]
  }
  type RawTown = {
    id: string
    ledger: string
    copies: number
    vp: number
    keys: number
    gain: { cults?: Amounts }
    option?: string
  }
  type RawScoring = {
    id: string
    ledger: string
    actionVp: Amounts
    cultBonus: { cult: string; everySteps: number; gain: Amounts }
    restriction?: string
    option?: string
  }
  return {
    ...chartOf(
      data.map,
      data.terrain.cycle.map(c => c.id),
    ),
    data,
    factions: data.factions.factions.map(f => factionOf(f as never, data)),
    cards: [...data.bonusCards.cards, ...mini.bonusCards].map((c: RawCard) => ({
      id: c.id,
      ledger: c.ledger,
      gain: vector(c.income),
      special: special('bonus', c.special),
      shipping: c.shippingBonus ?? 0,
      passVp: BUILDINGS.map(b => c.passVp?.[b] ?? 0),
      passShippingVp: c.passVp?.['shippingLevel'] ?? 0,
      option: c.option !== undefined,
    })),
    favors: data.favorTiles.tiles.map((f: RawFavor) => ({
      id: f.id,
      ledger: f.ledger,
      cult: indexIn(cult, f.cult),
      steps: f.steps,
      copies: f.copies,
      gain: vector(f.income),
      special: special('favor', f.special),
      townPower: f.townPower ?? 0,
      buildVp: events(f.onBuildVp),
      passVp: f.passVpByTradingHouses ?? [],
    })),
    towns: [...data.townTiles.tiles, ...mini.townTiles].map((w: RawTown) => ({
      id: w.id,
      ledger: w.ledger,
      copies: w.copies,
      vp: w.vp,
      keys: w.keys,
      gain: vector(w.gain as Amounts),
      steps: w.gain.cults?.['fire'] ?? 0,
      shipping: 'shipping' in w.gain,
      option: w.option !== undefined,
    })),
    scoring: [...data.scoringTiles.tiles, ...mini.scoringTiles].map((s: RawScoring) => ({
      id: s.id,
      ledger: s.ledger,
      vp: events(s.actionVp),
      cult: s.cultBonus.cult === 'priests-on-cult-board' ? NONE : indexIn(cult, s.cultBonus.cult),
      every: s.cultBonus.everySteps,
      gain: vector(s.cultBonus.gain),
      early: s.restriction !== undefined,
      option: s.option !== undefined,
    })),
    powers: data.actions.powerActions.map(a => ({
      id: a.id,
      ledger: a.ledger,
      cost: a.power,
      gain: vector(typeof a.gain === 'string' ? {} : (a.gain as Amounts)),
      bridge: typeof a.gain === 'string',
    })),
    cults: cult,
    cultPower: Array.from({ length: data.cults.length + 1 }, (_, n) => (data.cults.power as Amounts)[n] ?? 0),
    priestSteps: data.cults.priestSpaces,
    returnSteps: data.cults.priestToSupplySteps,
    value: BUILDINGS.map(b => data.constants.structurePower[b]),
    town: {
      size: data.constants.town.structures,
      sanctuarySize: data.constants.town.structuresWithSanctuary,
      power: data.constants.town.power,
    },
    rounds: data.constants.rounds,
    coinsPerVp: data.constants.coinsPerVp,
    areaVp: data.constants.areaVp,
    cultVp: data.constants.cultVp,
  }
}
