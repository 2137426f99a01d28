/** What happened at a table besides moves, in words. */
import { LEFT, type LogEntry, REPLACED, RETURNED } from '@loggia/core'
import type { RoomState } from '../api.ts'
import { sayVote } from '#lib/words/votes.ts'
import { countsDepartures } from './departures.ts'

/** What votes came to. */
const CAME: Readonly<Record<string, string>> = {
  'leaver:bot': sayVote('event_leaver_bot'),
  'leaver:wait': sayVote('event_leaver_wait'),
  'leaver:end': sayVote('event_leaver_end'),
  'takeback:yes': sayVote('event_takeback_yes'),
  'takeback:no': sayVote('event_takeback_no'),
  'pause:on': sayVote('event_pause_yes'),
  'pause:no': sayVote('event_pause_no'),
  'pause:off': sayVote('event_pause_off'),
}

/** What the sentence of an event depends on. */
export type Told = Pick<RoomState, 'seats' | 'rated' | 'unrated' | 'ratingLaw'>

/** The sentence of an event. What is told of a person has their name, also where a bot holds the seat by now. */
export function eventText({ seat, event }: LogEntry, state: Told): string {
  const { name: holds = '', kind, stead } = state.seats[seat] ?? {}
  const name = stead ?? holds
  if (event?.kind === 'end') {
    if (countsDepartures(state)) return sayVote(event.word === LEFT ? 'event_ended_left_rated' : 'event_ended_rated')
    return sayVote(event.word === LEFT ? 'event_ended_left' : 'event_ended')
  }
  if (event?.kind === 'clock') return sayVote('event_over', { name })
  if (event?.kind === 'adopt') return sayVote('event_adopted')
  if (event?.word === LEFT) return sayVote('event_left', { name })
  if (event?.word === REPLACED)
    return stead === undefined && kind === 'bot'
      ? sayVote('event_replaced_seat', { seat: seat + 1 })
      : sayVote('event_replaced', { name })
  if (event?.word === RETURNED) return sayVote('event_returned', { name })
  return CAME[event?.word ?? ''] ?? event?.word ?? ''
}
