/**
 * The box: Tapestry's components as data, and the static tables that the rules read, computed once. Every figure comes from `data/`, so a corrected one
 * needs no code.
 */
import { indexIn } from '@loggia/core'
import achievements from '../data/achievements.json' with { type: 'json' }
import automaDecisionCards from '../data/automa-decision-cards.json' with { type: 'json' }
import automa from '../data/automa.json' with { type: 'json' }
import capitals from '../data/capitals.json' with { type: 'json' }
import civilizations from '../data/civilizations.json' with { type: 'json' }
import components from '../data/components.json' with { type: 'json' }
import dice from '../data/dice.json' with { type: 'json' }
import incomeMat from '../data/income-mat.json' with { type: 'json' }
import landmarks from '../data/landmarks.json' with { type: 'json' }
import map from '../data/map.json' with { type: 'json' }
import spaceTiles from '../data/space-tiles.json' with { type: 'json' }
import tapestryCards from '../data/tapestry-cards.json' with { type: 'json' }
import techCards from '../data/tech-cards.json' with { type: 'json' }
import territoryTiles from '../data/territory-tiles.json' with { type: 'json' }
import tracks from '../data/tracks.json' with { type: 'json' }
import { type Civilization, type CivilizationId, civilizationsOf, whereOf } from './civilizations/civilization.ts'
import { type Capital, capitalsOf, type Shape, shapesOf } from './shapes.ts'
import { type AutomaBox, automaOf } from './solo/box.ts'
import {
  ANY,
  BUILDINGS,
  CARDS,
  ERAS,
  KINDS,
  type MAPS,
  NONE,
  RESOURCES,
  type Source,
  SOURCES,
  TRACKS,
  TRAP,
  spaceOf,
} from './terms.ts'
import { type BonusCost, bonusCost, type Effect, effectsOf, type RawEffect } from './vocabulary.ts'
import { pairsOf, territoriesOf, type Territory, type WorldMap, worldMapOf } from './world.ts'

/** The data files of the rulebook's edition. */
export const shipped = {
  achievements,
  automa,
  automaDecisionCards,
  capitals,
  civilizations,
  components,
  dice,
  incomeMat,
  landmarks,
  map,
  spaceTiles,
  tapestryCards,
  techCards,
  territoryTiles,
  tracks,
}
export type Data = typeof shipped

/** A space of an advancement track; the start has neither benefit nor bonus. */
export interface Space {
  id: string
  benefit: number
  /** What the bonus brings, NONE without one, and what it costs. */
  bonus: number
  cost: BonusCost
  /** Resources that the space costs: of its track, and any (TA-5.1). */
  own: number
  any: number
  /** The landmark that the first one here gains, NONE for none (TA-5.5). */
  landmark: number
}

/** TA-8: `prerequisite`: a space of a track to be reached, or a slot of the income mat to be exposed (NONE, so not this one). */
export interface TechCard {
  id: string
  circle: number
  square: number
  space: number
  row: number
  slot: number
}

/**
 * TA-10: `on`: what an event brings to the player who has it in force. `modify`, `restrict`: what it changes, what it
 * forbids.
 */
export interface TapestryCard {
  id: string
  /** Index among KINDS. */
  kind: number
  copies: number
  whenPlayed: number
  on: Readonly<Partial<Record<string, Trigger>>>
  modify: readonly string[]
  restrict: readonly string[]
  /** The track or the type of building that a trigger or a prohibition is about, NONE for any. */
  track: number
  building: number
  /**
   * This many stay in the box in solo matches. `starred`: all of them if the option keeps the starred ones (TA-15.1,
   * D45).
   */
  soloCopies: number
  starred: boolean
}
export interface Trigger {
  effect: number
}

export interface Landmark {
  id: string
  /** Where on the tracks it waits, NONE where a tech card brings it. */
  space: number
  shape: number
}

/** What effects come from; it says the source of their points, and what may not repeat itself (TA-5.9, 8.6). */
export interface Origin {
  id: string
  source: number
}

export interface Box {
  data: Data
  effects: Effect[]
  origins: Origin[]
  originIds: string[]
  /** The origins of the things of each kind begin with this number. */
  origin: Record<'space' | 'tech' | 'tapestry' | 'territory' | 'space-tile' | 'civilization' | 'slot' | 'other', number>
  /** By `spaceOf(track, position)`. */
  spaces: Space[]
  spaceIds: string[]
  tech: TechCard[]
  /** By kind: a card of several copies is here once. */
  tapestries: TapestryCard[]
  /** The Trap among them (TA-7.6). */
  trap: number
  territories: Territory[]
  spaceTiles: { id: string; benefit: number }[]
  civilizations: Civilization[]
  /** Where each of them is in that list. */
  civ: Record<CivilizationId, number>
  landmarks: Landmark[]
  shapes: Shape[]
  capitals: Capital[]
  /** Capitals on the same start of the small map, three pairs (TA-2.3). */
  pairs: number[][]
  /** Slots of the income mat by row: their effects, of which points count in step 3 and everything else comes in step 4. */
  slots: { id: string; effects: number[] }[][]
  /** By row and how many of its slots are exposed: what these bring in an income turn of each resource, then of each kind of cards (TA-4.4). */
  income: number[][][]
  hexIds: string[]
  maps: Record<(typeof MAPS)[number], WorldMap>
  /** VP of an achievement from the highest, by map (TA-12.1). */
  achievements: Record<(typeof MAPS)[number], number[][]>
  /** Outposts to topple for the achievement (TA-12.3); outposts of a player (TA-1.1). */
  topples: number
  outposts: number
  red: number[]
  black: number[]
  /** The track of each face of the science die (D23). */
  science: number[]
  /** Any resources for the first of the neighbours, by era (TA-4.2). */
  firstOfNeighbours: number[]
  /** TA-15 to 19 */
  automa: AutomaBox
}

type RawTrigger = { on?: string; do?: RawEffect; modify?: string; restrict?: string; track?: string; building?: string }
type RawCard = {
  id: string
  kind: string
  copies: number
  soloCopies: number
  starred?: boolean
  whenPlayed?: RawEffect
  thisEra?: RawTrigger[]
}
type RawSpace = {
  space: number
  id: string
  cost: Partial<Record<string, number>>
  benefit: RawEffect
  bonus?: { pay: { res?: string; discard?: string; n: number }; then: RawEffect }
  landmark?: string
}
/** Computes the static tables of a set of components. The data must have passed `schema.ts` if they are not the shipped ones. */
export function boxOf(data: Data): Box {
  const landmarkIds = data.landmarks.landmarks.map(l => l.id)
  const { effects, effect } = effectsOf(landmarkIds)
  const raw = <X>(x: unknown): X => x as X

  const spaces = raw<{ resource: string; spaces: RawSpace[] }[]>(data.tracks.tracks).flatMap(
    ({ resource, spaces }, track): Space[] => [
      {
        id: `${TRACKS[track]}-0`,
        benefit: NONE,
        bonus: NONE,
        cost: { resources: 0, discard: NONE, n: 0 },
        own: 0,
        any: 0,
        landmark: NONE,
      },
      ...spaces.map(s => ({
        id: s.id,
        benefit: effect(s.benefit),
        bonus: effect(s.bonus?.then),
        cost: bonusCost(s.bonus?.pay ?? { n: 0 }),
        own: s.cost[resource] ?? 0,
        any: s.cost['any'] ?? 0,
        landmark: s.landmark === undefined ? NONE : indexIn(landmarkIds, s.landmark),
      })),
    ],
  )
  const tech = data.techCards.cards.map((c): TechCard => {
    const p = raw<{ track?: string; minSpace?: number; income?: string; slot?: number }>(c.prerequisite)
    return {
      id: c.id,
      circle: effect(raw(c.circle)),
      square: effect(raw(c.square)),
      space: p.track === undefined ? NONE : spaceOf(indexIn(TRACKS, p.track), p.minSpace!),
      row: p.income === undefined ? NONE : indexIn(BUILDINGS, p.income),
      slot: p.slot ?? 0,
    }
  })
  const tapestries = raw<RawCard[]>(data.tapestryCards.cards).map((c): TapestryCard => {
    const lines = c.thisEra ?? []
    const about = lines.find(l => l.track) ?? {}
    const of = lines.find(l => l.building)?.building
    return {
      id: c.id,
      kind: indexIn(KINDS, c.kind),
      copies: c.copies,
      whenPlayed: effect(c.whenPlayed),
      on: Object.fromEntries(lines.flatMap(l => (l.on ? [[l.on, { effect: effect(l.do) }]] : []))),
      modify: lines.flatMap(l => l.modify ?? []),
      restrict: lines.flatMap(l => l.restrict ?? []),
      track: about.track === undefined ? NONE : indexIn(TRACKS, about.track),
      building: of === undefined ? NONE : indexIn(BUILDINGS, of),
      soloCopies: c.soloCopies,
      starred: c.starred ?? false,
    }
  })
  const spaceTiles = data.spaceTiles.tiles.map(t => ({ id: t.id, benefit: effect(raw(t.benefit)) }))
  const slots = BUILDINGS.map(id => {
    const row = data.incomeMat.rows.find(r => r.id === id)!
    return raw<{ id: string; effects: RawEffect[] }[]>(row.slots).map(s => ({
      id: s.id,
      effects: s.effects.map(effect),
    }))
  })

  const { shapes, shapeOf } = shapesOf(data.landmarks.landmarks)
  const landmarks = data.landmarks.landmarks.map((l): Landmark => {
    const { track, space } = raw<{ track?: string; space?: number }>(l.from)
    return {
      id: l.id,
      space: track === undefined ? NONE : spaceOf(indexIn(TRACKS, track), space!),
      shape: shapeOf(l.id),
    }
  })

  const territories = territoriesOf(data.territoryTiles.tiles, benefit => effect(raw(benefit)))
  const hexIds = data.map.large.map(h => h.id)
  const mapOf = (side: 'small' | 'large') => worldMapOf(data.map, side, hexIds, data.capitals.capitals.length)

  const civilizations = civilizationsOf(data.civilizations.civilizations, effect)

  const origins: Origin[] = []
  const from = (source: Source, ids: readonly string[]): number => {
    const first = origins.length
    for (const id of ids) origins.push({ id, source: SOURCES.indexOf(source) })
    return first
  }
  const origin = {
    space: from(
      'tracks',
      spaces.map(s => s.id),
    ),
    tech: from(
      'technology',
      tech.map(c => c.id),
    ),
    tapestry: from(
      'tapestries',
      tapestries.map(c => c.id),
    ),
    territory: from(
      'exploring',
      territories.map(t => t.id),
    ),
    'space-tile': from(
      'space',
      spaceTiles.map(t => t.id),
    ),
    civilization: from(
      'civilizations',
      data.civilizations.civilizations.map(c => c.id),
    ),
    slot: from('markets', []),
    other: 0,
  }
  for (const [row, source] of (['markets', 'houses', 'farms', 'armories'] as const).entries())
    from(
      source,
      slots[row].map(s => s.id),
    )
  origin.other = from('exploring', [])
  for (const [id, source] of OTHER_ORIGINS) from(source, [id])

  return {
    data,
    origins,
    originIds: origins.map(o => o.id),
    origin,
    spaces,
    spaceIds: spaces.map(s => s.id),
    tech,
    tapestries,
    trap: tapestries.findIndex(c => c.kind === TRAP),
    territories,
    spaceTiles,
    civilizations,
    civ: whereOf(civilizations),
    landmarks,
    shapes,
    capitals: capitalsOf(data.capitals.capitals),
    pairs: pairsOf(data.map.small),
    slots,
    income: slots.map(row =>
      [0, ...row.keys()].map((_, n) =>
        brings(
          row.slice(0, n).flatMap(s => s.effects),
          effects,
        ),
      ),
    ),
    hexIds,
    maps: { small: mapOf('small'), large: mapOf('large') },
    // A box of an earlier release leaves the figure out: the rules had it.
    topples: data.achievements.achievements.find(a => a.id === 'topple-two')?.outposts ?? 2,
    outposts: data.components.counts.outpostsPerPlayer,
    achievements: {
      small: data.achievements.achievements.map(a => a.vp.small),
      large: data.achievements.achievements.map(a => a.vp.large),
    },
    red: data.dice.red.map(f => effect(raw(f))),
    black: data.dice.black.map(f => effect(raw(f))),
    science: data.dice.science.flatMap(s => Array<number>(s.faces).fill(indexIn(TRACKS, s.track))),
    firstOfNeighbours: Array.from(
      { length: ERAS + 1 },
      (_, n) => (data.incomeMat.firstOfNeighbours as Partial<Record<string, { n: number }>>)[n]?.n ?? 0,
    ),
    automa: automaOf(data, hexIds, effect),
    effects,
  }
}

/** How much of each resource effects gain, then of each kind of cards. */
function brings(list: readonly number[], effects: readonly Effect[]): number[] {
  const sums = [...RESOURCES, ...CARDS].map(() => 0)
  for (const effect of list) {
    const e = effects[effect]
    if (e.op === 'gain' && e.res !== ANY) sums[e.res] += e.n
    else if (e.op === 'gain-card') sums[RESOURCES.length + e.kind] += e.n
  }
  return sums
}

/** Where effects come from that are no component of their own. */
export const OTHER_ORIGINS = [
  ['alignment', 'exploring'],
  ['red-die', 'conquering'],
  ['black-die', 'conquering'],
  ['achievement', 'achievements'],
  ['district', 'houses'],
  ['first-of-neighbours', 'civilizations'],
  ['adjustment', 'civilizations'],
  ['automa', 'automa'],
  ['trap', 'tapestries'],
] as const satisfies readonly (readonly [string, Source])[]
export type OtherOrigin = (typeof OTHER_ORIGINS)[number][0]
/** The number of such an origin. */
export const otherOrigin = (box: Box, id: OtherOrigin): number => box.origin.other + OTHER_PLACES[id]
const OTHER_PLACES = Object.fromEntries(OTHER_ORIGINS.map(([id], k) => [id, k])) as Record<OtherOrigin, number>
