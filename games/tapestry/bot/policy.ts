/** A light policy: how likely a fair player would make each move. It weighs the rollouts and the first looks of a search. */
import { asked, bitCount, codec, type Game, likelihoods, type Seat, verbNumbers } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { BAND, Ground } from './ground.ts'
import { alignment, besideOwn, controller, worldOf } from '../rules/map.ts'
import { BANDS, fullColumns, fullDistricts, fullRows } from '../rules/shapes.ts'
import { cardOf, type TapestryStep, type TapestryTable } from '../rules/table.ts'
import { NONE, PAY, positionOf, TRACK_RESOURCE, trackOf } from '../rules/terms.ts'
import { positionOn } from '../rules/tracks.ts'
import { tileBenefit } from '../rules/effects.ts'
import { V } from '../rules/words.ts'
import { dance, predict, settle, statue, trade, uncover, walk, watch } from './mats.ts'
import { Mind } from './mind.ts'
import { CIVILIZATION, USUAL, W } from './weights.ts'

const WORDS = codec(V)
const VERB = verbNumbers(V)
const ROTATIONS = WORDS.domains[VERB.lay][1].size
const PLACES = WORDS.domains[VERB.place][1].size
const NUMBERS = WORDS.domains[VERB.predict][1].size
const SQUARES = WORDS.domains[VERB.watch][1].size
const CARDS = WORDS.domains[VERB.copy][1].size
const SPACES = WORDS.domains[VERB['copy-space']][1].size

const PAYING: ReadonlySet<string> = new Set<TapestryStep['do']>(['cost', 'lose', 'pay-bonus'])

/** Fills `out` with a weight for each of the legal moves of a seat: by how much better or worse its estimate is than the best. */
export function weigh(
  game: Game<TapestryTable, Box>,
  t: TapestryTable,
  seat: Seat,
  moves: readonly number[],
  out: number[],
): void {
  out.length = moves.length
  if (moves.length === 1) {
    out[0] = 1
    return
  }
  const s = asked(t, seat)!
  const think = new Thought(new Mind(t, seat, game.box), s)
  const [heat, far] = s.do === 'act' ? W.turn : PAYING.has(s.do) ? W.paying : s.do === 'place' ? W.placing : W.step
  for (let k = 0; k < moves.length; k++) {
    const v = WORDS.verbOf(moves[k])
    out[k] = think.worth(v, moves[k] - WORDS.first[v])
  }
  likelihoods(out, heat, far)
}

class Thought {
  readonly m: Mind
  readonly s: TapestryStep
  readonly t: TapestryTable
  readonly box: Box

  constructor(m: Mind, s: TapestryStep) {
    this.m = m
    this.s = s
    this.t = m.t
    this.box = m.box
  }

  /** What a move of the question at hand brings. */
  worth(v: number, a: number): number {
    const { m, s, box } = this
    switch (v) {
      case VERB.advance:
        return this.advance(a)
      case VERB.income:
        return W.income[Math.min(4, m.p.era)] + m.race()
      case VERB.pay:
      case VERB.lose:
        return this.spare(a)
      case VERB.gain:
      case VERB.convert:
        return m.resource(a)
      case VERB.choose:
        return m.effect(a, W.depth, 'at' in s ? s.at : NONE)
      case VERB.accept:
        return this.accept()
      case VERB.place:
        return this.place((a / PLACES) | 0, a % PLACES)
      case VERB.beside:
        return -1
      case VERB.statue:
        return statue(m, a)
      case VERB.settle:
        return settle(m, a)
      case VERB.dance:
        return dance(m, a)
      case VERB.walk:
        return walk(m, a)
      case VERB.row:
        return uncover(m, a)
      case VERB.trade:
        return trade(m, a)
      case VERB.watch:
        return watch(m, a % SQUARES)
      case VERB.tile:
        return m.effect(box.territories[a].benefit, 2)
      case VERB.lay:
        return this.lay((a / ROTATIONS) | 0, a % ROTATIONS)
      case VERB.conquer:
        return this.conquer(a)
      case VERB['take-die']:
        return this.die(a)
      case VERB.spring:
        return 6
      case VERB.use:
        return this.use(a)
      case VERB.regress:
        return m.space(a, 1, 2) - W.step1[positionOf(a) + 1]
      case VERB.repeat:
        return m.space(a, 1, 2)
      case VERB.singularity:
        return 12 - positionOn(m.p, a)
      case VERB['explore-space']:
        return m.effect(box.spaceTiles[a].benefit, 2)
      case VERB.invent:
        return m.tech(a)
      case VERB['invent-top']:
        return m.tech()
      case VERB.upgrade:
      case VERB.improve:
        return m.upgrade(a)
      case VERB.again:
        return s.do === 'again-tech' ? m.effect(s.circle ? box.tech[a].circle : box.tech[a].square, 2) : 1
      case VERB.building:
        return m.building(a)
      case VERB.landmark:
        return m.landmark(a)
      case VERB.play:
        return m.card(a)
      case VERB['discard-tapestry']:
        return -m.card(a)
      case VERB['discard-territory']:
        return -m.effect(box.territories[a].benefit, 2)
      case VERB['discard-tech']:
        return -m.tech(a) + (m.p.tech.some(x => cardOf(x) === a && (x & 3) === 2) ? 4 : 0)
      case VERB.track:
      case VERB.lead:
        return m.advance(a, true, 0, 2)
      case VERB.match:
        return positionOf(a)
      case VERB['keep-civilization']:
        return CIVILIZATION[box.civilizations[a].id]?.points ?? USUAL
      case VERB.decline:
      case VERB.done:
      case VERB.yield:
        return 0
      case VERB.stop:
        return s.do === 'alchemists' ? bitCount(s.marks) * 3 - 4 : 0
      case VERB.predict:
        return predict((a / NUMBERS) | 0, a % NUMBERS)
      case VERB.copy:
      case VERB.herald:
        return m.card(a % CARDS)
      case VERB['copy-space']:
        return m.space(a % SPACES, 1, 2)
      case VERB.buy:
      case VERB.sell:
        return 0.5
      default:
        return 1
    }
  }

  /** An advance that is paid for, or a free one. */
  advance(space: number): number {
    const { m, s, box } = this
    if (s.do !== 'act') return m.enter(space, true, PAY, 2)
    const { own, any } = box.spaces[space]
    const resource = TRACK_RESOURCE[trackOf(space)]
    return m.enter(space, true, PAY, W.depth) - (own * (m.one + m.need(resource)) + any * m.one) * W.cost
  }

  /** Which resource is best given away: what is plentiful and not wanted for its track. */
  spare(resource: number): number {
    const { m, s } = this
    const worth = m.p.resources[resource] * W.plenty - m.need(resource) * W.needed
    if (s.do !== 'cost' && s.do !== 'pay-bonus') return worth
    const space = s.do === 'pay-bonus' ? s.space : NONE
    const gain = space === NONE ? 0 : m.effect(this.box.spaces[space].bonus, 2) - m.one
    return worth + gain
  }

  accept(): number {
    const { m, s, box } = this
    if (s.do === 'pay-bonus') return m.effect(box.spaces[s.space].bonus, 2) - (s.free ? 0 : m.bonusCost(s.space))
    if ('effect' in s && 'at' in s) return m.effect(s.effect, 2, s.at) - (s.do === 'may' ? 0 : 0.5)
    return 3
  }

  use(track: number): number {
    const { m, s, box } = this
    if (s.do !== 'rolled') return m.advance(track, true, 0, 2)
    const e = box.effects[s.effect]
    if (e.op !== 'research') return 0
    return m.advance(track, e.benefit, e.bonus, 2) || e.maxOutVp
  }

  lay(hex: number, rotation: number): number {
    const { m, s, t, box } = this
    const tile = s.do === 'lay' ? s.tile : NONE
    const points = tile === NONE ? 0 : alignment(t, tile, hex, rotation, box)
    return points + (besideOwn(t, m.seat, hex, box) ? 0.4 : 0)
  }

  conquer(hex: number): number {
    const { m, t, box } = this
    const holder = controller(t, hex)
    let worth = holder === NONE ? 1 : 1 + (m.p.achieved & 2 ? 0.5 : W.topple)
    if (worldOf(t, box).middle === hex && !(m.p.achieved & 4)) worth += 6
    return worth + 0.3 * m.effect(tileBenefit(t, hex, box), 2)
  }

  die(die: number): number {
    const { m, s } = this
    if (s.do !== 'take-die') return 0
    return m.effect(die === 0 ? s.red : s.black, 2, s.hex)
  }

  /** What a building or landmark completes, and how it fills what is begun: the nearer to complete, the better. */
  place(turn: number, corner: number): number {
    const { m, s, box } = this
    if (s.do !== 'place') return 0
    const shape = s.thing < box.landmarks.length ? box.landmarks[s.thing].shape : 0
    const mask = box.shapes[shape].masks[turn]
    const ground = (this.#ground ??= new Ground(m.p.filled))
    const { filled } = ground
    let inside = 0
    let around = 0
    let plot = 0
    for (let band = 0; band < BANDS; band++) {
      const plots = mask[corner * BANDS + band]
      ground.after[band] = filled[band] | plots
      for (let rest = plots; rest; rest &= rest - 1) {
        plot = band * BAND + 31 - Math.clz32(rest & -rest)
        inside++
        around += ground.around[plot]
      }
    }
    const alone = inside === 1
    const lines = alone ? ground.linesBy(plot) : newLines(ground)
    const districts = alone ? ground.districtsBy(plot) : bitCount(fullDistricts(ground.after)) - ground.districts
    return (
      inside * W.inside +
      lines * Math.max(1, m.icons() * m.scorings) * W.line +
      districts * W.complete +
      around * W.full
    )
  }
  #ground: Ground | undefined
}

const newLines = ({ after, lines }: Ground): number => bitCount(fullRows(after)) + bitCount(fullColumns(after)) - lines
