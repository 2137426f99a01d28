/**
 * What a box of Tiletum must be before `boxOf` may compute its tables: every number there, every name known, the map in one piece, enough of everything for
 * the set-up. For those who load a box that is not the shipped one; the rules themselves never check data.
 */
import { z } from 'zod'
import { NAMED } from './effects/names.ts'
import { RULES } from './effects/rules.ts'
import type { Data } from './rules/box.ts'
import { ACTIONS, COUNTERS, GOODS, MODES, PIPS, TYPES } from './rules/terms.ts'
import type { Word } from './rules/word.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const amount = z.int().min(0).max(63)
const few = z.int().min(0).max(15)
const players = z.int().min(2).max(4)
const file = <S extends z.ZodRawShape>(shape: S) =>
  z.looseObject({ provenance: z.looseObject({ default: z.string() }), ...shape })
/** A list in which no id stands twice. */
const listOf = <S extends z.ZodType<{ id: string }>>(thing: S, max: number, min = 1) =>
  z
    .array(thing)
    .min(min)
    .max(max)
    .refine(list => new Set(list.map(x => x.id)).size === list.length, 'an id stands twice')

// Effects (TI-12). What needs a die is for helpers alone, and never a part of something else: it is only used when there is one.
const goods = Object.fromEntries(GOODS.map(g => [g, amount.min(1).optional()]))
const gain = z.strictObject({ op: z.literal('gain'), ...goods }).refine(e => Object.keys(e).length > 1, 'gains nothing')
const SORTS = { amount: amount.min(1), few: few.min(1) }
/** The words that may stand only there; undefined: everywhere. */
const words = (only?: Word['only']) =>
  NAMED.flatMap(name => {
    const { op = name, says, only: where } = RULES[name]
    const fields = Object.entries(says).map(([field, sort]) => [
      field,
      typeof sort === 'string' ? SORTS[sort] : z.enum(sort),
    ])
    return where === only ? [z.strictObject({ op: z.literal(op), ...Object.fromEntries(fields) })] : []
  })
const simple = z.union([gain, z.strictObject({ op: z.literal('vp'), n: amount.min(1) }), ...words()])
const all = <E extends z.ZodType>(part: E) =>
  z.strictObject({ op: z.literal('all'), effects: z.array(part).min(2).max(12), anyOrder: z.boolean().optional() })
const again = z.union(words('no-character'))
const bonus = z.union([simple, all(simple)])
const effect = z.union([simple, again, all(z.union([simple, again]))])
const helperEffect = z.union([effect, ...words('helper')])

const helper = z.looseObject({ id, kind: z.literal('helper'), minPlayers: players, effect: helperEffect })
const contract = z.looseObject({
  id,
  kind: z.literal('contract'),
  minPlayers: players,
  cost: z
    .strictObject({ identical: amount.min(1).optional(), ...goods })
    .refine(c => Object.keys(c).length > 0, 'costs nothing'),
  vp: amount,
  extra: effect.nullable(),
})
const crest = z.looseObject({ id, kind: z.literal('crest'), minPlayers: players, crest: id })
// A character whose bonus were to reactivate its own house would never come to an end.
const character = z.looseObject({ id, type: id, minPlayers: players, bonus })

const slot = z.looseObject({ id, minPlayers: players })
const city = z.looseObject({
  id,
  kind: z.literal('city'),
  tradingPostSlots: listOf(slot.extend({ bonus: effect.nullable() }), 8, 0),
  bonusTileSlots: listOf(slot, 4, 0),
})
const road = z.looseObject({ id, kind: z.literal('road') })
const map = file({
  start: id,
  spaces: listOf(z.discriminatedUnion('kind', [city, road]), 48),
  edges: z.array(z.looseObject({ a: id, b: id })),
}).superRefine((m, ctx) => {
  const wrong = (message: string, ...path: (string | number)[]) => ctx.addIssue({ code: 'custom', message, path })
  const near = new Map(m.spaces.map(s => [s.id, [] as string[]]))
  m.edges.forEach((e, k) => {
    if (!near.has(e.a) || !near.has(e.b)) wrong('leads to an unknown space', 'edges', k)
    near.get(e.a)?.push(e.b)
    near.get(e.b)?.push(e.a)
  })
  const reached = new Set<string>()
  const spread = (space: string) => {
    if (reached.has(space)) return
    reached.add(space)
    near.get(space)?.forEach(spread)
  }
  spread(m.start)
  for (const s of m.spaces) if (!reached.has(s.id)) wrong(`no way leads to ${s.id}`, 'spaces')
  const home = m.spaces.find(s => s.id === m.start)
  for (const n of [2, 3, 4])
    if (home?.kind !== 'city' || home.tradingPostSlots.filter(s => s.minPlayers <= n).length !== n)
      wrong(`in the first city everybody of ${n} has a trading post, and nobody two`, 'start')
  const slots = m.spaces.flatMap(s => (s.kind === 'city' ? s.tradingPostSlots.map(x => x.id) : []))
  if (new Set(slots).size !== slots.length || slots.length > 64)
    wrong('slots have ids of their own, and words', 'spaces')
})

const costTile = z.union([
  z.looseObject({ id, unavailable: z.literal(true) }),
  z.looseObject({ id, stone: amount, vp: amount, unavailable: z.literal(false).optional() }),
])
const cathedrals = file({
  cathedrals: listOf(z.looseObject({ id, city: id, pillarSlots: few.min(1) }), 16),
  tiles: listOf(z.looseObject({ id, cathedral: id, vp: amount }), 48),
  costTiles: listOf(costTile, 16),
})
  .refine(
    c => c.cathedrals.every(x => c.tiles.filter(k => k.cathedral === x.id).length === x.pillarSlots),
    'a cathedral has as many tiles as slots for pillars',
  )
  .refine(c => c.tiles.every(k => c.cathedrals.some(x => x.id === k.cathedral)), 'a tile of an unknown cathedral')
  .refine(c => new Set(c.cathedrals.map(x => x.city)).size === c.cathedrals.length, 'two cathedrals in one city')
  .refine(c => c.costTiles.length >= c.cathedrals.length, 'a cost tile for every cathedral')

const fairs = file({
  boardVpByRound: z.array(few),
  fixedCity: id,
  fairTiles: listOf(
    z
      .looseObject({ id, vp: few, mode: z.enum(MODES), counts: z.array(z.string()).min(1) })
      .refine(
        f => f.mode === 'king-track' || f.counts.every(c => (COUNTERS as readonly string[]).includes(c)),
        'counts something unknown',
      ),
    16,
  ),
  cityTiles: listOf(z.looseObject({ id, city: id }), 16, 0),
})

const kingTrack = file({
  start: z.int(),
  lastRoundBonusVp: amount,
  bonusTileRounds: z
    .array(few)
    .refine(rounds => rounds.includes(1), 'the tile of the first round is laid in the set-up'),
  spaces: z
    .array(z.looseObject({ index: z.int(), vp: z.int().min(-63).max(63) }))
    .min(2)
    .max(24),
})
  .refine(
    t => t.spaces.every((s, k) => k === 0 || (s.vp > t.spaces[k - 1]!.vp && s.index === t.spaces[k - 1]!.index + 1)),
    'the track rises from space to space, and its spaces are numbered so',
  )
  .refine(t => t.spaces.find(s => s.index === t.start)?.vp === 0, 'discs begin where the track is worth nothing')

const building = z
  .looseObject({
    id,
    rooms: z.int().min(0).max(3),
    roofTradingPost: z.boolean(),
    bonusApMarker: few,
    crest: z.looseObject({ food: amount, bonus: effect }),
  })
  .refine(b => b.rooms > 0 || (!b.roofTradingPost && !b.bonusApMarker), 'a house without rooms is never filled')
const playerBoard = file({
  storehouseSlots: few.min(1),
  diceSpaces: few.min(1),
  purchase: z.looseObject({ gold: amount.min(1), resources: amount.min(1) }),
  buildings: listOf(building, 8),
  contractSpaces: listOf(z.looseObject({ id, vp: amount, pillar: z.boolean() }), 8),
  start: z.looseObject({
    tradingPosts: z.looseObject({ roofs: few, tiletum: z.literal(1), personalSupply: few }),
    pillars: z.looseObject({ contractSpaces: few, personalSupply: few }),
  }),
})
  .refine(b => b.buildings.reduce((n, x) => n + x.rooms, 0) <= 16, 'more rooms than there are words for')
  .refine(
    b =>
      b.buildings.filter(x => x.roofTradingPost).length === b.start.tradingPosts.roofs &&
      b.contractSpaces.filter(x => x.pillar).length === b.start.pillars.contractSpaces,
    'pieces on roofs and contract spaces are as many as these say',
  )

const forPlayers = z.looseObject({ diceSets: few.min(1), diceDrawn: amount.min(1) })
const setup = file({
  players: z.looseObject({ 2: forPlayers, 3: forPlayers, 4: forPlayers }),
  dicePerSet: z.array(z.string()).length(GOODS.length),
  startResources: z.strictObject(goods),
  startGoldByTurnOrder: z.array(amount).length(4),
  startVp: amount,
  rounds: few.min(1),
  turnsPerRound: few.min(1),
}).refine(
  s =>
    ([2, 3, 4] as const).every(
      n =>
        s.players[n].diceDrawn <= s.players[n].diceSets * GOODS.length && s.players[n].diceDrawn > n * s.turnsPerRound,
    ),
  'a die for every turn, one more, and no more than are in the bag',
)

/** All files of a box, and what must agree between them. */
export const boxSchema = z
  .looseObject({
    actionWheel: file({
      actionPoints: z.array(few.min(1)).length(PIPS),
      actions: z
        .array(z.looseObject({ id: z.enum(ACTIONS), printedPosition: z.int().min(0).max(5) }))
        .length(PIPS)
        .refine(
          list => new Set(list.map(a => a.id)).size === PIPS && new Set(list.map(a => a.printedPosition)).size === PIPS,
          'each action once, each position once',
        ),
      dieChange: z.looseObject({ goldPerStep: amount }),
    }),
    bonusTiles: file({ tiles: listOf(z.discriminatedUnion('kind', [helper, contract, crest]), 96) }),
    contractTiles: file({
      offer: z.looseObject({ actionPoints: z.array(few.min(1)).min(1).max(8) }),
      tiles: listOf(z.discriminatedUnion('kind', [contract, crest]), 48),
    }),
    characters: file({
      offer: z.looseObject({ slots: few.min(1) }),
      types: listOf(z.looseObject({ id, action: z.enum(ACTIONS).exclude(['joker']) }), TYPES),
      tiles: listOf(character, 64),
    }),
    crests: file({ types: listOf(z.looseObject({ id }), 8) }),
    components: file({}),
    corruptionTokens: file({ tokens: listOf(z.looseObject({ id, value: few }), 16) }),
    scoring: file({ completedBuildings: z.array(amount), resourcesPerVp: amount.min(1) }),
    map,
    cathedrals,
    fairs,
    kingTrack,
    playerBoard,
    setup,
  })
  .superRefine((box, ctx) => {
    const demand = (holds: boolean, message: string, ...path: string[]) => {
      if (!holds) ctx.addIssue({ code: 'custom', message, path })
    }
    const { rounds, turnsPerRound } = box.setup
    const cities = new Set(box.map.spaces.filter(s => s.kind === 'city').map(s => s.id))
    const families = new Set(box.crests.types.map(c => c.id))
    const types = new Set(box.characters.types.map(t => t.id))
    const tiles = [...box.bonusTiles.tiles, ...box.contractTiles.tiles]
    for (const k of tiles)
      if (k.kind === 'crest') demand(families.has(k.crest), `${k.id} is of no known family`, 'crests')
    for (const k of box.characters.tiles) demand(types.has(k.type), `${k.id} is of no known type`, 'characters')
    const ids = [...tiles, ...box.characters.tiles].map(k => k.id)
    demand(
      new Set(ids).size === ids.length && ids.length <= 160,
      'tiles have ids of their own, and there are no more than there are words for',
      'bonusTiles',
    )
    for (const c of box.cathedrals.cathedrals) demand(cities.has(c.city), `${c.id} stands in no city`, 'cathedrals')
    demand(cities.has(box.fairs.fixedCity), 'the first fair is in no city', 'fairs')
    for (const c of box.fairs.cityTiles) demand(cities.has(c.city), `${c.id} is no city of the map`, 'fairs')
    demand(
      box.fairs.boardVpByRound.length >= rounds &&
        box.fairs.fairTiles.length >= rounds &&
        box.fairs.cityTiles.length >= rounds - 1,
      'a fair for every round',
      'fairs',
    )
    demand(box.corruptionTokens.tokens.length >= turnsPerRound, 'a corruption token for every turn', 'corruptionTokens')
    demand(box.playerBoard.diceSpaces >= turnsPerRound, 'a space for every die', 'playerBoard')
    demand(
      box.scoring.completedBuildings.length === box.playerBoard.buildings.length + 1,
      'points for every number of completed houses',
      'scoring',
    )
    for (const n of [2, 3, 4]) {
      const slots = box.map.spaces.flatMap(s =>
        s.kind === 'city' ? s.bonusTileSlots.filter(x => x.minPlayers <= n) : [],
      )
      demand(
        box.bonusTiles.tiles.filter(k => k.minPlayers <= n).length >= PIPS + 1 + slots.length,
        `too few bonus tiles for the set-up of ${n}`,
        'bonusTiles',
      )
    }
  })

/** The data of a foreign box, checked. Throws a `ZodError` that says what is wrong, and where. */
export const readBox = (raw: unknown): Data => boxSchema.parse(raw) as unknown as Data
