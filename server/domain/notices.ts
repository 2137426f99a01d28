/** Of what people are told, where they are told it, and what each of them is told unless they choose otherwise. */
import type { VoteKind } from './votes.ts'

/** In the order in which one message says several. */
export const NOTICES = ['turn', 'clock', 'vote', 'invite', 'begun', 'ended', 'seat', 'talk'] as const
export type Notice = (typeof NOTICES)[number]

/** Ways on which somebody is told who does not look at the page. */
export const CHANNELS = ['push', 'mail', 'webhook'] as const
export type Channel = (typeof CHANNELS)[number]

/** In which words a webhook wants to hear it. */
export const FORMS = ['json', 'discord', 'slack'] as const
export type Form = (typeof FORMS)[number]

/** What became of a seat; `vote`: the others decide about it. */
export const SEAT_NEWS = ['bot', 'back', 'vote', 'taken', 'left'] as const
export type SeatNews = (typeof SEAT_NEWS)[number]

/**
 * What a sentence says besides where it happened. Carriers read it, so nothing that is secret at the table belongs
 * here.
 */
export interface About {
  /** The people it names. */
  name?: string
  word?: SeatNews
  /** What the table is to decide. */
  vote?: VoteKind
  /** When the time of a clock is over. */
  until?: string
  /** Only half of that time has passed; else little of it is left. */
  half?: true
}

export type Wants = Readonly<Record<Channel, readonly Notice[]>>
export const USUAL_WANTS: Wants = {
  push: ['turn', 'clock', 'vote', 'invite', 'begun', 'seat'],
  mail: ['turn', 'clock', 'vote', 'invite', 'ended', 'seat'],
  webhook: ['turn', 'vote', 'ended'],
}

/**
 * What happens within this many seconds is sent together, and not at all to a person who has seen it by then. Live
 * tables do not wait, nor does a clock.
 */
export const DAMPER = 120
/** A user who had the table in view this many seconds ago still counts as watching. */
export const LOOKING = 10

/** About questions it is told only while they stand. */
export const QUESTIONS: readonly Notice[] = ['turn', 'clock', 'vote']
