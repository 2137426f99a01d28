/** The match as others write it down. */
import { grammarOf } from '../games.ts'
import { save } from '../save.ts'
import type { TableStore } from './store.svelte.ts'

/** Saves it as a file, where its game can be written so. */
export const saveLedger = (store: TableStore): Promise<boolean> =>
  store.do(async () => {
    const grammar = await grammarOf(store.state.game)
    const record = await store.record?.()
    if (grammar && record) save(`loggia-${store.state.id.slice(0, 8)}.txt`, grammar.write(record))
  })
