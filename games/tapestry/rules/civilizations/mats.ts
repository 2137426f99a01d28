/**
 * TA-11: what lies on the mat of a civilization: a list of numbers, which the file of each one reads. What follows from what was built or stands on the map
 * is not there again: buildings of the Craftsmen and of the Nomads.
 *
 * - Entertainers: the cell of their token. Merrymakers: the height of each of their three.
 * - Historians: the holder of each square's token, NONE while it covers it.
 * - Heralds: the cards that carry a token, `heraldedOf(seat, number in its row)`. Inventors: tokens left, then the tech cards that carry one.
 * - Isolationists, Traders: tokens left. Leaders: a bit for each leader that is covered.
 * - Militants: outposts that cover benefits, by row. Mystics: the four numbers, NONE before, then a bit for each that has paid.
 */
import type { Box } from '../box.ts'
import { NONE } from '../terms.ts'

/** The mat of a civilization that is kept (TA-2.11), or gained where its text for that does not say otherwise. */
export function startMat(civilization: number, box: Box): number[] {
  const { id, slots, tokens, highest } = box.civilizations[civilization]
  switch (id) {
    case 'entertainers':
    case 'leaders':
      return [0]
    case 'merrymakers':
      return slots.map(() => 0)
    case 'historians':
      return slots[0].map(() => NONE)
    case 'inventors':
    case 'isolationists':
    case 'traders':
      return [tokens]
    case 'militants':
      return slots.map(row => row.length)
    case 'mystics':
      return [...highest.map(() => NONE), 0]
    default:
      return []
  }
}
