/**
 * The king track: which disc is ahead (TI-1.6), how discs go forward (TI-6.5, 6.9), fall (TI-4) and are set back
 * (TI-10.4).
 */
import { note, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { TiletumTable } from './table.ts'
import { N } from './words.ts'

/** Moves a disc to the right: out of its stack from any height, onto what lies where it arrives; the rightmost space is the end (TI-6.5, 6.9). */
export function advance(t: TiletumTable, seat: Seat, steps: number, box: Box): void {
  const to = Math.min(t.places[seat] + steps, box.track.length - 1)
  if (to === t.places[seat]) return
  t.discs.splice(t.discs.indexOf(seat), 1)
  t.places[seat] = to
  let k = 0
  while (k < t.discs.length && t.places[t.discs[k]] >= to) k++
  t.discs.splice(k, 0, seat)
  note(N.advanced(seat, to))
}

/** TI-4.1, 4.2: all discs move left, the leftmost stacks first, each as it lies, onto what lies there. */
export function fall(t: TiletumTable, steps: number): void {
  if (steps === 0) return
  const before = t.discs
  const stacks = [...new Set(t.places)].sort((a, b) => a - b)
  const inOrderOfMoving = stacks.flatMap(place => before.filter(seat => t.places[seat] === place))
  for (const seat of inOrderOfMoving) {
    const to = Math.max(0, t.places[seat] - steps)
    if (to === t.places[seat]) continue
    t.places[seat] = to
    note(N.fell(seat, to))
  }
  t.discs = inOrderOfMoving.sort((a, b) => t.places[b] - t.places[a])
}

/** TI-10.4: discs on red spaces go back to the start, those further right first, onto what lies there. So nobody's place in the order changes (TI-10.7). */
export function setBack(t: TiletumTable, box: Box): void {
  for (const seat of t.discs)
    if (t.places[seat] < box.trackStart) {
      t.places[seat] = box.trackStart
      note(N.reset(seat))
    }
}
