/** Who is signed in at this browser: a guest is somebody with a name. */
import { api, type Person, type SessionReply, Unreachable } from './api.ts'

class Session {
  /** Undefined until the server was asked. */
  person = $state.raw<Person | null | undefined>(undefined)
  /** They can come in elsewhere, too: not by this browser alone. */
  kept = $state(false)
  /** Who this browser was before they signed in, and still is where that one has a seat. */
  guest = $state.raw<Person | undefined>(undefined)
  /** How many changes of this person's sign-in methods this device has not seen. */
  alerts = $state(0)
  /** They run the hall. */
  admin = $state(false)
  /** The operator has a message for them, or they have requested erasure. */
  told = $state(false)
  /** Why they may write nothing that others read, and until when. */
  silenced = $state('')
  /** What who runs the hall tells everybody. */
  banner = $state('')

  #entering: Promise<Person> | undefined

  /** Asks who is signed in. A name chosen meanwhile stays, because the answer is older. Without a network it is the person who was here last. */
  async load(): Promise<void> {
    const { person } = this
    try {
      const reply = await api.session()
      if (this.person === person) this.take(reply)
    } catch (error) {
      const last =
        person === undefined && error instanceof Unreachable && (await (await import('./seen/shelf.ts')).lastPerson())
      if (last && this.person === undefined) this.take(last)
      throw error
    }
  }

  /** What the server says of who sits here. */
  take({ person, kept, guest, alerts = 0, admin, told, silenced = '', banner = '' }: SessionReply): void {
    Object.assign(this, {
      person,
      kept: kept === true,
      guest,
      alerts,
      admin: admin === true,
      told: told === true,
      silenced,
      banner,
    })
  }

  /** Takes a name, a made-up one if need be: the first time this makes a guest, later it renames them. */
  async be(name?: string): Promise<void> {
    const { come } = await import('./coming.ts')
    const { alerts } = this
    this.take({ ...(await come(name, !this.person)), alerts })
  }

  /** Somebody, with a made-up name if need be, which can be changed later. However many ask for one at the same time, one is made. */
  ensure(): Promise<Person> {
    return (this.#entering ??= this.#enter().finally(() => {
      this.#entering = undefined
    }))
  }

  async #enter(): Promise<Person> {
    // Another tab may have come in since.
    if (!this.person) await this.load()
    if (!this.person) await this.be()
    return this.person!
  }
}

export const session = new Session()
