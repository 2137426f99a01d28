/** Databases in this browser (IndexedDB): each is opened when it is first needed, and again after it was closed or could not be opened. */
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

export interface Database<S extends DBSchema> {
  open: () => Promise<IDBPDatabase<S>>
  /** What `act` gives; undefined where the browser keeps nothing: private windows may forbid storage, and a disk may be full. */
  quietly: <X>(act: (db: IDBPDatabase<S>) => Promise<X>) => Promise<X | undefined>
}

/** `first`: what is done whenever it has been opened, before anything else. */
export function database<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>,
  first?: (db: IDBPDatabase<S>) => Promise<void>,
): Database<S> {
  let opened: Promise<IDBPDatabase<S>> | undefined
  const forget = () => {
    opened = undefined
  }
  const begin = async () => {
    const db = await openDB<S>(name, version, {
      upgrade,
      // A newer page wants to change the database: this one opens it again when it needs it.
      blocking: (_, __, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
    await first?.(db)
    return db
  }
  const open = () =>
    (opened ??= begin().catch((error: unknown) => {
      forget()
      throw error
    }))
  return {
    open,
    async quietly(act) {
      try {
        return await act(await open())
      } catch {
        forget()
        return undefined
      }
    },
  }
}
