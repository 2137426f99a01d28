/** Turns due notices into messages: for each recipient and channel, and what is sent together. */
import { deadlineOf, joined } from '@loggia/core'
import type { SeatClock } from '../schema/clocks.ts'
import type { Item } from '../schema/notices.ts'
import { type About, type Channel, DAMPER, type Notice, NOTICES, type Wants } from '../domain/notices.ts'
import { digestAt, invitesAt, quietUntil } from './hours.ts'

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
  /** `invitesAt`: when its last invitations went out by mail, or the next will. */
  channels: readonly { id: string; kind: Channel; invitesAt?: Date | undefined }[]
}
/** What goes out on a channel: of one match; all that a digest says at that hour; or (`invites`) all invitations of a day. */
export interface Message {
  channel: string
  items: Item[]
  digest?: Date
  invites?: Date
}

/**
 * The share of the time for a question after which its player is notified again, and the share left at the last notice.
 */
const HALF = 0.5
const LOW = 0.75
/** While the table has stopped the clocks, their end is unknown: look again after this many milliseconds. */
const STOPPED = 3600_000
const runs = (clock: SeatClock | null): clock is SeatClock => clock !== null && clock.since !== null
/** When that share has passed; undefined if no time runs, or its end is unknown. */
function spentAt(share: number, clock: SeatClock | null): number | undefined {
  if (!runs(clock) || clock.deadline === null) return undefined
  const still = clock.off.map(([begins, ends]) => [begins, ends ?? Number.POSITIVE_INFINITY] as const)
  const at = deadlineOf({ bank: 0, increment: 0 }, { left: clock.left * share, since: clock.since }, joined(still))
  return at !== undefined && Number.isFinite(at) ? at : undefined
}

/**
 * The next notices of the clock of a question, and when: at half of the time, unless that is soon, then when little is
 * left.
 */
export function clockNext(
  { kind, clock, about }: Pick<News, 'kind' | 'clock' | 'about'>,
  now: number,
): { at: number; about: About } | undefined {
  if (!runs(clock) || (kind !== 'turn' && !about?.half)) return undefined
  const half = kind === 'turn' ? (spentAt(HALF, clock) ?? now + STOPPED) : 0
  return half >= now + DAMPER * 1000
    ? { at: half, about: { half: true } }
    : { at: spentAt(LOW, clock) ?? now + STOPPED, about: {} }
}

/** Messages for these news, and what waits until when, since it is quiet for its reader. What is in neither is told to nobody. */
export function sort(
  news: readonly News[],
  readers: ReadonlyMap<string, Reader>,
  now: Date,
): { messages: Message[]; wait: Map<News, Date> } {
  const messages = new Map<string, Message>()
  const wait = new Map<News, Date>()
  for (const n of [...news].sort((a, b) => NOTICES.indexOf(a.kind) - NOTICES.indexOf(b.kind))) {
    const reader = readers.get(n.person)
    if (n.void || !reader) continue
    if (n.kind === 'clock') {
      // The clocks may have been stopped meanwhile.
      const due = spentAt(n.about?.half ? HALF : LOW, n.clock)
      if (due === undefined) {
        if (runs(n.clock)) wait.set(n, new Date(now.getTime() + STOPPED))
        continue
      }
      // Its reader's quiet hours lasted until newer notices replaced it.
      if (n.about?.half && spentAt(LOW, n.clock)! <= now.getTime()) continue
      if (due > now.getTime()) {
        wait.set(n, new Date(due))
        continue
      }
    }
    const zone = reader.zone ?? 'UTC'
    const wanting = reader.channels.filter(c => reader.wants[c.kind].includes(n.kind))
    const quiet = wanting.length ? quietUntil(zone, reader.quiet, now) : undefined
    if (quiet) {
      wait.set(n, quiet)
      continue
    }
    for (const { id, kind, invitesAt: last } of wanting) {
      const digest = kind === 'mail' && reader.digest !== undefined ? digestAt(zone, reader.digest, now) : undefined
      const invites =
        kind === 'mail' && !digest && n.kind === 'invite' ? loud(invitesAt(last, now), zone, reader) : undefined
      const key = `${id} ${digest ? '' : invites ? 'invites' : n.match}`
      const message = messages.get(key) ?? {
        ...{ channel: id, items: [] },
        ...(digest ? { digest } : {}),
        ...(invites ? { invites } : {}),
      }
      message.items.push(itemOf(n))
      messages.set(key, message)
    }
  }
  return { messages: [...messages.values()], wait }
}

/** That moment, or when it is no longer quiet for its reader. */
const loud = (at: Date, zone: string, { quiet }: Reader): Date => quietUntil(zone, quiet, at) ?? at

function itemOf({ kind, match, at, seat, since, about, clock }: News): Item {
  // Until when a clock runs is as it is now: it may have stood since the news was written.
  const until = kind === 'clock' && clock?.deadline ? { until: new Date(clock.deadline).toISOString() } : {}
  const said = { ...about, ...until }
  return {
    ...{ kind, match, at },
    ...(seat === null || since === null ? {} : { seat, since }),
    ...(Object.keys(said).length ? { about: said } : {}),
  }
}
