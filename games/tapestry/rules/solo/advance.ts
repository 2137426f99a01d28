/** TA-16.6: a bot advances. */
import { next, note, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import type { TapestryTable } from '../table.ts'
import { NO_BONUS, NONE } from '../terms.ts'
import { advanceToken, canAdvance } from '../tracks.ts'
import { type Effect, ROLLED } from '../vocabulary.ts'
import { N } from '../words.ts'
import { AUTOMA } from './terms.ts'

/** One space, free; what the Automa does there comes last. Nothing at the end and on a closed track (TA-16.8, D19). */
export function botAdvance(t: TapestryTable, seat: Seat, track: number, benefit: boolean, box: Box): void {
  if (!canAdvance(t, seat, track, box)) {
    note(N['bot-stuck'](seat, track))
    return
  }
  const from = t.players[seat].tokens[track]
  if (benefit && seat === AUTOMA) next(t, { do: 'bot-benefits', seat, space: from + 1 })
  advanceToken(t, seat, from, from + 1, false, NO_BONUS, box)
}

/** TA-15.8, 15.9: of what the human's cards do for others only a compulsory advance reaches a bot; it declines all else, or can't have it (TA-15.6). */
export function botEffect(t: TapestryTable, seat: Seat, e: Effect, at: number, box: Box): void {
  if (e.op !== 'advance') return
  const track = e.track === ROLLED ? at : e.track
  if (track !== NONE) botAdvance(t, seat, track, false, box)
}
