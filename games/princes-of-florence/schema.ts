/**
 * What a box of The Princes of Florence must be before `boxOf` may compute its tables: every number there, every name known, every
 * tile in one piece. For those who load a box that is not the shipped one; the rules themselves never check data.
 */
import { z } from 'zod'
import type { Data } from './rules/box.ts'
import { COUNTERS, FREEDOMS, LANDSCAPES, SIZES } from './rules/terms.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const amount = z.int().min(0).max(63)
/** Money as it is printed. The rules count in hundreds. */
const florins = z.int().min(0).max(25_000).multipleOf(100)
const file = <S extends z.ZodRawShape>(shape: S) => z.looseObject({ provenance: z.looseObject({}), ...shape })
/** A list in which no id stands twice. */
const listOf = <S extends z.ZodType<{ id: string }>>(thing: S, size: { min?: number; max: number }) =>
  z
    .array(thing)
    .min(size.min ?? 1)
    .max(size.max)
    .refine(list => new Set(list.map(x => x.id)).size === list.length, 'an id stands twice')

const cell = z.tuple([z.int().min(0).max(6), z.int().min(0).max(6)])
const connected = (cells: readonly (readonly number[])[]): boolean => {
  const left = new Map(cells.map(([r, c]) => [`${r},${c}`, [r!, c!] as const]))
  const visit = ([r, c]: readonly [number, number]) => {
    if (left.delete(`${r},${c}`))
      for (const [dr, dc] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        const beside = left.get(`${r + dr},${c + dc}`)
        if (beside) visit(beside)
      }
  }
  const [first] = left.values()
  if (first) visit(first)
  return left.size === 0
}
const tile = { id, squares: amount.min(1), count: amount.min(1), cells: z.array(cell).min(1) }
const sound = (t: { squares: number; cells: readonly (readonly number[])[] }) =>
  t.squares === t.cells.length && new Set(t.cells.map(String)).size === t.cells.length && connected(t.cells)
const tiles = file({
  buildings: listOf(
    z.looseObject({ ...tile, size: z.enum(SIZES) }).refine(sound, 'a tile is of one piece, and counts its squares'),
    { min: 10, max: 10 },
  ),
  landscapes: listOf(
    z.looseObject({ ...tile, id: z.enum(LANDSCAPES) }).refine(sound, 'a tile is of one piece, and counts its squares'),
    { min: 3, max: 3 },
  ),
})

const side = z
  .looseObject({ rows: z.literal(7), cols: z.literal(7), palazzo: z.array(cell).min(1), freeSquares: amount })
  .refine(s => s.freeSquares === 49 - s.palazzo.length, 'the free squares are all but the palazzo')
const seat = z.int().min(0).max(4)
const boards = file({
  sides: z
    .looseObject({ A: side, B: side })
    .refine(s => s.A.freeSquares === s.B.freeSquares, 'both sides have as many free squares'),
  cooperativeSeams: z.looseObject({
    2: z.looseObject({ seams: z.array(z.tuple([seat, seat])) }),
    3: z.looseObject({}),
    4: z.looseObject({}),
    5: z.looseObject({}),
  }),
})

const counter = z.enum(COUNTERS)
const points = amount.min(1)
const prestigeCard = z.discriminatedUnion('kind', [
  z.looseObject({ id, kind: z.enum(['most', 'fewest']), counter, points, tiedPoints: points }),
  z.looseObject({
    id,
    kind: z.literal('threshold'),
    requires: z.array(z.looseObject({ counter, min: amount.min(1) })).min(1),
    points,
  }),
])
const profession = z.looseObject({ id, building: id, landscape: z.enum(LANDSCAPES), freedom: z.enum(FREEDOMS) })

const start = { startFlorins: florins, openingBid: florins }
const components = file({
  rounds: amount.min(1),
  actionsPerTurn: amount.min(1),
  coins: z.array(z.looseObject({ value: florins, count: amount })),
  counts: z.looseObject({ builderTokens: amount, jesterTokens: amount, recruitingCards: amount }),
  setup: z.looseObject({
    1: z.looseObject({ ...start, freedomTilesPerKind: amount, lastAuctionPrice: florins }),
    2: z.looseObject({
      ...start,
      freedomTilesPerKind: amount,
      soleRemainingPrice: florins,
      landscapesAreOneObject: z.boolean(),
      freedomTilesRemovedAtRandom: z.looseObject({ normal: z.int().min(0).max(3), tight: z.int().min(0).max(3) }),
    }),
    '3-5': z.looseObject({ ...start, soleRemainingPrice: florins }),
  }),
  dealProfessions: z
    .looseObject({ draw: amount, keep: amount })
    .refine(d => d.draw === d.keep + 1, 'one of the professions dealt goes back'),
  drawChoose: z.looseObject({ draw: amount.min(1), keep: z.literal(1) }),
  limits: z.looseObject({ builderTokensPerPlayer: z.literal(3) }),
})
const economy = file({
  workValue: z.looseObject({
    preferredLandscape: amount,
    preferredFreedom: amount,
    preferredBuilding: amount,
    perJester: amount,
    perProfessionOrRecruitingCardInHandOrInFront: amount,
  }),
  work: z.looseObject({ florinsPerWorkValue: florins.min(100), exchangeFlorinsPerPrestige: florins.min(100) }),
  prestigeToFlorins: z.looseObject({ florinsPerPrestige: florins.min(100) }),
  buildCostByBuilders: z.strictObject({ 0: florins, 1: florins, 2: florins, 3: florins }),
  adjacentBuildingsAllowedFromBuilders: z.int().min(0).max(4),
  prestigeAwards: z.looseObject({
    build: amount,
    secondAndLaterLandscapeOfSameKind: amount,
    secondBuilder: amount,
    thirdBuilder: amount,
    bestWork: amount,
  }),
  actions: listOf(z.looseObject({ id, cost: z.union([florins, z.literal('buildCostByBuilders')]) }), { max: 8 }).refine(
    list =>
      ['introduce-freedom', 'take-profession', 'take-bonus'].every(id =>
        list.some(a => a.id === id && typeof a.cost === 'number'),
      ),
    'freedom, profession and bonus card have their prices',
  ),
  auction: z.looseObject({ raise: florins.min(100) }),
})

const character = z.looseObject({
  id: z.enum(['banker', 'cardinal', 'merchant', 'muse', 'princess', 'professor']),
  bidSpaces: z.array(z.int().min(0).max(15)).min(1).max(16),
  effect: z.looseObject({}),
})
const entry = z.looseObject({
  object: z.enum(['jester', 'builder', 'recruiting-card', 'prestige-card', 'landscape']),
  modifier: amount,
})
const automaCard = z
  .looseObject({
    id,
    back: z.enum(['rounds-1-2', 'rounds-3-4', 'rounds-5-7']),
    auction: z.array(entry).length(5),
    actions: z.looseObject({ 1: z.array(id).min(1).max(2), 2: z.array(id).min(1).max(2) }),
  })
  .refine(c => new Set(c.auction.map(e => e.object)).size === 5, 'each of the five objects once')

/** All files of a box, and what must agree between them. */
export const boxSchema = z
  .looseObject({
    tiles,
    boards,
    components,
    economy,
    professions: file({ professions: listOf(profession, { max: 40 }) }),
    prestigeCards: file({ cards: listOf(prestigeCard, { max: 40 }) }),
    bonusCards: file({
      cards: listOf(z.looseObject({ id, terms: z.array(z.looseObject({ counter, each: amount.min(1) })).min(1) }), {
        max: 40,
      }),
    }),
    rounds: file({
      minimumWorkValue: z
        .array(z.looseObject({ round: z.int(), min: amount }))
        .refine(
          list => list.every((r, k) => r.round === k + 1 && (k === 0 || r.min > list[k - 1]!.min)),
          'rounds in their order, and every minimum higher than the one before',
        ),
    }),
    characters: file({ cards: listOf(character, { min: 6, max: 6 }) }),
    automa: file({
      difficulty: listOf(z.looseObject({ id: z.enum(['easy', 'normal', 'hard']), startFlorins: florins }), {
        min: 3,
        max: 3,
      }),
      cards: listOf(automaCard, { min: 21, max: 21 }),
    }),
  })
  .superRefine((box, ctx) => {
    const demand = (holds: boolean, message: string, ...path: string[]) => {
      if (!holds) ctx.addIssue({ code: 'custom', message, path })
    }
    const buildings = box.tiles.buildings.map(b => b.id)
    const { professions } = box.professions
    for (const p of professions)
      demand(buildings.includes(p.building), `${p.id} prefers an unknown building`, 'professions')
    demand(box.rounds.minimumWorkValue.length === box.components.rounds, 'a minimum for every round', 'rounds')
    demand(
      professions.length >= 5 * box.components.dealProfessions.draw,
      'too few professions for five players',
      'professions',
    )
    const ids = [...professions, ...box.prestigeCards.cards, ...box.bonusCards.cards].map(c => c.id)
    demand(
      new Set(ids).size === ids.length && ids.length <= 64,
      'cards have ids of their own, and there are no more than there are words for',
      'professions',
    )
  })

/** The data of a foreign box, checked. Throws a `ZodError` that says what is wrong, and where. */
export const readBox = (raw: unknown): Data => boxSchema.parse(raw) as unknown as Data
