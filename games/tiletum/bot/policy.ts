/** A light policy: how likely a fair player would make each move. It weighs the rollouts and the first looks of a search. */
import { asked, codec, type Game, likelihoods, NEVER, type Seat, verbNumbers } from '@loggia/core'
import { WORTHS } from '../effects/worths.ts'
import type { Box } from '../rules/box.ts'
import { markerAt } from '../rules/pools.ts'
import type { PoolStep, TiletumStep, TiletumTable } from '../rules/table.ts'
import { ARCHITECT, GOLD, GOODS, MERCHANT, NONE, PIPS } from '../rules/terms.ts'
import { changeCost, positionOf } from '../rules/turn.ts'
import { V } from '../rules/words.ts'
import { Mind } from './mind.ts'
import type { Journey } from './journey.ts'
import { actionWorth, afterPlacing, afterTaking, mayHave } from './plans.ts'
import { W } from './weights.ts'

const WORDS = codec(V)
const {
  die: DIE,
  take: TAKE,
  leave: LEAVE,
  receive: RECEIVE,
  gain: GAIN,
  choose: CHOOSE,
  move: MOVE,
  post: POST,
  pillar: PILLAR,
  renew: RENEW,
  place: PLACE,
  exchange: EXCHANGE,
  advance: ADVANCE,
  activate: ACTIVATE,
  bonus: BONUS,
  done: DONE,
  buy: BUY,
  fulfil: FULFIL,
  'fulfil-with': FULFIL_WITH,
  crest: CREST,
  join: JOIN,
  use: USE,
} = verbNumbers(V)
const ROOMS = WORDS.domains[PLACE][1].size
const BUILDINGS = WORDS.domains[CREST][1].size

/** Fills `out` with a weight for each of the legal moves of a seat: by how much better or worse its estimate is than the best. */
export function weigh(
  game: Game<TiletumTable, Box>,
  t: TiletumTable,
  seat: Seat,
  moves: readonly number[],
  out: number[],
): void {
  if (moves.length === 1) {
    out.length = 1
    out[0] = 1
    return
  }
  const s = asked(t, seat)!
  const m = new Mind(t, seat, game.box)
  const think = new Thought(m, s)
  // Which die, and what a joker is, decides the turn: estimates that are near each other are all worth a thought.
  const [heat, far] = s.do === 'die' || s.do === 'joker' ? W.turn : W.step
  out.length = moves.length
  let most = NEVER
  for (let k = 0; k < moves.length; k++) {
    const v = WORDS.verbOf(moves[k])
    out[k] = isTask(v) ? NEVER : think.worth(v, moves[k] - WORDS.first[v])
    if (out[k] > most) most = out[k]
  }
  if (most === NEVER) most = 0
  // A task is no answer: one that surely brings something is done first, and one that does not is not worth a thought.
  for (let k = 0; k < moves.length; k++) {
    const v = WORDS.verbOf(moves[k])
    if (!isTask(v)) continue
    const gain = think.task(v, moves[k] - WORDS.first[v])
    out[k] = gain > 0 ? most + (gain > W.sure ? far + gain : 1 + gain) : NEVER
  }
  likelihoods(out, heat, far)
}
const isTask = (v: number): boolean =>
  v === BUY || v === FULFIL || v === FULFIL_WITH || v === CREST || v === JOIN || v === USE

class Thought {
  readonly m: Mind
  readonly s: TiletumStep
  readonly t: TiletumTable
  readonly box: Box
  readonly #actions: (number | undefined)[] = []

  constructor(m: Mind, s: TiletumStep) {
    this.m = m
    this.s = s
    this.t = m.t
    this.box = m.box
  }

  /** What a move of the question at hand brings. */
  worth(v: number, a: number): number {
    const { m, s, t, box } = this
    switch (v) {
      case DIE: {
        const colour = (a / (PIPS * PIPS)) | 0
        const from = ((a / PIPS) | 0) % PIPS
        const to = a % PIPS
        return m.goods(colour, to + 1) + this.sector(to) - changeCost(from, to, box) * m.price[GOLD]
      }
      case TAKE:
        return this.take(a)
      case LEAVE:
      case RECEIVE:
        return 0
      case GAIN:
        return s.do === 'colour' ? m.goods(a, this.income()) : m.goods(a, 1)
      case CHOOSE: {
        const pool = s as PoolStep
        return actionWorth(m, a, pool.points + (pool.die ? markerAt(m.p, a, box) : 0))
      }
      case MOVE:
        return this.move(a)
      case POST:
        return this.post(a)
      case PILLAR:
        return this.pillar(a)
      case RENEW:
        return (this.pool().points - 1) * W.renew
      case PLACE:
        return afterPlacing(m, (a / ROOMS) | 0, a % ROOMS, this.pool().points)
      case EXCHANGE: {
        const from = (a / GOODS.length) | 0
        const to = a % GOODS.length
        return (t.exchanged ? 0 : m.bestGood()) + m.goods(to, 1) - m.spends(from) - 0.2
      }
      case ADVANCE:
        return m.king(this.pool().points) + 0.5
      case ACTIVATE:
        return m.bonuses(a)
      case BONUS:
        return m.effect(box.tiles[m.p.rooms[a]].effect) + 0.1
      case DONE:
        return s.do === 'architect' || s.do === 'merchant' || s.do === 'move' || s.do === 'teleport'
          ? this.journey().still
          : 0
      default:
        return 0
    }
  }

  pool(): PoolStep {
    return this.s as PoolStep
  }
  /** Goods of this turn's die that are still to come. */
  income(): number {
    const s = this.t.todo.find(x => x.do === 'income')
    return s && 'amount' in s ? s.amount : 0
  }

  /** A sector of the wheel: its action and the tile that lies there. */
  sector(to: number): number {
    const known = this.#actions[to]
    if (known !== undefined) return known
    const { m, t, box } = this
    const at = positionOf(t, to)
    const action = t.actions[at]
    const tile = t.wheelTiles[at]
    const lies =
      tile >= 0 && m.p.storehouse.length < box.storehouse && mayHave(m, tile) ? Math.max(0, m.tile(tile) - m.slot()) : 0
    return (this.#actions[to] = lies + actionWorth(m, action, box.actionPoints[to] + markerAt(m.p, action, box)))
  }

  take(tile: number): number {
    const { m, s, t, box } = this
    const worth = m.tile(tile) - m.slot()
    switch (s.do) {
      case 'architect':
      case 'merchant':
        return worth + this.journey().after(s.points - 1)
      case 'contract':
        return worth - (box.offerCost[t.contractOffer.indexOf(tile)] - 1) * 0.8
      case 'character':
        return afterTaking(m, tile, s.points)
      default:
        return worth
    }
  }

  journey(): Journey {
    const { s, m } = this
    return m.journey(s.do === 'architect' || ('piece' in s && s.piece === ARCHITECT) ? ARCHITECT : MERCHANT)
  }

  move(space: number): number {
    const { s } = this
    const left = 'points' in s ? s.points - 1 : 'left' in s ? s.left - 1 : 0
    return s.do === 'architect' || s.do === 'merchant'
      ? this.journey().from(space, left)
      : this.journey().near(space, left)
  }
  post(slot: number): number {
    const { s, m } = this
    return m.post(slot) + (s.do === 'merchant' ? this.journey().after(s.points - 1) : 0)
  }
  pillar(cathedral: number): number {
    const { s, m } = this
    return m.pillar(cathedral) + (s.do === 'architect' ? this.journey().after(s.points - 1) : 0)
  }

  /** What a task brings that is done now; nothing or less when it is not worth it. */
  task(v: number, a: number): number {
    const { m, box, t } = this
    switch (v) {
      case BUY: {
        let most = 0
        const { goods } = m.p
        for (const o of m.payoffs())
          if (o.missing && o.cost[a] > goods[a] && o.missing * box.buyGold <= goods[GOLD] - o.cost[GOLD])
            most = Math.max(most, o.worth - m.priceOf(o.cost) - o.missing * (box.buyGold * m.price[GOLD] - 1))
        return most
      }
      case FULFIL:
        return m.contract(a) - m.priceOf(m.contractCost(a, NONE))
      case FULFIL_WITH: {
        const tile = (a / GOODS.length) | 0
        return m.contract(tile) - m.priceOf(m.contractCost(tile, a % GOODS.length))
      }
      case CREST: {
        const b = a % BUILDINGS
        return m.crest(b) - box.buildings[b].food * m.price[1] - (b === m.bestCrest() ? 0 : 3)
      }
      case JOIN:
        return m.join(a) - box.costTiles[t.costs[a]].stone * m.price[3]
      default:
        return this.use(a)
    }
  }

  use(tile: number): number {
    const { m, box } = this
    const e = box.effects[box.tiles[tile].effect]
    const hold = m.later ? m.effect(box.tiles[tile].effect) * 0.9 : 0
    const crowded = m.p.storehouse.length >= box.storehouse - 1 ? 1 : 0
    const worth =
      e.op === 'gain' || e.op === 'vp' || e.op === 'all'
        ? undefined
        : WORTHS[e.op].uses?.(m, e, { asked: this.s, hold, crowded })
    return worth ?? 0.5
  }
}
