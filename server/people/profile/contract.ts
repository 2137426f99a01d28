/** What server and pages say to each other about how somebody is found, what they have played, and how well. */
import { handleFault, tidyHandle } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { Lang, LIMITS, speed } from '../../domain/requests.ts'
import { INVITED_BY, SHOWN } from '../../domain/people.ts'
import { UNRATED } from '../../domain/unrated.ts'
import { ABSENCES } from '../../domain/votes.ts'

const day = z.iso.datetime()
const number = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().max(most))
    .openapi({ type: 'integer', minimum: 0, maximum: most })

// ---- what is sent

/** What is wrong with it has a code and a sentence of its own. */
export const handle = z
  .string()
  .overwrite(tidyHandle)
  .superRefine((handle, { addIssue }) => {
    const fault = handleFault(handle)
    if (fault) addIssue({ code: 'custom', params: fault })
  })
  .openapi({ minLength: 3, maxLength: 20 })
/** What everybody chooses among a few words. `shown`: who sees your profile. `invites`: who may invite you. */
const Choices = z.object({ shown: z.enum(SHOWN), invites: z.enum(INVITED_BY) })
/** `handle`: by which others find you; only accounts have one. */
export const MeRequest = z.strictObject({ handle: handle.optional(), ...Choices.partial().shape }).openapi('MeRequest')
export const HandleRequest = z.strictObject({ handle: z.string().max(40) }).openapi('HandleRequest')
/** An address can contain anything: an unknown handle is nobody. */
export const HandleParam = z.object({ handle: z.string().max(60) })
const game = z.string().max(40)
const seats = number(LIMITS.seats)
export const PoolQuery = z.object({ game, seats, lang: Lang.optional() })
export const LadderQuery = PoolQuery.extend({ after: number(1_000_000).optional() })
/**
 * Filters of a match history; an omitted one lets all pass. `within`: in the last days. `me`: with you. `after`: the
 * `next` of the page before.
 */
export const HistoryQuery = z.object({
  game: game.optional(),
  seats: seats.optional(),
  speed: speed.optional(),
  result: z.enum(['won', 'lost']).optional(),
  rated: z.string().optional(),
  me: z.string().optional(),
  within: number(100_000).optional(),
  after: z
    .string()
    .regex(/^\d{1,18} [\w-]{6,24}$/)
    .optional(),
  lang: Lang.optional(),
})

// ---- what is answered

/** How others find you, and what you have chosen. `choices`: what there is to choose, as it is asked on a page. */
export const Me = z
  .object({
    handle: z.string().nullable(),
    ...Choices.shape,
    choices: z.array(
      z.object({
        field: Choices.keyof(),
        title: z.string(),
        values: z.array(z.object({ value: z.string(), name: z.string(), line: z.string() })),
      }),
    ),
  })
  .openapi('Me')
/** `provisional`: little is known yet. `place` of `of` on the ladder, from ten matches on. */
export const Rating = z
  .object({
    game: z.string(),
    seats: z.int(),
    rating: z.int(),
    provisional: z.literal(true).optional(),
    matches: z.int(),
    place: z.int().optional(),
    of: z.int().optional(),
  })
  .openapi('Rating')
/** Somebody, as far as they show it to you. `hidden`: only this much, and what you have played with them. */
export const Profile = z
  .object({
    handle: z.string(),
    name: z.string(),
    since: day,
    you: z.literal(true).optional(),
    hidden: z.literal(true).optional(),
    /** Matches that are over, and that run. */
    finished: z.int().optional(),
    running: z.int().optional(),
    won: z.int().optional(),
    /** Matches with you, and how often each of you came before the other. */
    withYou: z.object({ matches: z.int(), theirs: z.int(), yours: z.int() }).optional(),
    /** How reliably they play, where it is known: of their last `of` turns that a clock ran for `n` came in time. */
    inTime: z.object({ n: z.int(), of: z.int() }).optional(),
    ratings: z.array(Rating).optional(),
  })
  .openapi('Profile')
/** A match that is over, on somebody's page. `id` where you may see it again; of a private one that is not yours nobody else is named. */
export const Past = z
  .object({
    id: z.string().optional(),
    game: z.string(),
    name: z.string(),
    speed,
    at: day,
    seats: z.int(),
    place: z.int(),
    total: z.int(),
    people: z.array(
      z.object({
        seat: z.int(),
        name: z.string(),
        handle: z.string().optional(),
        theirs: z.literal(true).optional(),
        bot: z.literal(true).optional(),
        /** They left before the end, which counts as a result. */
        departure: z.enum(ABSENCES).optional(),
      }),
    ),
    /** What it changed of their rating; absent where it does not count. */
    change: z.int().optional(),
  })
  .openapi('Past')
export const HistoryPage = z
  .object({ matches: z.array(Past), count: z.int(), next: z.string().optional() })
  .openapi('HistoryPage')
/** A rating after each match, with how far it may lie from what is true. */
export const Course = z.array(z.object({ at: day, rating: z.int(), give: z.int() })).openapi('Course')
export const LadderPage = z
  .object({
    count: z.int(),
    people: z.array(
      z.object({
        place: z.int(),
        name: z.string(),
        handle: z.string().optional(),
        you: z.literal(true).optional(),
        rating: z.int(),
        provisional: z.literal(true).optional(),
        matches: z.int(),
      }),
    ),
    next: z.int().optional(),
  })
  .openapi('LadderPage')
/** What a match has changed. `pending`: it is not known yet; ask again in some seconds. */
export const MatchRatings = z
  .object({
    pending: z.literal(true).optional(),
    unrated: z.object({ code: z.enum(UNRATED), sentence: z.string() }).optional(),
    changes: z.array(
      z.object({ seat: z.int(), before: z.int(), after: z.int(), provisional: z.literal(true).optional() }),
    ),
  })
  .openapi('MatchRatings')
/** You are asked to a table. `url`: its address, with what lets you in. */
export const Invitation = z
  .object({ id: z.string(), game: z.string(), name: z.string(), by: z.string(), url: z.string(), at: day })
  .openapi('Invitation')
export const Invited = z.object({ name: z.string() }).openapi('Invited')

export type Choices = z.infer<typeof Choices>
export type Me = z.infer<typeof Me>
export type MeRequest = z.infer<typeof MeRequest>
export type Rating = z.infer<typeof Rating>
export type Profile = z.infer<typeof Profile>
export type Past = z.infer<typeof Past>
export type HistoryPage = z.infer<typeof HistoryPage>
export type Course = z.infer<typeof Course>
export type LadderPage = z.infer<typeof LadderPage>
export type MatchRatings = z.infer<typeof MatchRatings>
export type Invitation = z.infer<typeof Invitation>
