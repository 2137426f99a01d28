/** What the files of the solo game must be (TA-15 to 19). */
import { z } from 'zod'
import { MULTIPLIERS } from './rules/solo/box.ts'
import { EVENTS, FIRST_INCOMES, INDICATORS, LEVELS } from './rules/solo/terms.ts'
import { END, ERAS, PER, TRACKS } from './rules/terms.ts'
import { amount, few, file, id, listOf, track, turns } from './schema-effects.ts'

const deed = z.union([
  z.looseObject({ op: z.enum(['explore', 'conquer']), where: z.enum(['adjacent', 'anywhere']) }),
  z.looseObject({ op: z.literal('research'), benefit: z.boolean() }),
  z.looseObject({ op: z.enum(['advance', 'regress']), tracks: z.array(track).min(1) }),
  z.looseObject({ op: z.enum(['advance', 'regress']), track }),
  z.looseObject({ op: z.literal('vp-per'), per: z.enum(PER), each: amount }),
  z.strictObject({ op: z.enum(['tapestry', 'refresh-tech-row', 'conquer-if-few', 'close-if-many-open']) }),
])
const multipliers = z.looseObject(Object.fromEntries(MULTIPLIERS.map(m => [m, z.array(few).length(ERAS - 1)])))
export const automa = file({
  levels: z
    .array(
      z.looseObject({
        level: few,
        mat: z.enum(['normal', 'hard']),
        chart: few.min(1),
        firstIncome: z.enum(FIRST_INCOMES).optional(),
        extraCivilization: z.boolean().optional(),
      }),
    )
    .refine(list => list.every((l, k) => l.level === k + 1) && list.length === LEVELS.length, 'six levels in order'),
  charts: listOf(z.looseObject({ id, events: z.array(z.looseObject({ event: z.enum(EVENTS), turns })) }), 8),
  multipliers: z.looseObject({ normal: multipliers, hard: multipliers }),
  firstInEraVp: z.strictObject({ 2: few, 3: few, 4: few }),
  civilizations: listOf(
    z.looseObject({ id, favorite: track, bonus: z.array(z.looseObject({ turns, do: deed })) }),
    8,
    TRACKS.length,
  ).refine(list => TRACKS.every(t => list.some(c => c.favorite === t)), 'a civilization for each track'),
  benefits: listOf(z.looseObject({ id, benefits: z.array(deed).min(1) }), TRACKS.length * END, 0),
  start: z.looseObject({
    humanCapitals: z.array(few.min(1)),
    automaCapitals: z.array(few.min(1)),
    automaOutposts: z.literal(2),
  }),
}).refine(a => a.levels.every(l => l.chart <= a.charts.length), 'a chart that is not there')
const decision = z.looseObject({
  id,
  type: z.enum(['circle', 'rectangle']),
  automaTrack: z.enum(INDICATORS),
  shadowTrack: z.enum(INDICATORS),
  income: z.boolean(),
  topple: z.boolean(),
  trackOrder: z
    .array(z.enum([...TRACKS, 'favorite']))
    .length(TRACKS.length + 1)
    .refine(list => new Set(list).size === list.length, 'a track stands twice'),
  hexTiebreaker: id,
})

export const decisions = file({
  cards: listOf(decision, 32)
    .refine(list => list.filter(c => c.type === 'circle').length >= 2, 'a first pair of decision cards')
    .refine(list => list.some(c => c.type === 'rectangle'), 'a progress card'),
  hexTiebreakers: listOf(z.looseObject({ id, order: z.array(z.string()) }), 16),
})
