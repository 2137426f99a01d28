/** A board is a list of places: each fits the width that it is given, and knows what in it can be answered. */
import { type Lit, splitTarget, type Table, type Target } from '@loggia/core'
import type { BoardContext } from './tooltips.ts'

/** A place of the board, without its drawing. */
export interface Place<T extends Table = Table, B = unknown> {
  readonly id: string
  /** Lies on the table before everybody, or before one person. */
  readonly of: 'table' | 'seat'
  /** Domains of the targets that it draws, or of which ids of a domain. Its name is the text `place-<id>` of the game. */
  readonly answers: Readonly<Record<string, true | ((id: string, context: BoardContext<T, B>) => boolean)>>
}

/** The places where a target is drawn: one, but for answers that are no thing (`verb:done`), which may have none. */
export const placesOf = <P extends Place<T, B>, T extends Table, B>(
  places: readonly P[],
  target: Target,
  context: BoardContext<T, B>,
): P[] => {
  const { domain, id } = splitTarget(target)
  return places.filter(({ answers: { [domain]: some } }) => (typeof some === 'function' ? some(id, context) : some))
}

/** What can be answered in a place. */
export const litIn = <T extends Table, B>(place: Place<T, B>, lit: Lit, context: BoardContext<T, B>): Target[] =>
  [...lit.targets.keys()].filter(target => placesOf([place], target, context).length > 0)
