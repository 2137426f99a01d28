/** What is sent of matches in lists. */
import { z } from '@hono/zod-openapi'
import { clock, Lang, policy, seat, seq, speed, status, wants } from '../../domain/requests.ts'
import { Seat } from '../contract.ts'
import { Parting } from '../room/contract.ts'

export const MatchSummary = z
  .object({
    id: z.string(),
    game: z.string(),
    name: z.string(),
    status,
    /** While seats are open: you are its host. */
    maker: z.literal(true).optional(),
    speed,
    clock: clock.optional(),
    /** When your time is over, or (where you are not asked) the first of the others'; ISO 8601. */
    deadline: z.string().optional(),
    /** All of the table have stopped the clocks. */
    paused: z.literal(true).optional(),
    /** It is to count for ratings. */
    rated: z.literal(true).optional(),
    /** Its requirements; `unfit`: you do not meet them and are not invited. */
    wants: wants.unwrap().optional(),
    unfit: z.literal(true).optional(),
    /** What becomes of the seat of somebody who is gone. */
    leaver: policy,
    /** What is spoken there. */
    language: Lang,
    /** What was chosen for it otherwise than usual, in words. */
    choices: z.array(z.string()),
    /** Since when it waits for people, ISO 8601. */
    openSince: z.string().optional(),
    /** All seats are taken: until then you say that you are there, or your seat is free again. */
    readyBy: z.string().optional(),
    /** It was made by the quick match. */
    quick: z.literal(true).optional(),
    seats: z.array(Seat),
    acting: z.array(seat),
    yourTurn: z.boolean(),
    /** It was begun by rules that the hall no longer plays: it can be read at `/api/matches/{id}/kept`. */
    kept: z.literal(true).optional(),
    question: z.string().optional(),
    /** Since when you are asked, ISO 8601. */
    waitsSince: z.string().optional(),
    /** Of a match that is over; place 0 is the first. A seat that no person or bot has is a rival's. */
    results: z.array(z.object({ seat: z.int(), total: z.number(), place: z.int() })).optional(),
    seq,
    /** ISO 8601 */
    changedAt: z.string(),
  })
  .openapi('MatchSummary')
/** A page of the tables that anybody may join, and how many there are. */
export const RoomsPage = z
  .object({ tables: z.array(MatchSummary), count: z.int(), next: z.string().optional() })
  .openapi('RoomsPage')
/** A page of your tables of one part, and the number in each. In `turn` you are asked; the longest wait comes first. */
export const TablesPage = z
  .object({
    tables: z.array(MatchSummary),
    counts: z.object({ turn: z.int(), waiting: z.int(), open: z.int(), finished: z.int() }),
    next: z.string().optional(),
    /** With the part `open`: tables that you lost, until you have read why. */
    partings: z.array(Parting).optional(),
  })
  .openapi('TablesPage')

export type MatchSummary = z.infer<typeof MatchSummary>
export type RoomsPage = z.infer<typeof RoomsPage>
export type TablesPage = z.infer<typeof TablesPage>
