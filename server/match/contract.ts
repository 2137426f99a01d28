/** What is sent of a match: its seats and rows, what may be done, and what is said, asked and decided at the table. */
import { QUICK_WORDS, type Step, type Table } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { bot, level, seat, seq, status } from '../domain/requests.ts'
import { ABSENCES, VOTE_KINDS } from '../domain/votes.ts'
import { Clocks } from './clock/contract.ts'

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
    /** Said among spectators: players read it when the match is over. */
    watching: z.literal(true).optional(),
  })
  .openapi('Talk')
/** A player left a rated match before its end: why, and after which row. It is a result: they are placed below all who stayed. */
export const Departure = z
  .object({ seat, name: z.string(), why: z.enum(ABSENCES), after: z.int() })
  .openapi('Departure')
/**
 * A vote of the table. Either what happens to the seat of a player who is away (`bot`, `wait`, `end`; more than half
 * decide). Or whether a player may take back what is no longer free, or the clocks stop (`yes`, `no`; all must agree).
 */
export const Vote = z
  .object({
    id: z.int(),
    kind: z.enum(VOTE_KINDS),
    /** Its subject: the player who is away, or the one who asks. */
    seat,
    /** Of who is away: their time is over, they have left, or were asked for too long. */
    why: z.enum(ABSENCES).optional(),
    answers: z.array(z.string()),
    /** The voters: each person by the first of their seats. */
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
export const GameInfo = z
  .object({
    id: z.string(),
    /** `id@version` of the rules. */
    rules: z.string(),
    seats: z.object({ min: z.int(), max: z.int() }),
    /** `seats`: only tables with these seat counts have this choice. */
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
export const Played = z.object({ seq }).openapi('Played')
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
export const table = z
  .custom<Table>()
  .openapi({ type: 'object', description: 'The table as those eyes see it; −1 where they may not look' })
export const score = z.object({
  seat,
  total: z.number(),
  sources: z.record(z.string(), z.number()),
  tie: z.array(z.number()),
  place: z.int(),
})

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

export type Talk = z.infer<typeof Talk>
export type Muted = z.infer<typeof Muted>
export type Vote = z.infer<typeof Vote>
export type Departure = z.infer<typeof Departure>
export type Voted = z.infer<typeof Voted>
export type GameInfo = z.infer<typeof GameInfo>
export type Seat = z.infer<typeof Seat>
export type Played = z.infer<typeof Played>
export type LogEntry = z.infer<typeof LogEntry>
export type StandingOrder = z.infer<typeof StandingOrder>
export type LegalMove = z.infer<typeof LegalMove>
export type RowEvent = z.infer<typeof RowEvent>
export type SeatsEvent = z.infer<typeof SeatsEvent>
export type SeatScore = z.infer<typeof score>
