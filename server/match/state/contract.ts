/** What is sent of one match to its page: it waits, it runs, or it is over. */
import type { LogEntry as Entry, Table } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { clock, comeBack, Lang, policy, seat, seq, speed, visibility, wants } from '../../domain/requests.ts'
import { UNRATED } from '../../domain/unrated.ts'
import { Clocks } from '../clock/contract.ts'
import { Departure, LegalMove, LogEntry, score, Seat, table, Talk, Vote } from '../contract.ts'
import { Parting, Room } from '../room/contract.ts'

/** What is known of any. */
const Any = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.string(),
  /** The hash of its components; `otherBox`: they are not those that the game comes with now, and are read at `/api/boxes/{hash}`. */
  box: z.string(),
  otherBox: z.literal(true).optional(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  visibility,
  mayTry: z.boolean(),
  /** It is to count for ratings. `unrated`: why it does not as its people sit there now, or did not in the end; in a code and a sentence. */
  rated: z.boolean(),
  unrated: z.object({ code: z.enum(UNRATED), sentence: z.string() }).optional(),
  /** The rating law under which it is played. From 2 on a departure is a result. */
  ratingLaw: z.int(),
  speed,
  clock: clock.optional(),
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
  prompt: z.object({ seat, step: z.string(), text: z.string() }).nullable(),
  legal: z.array(LegalMove),
  mayTakeBack: z.array(seat),
  talk: z.array(Talk),
  /** Of those who spoke, as `by` says: whose lines you do not want to read. */
  muted: z.array(z.string()).optional(),
  /** SHA-256 of `loggia:` and the hall's secret (in matches without one: the seed), known before anything is dealt. */
  commitment: z.string(),
  /** Why you no longer sit there. */
  parted: Parting.optional(),
})

/** A table that waits, or was closed before it was dealt. Nobody knows anything of the match: nobody is asked, and `seq` is 0. */
export const WaitingState = Any.extend({
  status: z.enum(['open', 'closed']),
  /** You have given nothing to the shuffle yet. */
  mayGive: z.literal(true).optional(),
  /** For its players: its holder may sit down, and read a private match. */
  invite: z.string().optional(),
  /** You are its host, so you may close it, seat bots and send people away. */
  maker: z.literal(true).optional(),
  /** While it waits. */
  room: Room.optional(),
}).openapi('WaitingState')

/** What is known once it is dealt. */
const Dealt = Any.extend({
  view: table,
  log: z.array(LogEntry),
  /**
   * With `since`: the log begins after this row, and what was heard of later ones before is void. It lies before `since` where a takeback has reached
   * behind that. Absent: this is all of the log, though `since` was asked for (a row that there never was, as far as this server knows).
   */
  logSince: seq.optional(),
  departures: z.array(Departure).optional(),
})
/** A match that goes on. */
export const RunningState = Dealt.extend({
  status: z.literal('running'),
  /** Where there is a clock. */
  clocks: Clocks.optional(),
  /** Questions that are open, and whose persons are away though no bot holds their seats. */
  votes: z.array(Vote).optional(),
  away: z.array(seat).optional(),
  /** Seats about which you may ask the others. */
  mayCall: z.array(seat).optional(),
  /** Enough players are gone that you may end the match as it stands. */
  mayEnd: z.literal(true).optional(),
  /** Seats that you left, and that a bot holds for you. */
  mayReturn: z.array(seat).optional(),
}).openapi('RunningState')
/** A match that came to its end, or was ended. */
export const OverState = Dealt.extend({
  status: z.literal('finished'),
  seed: z.string().optional(),
  /** Place 0 is the first. */
  scores: z.array(score).optional(),
  /** For its players: its holder may read a private match. */
  invite: z.string().optional(),
}).openapi('OverState')

/** A match as its viewer knows it: one of three things, by its `status`. */
export const MatchState = z.discriminatedUnion('status', [WaitingState, RunningState, OverState]).openapi('MatchState')

/** One of the three. What only others tell is absent, so that it can be asked for before it is known which one it is. */
type One<S> = S & { [K in Exclude<Keys<z.infer<typeof MatchState>>, keyof S>]?: undefined }
type Keys<S> = S extends unknown ? keyof S : never

export type AnyState = z.infer<typeof Any>
export type WaitingState = One<z.infer<typeof WaitingState>>
export type RunningState = One<z.infer<typeof RunningState>>
export type OverState = One<z.infer<typeof OverState>>
export type MatchState = WaitingState | RunningState | OverState
/** Of a match that is dealt, with core's own table and log. */
export type DealtState = Core<RunningState> | Core<OverState>
type Core<S> = Omit<S, 'view' | 'log'> & { view: Table; log: Entry[] }
