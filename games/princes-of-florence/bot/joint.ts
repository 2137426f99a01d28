/** Building together (PF-18.3 to 18.8): what it brings the neighbour, and which share is fair. */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { priceOf } from '../rules/build.ts'
import type { PrincesTable } from '../rules/table.ts'
import { purse, timeOf } from './worth.ts'

/** Points that a building adds to somebody who spends no action on it: at once, to works that wish for it, and to others. */
export function tileGain(t: PrincesTable, seat: Seat, building: number, box: Box): number {
  const { awards, worth, cards } = box
  const wish = (card: number) => (cards[card].wishes!.building === building ? WISHED * worth.building : OTHER)
  const works = timeOf(t, seat, box).actions > 0 ? t.players[seat].hand.ids : []
  return works.reduce((sum, card) => sum + wish(card), awards.building)
}
/** How much of what a building adds to a work comes true, and what it may add to any. */
const WISHED = 0.45
const OTHER = 0.1

/** What a share costs this player, in points. */
export function shareCost(t: PrincesTable, seat: Seat, share: number, box: Box): number {
  const { florins } = t.players[seat]
  const { turns } = timeOf(t, seat, box)
  return share > florins ? Infinity : purse(florins, turns) - purse(florins - share, turns)
}

/** The share that a builder asks for: half the price, and more where the neighbour gains much; no more than others could count in his purse. */
export function fairShare(t: PrincesTable, seat: Seat, partner: Seat, building: number, box: Box): number {
  const price = priceOf(t, seat, box)
  const gain = tileGain(t, partner, building, box)
  let share = Math.min(t.players[partner].florins, Math.ceil(price / 2) + 2)
  while (share > 0 && shareCost(t, partner, share, box) > 0.7 * gain) share--
  return share
}

/** How much of what a neighbour gains one loses by it: all that counts is to be ahead. */
export const envy = (t: PrincesTable): number => 0.6 / (t.players.length - 1)
