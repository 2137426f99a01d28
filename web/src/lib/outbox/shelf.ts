/** Boxes in this browser, for all its tabs and the next time (IndexedDB). */
import type { DBSchema } from 'idb'
import { database } from '../database.ts'
import { MemoryShelf } from './memory.ts'
import type { Box, Shelf } from './outbox.ts'

interface Kept extends DBSchema {
  boxes: { key: [person: string, match: string]; value: Box & { at: number } }
}
/** How long an empty box is kept: an answer may just be building on its last one. */
const EMPTY_MS = 86_400_000

const { open, quietly } = database<Kept>(
  'loggia.outbox',
  1,
  made => {
    made.createObjectStore('boxes', { keyPath: ['person', 'match'] })
  },
  async db => {
    const tx = db.transaction('boxes', 'readwrite')
    for (const { person, match, entries, at } of await tx.store.getAll())
      if (!entries.length && at < Date.now() - EMPTY_MS) await tx.store.delete([person, match])
    await tx.done
  },
)

export class DeviceShelf implements Shelf {
  /** What the browser did not keep. */
  readonly #memory = new MemoryShelf()

  async all(): Promise<Box[]> {
    const kept = await quietly(db => db.getAll('boxes'))
    return [...(kept ?? []), ...(await this.#memory.all())]
  }

  async change(person: string, match: string, how: (box: Box) => Box): Promise<Box> {
    const kept = await quietly(async db => {
      const tx = db.transaction('boxes', 'readwrite')
      const had = (await tx.store.get([person, match])) ?? { person, match, entries: [] }
      const box = how(had)
      if (box !== had) await tx.store.put({ ...box, at: Date.now() })
      await tx.done
      return box
    })
    return kept ?? this.#memory.change(person, match, how)
  }

  async remove(person: string): Promise<void> {
    await this.#memory.remove(person)
    const db = await open()
    await db.delete('boxes', IDBKeyRange.bound([person], [person, []]))
  }
}
