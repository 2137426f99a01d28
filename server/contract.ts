/**
 * What the server and its clients say to each other over HTTP: one Zod schema for each body, from which come the checks, the
 * types and `/api/openapi.json`. Clients import the types only.
 */
import { type MatchRecord, ROW_KINDS, type Step, type Table } from '@loggia/core'
import { Departure, Room, Talk, Vote } from './match/contract.ts'
import { PARTINGS } from './domain/seat-departures.ts'
import { UNRATED } from './domain/unrated.ts'
import { z } from '@hono/zod-openapi'
import { Person } from './platform/contract.ts'
import { Clocks } from './match/clock/contract.ts'
import {
  bot,
  clock,
  comeBack,
  Lang,
  level,
  policy,
  seat,
  seq,
  speed,
  status,
  visibility,
  wants,
} from './domain/requests.ts'

export * from './domain/requests.ts'
export * from './platform/contract.ts'
export * from './match/clock/contract.ts'
export * from './people/account/contract.ts'
export * from './admin/contract.ts'
export * from './notices/contract.ts'
export * from './people/profile/contract.ts'
export * from './people/privacy/contract.ts'
export * from './match/contract.ts'

// ---- what it answers

/** `kept`: they have a way in besides this browser. `guest`: who this browser was before they signed in, and still is at tables where that one has a seat. `alerts`: so many this device has not heard. */
export const SessionReply = z
  .object({
    person: z.union([Person, z.null()]),
    kept: z.literal(true).optional(),
    guest: Person.optional(),
    alerts: z.int().optional(),
    /** They run the hall. */
    admin: z.literal(true).optional(),
    /** Who runs the hall has something to tell them, or they have asked to be forgotten: it stands in their account. */
    told: z.literal(true).optional(),
    /** They may write nothing that others read: until when, and why. */
    silenced: z.string().optional(),
    /** What stands on all pages but tables for now. */
    banner: z.string().optional(),
  })
  .openapi('Session')
export const GameInfo = z
  .object({
    id: z.string(),
    /** `id@version` of the rules. */
    rules: z.string(),
    seats: z.object({ min: z.int(), max: z.int() }),
    /** `seats`: only tables for so many have this choice. */
    options: z.array(
      z.object({
        id: z.string(),
        values: z.array(z.string()),
        seats: z.object({ min: z.int(), max: z.int() }).optional(),
        /** Nobody is offered it, or these of its values: recorded matches have them. */
        hidden: z.union([z.literal(true), z.array(z.string())]).optional(),
      }),
    ),
    /** How many facts of the components come from where. */
    provenance: z.object({ rulebook: z.int(), public: z.int(), reconstructed: z.int() }),
  })
  .openapi('GameInfo')
/** `commitment`: SHA-256 of `loggia:` and the secret that the hall gives to the shuffle, of which nobody hears before the match is over.
 * `url`: the invitation, where PUBLIC_URL says; without one only its path, for whoever asked knows by what name they reach the hall. */
export const MatchCreated = z
  .object({ id: z.string(), url: z.string(), invite: z.string(), commitment: z.string() })
  .openapi('MatchCreated')
export const Joined = z.object({ seat }).openapi('Joined')
/** Whether the table is dealt now. */
export const Contributed = z.object({ dealt: z.boolean() }).openapi('Contributed')
export const Ready = z.object({ ready: z.literal(true) }).openapi('Ready')
export const Played = z.object({ seq }).openapi('Played')

export const Seat = z
  .object({
    seat,
    kind: z.enum(['person', 'bot', 'open']),
    name: z.string(),
    bot: bot.optional(),
    level: level.optional(),
    /** The hall is busy: this bot thinks at a lower level meanwhile. */
    lowered: level.optional(),
    /** Whose seat this bot holds. */
    stead: z.string().optional(),
    /** They may take it again until the end of this round. */
    round: z.int().optional(),
    you: z.boolean(),
  })
  .openapi('Seat')
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
    /** Whom it is for; `unfit`: not for you, unless you are invited. */
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
/** A page of the tables that anybody may join, and how many there are. */
export const RoomsPage = z
  .object({ tables: z.array(MatchSummary), count: z.int(), next: z.string().optional() })
  .openapi('RoomsPage')
/** A page of your tables of one part, and how many there are in each. In `turn` you are asked; who has waited longest comes first. */
export const TablesPage = z
  .object({
    tables: z.array(MatchSummary),
    counts: z.object({ turn: z.int(), waiting: z.int(), open: z.int(), finished: z.int() }),
    next: z.string().optional(),
    /** With the part `open`: tables that you lost, until you have read why. */
    partings: z.array(Parting).optional(),
  })
  .openapi('TablesPage')

/** A row as the viewer heard it, in notation. `by`: a move that was forced; `standing`: a standing order made the move; `chosen`: the step that the move brought up, where it chose an order. The set-up is row 0 of seat −1. */
export const LogEntry = z
  .object({
    seq,
    seat: z.int(),
    move: z.string(),
    heard: z.array(z.object({ word: z.string(), by: z.int().optional() })),
    standing: z.literal(true).optional(),
    chosen: z.custom<Step>().openapi({ type: 'object' }).optional(),
    /** No move, but what else happened: `seat` and `left`, `replaced` (a bot plays there now) or `returned`; `vote` and what came of it (`leaver:bot`); `end`. Then `move` is empty. */
    event: z.object({ kind: z.enum(['seat', 'clock', 'vote', 'adopt', 'end']), word: z.string() }).optional(),
  })
  .openapi('LogEntry')
/** What a seat of yours has ordered to be answered for it; nobody else ever sees it. */
export const StandingOrder = z.object({ seat, order: z.string().nullable() }).openapi('StandingOrder')
/** Something that can be done now; `targets` name what it is about: `section:wood`. */
export const LegalMove = z
  .object({ seat, move: z.string(), text: z.string(), targets: z.array(z.string()) })
  .openapi('LegalMove')
const table = z
  .custom<Table>()
  .openapi({ type: 'object', description: 'The table as those eyes see it; −1 where they may not look' })
const record = z
  .custom<MatchRecord>()
  .openapi({ type: 'object', description: 'Options, seed and rows: everything follows from them' })
/** The parts of the seed: the hall's secret, and by seat what it gave (null: nothing). */
const shuffle = z.object({ secret: z.string(), contributions: z.array(z.string().nullable()) })

const score = z.object({
  seat,
  total: z.number(),
  sources: z.record(z.string(), z.number()),
  tie: z.array(z.number()),
  place: z.int(),
})

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
    /** So many are gone that you may end the match as it stands. */
    mayEnd: z.literal(true).optional(),
    /** Seats that you left, and that a bot holds for you. */
    mayReturn: z.array(seat).optional(),
    /** Before it is dealt: you have given nothing to the shuffle yet. */
    mayGive: z.literal(true).optional(),
    /** While seats are open, and again when it is over, for those seated: who has it may sit down, and read a private match. */
    invite: z.string().optional(),
    /** While seats are open: you are its host, so you may close it, seat bots and send people away. */
    maker: z.literal(true).optional(),
    /** While it waits. */
    room: Room.optional(),
    /** Why you no longer sit there. */
    parted: Parting.optional(),
  })
  .openapi('MatchState')

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

/** Finished: `record` with its seed, for anyone to verify; its rows say when and by whom, by number in `people`, where everybody is called as at the table. Running: what the asking viewer knows. */
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

// ---- the stream of events: it begins with who sits there, and ends with the session or the seat that it was opened for

/** `event: row`. The newest frame has all fields; older ones of a resumption may lack those of the table. */
export const RowEvent = z
  .object({
    seq,
    status,
    acting: z.array(seat),
    entry: LogEntry.optional(),
    /** The seat that took back its last move. */
    takeback: seat.optional(),
    eyes: z.int().optional(),
    view: table.optional(),
    legal: z.array(z.object({ seat, move: z.string() })).optional(),
    prompt: z.object({ seat, step: z.string() }).nullable().optional(),
    mayTakeBack: z.array(seat).optional(),
    clocks: Clocks.optional(),
  })
  .openapi('RowEvent')
/** `event: talk` is a Talk; `event: seats`: */
export const SeatsEvent = z
  .object({ status, seats: z.array(Seat), votes: z.array(Vote), away: z.array(seat), clocks: Clocks.optional() })
  .openapi('SeatsEvent')

export type SessionReply = z.infer<typeof SessionReply>
export type GameInfo = z.infer<typeof GameInfo>
export type MatchCreated = z.infer<typeof MatchCreated>
export type Joined = z.infer<typeof Joined>
export type Ready = z.infer<typeof Ready>
export type RoomsPage = z.infer<typeof RoomsPage>
export type Parting = z.infer<typeof Parting>
export type Played = z.infer<typeof Played>
export type Seat = z.infer<typeof Seat>
export type MatchSummary = z.infer<typeof MatchSummary>
export type TablesPage = z.infer<typeof TablesPage>
export type LogEntry = z.infer<typeof LogEntry>
export type StandingOrder = z.infer<typeof StandingOrder>
export type LegalMove = z.infer<typeof LegalMove>
export type MatchState = z.infer<typeof MatchState>
export type KeptMatch = z.infer<typeof KeptMatch>
/** Of a match that is dealt. */
export type DealtState = Omit<MatchState, 'view' | 'log'> & { view: Table; log: LogEntry[] }
export type MatchExport = z.infer<typeof MatchExport>
export type RowEvent = z.infer<typeof RowEvent>
export type SeatsEvent = z.infer<typeof SeatsEvent>
export type SeatScore = z.infer<typeof score>
