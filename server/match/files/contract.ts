/** What is sent of a match as a file, and of one that the hall no longer plays. */
import { type MatchRecord, ROW_KINDS } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { clock, policy, seat, seq, speed, status } from '../../domain/requests.ts'
import { UNRATED } from '../../domain/unrated.ts'
import { Departure, LogEntry, score, Seat, table, Talk } from '../contract.ts'

const record = z
  .custom<MatchRecord>()
  .openapi({ type: 'object', description: 'Options, seed and rows: everything follows from them' })
/** The parts of the seed: the hall's secret, and by seat what it gave (null: nothing). */
const shuffle = z.object({ secret: z.string(), contributions: z.array(z.string().nullable()) })
/**
 * A match that was begun by rules that the hall no longer plays and that newer ones could not take over: what was written with its rows. While it is not
 * ended others' words are left out; afterwards it is whole, and `record` can be replayed by the release that it names.
 */
export const KeptMatch = z
  .object({
    id: z.string(),
    game: z.string(),
    rules: z.string(),
    name: z.string(),
    options: z.record(z.string(), z.string()),
    status,
    seats: z.array(Seat),
    /** The points as everybody could see them after the last row. */
    standings: z.array(z.object({ seat: z.int(), total: z.number(), place: z.int() })),
    seq,
    /** ISO 8601 */
    changedAt: z.string(),
    rows: z.array(
      z.object({ seq, kind: z.enum(ROW_KINDS), seat: z.int(), word: z.string().optional(), at: z.string() }),
    ),
    talk: z.array(Talk),
    commitment: z.string(),
    box: z.string(),
    /** You sit there, and it is not ended. */
    mayEnd: z.boolean(),
    record: record.optional(),
    shuffle: shuffle.optional(),
  })
  .openapi('KeptMatch')
/**
 * Finished: `record` with its seed, for anybody to verify. Its rows say when and by which person, as a number in
 * `people`, with names as at the table. Running: what the asking viewer knows.
 */
export const MatchExport = z
  .object({
    /** The release of the hall that wrote the file. */
    version: z.string(),
    id: z.string(),
    game: z.string(),
    name: z.string(),
    status,
    commitment: z.string(),
    rules: z.string(),
    options: z.record(z.string(), z.string()),
    speed,
    clock: clock.optional(),
    seats: z.array(z.object({ seat, name: z.string() })),
    /** What was to become of the seat of somebody who is gone; why it does not count. */
    leaver: policy,
    unrated: z.enum(UNRATED).optional(),
    departures: z.array(Departure).optional(),
    log: z.array(LogEntry),
    view: table,
    record: record.optional(),
    /** Finished matches only: of what parts the seed was made. Matches from before seats gave any have none. */
    shuffle: shuffle.optional(),
    /** The components that it was begun with, and their hash: SHA-256 of their canonical JSON (RFC 8785). */
    box: z.object({ hash: z.string(), files: z.unknown() }),
    scores: z.array(score).optional(),
    howToVerify: z.string(),
  })
  .openapi('MatchExport')

export type KeptMatch = z.infer<typeof KeptMatch>
export type MatchExport = z.infer<typeof MatchExport>
