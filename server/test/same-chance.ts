/**
 * Replaces chance in tests, so that a test sees the same match each time, on every machine: test halls load this.
 * Nightly leaves chance alone, and finds what this deal does not show.
 */
import { createHash, randomBytes } from 'node:crypto'
import { chance } from '../platform/chance.ts'

const free = process.env.TESTS === 'all'
if (!free) {
  chance.secret = () => '0'.repeat(64)
  chance.thought = () => ''
}

const given = new Map<string, number>()
/** What somebody gives to the shuffle of a table in that test: at each table something else. */
export function contribution(test: string): string {
  if (free) return randomBytes(32).toString('hex')
  const n = (given.get(test) ?? 0) + 1
  given.set(test, n)
  return createHash('sha256').update(`${test} ${n}`).digest('hex')
}
