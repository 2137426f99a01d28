/** Who sits at this browser: a guest is somebody with a name. */
import { say } from '#lib/words/index.ts'
import { api, type Person } from './api.ts'

class Session {
  /** Undefined until the server was asked. */
  person = $state.raw<Person | null | undefined>(undefined)

  #entering: Promise<Person> | undefined

  /** Asks who sits here. Whoever took a name meanwhile keeps it: the answer is older. */
  async load(): Promise<void> {
    const { person } = await api.session()
    this.person ??= person
  }

  /** Takes a name: the first time this makes a guest, later it renames them. */
  async be(name: string): Promise<void> {
    this.person = (await api.be(name)).person
  }

  /** Somebody, with a made-up name if need be, which can be changed later. However many ask for one at the same time, one is made. */
  ensure(): Promise<Person> {
    return (this.#entering ??= this.#enter().finally(() => {
      this.#entering = undefined
    }))
  }

  async #enter(): Promise<Person> {
    if (this.person === undefined) await this.load()
    if (!this.person) await this.be(guestName())
    return this.person!
  }
}

export const session = new Session()

/** A name as good as any: a place of the ancient sea and what one does there. */
function guestName(): string {
  const one = (list: string) => {
    const all = list.split('|')
    return all[Math.floor(Math.random() * all.length)]!
  }
  return say('guest_name', { place: one(say('guest_places')), trade: one(say('guest_trades')) })
}
