/** What the tiles of ports and the cards of orders do, as data: from one record come its icons, its sentence and its explanation. The rules read the vectors of the box. */
import type { Components, Effect, EffectKinds, EffectOf } from '@loggia/core'
import { type Box, GAINS, PER, type Tile, type VpPer } from './box.ts'

type List = readonly Effect[]
/** The fields of each kind. Amounts are counts, all else are ids. */
export interface Effects {
  gain: { n: number; good: string }
  icon: { n: number; icon: string }
  'at-once': { gains: List }
  /** Where a ship stops at a transport port. */
  stop: { gains: List }
  /** In a trade action: this often, or as often as the player likes. */
  trade: { pay: List; gains: List; max: number }
  'trade-freely': { pay: List; gains: List }
  /** Counts as further icons at the end, or gives points for each of something, which is drawn with those icons. */
  counts: { icons: List }
  points: { vp: number; per: string; icons: readonly string[] }
  /** The two halves of a destination: of the first ship, and of all later ones. */
  first: { does: List }
  later: { does: List }
  order: { pay: List; gets: List }
  'order-extra': { pay: List; gets: List; extra: List; more: List }
  shows: { icon: string }
}
type OstiaEffect = EffectOf<Effects>

export const EFFECTS: EffectKinds<Effects> = {
  gain: { icons: '{n} [{good}]', rule: 'OST-5.4.6' },
  icon: { icons: '{n} [{icon}]', rule: 'OST-16.1' },
  'at-once': { icons: '([now]) {gains}', rule: 'OST-9.4' },
  stop: { icons: '{gains}', rule: 'OST-6.6c' },
  trade: { icons: '{pay} → {gains} (×{max})', rule: 'OST-10.1' },
  'trade-freely': { icons: '{pay} → {gains} (∞)', rule: 'OST-10.1' },
  counts: { icons: '([end]) {icons}', rule: 'OST-9.4' },
  points: { icons: '([end]) *+{vp}* / [{icons}]', rule: 'OST-9.4' },
  first: { icons: '{does}', rule: 'OST-6.6b' },
  later: { icons: '{does}', rule: 'OST-6.6b' },
  order: { icons: '{pay} → {gets}', rule: 'OST-8.1' },
  'order-extra': { icons: '{pay} → {gets} + {extra} → {more}', rule: 'OST-8.1' },
  shows: { icons: '[{icon}]', rule: 'OST-8.5' },
}

/** The icons of what points are given for. */
const DRAWN: Readonly<Record<(typeof PER)[number], readonly string[]>> = {
  'building-icon': ['building'],
  'ship-icon': ['ship'],
  'amphora': ['amphora'],
  'icon-set': ['wild', 'exotic', 'noble', 'lady'],
  'own-ship-in-far-sea': ['corbita'],
}
const ICONS = ['building', 'ship', 'amphora', 'wild', 'exotic'] as const

const gain = (n: number, good: string): OstiaEffect[] => (n > 0 ? [{ kind: 'gain', n, good }] : [])
const gainsOf = (gains: readonly number[]): OstiaEffect[] => gains.flatMap((n, k) => gain(n, GAINS[k]!))
const points = ({ vp, per }: VpPer): OstiaEffect[] => [{ kind: 'points', vp, per: PER[per]!, icons: DRAWN[PER[per]!] }]
const half = (h: { gain: number[]; vpPer: VpPer | null }): OstiaEffect[] =>
  h.vpPer ? points(h.vpPer) : [{ kind: 'at-once', gains: gainsOf(h.gain) }]

/** What a tile does. */
function effectsOf(t: Tile): OstiaEffect[] {
  const gains = gainsOf(t.gain)
  if (t.halves.length) return t.halves.map((h, k) => ({ kind: k ? 'later' : 'first', does: half(h) }))
  if (t.timing === 'end-icons') {
    const icons = t.icons.flatMap((n, k): OstiaEffect[] => (n > 0 ? [{ kind: 'icon', n, icon: ICONS[k]! }] : []))
    return [{ kind: 'counts', icons }]
  }
  if (t.timing === 'stop') return [{ kind: 'stop', gains }]
  if (t.timing !== 'trade-action') return half(t)
  const pay = gain(t.gold, 'gold')
  return [t.max ? { kind: 'trade', pay, gains, max: t.max } : { kind: 'trade-freely', pay, gains }]
}

/** What every tile and order of a box does. */
export const componentsOf = (box: Box): Components => ({
  tile: Object.fromEntries(box.tiles.map(t => [t.id, effectsOf(t)])),
  card: Object.fromEntries(
    box.cards.map(c => {
      const gathered = (['noble', 'lady'] as const).flatMap((icon): OstiaEffect[] =>
        c[icon] ? [{ kind: 'shows', icon }] : [],
      )
      const pay = gain(c.barley, 'barley')
      const gets = [...gain(c.amphorae, 'amphora'), ...gainsOf(c.gain), ...gathered]
      const order: OstiaEffect = c.extra.length
        ? { kind: 'order-extra', pay, gets, extra: gainsOf(c.extra), more: gain(c.extraAmphorae, 'amphora') }
        : { kind: 'order', pay, gets }
      return [c.id, [order]]
    }),
  ),
})
