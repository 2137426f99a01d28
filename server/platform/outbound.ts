/** Asking addresses that people have given us: by https alone, never in our own network, and never on to where an answer points. */
import { type LookupAddress, lookup as resolve } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A network, as 10.0.0.0/8. */
export type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number]
/** Networks of a list as OUTBOUND_ALLOW has it: addresses and networks, with commas. Throws on what is neither. */
export const networksOf = (list: string): Network[] =>
  list
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      if (part.includes('/')) return ipaddr.parseCIDR(part)
      const address = ipaddr.parse(part)
      return [address, address instanceof ipaddr.IPv4 ? 32 : 128]
    })

/** How long to wait for an answer, in milliseconds. A slow address keeps a hand from everybody else. */
export const PATIENCE = 4_000

/** What came back. */
export interface Reply {
  status: number
  /** The seconds after which to try again, if it says so. */
  after?: number
}
/** Why nothing came back, in a word. */
export class Unanswered extends Error {
  readonly why: 'address' | 'name' | 'secure' | 'timeout' | 'connection'
  constructor(why: Unanswered['why']) {
    super(why)
    this.why = why
  }
}

export class Outbound {
  readonly #allow: readonly Network[]
  constructor(allow: readonly Network[]) {
    this.#allow = allow
  }

  /** Whether somebody else than this machine and its neighbours has that address, or it is allowed by name. */
  may(address: string): boolean {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return (
      isPublic(parsed) ||
      this.#allow.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network as never, bits))
    )
  }

  /** Posts something; an answer of whatever status is one. The address is looked at when it is connected to, so a name can't lead elsewhere meanwhile. */
  post(
    to: string,
    headers: Readonly<Record<string, string | number>>,
    body: string | Buffer,
    stop?: AbortSignal,
  ): Promise<Reply> {
    const url = new URL(to)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (url.protocol !== 'https:') return Promise.reject(new Unanswered('secure'))
    if (isIP(host) && !this.may(host)) return Promise.reject(new Unanswered('address'))
    const late = AbortSignal.timeout(PATIENCE)
    const signal = stop ? AbortSignal.any([late, stop]) : late
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host,
          port: url.port || 443,
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          headers: { 'host': url.host, 'content-length': Buffer.byteLength(body), 'user-agent': 'Loggia', ...headers },
          agent: false,
          lookup: this.#lookup,
          signal,
          ...(isIP(host) ? {} : { servername: host }),
        },
        answer => {
          const after = Number(answer.headers['retry-after'])
          resolve({ status: answer.statusCode!, ...(after > 0 && Number.isFinite(after) ? { after } : {}) })
          // What it says besides is nothing to us.
          answer.destroy()
        },
      )
      asked.on('error', error => reject(new Unanswered(late.aborted ? 'timeout' : whyOf(error))))
      asked.end(body)
    })
  }

  readonly #lookup: LookupFunction = (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
      const theirs = found.filter(a => this.may(a.address))
      const [first] = theirs
      if (error || !first) done(error ?? Object.assign(new Error('not there'), { code: PRIVATE }), '', 0)
      else if (options.all) done(null, theirs)
      else done(null, first.address, first.family)
    })
  }
}
const PRIVATE = 'EPRIVATE'

/** Global unicast of IPv6 is 2000::/3 (RFC 4291 2.4). `::127.0.0.1` lies outside: some systems connect it to IPv4. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')
const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL))

function whyOf(error: Error): Unanswered['why'] {
  const { code = '' } = error as { code?: string }
  if (code === PRIVATE) return 'address'
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'name'
  return /CERT|TLS|SSL|SIGNED|ISSUER/.test(code) ? 'secure' : 'connection'
}
