/**
 * What the server and its clients say to each other over HTTP: one Zod schema for each body, from which come the checks, the
 * types and `/api/openapi.json`. Clients import the types only.
 */
import {
  type MatchRecord,
  NAME_LENGTH,
  ROW_KINDS,
  nameFault,
  type Step,
  type Table,
  tidyName,
  tidyTalk,
  SPECTATOR,
} from '@loggia/core'
import { z } from '@hono/zod-openapi'

/** Longest bodies and texts, in characters. */
export const LIMITS = { name: NAME_LENGTH, talk: 500, move: 80, orders: 500, seats: 8, options: 16 } as const

/** What is wrong with a text that people wrote has a code and a sentence of its own (`params` of the issue). */
const name = z
  .string()
  .overwrite(tidyName)
  .superRefine((name, { addIssue }) => {
    const fault = nameFault(name)
    if (fault) addIssue({ code: 'custom', params: fault })
  })
  .openapi({ minLength: 1, maxLength: LIMITS.name })
const talk = z
  .string()
  .overwrite(tidyTalk)
  .superRefine((text, { addIssue }) => {
    if (!text) addIssue({ code: 'custom', params: { code: 'talk-empty' } })
  })
  .max(LIMITS.talk)
  .openapi({ minLength: 1 })

const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1)
const seq = z.int().min(0)
/** `closed`: given up before it began. */
const status = z.enum(['open', 'running', 'finished', 'closed'])
const visibility = z.enum(['private', 'open'])
const bot = z.enum(['random', 'greedy', 'search'])
const level = z.enum(['novice', 'club', 'master'])

// ---- what is sent to the server

export const SessionRequest = z.strictObject({ name }).openapi('SessionRequest')
export const MatchRequest = z
  .strictObject({
    game: z.string().max(40),
    name: name.optional(),
    options: z
      .record(z.string().max(40), z.string().max(40))
      .refine(o => Object.keys(o).length <= LIMITS.options, 'too many options')
      .optional(),
    /** `me` may occur several times: several seats on one screen. */
    seats: z
      .array(z.strictObject({ kind: z.enum(['me', 'open', 'bot']), bot: bot.optional(), level: level.optional() }))
      .min(1)
      .max(LIMITS.seats),
    visibility,
  })
  .openapi('MatchRequest')
export const JoinRequest = z
  .strictObject({ seat: seat.optional(), invite: z.string().max(40).optional() })
  .openapi('JoinRequest')
/** `seq`: the row after which the question stood that this move answers. */
export const MoveRequest = z
  .strictObject({ seq, move: z.string().min(1).max(LIMITS.move), seat: seat.optional() })
  .openapi('MoveRequest')
/** `order`: in notation; null to be asked again. */
export const OrderRequest = z
  .strictObject({ order: z.string().min(1).max(LIMITS.orders).nullable(), seat: seat.optional() })
  .openapi('OrderRequest')
export const BotRequest = z
  .strictObject({ seat: seat.optional(), bot: bot.optional(), level: level.optional() })
  .openapi('BotRequest')
export const SeatRequest = z.strictObject({ seat: seat.optional() }).openapi('SeatRequest')
export const TalkRequest = z.strictObject({ text: talk }).openapi('TalkRequest')

export const Lang = z.enum(['en', 'ko'])
/** A number in an address: digits and nothing else, or `Number` would read a space as 0. */
const digits = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().max(most))
    .openapi({ type: 'integer', minimum: 0, maximum: most })
/** Whose eyes: a seat, or those of somebody who only watches. */
const eyes = digits(SPECTATOR).refine(n => n < LIMITS.seats || n === SPECTATOR, 'no such seat')
export const ListQuery = z.object({ mine: z.string().optional(), open: z.string().optional(), lang: Lang.optional() })
/** The parts of somebody's tables, in the order in which they concern them. */
export const PARTS = ['turn', 'waiting', 'open', 'finished'] as const
/** `after`: the `next` of the page before. */
export const TablesQuery = z.object({
  part: z.enum(PARTS),
  after: z
    .string()
    .regex(/^-?\d{1,18} [\w-]{6,24}$/)
    .optional(),
  lang: Lang.optional(),
})
/**
 * `invite` lets somebody who was sent the link look at a private table before joining. `since`: of the log only what came after that row, for whoever has the rest
 * as the same eyes heard it.
 */
export const StateQuery = z.object({
  at: digits(999_999_999).optional(),
  since: digits(999_999_999).optional(),
  seat: eyes.optional(),
  invite: z.string().max(40).optional(),
  lang: Lang.optional(),
})
export const EventsQuery = z.object({ seat: eyes.optional(), invite: z.string().max(40).optional() })
export const KeptQuery = z.object({ invite: z.string().max(40).optional(), lang: Lang.optional() })
export const BoxHash = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) })
export const MatchId = z.object({ id: z.string().regex(/^[\w-]{6,24}$/) })

// ---- what it answers

/** Every refusal. `code` is stable, `rule` names the rule that forbids a move, `seq` is where the match stands (409). */
export const Refusal = z
  .object({
    error: z.object({ code: z.string(), rule: z.string().optional(), sentence: z.string(), seq: seq.optional() }),
  })
  .openapi('Refusal')

export const Person = z.object({ id: z.string(), name: z.string() }).openapi('Person')
export const SessionReply = z.object({ person: z.union([Person, z.null()]) }).openapi('Session')
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
      }),
    ),
    /** How many facts of the components come from where. */
    provenance: z.object({ rulebook: z.int(), public: z.int(), reconstructed: z.int() }),
  })
  .openapi('GameInfo')
/** `url`: the invitation, where PUBLIC_URL says; without one only its path, for whoever asked knows by what name they reach the hall. */
export const MatchCreated = z.object({ id: z.string(), url: z.string(), invite: z.string() }).openapi('MatchCreated')
export const Joined = z.object({ seat }).openapi('Joined')
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
    you: z.boolean(),
  })
  .openapi('Seat')
export const MatchSummary = z
  .object({
    id: z.string(),
    game: z.string(),
    name: z.string(),
    status,
    /** While seats are open: you made it. */
    maker: z.literal(true).optional(),
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
/** A page of your tables of one part, and how many there are in each. In `turn` you are asked; who has waited longest comes first. */
export const TablesPage = z
  .object({
    tables: z.array(MatchSummary),
    counts: z.object({ turn: z.int(), waiting: z.int(), open: z.int(), finished: z.int() }),
    next: z.string().optional(),
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
    /** No move, but what else happened: `seat` and `replaced` (a bot plays there now), `seat` and `returned`. Then `move` is empty. */
    event: z.object({ kind: z.enum(['seat', 'clock', 'vote', 'adopt', 'end']), word: z.string() }).optional(),
  })
  .openapi('LogEntry')
/** What a seat of yours has ordered to be answered for it; nobody else ever sees it. */
export const StandingOrder = z.object({ seat, order: z.string().nullable() }).openapi('StandingOrder')
export const Talk = z.object({ id: z.int(), at: z.string(), name: z.string(), text: z.string() }).openapi('Talk')
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
const score = z.object({
  seat,
  total: z.number(),
  sources: z.record(z.string(), z.number()),
  tie: z.array(z.number()),
  place: z.int(),
})

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
    seq,
    /** The row after which the table is shown. */
    at: seq,
    seats: z.array(Seat),
    /** Whose view this is: a seat, or 30, a spectator. */
    eyes: z.int(),
    acting: z.array(seat),
    view: table,
    prompt: z.object({ seat, step: z.string(), text: z.string() }).nullable(),
    legal: z.array(LegalMove),
    mayTakeBack: z.array(seat),
    log: z.array(LogEntry),
    /**
     * With `since`: the log begins after this row, and what was heard of later ones before is void. It lies before `since` where a takeback has reached
     * behind that. Absent: this is all of the log, though `since` was asked for (a row that there never was, as far as this server knows).
     */
    logSince: seq.optional(),
    talk: z.array(Talk),
    /** SHA-256 of the seed, known before the first move. */
    commitment: z.string(),
    /** Finished matches only. */
    seed: z.string().optional(),
    /** Finished matches only; place 0 is the first. */
    scores: z.array(score).optional(),
    /** Seats that you left, and that a bot holds for you. */
    mayReturn: z.array(seat).optional(),
    /** While seats are open, for those seated. */
    invite: z.string().optional(),
    /** While seats are open: you made it, so you may close it, and seat bots. */
    maker: z.literal(true).optional(),
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
  })
  .openapi('KeptMatch')

/** Finished: `record` with its seed, for anyone to verify. Running: what the asking viewer knows. */
export const MatchExport = z
  .object({
    id: z.string(),
    game: z.string(),
    name: z.string(),
    status,
    commitment: z.string(),
    rules: z.string(),
    options: z.record(z.string(), z.string()),
    seats: z.array(z.object({ seat, name: z.string() })),
    log: z.array(LogEntry),
    view: table,
    record: record.optional(),
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
  })
  .openapi('RowEvent')
/** `event: talk` is a Talk; `event: seats`: */
export const SeatsEvent = z.object({ status, seats: z.array(Seat) }).openapi('SeatsEvent')

export type Lang = z.infer<typeof Lang>
export type SessionRequest = z.infer<typeof SessionRequest>
export type MatchRequest = z.infer<typeof MatchRequest>
export type JoinRequest = z.infer<typeof JoinRequest>
export type MoveRequest = z.infer<typeof MoveRequest>
export type OrderRequest = z.infer<typeof OrderRequest>
export type BotRequest = z.infer<typeof BotRequest>
export type SeatRequest = z.infer<typeof SeatRequest>
export type TalkRequest = z.infer<typeof TalkRequest>
export type Refusal = z.infer<typeof Refusal>
export type Person = z.infer<typeof Person>
export type SessionReply = z.infer<typeof SessionReply>
export type GameInfo = z.infer<typeof GameInfo>
export type MatchCreated = z.infer<typeof MatchCreated>
export type Joined = z.infer<typeof Joined>
export type Played = z.infer<typeof Played>
export type Seat = z.infer<typeof Seat>
export type MatchSummary = z.infer<typeof MatchSummary>
export type TablesPage = z.infer<typeof TablesPage>
export type LogEntry = z.infer<typeof LogEntry>
export type StandingOrder = z.infer<typeof StandingOrder>
export type Talk = z.infer<typeof Talk>
export type LegalMove = z.infer<typeof LegalMove>
export type MatchState = z.infer<typeof MatchState>
export type KeptMatch = z.infer<typeof KeptMatch>
export type MatchExport = z.infer<typeof MatchExport>
export type RowEvent = z.infer<typeof RowEvent>
export type SeatsEvent = z.infer<typeof SeatsEvent>
export type SeatScore = z.infer<typeof score>
export type Status = z.infer<typeof status>
export type Bot = z.infer<typeof bot>
export type Level = z.infer<typeof level>
