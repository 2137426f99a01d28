/** From where somebody asks: the address of a request behind proxies, the network that it belongs to, and what of it is kept. */
import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

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
export function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3') // some proxies add a port
  if (!ipaddr.isValid(bare)) return 'unknown'
  const parsed = ipaddr.process(bare)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map(part => part.toString(16))
        .join(':')}::/64`
    : parsed.toString()
}

export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** What is kept of a network: a hash under a key of the hall's own, which tells no more than whether two are the same. */
export const hashOfNetwork =
  (key: string) =>
  (network: string): string =>
    createHmac('sha256', key).update(network).digest('base64url')
