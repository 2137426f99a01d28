/** What spaces, cards, tiles and slots bring, as data: from one record come the icons, the sentence, the name and the explanation. The rules read the box, not these. */
import type { Components, EffectKinds, EffectOf, Effect as Told } from '@loggia/core'
import { ICONS } from '../effects/icons.ts'
import { RULES, type WordKinds } from '../effects/rules.ts'
import type { Box, Space, TechCard } from './box.ts'
import {
  ANY,
  BOTH,
  BOTH_IF_OPPONENT,
  BUILDINGS,
  CARDS,
  DISCARDS,
  FREE,
  NO_BONUS,
  NONE,
  PAY,
  type Per,
  positionOf,
  RESOURCES,
  tierOf,
  trackOf,
  TRACKS,
} from './terms.ts'
import { CARD_KINDS, type CardKinds, cardEffects } from './tapestries/components.ts'
import { type Effect, ROLLED } from './vocabulary.ts'

type List = readonly Told[]
/** The fields of each kind. Amounts are counts, all else are ids. */
export interface Effects extends CardKinds, WordKinds {
  'gain': { n: number; good: string }
  'gain-one': { good: string }
  'any': { n: number }
  'any-one': object
  /** 1 of each resource. */
  'one-of-each': object
  'lose': { n: number; good: string }
  'lose-any': { n: number }
  'cards': { n: number; card: string }
  'card': { card: string }
  'building': { building: string }
  'any-building': object
  'landmark': { landmark: string }
  'any-landmark': object
  'vp': { n: number }
  /** VP for each thing counted, and its icon. */
  'vp-each': { per: string; icon: string }
  'vp-many': { n: number; per: string; icon: string }
  'vp-spaces': { n: number; track: string }
  'explore': object
  'explore-anywhere': object
  'explore-that': object
  'conquer': object
  'conquer-anywhere': object
  'conquer-opponent': object
  'conquer-both': object
  /** The science die: with the benefit of the space and perhaps its bonus, or with neither. */
  'research': object
  'research-x': object
  'research-many': { n: number; vp: number }
  'invent': object
  'invent-face-up': object
  'invent-deck': object
  'upgrade': object
  'upgrade-that': object
  /** On a track: with benefit and bonus, with neither, with a free bonus. */
  'advance': { track: string }
  /** On one of several. */
  'advance-one-of': { tracks: readonly string[] }
  'advance-x': { track: string }
  'advance-free': { track: string }
  'advance-rolled': object
  'advance-rolled-x': object
  'regress': { track: string }
  'regress-x': { track: string }
  'block-track': { track: string }
  'repeat': object
  /** One of two; the second may be a choice again. */
  'either': { one: List; other: List }
  'twice': { does: List }
  'any-order': { parts: List }
  'may': { does: List }
  'discard': { n: number; card: string }
  /** A bonus of a space: what it costs and what it brings. */
  'bonus': { pay: List; does: List }
  /** Tech cards. */
  'circle': { does: List }
  'square': { does: List }
  'needs-tier': { track: string; tier: string }
  'needs-slot': { building: string; n: number }
}
type TapestryEffect = EffectOf<Effects>

export const EFFECTS: EffectKinds<Effects> = {
  'gain': { icons: '[{good}] {n}', rule: 'TA-1.2' },
  'gain-one': { icons: '[{good}]', rule: 'TA-1.2' },
  'any': { icons: '[any] {n}', rule: 'TA-1.2' },
  'any-one': { icons: '[any]', rule: 'TA-1.2' },
  'one-of-each': { icons: '[any] 4', rule: 'TA-5.10' },
  'lose': { icons: '− [{good}] {n}', rule: 'TA-1.2' },
  'lose-any': { icons: '− [any] {n}', rule: 'TA-1.2' },
  'cards': { icons: '[{card}] {n}', rule: 'TA-20.2' },
  'card': { icons: '[{card}]', rule: 'TA-20.2' },
  'building': { icons: '[{building}]', rule: 'TA-9.2' },
  'any-building': { icons: '[building]', rule: 'TA-9.11' },
  'landmark': { icons: '[{landmark}]', rule: 'TA-9.8' },
  'any-landmark': { icons: '[landmark]', rule: 'TA-9.8' },
  'vp': { icons: '[vp] {n}', rule: 'TA-1.4' },
  'vp-each': { icons: '[vp] (×) [{icon}]', rule: 'TA-20.4' },
  'vp-many': { icons: '[vp] {n} (×) [{icon}]', rule: 'TA-20.4' },
  'vp-spaces': { icons: '[vp] (×) [{track}]', rule: 'TA-20.4' },
  'explore': { icons: '[explore]', rule: 'TA-6.1' },
  'explore-anywhere': { icons: '[explore] ∞', rule: 'TA-6.1' },
  'explore-that': { icons: '[explore]', rule: 'TA-6.1' },
  'conquer': { icons: '[outpost]', rule: 'TA-7.3' },
  'conquer-anywhere': { icons: '[outpost] ∞', rule: 'TA-7.3' },
  'conquer-opponent': { icons: '[outpost] [die] 2', rule: 'TA-7.8' },
  'conquer-both': { icons: '[outpost] [die] 2', rule: 'TA-7.8' },
  'research': { icons: '[science-die]', rule: 'TA-6.6' },
  'research-x': { icons: '[science-die] ×', rule: 'TA-6.6' },
  'research-many': { icons: '[science-die] {n} ×', rule: 'TA-6.7' },
  'invent': { icons: '[tech]', rule: 'TA-8.1' },
  'invent-face-up': { icons: '[tech]', rule: 'TA-8.1' },
  'invent-deck': { icons: '[tech] ?', rule: 'TA-8.1' },
  'upgrade': { icons: '[tech] ↑', rule: 'TA-8.4' },
  'upgrade-that': { icons: '[tech] ↑', rule: 'TA-8.4' },
  'advance': { icons: '+ [{track}]', rule: 'TA-5.4' },
  'advance-one-of': { icons: '+ [{tracks}]', rule: 'TA-5.4' },
  'advance-x': { icons: '+ [{track}] ×', rule: 'TA-5.4' },
  'advance-free': { icons: '+ [{track}]', rule: 'TA-5.4' },
  'advance-rolled': { icons: '+ [science-die]', rule: 'TA-6.6' },
  'advance-rolled-x': { icons: '+ [science-die] ×', rule: 'TA-6.6' },
  'regress': { icons: '− [{track}]', rule: 'TA-5.8' },
  'regress-x': { icons: '− [{track}] ×', rule: 'TA-5.8' },
  'block-track': { icons: '[{track}] ×', rule: 'TA-10.16' },
  'repeat': { icons: '[any] [again]', rule: 'TA-5.9' },
  'either': { icons: '{one} (/) {other}', rule: 'TA-3.7' },
  'twice': { icons: '{does} ×2', rule: 'TA-3.5' },
  'any-order': { icons: '{parts}', rule: 'TA-3.5' },
  'may': { icons: '{does}', rule: 'TA-3.7' },
  'discard': { icons: '[{card}] {n}', rule: 'TA-5.3' },
  'bonus': { icons: '{pay} → {does}', rule: 'TA-5.3' },
  'circle': { icons: '[circle] {does}', rule: 'TA-8.4' },
  'square': { icons: '[square] {does}', rule: 'TA-8.4' },
  'needs-tier': { icons: '[{track}] {tier}', rule: 'TA-8.5' },
  'needs-slot': { icons: '[{building}] {n}', rule: 'TA-8.5' },
  ...CARD_KINDS,
  ...ICONS,
}

/** The icons of what `vp-per` counts. */
const COUNTED: Readonly<Record<Exclude<Per, 'track-space'>, string>> = {
  'tech-card': 'tech',
  'controlled-territory': 'outpost',
  'farm': 'farm',
  'house': 'house',
  'market': 'market',
  'armory': 'armory',
  'landmark': 'landmark',
  'territory-tile': 'territory',
  'tapestry-card': 'tapestry',
  'track-where-you-lead-or-tie': 'lead',
  'income-coin': 'coin',
  'opponent': 'opponent',
}
const TIERS = ['', 'I', 'II', 'III', 'IV']
/** A tier as it is written. */
export const tierName = (tier: number): string => TIERS[tier]!

const anyResources = (n: number): TapestryEffect => (n === 1 ? { kind: 'any-one' } : { kind: 'any', n })
const gain = (n: number, res: number): TapestryEffect =>
  res === ANY
    ? anyResources(n)
    : n === 1
      ? { kind: 'gain-one', good: RESOURCES[res]! }
      : { kind: 'gain', n, good: RESOURCES[res]! }

function perEffect(e: { per: Per; each: number; track: number }): TapestryEffect {
  if (e.per === 'track-space') return { kind: 'vp-spaces', n: e.each, track: TRACKS[e.track]! }
  const what = { per: e.per, icon: COUNTED[e.per] }
  return e.each === 1 ? { kind: 'vp-each', ...what } : { kind: 'vp-many', n: e.each, ...what }
}

function onTrack(e: { op: 'advance' | 'regress'; track: number; benefit: boolean; bonus: number }): TapestryEffect {
  const bare = !e.benefit && e.bonus === NO_BONUS
  if (e.track === ROLLED) return { kind: bare ? 'advance-rolled-x' : 'advance-rolled' }
  const track = TRACKS[e.track]!
  if (e.op === 'regress') return { kind: bare ? 'regress-x' : 'regress', track }
  return { kind: bare ? 'advance-x' : e.bonus === FREE ? 'advance-free' : 'advance', track }
}

const either = (lists: readonly List[]): List =>
  lists.length < 2 ? (lists[0] ?? []) : [{ kind: 'either', one: lists[0]!, other: either(lists.slice(1)) }]

/** A choice of tracks is said in one, if all are advanced on alike. */
function oneOf(parts: readonly number[], box: Box): List {
  const all = parts.map(part => box.effects[part])
  const tracks = all.flatMap(e =>
    e.op === 'advance' && e.benefit && e.bonus === PAY && e.track !== ROLLED ? [TRACKS[e.track]] : [],
  )
  return tracks.length === parts.length && tracks.length > 1
    ? [{ kind: 'advance-one-of', tracks }]
    : either(parts.map(part => does(part, box)))
}

/** Whether it closes a track first (Dictatorship). */
function closesTrack(effect: number, box: Box): boolean {
  const e = box.effects[effect]!
  return e.op === 'seq' && box.effects[e.parts[0]!]!.op === 'block-track'
}

/** 1 of each resource in a row is one thing (AI Singularity), and so is the same effect twice. */
function sequence(parts: readonly number[], box: Box): List {
  if (parts.length === 2 && parts[0] === parts[1]) return [{ kind: 'twice', does: does(parts[0], box) }]
  const each = RESOURCES.map(res =>
    box.effects.findIndex(e => e.op === 'gain' && e.n === 1 && RESOURCES[e.res] === res),
  )
  const all = each.every(e => e !== NONE && parts.includes(e))
  const rest = all ? parts.filter(p => !each.includes(p)) : parts
  return [...rest.flatMap(part => does(part, box)), ...(all ? [{ kind: 'one-of-each' } as const] : [])]
}

/** An effect of the vocabulary by its number, NONE for none. */
function does(effect: number, box: Box): List {
  const e = box.effects[effect]
  return e ? told(e, box) : []
}
function told(e: Effect, box: Box): List {
  switch (e.op) {
    case 'gain':
      return [gain(e.n, e.res)]
    case 'lose':
      return [e.res === ANY ? { kind: 'lose-any', n: e.n } : { kind: 'lose', n: e.n, good: RESOURCES[e.res]! }]
    case 'gain-card': {
      const card = CARDS[e.kind]!
      return [e.n === 1 ? { kind: 'card', card } : { kind: 'cards', n: e.n, card }]
    }
    case 'gain-building': {
      const types = BUILDINGS.filter((_, k) => (e.types >> k) & 1)
      return types.length === BUILDINGS.length
        ? [{ kind: 'any-building' }]
        : either(types.map(building => [{ kind: 'building', building }]))
    }
    case 'gain-landmark':
      return [
        e.landmark === NONE ? { kind: 'any-landmark' } : { kind: 'landmark', landmark: box.landmarks[e.landmark]!.id },
      ]
    case 'vp':
      return [{ kind: 'vp', n: e.n }]
    case 'vp-per':
      return [perEffect(e)]
    case 'explore':
      return [{ kind: e.drawn ? 'explore-that' : e.anywhere ? 'explore-anywhere' : 'explore' }]
    case 'conquer':
      return [
        {
          kind: e.anywhere
            ? 'conquer-anywhere'
            : e.dice === BOTH
              ? 'conquer-both'
              : e.dice === BOTH_IF_OPPONENT
                ? 'conquer-opponent'
                : 'conquer',
        },
      ]
    case 'research':
      if (e.times > 1) return [{ kind: 'research-many', n: e.times, vp: e.maxOutVp }]
      return [{ kind: e.benefit || e.bonus === PAY ? 'research' : 'research-x' }]
    case 'invent':
      return [{ kind: e.source === 'any' ? 'invent' : e.source === 'deck' ? 'invent-deck' : 'invent-face-up' }]
    case 'upgrade':
      return [{ kind: e.just ? 'upgrade-that' : 'upgrade' }]
    case 'advance':
    case 'regress':
      return [onTrack(e)]
    case 'block-track':
      return [{ kind: 'block-track', track: TRACKS[e.track]! }]
    case 'repeat-position':
      return [{ kind: 'repeat' }]
    case 'seq':
      return sequence(e.parts, box)
    case 'any-order':
      return [{ kind: 'any-order', parts: e.parts.flatMap(part => does(part, box)) }]
    case 'choose':
      return e.parts.every(part => closesTrack(part, box)) ? [{ kind: 'dictate' }] : oneOf(e.parts, box)
    case 'optional':
      return [{ kind: 'may', does: does(e.part, box) }]
    default:
      return [{ kind: e.op, ...RULES[e.op].told(e, k => does(e.parts[k] ?? NONE, box)) } as TapestryEffect]
  }
}

/** What the bonus of a space costs (TA-5.3). */
function priceOf({ cost }: Space): List {
  if (cost.discard === NONE) return [anyResources(cost.resources)]
  return [{ kind: 'discard', n: cost.n, card: DISCARDS[cost.discard]! }]
}
const space = (s: Space, box: Box): List => [
  ...does(s.benefit, box),
  ...(s.bonus === NONE ? [] : [{ kind: 'bonus', pay: priceOf(s), does: does(s.bonus, box) }]),
]

const tech = (c: TechCard, box: Box): TapestryEffect[] => [
  { kind: 'circle', does: does(c.circle, box) },
  { kind: 'square', does: does(c.square, box) },
  c.space === NONE
    ? { kind: 'needs-slot', building: BUILDINGS[c.row]!, n: c.slot }
    : { kind: 'needs-tier', track: TRACKS[trackOf(c.space)]!, tier: tierName(tierOf(positionOf(c.space))) },
]

/** What everything of a box brings that lies or stands somewhere. */
export const componentsOf = (box: Box): Components => {
  const listed = <X extends { id: string }>(things: readonly X[], says: (thing: X, k: number) => List) =>
    Object.fromEntries(things.map((x, k) => [x.id, says(x, k)] as const).filter(([, list]) => list.length))
  return {
    'effect': listed(box.effects, (_, k) => does(k, box)),
    'space': listed(box.spaces, s => space(s, box)),
    // For the question about it, which knows its space by number.
    'space-bonus': Object.fromEntries(
      box.spaces.flatMap((s, k) => (s.bonus === NONE ? [] : [[k, does(s.bonus, box)]])),
    ),
    'tech': listed(box.tech, c => tech(c, box)),
    'tapestry': listed(box.tapestries, c => cardEffects(c, effect => does(effect, box))),
    'territory': listed(box.territories, t => does(t.benefit, box)),
    // The same, for sentences that say it beside the name of the tile.
    'tile-benefit': listed(box.territories, t => does(t.benefit, box)),
    'space-tile': listed(box.spaceTiles, t => does(t.benefit, box)),
    'cell': listed(
      box.civilizations.flatMap(c => c.cells),
      cell => does(cell.effect, box),
    ),
    'slot': listed(box.slots.flat(), s => s.effects.flatMap(effect => does(effect, box))),
  }
}
