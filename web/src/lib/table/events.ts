/** What happened at a table besides moves, in words. */
import { type LogEntry, REPLACED, RETURNED } from '@loggia/core'
import { say } from '#lib/words/index.ts'

/** The sentence of an event. `people`: what the seats are called now. */
export function eventText({ seat, event }: LogEntry, people: readonly string[]): string {
  if (event?.word === REPLACED) return say('event_replaced', { seat: seat + 1 })
  if (event?.word === RETURNED) return say('event_returned', { name: people[seat] ?? '' })
  if (event?.kind === 'adopt') return say('event_adopted')
  if (event?.kind === 'end') return say('event_ended')
  if (event?.kind === 'clock') return say('event_over', { name: people[seat] ?? '' })
  return event?.word ?? ''
}
