/**
 * What a box of Tapestry must be before `boxOf` may compute its tables: every number there, every name known, both maps whole, enough of everything for the
 * set-up. For those who load a box that is not the shipped one; the rules themselves never check data.
 */
import { z } from 'zod'
import { CIVILIZATIONS } from './rules/civilizations/civilization.ts'
import type { Data } from './rules/box.ts'
import { OVERHANG, SIDE } from './rules/shapes.ts'
import {
  ACHIEVEMENTS,
  BUILDINGS,
  DISCARDS,
  END,
  FACE_DOWN,
  KINDS,
  RESOURCES,
  SLOTS,
  TERRAINS,
  TRACK_RESOURCE,
  TRACKS,
} from './rules/terms.ts'
import { SIDES } from './rules/world.ts'
import { automa, decisions } from './schema-automa.ts'
import {
  building,
  amount,
  eachEffect,
  effect,
  few,
  file,
  id,
  listOf,
  resource,
  track,
  turns,
} from './schema-effects.ts'

/** A list of exactly these, in this order. */
const exactly = (list: readonly { id: string }[], ids: readonly string[]) => list.map(x => x.id).join() === ids.join()
const terrain = z.enum(TERRAINS)
const corners = z.array(terrain).length(SIDES)

// Tracks (TA-5): twelve spaces each, their costs in the track's own resource and any.
const bonusCost = z.union([
  z.strictObject({ res: z.literal('any'), n: few.min(1) }),
  z.strictObject({ discard: z.enum(DISCARDS), n: few.min(1) }),
])
const space = z.looseObject({
  id,
  space: z.int().min(1).max(END),
  cost: z.record(z.string(), few),
  benefit: effect,
  // biome-ignore lint/suspicious/noThenProperty: a word of the data
  bonus: z.looseObject({ pay: bonusCost, then: effect }).optional(),
  landmark: id.optional(),
})
const tracks = file({
  tracks: z
    .array(z.looseObject({ id: track, resource, spaces: listOf(space, END, END) }))
    .refine(list => exactly(list, TRACKS), 'the four tracks in their order')
    .refine(
      list => list.every((t, k) => t.resource === RESOURCES[TRACK_RESOURCE[k]!]),
      'each track is advanced on with its resource',
    )
    .refine(
      list => list.every(t => t.spaces.every((s, k) => s.space === k + 1 && s.id === `${t.id}-${k + 1}`)),
      'spaces are numbered and called by their track',
    )
    .refine(
      list => list.every(t => t.spaces.every(s => Object.keys(s.cost).every(x => x === t.resource || x === 'any'))),
      'a cost in the resource of another track',
    ),
})

// Cards.
const prerequisite = z.union([
  z.strictObject({ track, minSpace: z.int().min(1).max(END) }),
  z.strictObject({ income: building, slot: z.int().min(1).max(SLOTS) }),
])
const TRIGGERS = [
  'play',
  'your-income',
  'you-advance',
  'opponent-advances',
  'you-enter-tier',
  'you-gain-track-landmark',
  'you-reach-claimed-landmark-space',
  'you-explore-start',
  'you-explore',
  'you-conquer',
  'you-invent',
  'you-upgrade',
  'you-gain-building',
  'you-place-income-building',
  'you-build-on-impassable',
  'you-gain-tapestry',
  'you-gain-tapestries',
  'chosen-opponent-upgrades',
  'chosen-opponent-gains-track-benefit',
] as const
const CHANGES = [
  'science-die',
  'ignore-tech-prerequisites',
  'both-dice-if-opponent',
  'immune-to-traps',
  'build-on-impassable',
  'free-any-resource-bonus',
] as const
const line = z.union([
  z.strictObject({ on: z.enum(TRIGGERS), do: effect, track: track.optional(), building: building.optional() }),
  z.looseObject({ modify: z.enum(CHANGES) }),
  z.strictObject({ restrict: z.enum(['you-no-advance', 'mutual-no-conquer']), track: track.optional() }),
])
const tapestry = z
  .looseObject({
    id,
    kind: z.enum(KINDS),
    copies: few.min(1),
    soloCopies: few,
    starred: z.boolean().optional(),
    whenPlayed: effect.optional(),
    thisEra: z.array(line).optional(),
  })
  .refine(c => (c.kind === 'this-era') === (c.thisEra !== undefined), 'what is in force for an era says how')
  .refine(c => c.kind === 'this-era' || c.whenPlayed !== undefined, 'what is played says what it does')
  .refine(c => c.soloCopies <= c.copies, 'more copies in the solo game than there are')

// Civilizations (TA-11): those that rules know need what these read.
const NEEDED: Partial<Record<string, readonly string[]>> = {
  alchemists: ['bust', 'finished', ...TRACKS],
  architects: ['district'],
  futurists: ['jump'],
  isolationists: ['secured'],
  leaders: TRACKS,
  mystics: ['reached', 'foretold'],
  nomads: ['closed'],
  'the-chosen': ['track', 'achievement', 'final'],
  traders: ['neighbour'],
}
const SLOTTED: Partial<Record<string, readonly [slot: string, lines: number]>> = {
  craftsmen: ['columnsBottomToTop', 3],
  merrymakers: ['columnsBottomToTop', 3],
  militants: ['rowsLeftToRight', 2],
  historians: ['squares', 4],
  entertainers: ['cells', 1],
  isolationists: ['vp', 1],
  mystics: ['categories', 4],
}
const lines = z.array(z.array(effect).min(1).max(8))
const civilization = z
  .looseObject({
    id: z.enum(CIVILIZATIONS),
    solo: z.literal('removed').optional(),
    incomeTurns: turns.optional(),
    tokens: few.optional(),
    spaces: few.optional(),
    swaps: few.min(1).optional(),
    effects: z.record(z.string(), effect).optional(),
    slots: z
      .looseObject({
        columnsBottomToTop: lines.optional(),
        rowsLeftToRight: lines.optional(),
        squares: z.array(effect).optional(),
        vp: z.array(amount).min(1).optional(),
        cells: z.record(id, z.looseObject({ benefit: effect.optional(), next: z.array(id) })).optional(),
        categories: z.record(z.string(), z.array(few.min(1)).min(1)).optional(),
      })
      .optional(),
    officialAdjustment2021: z.looseObject({ endOfFirstIncome: z.array(effect).optional() }).optional(),
  })
  .refine(c => (NEEDED[c.id] ?? []).every(name => c.effects?.[name] !== undefined), 'an effect that its rules need')
  .refine(c => {
    const [slot, least] = SLOTTED[c.id] ?? ['', 0]
    const there: object = (c.slots as Record<string, object> | undefined)?.[slot] ?? []
    return Object.keys(there).length >= least
  }, 'a mat that its rules need')
  .refine(
    c => Object.values(c.slots?.cells ?? {}).every(cell => cell.next.every(to => c.slots?.cells?.[to])),
    'a line that leads nowhere',
  )

// The map (TA-2.1): both sides, hexes by their place.
const hex = z.looseObject({
  id: z.string().regex(/^[a-z0-9_-]+$/),
  q: z.int(),
  r: z.int(),
  printed: corners.optional(),
  land: z.array(terrain).optional(),
  capitals: z.array(few.min(1)).optional(),
  middleIsland: z.boolean().optional(),
})
const sideOfMap = z
  .array(hex)
  .min(1)
  .max(64)
  .refine(list => new Set(list.map(h => h.id)).size === list.length, 'an id stands twice')
  .refine(list => new Set(list.map(h => `${h.q} ${h.r}`)).size === list.length, 'two hexes in one place')
  .refine(list => list.filter(h => h.middleIsland).length === 1, 'one middle island')
  .refine(list => list.every(h => h.printed || !(h.capitals || h.middleIsland)), 'where one starts it is explored')
const map = file({ directions: z.record(z.string(), z.tuple([z.int(), z.int()])), small: sideOfMap, large: sideOfMap })
  .refine(m => Object.keys(m.directions).length === SIDES, 'six sides')
  .refine(m => m.small.every(h => m.large.some(x => x.id === h.id)), 'a hex of the small map that the large one lacks')

const row = z.string().regex(/^[.#]+$/)
const landmark = z.looseObject({
  id,
  from: z.union([z.looseObject({ track, space: z.int().min(1).max(END) }), z.looseObject({ techCard: id })]),
  shape: z
    .array(row.max(OVERHANG + 1))
    .min(1)
    .max(OVERHANG + 1)
    .refine(rows => rows.every(r => r.length === rows[0]!.length) && rows.some(r => r.includes('#')), 'no shape'),
})
const capital = z.looseObject({
  id,
  number: few.min(1),
  grid: z.array(z.string().regex(new RegExp(`^[01]{${SIDE}}$`))).length(SIDE),
})

const chart = z.strictObject({ civilization: turns, playTapestry: turns, upgradeAndScore: turns, income: turns })
const anyResources = z.strictObject({ op: z.literal('gain'), res: z.literal('any'), n: few.min(1) })
const die = z.array(effect).min(1).max(12)

/** All files of a box, and what must agree between them. */
export const boxSchema = z
  .looseObject({
    achievements: file({
      achievements: listOf(
        z.looseObject({ id, vp: z.looseObject({ small: z.array(amount), large: z.array(amount) }) }),
        ACHIEVEMENTS.length,
      ).refine(list => exactly(list, ACHIEVEMENTS), 'the three achievements in their order'),
    }),
    automa,
    automaDecisionCards: decisions,
    capitals: file({ capitals: listOf(capital, 8) }).refine(
      c => c.capitals.every((x, k) => x.number === k + 1),
      'capitals are numbered in their order',
    ),
    civilizations: file({ civilizations: listOf(civilization, 24) }),
    components: file({ counts: z.looseObject({ outpostsPerPlayer: few.min(2) }) }),
    dice: file({
      red: die,
      black: die,
      science: z
        .array(z.looseObject({ track, faces: few.min(1) }))
        .refine(list => TRACKS.every(t => list.some(f => f.track === t)), 'a face for each track'),
    }),
    incomeMat: file({
      rows: z
        .array(
          z.looseObject({ id: building, slots: listOf(z.looseObject({ id, effects: z.array(effect) }), SLOTS, SLOTS) }),
        )
        .refine(list => BUILDINGS.every(b => list.some(r => r.id === b)), 'a row for each type of building'),
      firstOfNeighbours: z.looseObject({ 2: anyResources, 3: anyResources, 4: anyResources }),
      chart,
    }),
    landmarks: file({ landmarks: listOf(landmark, 24) }),
    map,
    spaceTiles: file({ tiles: listOf(z.looseObject({ id, benefit: effect }), 24) }),
    tapestryCards: file({ cards: listOf(tapestry, FACE_DOWN) }).refine(
      c => c.cards.filter(x => x.kind === 'trap').length === 1,
      'one kind of Trap',
    ),
    techCards: file({ cards: listOf(z.looseObject({ id, circle: effect, square: effect, prerequisite }), 48) }),
    territoryTiles: file({
      tiles: listOf(
        z.looseObject({ id, corners, land: z.array(terrain.exclude(['sea'])).min(1), benefit: effect }),
        64,
      ),
    }),
    tracks,
  })
  .superRefine((box, ctx) => {
    const demand = (holds: boolean, message: string, ...path: string[]) => {
      if (!holds) ctx.addIssue({ code: 'custom', message, path })
    }
    const landmarks = new Map(box.landmarks.landmarks.map(l => [l.id, l.from as { track?: string; space?: number }]))
    const known = (l: unknown) => l === 'choose-from-board' || landmarks.has(String(l))
    eachEffect(box, ({ op, landmark }) => {
      if (op === 'gain-landmark') demand(known(landmark), `no landmark ${landmark}`, 'landmarks')
    })
    const waiting = box.tracks.tracks.flatMap(t => t.spaces.flatMap(s => (s.landmark ? [{ ...s, track: t.id }] : [])))
    for (const s of waiting) {
      const from = landmarks.get(s.landmark!)
      demand(from?.track === s.track && from.space === s.space, `${s.landmark} does not wait on ${s.id}`, 'landmarks')
    }
    for (const [l, { track }] of landmarks)
      demand(track === undefined || waiting.some(s => s.landmark === l), `${l} waits nowhere`, 'landmarks')

    // An effect that has another one of the same kind again would never come to an end.
    const repeats = (value: unknown, ...ops: string[]): boolean => {
      let found = false
      eachEffect(value, ({ op, limit }) => (found ||= ops.includes(String(op)) && limit === undefined))
      return found
    }
    demand(
      box.techCards.cards.filter(c => repeats([c.circle, c.square], 'tech-circle', 'tech-square')).length <= 1,
      'two tech cards that repeat one another',
      'techCards',
    )
    demand(
      box.tracks.tracks.flatMap(t => t.spaces).filter(s => repeats([s.benefit, s.bonus], 'repeat-position')).length <=
        1,
      'two spaces that repeat one another',
      'tracks',
    )

    const { small, large } = box.map
    const numbers = box.capitals.capitals.map(c => c.number)
    for (const [side, list] of Object.entries({ small, large }))
      for (const n of numbers)
        demand(
          list.filter(h => h.capitals?.includes(n)).length === 1,
          `capital ${n} starts nowhere or twice`,
          'map',
          side,
        )
    demand(large.filter(h => h.capitals).length >= 5, 'a start for each of five players', 'map', 'large')
    demand(small.filter(h => h.capitals).length >= 3, 'a start for each of three players', 'map', 'small')
    for (const n of [...box.automa.start.humanCapitals, ...box.automa.start.automaCapitals])
      demand(numbers.includes(n), `there is no capital ${n}`, 'automa', 'start')
    const places = small
      .map(h => h.id)
      .sort()
      .join()
    for (const t of box.automaDecisionCards.hexTiebreakers)
      demand(
        t.order.toSorted().join() === places,
        `${t.id} must name each hex of the small map once`,
        'automaDecisionCards',
      )
    for (const c of box.automaDecisionCards.cards)
      demand(
        box.automaDecisionCards.hexTiebreakers.some(t => t.id === c.hexTiebreaker),
        `${c.id} has an unknown arrow`,
        'automaDecisionCards',
      )

    demand(box.civilizations.civilizations.length >= 10, 'two civilizations for each of five players', 'civilizations')
    demand(
      box.civilizations.civilizations.filter(c => !c.solo).length >= 2,
      'two civilizations for the solo game',
      'civilizations',
    )
    const ids = [
      ...box.tracks.tracks.flatMap(t => t.spaces),
      ...box.tapestryCards.cards,
      ...box.territoryTiles.tiles,
      ...box.spaceTiles.tiles,
      ...box.civilizations.civilizations,
      ...box.incomeMat.rows.flatMap(r => r.slots),
    ].map(x => x.id)
    demand(new Set(ids).size === ids.length, 'two things of different kinds have the same id')
  })

/** The data of a foreign box, checked. Throws a `ZodError` that says what is wrong, and where. */
export const readBox = (raw: unknown): Data => boxSchema.parse(raw) as unknown as Data
