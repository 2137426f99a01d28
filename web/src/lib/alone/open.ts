/** Opens a table of this device with the game that it was made with. */
import '@loggia/core/hash'
import { language } from '#lib/words/index.ts'
import { type LoadedGame, loadGame, rulesOf } from '../games.ts'
import { AloneStore } from './alone.svelte.ts'
import { isBox } from './box.ts'
import { boxOf } from './shelf.ts'
import { matchOf, type Whole } from './table.ts'

/** The game of a table as its page draws it, and whether it has other components than those that it comes with. */
export async function gameOf({ table }: Pick<Whole, 'table'>): Promise<{ loaded: LoadedGame; otherBox: boolean }> {
  const { box } = table.head
  const { files } = await rulesOf(table.game)
  const otherBox = box !== undefined && !(await isBox(box, files))
  return { loaded: await loadGame(table.game, language, otherBox ? await boxOf(box) : undefined), otherBox }
}

/** Throws `Unplayable` where the rules of today can't go on with it. */
export async function open(whole: Whole): Promise<AloneStore> {
  const { loaded, otherBox } = await gameOf(whole)
  return new AloneStore(loaded, whole.table, matchOf(loaded.game, whole), otherBox)
}
