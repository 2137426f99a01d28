/** TA-10: when a "this era" card does what, as records: the icons and the sentence of each card come from here. */
import type { EffectKinds, EffectOf, Effect as Told } from '@loggia/core'
import type { TapestryCard } from '../box.ts'
import { BUILDINGS, NONE, TRACKS, TRAP } from '../terms.ts'

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
  /** Dictatorship: one track for all four choices. */
  'dictate': object
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
  'dictate': { icons: '+ ? ([opponent]) ×', rule: 'TA-10.16' },
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
