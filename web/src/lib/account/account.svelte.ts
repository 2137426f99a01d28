/** What the account page shows, and what is done with it: each act answers with the account as it is then. */
import { api } from '#lib/api.ts'
import { countTurns } from '#lib/attention.ts'
import { session } from '#lib/session.svelte.ts'
import { Attempt } from '#lib/ui/attempt.svelte.ts'
import { type Account, calls } from './calls.ts'

export class AccountModel extends Attempt {
  /** Undefined until the server was asked; null: nobody sits here. */
  now = $state.raw<Account | null>()
  /** A sheet of recovery codes that was just made: shown this once. */
  codes = $state.raw<readonly string[]>()
  /** This device has a passkey already. */
  known = $state(false)

  async load(): Promise<void> {
    await this.do(async () => {
      if (session.person === undefined) await session.load()
      if (session.person) await this.changed()
      else this.now = null
    })
  }
  /** What it gives, if anything, is the account then. */
  override do(act: () => Promise<Account | unknown>): Promise<boolean> {
    return super.do(async () => {
      const account = await act()
      if (account && typeof account === 'object' && 'devices' in account) this.now = account as Account
    })
  }
  /** A way in is there, or gone: the account, and whether the seats are kept. */
  changed = async (): Promise<void> => {
    this.now = await calls.account()
    session.kept = this.now.credentials.length > 0 || this.now.recovery !== null
  }
  /** Adds a passkey; false where its owner thought better of it. */
  addPasskey = async (): Promise<boolean> => {
    this.known = false
    let added = false
    await this.do(async () => {
      const { makePasskey } = await import('./passkey.ts')
      const made = await makePasskey()
      this.known = made === 'known'
      if (!made || made === 'known') return
      added = true
      session.kept = true
      return made
    })
    return added
  }
  makeSheet = () =>
    this.do(async () => {
      ;({ codes: this.codes } = await calls.makeSheet())
      await this.changed()
    })
  leave = () =>
    this.do(async () => {
      const { person } = session
      session.take(await api.leave())
      // What they gave here and was not sent is nobody else's.
      if (person && person.id !== session.person?.id) {
        await (await import('../outbox/index.ts')).forget(person.id)
        await (await import('../seen/shelf.ts')).forget(person.id)
        await (await import('../analysis/shelf.ts')).forget()
        countTurns(0)
      }
      if (session.person) await this.changed()
      else this.now = null
    })
}
