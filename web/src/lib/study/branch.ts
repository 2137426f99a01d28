/** What is tried from what a table page shows. Loaded when somebody does so. */
import { sayHere } from '#lib/words/pages.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { imagined } from './imagined.ts'
import { open, type Study } from './storage.ts'

/** Goes on from the shown row where all of the match may be known, else from one's own view. Gives the address of the study. */
export async function branchOff({ store, replay, people, loaded }: TableModel): Promise<string> {
  const { state, viewer, record } = store
  const at = replay ? replay.at : store.log.length - 1
  const study: Omit<Study, 'id' | 'from' | 'record'> = {
    game: state.game,
    ...(state.otherBox ? { box: state.box } : {}),
    name: sayHere('study_name', { name: state.name || loaded.words.title, at }),
    people,
    tried: true,
  }
  if (record) return open({ ...study, record: await record() }, replay?.entry?.seq)
  const { seq, options, seats } = state
  const trial = { match: state.id, seq, view: replay?.view ?? store.table, viewer, seats: seats.length, options }
  return open({ ...study, trial, record: imagined(loaded.game, trial) })
}
