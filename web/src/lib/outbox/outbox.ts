/**
 * Answers that were given on this device and that no server has taken yet. They are written down first and sent then, in order, until a
 * server takes or refuses them: also from another page, another tab, or the next time. It knows neither Svelte nor a browser.
 */

/** An answer that somebody gave here. */
export interface Entry {
  /** Random: by it every server knows the answer again. */
  id: string
  seat: number
  /** The row after which its question stood, as far as this device knew. */
  seq: number
  move: string
  /** The answer it was given on top of, which no server had taken yet: without that one it means nothing. */
  after?: string
  /** How often it was sent: from the first time on a server may have it. */
  tries: number
  /** The server's no, as a sentence; empty where it was dropped with the answer before it. */
  refused?: string
}
export type Given = Omit<Entry, 'tries' | 'refused'>

/** The answers of one person at one match, in the order in which they were given. */
export interface Box {
  person: string
  match: string
  entries: readonly Entry[]
  /** The last answer that was taken, and its row: what is given on top of it answers the question after that row. */
  last?: { id: string; seq: number }
}

/** Where boxes lie. */
export interface Shelf {
  all(): Promise<Box[]>
  /** Changes one box atomically, even while others change it. Returns it as it then is. */
  change(person: string, match: string, how: (box: Box) => Box): Promise<Box>
  remove(person: string): Promise<void>
}

/** What became of an attempt: the row, the server's no, or (undefined) nobody knows. */
export type Outcome = { seq: number } | { refused: string } | undefined

/** What happened to answers, for those who show them. */
export type News = { match: string; person: string } & (
  | { kind: 'changed' }
  | { kind: 'taken'; id: string; seq: number }
  | { kind: 'refused'; ids: readonly string[] }
  | { kind: 'unheard' }
)

export interface Surroundings {
  shelf: Shelf
  /** Whose answers may be sent now. */
  persons: () => readonly string[]
  /** Sends an answer once. */
  post: (person: string, match: string, entry: Entry) => Promise<Outcome>
  /** Does something as soon as no other tab of this device does it. */
  alone: (match: string, act: () => Promise<void>) => Promise<void>
  /** The device knows that it has no network. */
  offline: () => boolean
  /** Does something later, once; gives what calls it off. */
  later: (act: () => void, ms: number) => () => void
  tell: (news: News) => void
}

/** How soon it is tried again, and at most how late. */
export const RETRY_MS = 2_000
export const RETRY_MOST_MS = 16_000

const waits = (e: Entry): boolean => e.refused === undefined
/** The answers of a box that wait to be sent. */
export const waiting = (box: Box): readonly Entry[] => box.entries.filter(waits)

export class Outbox {
  readonly #by: Surroundings
  /** Matches whose answers are being sent from here, and whether to look once more afterwards. */
  readonly #running = new Map<string, { again: boolean }>()
  /** Matches that are tried again later. */
  readonly #planned = new Map<string, () => void>()
  #closed = false

  constructor(by: Surroundings) {
    this.#by = by
  }

  /** Writes an answer down, then sends it. Resolves when it is kept on the device. */
  async add(person: string, match: string, given: Given): Promise<void> {
    await this.#by.shelf.change(person, match, box => {
      const { last } = box
      const before = box.entries.find(e => e.id === given.after)
      const entry: Entry = {
        ...given,
        tries: 0,
        seq: last && last.id === given.after ? Math.max(last.seq, given.seq) : given.seq,
        ...(before?.refused !== undefined && { refused: '' }),
      }
      return { ...box, entries: [...box.entries, entry] }
    })
    this.#by.tell({ kind: 'changed', person, match })
    this.send(match)
  }

  /** Takes an answer out before it is on its way; false when a server may have it, or when another was given on top of it. */
  async withdraw(person: string, match: string, id: string): Promise<boolean> {
    let done = false
    await this.#by.shelf.change(person, match, box => {
      const entry = box.entries.find(e => e.id === id)
      done = entry?.tries === 0 && waits(entry) && !box.entries.some(e => e.after === id)
      return done ? { ...box, entries: box.entries.filter(e => e.id !== id) } : box
    })
    if (done) this.#by.tell({ kind: 'changed', person, match })
    return done
  }

  /** Refused answers were shown to who gave them: they are forgotten. Gives them. */
  async shown(person: string, match: string): Promise<readonly Entry[]> {
    let refused: readonly Entry[] = []
    await this.#by.shelf.change(person, match, box => {
      refused = box.entries.filter(e => !waits(e))
      return refused.length ? { ...box, entries: waiting(box) } : box
    })
    if (refused.length) this.#by.tell({ kind: 'changed', person, match })
    return refused
  }

  /** What lies here of those who use this device now. */
  async boxes(): Promise<Box[]> {
    const persons = this.#by.persons()
    return (await this.#by.shelf.all()).filter(b => persons.includes(b.person) && b.entries.length)
  }

  /** Forgets all answers of somebody who signs out. */
  async forget(person: string): Promise<void> {
    await this.#by.shelf.remove(person)
  }

  /** What a guest gave is from now on somebody else's, who they are. */
  async adopt(guest: string, person: string): Promise<void> {
    for (const { match, person: of, entries } of await this.#by.shelf.all())
      if (of === guest)
        await this.#by.shelf.change(person, match, box => ({ ...box, entries: [...entries, ...box.entries] }))
    await this.#by.shelf.remove(guest)
    await this.sendAll()
  }

  /** Sends what waits at every match. */
  async sendAll(): Promise<void> {
    for (const box of await this.boxes()) if (waiting(box).length) this.send(box.match)
  }

  /** Sends what waits at a match, now. */
  send(match: string): void {
    this.#planned.get(match)?.()
    this.#planned.delete(match)
    const running = this.#running.get(match)
    if (running) {
      running.again = true
      return
    }
    this.#running.set(match, { again: false })
    void this.#run(match)
  }

  /** Another tab has something to send: should it be closed, this one sends it. */
  standBy(match: string): void {
    if (!this.#running.has(match) && !this.#planned.has(match)) this.#plan(match, RETRY_MS)
  }

  /** Sends nothing more from here. */
  close(): void {
    this.#closed = true
    for (const cancel of this.#planned.values()) cancel()
    this.#planned.clear()
  }

  async #run(match: string, waited = RETRY_MS / 2): Promise<void> {
    let heard = false
    try {
      await this.#by.alone(match, async () => {
        heard = await this.#deliver(match)
      })
    } catch {
      // The device's own storage failed: it is tried again like a server that does not answer.
    }
    const again = this.#running.get(match)?.again
    this.#running.delete(match)
    if (this.#closed) return
    if (again) this.send(match)
    else if (!heard) this.#plan(match, Math.min(waited * 2, RETRY_MOST_MS))
  }

  #plan(match: string, ms: number): void {
    const cancel = this.#by.later(() => {
      this.#planned.delete(match)
      if (this.#running.has(match)) return
      this.#running.set(match, { again: false })
      void this.#run(match, ms)
    }, ms)
    this.#planned.set(match, cancel)
  }

  /** Sends the answers of a match one after another; false when nobody answered. */
  async #deliver(match: string): Promise<boolean> {
    for (const person of this.#by.persons())
      for (let next: Entry | undefined; !this.#closed && (next = await this.#next(person, match)); ) {
        const outcome = next.tries ? await this.#by.post(person, match, next) : undefined
        if (this.#closed) return true
        if (!outcome) {
          this.#by.tell({ kind: 'unheard', person, match })
          return false
        }
        if ('seq' in outcome) await this.#taken(person, match, next, outcome.seq)
        else await this.#refused(person, match, next, outcome.refused)
      }
    return true
  }

  /** The next answer to be sent. It is written down first that a server may have it: where there is no network it has not been tried. */
  async #next(person: string, match: string): Promise<Entry | undefined> {
    const box = await this.#by.shelf.change(person, match, box => {
      const [first] = waiting(box)
      if (!first || this.#by.offline()) return box
      return { ...box, entries: box.entries.map(e => (e === first ? { ...e, tries: e.tries + 1 } : e)) }
    })
    return waiting(box)[0]
  }

  async #taken(person: string, match: string, { id }: Entry, seq: number): Promise<void> {
    await this.#by.shelf.change(person, match, box => {
      const others = box.entries.filter(e => e.id !== id)
      // Who gave it has signed out meanwhile: nothing of theirs stays here.
      if (others.length === box.entries.length) return box
      const entries = others.map(e => (e.after === id ? { ...e, seq: Math.max(e.seq, seq) } : e))
      return { ...box, last: { id, seq }, entries }
    })
    this.#by.tell({ kind: 'taken', person, match, id, seq })
  }

  /** An answer was refused: what was given on top of it goes with it. */
  async #refused(person: string, match: string, { id }: Entry, why: string): Promise<void> {
    const ids = new Set([id])
    await this.#by.shelf.change(person, match, box => {
      const entries = box.entries.map(e => {
        if (e.id === id) return { ...e, refused: why }
        if (!e.after || !ids.has(e.after)) return e
        ids.add(e.id)
        return { ...e, refused: '' }
      })
      return { ...box, entries }
    })
    this.#by.tell({ kind: 'refused', person, match, ids: [...ids] })
  }
}
