/** Lists that come page by page: nothing twice, nothing lost, whatever has moved meanwhile. */
import { expect, it } from 'vitest'
import type { MatchSummary } from '../src/lib/api.ts'
import { begunAgain, continued, NOTHING, type Pages } from '../src/lib/hall/pages.ts'

const page = (ids: string, next?: string) => ({ tables: [...ids].map(id => ({ id }) as MatchSummary), next })
const ids = ({ tables }: Pages) => tables.map(t => t.id).join('')

it('a list of one page is what its first page is now', () => {
  const first = begunAgain(NOTHING, page('abc', 'c'))
  expect([ids(first), first.next, first.pages]).toEqual(['abc', 'c', 1])
  const again = begunAgain(first, page('xa'))
  expect([ids(again), again.next, again.pages]).toEqual(['xa', undefined, 1])
})
it('the next page comes behind, and what has slipped there from the one before is not there twice', () => {
  const both = continued(begunAgain(NOTHING, page('abc', 'c')), page('cde', 'e'))
  expect([ids(both), both.next, both.pages]).toEqual(['abcde', 'e', 2])
})
it('a longer list stays as long as it is when its first page comes again', () => {
  const both = continued(begunAgain(NOTHING, page('abc', 'c')), page('def', 'f'))
  // Something new, and what was last has come first: the rest of what was there goes on behind it.
  expect(ids(begunAgain(both, page('nab')))).toBe('nabcdef')
  expect(ids(begunAgain(both, page('fab')))).toBe('fabcde')
  expect(begunAgain(both, page('nab', 'b')).next).toBe('f')
  expect(begunAgain(both, page('nab')).pages).toBe(2)
  // Nothing of it was known: all that was there stays.
  expect(ids(begunAgain(both, page('xyz')))).toBe('xyzabcdef')
})
