/**
 * Those who watch: one open response each, and how much of the match it has been told. What is sent is made once for all who look
 * as the same viewer. A watcher who can't keep up is let go, and resumes where it was. A stream ends with the session that opened it,
 * and with the seat that it looked from.
 */
import type { ServerResponse } from 'node:http'
import { SPECTATOR, type SeatSet } from '@loggia/core'
import type { Talk } from './contract.ts'
import { GzipStream } from '../platform/gzip-stream.ts'
import type { Version } from './written.ts'
import { type LoadedMatch, seatsOf } from './loaded-match.ts'
import { currentEvent, hearsWatchers, rowEvents, seatsEvent, viewerOf } from './views.ts'

const HEARTBEAT = 20_000
/** How soon a watcher comes back after a stop, and how much may wait for one. */
const RETRY = 1_000
const BEHIND = 1 << 20

/** Who opened a stream: a person, by a session. */
export interface Visitor {
  person: string
  session: string
}
interface Watcher {
  match: string
  response: ServerResponse
  /** What its browser is sent compressed. */
  gzip: GzipStream | undefined
  visitor: Visitor | undefined
  wished: number | undefined
  /** What it has been told: the last row, the seats by their count, whether the match has begun. */
  seq: number
  changed: number
  begun: boolean
  /** The seats that its person held then. */
  mine: number
}

export class Hub {
  readonly #rooms = new Map<string, Set<Watcher>>()
  readonly #opened: (loaded: LoadedMatch) => void
  readonly #heartbeat = setInterval(() => {
    for (const room of this.#rooms.values()) for (const w of room) this.#write(w, BEAT)
  }, HEARTBEAT)

  /** `opened`: hears of each stream that begins. */
  constructor(opened: (loaded: LoadedMatch) => void = () => undefined) {
    this.#opened = opened
  }

  get count(): number {
    let sum = 0
    for (const room of this.#rooms.values()) sum += room.size
    return sum
  }
  /** Those that somebody watches. */
  get matches(): Iterable<string> {
    return this.#rooms.keys()
  }
  watches(match: string): boolean {
    return this.#rooms.has(match)
  }
  /** What all who watch this match have been told at least. */
  versionOf(match: string): Version {
    const least = { seq: Number.POSITIVE_INFINITY, changed: Number.POSITIVE_INFINITY }
    for (const { seq, changed } of this.#rooms.get(match) ?? []) {
      least.seq = Math.min(least.seq, seq)
      least.changed = Math.min(least.changed, changed)
    }
    return least
  }
  /** Who watches a table that is not dealt. */
  get sitting(): { match: string; person: string }[] {
    const found: { match: string; person: string }[] = []
    for (const room of this.#rooms.values())
      for (const { match, begun, visitor } of room) if (!begun && visitor) found.push({ match, person: visitor.person })
    return found
  }
  /** Who watches which match from seats of theirs, as a set. */
  *looking(): Iterable<{ match: string; person: string; mine: number }> {
    for (const room of this.#rooms.values())
      for (const { match, visitor, mine } of room) if (visitor && mine) yield { match, person: visitor.person, mine }
  }
  /** The sessions by which somebody watches. */
  get sessions(): string[] {
    const found = new Set<string>()
    for (const room of this.#rooms.values()) for (const { visitor } of room) if (visitor) found.add(visitor.session)
    return [...found]
  }

  /** Begins a stream: the seats, and the rows after `since`, or the match as it is now; then everything that comes. */
  watch(
    loaded: LoadedMatch,
    response: ServerResponse,
    visitor: Visitor | undefined,
    wished: number | undefined,
    since: number | undefined,
    compressed = false,
  ): void {
    const { seq, meta, dealt } = loaded
    const watcher: Watcher = {
      match: loaded.id,
      response,
      gzip: compressed ? new GzipStream() : undefined,
      visitor,
      wished,
      seq,
      changed: meta.changed,
      begun: dealt,
      mine: seatsOf(meta, visitor?.person),
    }
    this.#rooms.set(loaded.id, (this.#rooms.get(loaded.id) ?? new Set()).add(watcher))
    response.once('close', () => {
      this.#forget(watcher)
    })
    const frames = [this.#seats(loaded, watcher)]
    // Of a table that is not dealt there is nothing to tell but who sits there.
    if (dealt && (since === undefined || since > seq)) frames.push(this.#current(loaded, watcher))
    else if (since !== undefined && since < seq) frames.push(this.#rows(loaded, { ...watcher, seq: since }))
    this.#write(watcher, Buffer.concat(frames))
    this.#opened(loaded)
  }

  /** The seats whose people watch this match, and have been told that it has begun. */
  openSeats(match: string): SeatSet {
    let seats = 0
    for (const { begun, mine } of this.#rooms.get(match) ?? []) if (begun) seats |= mine
    return seats
  }

  /** Sends every watcher what it lacks: seats, rows, and when the match begins its first question. */
  tell(loaded: LoadedMatch): void {
    const made = new Map<string, Buffer>()
    const { seq, meta, dealt } = loaded
    for (const w of this.#rooms.get(loaded.id) ?? []) {
      const seats = w.changed !== meta.changed
      const rows = w.seq < seq
      const begins = !w.begun && dealt && !rows
      if (!seats && !rows) continue
      const { mine, viewer } = this.#viewer(loaded, w)
      const key = `${viewer} ${mine} ${seats} ${begins} ${w.seq}`
      const frames =
        made.get(key) ??
        Buffer.concat([
          ...(seats ? [this.#seats(loaded, w)] : []),
          ...(begins ? [this.#current(loaded, w)] : rows ? [this.#rows(loaded, w)] : []),
        ])
      made.set(key, frames)
      const left = w.mine & ~mine
      Object.assign(w, { seq, changed: meta.changed, begun: dealt, mine })
      this.#write(w, frames)
      // The player who left the seat is notified, and may come back as the person they now are.
      if (left && (!mine || (w.wished !== undefined && (left >> w.wished) & 1))) this.#letGo(w)
    }
  }

  /** Ends the streams of sessions that are over. */
  end(sessions: ReadonlySet<string>): void {
    for (const room of this.#rooms.values())
      for (const w of room) if (w.visitor && sessions.has(w.visitor.session)) this.#letGo(w)
  }

  /** Ends all streams of a match. */
  endMatch(match: string): void {
    for (const w of this.#rooms.get(match) ?? []) this.#letGo(w)
  }

  talk({ id, meta }: LoadedMatch, line: Talk): void {
    const made = frame('talk', line)
    for (const w of this.#rooms.get(id) ?? [])
      if (!line.watching || hearsWatchers(w.mine, meta.status)) this.#write(w, made)
  }

  /** Ends all streams, with the hint to come back. */
  close(): void {
    clearInterval(this.#heartbeat)
    const rooms = [...this.#rooms.values()]
    this.#rooms.clear()
    for (const room of rooms) for (const w of room) this.#end(w, Buffer.from(`retry: ${RETRY}\n\n`))
  }

  /**
   * Ends a stream. A slow reader may take long to notice, and a dead one never does, so nothing may be written to it
   * any more.
   */
  #letGo(w: Watcher): void {
    this.#forget(w)
    this.#end(w)
  }

  #end({ response, gzip }: Watcher, last?: Buffer): void {
    if (last) response.write(gzip?.part(last) ?? last)
    response.end(gzip?.end())
  }

  #forget(w: Watcher): void {
    const room = this.#rooms.get(w.match)
    if (room?.delete(w) && !room.size) this.#rooms.delete(w.match)
  }

  #viewer(loaded: LoadedMatch, w: Watcher): { mine: number; viewer: number } {
    const mine = seatsOf(loaded.meta, w.visitor?.person)
    // Who wished for a seat that is no longer his looks on as a spectator.
    return {
      mine,
      viewer: viewerOf(loaded, mine, w.wished === undefined || (mine >> w.wished) & 1 ? w.wished : SPECTATOR),
    }
  }

  #seats(loaded: LoadedMatch, w: Watcher): Buffer {
    return frame('seats', seatsEvent(loaded, seatsOf(loaded.meta, w.visitor?.person)))
  }

  #current(loaded: LoadedMatch, w: Watcher): Buffer {
    const { mine, viewer } = this.#viewer(loaded, w)
    return frame('row', currentEvent(loaded, mine, viewer), loaded.match.seq)
  }

  #rows(loaded: LoadedMatch, w: Watcher): Buffer {
    const { mine, viewer } = this.#viewer(loaded, w)
    return Buffer.concat(rowEvents(loaded, mine, viewer, w.seq).map(e => frame('row', e, e.seq)))
  }

  #write(w: Watcher, frames: Buffer): void {
    if (w.response.writableLength > BEHIND) w.response.destroy()
    else if (frames.length) w.response.write(w.gzip?.part(frames) ?? frames)
  }
}

const BEAT = Buffer.from(': \n\n')
const frame = (event: string, data: unknown, id?: number): Buffer =>
  Buffer.from(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`)
