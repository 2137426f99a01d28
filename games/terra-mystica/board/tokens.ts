/** What cards and tiles do, as numbers and icons in a row: the same short language everywhere. */
import type { BonusCard, Box, FavorTile, PowerAction, ScoringTile, TownTile } from '../rules/box.ts'
import { DWELLING, RESOURCES, SPADE_USED, TOWN, TRADING_HOUSE } from '../rules/terms.ts'
import type { IconId } from './icons.ts'

/** A word of an effect: letters, an icon, or the silhouette of a structure. */
export type Token = { text: string } | { icon: IconId } | { building: number }

export const gains = (list: readonly number[]): Token[] =>
  list.flatMap((n, k): Token[] => (n > 0 ? [{ text: String(n) }, { icon: RESOURCES[k] }] : []))
const vp = (n: number): Token[] => [{ text: `+${n}` }, { icon: 'vp' }]
const cult = (box: Box, track: number): Token => ({ icon: (box.cults[track] ?? 'priest') as IconId })
/** What a special action does, by `SPECIALS`: inside its octagon. */
const STEP: Token[] = [{ text: '+1' }, { icon: 'cult' }]
export const specialTokens: readonly (readonly Token[])[] = [
  [{ text: '1' }, { icon: 'spade' }],
  STEP,
  STEP,
  [{ text: '+2' }, { icon: 'cult' }],
  [{ building: DWELLING }],
  [{ building: TRADING_HOUSE }],
  [{ text: '×2' }],
  [{ text: '2' }, { icon: 'spade' }],
  [{ icon: 'sand' }],
  [{ icon: 'bridge' }],
]
/** The same on a card or tile. */
const octagon = (kind: number): Token[] => (kind < 0 ? [] : [{ icon: 'octagon' }, ...specialTokens[kind]])

/** Structures in a list of VP by structure, strongholds and sanctuaries together. */
const perBuilding = (list: readonly number[], icon = list.filter(n => n > 0).length < 2): Token[] => {
  const kinds = list.flatMap((n, k) => (n > 0 ? [k] : []))
  return kinds.length
    ? [
        ...kinds.map(
          (building): Token => (building < SPADE_USED ? { building } : { icon: building === TOWN ? 'key' : 'spade' }),
        ),
        ...vp(list[kinds[0]]).slice(0, icon ? 2 : 1),
      ]
    : []
}

export const cardTokens = (c: BonusCard): Token[][] =>
  [
    gains(c.gain),
    [
      ...octagon(c.special),
      ...(c.shipping ? [{ icon: 'shipping' as const }, { text: `+${c.shipping}` }] : []),
      ...perBuilding(c.passVp),
      ...(c.passShippingVp ? [{ icon: 'shipping' as const }, ...vp(c.passShippingVp)] : []),
    ],
  ].filter(row => row.length)
/** Without its steps on the track of its row. */
export const favorTokens = (f: FavorTile): Token[] => [
  ...gains(f.gain),
  ...octagon(f.special),
  ...(f.townPower ? [{ icon: 'key' as const }, { text: `≥${f.townPower}` }] : []),
  ...perBuilding(f.buildVp),
  ...(f.passVp.length ? [{ building: TRADING_HOUSE }, { text: `${f.passVp[1]}–${f.passVp.at(-1)}` }] : []),
]
export const townTokens = (w: TownTile): Token[][] =>
  [
    vp(w.vp),
    [
      ...gains(w.gain),
      ...(w.steps ? [{ text: `+${w.steps}` }, { icon: 'cult' as const }] : []),
      ...(w.shipping ? [{ icon: 'shipping' as const }] : []),
      ...(w.keys > 1 ? [{ icon: 'key' as const }, { text: `×${w.keys}` }] : []),
    ],
  ].filter(row => row.length)
/** What a power action brings, and its price. */
export const powerTokens = (a: PowerAction): Token[][] => [
  a.bridge ? [{ icon: 'bridge' }] : gains(a.gain),
  [{ text: String(a.cost) }, { icon: 'power' }],
]
export const scoringTokens = (s: ScoringTile, box: Box): Token[][] => [
  perBuilding(s.vp, false),
  [{ text: String(s.every) }, cult(box, s.cult), { text: '→' }, ...gains(s.gain)],
]
