/** TA-12: achievements. */
import { note, type Seat } from '@loggia/core'
import { type Box, otherOrigin } from './box.ts'
import { score } from './resources.ts'
import { SHADOW } from './solo/terms.ts'
import type { TapestryTable } from './table.ts'
import { N } from './words.ts'

/** VP of the places of an achievement, the highest first: the side of the map decides (TA-12.1). */
export const placesOf = (t: TapestryTable, achievement: number, box: Box): readonly number[] =>
  (t.large ? box.achievements.large : box.achievements.small)[achievement]

/** TA-12.1: whether this one can still be earned: once a player, while a place is free, and not by who is finished (TA-4.7). */
export function canAchieve(t: TapestryTable, seat: Seat, achievement: number, box: Box): boolean {
  const p = t.players[seat]
  return (
    !p.finished &&
    ((p.achieved >> achievement) & 1) === 0 &&
    t.achievements[achievement] < placesOf(t, achievement, box).length
  )
}

/** TA-12.1: the highest free place; nothing where it can't be earned. The Shadow Empire takes its place without points (TA-16.6). */
export function achieve(t: TapestryTable, seat: Seat, achievement: number, box: Box): void {
  if (!canAchieve(t, seat, achievement, box)) return
  t.players[seat].achieved |= 1 << achievement
  const place = t.achievements[achievement]++
  note(N.achieved(seat, achievement))
  if (!(t.solo && seat === SHADOW))
    score(t, seat, otherOrigin(box, 'achievement'), placesOf(t, achievement, box)[place], box)
}
