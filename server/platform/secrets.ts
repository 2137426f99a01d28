/** What people hold in their hands to come in: made here, and kept as keyed hashes only. */
import { createHmac, randomBytes, randomInt } from 'node:crypto'

/** What kind of secret: the same text of two kinds has two hashes. */
export type Secret = 'apart' | 'arrival' | 'claim' | 'code' | 'invite' | 'mail' | 'passkey' | 'recovery' | 'unsubscribe'
/** Hashes under a key of the hall's own: without it nobody can even try what a stolen table would open. */
export type Seal = (kind: Secret, secret: string) => string
export const sealWith =
  (key: string): Seal =>
  (kind, secret) =>
    createHmac('sha256', key).update(`${kind} ${secret}`).digest('base64url')

/** Something long that a program hands on, in 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A short code: six digits, good for minutes and once. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
/** Two digits by which one sees that it is one's own device that asks. */
export const newCheck = (): string => String(randomInt(100)).padStart(2, '0')

/** Crockford's digits: none of them is taken for another. 16 of them are 80 bits. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY = 16
/** How many codes a sheet has, each valid once. */
export const SHEET = 8

export const newRecoveryCode = (): string =>
  Array.from(randomBytes(RECOVERY), byte => DIGITS[byte % DIGITS.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** A recovery code as it was made, however it was copied from paper; undefined where it can't be one. */
export function readRecoveryCode(written: string): string | undefined {
  const bare = written.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return bare.length === RECOVERY && [...bare].every(digit => DIGITS.includes(digit)) ? bare : undefined
}
/** A short code without what people put between its digits. */
export function readCode(written: string): string | undefined {
  const bare = written.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(bare) ? bare : undefined
}

/** A new id that can't be guessed: 72 bits. */
export const newId = (): string => randomBytes(9).toString('base64url')
