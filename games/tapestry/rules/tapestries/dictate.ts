/** TA-10.16: a Dictatorship closes a track for the others, from its advance until the end of its owner's next turn. */
import { note, type Seat } from '@loggia/core'
import type { Player, TapestryTable } from '../table.ts'
import { TRACKS } from '../terms.ts'
import { N } from '../words.ts'

const BITS = 2
const MASK = 3

/** For how many more ends of own turns this player closes the track. */
const left = (p: Player, track: number): number => (p.dictated >> (track * BITS)) & MASK
export const closes = (p: Player, track: number): boolean => left(p, track) > 0

/** In one's own turn that turn's end is the first of two. */
export function closeTrack(t: TapestryTable, seat: Seat, track: number): void {
  const p = t.players[seat]
  p.dictated &= ~(MASK << (track * BITS))
  p.dictated |= (t.turn === seat ? 2 : 1) << (track * BITS)
  note(N.closed(seat, track))
}

/** The end of a turn of this player: one less. A finished player has no next turn. */
export function reopenTracks(p: Player): void {
  if (!p.dictated) return
  let rest = 0
  if (!p.finished)
    for (let track = 0; track < TRACKS.length; track++)
      if (closes(p, track)) rest |= (left(p, track) - 1) << (track * BITS)
  p.dictated = rest
}
