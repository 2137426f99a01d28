/** The parts of a match, rounds or eras, as its log tells them. */
import type { Seat, Speaker } from '@loggia/core'
import type { TableStore } from '../store.svelte.ts'
import type { Round } from './turns.ts'

/** A part, and behind which entry of the log it begins. `seat`: whose it is, where each has their own. */
export interface Part extends Round {
  at: number
  seat: Seat | undefined
}

/** Each part with its name. One that its own row belongs to begins before that. */
export const partsOf = ({ log, loaded: { facts } }: Pick<TableStore, 'log' | 'loaded'>, speaker: Speaker): Part[] =>
  log
    .flatMap((entry, k) => {
      const name = facts.sectionTitle?.(entry, speaker)
      const own = k > 0 && facts.opens?.(entry) ? 1 : 0
      return name ? [{ at: k - own, seq: entry.seq - own, name, seat: facts.sectionSeat?.(entry) }] : []
    })
    .filter((part, k, all) => part.name !== all[k - 1]?.name)

/** The part that this row of a seat belongs to. */
export const partOf = (parts: readonly Part[], seat: Seat, seq: number): Part | undefined =>
  parts.findLast(part => part.seq < seq && (part.seat ?? seat) === seat)
