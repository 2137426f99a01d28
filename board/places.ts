/** A board is a list of places: each fits the width that it is given, and knows what in it can be answered. */
import { type BoardContext, type Lit, movesOf, splitTarget, type Table, type Target, targetsOf } from '@loggia/core'

/** A place of the board, without its drawing. */
export interface Place<T extends Table = Table, B = unknown> {
  readonly id: string
  /** Lies on the table before everybody, or before one person. */
  readonly of: 'table' | 'seat'
  /** A map wider than high: on an upright screen it is drawn turned (`board.turned`), east up. */
  readonly turns?: true
  /** It goes to the edges of the screen, as a map does; others leave a margin. */
  readonly bleeds?: true
  /** How near what is asked is brought at most, measured by the resting zoom, where that is another than of all maps. */
  readonly closest?: number
  /** In pixels: no narrower can it be read, unless it is turned. */
  readonly least?: number
  /** Steps whose question opens it as soon as it can be answered here, however much could be picked elsewhere. */
  readonly home?: readonly string[]
  /** Domains whose answers stand apart from it on a desk, as buttons: the text `place-<id>-apart` of the game says where. */
  readonly apart?: readonly string[]
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

/** The texts of the game that name where these targets lie, each once. */
export const placeTexts = <T extends Table, B>(
  places: readonly Place<T, B>[],
  lit: Lit,
  context: BoardContext<T, B>,
  desk: boolean,
): string[] =>
  places.flatMap(place => {
    const here = litIn(place, lit, context)
    const apart = here.filter(target => desk && place.apart?.includes(splitTarget(target).domain))
    return [
      ...(here.length > apart.length ? [`place-${place.id}`] : []),
      ...(apart.length ? [`place-${place.id}-apart`] : []),
    ]
  })

/** What a seat could pick now, that lies in no place or in several: nothing, by the law of places. An answer that is no thing may lie in none. */
export function misplaced<T extends Table, B>(places: readonly Place<T, B>[], context: BoardContext<T, B>): Target[] {
  const { game, view, seat } = context
  const targets = movesOf(game, view, seat).flatMap(move => {
    const [verb, ...about] = targetsOf(game, game.format(move))
    return about.length ? about : [verb!]
  })
  return [...new Set(targets)].filter(target => {
    const found = placesOf(places, target, context).length
    return found > 1 || (found === 0 && !target.startsWith('verb:') && !target.startsWith('choice:'))
  })
}
