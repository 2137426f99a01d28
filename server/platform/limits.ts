/**
 * Limits. What people do is counted in the database, for all servers; counters in each server's memory keep floods away
 * from it. An account, or a player in a running match, has an allowance of their own. What exceeds it, and all requests
 * of other guests and without a session, share the allowance of their address, sized for thirty people. So a player is
 * not disturbed by others behind the same address, and many guests at one address gain little.
 */
import { randomUUID } from 'node:crypto'
import type { LimitStore } from './limit-queries.ts'
import { Refusal } from './refusal.ts'

/** A burst, then a rate: per second or per minute. */
export interface Rate {
  burst: number
  more: number
  a: 'second' | 'minute'
}
const SECONDS = { second: 1, minute: 60 } as const
const rate = (burst: number, more: number, a: Rate['a']): Rate => ({ burst, more, a })

interface Rule {
  what: string
  session: Rate | undefined
  address: Rate | undefined
}
/** What keeps a flood from the database: counted in the memory of each server, before anything is asked of it. Every request is one of these, and one that was refused for what it says is `bad` besides. */
export const RATES = {
  read: { what: 'reading tables and lists', session: rate(60, 2, 'second'), address: rate(600, 30, 'second') },
  stream: { what: 'opening a stream of events', session: rate(10, 30, 'minute'), address: rate(120, 4, 'second') },
  act: {
    what: 'moves and everything else that changes something',
    session: rate(30, 1, 'second'),
    address: rate(300, 20, 'second'),
  },
  file: { what: 'files of the pages', session: rate(300, 10, 'second'), address: rate(3000, 200, 'second') },
  probe: { what: '`/livez`, `/healthz` and `/metrics`', session: undefined, address: rate(60, 10, 'second') },
  bad: {
    what: 'refused requests (4xx); when used up, any request',
    session: rate(30, 30, 'minute'),
    address: rate(120, 2, 'second'),
  },
  unknown: {
    what: 'requests of sessions that this server does not know yet; they are let in as players',
    session: undefined,
    address: rate(120, 4, 'second'),
  },
} as const satisfies Record<string, Rule>
export type Rated = Exclude<keyof typeof RATES, 'unknown'>

/** How many in each period, which begins with the first of them. */
export interface Quota {
  most: number
  each: keyof typeof STRETCH
}
const STRETCH = { 'minute': 60, 'five minutes': 300, 'hour': 3600, 'day': 86_400 } as const
const quota = (most: number, each: Quota['each']): Quota => ({ most, each })

interface Count {
  what: string
  person?: Quota
  /** Of one address (of IPv6: one /64): beyond what is the person's own, or instead of it. */
  address?: Quota
  /** Of one address in all, besides what is each person's own. */
  from?: Quota
  /** Of a whole neighbourhood of addresses (/24, of IPv6 /56), or of a whole site (of IPv6 /48), besides. */
  around?: Quota
  site?: Quota
}
/** What is counted in the database, so that it holds for all servers together; in addition to the request as such. */
export const QUOTAS = {
  session: { what: 'starting as a new guest', address: quota(60, 'hour'), around: quota(300, 'hour') },
  name: { what: "changing one's name or handle", person: quota(20, 'hour') },
  table: { what: 'making a table', person: quota(15, 'hour'), address: quota(45, 'hour') },
  join: { what: 'joining a table', person: quota(40, 'hour'), address: quota(90, 'hour') },
  talk: { what: 'lines of talk', person: quota(20, 'minute') },
  invite: { what: 'inviting strangers by their handle', person: quota(30, 'day'), from: quota(60, 'day') },
  invited: { what: 'being invited by strangers', person: quota(10, 'day') },
  credential: {
    what: 'adding a sign-in method, or a short code for another device',
    person: quota(40, 'hour'),
    address: quota(90, 'hour'),
  },
  channel: { what: 'adding or testing a notice channel', person: quota(20, 'hour'), address: quota(60, 'hour') },
  apart: { what: 'blocking or muting; undoing it is free', person: quota(40, 'hour') },
  report: { what: 'reports', person: quota(20, 'day'), from: quota(60, 'day') },
  visit: { what: 'counting visits of lessons and first matches, and tries of puzzles', address: quota(120, 'hour') },
  export: { what: 'exports of one’s data', person: quota(5, 'hour') },
  mail: { what: 'requesting a mail', address: quota(5, 'hour') },
  mailed: { what: 'mails to one address, from any sender; a + suffix is the same address', address: quota(5, 'hour') },
  mailedDomain: { what: 'mails to one domain, from any sender', address: quota(300, 'hour') },
  guess: { what: 'wrong short codes and recovery codes', address: quota(5, 'five minutes') },
  shortGuess: { what: 'wrong short codes', site: quota(20, 'five minutes') },
  guesses: { what: 'wrong short codes, of all addresses together', address: quota(100, 'minute') },
} as const satisfies Record<string, Count>
export type Counted = keyof typeof QUOTAS

interface Cap {
  what: string
  guest: number
  /** Of somebody who has a way in. */
  account: number
  address?: number
}
/** How much of something there may be at the same time, at all servers; by address at each of them. */
export const CAPS = {
  streams: { what: 'open streams', guest: 20, account: 20, address: 100 },
  open: { what: 'own tables that wait for players', guest: 3, account: 20 },
  tables: { what: 'unfinished tables, made or joined', guest: 50, account: 50 },
} as const satisfies Record<string, Cap>

/** The asker: a session issued here (its hash), and an address. */
export interface Asker {
  session: string | undefined
  network: string
  around: string
  site: string
  standing: Standing
}
/** Whether a session has an allowance of its own, as far as this server knows. */
export type Standing = 'own' | 'shared' | 'unknown'
/** Somebody whose session holds. */
export interface Known {
  person: string
  /** They have a way in besides it. */
  kept: boolean
  /** They sit at a match that runs. */
  seated: boolean
}

/**
 * How many sessions or addresses are kept of each kind. One whose allowance is whole again is as if it had never come.
 */
const KEPT = 20_000
/** If there is no room: how many of the longest untouched are checked for removal. */
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
    const known = this.#whole.get(key)
    const mine = known === undefined && !this.#room(now) ? NEWCOMERS : key
    const whole = Math.max(now, known ?? this.#whole.get(mine) ?? 0) + this.#each
    const early = whole - now - this.#most
    if (early > EPSILON) return early
    this.#whole.delete(mine)
    this.#whole.set(mine, whole)
    return 0
  }

  /** Gives one back. */
  giveBack(key: string): void {
    const mine = this.#whole.has(key) ? key : NEWCOMERS
    const whole = this.#whole.get(mine)
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
export interface Counts
  extends Pick<LimitStore, 'spend' | 'unspend' | 'openStream' | 'closeStream' | 'renewStreams' | 'tidyStreams'> {
  sitting(person: string): PromiseLike<number>
}

export class Limits {
  readonly #on: boolean
  readonly #store: Counts
  readonly #hashed: (network: string) => Promise<string>
  readonly #allowances = Object.fromEntries(
    Object.entries(RATES).map(([kind, { session, address }]) => [
      kind,
      { session: session && new Allowances(session), address: address && new Allowances(address) },
    ]),
  ) as Record<keyof typeof RATES, { session: Allowances | undefined; address: Allowances | undefined }>
  /** The open streams here: of people who are known, and by address of others. */
  readonly #streams = new Map<string, number>()
  readonly #strangers = new Map<string, number>()
  readonly #server = randomUUID()

  /** `hashed`: what of a network may be written down. */
  constructor(on: boolean, store: Counts, hashed: (network: string) => Promise<string>) {
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

  /** Counts something that all servers count together: first it is the person's own, and what is beyond that their address's. */
  async spend(kind: Counted, { network, around }: Asker, person?: string): Promise<void> {
    if (!this.#on) return
    const { person: own, address, from, around: wide }: Count = QUOTAS[kind]
    let early = own && person !== undefined ? await this.#spend(kind, person, own) : Number.POSITIVE_INFINITY
    if (early && address) early = await this.#spend(kind, `@${await this.#hashed(network)}`, address)
    this.#refuse(early)
    if (from) this.#refuse(await this.#spend(kind, `@${await this.#hashed(network)}`, from))
    if (wide) this.#refuse(await this.#spend(kind, `@${await this.#hashed(around)}`, wide))
  }

  /**
   * Counts a mail to an address and to its domain, for any sender, so that nobody is flooded from here. `ann+toy@x` is
   * the same mailbox as `ann@x`.
   */
  async mailTo(mail: string): Promise<void> {
    if (!this.#on) return
    const [, box, domain] = /^(.*?)(?:\+.*)?@(.*)$/.exec(mail.toLowerCase())!
    this.#refuse(await this.#spend('mailed', await this.#hashed(`${box}@${domain}`), QUOTAS.mailed.address))
    this.#refuse(await this.#spend('mailedDomain', await this.#hashed(domain!), QUOTAS.mailedDomain.address))
  }

  /**
   * Counts a guess of a code before it is looked up, so that many at once are counted as well; one that was right costs nothing. A recovery code has 80 bits, so it is counted by
   * address alone: nobody can lock others out. A short code has six digits, so sites and all addresses together are counted as well.
   */
  async guess<X>(
    code: 'recovery' | 'short',
    { network, site }: Asker,
    look: () => Promise<X | undefined>,
  ): Promise<X | undefined> {
    if (!this.#on) return look()
    const spent: [Counted, string, Quota][] = []
    const giveBack = () =>
      Promise.all(spent.map(([kind, key, of]) => this.#store.unspend(`${kind} ${key}`, of.most, STRETCH[of.each])))
    for (const guess of [
      ['guess', `@${await this.#hashed(network)}`, QUOTAS.guess.address],
      ...(code === 'short'
        ? ([
            ['shortGuess', `@${await this.#hashed(site)}`, QUOTAS.shortGuess.site],
            ['guesses', '*', QUOTAS.guesses.address],
          ] as const)
        : []),
    ] as const) {
      const early = await this.#spend(guess[0], guess[1], guess[2])
      if (early) await giveBack()
      this.#refuse(early)
      spent.push([...guess])
    }
    const found = await look()
    if (found !== undefined) await giveBack()
    return found
  }

  /** Refuses a person who sits at too many tables. */
  async another(person: string): Promise<void> {
    const most = CAPS.tables.account
    if (this.#on && (await this.#store.sitting(person)) >= most)
      throw new Refusal(409, 'too-many-tables', { args: { most } })
  }

  /** How many tables of their own somebody may have that wait for people. */
  open({ kept }: Pick<Known, 'kept'>): number {
    return this.#on ? CAPS.open[kept ? 'account' : 'guest'] : Number.POSITIVE_INFINITY
  }

  /** Takes up a stream, until what is given is called. Refuses one too many. */
  async stream({ network }: Asker, known: Known | undefined): Promise<() => void> {
    if (!this.#on) return NOTHING
    const shared = !known?.kept && !known?.seated
    const ends = shared ? [take(this.#strangers, network, CAPS.streams.address)] : []
    const less = () => {
      for (const end of ends) end()
    }
    if (known) {
      const most = CAPS.streams[known.kept ? 'account' : 'guest']
      try {
        ends.push(take(this.#streams, known.person, most))
        if (!(await this.#store.openStream(this.#server, known.person, most))) throw tooManyStreams()
      } catch (error) {
        less()
        throw error
      }
    }
    let ended = false
    return () => {
      if (ended) return
      ended = true
      less()
      // What does not reach the database is put right when the streams of this server are next written.
      if (known) this.#store.closeStream(this.#server, known.person).catch(NOTHING)
    }
  }

  /** Says to the other servers that the streams here are still open. */
  async renew(): Promise<void> {
    await this.#store.renewStreams(this.#server, this.#streams)
    await this.#store.tidyStreams()
  }

  #spend(kind: Counted, key: string, { most, each }: Quota): Promise<number> {
    return this.#store.spend(`${kind} ${key}`, most, STRETCH[each])
  }

  /**
   * Takes one from the session's own allowance, if it has one, and otherwise from the address's, or refuses; returns
   * how to give it back.
   */
  #take(kind: Rated, { session, network, standing }: Asker, now: number): () => void {
    const { session: own, address } = this.#allowances[kind]
    let early = Number.POSITIVE_INFINITY
    const spends = (from: Allowances | undefined, key: string): boolean => {
      if (!from) return false
      const wait = from.spend(key, now)
      if (wait) early = Math.min(early, wait)
      return wait === 0
    }
    const mine = session !== undefined && own ? session : undefined
    if (standing === 'own' && mine !== undefined && spends(own, mine)) return () => own!.giveBack(mine)
    if (spends(address, network)) return () => address!.giveBack(network)
    // An unknown session may have an allowance of its own: that is assumed this often, until it is known.
    if (standing === 'unknown' && mine !== undefined && spends(this.#allowances.unknown.address, network))
      if (spends(own, mine)) return () => own!.giveBack(mine)
    this.#refuse(early)
    return NOTHING
  }

  #refuse(early: number): void {
    if (early) throw new Refusal(429, 'too-many', { after: Number.isFinite(early) ? Math.ceil(early) : 1 })
  }
}
/** When to look whether a stream has ended, in seconds. */
const STREAM_AFTER = 30
const tooManyStreams = () => new Refusal(429, 'too-many-streams', { after: STREAM_AFTER })
/** Counts one more of somebody's, or refuses; gives how to count it no longer. */
function take(open: Map<string, number>, key: string, most: number): () => void {
  const here = open.get(key) ?? 0
  if (here >= most) throw tooManyStreams()
  open.set(key, here + 1)
  return () => {
    const left = open.get(key)! - 1
    if (left) open.set(key, left)
    else open.delete(key)
  }
}

const said = (r: Rate | undefined) => (r ? `${r.burst} at once, then ${r.more} a ${r.a}` : '–')
const told = (q: Quota | undefined) =>
  q ? `${q.most} ${q.each.includes(' ') ? 'in' : q.each === 'hour' ? 'an' : 'a'} ${q.each}` : '–'

/** All of it as tables, as they stand in SECURITY.md (a test compares). */
export function limitsTable(): string {
  return [
    '| at all servers together | each person has | beyond that, and without a session, one address has |',
    '|---|---|---|',
    ...Object.values(QUOTAS as Record<string, Count>).map(
      ({ what, person, address, from, around, site }) =>
        `| ${what} | ${told(person)} | ${site ? `its /24, of IPv6 its /48, ${told(site)}` : from ? `in all ${told(from)}` : told(address)}${around ? `; its /24, of IPv6 its /56, ${told(around)}` : ''} |`,
    ),
    ...Object.values(CAPS as Record<string, Cap>).map(
      ({ what, guest, account, address }) =>
        `| ${what}, at the same time | ${guest === account ? guest : `a guest ${guest}, an account ${account}`} | ${address ? `${address}, of guests without a running match and of requests without a session, at each server` : '–'} |`,
    ),
    '',
    '| at each server, before its database is asked | each session of an account, or of a player in a running match, has | beyond that, and for all others, one address has |',
    '|---|---|---|',
    ...Object.values(RATES as Record<string, Rule>).map(r => `| ${r.what} | ${said(r.session)} | ${said(r.address)} |`),
  ].join('\n')
}
