/**
 * How much may be asked, and how fast. Each session has an allowance of its own, that nobody can take from it. What goes beyond that comes out
 * of one that all who come from the same address share, and so does everything that is asked without a session. So whoever is in plays on,
 * whatever is done from the same café or by other customers of the same carrier; and whoever makes many sessions at one address has little more than one.
 */
import type { Store } from './store.ts'
import { Refusal } from './refusal.ts'

/** So many at once; then one more whenever its time has passed: so many a second, a minute or an hour. */
export interface Rate {
  burst: number
  more: number
  a: 'second' | 'minute' | 'hour'
}
const SECONDS = { second: 1, minute: 60, hour: 3600 } as const
const rate = (burst: number, more: number, a: Rate['a']): Rate => ({ burst, more, a })

interface Rule {
  what: string
  session: Rate | undefined
  address: Rate | undefined
}
/** What is counted in the memory of each server, before anything is asked of the database. Every request is one of these, and one that was refused for what it says is `bad` besides. */
export const RATES = {
  read: { what: 'reading tables and lists', session: rate(60, 2, 'second'), address: rate(200, 20, 'second') },
  stream: { what: 'opening a stream of events', session: rate(10, 30, 'minute'), address: rate(60, 2, 'second') },
  act: {
    what: 'moves and everything else that changes something',
    session: rate(30, 1, 'second'),
    address: rate(120, 10, 'second'),
  },
  talk: { what: 'lines of talk', session: rate(10, 30, 'minute'), address: undefined },
  file: { what: 'files of the pages', session: rate(300, 10, 'second'), address: rate(3000, 200, 'second') },
  probe: { what: '`/livez`, `/healthz` and `/metrics`', session: undefined, address: rate(60, 10, 'second') },
  bad: {
    what: 'requests that are refused (4xx); when they are used up, any request',
    session: rate(30, 30, 'minute'),
    address: rate(120, 2, 'second'),
  },
} as const satisfies Record<string, Rule>
export type Rated = keyof typeof RATES

/** What is counted in the database, so that it holds for all servers together; in addition to the request as such. */
export const SHARED_RATES = {
  session: { what: "coming in, and changing one's name", session: rate(5, 20, 'hour'), address: rate(30, 60, 'hour') },
  table: { what: 'making a table', session: rate(5, 10, 'hour'), address: rate(15, 30, 'hour') },
  join: { what: 'joining a table', session: rate(10, 30, 'hour'), address: rate(30, 60, 'hour') },
  credential: {
    what: 'making a way in: a passkey, recovery codes, a short code for another device',
    session: rate(10, 30, 'hour'),
    address: rate(30, 60, 'hour'),
  },
  mail: {
    what: 'having a mail sent, by who asks; and to one address, whoever asks',
    session: undefined,
    address: rate(5, 5, 'hour'),
  },
} as const satisfies Record<string, Rule>
export type SharedRated = keyof typeof SHARED_RATES

/** Wrong short codes and recovery codes, which somebody might be guessing: from one address, and from all of them together no more than 100 in any minute. */
export const WRONG_CODES = {
  what: 'short codes and recovery codes that are wrong, at all servers together',
  address: rate(5, 12, 'hour'),
  all: rate(20, 80, 'minute'),
} as const

interface Cap {
  what: string
  session: number
  address: number | undefined
}
/** How much of something there may be at the same time. */
export const CAPS = {
  streams: { what: 'open streams, at each server', session: 10, address: 100 },
  tables: { what: 'tables that are not over, made or joined', session: 50, address: undefined },
} as const satisfies Record<string, Cap>

/** Who asks: by a session that was given out here (its hash), and from a network. */
export interface Asker {
  session: string | undefined
  network: string
}

/** So many sessions or addresses are kept of each kind. Those whose allowance is whole again are as if they had never come. */
const KEPT = 20_000
/** When there is no room: so many of the longest untouched are looked at, whether they can go. */
const LOOKED_AT = 8
/** What all share who come when there is no room left: nobody's allowance is ever thrown away for a newcomer's. */
const NEWCOMERS = '*'

/** The allowances of one kind (a generic cell rate algorithm: for each key one number, when its allowance will be whole again). */
export class Allowances {
  /** Longest untouched first. */
  readonly #whole = new Map<string, number>()
  readonly #each: number
  readonly #most: number
  readonly #kept: number

  constructor({ burst, more, a }: Rate, kept = KEPT) {
    this.#each = SECONDS[a] / more
    this.#most = burst * this.#each
    this.#kept = kept
  }

  get size(): number {
    return this.#whole.size
  }

  /** Spends one. Gives 0, or how many seconds it is too early: then nothing was spent. */
  spend(key: string, now: number): number {
    const known = this.#whole.get(key),
      mine = known === undefined && !this.#room(now) ? NEWCOMERS : key
    const whole = Math.max(now, known ?? this.#whole.get(mine) ?? 0) + this.#each,
      early = whole - now - this.#most
    if (early > EPSILON) return early
    this.#whole.delete(mine)
    this.#whole.set(mine, whole)
    return 0
  }

  /** Gives one back. */
  giveBack(key: string): void {
    const mine = this.#whole.has(key) ? key : NEWCOMERS,
      whole = this.#whole.get(mine)
    if (whole !== undefined) this.#whole.set(mine, whole - this.#each)
  }

  /** Whether there is room for one more; a little of the rubbish is put out for each who comes. */
  #room(now: number): boolean {
    if (this.#whole.size < this.#kept) return true
    let looked = 0
    for (const [key, whole] of this.#whole) {
      this.#whole.delete(key)
      if (whole > now) this.#whole.set(key, whole)
      if (++looked === LOOKED_AT) break
    }
    return this.#whole.size < this.#kept
  }
}
/** Sums of fractions are not exact. */
const EPSILON = 1e-6
const NOTHING = () => {
  /* nothing was counted */
}

/** What is counted in the database. */
export interface Counts {
  spend: Store['spend']
  unspend: Store['unspend']
  sitting(person: string): PromiseLike<number>
}

export class Limits {
  readonly #on: boolean
  readonly #store: Counts
  readonly #hashed: (network: string) => string
  readonly #allowances = Object.fromEntries(
    Object.entries(RATES).map(([kind, { session, address }]) => [
      kind,
      { session: session && new Allowances(session), address: address && new Allowances(address) },
    ]),
  ) as Record<Rated, { session: Allowances | undefined; address: Allowances | undefined }>
  readonly #streams = new Map<string, number>()

  /** `hashed`: what of a network may be written down. */
  constructor(on: boolean, store: Counts, hashed: (network: string) => string) {
    this.#on = on
    this.#store = store
    this.#hashed = hashed
  }

  /**
   * Counts a request, before anything is done for it. Refuses it when it is too fast, or too many were bad. Each is taken for a bad one, also as many
   * as come at the same time, until what is given is called.
   */
  admit(kind: Rated, asker: Asker): () => void {
    if (!this.#on) return NOTHING
    const now = performance.now() / 1000
    this.#take(kind, asker, now)
    return this.#take('bad', asker, now)
  }

  /** Counts something that all servers count together. `asker.session` must be known to hold. */
  async spend(kind: SharedRated, { session, network }: Asker): Promise<void> {
    if (!this.#on) return
    const { session: own, address } = SHARED_RATES[kind]
    const spend = (key: string, { burst, more, a }: Rate) =>
      this.#store.spend(`${kind} ${key}`, burst, SECONDS[a] / more)
    this.#refuse(
      session !== undefined && own && (await spend(session, own)) === 0
        ? 0
        : await spend(this.#hashed(network), address),
    )
  }

  /** Counts a mail to an address, whoever asks for it: nobody is to be flooded from here. */
  async mailTo(mail: string): Promise<void> {
    if (!this.#on) return
    const { burst, more, a } = SHARED_RATES.mail.address
    this.#refuse(await this.#store.spend(`mail to ${this.#hashed(mail)}`, burst, SECONDS[a] / more))
  }

  /** Counts a guess of a code before it is looked up, so that many at once are counted as well; one that was right costs nothing. */
  async guess<X>({ network }: Asker, look: () => Promise<X | undefined>): Promise<X | undefined> {
    if (!this.#on) return look()
    const each = ({ more, a }: Rate) => SECONDS[a] / more,
      { address, all } = WRONG_CODES,
      spent: [key: string, each: number][] = []
    const giveBack = () => Promise.all(spent.map(s => this.#store.unspend(...s)))
    for (const [key, rate] of [
      [`guess ${this.#hashed(network)}`, address],
      ['guess', all],
    ] as const) {
      const early = await this.#store.spend(key, rate.burst, each(rate))
      if (early) await giveBack()
      this.#refuse(early)
      spent.push([key, each(rate)])
    }
    const found = await look()
    if (found !== undefined) await giveBack()
    return found
  }

  /** Refuses somebody who sits at so many tables already that they can't have another. */
  async another(person: string): Promise<void> {
    if (this.#on && (await this.#store.sitting(person)) >= CAPS.tables.session)
      throw new Refusal(409, 'too-many-tables', { args: { most: CAPS.tables.session } })
  }

  /** Takes up a stream, until what is given is called. Refuses one too many. */
  stream({ session, network }: Asker): () => void {
    if (!this.#on) return NOTHING
    const { session: own, address } = CAPS.streams,
      open = (key: string) => this.#streams.get(key) ?? 0
    const key = session && open(session) < own ? session : network
    if (key === network && open(network) >= address) throw new Refusal(429, 'too-many-streams', { after: STREAM_AFTER })
    this.#streams.set(key, open(key) + 1)
    return () => {
      if (open(key) > 1) this.#streams.set(key, open(key) - 1)
      else this.#streams.delete(key)
    }
  }

  /** Takes one from the session's own allowance, else from the one of its address, or refuses; gives how to give it back. */
  #take(kind: Rated, { session, network }: Asker, now: number): () => void {
    const { session: own, address } = this.#allowances[kind]
    let early = 0
    if (session !== undefined && own && !(early = own.spend(session, now))) return () => own.giveBack(session)
    if (address && !(early = Math.min(early || Number.POSITIVE_INFINITY, address.spend(network, now))))
      return () => address.giveBack(network)
    this.#refuse(early)
    return NOTHING
  }

  #refuse(early: number): void {
    if (early) throw new Refusal(429, 'too-many', { after: Math.ceil(early) })
  }
}
/** When to look whether a stream has ended, in seconds. */
const STREAM_AFTER = 30

const said = (r: Rate | undefined) =>
  r ? `${r.burst} at once, then ${r.more} ${r.a === 'hour' ? 'an' : 'a'} ${r.a}` : '–'

/** All of it as a table, as it stands in SECURITY.md (a test compares). */
export function limitsTable(): string {
  const rows = (rules: Record<string, Rule>) =>
    Object.values(rules).map(r => `| ${r.what} | ${said(r.session)} | ${said(r.address)} |`)
  const caps = Object.values(CAPS as Record<string, Cap>).map(
    c => `| ${c.what} | ${c.session} at the same time | ${c.address ? `${c.address} at the same time` : '–'} |`,
  )
  return [
    '| what | each session has | beyond that, and without a session, one address has |',
    '|---|---|---|',
    ...rows(RATES),
    ...rows(
      Object.fromEntries(
        Object.entries(SHARED_RATES).map(([k, r]) => [k, { ...r, what: `${r.what}, at all servers together` }]),
      ),
    ),
    `| ${WRONG_CODES.what} | – | ${said(WRONG_CODES.address)}; all addresses together ${said(WRONG_CODES.all)} |`,
    ...caps,
  ].join('\n')
}
