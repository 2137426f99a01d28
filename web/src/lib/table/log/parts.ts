/** The parts of a match, rounds or eras, as its log tells them. */
import type { Speaker } from '@loggia/core'
import type { TableStore } from '../store.svelte.ts'
import type { Round } from './turns.ts'

/** A part, and behind which entry of the log it begins. */
export interface Part extends Round {
  at: number
}

/** Each part with its name. One that its own row belongs to begins before that. */
export const partsOf = ({ log, loaded: { facts } }: Pick<TableStore, 'log' | 'loaded'>, speaker: Speaker): Part[] =>
  log
    .flatMap((entry, k) => {
      const name = facts.sectionTitle?.(entry, speaker)
      const own = k > 0 && facts.opens?.(entry) ? 1 : 0
      return name ? [{ at: k - own, seq: entry.seq - own, name }] : []
    })
    .filter((part, k, all) => part.name !== all[k - 1]?.name)
