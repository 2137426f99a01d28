/** A light policy: how likely a fair player would make each move. It weighs the rollouts and the first looks of a search. */
import { asked, codec, type Game, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { priceOf } from '../rules/build.ts'
import { bonusValue } from '../rules/count.ts'
import type { Player, PrincesStep, PrincesTable } from '../rules/table.ts'
import { BUILDINGS, ONCE_FREEDOM, ONCE_PROFESSION, PRESTIGE, PROFESSIONS } from '../rules/terms.ts'
import { V } from '../rules/verbs.ts'
import { allBonuses, workValue } from '../rules/work.ts'
import { bestWork } from './evaluate.ts'
import { groundAfter } from './ground.ts'
import { afterPaying, type Market, marketOf, surplus, withLandscape, withTile } from './market.ts'
import { goalWorth, prospect, purse, type Time, timeOf } from './worth.ts'

const WORDS = codec(V), verb = (name: keyof typeof V) => WORDS.verbs.indexOf(name as string)
const RETURN = verb('return'), OPEN = verb('open'), BID = verb('bid'), PASS = verb('pass'), BUY = verb('buy'), FORGO = verb('forgo'), KIND = verb('kind'), PLACE = verb('place')
const KEEP = verb('keep'), UNDER = verb('under'), WORK = verb('work'), ADD = verb('add'), COMPLETE = verb('complete'), BUILD = verb('build'), INTRODUCE = verb('introduce')
const PROFESSION = verb('profession'), BONUS_CARD = verb('bonus'), RECRUIT = verb('recruit'), SELL = verb('sell'), DONE = verb('done')
/** Points by which a move must be better to be made e times as often; squares of open ground likewise. */
const HEAT = 0.7, GROUND_HEAT = 0.5
const NEVER = -Infinity
/** A move that is so much worse than the best is not worth a thought. */
const FAR = 4

/** Fills `out` with a weight for each of the legal moves of a seat: by how much better or worse its estimate is than the best. */
export function weigh(game: Game<PrincesTable, Box>, t: PrincesTable, seat: Seat, moves: readonly number[], out: number[]): void {
  const s = asked(t, seat)!, { box } = game
  out.length = moves.length
  let heat = HEAT, most = NEVER
  if (s.do === 'site') { sites(t, s, moves, box, out); heat = GROUND_HEAT }
  else {
    const mind = new Mind(t, s, box)
    for (let k = 0; k < moves.length; k++) out[k] = mind.worth(moves[k])
    // What was asked for is worth something even where all of it looks bad; prestige is sold only for what it buys.
    mind.sales(moves, out)
  }
  for (let k = 0; k < moves.length; k++) most = Math.max(most, out[k])
  if (most === NEVER) out.fill(1)
  else for (let k = 0; k < moves.length; k++) out[k] = out[k] < most - FAR * heat / HEAT ? 0 : Math.exp((out[k] - most) / heat)
}

const placements: number[] = [], ground: number[] = []
/** Places for a tile by the ground that stays open. */
function sites(t: PrincesTable, s: PrincesStep & { do: 'site' }, moves: readonly number[], box: Box, out: number[]): void {
  const first = WORDS.first[PLACE], { at } = box.tiles[s.tile].placements
  placements.length = 0
  for (let k = 0; k < moves.length; k++) placements.push(WORDS.verbOf(moves[k]) === PLACE ? at[moves[k] - first] : 0)
  groundAfter(t.players[s.seat], t.side, s.tile, placements, box, ground)
  for (let k = 0; k < moves.length; k++) out[k] = WORDS.verbOf(moves[k]) === PLACE ? ground[k] : NEVER
}

const without = (list: readonly number[], id: number): number[] => list.filter(x => x !== id)

/** One player's estimates at one decision. */
class Mind {
  readonly t: PrincesTable
  readonly s: PrincesStep
  readonly seat: Seat
  readonly box: Box
  readonly p: Player
  readonly time: Time
  #market: Market | undefined

  constructor(t: PrincesTable, s: PrincesStep, box: Box) {
    this.t = t
    this.s = s
    this.seat = s.seat
    this.box = box
    this.p = t.players[s.seat]
    this.time = timeOf(t, s.seat, box)
  }

  /** What a move leads to, in points; only differences count. */
  worth(move: number): number {
    const { t, s, seat, box, p } = this, v = WORDS.verbOf(move), a = move - WORDS.first[v]
    switch (v) {
      case RETURN: return this.after({ hand: { ids: without(p.looked.ids, a), seen: [] } })
      case OPEN: return this.surplus(a, box.starts[t.players.length].opening) + (this.surplus(a, 6) > 0 ? 0.5 : 0)
      case BID: return s.do === 'bid' ? this.surplus(s.object, s.standing + box.raise) : 0
      case BUY: return this.buy(a)
      case FORGO: return s.do === 'last' ? purse(p.florins, this.time.turns) : -0.3
      case PASS: return 0
      case KIND: return this.as(withLandscape(p, a, box))
      case KEEP: return this.kept(a)
      case UNDER: return NEVER
      case WORK: return this.work(a)
      case ADD: return 0.5 * bonusValue(p, box.cards[a].terms, box) + 0.5
      case COMPLETE: return this.complete(a)
      case BUILD: return this.spent(withTile(p, a, box.awards.building), priceOf(t, seat, box))
      case INTRODUCE: return this.spent({ ...p, freedoms: p.freedoms | 1 << a }, box.cost.freedom)
      case PROFESSION: return this.spent({ ...p, recruiting: p.recruiting + 1 }, box.cost.profession)
      case BONUS_CARD: return this.spent(p, box.cost.bonus) + (p.hand.ids.length + p.recruiting > 0 ? 1.8 : -1)
      case RECRUIT: return this.after({ recruiting: p.recruiting - 1, hand: { ids: [...p.hand.ids, a], seen: [] } })
      case DONE: return s.do === 'tuck' ? 0 : this.done()
      default: return 0
    }
  }

  get market(): Market { return this.#market ??= marketOf(this.t, this.seat, this.box) }
  surplus(object: number, price: number): number { return surplus(this.market, object, price, this.box, this.t.players.length) }

  buy(object: number): number { return this.market.gains[object] + afterPaying(this.p.florins, this.box.starts[this.t.players.length].last, this.time.turns) }

  as(p: Player, time = this.time): number { return prospect(this.t, this.seat, p, time, this.box) }
  after(change: Partial<Player>): number { return this.as({ ...this.p, ...change }) }
  /** After an action that was paid. */
  spent(p: Player, cost: number): number {
    const { time } = this, left = this.s.do === 'act' ? this.s.left : 0
    return this.as({ ...p, florins: p.florins - cost }, { ...time, actions: time.actions - 1, turns: left > 1 ? time.turns : time.turns - 1 }) + bestWork(this.t, this.seat, p.best, this.box)
  }

  /** PF-9: the work with all bonus cards that help it, its income divided as it is needed. */
  work(card: number): number {
    const { t, seat, box, p } = this, short = box.minimum[t.round] - workValue(t, seat, card, box), extra = allBonuses(p, box, 1)
    const helps = extra > 0 && (short > 0 || p.hand.ids.length < 3) ? extra : 0, value = workValue(t, seat, card, box) + helps, left = this.s.do === 'act' ? this.s.left : 1
    const after: Player = {
      ...p, hand: { ids: without(p.hand.ids, card), seen: [] }, front: [...p.front, card], bonus: helps ? { ids: [], seen: [] } : p.bonus, best: Math.max(p.best, value),
    }
    const turns = left > 1 ? this.time.turns : this.time.turns - 1, prestige = divide(p.florins, value, turns, box)
    after.prestige += prestige
    after.florins += value * box.income - prestige * box.exchange
    return this.as(after, { ...this.time, actions: this.time.actions - 1, turns }) + bestWork(t, seat, after.best, box)
  }

  complete(prestige: number): number {
    const { t, s, seat, box, p } = this
    if (s.do !== 'compose') return 0
    const value = workValue(t, seat, s.card, box) + s.extra
    return prestige + purse(p.florins + value * box.income - prestige * box.exchange, this.time.turns)
  }

  kept(card: number): number {
    const { t, s, seat, box, p, time } = this, deck = s.do === 'keep' ? s.deck : 0
    if (deck === PROFESSIONS) return this.after({ hand: { ids: [...p.hand.ids, card], seen: [] } })
    if (deck === PRESTIGE) return goalWorth(t, seat, p, box.cards[card].goal!, time.turns, box)
    return bonusValue(p, box.cards[card].terms, box, 1)
  }

  /** The turn is over, whatever actions are left. */
  done(): number {
    if (this.s.do !== 'act') return this.after({}) - 0.2
    const { time, s, p } = this
    return this.as(p, { ...time, actions: time.actions - s.left, turns: time.turns - 1 }) + bestWork(this.t, this.seat, p.best, this.box)
  }

  /** PF-4.1: prestige is sold when little is short of something good, and never otherwise. */
  sales(moves: readonly number[], out: number[]): void {
    for (let k = moves.length - 1; k >= 0; k--) if (WORDS.verbOf(moves[k]) === SELL) { out[k] = this.sale(); return }
  }
  sale(): number {
    const { t, s, seat, box, p } = this, { opening, last } = box.starts[t.players.length]
    let most = NEVER
    if (s.do === 'open' && p.florins < opening || s.do === 'last' && p.florins < last) {
      const price = s.do === 'open' ? opening : last
      for (let object = 0; object < this.market.gains.length; object++) if (this.market.gains[object] >= 0) most = Math.max(most, s.do === 'open' ? this.surplus(object, price) : this.buy(object))
    } else if (s.do === 'bid' && s.standing + box.raise > p.florins) most = this.surplus(s.object, s.standing + box.raise)
    else if (s.do === 'act' && s.left > 0) {
      for (let freedom = 0; freedom < t.freedoms.length; freedom++) if (t.freedoms[freedom] > 0 && (p.freedoms >> freedom & 1) === 0 && (s.once & ONCE_FREEDOM) === 0) most = Math.max(most, this.lacking({ freedoms: p.freedoms | 1 << freedom }, box.cost.freedom))
      if ((s.once & ONCE_PROFESSION) === 0 && t.decks[PROFESSIONS].ids.length) most = Math.max(most, this.lacking({ recruiting: p.recruiting + 1 }, box.cost.profession))
      const price = priceOf(t, seat, box)
      if (p.florins < price) for (let b = 0; b < BUILDINGS; b++) if (buildable(t, p, b)) most = Math.max(most, this.lacking(withTile(p, b, box.awards.building), price))
    }
    return most
  }
  /** Something that florins and so much prestige beside them can pay. */
  lacking(change: Partial<Player>, cost: number): number {
    const { p } = this, short = cost - p.florins
    return short <= 0 || short > p.prestige ? NEVER : this.spent({ ...p, ...change, prestige: (change.prestige ?? p.prestige) - short, florins: cost }, cost)
  }
}

const buildable = (t: PrincesTable, p: Player, building: number): boolean => t.tiles[building] > 0 && !p.tiles.includes(building)

/** How much of an income becomes prestige: as much as is worth more so. */
export function divide(florins: number, value: number, turns: number, box: Box): number {
  let best = 0, most = -Infinity
  for (let k = 0; k * box.exchange <= value * box.income; k++) {
    const worth = k + purse(florins + value * box.income - k * box.exchange, turns)
    if (worth > most) { most = worth; best = k }
  }
  return best
}
