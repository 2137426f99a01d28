/** What is sent of a table that waits for its people. */
import { z } from '@hono/zod-openapi'
import { seat } from '../../domain/requests.ts'
import { PARTINGS } from '../../domain/seat-departures.ts'

/**
 * `commitment`: SHA-256 of `loggia:` and the hall's secret for the shuffle, which nobody learns before the match is
 * over. `url`: the invitation under PUBLIC_URL. Without one only its path, because the client knows under which name it
 * reaches the hall.
 */
export const MatchCreated = z
  .object({ id: z.string(), url: z.string(), invite: z.string(), commitment: z.string() })
  .openapi('MatchCreated')
export const Joined = z.object({ seat }).openapi('Joined')
/** Whether the table is dealt now. */
export const Contributed = z.object({ dealt: z.boolean() }).openapi('Contributed')
export const Ready = z.object({ ready: z.literal(true) }).openapi('Ready')
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
    /** The rating in this game with this many players, if they show it to everybody. */
    ratings: z.array(z.object({ seat, rating: z.int(), provisional: z.boolean() })),
    handles: Handles,
  })
  .openapi('Room')
/** You no longer sit there, and did not get up yourself: why, in a code and a sentence; `to`: where you sit now. */
export const Parting = z
  .object({
    id: z.string(),
    game: z.string(),
    name: z.string(),
    why: z.enum(PARTINGS),
    sentence: z.string(),
    to: z.string().optional(),
  })
  .openapi('Parting')

export type MatchCreated = z.infer<typeof MatchCreated>
export type Joined = z.infer<typeof Joined>
export type Ready = z.infer<typeof Ready>
export type Handles = z.infer<typeof Handles>
export type Room = z.infer<typeof Room>
export type Parting = z.infer<typeof Parting>
