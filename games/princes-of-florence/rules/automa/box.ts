/** PF-19: the 21 automa cards as the rules read them. */
import { indexIn } from '@loggia/core'
import type { Data } from '../box.ts'
import { OBJECTS } from '../terms.ts'
import { ACTIONS } from './table.ts'

/** `entries` from left to right: what the Automa takes first (ANY_LANDSCAPE for all three kinds), and what it adds to the die. `slots`: actions by 1st and 2nd action. */
export interface AutomaCard {
  id: string
  entries: { object: number; modifier: number }[]
  slots: number[][]
}

/** All money in hundreds of florins. */
export interface AutomaBox {
  cards: AutomaCard[]
  /** Cards by their backs, those of the last rounds first: they lie undermost. */
  groups: number[][]
  die: number
  /** With no modifier, up to this roll the human must buy. */
  mustBuy: number
  /**
   * What the human pays above the final bid; and, in the last auction, how many of the highest modifiers are excluded.
   */
  above: number
  last: number
  excluded: number
  /** What the human must be able to raise to offer an object, without a modifier and with one (D20). */
  funds: { plain: number; modified: number }
  /** What a step back on the reputation track brings the Automa (PF-19.3). */
  step: number
  /** Difficulties by how many hundreds of florins the Automa begins with: three have a name, the others are called by the sum (PF-19.20). */
  scale: { id: string; florins: number }[]
}
/** The scale goes from nothing to this many florins, in steps of this many. */
const MOST = 5000
const STEP = 500

export function automaOf(data: Data['automa']): AutomaBox {
  const backs = [...new Set(data.cards.map(c => c.back))].reverse()
  const slot = (actions: readonly string[]) => actions.map(a => indexIn(ACTIONS, a))
  return {
    cards: data.cards.map(c => ({
      id: c.id,
      entries: c.auction.map(e => ({ object: indexIn(OBJECTS, e.object), modifier: e.modifier })),
      slots: [slot(c.actions[1]), slot(c.actions[2])],
    })),
    groups: backs.map(back => data.cards.flatMap((c, k) => (c.back === back ? [k] : []))),
    die: data.die,
    mustBuy: Math.max(...data.forcedPurchaseWhenModifierZeroAndRollIn),
    above: data.humanPriceAboveFinalBid / 100,
    last: data.lastAuctionPrice / 100,
    excluded: data.lastAuctionExcludesHighestModifiers,
    step: data.automaFlorinsPerPrestigeStep / 100,
    funds: {
      plain: data.minimumFundsToOffer.entryWithoutModifier / 100,
      modified: data.minimumFundsToOffer.entryWithModifier / 100,
    },
    scale: Array.from({ length: MOST / STEP + 1 }, (_, k) => k * STEP).map(sum => ({
      id: data.difficulty.find(d => d.startFlorins === sum)?.id ?? String(sum),
      florins: sum / 100,
    })),
  }
}
