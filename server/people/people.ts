/** The asking person: somebody with a name, known by a cookie. */
import { createHash, createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deviceOf } from '../domain/device.ts'
import { newId, newToken } from '../platform/secrets.ts'
import type { Person } from '../platform/contract.ts'
import type { Standing } from '../platform/limits.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ENTRIES, Session, Visitor } from '../domain/people.ts'
import type { PeopleStore } from './store.ts'

/** What is asked of the database here. */
type Store = Pick<
  PeopleStore,
  'personOf' | 'useSession' | 'rename' | 'arrive' | 'name' | 'everSat' | 'dropSession' | 'beginSession'
>

/** A token, and since it has one its seal. */
const COOKIE = 'loggia'
/** Over https: no other host of the domain, and no page without https, can put one in its place. Until November 2027 the plain name is read as well, and exchanged. */
const HOST_COOKIE = '__Host-loggia'
const TOKEN = /^([\w-]{43})(?:\.([\w-]{43}))?$/
const YEAR = 365 * 24 * 3600
/** How long, and for how many sessions, the database isn't asked again. */
const KNOWN_MS = 5_000
const KNOWN = 20_000
/** How long it is assumed that a guest has no seat. */
const SHARED_MS = 10_000

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Somebody is not here any more: they have asked to be forgotten, or are shut out. They see what a stranger sees. */
export const isAway = ({ told, due }: Visitor): boolean => due !== undefined || told.some(t => t.what === 'all')
/** Why somebody may not do this for now; nothing where they may. */
export function heldRefusal({ told }: Visitor, what: 'talk' | 'play' | 'all'): Refusal | undefined {
  const held = told.find(t => t.what === what)
  if (!held) return undefined
  const until = held.until === null ? null : new Date(held.until)
  return new Refusal(403, `suspended-${what}`, { args: { reason: held.reason }, until })
}
/** Why somebody who is away can do nothing here. */
export const awayRefusal = (visitor: Visitor): Refusal =>
  visitor.due ? new Refusal(403, 'leaving', { until: visitor.due }) : heldRefusal(visitor, 'all')!

export class People {
  readonly #store: Store
  readonly #sealing: string
  readonly #secure: boolean
  readonly #known = new Map<string, { visitor: Visitor | undefined; until: number }>()
  /** By session: whether it has an allowance of its own. */
  readonly #standing = new Map<string, { person: string; own: boolean; until: number }>()
  /** By cookie. Only ours: so nobody fills it. */
  readonly #sessions = new Map<string, Session>()

  /** `sealing`: the key of the seals; `secure`: the cookie travels over https only. */
  constructor(store: Store, sealing: string, secure: boolean) {
    this.#store = store
    this.#sealing = sealing
    this.#secure = secure
  }

  /** The session that the cookie of this request speaks of. */
  session(c: Context): Session | undefined {
    const host = this.#secure ? getCookie(c, HOST_COOKIE) : undefined
    return host === undefined ? this.plain(c) : this.#read(host)
  }

  /**
   * The session of the cookie with the plain name. A browser may have that besides: it stays valid as long as an older server may read it, and such a server may have given another
   * since.
   */
  plain(c: Context): Session | undefined {
    const cookie = getCookie(c, COOKIE)
    const session = cookie === undefined ? undefined : this.#read(cookie)
    return session && this.#secure ? { ...session, plain: true } : session
  }

  #read(cookie: string): Session | undefined {
    const known = this.#sessions.get(cookie)
    if (known) return known
    const [, token, seal] = TOKEN.exec(cookie) ?? []
    if (!token) return undefined
    const session = { key: hash(token), token, ours: seal !== undefined && seal === this.#seal(token) }
    if (session.ours) this.#keep(cookie, session)
    return session
  }

  /**
   * Whether a session has an allowance of its own: its person has an account, or a seat in a running match. One that
   * had none some seconds ago may have one now.
   */
  standing({ key }: Session): Standing {
    const known = this.#standing.get(key)
    if (!known || (!known.own && known.until <= Date.now())) return 'unknown'
    return known.own ? 'own' : 'shared'
  }

  /** These people sit at a match that runs. */
  seated(persons: ReadonlySet<string>): void {
    for (const known of this.#standing.values()) if (persons.has(known.person)) known.own = true
  }

  /**
   * The person that a session signs in, if it is valid. Used again after a day, row and cookie are renewed for a year;
   * a cookie from before seals gets one.
   */
  async of(c: Context, session: Session | undefined): Promise<Visitor | undefined> {
    if (!session) return undefined
    const { key, token } = session
    const known = this.#known.get(key)
    if (known && known.until > Date.now() && (!session.ours || this.standing(session) !== 'unknown'))
      return known.visitor
    const found = await this.#store.personOf(key)
    const visitor = found && {
      person: { id: found.id, name: found.name },
      kept: found.kept,
      seated: found.seated,
      guest: found.guest ?? undefined,
      admin: found.role === 'admin',
      told: found.told,
      due: found.due ? new Date(found.due) : undefined,
    }
    if (this.#known.size >= KNOWN) this.#known.clear()
    this.#known.set(key, { visitor, until: Date.now() + KNOWN_MS })
    if (session.ours) this.#stands(key, visitor)
    // A returning session is renewed for a year. A stream has no room for a cookie: then the next request renews it.
    const renewed =
      found?.old && !c.req.path.endsWith('/events') && (await this.#store.useSession(key, this.#device(c)))
    if (visitor && (renewed || !session.ours || session.plain)) {
      this.#give(c, token)
      this.#keep(token, { ...session, ours: true })
    }
    return visitor
  }

  /**
   * Lets somebody in under a name, or renames who is in already; gives also the matches at whose tables they are now called otherwise. `arrival`: what
   * all tabs of a browser that come in at the same moment have in common, hashed; they are one person.
   */
  async enter(
    c: Context,
    already: Person | undefined,
    name: string,
    arrival?: string,
  ): Promise<{ person: Person; renamed: { id: string; changed: number }[] }> {
    if (already?.name === name) return { person: already, renamed: [] }
    if (already) {
      const renamed = await this.#store.rename(already.id, name)
      this.#known.clear()
      return { person: { id: already.id, name }, renamed }
    }
    const id = newId()
    const person = await this.#store.arrive(id, name, arrival)
    await this.#begin(c, { person, guest: null, entry: 'guest' })
    return {
      person: { id: person, name: person === id ? name : ((await this.#store.name(person)) ?? name) },
      renamed: [],
    }
  }

  /**
   * Signs a person in, by a session that is new: who knew the browser's last one knows nothing of it. A guest who has sat at a table stays with the
   * browser beside them, so that nothing of theirs is lost. `recovery`: the code of a sheet that is spent by it; undefined where it is spent already.
   */
  async signIn(
    c: Context,
    session: Session | undefined,
    already: Visitor | undefined,
    person: string,
    entry: (typeof ENTRIES)[number],
    recovery?: string,
  ): Promise<Visitor | undefined> {
    if (already?.person.id === person) return already
    const before = already && !already.kept ? already.person : already?.guest
    const guest = before && before.id !== person && (await this.#store.everSat(before.id)) ? before : undefined
    const begun = await this.#begin(c, { person, guest: guest?.id ?? null, entry }, session?.key, recovery)
    return begun && this.of(c, begun)
  }

  /** Ends a session; a browser that was a guest before is that guest again. */
  async leave(c: Context, session: Session | undefined): Promise<Visitor | undefined> {
    if (session) {
      await this.#store.dropSession(session.key)
      this.forget([session.key])
    }
    const left = await this.of(c, session)
    if (!left) this.#drop(c, COOKIE, HOST_COOKIE)
    return left
  }

  /** The asking person, as the database knows them now. */
  again(c: Context, session: Session | undefined): Promise<Visitor | undefined> {
    if (session) this.forget([session.key])
    return this.of(c, session)
  }

  /** Asks the database again who these sessions are. */
  forget(sessions: readonly string[]): void {
    for (const key of sessions) this.#known.delete(key)
  }

  async #begin(
    c: Context,
    session: { person: string; guest: string | null; entry: (typeof ENTRIES)[number] },
    instead?: string,
    recovery?: string,
  ): Promise<Session | undefined> {
    const token = newToken()
    const key = hash(token)
    if (!(await this.#store.beginSession({ ...session, tokenHash: key, device: this.#device(c) }, instead, recovery)))
      return undefined
    // What an older server would read is over with the session before.
    if (instead !== undefined && this.#secure) this.#drop(c, COOKIE)
    this.#give(c, token)
    return { key, token, ours: true }
  }

  #device(c: Context): string {
    return deviceOf(c.req.header('user-agent'))
  }

  #seal(token: string): string {
    return createHmac('sha256', this.#sealing).update(token).digest('base64url')
  }

  #give(c: Context, token: string): void {
    setCookie(c, this.#secure ? HOST_COOKIE : COOKIE, `${token}.${this.#seal(token)}`, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: this.#secure,
      path: '/',
      maxAge: YEAR,
    })
  }

  #drop(c: Context, ...names: string[]): void {
    for (const name of names)
      if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/', secure: this.#secure })
  }

  /** The one silent for the longest time is dropped first. */
  #stands(key: string, visitor: Visitor | undefined): void {
    this.#standing.delete(key)
    if (this.#standing.size >= KNOWN) this.#standing.delete(this.#standing.keys().next().value!)
    const person = (visitor?.guest ?? visitor?.person)?.id ?? ''
    const own = visitor !== undefined && (visitor.kept || visitor.seated)
    this.#standing.set(key, { person, own, until: Date.now() + SHARED_MS })
  }

  #keep(cookie: string, session: Session): void {
    if (this.#sessions.size >= KNOWN) this.#sessions.clear()
    this.#sessions.set(cookie, session)
  }
}
