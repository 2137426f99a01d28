/** The parts of a match, rounds or eras, as its log tells them. */
import type { LogEntry, Speaker } from '@loggia/core'
import type { LoadedGame } from '../../games.ts'
import type { Round } from './turns.ts'

/** Each part with its name; `at`: behind which entry of the log it begins. One that its own row belongs to begins before that. */
export const partsOf = (
  log: readonly LogEntry[],
  facts: Pick<LoadedGame['facts'], 'sectionTitle' | 'opens'>,
  speaker: Speaker,
): (Round & { at: number })[] =>
  log
    .flatMap((entry, k) => {
      const name = facts.sectionTitle?.(entry, speaker),
        own = k > 0 && facts.opens?.(entry) ? 1 : 0
      return name ? [{ at: k - own, seq: entry.seq - own, name }] : []
    })
    .filter((part, k, all) => part.name !== all[k - 1]?.name)
