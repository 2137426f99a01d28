/** Paying and gaining: the vocabulary of effects that all tiles, cards, spots and tracks share. */
import { end, note, OK, type Reason, type Seat, type Step } from '@loggia/core'
import { AMPHORA, type Box, GOLD, GOODS, REWARD } from './box.ts'
import type { Harbour, OstiaTable } from './table.ts'
import { N, R } from './verbs.ts'

/** OK when the harbour has that much, else how much is short (OST-5.4.6). */
export const has = (h: Harbour, good: number, amount: number): Reason =>
  h.goods[good] >= amount ? OK : R.short(good, amount - h.goods[good])

export function pay(h: Harbour, seat: Seat, good: number, amount: number): void {
  if (amount === 0) return
  h.goods[good] -= amount
  note(N.paid(seat, good, amount))
}

/** Gains a good; or reward, up to the last level (OST-4.1); or amphorae, never limited (OST-1.4). */
export function gain(h: Harbour, seat: Seat, what: number, amount: number, box: Box): void {
  if (amount === 0) return
  if (what < GOODS) h.goods[what] += amount
  else if (what === AMPHORA) h.amphorae += amount
  else {
    const room = box.maxReward - h.reward
    amount = amount < room ? amount : room
    if (amount === 0) return
    h.reward += amount
  }
  note(N.gained(seat, what, amount))
}

/** Gains a whole vector of goods, amphorae and reward. */
export function gainAll(h: Harbour, seat: Seat, gains: readonly number[], box: Box): void {
  for (let what = 0; what <= REWARD; what++) if (gains[what] > 0) gain(h, seat, what, gains[what], box)
}

/** What a payment of an action costs, the discount of its spot included unless this action has had it (OST-D6). Never below 0. */
export function cost(h: Harbour, box: Box, action: number, price: number, spent: number): number {
  return discounted(h, box, action, spent)
    ? Math.max(0, price - box.spotEffects[box.discountSpot[action]].discount)
    : price
}

/** Whether the next payment of this executed action is cheaper (OST-13.2). */
export function discounted(h: Harbour, box: Box, action: number, spent: number): boolean {
  const spot = box.discountSpot[action]
  return spot >= 0 && h.spots[spot] >= 0 && (spent === 0 || box.spotEffects[spot].perItem)
}

/** What a free action costs this player. */
export const freeCost = (h: Harbour, box: Box): number =>
  box.freeSpot >= 0 && h.spots[box.freeSpot] >= 0 ? box.spotEffects[box.freeSpot].freeAction : box.freeCost

/** The free action (OST-5.4.4): spread into every decision of the action phase where it can matter. */
export const buy = {
  why(t: OstiaTable, s: Step, box: Box, good: number): Reason {
    const h = t.harbours[s.seat]
    return has(h, GOLD, freeCost(h, box)) || (box.freeGoods[good] ? OK : R['not-for-gold']())
  },
  play(t: OstiaTable, s: Step, box: Box, good: number): void {
    const h = t.harbours[s.seat]
    pay(h, s.seat, GOLD, freeCost(h, box))
    gain(h, s.seat, good, box.data.harbourBoard.freeAction.amount, box)
  },
}

/** The action is finished, or declined (OST-5.4.5). */
export const done = {
  play(t: OstiaTable, s: Step): void {
    end(t, s as never)
  },
}
