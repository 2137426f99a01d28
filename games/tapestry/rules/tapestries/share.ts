/**
 * TA-10.7: players with a share in what another player gains. They resolve the same effect, after its owner and
 * clockwise, with choices of their own. Call it just before the owner's goes onto the stack.
 */
import type { Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { resolve } from '../effects.ts'
import { listensTo } from '../listeners.ts'
import type { TapestryTable } from '../table.ts'
import { NONE } from '../terms.ts'

/** Marriage of State: the benefit of a space of that track, gained by any means; not its bonus, and no landmark. */
export function shareBenefit(
  t: TapestryTable,
  seat: Seat,
  track: number,
  benefit: number,
  origin: number,
  box: Box,
): void {
  const n = t.players.length
  for (let k = n - 1; k > 0; k--) {
    const other = (seat + k) % n
    const q = t.players[other]
    if (q.partner === seat && q.pact === track && listensTo(t, other, 'chosen-opponent-gains-track-benefit', box))
      resolve(t, other, benefit, origin)
  }
}

/** Alliance: the circle or square of a tech card that has just been upgraded. */
export function shareUpgrade(t: TapestryTable, seat: Seat, benefit: number, origin: number, box: Box): void {
  const n = t.players.length
  for (let k = n - 1; k > 0; k--) {
    const other = (seat + k) % n
    const q = t.players[other]
    if (q.partner === seat && listensTo(t, other, 'chosen-opponent-upgrades', box)) resolve(t, other, benefit, origin)
  }
}

/** Alliance: whether either of them has chosen the other, so that neither may conquer the other's territories. */
export const allied = (t: TapestryTable, a: Seat, b: Seat, box: Box): boolean =>
  hasChosen(t, a, b, box) || hasChosen(t, b, a, box)
const hasChosen = (t: TapestryTable, a: Seat, b: Seat, box: Box): boolean => {
  const { active, partner } = t.players[a]
  return active !== NONE && partner === b && box.tapestries[active].restrict.includes('mutual-no-conquer')
}
