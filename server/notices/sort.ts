/** What is due to be told is made into messages: to whom, on which of their channels, together with what. */
import { deadlineOf, joined } from '@loggia/core'
import type { SeatClock } from '../schema-clocks.ts'
import type { Item } from '../schema-notices.ts'
import type { About, Channel, Notice, Wants } from './events.ts'
import { NOTICES } from './events.ts'
import { digestAt, quietUntil } from './hours.ts'

/** Something that is due; `void`: the question was answered, it was seen, or nobody wants to hear of that match. `clock`: of a question that stands, where time runs. */
export interface News {
  person: string
  match: string
  kind: Notice
  seat: number | null
  since: string | null
  about: About | null
  at: string
  void: boolean
  clock: SeatClock | null
}
/** What somebody wants, and where they are reached. */
export interface Reader {
  wants: Wants
  quiet: { from: number; to: number } | undefined
  digest: number | undefined
  zone: string | undefined
  channels: readonly { id: string; kind: Channel }[]
}
/** What goes out on a channel: of one match, or all that a digest says at that hour. */
export interface Message {
  channel: string
  items: Item[]
  digest?: Date
}

/** When of the time that somebody had for a question a quarter is left; undefined where none runs, or nobody knows until when. */
export function lowAt(clock: SeatClock | null): number | undefined {
  if (!clock || clock.since === null || clock.deadline === null) return undefined
  const still = clock.off.map(([begins, ends]) => [begins, ends ?? Number.POSITIVE_INFINITY] as const)
  const low = deadlineOf({ bank: 0, increment: 0 }, { left: clock.left * SPENT, since: clock.since }, joined(still))
  return low !== undefined && Number.isFinite(low) ? low : undefined
}
/** So much of the time is over when it is said that little is left. */
const SPENT = 0.75

/** Messages for these news, and what waits until when, since it is quiet for its reader. What is in neither is told to nobody. */
export function sort(
  news: readonly News[],
  readers: ReadonlyMap<string, Reader>,
  now: Date,
): { messages: Message[]; wait: Map<News, Date> } {
  const messages = new Map<string, Message>(),
    wait = new Map<News, Date>()
  for (const n of [...news].sort((a, b) => NOTICES.indexOf(a.kind) - NOTICES.indexOf(b.kind))) {
    const reader = readers.get(n.person)
    if (n.void || !reader) continue
    if (n.kind === 'clock') {
      // The clocks may have been stopped meanwhile.
      const low = lowAt(n.clock)
      if (low === undefined) continue
      if (low > now.getTime()) {
        wait.set(n, new Date(low))
        continue
      }
    }
    const zone = reader.zone ?? 'UTC',
      wanting = reader.channels.filter(c => reader.wants[c.kind].includes(n.kind)),
      quiet = wanting.length ? quietUntil(zone, reader.quiet, now) : undefined
    if (quiet) {
      wait.set(n, quiet)
      continue
    }
    for (const { id, kind } of wanting) {
      const digest = kind === 'mail' && reader.digest !== undefined ? digestAt(zone, reader.digest, now) : undefined,
        key = `${id} ${digest ? '' : n.match}`
      const message = messages.get(key) ?? { channel: id, items: [], ...(digest ? { digest } : {}) }
      message.items.push(itemOf(n))
      messages.set(key, message)
    }
  }
  return { messages: [...messages.values()], wait }
}

const itemOf = ({ kind, match, at, seat, since, about }: News): Item => ({
  kind,
  match,
  at,
  ...(seat === null || since === null ? {} : { seat, since }),
  ...(about ? { about } : {}),
})
