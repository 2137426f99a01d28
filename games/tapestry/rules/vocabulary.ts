/**
 * The vocabulary of effects (TA-20): what spaces, tiles, cards and mats do, in some thirty words, which make any card
 * readable in its JSON. Equal effects are one, named after what they do: `gain-coin-1`, `explore-then-vp-3`. This file
 * has the grammar that spaces, tiles and cards share; every other word has a folder in `effects/`.
 */
import { indexIn } from '@loggia/core'
import type { Named } from '../effects/names.ts'
import { RULES } from '../effects/rules.ts'
import { ANY, BONUSES, BUILDINGS, CARDS, DICE, DISCARDS, NONE, PER, type Per, RESOURCES, TRACKS } from './terms.ts'
import type { Field } from './word.ts'

export type { Named }

/** TA-10: the track that the science die of the same card has shown. */
export const ROLLED = 4

/** An effect as the data write it (TA-20.3). */
export type RawEffect =
  | { op: 'gain' | 'lose'; res: string; n: number }
  | { op: 'gain-card'; kind: string; n: number }
  | { op: 'gain-building'; type: string }
  | { op: 'gain-landmark'; landmark: string }
  | { op: 'vp'; n: number }
  | { op: 'vp-per'; per: string; each: number; track?: string }
  | { op: 'explore'; where: string; tile?: string }
  | { op: 'conquer'; where: string; dice: string }
  | { op: 'research'; benefit: boolean; bonus: string; times?: number; maxOutVp?: number }
  | { op: 'invent'; source: string }
  | { op: 'upgrade'; card?: string }
  | { op: 'advance' | 'regress'; track: string; benefit: boolean; bonus: string }
  | { op: 'repeat-position'; limit?: string }
  | { op: 'block-track'; track: string }
  | RawNamed
  | { seq: RawEffect[] }
  | { anyOrder: RawEffect[] }
  | { choose: RawEffect[] }
  | { optional: RawEffect }
  | { pay: { give?: string; discard?: string }; then?: RawEffect; thenEach?: RawEffect }

/** A word with a folder of its own; what else it says stands in its `rule.ts`. */
interface RawNamed {
  op: Named
}

export type Effect = { id: string } & (
  | { op: 'gain' | 'lose'; res: number; n: number }
  | { op: 'gain-card'; kind: number; n: number }
  /** `types`: a bit for each type of building that may be gained. */
  | { op: 'gain-building'; types: number }
  /** `landmark`: NONE for any of the landmark board (Dystopia). */
  | { op: 'gain-landmark'; landmark: number }
  | { op: 'vp'; n: number }
  | { op: 'vp-per'; per: Per; each: number; track: number }
  /** `drawn`: only the tile that was just drawn (Coal Baron). */
  | { op: 'explore'; anywhere: boolean; drawn: boolean }
  | { op: 'conquer'; anywhere: boolean; dice: number }
  /** TA-6.6, 6.7: `times` rolls; `maxOutVp` for a die that shows a track where one stands on 12. */
  | { op: 'research'; benefit: boolean; bonus: number; times: number; maxOutVp: number }
  /** `source`: `any`, `face-up` or `deck` (TA-8.1). */
  | { op: 'invent'; source: string }
  /** `just`: only the card that was just invented. */
  | { op: 'upgrade'; just: boolean }
  | { op: 'advance' | 'regress'; track: number; benefit: boolean; bonus: number }
  | { op: 'repeat-position'; once: boolean }
  /** TA-10.16: closed to the opponents until the end of the owner's next turn. */
  | { op: 'block-track'; track: number }
  /** `n`: points, or points for each. `most`: how often. `rightFirst`: the neighbour to the right comes first. */
  | { op: Named; n: number; most: number; parts: number[]; rightFirst: boolean }
  | { op: 'seq' | 'any-order' | 'choose'; parts: number[] }
  | { op: 'optional'; part: number }
)
export type EffectOp = Effect['op']
export type EffectOf<Op extends EffectOp> = Extract<Effect, { op: Op }>

/** What the data write beside a word, by its `says`. */
function sayings(raw: RawNamed) {
  const { says, older, parts } = RULES[raw.op]
  const said: Readonly<Record<string, unknown>> = { ...older, ...raw }
  const all = (field: Field) =>
    Object.keys(says).flatMap(key => (says[key] === field && said[key] !== undefined ? [said[key]] : []))
  return {
    n: (all('points')[0] as number | undefined) ?? 0,
    most: (all('limit')[0] as number | undefined) ?? 0,
    order: all('order')[0] as string | undefined,
    parts: parts?.(said) ?? (all('effect') as RawEffect[]),
  }
}

/** Collects effects: `effect` gives the number of one in `effects`, NONE for none. `landmarks`: their ids. */
export function effectsOf(landmarks: readonly string[]): {
  effects: Effect[]
  effect: (raw: RawEffect | null | undefined) => number
} {
  const effects: Effect[] = []
  const known = (e: Effect): number => {
    const k = effects.findIndex(x => x.id === e.id)
    return k < 0 ? effects.push(e) - 1 : k
  }
  const all = (op: 'seq' | 'any-order' | 'choose', list: RawEffect[], between: string): number => {
    const parts = list.map(effect)
    return known({ id: parts.map(p => effects[p].id).join(between), op, parts })
  }
  const flags = (e: { benefit: boolean; bonus: string }): string =>
    `${e.benefit ? '' : '-x'}${e.bonus === 'free' ? '-free' : e.benefit && e.bonus === 'none' ? '-no-bonus' : ''}`
  function effect(raw: RawEffect | null | undefined): number {
    if (!raw) return NONE
    if ('seq' in raw) return all('seq', raw.seq, '-then-')
    if ('anyOrder' in raw) return all('any-order', raw.anyOrder, '-and-')
    if ('choose' in raw) return all('choose', raw.choose, '-or-')
    if ('optional' in raw) {
      const part = effect(raw.optional)
      return known({ id: `may-${effects[part].id}`, op: 'optional', part })
    }
    if (!('op' in raw)) {
      const op = raw.pay.give ? 'give-tile' : 'discard-for-vp'
      const each = raw.thenEach ?? raw.then
      return known({ id: op, op, n: each && 'n' in each ? each.n : 0, most: 0, parts: [], rightFirst: false })
    }
    switch (raw.op) {
      case 'gain':
      case 'lose':
        return known({
          id: `${raw.op}-${raw.res}-${raw.n}`,
          op: raw.op,
          res: raw.res === 'any' ? ANY : indexIn(RESOURCES, raw.res),
          n: raw.n,
        })
      case 'gain-card':
        return known({ id: `gain-${raw.kind}-${raw.n}`, op: raw.op, kind: indexIn(CARDS, raw.kind), n: raw.n })
      case 'gain-building': {
        const types = raw.type === 'any' ? 15 : 1 << indexIn(BUILDINGS, raw.type)
        return known({ id: `gain-building-${raw.type}`, op: raw.op, types })
      }
      case 'gain-landmark': {
        const any = raw.landmark === 'choose-from-board'
        return known({
          id: `gain-landmark-${any ? 'any' : raw.landmark}`,
          op: raw.op,
          landmark: any ? NONE : indexIn(landmarks, raw.landmark),
        })
      }
      case 'vp':
        return known({ id: `vp-${raw.n}`, op: raw.op, n: raw.n })
      case 'vp-per': {
        const track = raw.track === undefined ? NONE : indexIn(TRACKS, raw.track)
        return known({
          id: `vp-${raw.each}-per-${raw.track ?? raw.per}`,
          op: raw.op,
          per: PER[indexIn(PER, raw.per)],
          each: raw.each,
          track,
        })
      }
      case 'explore':
        return known({
          id: `explore${raw.where === 'anywhere' ? '-anywhere' : ''}${raw.tile ? '-that' : ''}`,
          op: raw.op,
          anywhere: raw.where === 'anywhere',
          drawn: raw.tile !== undefined,
        })
      case 'conquer': {
        const anywhere = raw.where === 'anywhere'
        return known({
          id: `conquer${anywhere ? '-anywhere' : ''}${raw.dice === 'one' ? '' : `-${raw.dice}`}`,
          op: raw.op,
          anywhere,
          dice: indexIn(DICE, raw.dice),
        })
      }
      case 'research': {
        const { times = 1, maxOutVp = 0 } = raw
        return known({
          id: `research${flags(raw)}${times > 1 ? `-${times}` : ''}`,
          op: raw.op,
          benefit: raw.benefit,
          bonus: indexIn(BONUSES, raw.bonus),
          times,
          maxOutVp,
        })
      }
      case 'invent':
        return known({ id: `invent${raw.source === 'any' ? '' : `-${raw.source}`}`, op: raw.op, source: raw.source })
      case 'upgrade':
        return known({ id: raw.card ? 'upgrade-that' : 'upgrade', op: raw.op, just: raw.card !== undefined })
      case 'advance':
      case 'regress':
        return known({
          id: `${raw.op}-${raw.track}${flags(raw)}`,
          op: raw.op,
          track: raw.track === 'rolled' ? ROLLED : indexIn(TRACKS, raw.track),
          benefit: raw.benefit,
          bonus: indexIn(BONUSES, raw.bonus),
        })
      case 'repeat-position':
        return known({ id: raw.limit ? 'repeat-position-once' : raw.op, op: raw.op, once: raw.limit !== undefined })
      case 'block-track':
        return known({ id: `block-${raw.track}`, op: raw.op, track: indexIn(TRACKS, raw.track) })
      default: {
        const { n, most, order, parts: within } = sayings(raw)
        const parts = within.map(effect)
        const named = [raw.op, ...parts.map(p => effects[p].id), ...[n, most].filter(Boolean), order].filter(Boolean)
        return known({ id: named.join('-'), op: raw.op, n, most, parts, rightFirst: order === 'right-left' })
      }
    }
  }
  return { effects, effect }
}

/** What a bonus costs (TA-5.3): any 1 resource, or an amount of a kind. */
export interface BonusCost {
  resources: number
  /** Index among DISCARDS, NONE where it is a resource. */
  discard: number
  n: number
}
export const bonusCost = (pay: { res?: string; discard?: string; n: number }): BonusCost =>
  pay.discard === undefined
    ? { resources: pay.n, discard: NONE, n: 0 }
    : { resources: 0, discard: indexIn(DISCARDS, pay.discard), n: pay.n }
