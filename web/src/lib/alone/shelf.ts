/** Tables in this browser (IndexedDB). A row is written with what follows from it in one transaction, and only if nobody wrote since it was tried. */
import type { ComponentFiles, Mark, RecordedRow } from '@loggia/core'
import type { DBSchema } from 'idb'
import { database } from '../database.ts'
import type { AloneTable, Marked, Whole } from './table.ts'

interface Kept extends DBSchema {
  tables: { key: string; value: AloneTable }
  rows: { key: [table: string, seq: number]; value: { table: string; seq: number; row: RecordedRow } }
  marks: { key: [table: string, seq: number]; value: { table: string; seq: number; mark: Mark } }
  boxes: { key: string; value: { hash: string; files: ComponentFiles } }
}

/** Another page has written to the table meanwhile. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

const { open } = database<Kept>('loggia.alone', 1, made => {
  made.createObjectStore('tables', { keyPath: 'id' })
  made.createObjectStore('rows', { keyPath: ['table', 'seq'] })
  made.createObjectStore('marks', { keyPath: ['table', 'seq'] })
  made.createObjectStore('boxes', { keyPath: 'hash' })
})

/** Pages that show a table hear of what others write. */
const channel = new BroadcastChannel('loggia.alone')

/** Hears the ids of tables that another page changes, until the function that it gives is called. */
export function listen(hear: (id: string) => void): () => void {
  const heard = ({ data }: MessageEvent<string>) => hear(data)
  channel.addEventListener('message', heard)
  return () => channel.removeEventListener('message', heard)
}

/** All rows of a table. */
const all = (id: string) => IDBKeyRange.bound([id], [id, []])

/**
 * Writes rows after row `from`, with the table as it stands after them. Throws `Overtaken` when another page wrote such rows, and a
 * QuotaExceededError when there is no room: then nothing is written.
 */
export async function write(
  table: AloneTable,
  from: number,
  rows: readonly RecordedRow[],
  marks: readonly Marked[] = [],
): Promise<void> {
  const { id } = table
  const tx = (await open()).transaction(['tables', 'rows', 'marks'], 'readwrite')
  const kept = await tx.objectStore('tables').get(id)
  if ((kept?.seq ?? 0) !== from) {
    await tx.done
    throw new Overtaken()
  }
  const put = [
    ...rows.map((row, k) => tx.objectStore('rows').put({ table: id, seq: from + k + 1, row })),
    ...marks.map(({ seq, mark }) => tx.objectStore('marks').put({ table: id, seq, mark })),
    tx.objectStore('tables').put(table),
  ]
  // Why one of them failed is what the transaction says.
  await Promise.allSettled(put)
  await tx.done
  channel.postMessage(id)
}

/** Keeps components, for tables that outlive the release that made them. */
export async function keepBox(hash: string, files: ComponentFiles): Promise<void> {
  const db = await open()
  if ((await db.getKey('boxes', hash)) === undefined) await db.put('boxes', { hash, files })
}
export const boxOf = async (hash: string): Promise<ComponentFiles | undefined> =>
  (await (await open()).get('boxes', hash))?.files

/** A table with all its rows; undefined when this device does not have it. */
export async function read(id: string): Promise<Whole | undefined> {
  const tx = (await open()).transaction(['tables', 'rows', 'marks'])
  const [table, rows, marks] = await Promise.all([
    tx.objectStore('tables').get(id),
    tx.objectStore('rows').getAll(all(id)),
    tx.objectStore('marks').getAll(all(id)),
    tx.done,
  ])
  return table && { table, rows: rows.map(r => r.row), marks }
}

/** All tables, the newest change first. */
export const tables = async (): Promise<AloneTable[]> =>
  (await (await open()).getAll('tables')).sort((a, b) => b.changed - a.changed)

/** Nobody wants it any more. */
export async function remove(id: string): Promise<void> {
  const tx = (await open()).transaction(['tables', 'rows', 'marks'], 'readwrite')
  await Promise.all([
    tx.objectStore('tables').delete(id),
    tx.objectStore('rows').delete(all(id)),
    tx.objectStore('marks').delete(all(id)),
    tx.done,
  ])
  channel.postMessage(id)
}
