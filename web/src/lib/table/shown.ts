/** What of the answers is to be seen without the list: on a place of the board, or as a button beside the question. */
import type { BoardContext, Target } from '@loggia/core'
import { type Place, placesOf } from '../../../../board/places.ts'
import { type Choice, matching, type Offer, partsOf } from './narrow.ts'

/** What is asked, as far as it is answered. */
interface Asked {
  places: readonly Place[]
  lit: ReadonlyMap<Target, number>
  left: readonly Choice[]
  picked: readonly Target[]
}

/** Whether some place shows what an answer is about; of several in one row, what each of them is about. */
export function isShown(
  { places, lit, left, picked }: Asked,
  { choice, pick }: Pick<Offer, 'choice' | 'pick'>,
  about: BoardContext,
): boolean {
  const drawn = (target: Target) =>
    !picked.includes(target) && lit.has(target) && placesOf(places, target, about).length > 0
  return (choice ? [choice] : matching(left, partsOf(pick!))).every(({ targets }) => targets.some(drawn))
}

/**
 * How many answers without a place stand as buttons in the line if their words are short: together as wide as this many
 * Hangul.
 */
const MOST = 2
const SHORT = 15
const CROWD = 8
const LATIN = 0.55
const width = (words: string) => [...words].reduce((sum, letter) => sum + (letter < '\u1100' ? LATIN : 1), 0)
/** Their words leave the question no room. */
export const crowds = (inline: readonly Offer[]): boolean => inline.reduce((sum, o) => sum + width(o.label), 0) > CROWD
export const inLine = (hidden: readonly Offer[]): readonly Offer[] =>
  hidden.length <= MOST && hidden.every(o => o.choice && width(o.label) <= SHORT) ? hidden : []

/** Less than half of the answers is to be seen: the list says more, and opens by itself. */
export const opensList = (offers: readonly Offer[], hidden: readonly Offer[]): boolean =>
  inLine(hidden).length < hidden.length && hidden.length * 2 > offers.length
