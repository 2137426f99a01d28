/** TA-11.1: another civilization in mid-game. */
import { reveal, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { takeCivilization } from '../decks.ts'
import type { TapestryTable } from '../table.ts'
import { NONE } from '../terms.ts'
import { N } from '../words.ts'

export function gainCivilization(t: TapestryTable, seat: Seat, box: Box): void {
  const civilization = takeCivilization(t, box)
  if (civilization === NONE) return
  t.players[seat].civilizations.push(civilization)
  t.players[seat].mats.push([])
  reveal(t, N.civilization(seat, civilization))
}
