/** A light policy: how likely a fair player would make each move. It weighs the rollouts and the first looks of a search. */
import { asked, codec, type Game, likelihoods, NEVER, type Seat, verbNumbers } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { affords } from '../rules/purse.ts'
import { across, neighboured } from '../rules/reach.ts'
import type { Faction } from '../rules/faction.ts'
import type { Player, TerraStep, TerraTable } from '../rules/table.ts'
import {
  AUREN,
  BONUS_CULT,
  BONUS_SPADE,
  CHAOS,
  COIN,
  DWELLING,
  ENGINEERS,
  FAVOR_CULT,
  NONE,
  SPADE,
  SPADE_USED,
  SWARMLINGS,
  TRADING_HOUSE,
  WITCHES,
  WORKER,
} from '../rules/terms.ts'
import { BUILDING, PLACE, TERRAIN, V } from '../rules/verbs.ts'
import { W } from './weights.ts'
import {
  aheadOf,
  cardWorth,
  climbWorth,
  favorWorth,
  groupAt,
  priceOf,
  scaleOf,
  siteWorth,
  structureWorth,
  townGain,
  townProgress,
} from './worth.ts'

const WORDS = codec(V)
const {
  place: PLACED,
  take: TAKE,
  build: BUILD,
  transform: TRANSFORM,
  detour: DETOUR,
  upgrade: UPGRADE,
  ship: SHIP,
  exchange: EXCHANGE,
  priest: PRIEST,
  power: POWER,
  special: SPECIAL,
  pass: PASS,
  retire: RETIRE,
  convert: CONVERT,
  burn: BURN,
  connect: CONNECT,
  favor: FAVOR_TILE,
  town: TOWN_TILE,
  cult: CULT,
  bridge: BRIDGE,
  ordain: ORDAIN,
  accept: ACCEPT,
  later: LATER,
  suggested: SUGGESTED,
  done: DONE,
} = verbNumbers(V)

/** Fills `out` with a weight for each of the legal moves of a seat: by how much better or worse its estimate is than the best. */
export function weigh(
  game: Game<TerraTable, Box>,
  t: TerraTable,
  seat: Seat,
  moves: readonly number[],
  out: number[],
): void {
  const s = asked(t, seat)!
  const m = new Mind(t, seat, game.box)
  out.length = moves.length
  for (let k = 0; k < moves.length; k++) out[k] = m.worth(s, moves[k])
  likelihoods(out, W.heat, W.far)
}

/** One player's estimates at one decision; what several moves share is thought of once. */
class Mind {
  readonly t: TerraTable
  readonly seat: Seat
  readonly box: Box
  readonly p: Player
  readonly f: Faction
  readonly scale: number
  readonly ahead: number
  readonly last: boolean
  /** How much dearer each is than usual. */
  readonly coin: number
  readonly worker: number
  #dwelling: number | undefined
  #bestCard: number | undefined

  constructor(t: TerraTable, seat: Seat, box: Box) {
    this.t = t
    this.seat = seat
    this.box = box
    this.p = t.players[seat]
    this.f = box.factions[this.p.faction]
    this.last = t.round === box.rounds
    this.scale = scaleOf(t.round)
    this.ahead = aheadOf(t, box)
    const tilt = W.balance * Math.log((this.p.coins + 1) / (2 * this.p.workers + 1))
    this.coin = Math.exp(-tilt)
    this.worker = Math.exp(tilt)
  }

  /** What a move promises, less what it costs, in points. */
  worth(s: TerraStep, move: number): number {
    const { t, seat, box, p, f } = this
    const v = WORDS.verbOf(move)
    const a = move - WORDS.first[v]
    switch (v) {
      case PLACED:
        return this.home(a)
      case TAKE:
        return cardWorth(t, seat, box, a) + t.cards[a] * W.price[COIN]
      case BUILD:
        return this.dwelling() + siteWorth(t, seat, box, a) - (s.do === 'ride' ? 0 : this.dwellingCost())
      case TRANSFORM:
        return this.spades(s, (a / TERRAIN.size) | 0, a % TERRAIN.size)
      case DETOUR:
        return NEVER
      case UPGRADE:
        return this.upgrade(s, (a / BUILDING.size) | 0, a % BUILDING.size)
      case SHIP:
        return W.shipVp * f.shipVp[p.shipping + 1] + this.ahead * W.ship - this.cost(f.shipCoins, 0, f.shipPriests, 0)
      case EXCHANGE:
        return W.digVp * f.digVp + this.ahead * W.dig - this.cost(f.digCoins, f.digWorkers, f.digPriests, 0)
      case PRIEST:
        return this.priest((a / PLACE.size) | 0, a % PLACE.size)
      case POWER:
        return this.power(a)
      case SPECIAL:
        return this.special(a)
      case PASS:
        return cardWorth(t, seat, box, a) + t.cards[a] * W.price[COIN] - this.bestCard() + W.pass
      case RETIRE:
        return 0
      case CONVERT:
      case BURN:
        return NEVER
      case CONNECT:
        return W.town
      case FAVOR_TILE:
        return favorWorth(t, seat, box, a) + climbWorth(t, seat, box, box.favors[a].cult, box.favors[a].steps)
      case TOWN_TILE: {
        const w = box.towns[a]
        const worth = w.vp + w.keys * W.key + priceOf(w.gain) * this.scale + (w.shipping ? W.townShip.points : 0)
        return box.cults.reduce((sum, _, track) => sum + (w.steps && climbWorth(t, seat, box, track, w.steps)), worth)
      }
      case CULT:
        return climbWorth(t, seat, box, a, 'steps' in s ? s.steps : 1)
      case BRIDGE:
        return this.bridge(a)
      case ORDAIN:
        return a * (this.last ? -1 : 1)
      case ACCEPT:
        return 'power' in s
          ? s.power * (this.last ? W.acceptLast : W.accept * W.price[3] * this.scale) - (s.power - 1) * W.acceptVp
          : 0
      case LATER:
        return NEVER
      case SUGGESTED:
        return 1
      case DONE:
        return s.do === 'spades' || s.do === 'cult-spades' ? -3 : 0
      default:
        return 0
    }
  }

  /** What resources are worth that are spent. In the last round they are what they come to at the end (TM-10.4). */
  cost(coins: number, workers: number, priests: number, power: number): number {
    const { p, f } = this
    if (this.last) return (coins + workers + priests + power) / f.coinsPerVp
    const lack = Math.max(0, coins - p.coins) * W.lackCoin + Math.max(0, workers - p.workers) * W.lackWorker
    return (
      this.scale *
      (lack +
        coins * W.price[COIN] * this.coin +
        workers * W.price[WORKER] * this.worker +
        priests * W.price[2] +
        power * 2 * W.price[3])
    )
  }

  dwelling(): number {
    return (this.#dwelling ??= structureWorth(this.t, this.seat, this.box, DWELLING))
  }
  dwellingCost(): number {
    return this.cost(this.f.coins[DWELLING], this.f.workers[DWELLING], 0, 0)
  }
  bestCard(): number {
    if (this.#bestCard !== undefined) return this.#bestCard
    const { t, seat, box } = this
    const all = t.cards.map((coins, k) => (coins >= 0 ? cardWorth(t, seat, box, k) + coins * W.price[COIN] : 0))
    return (this.#bestCard = Math.max(0, ...all))
  }

  /** A dwelling of the set-up: land of few spades around, and neighbours. */
  home(hex: number): number {
    const { t, seat, box, f } = this
    let worth = 0
    for (let other = 0; other < t.terrain.length; other++)
      if (other !== hex) {
        const near = box.adjacent[hex].includes(other)
        const by = near ? 1 : ((box.reach[1][hex * 3 + (other >> 5)] >> (other & 31)) & 1) === 1 ? 0.4 : 0
        if (by === 0) continue
        if (t.owner[other] === seat) worth += near ? 0.4 : 0.8
        else if (t.owner[other] !== NONE) worth += near ? 0.8 : 0.2
        else worth += by * W.open[f.short[t.terrain[other] * TERRAIN.size + f.home]]
      }
    return worth
  }

  /** Spades at a hex: those of the action, free ones of a step first. Only what ends at home, with a dwelling on it, is worth much. */
  spades(s: TerraStep, hex: number, terrain: number): number {
    const { t, seat, box, p, f } = this
    if (s.do === 'sandstorm') return siteWorth(t, seat, box, hex)
    const count = f.short[t.terrain[hex] * TERRAIN.size + terrain]
    const free = 'free' in s ? Math.min(count, s.free) : 0
    const price = (count - free) * f.rates[p.exchange]
    const workers = f.digsWithPriests ? 0 : price
    const priests = f.digsWithPriests ? price : 0
    const points =
      t.round > 0 && s.do !== 'cult-spades' ? count * box.scoring[t.scoring[t.round - 1]].vp[SPADE_USED] : 0
    const worth = points + count * f.spadeVp + (count - free) * f.paidSpadeVp
    // Free spades are lost when they are not used, so half the way home is better than none; bought ones are for dwellings.
    if (terrain !== f.home)
      return free === count ? worth + 0.3 - f.short[terrain * TERRAIN.size + f.home] * 0.3 - 1 : NEVER
    const home = siteWorth(t, seat, box, hex)
    const builds =
      s.do !== 'cult-spades' &&
      p.built[DWELLING] < f.pieces[DWELLING] &&
      affords(p, box, f.coins[DWELLING], f.workers[DWELLING] + workers, priests, 0)
    if (builds)
      return worth + this.dwelling() + home - this.cost(f.coins[DWELLING], f.workers[DWELLING] + workers, priests, 0)
    return (
      worth - this.cost(0, workers, priests, 0) + (s.do === 'cult-spades' || free ? home * 0.5 + 1 : home * 0.3 - 1)
    )
  }

  upgrade(s: TerraStep, hex: number, building: number): number {
    const { t, seat, box, f } = this
    const coins = building === TRADING_HOUSE && !neighboured(t, seat, hex, box) ? f.lonelyCoins : f.coins[building]
    return (
      structureWorth(t, seat, box, building) +
      townGain(t, seat, box, hex, building) -
      (s.do === 'swarm' ? 0 : this.cost(coins, f.workers[building], 0, 0))
    )
  }

  priest(track: number, place: number): number {
    const { t, seat, box } = this
    const steps = place === 2 ? box.returnSteps : box.priestSteps[place === 0 ? 0 : box.priestSteps.length - 1]
    return (
      climbWorth(t, seat, box, track, steps) -
      this.cost(0, 0, 1, 0) -
      (place === 2 ? 0 : W.hold * Math.min(1, this.ahead))
    )
  }

  power(action: number): number {
    const a = this.box.powers[action]
    const cost = this.cost(0, 0, 0, a.cost)
    if (a.bridge) return this.bestBridge() - cost
    if (a.gain[SPADE]) return this.freeSpades(a.gain[SPADE]) - cost
    if (this.last) return W.powerLast * priceOf(a.gain) - cost
    const scarce = a.gain[COIN] * W.price[COIN] * (this.coin - 1) + a.gain[WORKER] * W.price[WORKER] * (this.worker - 1)
    return this.scale * (priceOf(a.gain) + scarce) - cost
  }

  special(kind: number): number {
    const { t, seat, box } = this
    switch (kind) {
      case BONUS_SPADE:
        return this.freeSpades(1)
      case BONUS_CULT:
      case FAVOR_CULT:
        return this.bestClimb(1)
      case AUREN:
        return this.bestClimb(2)
      case WITCHES:
        return this.dwelling() + W.free
      case SWARMLINGS:
        return structureWorth(t, seat, box, TRADING_HOUSE) + W.swarm
      case CHAOS:
        return W.chaos
      case ENGINEERS:
        return this.bestBridge() - this.cost(0, this.f.bridgeWorkers, 0, 0)
      default:
        return this.freeSpades(2)
    }
  }

  /** Spades without a price: a dwelling, if one can be paid, and what the spades themselves bring. */
  freeSpades(count: number): number {
    const { t, box, p, f } = this
    const builds =
      p.built[DWELLING] < f.pieces[DWELLING] && affords(p, box, f.coins[DWELLING], f.workers[DWELLING], 0, 0)
    const points = count * (f.spadeVp + box.scoring[t.scoring[t.round - 1]].vp[SPADE_USED])
    return points + (builds ? Math.max(W.loose, this.dwelling() + W.free - this.dwellingCost()) : W.loose)
  }

  bestClimb(steps: number): number {
    const { t, seat, box } = this
    return Math.max(W.step, ...box.cults.map((_, track) => climbWorth(t, seat, box, track, steps)))
  }

  bestBridge(): number {
    const { t, seat, box } = this
    const free = box.ends.map((ends, site) =>
      t.bridges[site] === NONE && ends.some(hex => t.owner[hex] === seat) ? this.bridge(site) : NEVER,
    )
    return Math.max(NEVER, ...free)
  }

  /** A bridge: the groups that it joins become a town or come nearer to one; between an own structure and free land it opens a way. */
  bridge(site: number): number {
    const { t, seat, box, p, f } = this
    const [a, b] = box.ends[site]
    const own = t.owner[a] === seat ? a : b
    const other = across(box, site, own)
    if (t.owner[other] !== seat) return t.owner[other] !== NONE ? -1 : t.terrain[other] === f.home ? 0.6 : 0.1
    const points = f.stronghold.bridgeVp ? f.stronghold.bridgeVp * (p.built[3] ? box.rounds - t.round + 1 : 1) : 0
    const first = groupAt(t, seat, own, box).slice()
    if (first.includes(other)) return points
    const groups = [first, groupAt(t, seat, other, box)]
    const all = groups.flat()
    const powerOf = (members: readonly number[]) => members.reduce((sum, hex) => sum + box.value[t.building[hex]], 0)
    const progress = (members: readonly number[]) => townProgress(p, box, members.length, powerOf(members), false)
    if (all.some(hex => t.town[hex])) return points + 0.5
    const before = progress(first) + progress(groups[1])
    return points + W.town * Math.max(0, progress(all) - before * 0.5)
  }
}
