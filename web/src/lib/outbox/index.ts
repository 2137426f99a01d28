/** The outbox of this browser: one for all its tabs, of which one sends at a time. */
import { api, Refused } from '../api.ts'
import { session } from '../session.svelte.ts'
import type { TableStore } from '../table/store.svelte.ts'
import { type Box, type Entry, type Given, type News, Outbox, type Outcome, RETRY_MS, waiting } from './outbox.ts'
import { OK, speaker as speakerOf } from '@loggia/core'
import { listed } from '#lib/words/index.ts'
import { sayUnsent } from '#lib/words/unsent.ts'
import { DeviceShelf } from './shelf.ts'
import { unsent } from './unsent.svelte.ts'

/**
 * How long to wait for another tab that sends at the same match. A browser may stop a tab that holds a lock. Two that
 * send do no harm, since an answer is written once.
 */
const LOCK_MS = 12_000
/** How often to try a failing server before its failure counts as a refusal. */
const FAILURES = 3

const listeners = new Set<(news: News) => void>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('loggia.outbox')

/** What a failure says about the answer. Undefined: it may be sent again. */
function outcomeOf(error: unknown, { tries }: Entry): Outcome {
  if (!(error instanceof Refused)) return undefined
  const { status, error: told } = error
  // Nobody, or somebody else, is signed in now; too much was sent; another server plays it.
  if (status === 401) void session.load().catch(() => {})
  if (status === 401 || status === 429 || told.code === 'newer-rules') return undefined
  if (status >= 500 && tries < FAILURES) return undefined
  return { refused: told.sentence }
}

async function alone(match: string, act: () => Promise<void>): Promise<void> {
  // Only pages under https have locks.
  if (!navigator.locks) return act()
  let held = false
  try {
    await navigator.locks.request(`loggia.outbox ${match}`, { signal: AbortSignal.timeout(LOCK_MS) }, () => {
      held = true
      return act()
    })
  } catch (error) {
    if (held) throw error
    await act()
  }
}

const outbox = new Outbox({
  shelf: new DeviceShelf(),
  persons: () => [session.person, session.guest].flatMap(p => p?.id ?? []),
  post: async (person, match, entry) => {
    const { id, seat, seq, move } = entry
    try {
      return await api.move(match, { seat, seq, move }, { id, person })
    } catch (error) {
      return outcomeOf(error, entry)
    }
  },
  alone,
  offline: () => !navigator.onLine,
  later: (act, ms) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  tell: news => {
    hear(news)
    channel?.postMessage(news)
  },
})

function hear(news: News): void {
  void count()
  for (const listener of listeners) listener(news)
}
if (channel)
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    hear(data)
    if (data.kind === 'changed') outbox.standBy(data.match)
  }

/** The person who answers here; asked for again until it is known. */
async function me(): Promise<string> {
  for (;;) {
    if (session.person) return session.person.id
    await session.load().catch(() => {})
    if (!session.person) await new Promise(done => setTimeout(done, RETRY_MS))
  }
}
/** What lies here for a match where I have a seat. A table may open before the page knows who I am. */
async function at(match: string): Promise<Box[]> {
  await me()
  return (await outbox.boxes()).filter(b => b.match === match)
}

/** Keeps an answer on this device and sends it. Resolves when it is kept. */
export async function give(match: string, given: Given): Promise<void> {
  await outbox.add(await me(), match, given)
}
/** Takes an answer out that is not on its way yet: nobody but this device knows of it. False where a server may have it, and then when all at this match has been sent. */
export async function withdraw(match: string, id = ''): Promise<boolean> {
  for (const { person } of await at(match)) if (await outbox.withdraw(person, match, id)) return true
  await sent(match)
  return false
}
/** What waits to be sent at a match. */
export const waitingAt = async (match: string): Promise<Entry[]> => (await at(match)).flatMap(waiting)

/** An answer that was given before can be shown at its table: it is legal there, and the hall has not told of it. */
export const fits = ({ seat, seq, move }: Given, { state, table, loaded: { game } }: TableStore): boolean =>
  !state.log.some(e => e.seq > seq && e.seat === seat && e.move === move) &&
  game.why(table, seat, game.parse(move)) === OK

/** Resolves when nothing waits at a match any more: it was taken, or refused. */
async function sent(match: string): Promise<void> {
  await new Promise<void>(done => {
    const look = () =>
      void waitingAt(match).then(left => {
        if (left.length) return
        stop()
        done()
      })
    const stop = listen(look)
    look()
  })
}

/** What was refused at a match, and why, in a sentence for who gave it; empty where nothing was. It is told once. */
export async function refusedAt({ id, loaded, state }: TableStore): Promise<string> {
  const entries: Entry[] = []
  for (const { person } of await at(id)) entries.push(...(await outbox.shown(person, id)))
  if (!entries.length) return ''
  const speaker = speakerOf(
    loaded.game,
    loaded.words,
    state.seats.map(s => s.name),
    loaded.particle,
  )
  return [
    ...entries.flatMap(e => e.refused || []),
    sayUnsent('refused', { moves: listed(entries.map(e => `“${speaker.move(e.move)}”`)) }),
  ].join(' ')
}

/** How many answers of a person are still to be sent. */
export const unsentOf = async (person: string): Promise<number> =>
  (await outbox.boxes()).filter(b => b.person === person).flatMap(waiting).length
/** Somebody signs out: what is theirs is forgotten here. */
export async function forget(person: string): Promise<void> {
  await outbox.forget(person)
  await count()
}
/** A guest is somebody else from now on: what they gave is that person's. */
export const adopt = (guest: string, person: string): Promise<void> => outbox.adopt(guest, person)

/** Hears what happens to answers, in whichever tab, until the returned function is called. */
export function listen(listener: (news: News) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function count(): Promise<void> {
  const boxes = await outbox.boxes()
  unsent.at = Object.fromEntries(
    boxes.map(box => {
      const n = waiting(box).length
      return [box.match, { waiting: n, refused: box.entries.length - n }]
    }),
  )
}

const all = () => {
  void count()
  void outbox.sendAll()
}
let begun = false
/** Sends what was left unsent: for who is here now, and again with the network, and with a page that is looked at again. */
export function begin(): void {
  all()
  if (begun) return
  begun = true
  addEventListener('online', all)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) all()
  })
}
