/** What is sent to the server, and the words that both sides share: one Zod schema for each body. The answers are in `contract.ts`. */
import { LEVELS } from '@loggia/bots'
import { CONTRIBUTION, NAME_LENGTH, nameFault, QUICK_WORDS, SPECTATOR, tidyName, tidyTalk } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { COMPLAINTS } from './hall.ts'
import { COME_BACKS, POLICIES } from './leaver-policy.ts'
import { SPEEDS } from './speed.ts'
import { VOTE_KINDS } from './votes.ts'

/** Longest bodies and texts, in characters. */
export const LIMITS = { name: NAME_LENGTH, talk: 500, move: 80, orders: 500, seats: 8, options: 16 } as const

/** What is wrong with a text that people wrote has a code and a sentence of its own (`params` of the issue). */
export const name = z
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

export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1)
export const seq = z.int().min(0)
/** `closed`: given up before it began. */
export const status = z.enum(['open', 'running', 'finished', 'closed'])
export const visibility = z.enum(['private', 'open'])
export const bot = z.enum(['random', 'greedy', 'search'])
export const level = z.enum(LEVELS)

export const speed = z.enum(SPEEDS)
/** In seconds: each seat begins with `bank`, each turn adds `increment`, no bank grows beyond `cap`, nor without one beyond its start. Null: nobody's time runs. `per`: absent where a match of an older release goes on, in which each decision adds it; in requests it means nothing. */
export const clock = z
  .strictObject({
    bank: z.int().min(0),
    increment: z.int().min(0),
    cap: z.int().min(0).optional(),
    per: z.literal('turn').optional(),
  })
  .nullable()
export const policy = z.enum(POLICIES)
export const comeBack = z.enum(COME_BACKS)
/**
 * Requirements of a table: a range of ratings as shown, and turns in time of a hundred. Null: none. Invited players
 * need not meet them.
 */
const rating = z.int().min(0).max(4000)
export const wants = z
  .strictObject({ from: rating.optional(), to: rating.optional(), inTime: z.int().min(1).max(100).optional() })
  .refine(({ from = 0, to = from }) => from <= to, 'from is above to')
  .nullable()
export const Lang = z.enum(['en', 'ko'])
const options = z
  .record(z.string().max(40), z.string().max(40))
  .refine(o => Object.keys(o).length <= LIMITS.options, 'too many options')

// ---- what is sent to the server

/** `invite`: where a hall lets in only who is invited: an invitation to it, or a table and its invitation, with a space between. `arrival`: something that nobody can guess, and that all tabs of a browser send that come in at the same moment: they are one person. */
export const SessionRequest = z
  .strictObject({
    name,
    arrival: z
      .string()
      .regex(/^[\w-]{22,64}$/)
      .optional(),
    invite: z
      .string()
      .regex(/^[\w-]{6,64}( [\w-]{6,40})?$/)
      .optional(),
  })
  .openapi('SessionRequest')
export const MatchRequest = z
  .strictObject({
    game: z.string().max(40),
    name: name.optional(),
    options: options.optional(),
    /** `me` may occur several times: several seats on one screen, each under a `name` of its own if it has one. */
    seats: z
      .array(
        z.strictObject({
          kind: z.enum(['me', 'open', 'bot']),
          bot: bot.optional(),
          level: level.optional(),
          name: name.optional(),
        }),
      )
      .min(1)
      .max(LIMITS.seats),
    visibility,
    /** Whether, while it runs, pages offer to try out from one's own view what might come; true by default. */
    mayTry: z.boolean().optional(),
    /** How fast it is meant to be played: `correspondence` by default. */
    speed: speed.optional(),
    /** Of correspondence with a cap, live without one; none by default. */
    clock: clock.optional(),
    /** Whether it is to count for ratings; false by default. */
    rated: z.boolean().optional(),
    /** Its requirements; none by default. */
    wants: wants.optional(),
    /** What becomes of the seat of somebody who is gone: `bot` by default. */
    leaver: policy.optional(),
    /** Until when whose seat a bot holds may take it again: `always` by default; `round`: until that round of the game is over. */
    comeBack: comeBack.optional(),
    /** What is spoken there: the language of who makes it by default. */
    language: Lang.optional(),
  })
  .openapi('MatchRequest')
/** What the host of a table changes while alone; omitted fields stay. */
export const ChoicesRequest = MatchRequest.pick({
  name: true,
  options: true,
  visibility: true,
  mayTry: true,
  rated: true,
  wants: true,
  speed: true,
  clock: true,
  leaver: true,
  comeBack: true,
  language: true,
})
  .partial()
  .openapi('ChoicesRequest')
/** `clock`: exactly this clock; none by default. `seats`: this many players; omitted, any number. */
export const QuickRequest = z
  .strictObject({
    game: z.string().max(40),
    speed: speed.optional(),
    clock: clock.optional(),
    seats: z.int().min(2).max(LIMITS.seats).optional(),
  })
  .openapi('QuickRequest')
/** The player sent away reads the reason. */
export const SendAwayRequest = z
  .strictObject({ seat, why: z.enum(['kept', 'absent']).optional() })
  .openapi('SendAwayRequest')
export const JoinRequest = z
  .strictObject({ seat: seat.optional(), invite: z.string().max(40).optional() })
  .openapi('JoinRequest')
/** `seq`: the row after which the question stood that this move answers. */
export const MoveRequest = z
  .strictObject({ seq, move: z.string().min(1).max(LIMITS.move), seat: seat.optional() })
  .openapi('MoveRequest')
/** An id that the device makes for an answer. Sent again with the same id, the answer gives the row that was written the first time. A header, so that a server of an older release passes it over. */
export const AnswerHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
  /** The person who gave the answer: nobody else who is signed in at that device by now gives it for them. */
  'answer-of': z.string().max(64).optional(),
})
/** `order`: in notation; null to be asked again. */
export const OrderRequest = z
  .strictObject({ order: z.string().min(1).max(LIMITS.orders).nullable(), seat: seat.optional() })
  .openapi('OrderRequest')
export const BotRequest = z
  .strictObject({ seat: seat.optional(), bot: bot.optional(), level: level.optional() })
  .openapi('BotRequest')
/** 64 hexadecimal digits that nobody else knows. Nobody hears them before the match is over. */
export const ContributionRequest = z
  .strictObject({ contribution: z.string().regex(CONTRIBUTION) })
  .openapi('ContributionRequest')
export const SeatRequest = z.strictObject({ seat: seat.optional() }).openapi('SeatRequest')
/**
 * The question of a vote: about `seat` (whose player is away, or who asks). Without one: your own seat that is asked,
 * or your first.
 */
export const VoteRequest = z.strictObject({ kind: z.enum(VOTE_KINDS), seat: seat.optional() }).openapi('VoteRequest')
/** Your answer, or (null) none any more. One for each person, however many seats they hold. */
export const BallotRequest = z.strictObject({ answer: z.string().max(20).nullable() }).openapi('BallotRequest')
/** In one's own words, or a word that everybody reads in their own language. */
export const TalkRequest = z
  .union([z.strictObject({ text: talk }), z.strictObject({ word: z.enum(QUICK_WORDS) })])
  .openapi('TalkRequest')
export const MuteRequest = z.strictObject({ muted: z.boolean() }).openapi('MuteRequest')

/** Somebody: by a line of theirs, or by where they sit, at a match; or by their handle. */
const about = {
  match: z
    .string()
    .regex(/^[\w-]{6,24}$/)
    .optional(),
  line: z.int().min(0).optional(),
  seat: seat.optional(),
  handle: z.string().max(60).optional(),
}
const meant = ({ match, line, seat, handle }: z.infer<z.ZodObject<typeof about>>) =>
  [line, seat, handle].filter(x => x !== undefined).length === 1 && (match === undefined) === (handle !== undefined)
const ONE = 'a line or a seat of a match, or a handle'
export const AboutRequest = z.strictObject(about).refine(meant, ONE).openapi('AboutRequest')
/** Why somebody is complained of; `text`: in one's own words. */
export const ReportRequest = z
  .strictObject({ ...about, why: z.enum(COMPLAINTS), text: z.string().overwrite(tidyTalk).max(LIMITS.talk).optional() })
  .refine(meant, ONE)
  .openapi('ReportRequest')

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
 * Filters of the open tables; an omitted one lets all pass. `within`: made in the last hours. `usual`: with default
 * options. `fit`: for the asking person. `after`: the `next` of the page before.
 */
export const RoomsQuery = z.object({
  game: z.string().max(40).optional(),
  speed: speed.optional(),
  seats: digits(LIMITS.seats).optional(),
  language: Lang.optional(),
  within: digits(10_000).optional(),
  usual: z.string().optional(),
  fit: z.string().optional(),
  after: z
    .string()
    .regex(/^-?\d{1,18} [\w-]{6,24}$/)
    .optional(),
  lang: Lang.optional(),
})
/**
 * `invite` lets a holder of the link look at a private table before joining. `since`: only the log after that row, for
 * a client that has the rest as the same viewer heard it.
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
/** A vote. */
export const VoteId = MatchId.extend({ vote: digits(999_999_999) })
/** One of your ways in, or of the ways on which you are told things. */
export const CredentialId = z.object({ id: z.string().regex(/^[\w-]{6,40}$/) })
/** A line of talk. */
export const LineId = MatchId.extend({ line: digits(999_999_999) })

export type Lang = z.infer<typeof Lang>
export type SessionRequest = z.infer<typeof SessionRequest>
export type MatchRequest = z.infer<typeof MatchRequest>
export type JoinRequest = z.infer<typeof JoinRequest>
export type MoveRequest = z.infer<typeof MoveRequest>
export type OrderRequest = z.infer<typeof OrderRequest>
export type BotRequest = z.infer<typeof BotRequest>
export type ContributionRequest = z.infer<typeof ContributionRequest>
export type SeatRequest = z.infer<typeof SeatRequest>
export type ChoicesRequest = z.infer<typeof ChoicesRequest>
export type QuickRequest = z.infer<typeof QuickRequest>
export type SendAwayRequest = z.infer<typeof SendAwayRequest>
export type RoomsQuery = z.infer<typeof RoomsQuery>
export type AboutRequest = z.infer<typeof AboutRequest>
export type ReportRequest = z.infer<typeof ReportRequest>
export type TalkRequest = z.infer<typeof TalkRequest>
export type Status = z.infer<typeof status>
export type Bot = z.infer<typeof bot>
export type Level = z.infer<typeof level>
