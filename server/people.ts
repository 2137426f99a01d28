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

  /** The person whose cookie this request brings, if it is a true one. */
  async of(c: Context): Promise<Person | undefined> {
    const token = getCookie(c, COOKIE)
    if (!token || !TOKEN.test(token)) return undefined
    const key = hash(token), known = this.#known.get(key)
    if (known && known.until > Date.now()) return known.person
    const person = await this.#store.personOf(key)
    if (this.#known.size >= KNOWN) this.#known.clear()
    this.#known.set(key, { person, until: Date.now() + KNOWN_MS })
    return person
  }

  /** Lets somebody in under a name, or renames who is in already. */
  async enter(c: Context, name: string): Promise<Person> {
    const already = await this.of(c)
    if (already) {
      await this.#store.rename(already.id, name)
      this.#known.clear()
      return { id: already.id, name }
    }
    const person = { id: newId(), name }, token = randomBytes(32).toString('base64url')
    await this.#store.addPerson(person.id, name)
    await this.#store.addSession(hash(token), person.id)
    setCookie(c, COOKIE, token, { httpOnly: true, sameSite: 'Lax', secure: this.#secure, path: '/', maxAge: YEAR })
    return person
  }

  /** Forgets the session of this request. */
  async leave(c: Context): Promise<void> {
    const token = getCookie(c, COOKIE)
    if (token && TOKEN.test(token)) {
      await this.#store.dropSession(hash(token))
      this.#known.delete(hash(token))
    }
    deleteCookie(c, COOKIE, { path: '/' })
  }
}
