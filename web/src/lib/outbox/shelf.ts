/** Boxes in this browser, for all its tabs and the next time (IndexedDB). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { MemoryShelf } from './memory.ts'
import type { Box, Shelf } from './outbox.ts'

interface Kept extends DBSchema {
  boxes: { key: [person: string, match: string]; value: Box & { at: number } }
}
/** How long an empty box is kept: an answer may just be building on its last one. */
const EMPTY_MS = 86_400_000

export class DeviceShelf implements Shelf {
  #opened: Promise<IDBPDatabase<Kept>> | undefined
  /** What the browser did not keep. */
  readonly #memory = new MemoryShelf()

  async all(): Promise<Box[]> {
    const kept = await this.#database()
      .then(db => db.getAll('boxes'))
      .catch(() => [])
    const here = await this.#memory.all()
    return [...kept, ...here]
  }

  async change(person: string, match: string, how: (box: Box) => Box): Promise<Box> {
    try {
      const db = await this.#database()
      const tx = db.transaction('boxes', 'readwrite')
      const had = (await tx.store.get([person, match])) ?? { person, match, entries: [] }
      const box = how(had)
      if (box !== had) await tx.store.put({ ...box, at: Date.now() })
      await tx.done
      return box
    } catch {
      // Private windows may forbid storage, a full disk refuses it, and a browser may drop the connection: it is opened again the next time.
      this.#opened = undefined
      return this.#memory.change(person, match, how)
    }
  }

  async remove(person: string): Promise<void> {
    await this.#memory.remove(person)
    const db = await this.#database()
    await db.delete('boxes', IDBKeyRange.bound([person], [person, []]))
  }

  #database(): Promise<IDBPDatabase<Kept>> {
    return (this.#opened ??= open(() => {
      this.#opened = undefined
    }))
  }
}

async function open(terminated: () => void): Promise<IDBPDatabase<Kept>> {
  const db = await openDB<Kept>('loggia.outbox', 1, {
    upgrade: made => {
      made.createObjectStore('boxes', { keyPath: ['person', 'match'] })
    },
    // A newer page wants to change the database: this one opens it again when it needs it.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      terminated()
    },
    terminated,
  })
  const tx = db.transaction('boxes', 'readwrite')
  for (const { person, match, entries, at } of await tx.store.getAll())
    if (!entries.length && at < Date.now() - EMPTY_MS) await tx.store.delete([person, match])
  await tx.done
  return db
}
