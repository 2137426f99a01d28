/** What is sent of one match to its page. */
import type { Table } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { clock, comeBack, Lang, policy, seat, seq, speed, status, visibility, wants } from '../../domain/requests.ts'
import { UNRATED } from '../../domain/unrated.ts'
import { Clocks } from '../clock/contract.ts'
import { Departure, LegalMove, LogEntry, score, Seat, table, Talk, Vote } from '../contract.ts'
import { Parting, Room } from '../room/contract.ts'

/** A match as its viewer knows it. Before it is dealt (`open`, `closed`) nobody knows anything of it: then there is neither `view` nor `log`, nobody is asked, and `seq` is 0. */
export const MatchState = z
  .object({
    id: z.string(),
    game: z.string(),
    rules: z.string(),
    /** The hash of its components; `otherBox`: they are not those that the game comes with now, and are read at `/api/boxes/{hash}`. */
    box: z.string(),
    otherBox: z.literal(true).optional(),
    name: z.string(),
    options: z.record(z.string(), z.string()),
    status,
    visibility,
    mayTry: z.boolean(),
    /** It is to count for ratings. `unrated`: why it does not as its people sit there now, or did not in the end; in a code and a sentence. */
    rated: z.boolean(),
    unrated: z.object({ code: z.enum(UNRATED), sentence: z.string() }).optional(),
    /** The rating law under which it is played. From 2 on a departure is a result. */
    ratingLaw: z.int(),
    departures: z.array(Departure).optional(),
    speed,
    clock: clock.optional(),
    /** While it runs, where there is a clock. */
    clocks: Clocks.optional(),
    leaver: policy,
    comeBack,
    wants: wants.unwrap().optional(),
    language: Lang,
    seq,
    /** The row after which the table is shown. */
    at: seq,
    seats: z.array(Seat),
    /** Whose view this is: a seat, or 30, a spectator. */
    eyes: z.int(),
    acting: z.array(seat),
    /** Not before it is dealt. */
    view: table.optional(),
    prompt: z.object({ seat, step: z.string(), text: z.string() }).nullable(),
    legal: z.array(LegalMove),
    mayTakeBack: z.array(seat),
    /** Not before it is dealt. */
    log: z.array(LogEntry).optional(),
    /**
     * With `since`: the log begins after this row, and what was heard of later ones before is void. It lies before `since` where a takeback has reached
     * behind that. Absent: this is all of the log, though `since` was asked for (a row that there never was, as far as this server knows).
     */
    logSince: seq.optional(),
    talk: z.array(Talk),
    /** Of those who spoke, as `by` says: whose lines you do not want to read. */
    muted: z.array(z.string()).optional(),
    /** SHA-256 of `loggia:` and the hall's secret (in matches without one: the seed), known before anything is dealt. */
    commitment: z.string(),
    /** Finished matches only. */
    seed: z.string().optional(),
    /** Finished matches only; place 0 is the first. */
    scores: z.array(score).optional(),
    /** Questions that are open, and whose persons are away though no bot holds their seats. */
    votes: z.array(Vote).optional(),
    away: z.array(seat).optional(),
    /** Seats about which you may ask the others. */
    mayCall: z.array(seat).optional(),
    /** Enough players are gone that you may end the match as it stands. */
    mayEnd: z.literal(true).optional(),
    /** Seats that you left, and that a bot holds for you. */
    mayReturn: z.array(seat).optional(),
    /** Before it is dealt: you have given nothing to the shuffle yet. */
    mayGive: z.literal(true).optional(),
    /**
     * While seats are open, and again when it is over, for its players: its holder may sit down, and read a private
     * match.
     */
    invite: z.string().optional(),
    /** While seats are open: you are its host, so you may close it, seat bots and send people away. */
    maker: z.literal(true).optional(),
    /** While it waits. */
    room: Room.optional(),
    /** Why you no longer sit there. */
    parted: Parting.optional(),
  })
  .openapi('MatchState')

export type MatchState = z.infer<typeof MatchState>
/** Of a match that is dealt. */
export type DealtState = Omit<MatchState, 'view' | 'log'> & { view: Table; log: LogEntry[] }
