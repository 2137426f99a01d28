/** What one player makes of what may become of him: himself otherwise, an action paid, an object bought, a work performed. */
import { HIDDEN, NEVER, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { bonusValue } from '../rules/count.ts'
import type { Player, PrincesStep, PrincesTable } from '../rules/table.ts'
import { PRESTIGE, PROFESSIONS } from '../rules/terms.ts'
import { allBonuses, workValue } from '../rules/work.ts'
import { bestWork } from './evaluate.ts'
import { afterPaying, type Market, marketOf, surplus, withTile } from './market.ts'
import { offerWorth } from './solo.ts'
import { goalWorth, prospect, purse, type Time, timeOf } from './worth.ts'

export const without = (list: readonly number[], id: number): number[] => list.filter(x => x !== id)

/** One player's estimates at one decision. */
export class Mind {
  readonly t: PrincesTable
  readonly s: PrincesStep
  readonly seat: Seat
  readonly box: Box
  readonly p: Player
  readonly time: Time
  #market: Market | undefined
  readonly #unwished = new Map<number, number>()

  constructor(t: PrincesTable, s: PrincesStep, box: Box) {
    this.t = t
    this.s = s
    this.seat = s.seat
    this.box = box
    this.p = t.players[s.seat]
    this.time = timeOf(t, s.seat, box)
  }
  get market(): Market {
    return (this.#market ??= marketOf(this.t, this.seat, this.box))
  }
  buy(object: number): number {
    return this.market.gains[object] + afterPaying(this.market, this.market.least)
  }
  open(object: number): number {
    if (this.t.automa) return offerWorth(this.t, this.market, object, this.box)
    // What one would pay more for is opened first: it may still go cheaply.
    return (
      surplus(this.market, object, this.box.starts[this.t.players.length].opening) +
      (surplus(this.market, object, 6) > 0 ? 0.5 : 0)
    )
  }

  as(p: Player, time = this.time): number {
    return prospect(this.t, this.seat, p, time, this.box)
  }
  after(change: Partial<Player>): number {
    return this.as({ ...this.p, ...change })
  }
  /** After an action that was paid. */
  spent(p: Player, cost: number): number {
    const { time } = this
    const left = this.s.do === 'act' ? this.s.left : 0
    return (
      this.as(
        { ...p, florins: p.florins - cost },
        { ...time, actions: time.actions - 1, turns: left > 1 ? time.turns : time.turns - 1 },
      ) + bestWork(this.t, this.seat, p.best, this.box)
    )
  }

  /** A building at this price. Those for which nobody in the hand wishes are alike. */
  build(building: number, price: number): number {
    const { box, p } = this
    const wished = p.hand.ids.some(card => box.cards[card].wishes!.building === building)
    const known = wished ? undefined : this.#unwished.get(price)
    if (known !== undefined) return known
    const worth = this.spent(withTile(p, building, box.awards.building), price)
    if (!wished) this.#unwished.set(price, worth)
    return worth
  }

  /** PF-9: the work with all bonus cards that help it, its income divided as it is needed. */
  work(card: number): number {
    const { t, seat, box, p } = this
    const value = workValue(t, seat, card, box)
    const extra = allBonuses(p, box, 1)
    const helps = extra > 0 && (value < box.minimum[t.round] || p.hand.ids.length < 3)
    return this.workOf(card, helps ? value + extra : value, helps)
  }
  /** A work of this value, with all bonus cards or none; the princess (HIDDEN) lays down no card. */
  workOf(card: number, value: number, bonus = false): number {
    const { t, seat, box, p } = this
    const left = this.s.do === 'act' ? this.s.left : 1
    const after: Player = { ...p, best: Math.max(p.best, value), bonus: bonus ? { ids: [], seen: [] } : p.bonus }
    if (card !== HIDDEN) {
      after.hand = { ids: without(p.hand.ids, card), seen: [] }
      after.front = [...p.front, card]
    }
    const turns = left > 1 ? this.time.turns : this.time.turns - 1
    const prestige = divide(p.florins, value, turns, box)
    after.prestige += prestige
    after.florins += value * box.income - prestige * box.exchange
    return this.as(after, { ...this.time, actions: this.time.actions - 1, turns }) + bestWork(t, seat, after.best, box)
  }

  kept(card: number): number {
    const { t, s, seat, box, p, time } = this
    const deck = s.do === 'keep' ? s.deck : 0
    if (deck === PROFESSIONS) return this.after({ hand: { ids: [...p.hand.ids, card], seen: [] } })
    if (deck === PRESTIGE) return goalWorth(t, seat, p, box.cards[card].goal!, time.turns, box)
    return bonusValue(p, box.cards[card].terms, box, 1)
  }
  /** Something to be paid with florins and this much prestige. */
  lacking(change: Partial<Player>, cost: number): number {
    const { p } = this
    const short = cost - p.florins
    return short <= 0 || short > p.prestige
      ? NEVER
      : this.spent({ ...p, ...change, prestige: (change.prestige ?? p.prestige) - short, florins: cost }, cost)
  }
}

export const buildable = (t: PrincesTable, p: Player, building: number): boolean =>
  t.tiles[building] > 0 && !p.tiles.includes(building)

/** How much of an income becomes prestige: as much as is worth more so. */
function divide(florins: number, value: number, turns: number, box: Box): number {
  let best = 0
  let most = -Infinity
  for (let k = 0; k * box.exchange <= value * box.income; k++) {
    const worth = k + purse(florins + value * box.income - k * box.exchange, turns)
    if (worth > most) {
      most = worth
      best = k
    }
  }
  return best
}
