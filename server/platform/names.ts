/** Reserved names: the hall's and its operators'. */
import { isReserved, looksLike } from '@loggia/core'
import { Refusal } from './refusal.ts'
import type { Visitor } from '../domain/people.ts'

/**
 * Refuses a name that is the hall's own, or looks like an operator's. Operators choose freely, and existing names stay.
 */
export async function refuseReserved(
  store: { operators(): Promise<string[]> },
  visitor: Visitor | undefined,
  name: string,
): Promise<void> {
  if (visitor?.admin || visitor?.person.name === name || visitor?.guest?.name === name) return
  if (isReserved(name)) throw new Refusal(400, 'name-reserved')
  const plain = (text: string) => looksLike(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))
  if ((await store.operators()).some(called => plain(called) === plain(name))) throw new Refusal(400, 'name-reserved')
}
