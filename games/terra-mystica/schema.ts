/**
 * What a box of Terra Mystica must be before `boxOf` computes its tables: every name known, every table as long as its
 * track, a walkable map. For boxes that are not the shipped one; the rules never check data.
 */
import { z } from 'zod'
import { WORDS } from './rules/chart.ts'
import type { Data } from './rules/box.ts'
import { ABILITY, STRONGHOLD } from './rules/faction.ts'
import { BUILDINGS, EVENTS } from './rules/terms.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const amount = z.int().min(0).max(63)
const file = <S extends z.ZodRawShape>(shape: S) =>
  z.looseObject({
    provenance: z.looseObject({}).refine(p => Object.keys(p).length > 0, 'says nothing of its source'),
    ...shape,
  })
/** A list in which no id stands twice. */
const listOf = <S extends z.ZodType<{ id: string }>>(thing: S, max: number) =>
  z
    .array(thing)
    .min(1)
    .max(max)
    .refine(list => new Set(list.map(x => x.id)).size === list.length, 'an id stands twice')
const amounts = z.partialRecord(z.enum(['coins', 'workers', 'priests', 'power', 'spades']), amount)
const cultSteps = z.partialRecord(z.enum(['fire', 'water', 'earth', 'air']), z.int().min(0).max(10))
const ledger = z.string().regex(/^[A-Z]+\d+$/)

const hex = z
  .looseObject({
    id: z.string(),
    kind: z.enum(['land', 'river']),
    terrain: id.nullish(),
    q: z.int(),
    r: z.int(),
    neighbors: z.array(z.string()).max(6),
  })
  .refine(
    h => ((h.kind === 'land') === !!h.terrain && h.terrain !== 'river') || h.kind === 'river',
    'land has a terrain',
  )
const map = file({
  hexes: listOf(hex, 200),
  bridges: listOf(z.looseObject({ id, between: z.array(z.string()).length(2) }), 48),
}).superRefine((m, ctx) => {
  const wrong = (message: string, ...path: (string | number)[]) => {
    ctx.addIssue({ code: 'custom', message, path })
  }
  const hexes = new Map(m.hexes.map(h => [h.id, h]))
  const land = m.hexes.filter(h => h.kind === 'land')
  if (land.length > 32 * WORDS) wrong(`more than ${32 * WORDS} land hexes`, 'hexes')
  if (m.hexes.length - land.length > 64) wrong('more than 64 river hexes', 'hexes')
  m.hexes.forEach((h, k) => {
    for (const n of h.neighbors) {
      const other = hexes.get(n)
      if (!other?.neighbors.includes(h.id)) wrong(`${h.id} and ${n} are not neighbours of each other`, 'hexes', k)
      else if (
        Math.max(Math.abs(h.q - other.q), Math.abs(h.r - other.r), Math.abs(h.q + h.r - other.q - other.r)) !== 1
      )
        wrong(`${h.id} and ${n} do not lie side by side`, 'hexes', k)
    }
  })
  m.bridges.forEach((b, k) => {
    if (!b.between.every(end => hexes.get(end)?.kind === 'land')) wrong('a bridge joins two land hexes', 'bridges', k)
  })
})

const structure = z
  .looseObject({
    count: z.int().min(1).max(8),
    cost: amounts,
    costWithoutNeighbor: amounts.optional(),
    income: z.partialRecord(z.enum(['coins', 'workers', 'priests', 'power']), z.array(amount)),
  })
  .refine(
    s => Object.values(s.income).every(list => list.length === s.count + 1),
    'income is given for none, one, … all of the pieces',
  )
/** Figures by their names; a box of an earlier release has none, since the rules had them. */
const figures = (names: object) => z.partialRecord(z.enum(Object.keys(names)), z.int().min(1).max(15)).optional()
const faction = z.looseObject({
  id,
  ledger: z.string().regex(/^[a-z]+$/),
  homeTerrain: id,
  start: z.looseObject({
    vp: amount,
    workers: amount,
    coins: amount,
    priests: z.int().min(0).max(7),
    power: z.array(amount).length(3),
    cults: cultSteps,
    dwellings: z.int().min(1).max(3),
  }),
  shipping: z
    .looseObject({
      start: z.int().min(0),
      max: z.int().min(1).max(5),
      advanceCost: amounts,
      vpOnReaching: z.record(z.string(), amount),
    })
    .nullable(),
  spade: z.looseObject({
    currency: z.enum(['workers', 'priests']),
    rates: z.array(z.int().min(1)).min(1),
    advanceCost: amounts.nullable(),
    vpPerAdvance: amount,
  }),
  buildings: z.record(z.enum(BUILDINGS), structure),
  ability: z.looseObject({ figures: figures(ABILITY) }).optional(),
  stronghold: z.looseObject({ actionToken: z.boolean(), figures: figures(STRONGHOLD) }),
})

const card = z.looseObject({
  id,
  ledger,
  income: amounts.optional(),
  passVp: z.partialRecord(z.enum([...BUILDINGS, 'shippingLevel']), amount).optional(),
  shippingBonus: z.literal(1).optional(),
})
const favor = z.looseObject({
  id,
  ledger,
  cult: id,
  steps: z.int().min(1).max(3),
  copies: z.int().min(1),
  income: amounts.optional(),
})
const town = z.looseObject({
  id,
  ledger,
  copies: z.int().min(1),
  vp: amount,
  keys: z.int().min(1),
  gain: z.looseObject({ cults: cultSteps.optional() }),
})
const scoring = z.looseObject({
  id,
  ledger,
  actionVp: z.partialRecord(z.enum(EVENTS), amount),
  cultBonus: z.looseObject({ cult: z.string(), everySteps: z.int().min(1), gain: amounts }),
})

/** A whole box, as `boxOf` takes it. */
export const boxSchema = z
  .strictObject({
    actions: file({ powerActions: listOf(z.looseObject({ id, ledger, power: z.int().min(1).max(12) }), 8) }),
    bonusCards: file({
      cards: listOf(card, 12),
      usedPerPlayers: z.record(z.enum(['2', '3', '4', '5']), z.int().min(5)),
    }),
    constants: file({
      rounds: z.int().min(1).max(9),
      areaVp: z.array(amount),
      coinsPerVp: z.int().min(1),
      coinsPerVpAlchemists: z.int().min(1),
    }),
    cults: file({
      tracks: listOf(z.looseObject({ id }), 4).length(4),
      length: z.literal(10),
      priestSpaces: z.array(z.int().min(1)).length(4),
      finalVp: z.array(amount),
    }),
    factions: file({
      common: z.looseObject({ priests: z.int().min(1), bridges: z.int().min(0) }),
      factions: listOf(faction, 24),
    }),
    favorTiles: file({ tiles: listOf(favor, 16) }),
    firstGame: file({ dwellings: z.record(z.string(), z.array(z.string())), scoringTiles: z.array(id) }),
    map,
    miniExpansions: file({ townTiles: z.array(town), bonusCards: z.array(card), scoringTiles: z.array(scoring) }),
    scoringTiles: file({ tiles: listOf(scoring, 12) }),
    terrain: file({ cycle: listOf(z.looseObject({ id, ledgerColor: z.string() }), 7).length(7) }),
    townTiles: file({ tiles: listOf(town, 10) }),
  })
  .superRefine((box, ctx) => {
    const demand = (holds: boolean, message: string, ...path: string[]) => {
      if (!holds) ctx.addIssue({ code: 'custom', message, path })
    }
    const terrains = box.terrain.cycle.map(c => c.id)
    const cults = box.cults.tracks.map(c => c.id)
    const land = new Map(box.map.hexes.map(h => [h.id, h.terrain]))
    for (const f of box.factions.factions) {
      demand(terrains.includes(f.homeTerrain), `${f.id} lives nowhere`, 'factions')
      demand(
        box.map.hexes.filter(h => h.terrain === f.homeTerrain).length >= f.start.dwellings,
        `no room for the dwellings of ${f.id}`,
        'map',
      )
    }
    for (const h of box.map.hexes)
      demand(h.kind === 'river' || terrains.includes(h.terrain!), `${h.id} has an unknown terrain`, 'map')
    for (const f of box.favorTiles.tiles)
      demand(cults.includes(f.cult), `${f.id} belongs to an unknown cult`, 'favorTiles')
    for (const s of box.scoringTiles.tiles)
      demand(cults.includes(s.cultBonus.cult), `${s.id} belongs to an unknown cult`, 'scoringTiles')
    demand(box.scoringTiles.tiles.length >= box.constants.rounds, 'fewer scoring tiles than rounds', 'scoringTiles')
    for (const n of Object.values(box.bonusCards.usedPerPlayers))
      demand(n <= box.bonusCards.cards.length, 'fewer bonus cards than are used', 'bonusCards')
    for (const [name, hexes] of Object.entries(box.firstGame.dwellings)) {
      const home = box.factions.factions.find(f => f.id === name)?.homeTerrain
      demand(
        home !== undefined && hexes.every(h => land.get(h) === home),
        `a dwelling of the first game is not at home: ${name}`,
        'firstGame',
      )
    }
  })

/** The data of a foreign box, checked. Throws a `ZodError` that says what is wrong, and where. */
export const readBox = (raw: unknown): Data => boxSchema.parse(raw) as unknown as Data
