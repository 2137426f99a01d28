/** The keys by which push services know this hall: made at the first start and kept, for browsers hold on to them. */
import { createECDH } from 'node:crypto'
import { domainOf } from '../platform/addresses.ts'
import type { Config } from '../platform/config.ts'
import type { Vapid } from './carriers.ts'

/** Why this hall can't push: browsers support it only over https and on localhost, and push services want a contact. */
export type NoPush = 'plain-http' | 'no-contact'

/**
 * The keys and the contact for push services, or why there is no push here. If servers start for the first time at
 * once, one makes the keys.
 */
export async function vapidOf(
  { publicUrl, contact }: Pick<Config, 'publicUrl' | 'contact'>,
  store: { keyOnce(name: string, make: () => string): Promise<string> },
): Promise<Vapid | NoPush> {
  const keys = JSON.parse(await store.keyOnce('vapid', () => JSON.stringify(newKeys()))) as Omit<Vapid, 'subject'>
  if (!domainOf(publicUrl)) return 'plain-http'
  const here = !publicUrl || new URL(publicUrl).hostname === 'localhost'
  if (!contact && !here) return 'no-contact'
  const subject =
    contact === undefined ? 'mailto:hall@localhost' : contact.startsWith('https://') ? contact : `mailto:${contact}`
  return { ...keys, subject }
}

function newKeys(): Omit<Vapid, 'subject'> {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys('base64url')
  return { publicKey, privateKey: padded(curve.getPrivateKey()).toString('base64url') }
}
/** Numbers with leading zeros come without them. */
const padded = (key: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - key.length), key])
