/** A light policy: how likely a fair player would make each move. It weighs the rollouts and the first looks of a search. */
import { asked, codec, type Game, HIDDEN, likelihoods, NEVER, type Seat, verbNumbers } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { priceOf } from '../rules/build.ts'
import { has, princessValue, rankOf } from '../rules/characters.ts'
import { bonusValue } from '../rules/count.ts'
import { neighbour } from '../rules/estate.ts'
import type { PrincesStep, PrincesTable } from '../rules/table.ts'
import {
  BUILDINGS,
  EAST,
  MERCHANT,
  NOWHERE,
  ONCE_FREEDOM,
  ONCE_PROFESSION,
  PRESTIGE,
  PROFESSIONS,
} from '../rules/terms.ts'
import { V } from '../rules/verbs.ts'
import { valueSoFar } from '../rules/work.ts'
import { CHARACTER, characterWorth, merchantLater } from './characters.ts'
import { bestWork } from './evaluate.ts'
import { groundAfter } from './ground.ts'
import { envy, fairShare, shareCost, tileGain } from './joint.ts'
import { afterPaying, drawnGoal, surplus, withLandscape, withTile } from './market.ts'
import { buildable, Mind, without } from './mind.ts'
import { lastWorth } from './solo.ts'
import { purse } from './worth.ts'

const WORDS = codec(V)
const {
  return: RETURN,
  open: OPEN,
  bid: BID,
  pass: PASS,
  buy: BUY,
  forgo: FORGO,
  kind: KIND,
  place: PLACE,
  keep: KEEP,
  under: UNDER,
  work: WORK,
  add: ADD,
  complete: COMPLETE,
  build: BUILD,
  introduce: INTRODUCE,
  profession: PROFESSION,
  bonus: BONUS_CARD,
  recruit: RECRUIT,
  sell: SELL,
  done: DONE,
  claim: CLAIM,
  princess: PRINCESS_WORK,
  merchant: MERCHANT_RANK,
  professor: PROFESSOR_CARD,
  free: FREE,
  pay: PAY,
  exchange: EXCHANGE,
  join: JOIN,
  span: SPAN,
  offer: OFFER,
  accept: ACCEPT,
  refuse: REFUSE,
  counter: COUNTER,
  back: BACK,
  elsewhere: ELSEWHERE,
  instead: INSTEAD,
} = verbNumbers(V)
const SPACES = 16
/** Points by which a move must be better to be made e times as often; squares of open ground likewise. */
const HEAT = 0.7
const GROUND_HEAT = 0.5
/** A move this much worse than the best is not worth a thought. */
const FAR = 4

/** Fills `out` with a weight for each of the legal moves of a seat: by how much better or worse its estimate is than the best. */
export function weigh(
  game: Game<PrincesTable, Box>,
  t: PrincesTable,
  seat: Seat,
  moves: readonly number[],
  out: number[],
): void {
  const s = asked(t, seat)!
  const { box } = game
  out.length = moves.length
  let heat = HEAT
  if (s.do === 'site' || s.do === 'span') {
    sites(t, s, moves, box, out)
    heat = GROUND_HEAT
  } else {
    const mind = new Choices(t, s, box)
    for (let k = 0; k < moves.length; k++) out[k] = mind.worth(moves[k])
  }
  likelihoods(out, heat, (FAR * heat) / HEAT)
}

const placements: number[] = []
const ground: number[] = []
/** Places for a tile, alone or across a seam, by the ground that stays open. */
function sites(
  t: PrincesTable,
  s: PrincesStep & { do: 'site' | 'span' },
  moves: readonly number[],
  box: Box,
  out: number[],
): void {
  const tile = s.do === 'site' ? s.tile : s.building
  const { spans, placements: alone } = box.tiles[tile]
  const place = s.do === 'site' ? PLACE : SPAN
  const table =
    s.do === 'site'
      ? alone
      : { ...((s.edge === EAST) === (s.seat === s.builder) ? spans.left : spans.right), at: spans.at }
  placements.length = 0
  for (let k = 0; k < moves.length; k++)
    placements.push(WORDS.verbOf(moves[k]) === place ? table.at[moves[k] - WORDS.first[place]] : 0)
  groundAfter(t.players[s.seat], t.side, tile, table, placements, box, ground)
  for (let k = 0; k < moves.length; k++) out[k] = WORDS.verbOf(moves[k]) === place ? ground[k] : NEVER
}

/** What each move leads to. */
class Choices extends Mind {
  readonly #characters: number[] = []
  #share: number | undefined

  /** What a move leads to, in points; only differences count. */
  worth(move: number): number {
    const { t, s, seat, box, p } = this
    const v = WORDS.verbOf(move)
    const a = move - WORDS.first[v]
    switch (v) {
      case RETURN:
        return this.after({ hand: { ids: without(p.looked.ids, a), seen: [] } })
      case OPEN:
        return this.open(a)
      case BID:
        return this.bid()
      case BUY:
        return this.buy(a)
      case FORGO:
        return this.forgo()
      case PASS:
        return this.pass()
      case KIND:
        return this.as(withLandscape(p, a, box))
      case KEEP:
        return this.kept(a)
      case UNDER:
        return NEVER
      case WORK:
        return this.work(a)
      case ADD:
        return 0.5 * bonusValue(p, box.cards[a].terms, box) + 0.5
      case COMPLETE:
        return this.complete(a)
      case BUILD:
        return this.build(a, priceOf(t, seat, box))
      case INTRODUCE:
        return this.spent({ ...p, freedoms: p.freedoms | (1 << a) }, box.cost.freedom)
      case PROFESSION:
        return this.spent({ ...p, recruiting: p.recruiting + 1 }, box.cost.profession)
      case BONUS_CARD:
        return this.spent(p, box.cost.bonus) + (p.hand.ids.length + p.recruiting > 0 ? 1.8 : -1)
      case RECRUIT:
        return this.after({ recruiting: p.recruiting - 1, hand: { ids: [...p.hand.ids, a], seen: [] } })
      case DONE:
        return s.do === 'tuck' ? 0 : this.done()
      case SELL:
        return this.sale()
      case CLAIM:
        return this.claim((a / SPACES) | 0, a % SPACES)
      case PRINCESS_WORK:
        return this.workOf(HIDDEN, princessValue(t, seat, box))
      // Used when they would be lost, or at once; what may be done at any time is noise to a search.
      case MERCHANT_RANK:
        return this.calls ? this.after({ prestige: p.prestige + rankOf(t, seat) }) : NEVER
      case PROFESSOR_CARD:
        return this.calls
          ? this.after({}) +
              (a === PRESTIGE
                ? drawnGoal(t, seat, this.time, box)
                : this.time.turns > 0
                  ? CHARACTER.professor.points
                  : 0)
          : NEVER
      case FREE:
        return s.do === 'settle' ? purse(p.florins, this.time.turns) : 0
      case PAY:
        return s.do === 'settle' ? purse(p.florins - s.price, this.time.turns) + rankOf(t, seat) : 0
      case EXCHANGE:
        return a
      case JOIN:
        return this.join((a / BUILDINGS) | 0, a % BUILDINGS)
      case OFFER:
        return this.offer(a)
      case ACCEPT:
        return this.agree()
      case REFUSE:
        return 0
      case COUNTER:
        return this.counter(a)
      case INSTEAD:
        return this.instead(a)
      case BACK:
      case ELSEWHERE:
        return NEVER
      default:
        return 0
    }
  }

  /** Whether the question is if a character shall be used now (PF-17.11). */
  get calls(): boolean {
    return this.s.do === 'use-now' || this.s.do === 'before-best-work'
  }
  bid(): number {
    const { t, s, box } = this
    if (s.do === 'outbid')
      return this.market.gains[s.object] + afterPaying(this.market, t.automa!.bids[s.object] + box.automa.above)
    return s.do === 'bid' ? surplus(this.market, s.object, s.bid + box.raise) : 0
  }
  forgo(): number {
    return this.s.do === 'open' ? -0.3 : purse(this.p.florins, this.time.turns) - 0.1
  }
  pass(): number {
    return this.s.do === 'outbid' ? lastWorth(this.t, this.market, this.box, this.s.object) : 0
  }

  /** PF-17.2: what the character is worth, less what its space costs. */
  claim(character: number, space: number): number {
    const { t, seat, box, p, time } = this
    // A pawn is seldom set far above the least space, because a player who is outbid may set it again.
    if (space > Math.max(t.characters!.space[character], box.characters.spaces[character][0] - 1) + 3) return NEVER
    return (
      (this.#characters[character] ??= characterWorth(t, seat, character, time, box)) -
      purse(p.florins, time.turns) +
      purse(p.florins - space, time.turns)
    )
  }

  /** PF-18: a building with a neighbour, who pays his share and gains as well. */
  join(edge: number, building: number): number {
    const { t, seat, box } = this
    const partner = neighbour(t, seat, edge, box)
    const share = fairShare(t, seat, partner, building, box)
    const gain = tileGain(t, partner, building, box) - shareCost(t, partner, share, box)
    return this.build(building, priceOf(t, seat, box) - share) - envy(t) * gain - 0.1
  }
  offer(share: number): number {
    const { t, s, seat, box } = this
    if (s.do !== 'propose') return 0
    return (
      -0.7 *
      Math.abs(
        share -
          (this.#share ??= Math.min(
            seat === s.builder ? Infinity : this.p.florins,
            fairShare(t, s.builder, neighbour(t, s.builder, s.edge, box), s.building, box),
          )),
      )
    )
  }
  /** The answer to an offer: what the building brings, less the share, and less for what it brings the other. */
  agree(): number {
    const { t, s, seat, box, p } = this
    if (s.do === 'partner')
      return (
        tileGain(t, seat, s.building, box) -
        shareCost(t, seat, s.share, box) -
        envy(t) * (tileGain(t, s.builder, s.building, box) - 1)
      )
    return s.do === 'answer'
      ? this.spent(withTile(p, s.building, box.awards.building), priceOf(t, seat, box) - s.share) - this.as(p) + 0.5
      : 0
  }
  /** Another share is named only where what was asked is too much. */
  counter(share: number): number {
    if (this.s.do !== 'partner' || share >= this.s.share || this.agree() > 0) return NEVER
    const { t, s, seat, box } = this
    const net = tileGain(t, seat, s.building, box) - shareCost(t, seat, share, box) - envy(t)
    return net > 0 ? 0.3 * Math.min(1, net) - 0.3 * Math.abs(share - s.share / 2) : NEVER
  }

  /** Another kind likewise, if it brings the builder as much as it takes to agree. */
  instead(building: number): number {
    const { t, s, seat, box } = this
    if (
      s.do !== 'partner' ||
      this.agree() > 0 ||
      tileGain(t, s.builder, building, box) < tileGain(t, s.builder, s.building, box)
    )
      return NEVER
    const net =
      tileGain(t, seat, building, box) - shareCost(t, seat, fairShare(t, s.builder, seat, building, box), box) - envy(t)
    return net > 0 ? 0.2 * Math.min(1, net) : NEVER
  }

  complete(prestige: number): number {
    const { t, s, box, p } = this
    if (s.do !== 'compose') return 0
    const value = valueSoFar(t, s, box)
    return prestige + purse(p.florins + value * box.income - prestige * box.exchange, this.time.turns)
  }

  /** The turn is over, whatever actions are left. */
  done(): number {
    if (this.s.do !== 'act')
      return (
        this.after({}) -
        0.2 +
        (this.calls && !('last' in this.s && this.s.last) && has(this.t, this.seat, MERCHANT)
          ? merchantLater(this.t, this.seat, this.s.do === 'before-best-work', this.time, this.box)
          : 0)
      )
    const { time, s, p } = this
    return (
      this.as(p, { ...time, actions: time.actions - s.left, turns: time.turns - 1 }) +
      bestWork(this.t, this.seat, p.best, this.box)
    )
  }

  /** PF-4.1: prestige is sold when little is short of something good, and never otherwise. */
  sale(): number {
    const { t, s, seat, box, p } = this
    let most = NEVER
    if (
      (s.do === 'open' && p.florins < box.starts[t.players.length].opening) ||
      (s.do === 'last' && p.florins < this.market.least)
    ) {
      for (let object = 0; object < this.market.gains.length; object++)
        if (this.market.gains[object] >= 0)
          most = Math.max(most, s.do === 'open' ? this.open(object) : this.buy(object))
    } else if (
      (s.do === 'bid' && s.bid + box.raise > p.florins) ||
      (s.do === 'outbid' && t.automa!.bids[s.object] + box.automa.above > p.florins)
    )
      most = this.bid()
    else if (s.do === 'offer' && s.number === t.automa!.auctions && p.florins < box.automa.last)
      most = lastWorth(t, this.market, box, NOWHERE)
    else if (s.do === 'act' && s.left > 0) {
      for (let freedom = 0; freedom < t.freedoms.length; freedom++)
        if (t.freedoms[freedom] > 0 && ((p.freedoms >> freedom) & 1) === 0 && (s.once & ONCE_FREEDOM) === 0)
          most = Math.max(most, this.lacking({ freedoms: p.freedoms | (1 << freedom) }, box.cost.freedom))
      if ((s.once & ONCE_PROFESSION) === 0 && t.decks[PROFESSIONS].ids.length)
        most = Math.max(most, this.lacking({ recruiting: p.recruiting + 1 }, box.cost.profession))
      const price = priceOf(t, seat, box)
      if (p.florins < price)
        for (let b = 0; b < BUILDINGS; b++)
          if (buildable(t, p, b)) most = Math.max(most, this.lacking(withTile(p, b, box.awards.building), price))
    }
    return most
  }
}
