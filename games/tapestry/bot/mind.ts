/** What a player takes things to be worth at a table: made once a thought, it looks at what is needed when it is needed. */
import type { Seat } from '@loggia/core'
import { WORTHS } from '../effects/worths.ts'
import type { Box } from '../rules/box.ts'
import { capitalPoints } from '../rules/capital.ts'
import { count } from '../rules/count.ts'
import { controlled } from '../rules/map.ts'
import { cardOf, isRival, neighboursOf, type Player, techRowOf, type TapestryTable } from '../rules/table.ts'
import {
  ANY,
  BOTTOM,
  BUILDINGS,
  END,
  ERAS,
  MIDDLE,
  NONE,
  positionOf,
  SLOTS,
  spaceOf,
  SPACE,
  TAPESTRY,
  tierOf,
  TOP,
  TRACK_RESOURCE,
  TRACKS,
} from '../rules/terms.ts'
import { canAdvance, isComplete, positionOn } from '../rules/tracks.ts'
import { placesOf } from '../rules/achievements.ts'
import { resourcesOf } from '../rules/resources.ts'
import { possible } from '../rules/effects.ts'
import { ROLLED } from '../rules/vocabulary.ts'
import type { NamedEffect } from '../rules/word.ts'
import { ERA, W } from './weights.ts'

export class Mind {
  readonly t: TapestryTable
  readonly seat: Seat
  readonly box: Box
  readonly p: Player
  readonly era: number
  /** Income turns to come that bring resources and cards; that score; tapestry cards still to be played. */
  readonly gains: number
  readonly scorings: number
  readonly plays: number
  /** Whether resources can still be spent. */
  readonly playing: boolean
  /** What one resource is worth now. */
  readonly one: number
  readonly #rows: number[] = []
  #worth: (number | undefined)[] = []

  /** `era`: the era from which the rest is computed, if it is not the player's. */
  constructor(t: TapestryTable, seat: Seat, box: Box, era = t.players[seat].era) {
    this.t = t
    this.seat = seat
    this.box = box
    this.p = t.players[seat]
    this.era = era
    const { finished } = this.p
    this.gains = Math.max(0, ERAS - 1 - era)
    this.scorings = finished ? 0 : ERAS - Math.max(1, era)
    this.plays = Math.max(0, ERAS - 1 - Math.max(1, era))
    this.playing = !finished
    this.one = W.resource[era]
  }

  /** This many more of a resource. */
  resource(resource: number, n = 1): number {
    if (!this.playing) return 0.05 * n
    if (resource === ANY) return this.one * n
    const room = Math.max(0, W.enough - this.p.resources[resource])
    return (this.one + this.need(resource)) * Math.min(n, room) + W.surplus * Math.max(0, n - room)
  }
  /** What a resource is wanted for on its own track. */
  need(resource: number): number {
    const track = TRACK_RESOURCE.indexOf(resource as 0)
    const position = positionOn(this.p, track)
    return position >= END ? 0 : W.ownTrack[Math.min(3, Math.max(0, tierOf(position + 1) - 1))]
  }

  /** What each icon of a row counts at the next scorings, per scoring (TA-4.3). */
  counted(row: number): number {
    return (this.#rows[row] ??= this.#counted(row) + W.growth[row])
  }
  #counted(row: number): number {
    const { t, seat, box } = this
    return row === 0
      ? this.p.tech.length
      : row === 1
        ? capitalPoints(t, seat, box)
        : row === 3
          ? controlled(t, seat, box)
          : 0
  }

  /** A building of this type: what its slot brings from now on, and its plot. */
  building(type: number): number {
    const { box, p } = this
    const k = p.exposed[type]
    if (k >= SLOTS) return 0
    let worth = this.plots(1)
    for (const effect of box.slots[type][k].effects) {
      const e = box.effects[effect]
      if (e.op === 'vp') worth += e.n * this.scorings
      else if (e.op === 'vp-per' || e.op === 'score-capital') worth += this.counted(type) * this.scorings
      else if (e.op === 'gain') worth += W.slot * e.n * this.gains
    }
    return worth
  }
  /** What beginning the next era before the neighbours is worth (TA-4.2): nothing as long as none of them is about to. */
  race(): number {
    const { t, era } = this
    if (era < 1 || era >= ERAS - 1) return 0
    let least = Infinity
    for (const s of neighboursOf(t, this.seat)) {
      const q = t.players[s]
      if (q.era > era) return 0
      if (q.era === era) least = Math.min(least, isRival(t, s) ? t.solo!.decision.length / 2 : resourcesOf(q))
    }
    return least <= W.raceFrom ? W.race[era] : 0
  }
  /** This many plots of the capital. */
  plots(n: number): number {
    return n * (this.icons() * this.scorings * W.plot + (this.playing ? W.district : 0))
  }
  /** Exposed icons that score the capital. */
  icons(): number {
    const exposed = this.p.exposed[1]
    return exposed >= 5 ? 3 : exposed >= 3 ? 2 : 1
  }
  landmark(landmark: number): number {
    const [cells] = this.box.shapes[this.box.landmarks[landmark].shape].cells
    return this.plots(cells.length) + 0.6
  }

  tapestry(n = 1): number {
    const held = this.p.hand.length
    let worth = 0
    for (let k = 0; k < n; k++) worth += held + k < this.plays ? W.tapestry : W.spareTapestry
    return worth
  }
  tile(n = 1): number {
    let worth = 0
    for (let k = 0; k < n; k++) worth += W.tile[Math.min(2, this.p.tiles.length + k)]
    return this.playing ? worth : 0
  }
  /** What the armories' icons add for a territory more. */
  territory(): number {
    const exposed = this.p.exposed[3]
    const icons = exposed >= 5 ? 2 : exposed >= 3 ? 1 : 0
    return icons * this.scorings + 0.3
  }
  /** What the markets' icons add for a tech card more, and its further rows. */
  tech(card = NONE): number {
    const exposed = this.p.exposed[0]
    const icons = exposed >= 5 ? 3 : exposed >= 3 ? 2 : 1
    const own = card === NONE ? 2.2 : this.#card(card)
    return icons * this.scorings + W.tech + own
  }
  #card(card: number): number {
    const { circle, square } = this.box.tech[card]
    return W.circle * this.effect(circle, 1) + W.square * this.effect(square, 1)
  }
  /** Moving a card up, or the best of those that can. */
  upgrade(card: number): number {
    const held = this.p.tech.find(x => cardOf(x) === card)
    if (held === undefined) return 0
    const { circle, square } = this.box.tech[card]
    return techRowOf(held) === BOTTOM
      ? this.effect(circle, 1) * (1 - W.circle) + this.effect(square, 1) * 0.2
      : this.effect(square, 1) * (1 - W.square)
  }
  bestUpgrade(): number {
    let best = 0
    for (const held of this.p.tech) if (techRowOf(held) !== TOP) best = Math.max(best, this.upgrade(cardOf(held)))
    return best
  }
  again(circle: boolean): number {
    let best = 0
    for (const held of this.p.tech)
      if (techRowOf(held) === (circle ? MIDDLE : TOP)) {
        const { circle: c, square } = this.box.tech[cardOf(held)]
        best = Math.max(best, this.effect(circle ? c : square, 2))
      }
    return best
  }

  /** Entering a space: the step itself, its landmark, the end of the track, and, with them, benefit and bonus. */
  enter(space: number, benefit: boolean, bonus: number, depth: number): number {
    const { t, box, p } = this
    const position = positionOf(space)
    const { landmark } = box.spaces[space]
    let worth: number = W.step1[position] * this.stepping()
    if (landmark !== NONE && t.landmarks[landmark] === NONE) worth += this.landmark(landmark)
    if (position === END && !(p.achieved & 1)) worth += placesOf(t, 0, box)[t.achievements[0]] ?? 0
    if (benefit) worth += this.space(space, bonus, depth)
    return worth
  }
  /** How much of what steps are worth there is still time for. */
  stepping(): number {
    return this.playing ? W.steps + W.laterSteps * this.scorings : 0
  }
  /** Benefit and bonus of a space. */
  space(space: number, bonus: number, depth: number): number {
    const s = this.box.spaces[space]
    let worth = this.effect(s.benefit, depth)
    if (bonus && s.bonus !== NONE) worth += Math.max(0, this.effect(s.bonus, depth) - this.bonusCost(space))
    return worth
  }
  bonusCost(space: number): number {
    const { cost } = this.box.spaces[space]
    const { p } = this
    if (cost.resources) return p.resources.some(n => n > 0) ? this.one * cost.resources : 99
    const have = cost.discard === TAPESTRY ? p.hand.length : cost.discard === 1 ? p.tiles.length : p.tech.length
    if (have < cost.n) return 99
    return cost.discard === TAPESTRY
      ? Math.max(0, cost.n - Math.max(0, have - this.plays)) * W.tapestry + cost.n * 0.5
      : cost.discard === 1
        ? cost.n * 0.9
        : cost.n * 1.5
  }
  /** A free advance on a track by its most advanced token that can. */
  advance(track: number, benefit: boolean, bonus: number, depth: number): number {
    const { t, seat, box } = this
    if (!canAdvance(t, seat, track, box)) return 0
    let best = 0
    for (const token of this.p.tokens)
      if (token >= spaceOf(track, 0) && token < spaceOf(track, END))
        best = Math.max(best, this.enter(token + 1, benefit, bonus, depth))
    return best
  }
  /** A roll of the science die, declined where the track is of no use. */
  research(benefit: boolean, bonus: number, depth: number): number {
    let sum = 0
    for (let track = 0; track < TRACKS.length; track++) sum += this.advance(track, benefit, bonus, depth)
    return (sum / TRACKS.length) * W.research
  }

  /** What an effect brings, benefits within benefits down to this depth. */
  effect(effect: number, depth: number, at = NONE): number {
    if (effect === NONE) return 0
    if (depth <= 0) return 2
    const known = at === NONE && depth === W.depth ? this.#worth[effect] : undefined
    if (known !== undefined) return known
    const worth = this.#effect(effect, depth, at)
    if (at === NONE && depth === W.depth) this.#worth[effect] = worth
    return worth
  }
  #effect(effect: number, depth: number, at: number): number {
    const { t, seat, box, p } = this
    const e = box.effects[effect]
    switch (e.op) {
      case 'gain':
        return this.resource(e.res, e.n)
      case 'lose':
        return -this.one * e.n
      case 'vp':
        return e.n
      case 'vp-per':
        return e.each * count(t, seat, e.per, e.track, box)
      case 'gain-card':
        return e.kind === TAPESTRY ? this.tapestry(e.n) : e.kind === SPACE ? 2 * e.n : this.tile(e.n)
      case 'gain-building': {
        let best = 0
        for (let type = 0; type < BUILDINGS.length; type++)
          if ((e.types >> type) & 1) best = Math.max(best, this.building(type))
        return best
      }
      case 'gain-landmark':
        return e.landmark === NONE ? this.plots(9) : t.landmarks[e.landmark] === NONE ? this.landmark(e.landmark) : 0
      case 'explore':
        return p.tiles.length || e.drawn ? W.explore : 0
      case 'conquer':
        return p.outposts ? W.conquer + this.territory() : 0
      case 'research':
        return e.times * this.research(e.benefit, e.bonus, depth - 1) + (e.maxOutVp ? e.times : 0)
      case 'invent':
        return this.tech()
      case 'upgrade':
        return e.just ? 3 : this.bestUpgrade()
      case 'advance': {
        const track = e.track === ROLLED ? at : e.track
        return track === NONE
          ? this.research(e.benefit, e.bonus, depth - 1)
          : this.advance(track, e.benefit, e.bonus, depth - 1)
      }
      case 'regress':
        return this.regress(e.track, e.benefit, depth - 1)
      case 'repeat-position':
        return this.repeat(depth - 1)
      case 'seq':
      case 'any-order':
        return e.parts.reduce((sum, part) => sum + this.effect(part, depth, at), 0)
      case 'choose':
        return this.best(e.parts, depth, at)
      case 'optional':
        return Math.max(0, this.effect(e.part, depth, at))
      case 'block-track':
        return 1
      default:
        return this.#named(e, depth, at)
    }
  }
  #named(e: NamedEffect, depth: number, at: number): number {
    const worth = WORTHS[e.op]
    return typeof worth === 'function' ? worth(this, e, depth, at) : worth.points
  }
  best(parts: readonly number[], depth: number, at: number): number {
    let best = 0
    for (const part of parts) best = Math.max(best, this.effect(part, depth, at))
    return best
  }
  regress(track: number, benefit: boolean, depth: number): number {
    const position = positionOn(this.p, track)
    if (position === 0 || isComplete(this.p, track)) return 0
    return (benefit ? this.space(spaceOf(track, position - 1), 1, depth) : 0) - W.step1[position]
  }
  repeat(depth: number): number {
    let best = 0
    for (const token of this.p.tokens) if (positionOf(token)) best = Math.max(best, this.space(token, 1, depth))
    return best
  }
  /** A tapestry card, played now. */
  card(card: number): number {
    const { box } = this
    const { id, whenPlayed, kind } = box.tapestries[card]
    if (kind === 1) return ERA[id]?.points ?? 3
    if (whenPlayed === NONE) return 0
    const context = { origin: box.origin.tapestry + card, at: NONE }
    return possible(this.t, this.seat, whenPlayed, context, box) ? this.effect(whenPlayed, W.depth) : 0
  }
}
