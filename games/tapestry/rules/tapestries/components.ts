/** TA-10: what is one card's own, and when a "this era" card does what, as records: the icons and the sentence of each card come from here. */
import type { EffectKinds, EffectOf, Effect as Told } from '@loggia/core'
import type { TapestryCard } from '../box.ts'
import { BUILDINGS, NONE, TRACKS, TRAP } from '../terms.ts'
import type { Effect, Named } from '../vocabulary.ts'

type List = readonly Told[]
/** The fields of each kind. Amounts are counts, all else are ids. */
export interface CardKinds {
  /** What happens whenever something does; about a track or a type of building. */
  'when': { event: string; does: List }
  'when-on-track': { event: string; track: string; does: List }
  'when-building': { event: string; building: string; does: List }
  /** A rule that is another one meanwhile, and what is forbidden. */
  'changed': { rule: string }
  'forbidden': { what: string }
  'closed-to-you': { track: string }
  /** TA-7.6 */
  'trap': object
  /** One card's own each, called by its word in the vocabulary. */
  'roll-science-die': object
  'each-player': { does: List }
  'each-opponent': { does: List }
  'each-neighbour': { does: List }
  'choose-opponent': object
  'choose-opponent-and-track': object
  'copy-benefit': object
  'copy-opponent-position': object
  'copy-tapestry': object
  'circle-benefit-of-that-card': object
  'colonialism': { mountain: List; grass: List; forest: List; desert: List }
  'compare-landmarks': { fewest: List; most: List; other: List }
  'convert-income-food': { n: number }
  'dark-ages': object
  /** Dictatorship: one track for all four choices. */
  'dictate': object
  'discard-for-vp': { n: number }
  'double-tile-benefit': object
  'give-tile': { n: number }
  'guilds': { n: number; most: number }
  'if-first-in-era': { first: List; other: List }
  'match-closest-opponent': object
  'oil-magnate': object
  'olympic-host': { n: number; some: List; none: List }
  'overplay-with-gained': { n: number }
  'per-track-where-last': { does: List }
  'place-outpost': object
  'advance-each-track-once': object
  'stand-up-outposts': { n: number }
}
type CardEffect = EffectOf<CardKinds>

export const CARD_KINDS: EffectKinds<CardKinds> = {
  'when': { icons: '([again]) {does}', rule: 'TA-10.2' },
  'when-on-track': { icons: '([{track}]) {does}', rule: 'TA-10.2' },
  'when-building': { icons: '([{building}]) {does}', rule: 'TA-10.2' },
  'changed': { icons: '[tapestry]', rule: 'TA-10.2' },
  'forbidden': { icons: '[outpost] ×', rule: 'TA-7.3' },
  'closed-to-you': { icons: '[{track}] ×', rule: 'TA-5.11' },
  'trap': { icons: '[outpost] × [any]', rule: 'TA-7.6' },
  'roll-science-die': { icons: '[science-die]', rule: 'TA-6.6' },
  'each-player': { icons: '{does} ([opponent])', rule: 'TA-3.6' },
  'each-opponent': { icons: '([opponent]) {does}', rule: 'TA-3.6' },
  'each-neighbour': { icons: '([opponent]) {does}', rule: 'TA-3.6' },
  'choose-opponent': { icons: '[opponent]', rule: 'TA-10.6' },
  'choose-opponent-and-track': { icons: '[opponent] ?', rule: 'TA-10.6' },
  'copy-benefit': { icons: '[opponent] [again]', rule: 'TA-10.7' },
  'copy-opponent-position': { icons: '[opponent] [again]', rule: 'TA-10.7' },
  'copy-tapestry': { icons: '[tapestry] [again]', rule: 'TA-10.14' },
  'circle-benefit-of-that-card': { icons: '[tech] [circle]', rule: 'TA-8.6' },
  'colonialism': { icons: '[hex] {mountain} (/) {grass} (/) {forest} (/) {desert}', rule: 'TA-10.16' },
  'compare-landmarks': { icons: '[landmark] {fewest} (/) {most} (/) {other}', rule: 'TA-10.12' },
  'convert-income-food': { icons: '[food] → [any] [vp] {n}', rule: 'TA-10.2' },
  'dark-ages': { icons: '+3 (/) −1', rule: 'TA-10.10' },
  'dictate': { icons: '+ ? ([opponent]) ×', rule: 'TA-10.16' },
  'discard-for-vp': { icons: '[tapestry] → [vp] {n}', rule: 'TA-10.5' },
  'double-tile-benefit': { icons: '[hex] ×2', rule: 'TA-10.16' },
  'give-tile': { icons: '[territory] → [opponent] [vp] {n}', rule: 'TA-6.11' },
  'guilds': { icons: '[any] ↔ [vp] {n} (×) {most}', rule: 'TA-1.4' },
  'if-first-in-era': { icons: '{first} (/) {other}', rule: 'TA-10.13' },
  'match-closest-opponent': { icons: '→ [opponent]', rule: 'TA-10.9' },
  'oil-magnate': { icons: '+ ? ([opponent])', rule: 'TA-10.16' },
  'olympic-host': { icons: '[worker] → [vp] {n} ([opponent]) {some} (/) {none}', rule: 'TA-10.16' },
  'overplay-with-gained': { icons: '[tapestry] ↓ [vp] {n}', rule: 'TA-10.15' },
  'per-track-where-last': { icons: '(×) [lead] {does}', rule: 'TA-10.8' },
  'place-outpost': { icons: '[outpost]', rule: 'TA-6.9' },
  'advance-each-track-once': { icons: '+ ×4', rule: 'TA-10.11' },
  'stand-up-outposts': { icons: '[outpost] ↑ {n}', rule: 'TA-10.16' },
}

/** Words that stand on spaces and tiles too have kinds elsewhere. */
export type Own = Extract<Named, keyof CardKinds>
type OwnEffect = Extract<Effect, { op: Named }> & { op: Own }

/** `told`: the records of a further effect by its number. */
export function ownEffect({ op, n, most, parts }: OwnEffect, told: (effect: number) => List): CardEffect {
  const part = (k: number): List => told(parts[k] ?? NONE)
  switch (op) {
    case 'each-player':
    case 'each-opponent':
    case 'each-neighbour':
    case 'per-track-where-last':
      return { kind: op, does: part(0) }
    case 'colonialism':
      return { kind: op, mountain: part(0), grass: part(1), forest: part(2), desert: part(3) }
    case 'compare-landmarks':
      return { kind: op, fewest: part(0), most: part(1), other: part(2) }
    case 'if-first-in-era':
      return { kind: op, first: part(0), other: part(1) }
    case 'olympic-host':
      return { kind: op, n, some: part(0), none: part(1) }
    case 'guilds':
      return { kind: op, n, most }
    case 'stand-up-outposts':
      return { kind: op, n: most }
    case 'convert-income-food':
    case 'discard-for-vp':
    case 'give-tile':
    case 'overplay-with-gained':
      return { kind: op, n }
    default:
      return { kind: op }
  }
}

/** Events that a card hears of one track only, or of one type of building. */
const ON_TRACK = ['you-advance', 'opponent-advances']
const ON_BUILDING = ['you-gain-building']

/** All that is written on a card: what it does when it is played, and what it does, changes and forbids in its era. */
export function cardEffects(card: TapestryCard, told: (effect: number) => List): List {
  const listeners = Object.entries(card.on).flatMap(([event, trigger]): List => {
    const does = told(trigger!.effect)
    if (event === 'play') return []
    if (card.track !== NONE && ON_TRACK.includes(event))
      return [{ kind: 'when-on-track', event, track: TRACKS[card.track]!, does } satisfies CardEffect]
    if (card.building !== NONE && ON_BUILDING.includes(event))
      return [{ kind: 'when-building', event, building: BUILDINGS[card.building]!, does } satisfies CardEffect]
    return [{ kind: 'when', event, does } satisfies CardEffect]
  })
  const forbids = card.restrict.map(
    (what): CardEffect =>
      what === 'you-no-advance' && card.track !== NONE
        ? { kind: 'closed-to-you', track: TRACKS[card.track]! }
        : { kind: 'forbidden', what },
  )
  return [
    ...told(card.whenPlayed),
    ...told(card.on.play?.effect ?? NONE),
    ...forbids,
    ...card.modify.map((rule): CardEffect => ({ kind: 'changed', rule })),
    ...listeners,
    ...(card.kind === TRAP ? [{ kind: 'trap' } satisfies CardEffect] : []),
  ]
}
