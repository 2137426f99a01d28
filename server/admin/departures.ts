/**
 * Departures: frees the seats of locked accounts, erases accounts when their grace period ends, and again after an
 * older backup is restored.
 */
import { newsOf } from './desk.ts'
import type { News } from '../platform/fanout.ts'
import type { Faults } from '../platform/faults.ts'
import type { ForgottenList } from './forgotten.ts'
import type { Logger } from 'pino'
import type { Tables } from '../match/tables.ts'
import type { PeopleStore } from '../people/store.ts'
import type { MatchStore } from '../match/store.ts'

interface Hall {
  store: Pick<PeopleStore, 'seatsOfAway' | 'forgetOld' | 'forgetIdle' | 'forgotten' | 'forgetAgain' | 'eraseDue'> &
    Pick<MatchStore, 'standUp'>
  tables: Tables
  list: ForgottenList
  tell: (...news: readonly News[]) => Promise<void>
  failed: (error: Error) => void
  faults: Faults
  log: Logger
}

export class Departures {
  readonly #hall: Hall

  constructor(hall: Hall) {
    this.#hall = hall
  }

  /** Gets a locked account up: from waiting tables, and from matches by the policy that each table chose. */
  async part(): Promise<void> {
    const { store, tables, failed } = this.#hall
    for (const { match, seat, person, status, byHall } of await store.seatsOfAway())
      await tables
        .get(match)
        .then(
          (loaded): Promise<unknown> =>
            status === 'open'
              ? tables.room.seat(loaded, () => store.standUp(match, person, undefined))
              : tables.leavers.gone(loaded, seat, person, byHall),
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

  /**
   * At the start: erased people who are back because of a restored backup are erased again. A list that can't be read
   * or written does not keep the hall from opening: operators see it, and the copy in the database has to do.
   */
  async forgetAgain(): Promise<void> {
    const { store, list } = this.#hall
    const listed = await list.read().catch((error: unknown) => {
      this.#warn(
        'the list of the forgotten can’t be read',
        `The list of who was forgotten can't be read: ${list.file}. If the database was restored from a backup, people who were forgotten after that backup are here again. Mend it, and start again.`,
        error,
      )
      return []
    })
    if (!listed && (await store.forgotten()).length)
      this.#warn(
        'the list of the forgotten is missing',
        `The list of who was forgotten is missing: ${list.file}. It is written from the database. If that was restored from a backup, people who were forgotten after that backup are here again: put the list back, and start again.`,
      )
    await store.forgetAgain(listed ?? [])
    await this.#eraseDue()
  }

  async #eraseDue(): Promise<void> {
    const { store, tell } = this.#hall
    const write = (persons: readonly string[]) => this.#write(persons)
    // The list first: its people are erased, even if this server ends before the database says so.
    for (let done = await store.eraseDue(write); done; done = await store.eraseDue(write)) await tell(...newsOf(done))
    await write(await store.forgotten())
  }

  async #write(persons: readonly string[]): Promise<void> {
    const { list } = this.#hall
    await list.add(persons).catch((error: unknown) => {
      this.#warn(
        'the list of the forgotten can’t be written',
        `The list of who was forgotten can't be written: ${list.file}. Without it, restoring a backup brings people back who were forgotten after it. See that who runs this server may write there (FORGOTTEN_LIST).`,
        error,
      )
    })
  }

  /** Tells operators. */
  #warn(fault: string, sentence: string, error?: unknown): void {
    this.#hall.faults.note(fault)
    this.#hall.log.error(error === undefined ? {} : { err: error }, sentence)
  }
}
