/** One player's estimates at one table, in points of the final score: what posts, pillars, tiles and goods would bring. The numbers are in `weights.ts`, everything else comes from the box. */
import { WORTHS } from '../effects/worths.ts'
import { isFilled, typeIn } from '../rules/pools.ts'
import { FOOD, GOLD, GOODS, NONE, STONE } from '../rules/terms.ts'
import { CONTRACTS, CRESTS, FILLED, FLOOR, Ground, PILLARS, POSTS, UPPER } from './ground.ts'
import { Journey } from './journey.ts'
import { W } from './weights.ts'

/** Something that goods pay for: what it brings, what it costs, and how many goods are still missing. */
export interface Payoff {
  worth: number
  cost: number[]
  missing: number
}

/** What tiles are worth to the mind that asked last. */
const TILES = { mind: new Float64Array(256), worth: new Float64Array(256) }
let minds = 0

export class Mind extends Ground {
  readonly #id = ++minds
  #payoffs: Payoff[] | undefined
  readonly #needs: number[] = [0, 0, 0, 0, 0]
  readonly #lacks: number[] = [0, 0, 0, 0, 0]
  readonly #effects: (number | undefined)[] = []
  #crest: number | undefined
  #types: number[] | undefined
  readonly #journeys: (Journey | undefined)[] = []

  /** The ways of the merchant or architect. */
  journey(piece: number): Journey {
    return (this.#journeys[piece] ??= new Journey(this, piece))
  }

  /** This many more goods of a kind. */
  goods(good: number, amount: number): number {
    this.payoffs()
    const room = Math.max(0, W.enough - this.p.goods[good])
    const plain = Math.min(amount, room) + Math.max(0, amount - room) * W.surplus
    const lacking = this.#lacks[good]
    // In the last turn only what completes a payoff helps.
    const need = this.later === 0 && amount < lacking ? 0 : Math.min(amount, lacking) * this.#needs[good]
    return plain * this.price[good] + need
  }

  /** The good that is wanted most, by what one of it brings. */
  bestGood(): number {
    let most = 0
    for (let good = 0; good < GOODS.length; good++) most = Math.max(most, this.goods(good, 1))
    return most
  }

  /** What a good costs that is given away: its price, and what it was to pay for. */
  spends(good: number): number {
    this.payoffs()
    return this.price[good] + (this.#lacks[good] || !this.#wanted(good) ? this.#needs[good] : 0)
  }
  #wanted(good: number): boolean {
    return !this.payoffs().some(o => o.missing > 0 && o.cost[good] > 0)
  }

  /** What could be paid for with goods: contracts and crests of the storehouse, cathedrals with an own pillar. */
  payoffs(): readonly Payoff[] {
    if (this.#payoffs) return this.#payoffs
    const found: Payoff[] = []
    const { p, box, t } = this
    this.#payoffs = found
    for (let k = 0; k < p.storehouse.length; k++) {
      const tile = box.tiles[p.storehouse[k]]
      if (tile.kind === 'contract') this.#add(this.contract(p.storehouse[k]), this.contractCost(p.storehouse[k], NONE))
      else if (tile.kind === 'crest') {
        const b = this.bestCrest()
        if (b >= 0) this.#add(this.crest(b), foodOnly(box.buildings[b].food))
      }
    }
    for (let k = 0; k < t.pillars.length; k++)
      if (t.pillars[k] === this.seat) {
        const { cathedral } = box.cathedralTiles[k]
        if (this.mayJoin(cathedral)) this.#add(this.join(cathedral), stoneOnly(box.costTiles[t.costs[cathedral]].stone))
      }
    return found
  }
  #add(worth: number, cost: number[]): void {
    const { goods } = this.p
    let missing = 0
    for (let g = 0; g < cost.length; g++) missing += Math.max(0, cost[g] - goods[g])
    this.#payoffs!.push({ worth, cost, missing })
    if (!missing || missing > W.income * (this.later + 1) + goods[GOLD] / 2) return
    const need = (W.need * worth) / (missing + 1)
    for (let g = 0; g < cost.length; g++)
      if (cost[g] > goods[g] && need > this.#needs[g]) {
        this.#needs[g] = need
        this.#lacks[g] = cost[g] - goods[g]
      }
  }

  /** What a contract costs, its identical goods of the kind of which most are left, or of this one (TI-8.2). */
  contractCost(tile: number, identical: number): number[] {
    const { cost, identical: count } = this.box.tiles[tile]
    const sum = cost.slice()
    if (!count) return sum
    if (identical < 0)
      for (let g = 0; g < GOODS.length; g++)
        if (identical < 0 || this.p.goods[g] - cost[g] > this.p.goods[identical] - cost[identical]) identical = g
    sum[identical] += count
    return sum
  }
  /** What this many spent goods are worth. */
  priceOf(cost: readonly number[]): number {
    let sum = 0
    for (let g = 0; g < cost.length; g++) sum += cost[g] * this.price[g]
    return sum
  }

  /** What fulfilling a contract brings. */
  contract(tile: number): number {
    const { box, p } = this
    const space = box.contractSpaces[p.contracts.length]
    if (!space) return 0
    const { vp, effect } = box.tiles[tile]
    return vp + space.vp + this.each[CONTRACTS] + (space.pillar ? this.newPillar() : 0) + this.effect(effect)
  }

  /** A pillar or trading post that comes into supply. */
  newPillar(): number {
    return this.later || this.t.turn === this.seat
      ? W.supply * (this.mapPillar + this.each[PILLARS]) * this.soon(this.p.pillars)
      : 0
  }
  newPost(): number {
    return W.supply * (this.mapPost + this.each[POSTS]) * this.soon(this.p.posts)
  }
  /** Whether one more in supply, behind this many, will be used. */
  soon(supply: number): number {
    return Math.min(1, this.later / (2 + 2 * supply))
  }

  /** A crest under a building: its bonus, and that it is or can be completed (TI-7.4, 8.3). */
  crest(b: number): number {
    const { box, p } = this
    const { effect } = box.buildings[b]
    return (
      this.each[CRESTS] +
      this.effect(effect) +
      this.completing(b) * (isFilled(p, b, box) ? 1 : W.complete * this.chance())
    )
  }
  /** The building where a crest would bring most for its food; NONE without any. */
  bestCrest(): number {
    return (this.#crest ??= this.#bestCrest())
  }
  #bestCrest(): number {
    let best = NONE
    let most = -Infinity
    for (let b = 0; b < this.box.buildings.length; b++) {
      if (this.p.crests[b] !== NONE) continue
      const { food } = this.box.buildings[b]
      const missing = Math.max(0, food - this.p.goods[FOOD])
      const worth = this.crest(b) - food * this.price[FOOD] - missing * W.need
      if (worth > most) {
        most = worth
        best = b
      }
    }
    return best
  }
  /** That a building is completed. */
  completing(b: number): number {
    return this.completed + this.box.buildings[b].marker * W.point * W.marker * this.later
  }
  /** The chance that what was begun is brought to its end in the turns to come. */
  chance(): number {
    return Math.min(1, this.later / 4)
  }

  /** A character in a room, without its bonus: fairs, and the building that fills (TI-7.2). */
  room(room: number): number {
    const { box, p } = this
    const { building, floor } = box.rooms[room]
    const { first, rooms } = box.buildings[building]
    let free = 0
    for (let k = first; k < first + rooms; k++) if (p.rooms[k] < 0) free++
    const filled =
      this.each[FILLED] +
      this.newPost() +
      this.completing(building) * (p.crests[building] >= 0 ? 1 : W.complete * this.chance())
    return (floor >= FLOOR ? this.each[UPPER] : 0) + (free === 1 ? filled : (W.fill * filled * this.chance()) / rooms)
  }
  /** Whether a character of this type may stand in a building (TI-7.1). */
  houses(type: number, building: number): boolean {
    const { types } = this
    const here = types[building]
    return here >= 0 ? here === type : !types.includes(type)
  }
  /** The type in each building. */
  get types(): readonly number[] {
    return (this.#types ??= this.box.buildings.map((_, b) => typeIn(this.p, b, this.box)))
  }
  /**
   * The best room for a character with at most this many action points, by what it brings less its points; NONE if
   * there is no room.
   */
  bestRoom(tile: number, points: number): number {
    const { box, p } = this
    const { type } = box.tiles[tile]
    let best = NONE
    let most = -Infinity
    for (let room = 0; room < p.rooms.length; room++) {
      const { building, floor } = box.rooms[room]
      if (p.rooms[room] >= 0 || floor > points || !this.houses(type, building)) continue
      const worth = this.room(room) - floor * W.point
      if (worth > most) {
        most = worth
        best = room
      }
    }
    return best
  }

  /** What a trading post on a slot brings: at the end, at fairs, by its bonus. */
  post(slot: number): number {
    const { space, effect } = this.box.postSlots[slot]
    return this.mapPost + this.each[POSTS] + this.presence(space) + this.effect(effect)
  }
  /** The best free slot of a city; NONE when none may be taken. */
  bestSlot(space: number): number {
    const { t, box, seat } = this
    const slots = box.postsAt[space]
    let best = NONE
    let most = -Infinity
    for (let k = 0; k < slots.length; k++) {
      if (t.posts[slots[k]] === seat) return NONE
      if (t.posts[slots[k]] !== NONE || box.postSlots[slots[k]].minPlayers > t.players.length) continue
      const worth = this.effect(box.postSlots[slots[k]].effect)
      if (worth > most) {
        most = worth
        best = slots[k]
      }
    }
    return best
  }
  /** What a pillar at a cathedral brings: at the end, at fairs, and the cathedral. */
  pillar(cathedral: number): number {
    const { t, box, p } = this
    const { stone } = box.costTiles[t.costs[cathedral]]
    const net = this.join(cathedral) - stone * this.price[STONE]
    return (
      this.mapPillar +
      this.each[PILLARS] +
      Math.max(0, net) * (p.goods[STONE] >= stone ? 1 : W.joinLater * this.chance())
    )
  }
  /** What an effect brings, roughly: what is near on the map is not looked at. */
  effect(effect: number): number {
    return effect < 0 ? 0 : (this.#effects[effect] ??= this.#effect(effect))
  }
  #effect(effect: number): number {
    const e = this.box.effects[effect]
    switch (e.op) {
      case 'gain': {
        let sum = 0
        for (let g = 0; g < GOODS.length; g++) if (e.goods[g]) sum += e.goods[g] * this.price[g]
        return sum
      }
      case 'vp':
        return e.n
      case 'all': {
        let sum = 0
        for (let k = 0; k < e.parts.length; k++) sum += this.effect(e.parts[k])
        return sum
      }
      default: {
        const { brings } = WORTHS[e.op]
        return typeof brings === 'function' ? brings(this, e) : brings.points
      }
    }
  }
  /** The bonuses of one building once more (TI-12.6): of the best one. */
  again(): number {
    let most = 0
    for (let b = 0; b < this.box.buildings.length; b++) most = Math.max(most, this.bonuses(b))
    return most
  }
  bonuses(building: number): number {
    const { first, rooms } = this.box.buildings[building]
    let sum = 0
    for (let k = first; k < first + rooms; k++)
      if (this.p.rooms[k] >= 0) sum += this.effect(this.box.tiles[this.p.rooms[k]].effect)
    return sum
  }

  /** What a tile is worth in the storehouse. */
  tile(tile: number): number {
    if (TILES.mind[tile] !== this.#id) {
      TILES.mind[tile] = this.#id
      TILES.worth[tile] = this.#tile(tile)
    }
    return TILES.worth[tile]
  }
  #tile(tile: number): number {
    const { box, p } = this
    const { kind, effect } = box.tiles[tile]
    switch (kind) {
      case 'helper':
        return this.effect(effect) * (this.later || this.t.turn === this.seat ? 0.9 : 0)
      case 'contract': {
        if (
          p.contracts.length + this.stored('contract') >=
          box.contractSpaces.length + (p.storehouse.includes(tile) ? 1 : 0)
        )
          return 0
        return this.promise(this.contract(tile), this.contractCost(tile, NONE))
      }
      case 'crest': {
        const b = this.bestCrest()
        return b < 0 ? 0 : this.promise(this.crest(b), foodOnly(box.buildings[b].food))
      }
      default: {
        const room = this.bestRoom(tile, 9)
        if (room < 0) return -2
        return (
          Math.max(0, this.room(room) + this.effect(effect) - box.rooms[room].floor * W.point) * W.hold * this.chance()
        )
      }
    }
  }
  stored(kind: string): number {
    let n = 0
    for (let k = 0; k < this.p.storehouse.length; k++) if (this.box.tiles[this.p.storehouse[k]].kind === kind) n++
    return n
  }
  /** What something that goods must pay for is worth before they do. */
  promise(worth: number, cost: readonly number[]): number {
    let missing = 0
    for (let g = 0; g < cost.length; g++) missing += Math.max(0, cost[g] - this.p.goods[g])
    const net = worth - this.priceOf(cost)
    if (net <= 0) return 0
    const { goods } = this.p
    const time = W.income * this.later + (this.t.turn === this.seat ? 0.5 : 0) + goods[GOLD] / 2
    return net * W.hold * Math.max(0, Math.min(1, 1.2 - missing / (time + 0.01)))
  }
  /** What is lost by filling a slot of the storehouse. */
  slot(): number {
    return this.later ? (W.slot[this.box.storehouse - this.p.storehouse.length - 1] ?? 9) : 0
  }
}

const foodOnly = (food: number): number[] => {
  const cost = [0, 0, 0, 0, 0]
  cost[FOOD] = food
  return cost
}
const stoneOnly = (stone: number): number[] => {
  const cost = [0, 0, 0, 0, 0]
  cost[STONE] = stone
  return cost
}
