/**
 * Those who watch: one open response each, and the row it has been sent. What is sent is made once for all who look with the
 * same eyes. A watcher who can't keep up is let go, and resumes where it was.
 */
import type { ServerResponse } from 'node:http'
import { WATCHER } from '@loggia/core'
import type { Talk } from './contract.ts'
import { type Live, seatsOf } from './tables.ts'
import { currentEvent, eyesOf, rowEvents, seatsEvent } from './views.ts'

const HEARTBEAT = 20_000
/** How soon a watcher comes back after a stop, and how much may wait for one. */
const RETRY = 1_000, BEHIND = 1 << 20

interface Watcher { response: ServerResponse; person: string | undefined; wished: number | undefined; seq: number }

export class Hub {
  readonly #rooms = new Map<string, Set<Watcher>>()
  readonly #heartbeat = setInterval(() => { for (const room of this.#rooms.values()) for (const w of room) this.#write(w, BEAT) }, HEARTBEAT)
  #count = 0

  get count(): number { return this.#count }
  /** Matches that somebody watches. */
  get watched(): string[] { return [...this.#rooms.keys()] }
  watches(match: string): boolean { return this.#rooms.has(match) }
  /** The row that all who watch this match have been sent at least. */
  seqOf(match: string): number {
    let least = Number.POSITIVE_INFINITY
    for (const w of this.#rooms.get(match) ?? []) least = Math.min(least, w.seq)
    return least
  }

  /** Begins a stream: the rows after `since`, or the match as it is now; then everything that comes. */
  watch(live: Live, response: ServerResponse, person: string | undefined, wished: number | undefined, since: number | undefined): void {
    const watcher: Watcher = { response, person, wished, seq: live.match.seq }
    const room = this.#rooms.get(live.id) ?? new Set()
    this.#rooms.set(live.id, room.add(watcher))
    this.#count++
    response.once('close', () => {
      room.delete(watcher)
      this.#count--
      if (!room.size && this.#rooms.get(live.id) === room) this.#rooms.delete(live.id)
    })
    if (since !== undefined && since <= live.match.seq) watcher.seq = since
    this.#write(watcher, since === undefined || since > live.match.seq ? this.#current(live, watcher) : this.#rows(live, watcher))
    watcher.seq = live.match.seq
  }

  /** Sends every watcher the rows it lacks. */
  rows(live: Live): void {
    const made = new Map<string, Buffer>()
    for (const w of this.#rooms.get(live.id) ?? []) {
      if (w.seq >= live.match.seq) continue
      const key = `${this.#key(live, w)} ${w.seq}`, frames = made.get(key) ?? this.#rows(live, w)
      made.set(key, frames)
      w.seq = live.match.seq
      this.#write(w, frames)
    }
  }

  /** Tells who sits where; `begun`: also the first question. */
  seats(live: Live, begun: boolean): void {
    const made = new Map<string, Buffer>()
    for (const w of this.#rooms.get(live.id) ?? []) {
      const key = this.#key(live, w)
      const frames = made.get(key) ?? Buffer.concat([frame('seats', seatsEvent(live, seatsOf(live.meta, w.person))), ...(begun ? [this.#current(live, w)] : [])])
      made.set(key, frames)
      this.#write(w, frames)
    }
  }

  talk(match: string, line: Talk): void {
    const made = frame('talk', line)
    for (const w of this.#rooms.get(match) ?? []) this.#write(w, made)
  }

  /** Ends all streams, with the hint to come back. */
  close(): void {
    clearInterval(this.#heartbeat)
    const rooms = [...this.#rooms.values()]
    this.#rooms.clear()
    for (const room of rooms) for (const w of room) w.response.end(`retry: ${RETRY}\n\n`)
  }

  #eyes(live: Live, w: Watcher): { mine: number; eyes: number } {
    const mine = seatsOf(live.meta, w.person)
    // Who wished for a seat that is no longer his looks on as a spectator.
    return { mine, eyes: eyesOf(live, mine, w.wished === undefined || mine >> w.wished & 1 ? w.wished : WATCHER) }
  }

  #key(live: Live, w: Watcher): string {
    const { mine, eyes } = this.#eyes(live, w)
    return `${eyes} ${mine}`
  }

  #current(live: Live, w: Watcher): Buffer {
    const { mine, eyes } = this.#eyes(live, w)
    return frame('row', currentEvent(live, mine, eyes), live.match.seq)
  }

  #rows(live: Live, w: Watcher): Buffer {
    const { mine, eyes } = this.#eyes(live, w)
    return Buffer.concat(rowEvents(live, mine, eyes, w.seq).map(e => frame('row', e, e.seq)))
  }

  #write(w: Watcher, frames: Buffer): void {
    if (w.response.writableLength > BEHIND) w.response.destroy()
    else if (frames.length) w.response.write(frames)
  }
}

const BEAT = Buffer.from(': \n\n')
const frame = (event: string, data: unknown, id?: number): Buffer =>
  Buffer.from(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`)
