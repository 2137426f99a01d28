/** TA-12: achievements. */
import { note, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { otherOrigin } from './box.ts'
import { score } from './resources.ts'
import type { TapestryTable } from './table.ts'
import { N } from './words.ts'

/** TA-12.1: the highest free place, once a player; nothing when there is none. */
export function achieve(t: TapestryTable, seat: Seat, achievement: number, box: Box): void {
  const p = t.players[seat],
    places = (t.large ? box.achievements.large : box.achievements.small)[achievement],
    taken = t.achievements[achievement]
  if (p.finished || (p.achieved >> achievement) & 1 || taken >= places.length) return
  p.achieved |= 1 << achievement
  t.achievements[achievement]++
  note(N.achieved(seat, achievement))
  score(t, seat, otherOrigin(box, 'achievement'), places[taken], box)
}
