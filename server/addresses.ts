/** What is kept of somebody's address: a keyed hash, which tells only whether two tables were made from the same place. */
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'

/** Where an address belongs: of IPv6 the network (/64), all of which one household has; of IPv4 the address. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (v4 || !isIPv6(address)) return v4?.[1] ?? address
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::'), groups = head.split(':').filter(Boolean), rest = tail?.split(':').filter(Boolean) ?? []
  const all = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest]
  return all.slice(0, 4).map(g => g.replace(/^0+(?=.)/, '')).join(':')
}

/** The hash, with the key that all servers on this database share. */
export async function openAddresses(pool: pg.Pool): Promise<(address: string) => string> {
  const { rows: [found] } = await pool.query<{ key: string }>(`select key from keys where name = 'address'`)
  return address => createHmac('sha256', found!.key).update(networkOf(address)).digest('base64url')
}
