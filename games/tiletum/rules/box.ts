/**
 * The box: Tiletum's components as data, and the static tables that the rules read, computed once. Every figure comes from `data/`, so a corrected one
 * needs no code.
 */
import { indexIn } from '@loggia/core'
import actionWheel from '../data/action-wheel.json' with { type: 'json' }
import bonusTiles from '../data/bonus-tiles.json' with { type: 'json' }
import cathedrals from '../data/cathedrals.json' with { type: 'json' }
import characters from '../data/characters.json' with { type: 'json' }
import components from '../data/components.json' with { type: 'json' }
import contractTiles from '../data/contract-tiles.json' with { type: 'json' }
import corruptionTokens from '../data/corruption-tokens.json' with { type: 'json' }
import crests from '../data/crests.json' with { type: 'json' }
import fairs from '../data/fairs.json' with { type: 'json' }
import kingTrack from '../data/king-track.json' with { type: 'json' }
import map from '../data/map.json' with { type: 'json' }
import playerBoard from '../data/player-board.json' with { type: 'json' }
import scoring from '../data/scoring.json' with { type: 'json' }
import setup from '../data/setup.json' with { type: 'json' }
import { type Effect, type RawEffect, effectsOf } from './vocabulary.ts'
import { ACTIONS, COUNTERS, type Deck, DECKS, GOODS, type Kind, NONE, PIPS } from './terms.ts'

/** The data files of the rulebook's edition. */
export const shipped = {
  actionWheel,
  bonusTiles,
  cathedrals,
  characters,
  components,
  contractTiles,
  corruptionTokens,
  crests,
  fairs,
  kingTrack,
  map,
  playerBoard,
  scoring,
  setup,
}
export type Data = typeof shipped

/** A tile with a face. `effect`: what a helper does, what a contract gives besides, the bonus of a character; NONE for none. */
export interface Tile {
  id: string
  kind: Kind
  deck: Deck
  minPlayers: number
  effect: number
  /** Of a contract: what it costs, by good, how many identical goods of one's choice, and what it is worth (TI-8.2). */
  cost: number[]
  identical: number
  vp: number
  /** Family of a crest, type of a character; NONE for others. */
  family: number
  type: number
}

/** A house of the player board: its rooms are `first` … `first + rooms − 1`, from floor 1 up (TI-7). */
export interface Building {
  id: string
  first: number
  rooms: number
  roof: boolean
  marker: number
  food: number
  effect: number
}

/** Where trading posts stand, or bonus tiles lie. */
export interface Slot {
  id: string
  space: number
  minPlayers: number
  effect: number
}

/** Its pillars stand on, and its tiles lie on, the numbers `first` … `first + slots − 1`, tiles from the top (TI-2.6). */
export interface Cathedral {
  id: string
  space: number
  first: number
  slots: number
}

export interface Fair {
  id: string
  mode: string
  counts: number[]
  vp: number
}

export interface Box {
  data: Data
  effects: Effect[]
  /** Bonus, contract and character tiles, one after another. */
  tiles: Tile[]
  tileIds: string[]
  families: string[]
  /** Tiles in each deck, by number of players (TI-2.3). */
  decks: Record<Deck, number[]>[]
  buildings: Building[]
  rooms: { id: string; building: number; floor: number }[]
  contractSpaces: { vp: number; pillar: boolean }[]
  storehouse: number
  spaces: string[]
  neighbours: number[][]
  postSlots: Slot[]
  tileSlots: Slot[]
  /** Slots by space. */
  postsAt: number[][]
  tilesAt: number[][]
  cathedrals: Cathedral[]
  /** The cathedral of a space, NONE for none; and of a tile. */
  cathedralAt: number[]
  cathedralTiles: { id: string; vp: number; cathedral: number }[]
  costTiles: { id: string; stone: number; vp: number; unavailable: boolean }[]
  start: number
  fairs: Fair[]
  fairVp: number[]
  fairCity: number
  cities: number[]
  /** VP of the king track's spaces from the left, and where the discs begin (TI-2.9). */
  track: number[]
  trackIds: string[]
  trackStart: number
  /** Value of each corruption token. */
  tokens: number[]
  /** Action points by the index of a die's value (TI-5.5). */
  actionPoints: number[]
  printed: number[]
  /** Gold for changing a die, by the difference of its values: around the circle, if that is shorter (TI-5.8). */
  changeGold: number[]
  buyGold: number
  buyGoods: number
  offerCost: number[]
  offerSize: number
  completed: number[]
}

interface RawTile {
  id: string
  kind?: string
  minPlayers: number
  effect?: RawEffect
  extra?: RawEffect | null
  bonus?: RawEffect
  cost?: Partial<Record<string, number>>
  vp?: number
  crest?: string
  type?: string
}
interface RawSlot {
  id: string
  minPlayers: number
  bonus?: RawEffect | null
}

/** Computes the static tables of a set of components. The data must have passed `schema.ts` if they are not the shipped ones. */
export function boxOf(data: Data): Box {
  const { effects, effect } = effectsOf()
  const families = data.crests.types.map(c => c.id)
  const types = data.characters.types.map(t => t.id)
  const tile =
    (deck: Deck) =>
    (raw: RawTile): Tile => ({
      id: raw.id,
      kind: (raw.kind ?? 'character') as Kind,
      deck,
      minPlayers: raw.minPlayers,
      effect: effect(raw.effect ?? raw.extra ?? raw.bonus),
      cost: GOODS.map(g => raw.cost?.[g] ?? 0),
      identical: raw.cost?.['identical'] ?? 0,
      vp: raw.vp ?? 0,
      family: raw.crest === undefined ? NONE : indexIn(families, raw.crest),
      type: raw.type === undefined ? NONE : indexIn(ACTIONS, data.characters.types[indexIn(types, raw.type)].action),
    })
  const tiles = [
    ...(data.bonusTiles.tiles as RawTile[]).map(tile('bonus')),
    ...(data.contractTiles.tiles as RawTile[]).map(tile('contract')),
    ...(data.characters.tiles as RawTile[]).map(tile('character')),
  ]
  const inDeck = (deck: Deck, seats: number) =>
    tiles.flatMap((t, k) => (t.deck === deck && t.minPlayers <= seats ? [k] : []))

  let rooms = 0
  const buildings = data.playerBoard.buildings.map((b): Building => {
    const first = rooms
    rooms += b.rooms
    return {
      id: b.id,
      first,
      rooms: b.rooms,
      roof: b.roofTradingPost,
      marker: b.bonusApMarker,
      food: b.crest.food,
      effect: effect(b.crest.bonus as RawEffect),
    }
  })

  const spaces = data.map.spaces.map(s => s.id)
  const neighbours: number[][] = spaces.map(() => [])
  for (const e of data.map.edges) {
    const [a, b] = [indexIn(spaces, e.a), indexIn(spaces, e.b)]
    neighbours[a].push(b)
    neighbours[b].push(a)
  }
  const slots = (of: 'tradingPostSlots' | 'bonusTileSlots'): Slot[] =>
    data.map.spaces.flatMap((s, space) =>
      ((s as Partial<Record<typeof of, RawSlot[]>>)[of] ?? []).map(slot => ({
        id: slot.id,
        space,
        minPlayers: slot.minPlayers,
        effect: effect(slot.bonus),
      })),
    )
  const postSlots = slots('tradingPostSlots')
  const tileSlots = slots('bonusTileSlots')
  const bySpace = (list: readonly Slot[]) => spaces.map((_, s) => list.flatMap((x, k) => (x.space === s ? [k] : [])))

  const names = data.cathedrals.cathedrals.map(c => c.id)
  // Tiles in the order of their cathedrals, those with more VP on top (TI-2.6).
  const cathedralTiles = data.cathedrals.tiles
    .map(t => ({ id: t.id, vp: t.vp, cathedral: indexIn(names, t.cathedral) }))
    .sort((a, b) => a.cathedral - b.cathedral || b.vp - a.vp)
  const cathedralList = data.cathedrals.cathedrals.map(
    (c, k): Cathedral => ({
      id: c.id,
      space: indexIn(spaces, c.city),
      first: cathedralTiles.findIndex(t => t.cathedral === k),
      slots: c.pillarSlots,
    }),
  )
  const seats = Object.keys(data.setup.players).map(Number)

  return {
    data,
    effects,
    tiles,
    tileIds: tiles.map(t => t.id),
    families,
    decks: Array.from({ length: Math.max(...seats) + 1 }, (_, n) => ({
      bonus: inDeck(DECKS[0], n),
      contract: inDeck(DECKS[1], n),
      character: inDeck(DECKS[2], n),
    })),
    buildings,
    rooms: buildings.flatMap((b, building) =>
      Array.from({ length: b.rooms }, (_, k) => ({ id: `${b.id}-floor-${k + 1}`, building, floor: k + 1 })),
    ),
    contractSpaces: data.playerBoard.contractSpaces.map(c => ({ vp: c.vp, pillar: c.pillar })),
    storehouse: data.playerBoard.storehouseSlots,
    spaces,
    neighbours: neighbours.map(list => list.sort((a, b) => a - b)),
    postSlots,
    tileSlots,
    postsAt: bySpace(postSlots),
    tilesAt: bySpace(tileSlots),
    cathedrals: cathedralList,
    cathedralAt: spaces.map((_, s) => cathedralList.findIndex(c => c.space === s)),
    cathedralTiles,
    costTiles: data.cathedrals.costTiles.map(c => ({
      id: c.id,
      stone: c.stone ?? 0,
      vp: c.vp ?? 0,
      unavailable: c.unavailable ?? false,
    })),
    start: indexIn(spaces, data.map.start),
    fairs: data.fairs.fairTiles.map(f => ({
      id: f.id,
      mode: f.mode,
      counts: f.mode === 'king-track' ? [] : f.counts.map(c => indexIn(COUNTERS, c)),
      vp: f.vp,
    })),
    fairVp: data.fairs.boardVpByRound,
    fairCity: indexIn(spaces, data.fairs.fixedCity),
    cities: data.fairs.cityTiles.map(c => indexIn(spaces, c.city)),
    track: data.kingTrack.spaces.map(s => s.vp),
    trackIds: data.kingTrack.spaces.map(s => String(s.index)),
    trackStart: data.kingTrack.spaces.findIndex(s => s.index === data.kingTrack.start),
    tokens: data.corruptionTokens.tokens.map(c => c.value),
    actionPoints: data.actionWheel.actionPoints,
    printed: data.actionWheel.actions
      .toSorted((a, b) => a.printedPosition - b.printedPosition)
      .map(a => indexIn(ACTIONS, a.id)),
    changeGold: data.actionWheel.actionPoints.map(
      (_, way) => Math.min(way, PIPS - way) * data.actionWheel.dieChange.goldPerStep,
    ),
    buyGold: data.playerBoard.purchase.gold,
    buyGoods: data.playerBoard.purchase.resources,
    offerCost: data.contractTiles.offer.actionPoints,
    offerSize: data.characters.offer.slots,
    completed: data.scoring.completedBuildings,
  }
}
