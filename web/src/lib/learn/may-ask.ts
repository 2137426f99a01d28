/** Who may ask a bot what it would do. A table page decides by this whether it offers a hint at all. */
import type { Seat } from '@loggia/core'
import type { MatchState } from '../api.ts'

/** What decides whether a bot may be asked. */
export interface Asker {
  readonly state: Pick<MatchState, 'seats' | 'status' | 'rated'>
  readonly me: Seat | undefined
  readonly record: unknown
  readonly trial: unknown
  readonly guide: unknown
}

/**
 * A bot may be asked by a person who plays alone or with bots, and in a study of which all may be known. Where another person plays it may not,
 * nor in a trial: that comes from a match that goes on.
 */
export const mayAsk = (asker: Asker): boolean => asker.me !== undefined && mayTeach(asker)

/** The same for the teacher, who also speaks when others are asked already. */
export function mayTeach({ state: { seats, status, rated }, record, trial, guide }: Omit<Asker, 'me'>): boolean {
  if (status !== 'running' || rated || trial || guide) return false
  const people = seats.filter(({ kind }) => kind !== 'bot')
  return record !== undefined || (people.length === 1 && people[0]!.you)
}
