/** A journey of the merchant or architect: where something can be had, what it is worth, and what it is worth to stand somewhere at its end (TI-6.1, 6.2). */
import { ARCHITECT, MERCHANT } from '../rules/terms.ts'
import type { Mind } from './mind.ts'
import { W } from './weights.ts'

/**
 * Room for the spaces of any map, and for what one space may offer; the most points of a journey for which anything is
 * searched.
 */
const SPACES = 48
const GAINS = 4
const FURTHEST = 12

/** What each piece has to look through, used again by the next thought: the one before it is over then. */
const DESKS = [ARCHITECT, MERCHANT].map(() => ({
  gains: new Float64Array(SPACES * GAINS),
  count: new Uint8Array(SPACES),
  done: new Uint8Array(SPACES),
  draw: new Float64Array(SPACES),
  stay: Array.from({ length: FURTHEST + 1 }, () => new Float64Array(SPACES)),
}))

export class Journey {
  readonly m: Mind
  readonly piece: number
  readonly start: number
  readonly #desk: (typeof DESKS)[number]
  /** Spaces where something can be had now. */
  readonly #targets: number[] = []
  /** `stay` is known up to this many steps. */
  #known = -1

  constructor(m: Mind, piece: number) {
    this.m = m
    this.piece = piece
    this.start = piece === MERCHANT ? m.p.merchant : m.p.architect
    this.#desk = DESKS[piece]
    for (let s = 0; s < m.box.spaces.length; s++) this.#lookAt(s)
  }

  /** What it is worth to end anywhere, once that is asked. */
  #stand(): void {
    if (this.#known >= 0) return
    this.#known = 0
    this.#spread()
    for (let s = 0; s < this.m.box.spaces.length; s++) this.#desk.stay[0][s] = this.#end(s)
  }

  /** What the first, second … point spent in a city brings, and what draws there later. */
  #lookAt(space: number): void {
    const { m } = this
    const { box, t, p } = m
    const { gains, draw, count, done } = this.#desk
    let n = 0
    let drawn = 0
    if (this.piece === MERCHANT) {
      const slot = box.postsAt[space].length ? m.bestSlot(space) : -1
      if (slot >= 0) {
        const worth = m.post(slot)
        if (p.posts) gains[space * GAINS + n++] = worth
        drawn = worth * (p.posts ? 1 : W.supply)
      }
    } else {
      const cathedral = box.cathedralAt[space]
      if (cathedral >= 0 && m.mayBuild(cathedral)) {
        const worth = m.pillar(cathedral)
        if (p.pillars) gains[space * GAINS + n++] = worth
        drawn = worth * (p.pillars ? 1 : W.supply)
      }
    }
    const tiles = box.tilesAt[space]
    if (p.storehouse.length < box.storehouse)
      for (let k = 0; k < tiles.length && n < GAINS; k++) {
        const tile = t.mapTiles[tiles[k]]
        if (tile < 0) continue
        const worth = m.tile(tile) - m.slot()
        if (worth < W.least) continue
        gains[space * GAINS + n++] = worth
        drawn = Math.max(drawn, worth)
      }
    count[space] = n
    done[space] = 0
    // What lies here already draws nobody anywhere.
    draw[space] = space === this.start ? 0 : drawn
    if (n) this.#targets.push(space)
  }

  /** What draws from afar, less for each step. */
  #spread(): void {
    const { neighbours, spaces } = this.m.box
    const { draw } = this.#desk
    for (let sweep = 0; sweep < 4; sweep++)
      for (let s = 0; s < spaces.length; s++) {
        const near = neighbours[s]
        for (let k = 0; k < near.length; k++) draw[s] = Math.max(draw[s], draw[near[k]] * W.step1)
      }
  }

  /** What it is worth to end on a space: what is near, and for the merchant the next two fairs. */
  #end(space: number): number {
    const { m } = this
    const { t } = m
    let worth = m.later ? this.#desk.draw[space] * W.later * m.chance() : 0
    if (this.piece === ARCHITECT) return worth
    for (let round = t.round; round < m.part.length && round < t.round + 2; round++) {
      const city = t.fairCities[round - 1]
      const away = m.charts.distance[space][city]
      if (m.part[round] === 1 && m.p.merchant !== city) continue
      const turns = m.turnsTo(round)
      if (turns) worth += (W.attend * m.fair[round] * (round === t.round ? 1 : 0.5)) / (1 + (away / (2 * turns)) ** 2)
      else if (!away) worth += m.fair[round]
    }
    return worth
  }

  /** The best place within this many steps of a space. */
  near(space: number, steps: number): number {
    const { stay } = this.#desk
    const { neighbours, spaces } = this.m.box
    const far = Math.min(steps, FURTHEST)
    this.#stand()
    for (; this.#known < far; this.#known++) {
      const before = stay[this.#known]
      const after = stay[this.#known + 1]
      for (let s = 0; s < spaces.length; s++) {
        let most = before[s]
        const next = neighbours[s]
        for (let k = 0; k < next.length; k++) if (before[next[k]] > most) most = before[next[k]]
        after[s] = most
      }
    }
    return stay[far][space]
  }

  /** What this many points are worth more than doing nothing. */
  worth(points: number): number {
    return this.from(this.start, points) - this.still
  }
  /** What draws onward from where the piece is. */
  get draw(): number {
    const distance = this.m.charts.distance[this.start]
    const { draw } = this.#desk
    let most = 0
    if (this.m.later)
      for (let s = 0; s < distance.length; s++)
        if (draw[s] > most) most = Math.max(most, draw[s] * W.step1 ** distance[s])
    return most
  }
  /** What doing nothing is worth. */
  get still(): number {
    this.#stand()
    return this.#desk.stay[0][this.start]
  }
  /** What is left to be had when something here is taken first. */
  after(points: number): number {
    const { done } = this.#desk
    done[this.start] = 1
    const worth = this.from(this.start, points)
    done[this.start] = 0
    return worth
  }

  /** The best that can be had from a space with this many points: things on the way, and a good place at the end. */
  from(space: number, points: number): number {
    const { gains, count, done, stay } = this.#desk
    const distance = this.m.charts.distance[space]
    let most = this.near(space, points)
    for (let k = 0; k < this.#targets.length; k++) {
      const s = this.#targets[k]
      const left = points - distance[s]
      if (left < 1 || done[s]) continue
      const taken = Math.min(left, count[s])
      let sum = 0
      for (let i = 0; i < taken; i++) sum += gains[s * GAINS + i]
      if (left > taken) {
        done[s] = 1
        sum += this.from(s, left - taken)
        done[s] = 0
      } else sum += stay[0][s]
      if (sum > most) most = sum
    }
    return most
  }
}
