/** What is said, asked and decided at a table, beside the match itself. */
import { QUICK_WORDS } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { level, seat } from '../domain/requests.ts'
import { ABSENCES, VOTE_KINDS } from '../domain/votes.ts'

/** A line of talk: `text`, or a `word` that everybody reads in their own language. */
export const Talk = z
  .object({
    id: z.int(),
    at: z.string(),
    name: z.string(),
    /** Who says it, at this match: the same of all lines of one person. */
    by: z.string(),
    text: z.string(),
    word: z.enum(QUICK_WORDS).optional(),
    /** The hall says what happened to a seat; then nobody else has said it. */
    told: z
      .object({
        event: z.enum(['left', 'replaced', 'returned', 'ended']),
        seat,
        name: z.string(),
        level: level.optional(),
      })
      .optional(),
    /** Said among those who look on: who sits at the table hears it when the match is over. */
    watching: z.literal(true).optional(),
  })
  .openapi('Talk')
/** By what the people of a table are found, of those who have chosen something: their page lies there. */
export const Handles = z.array(z.object({ seat, handle: z.string() })).openapi('Handles')
/** What is to be known of a table that waits, besides who sits there. */
export const Room = z
  .object({
    /** The seat of its host. */
    host: seat.optional(),
    /** Since when it waits, and until when; ISO 8601, as is `readyBy`. */
    since: z.string(),
    expires: z.string(),
    /** All seats are taken: until then those who are not `ready` say that they are there, or their seats are free again. */
    readyBy: z.string().optional(),
    ready: z.array(seat),
    quick: z.boolean(),
    /** How reliably people play who sit here, where that is known: of their last `of` turns that a clock ran for `n` came in time. */
    inTime: z.array(z.object({ seat, n: z.int(), of: z.int() })),
    /** At what level they play this game with so many people, of those who show theirs to all. */
    ratings: z.array(z.object({ seat, rating: z.int(), provisional: z.boolean() })),
    handles: Handles,
  })
  .openapi('Room')
/** A player left a rated match before its end: why, and after which row. It is a result: they are placed below all who stayed. */
export const Departure = z
  .object({ seat, name: z.string(), why: z.enum(ABSENCES), after: z.int() })
  .openapi('Departure')
/**
 * A question to those who sit at the table: what becomes of the seat of somebody who is away (`bot`, `wait`, `end`; more than half decide), whether somebody may
 * take back what is no longer free, or the clocks stand still (`yes`, `no`; all must agree).
 */
export const Vote = z
  .object({
    id: z.int(),
    kind: z.enum(VOTE_KINDS),
    /** Whom it is about: who is away, or who asks. */
    seat,
    /** Of who is away: their time is over, they have left, or were asked for too long. */
    why: z.enum(ABSENCES).optional(),
    answers: z.array(z.string()),
    /** Who has a voice: each person by the first of their seats. */
    voters: z.array(seat),
    ballots: z.array(z.object({ seat, answer: z.string() })),
    /** ISO 8601; then it is over, and `otherwise` comes of it. */
    ends: z.string(),
    otherwise: z.string(),
  })
  .openapi('Vote')
/** What came of a vote at once, if anything did. */
export const Voted = z.object({ outcome: z.string().nullable() }).openapi('Voted')
/** Whose lines you do not want to read, as `by` says. */
export const Muted = z.object({ muted: z.array(z.string()) }).openapi('Muted')

export type Handles = z.infer<typeof Handles>
export type Room = z.infer<typeof Room>
export type Talk = z.infer<typeof Talk>
export type Muted = z.infer<typeof Muted>
export type Vote = z.infer<typeof Vote>
export type Departure = z.infer<typeof Departure>
export type Voted = z.infer<typeof Voted>
