/** By what the people of a match are found: asked for when somebody looks at one of them, once for its page. */
import type { Seat } from '@loggia/core'
import type { TableStore } from '../table/store.svelte.ts'
import type { Handles } from '../../../../server/contract.ts'
import { call } from '../api.ts'

const asked = new WeakMap<TableStore, Promise<ReadonlyMap<Seat, string>>>()

/** The handles of those who sit there, by seat; of a match that no hall keeps there are none. */
export function handlesAt(store: TableStore): Promise<ReadonlyMap<Seat, string>> {
  const known = asked.get(store)
  if (known) return known
  const none: ReadonlyMap<Seat, string> = new Map()
  const found = !store.invited
    ? Promise.resolve(none)
    : call<Handles>('GET', `matches/${store.id}/people?${new URLSearchParams(store.invited)}`).then(
        all => new Map(all.map(({ seat, handle }) => [seat, handle])),
        () => none,
      )
  asked.set(store, found)
  return found
}
