/** People who go: whoever is not here any more holds no seat, and who has asked for it is forgotten when it is time, also where a backup that is older than that was restored. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newsOf } from './admin/desk.ts'
import type { News } from './fanout.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Where the list of who was forgotten lies: beside the database, so that it is there when that comes back from a backup. */
export const listOfForgotten = (dataDir: string): string => join(dataDir, 'forgotten')

interface Hall {
  store: Store
  tables: Tables
  tell: (...news: readonly News[]) => Promise<void>
  failed: (error: Error) => void
  dataDir: string
}

export class Going {
  readonly #hall: Hall

  constructor(hall: Hall) {
    this.#hall = hall
  }

  /** Whoever is not here any more gets up: from tables that wait, and from matches, where what the table chose for that happens. */
  async part(): Promise<void> {
    const { store, tables, failed } = this.#hall
    for (const { match, seat, person, status } of await store.seatsOfAway())
      await tables
        .get(match)
        .then(
          (loaded): Promise<unknown> =>
            status === 'open'
              ? tables.room.seat(loaded, () => store.standUp(match, person, undefined))
              : tables.leavers.gone(loaded, seat, 'resigned', person),
        )
        .catch(failed)
  }

  /** Forgets who has asked for it, and what has had its time. */
  async forget(): Promise<void> {
    const { store } = this.#hall
    await store.forgetOld()
    await store.forgetIdle()
    await this.#eraseDue()
  }

  /** At the start: whoever was forgotten, and is known again by a backup that was restored, is forgotten again. */
  async forgetAgain(): Promise<void> {
    const { store, dataDir } = this.#hall
    await store.forgetAgain(await readList(listOfForgotten(dataDir)))
    await this.#eraseDue()
  }

  async #eraseDue(): Promise<void> {
    const { store, tell, dataDir } = this.#hall
    for (let done = await store.eraseDue(); done; done = await store.eraseDue()) await tell(...newsOf(done))
    await writeList(listOfForgotten(dataDir), await store.forgotten())
  }
}

const readList = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)

/** Adds to the list what is not in it; what another database said is kept. */
async function writeList(file: string, persons: readonly string[]): Promise<void> {
  const listed = await readList(file),
    all = new Set([...listed, ...persons])
  if (all.size === listed.length) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${[...all].sort().join('\n')}\n`, { mode: 0o600 })
}
