/** Who is asking: a person is somebody with a name, known again by a cookie. */
import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Person } from './contract.ts'
import type { Store } from './store.ts'

const COOKIE = 'loggia', TOKEN = /^[\w-]{43}$/
const YEAR = 365 * 24 * 3600
/** For so long, and for so many, the database isn't asked again. */
const KNOWN_MS = 5_000, KNOWN = 20_000

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A new id that can't be guessed: 72 bits. */
export const newId = (): string => randomBytes(9).toString('base64url')

export class People {
  readonly #store: Store
  readonly #secure: boolean
  readonly #known = new Map<string, { person: Person | undefined; until: number }>()

  /** `secure`: the cookie travels over https only. */
  constructor(store: Store, secure: boolean) {
    this.#store = store
    this.#secure = secure
  }

  /** The session of which this request brings the cookie, by its hash; not whether there is one. */
  session(c: Context): string | undefined {
    const token = getCookie(c, COOKIE)
    return token && TOKEN.test(token) ? hash(token) : undefined
  }

  /** The person whose cookie this request brings, if it is a true one. */
  async of(c: Context): Promise<Person | undefined> {
    const key = this.session(c)
    if (!key) return undefined
    const known = this.#known.get(key)
    if (known && known.until > Date.now()) return known.person
    const person = await this.#store.personOf(key)
    if (this.#known.size >= KNOWN) this.#known.clear()
    this.#known.set(key, { person, until: Date.now() + KNOWN_MS })
    return person
  }

  /** Lets somebody in under a name, or renames who is in already; gives also the matches at whose tables they are now called otherwise. */
  async enter(c: Context, name: string): Promise<{ person: Person; renamed: { id: string; changed: number }[] }> {
    const already = await this.of(c)
    if (already?.name === name) return { person: already, renamed: [] }
    if (already) {
      const renamed = await this.#store.rename(already.id, name)
      this.#known.clear()
      return { person: { id: already.id, name }, renamed }
    }
    const person = { id: newId(), name }, token = randomBytes(32).toString('base64url')
    await this.#store.addPerson(person.id, name)
    await this.#store.addSession(hash(token), person.id)
    setCookie(c, COOKIE, token, { httpOnly: true, sameSite: 'Lax', secure: this.#secure, path: '/', maxAge: YEAR })
    return { person, renamed: [] }
  }

  /** Ends the session of this request; gives it. */
  async leave(c: Context): Promise<string | undefined> {
    const key = this.session(c)
    if (key) await this.#store.dropSession(key)
    deleteCookie(c, COOKIE, { path: '/' })
    return key
  }

  /** Asks the database again who these sessions are. */
  forget(sessions: readonly string[]): void { for (const key of sessions) this.#known.delete(key) }
}
