/**
 * What an effect must be in a box of Tapestry (TA-20): a word of the vocabulary with its data; and what every file of
 * the box is made of.
 */
import { z } from 'zod'
import { NAMED } from './effects/names.ts'
import { RULES } from './effects/rules.ts'
import { BONUSES, BUILDINGS, CARDS, DICE, ERAS, PER, RESOURCES, TRACKS } from './rules/terms.ts'
import type { Field } from './rules/word.ts'

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const amount = z.int().min(1).max(63)
export const few = z.int().min(0).max(15)
export const track = z.enum(TRACKS)
export const resource = z.enum(RESOURCES)
export const building = z.enum(BUILDINGS)
export const turns = z.array(z.int().min(1).max(ERAS))

export const file = <S extends z.ZodRawShape>(shape: S) =>
  z.looseObject({ provenance: z.looseObject({ default: z.string() }), ...shape })
/** A list in which no id stands twice. */
export const listOf = <S extends z.ZodType<{ id: string }>>(thing: S, max: number, min = 1) =>
  z
    .array(thing)
    .min(min)
    .max(max)
    .refine(list => new Set(list.map(x => x.id)).size === list.length, 'an id stands twice')

const where = z.enum(['adjacent', 'anywhere'])
const bonus = z.enum(BONUSES)
const move = { benefit: z.boolean(), bonus }

const simple = [
  z.strictObject({ op: z.enum(['gain', 'lose']), res: z.enum([...RESOURCES, 'any']), n: amount }),
  z.strictObject({ op: z.literal('gain-card'), kind: z.enum(CARDS), n: few.min(1) }),
  z.strictObject({ op: z.literal('gain-building'), type: z.enum([...BUILDINGS, 'any']) }),
  z.strictObject({ op: z.literal('gain-landmark'), landmark: id }),
  z.strictObject({ op: z.literal('vp'), n: amount }),
  z
    .strictObject({ op: z.literal('vp-per'), per: z.enum(PER), each: amount, track: track.optional() })
    .refine(e => (e.per === 'track-space') === (e.track !== undefined), 'spaces are those of a track'),
  z.strictObject({ op: z.literal('explore'), where, tile: z.literal('drawn').optional() }),
  z.strictObject({ op: z.literal('conquer'), where, dice: z.enum(DICE) }),
  z.strictObject({ op: z.literal('research'), ...move, times: few.min(1).optional(), maxOutVp: amount.optional() }),
  z.strictObject({ op: z.literal('invent'), source: z.enum(['any', 'face-up', 'deck']) }),
  z.strictObject({ op: z.literal('upgrade'), card: z.literal('just-invented').optional() }),
  z.strictObject({ op: z.literal('advance'), track: z.enum([...TRACKS, 'rolled']), ...move }),
  z.strictObject({ op: z.literal('regress'), track, ...move }),
  z.strictObject({
    op: z.literal('repeat-position'),
    track: z.literal('choose'),
    benefit: z.literal(true),
    bonus: z.literal('pay'),
    limit: z.literal('once-per-turn').optional(),
  }),
  z.looseObject({ op: z.literal('block-track'), track }),
] as const

/** What the data write beside a word: a field of each sort (`says` of its `rule.ts`). */
const SORTS: Record<Field, z.ZodType> = {
  points: few.min(1),
  limit: few.min(1),
  effect: z.lazy(() => anyEffect),
  order: z.string().optional(),
  benefit: move.benefit,
  bonus: move.bonus,
  resource,
}

/** An effect, and whatever is in it. */
export const effect: z.ZodType = z.lazy(() => anyEffect)
const vp = z.strictObject({ op: z.literal('vp'), n: amount })
const combined = [
  z.strictObject({ seq: z.array(effect).min(1).max(8) }),
  z.strictObject({ anyOrder: z.array(effect).min(2).max(8) }),
  z.strictObject({ choose: z.array(effect).min(2).max(8) }),
  z.strictObject({ optional: effect }),
  // biome-ignore lint/suspicious/noThenProperty: a word of the data
  z.strictObject({ pay: z.looseObject({ give: z.literal('territory') }), then: vp }),
  z.strictObject({ pay: z.looseObject({ discard: z.literal('tapestry'), n: z.literal('any') }), thenEach: vp }),
]
const named = NAMED.map(op =>
  z.looseObject({
    op: z.literal(op),
    ...Object.fromEntries(
      Object.entries(RULES[op].says).map(([field, sort]) => [
        field,
        field in (RULES[op].older ?? {}) ? SORTS[sort].optional() : SORTS[sort],
      ]),
    ),
  }),
)
const anyEffect = z.union([z.discriminatedUnion('op', [...simple, ...named]), ...combined])

/** Calls back for each effect within, whatever it is part of. */
export function eachEffect(value: unknown, visit: (effect: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const one of value) eachEffect(one, visit)
  else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>
    if ('op' in record) visit(record)
    for (const one of Object.values(record)) eachEffect(one, visit)
  }
}
