/** The auctions of the solo game (PF-19.5): the die decides what the Automa bids, and the last auction is for the least price. */
import { auctionCard, modifierOf } from '../rules/automa/auction.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { ANY_LANDSCAPE, JESTER } from '../rules/terms.ts'
import { afterPaying, type Market } from './market.ts'
import { purse } from './worth.ts'

/** What will be left to choose for the least price in the last auction: nothing that was passed on, none of the two dearest (PF-19.5), `but` one. */
export function lastWorth(t: PrincesTable, m: Market, box: Box, but: number): number {
  const { entries } = auctionCard(t, box)
  const dear = entries.map(e => e.modifier).sort((a, b) => b - a)[box.automa.excluded - 1]
  let best = purse(m.florins, m.turns)
  for (const { object, modifier } of entries)
    if (modifier < dear) {
      for (let k = object === ANY_LANDSCAPE ? 0 : object; k <= (object === ANY_LANDSCAPE ? JESTER - 1 : object); k++) {
        if (k !== but && m.gains[k] >= 0 && t.automa!.bids[k] === 0)
          best = Math.max(best, m.gains[k] + afterPaying(m, m.least))
      }
    }
  return best
}

/** An object put up while auctions are left: for each roll the better of buying and waiting; without a modifier a low roll binds. */
export function offerWorth(t: PrincesTable, m: Market, object: number, box: Box): number {
  const { die, mustBuy, above } = box.automa
  const modifier = modifierOf(t, object, box)
  const wait = lastWorth(t, m, box, object)
  let sum = 0
  for (let roll = 1; roll <= die; roll++) {
    const buy = m.gains[object] + afterPaying(m, roll + modifier + above)
    sum += modifier === 0 && roll <= mustBuy ? buy : Math.max(buy, wait)
  }
  return sum / die
}

/** The turns of a match of one: the auctions of a round, then its actions. With others a turn ends when they are asked. */
export const turn = (t: PrincesTable): number =>
  t.automa ? 2 * t.round + (t.todo.some(s => s.do === 'automa-takes') ? 0 : 1) : 0
