/** From where somebody asks: the address of a request behind proxies, the network that it belongs to, and what of it is kept. */
import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/** Headers by which a proxy says that it asks for somebody else. */
export const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'] as const
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  FORWARDING.some(name => headers[name] !== undefined)

/**
 * The address of who asks, when `hops` proxies before this server are to be believed: each adds to X-Forwarded-For the address that it was
 * asked from. Whatever stands further left could be anybody's invention.
 */
export function addressOf({ headers, socket }: IncomingMessage, hops: number): string {
  const peer = socket.remoteAddress ?? ''
  if (!hops) return peer
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(a => a.trim())
    .filter(Boolean)
  return said.at(-Math.min(hops, said.length)) ?? peer
}

/** The network of an address, whose people can't be told apart: of IPv6 the /64, all of which one household has; of IPv4 the address, however it is written. */
export const networkOf = (address: string): string => part(address, 4, 4)
/** Its neighbourhood: of IPv6 the /56, of IPv4 the /24. */
export const aroundOf = (address: string): string => part(address, 3.5, 3)

/** Its site: of IPv6 the /48, all of which one customer may have; of IPv4 the /24. */
export const siteOf = (address: string): string => part(address, 3, 3)

/** All of them, of an address that asks again and again. */
export function placeOf(address: string): Place {
  let place = known.get(address)
  if (place) return place
  if (known.size >= KNOWN) known.clear()
  known.set(address, (place = { network: networkOf(address), around: aroundOf(address), site: siteOf(address) }))
  return place
}
interface Place {
  network: string
  around: string
  site: string
}
const known = new Map<string, Place>()
const KNOWN = 10_000

/** How many parts of an address count, for IPv6 (16 bits each) and IPv4. */
function part(address: string, six: number, four: number): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3') // some proxies add a port
  if (!ipaddr.isValid(bare)) return 'unknown'
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4)
    return four === 4 ? parsed.toString() : `${parsed.octets.slice(0, four).join('.')}.0/${four * 8}`
  const parts = parsed.parts.slice(0, Math.ceil(six))
  if (six % 1) parts.push(parts.pop()! & 0xff00)
  return `${parts.map(part => part.toString(16)).join(':')}::/${six * 16}`
}

export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

const hashWith = (key: string, network: string): string => createHmac('sha256', key).update(network).digest('base64url')

/**
 * What is stored of a network: a hash under the hall's key, which shows only whether two are the same, within one day.
 * The key changes each day and is deleted a day later.
 */
export function hashOfNetwork(keys: () => Promise<readonly string[]>, now = Date.now): Hashed {
  let day = -1
  let known: Promise<readonly string[]> = Promise.resolve([])
  const all = async (network: string): Promise<string[]> => {
    const today = Math.floor(now() / DAY)
    if (today !== day) {
      day = today
      known = keys()
      known.catch(() => {
        day = -1
      })
    }
    return (await known).map(key => hashWith(key, network))
  }
  return Object.assign(async (network: string) => (await all(network))[0]!, { all })
}
/** Of a network what is kept of it today; `all`: and what was kept of it yesterday, as far as that is known. */
export type Hashed = ((network: string) => Promise<string>) & { all: (network: string) => Promise<string[]> }
const DAY = 86_400_000

/**
 * The domain by which browsers know this hall, for which passkeys and push keys are made. Undefined if browsers have
 * none: over plain http, and at a bare address. Localhost is the exception.
 */
export function domainOf(publicUrl: string | undefined): string | undefined {
  const { protocol, hostname } = new URL(publicUrl ?? 'http://localhost')
  return (protocol === 'https:' && !isIP(hostname.replace(/^\[|\]$/g, ''))) || hostname === 'localhost'
    ? hostname
    : undefined
}
