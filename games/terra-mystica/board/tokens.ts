/** What cards and tiles do, as numbers and icons in a row: the same short language everywhere. */
import type { BonusCard, Box, FavorTile, ScoringTile, TownTile } from '../rules/box.ts'
import { RESOURCES, SPADE_USED, TOWN } from '../rules/terms.ts'
import type { IconId } from './icons.ts'

/** A word of an effect: letters, an icon, or the silhouette of a structure. */
export type Token = { text: string } | { icon: IconId } | { building: number }

export const gains = (list: readonly number[]): Token[] => list.flatMap((n, k): Token[] => n > 0 ? [{ text: String(n) }, { icon: RESOURCES[k] }] : [])
const vp = (n: number): Token[] => [{ text: `+${n}` }, { icon: 'vp' }]
const cult = (box: Box, track: number): Token => ({ icon: (box.cults[track] ?? 'priest') as IconId })
/** What special actions do, as icons; those of strongholds are named in words. */
const SPECIAL: readonly Token[][] = [[{ text: '◇' }, { icon: 'spade' }], [{ text: '◇ +1' }, { icon: 'fire' }, { text: '/' }, { icon: 'air' }], [{ text: '◇ +1' }, { icon: 'fire' }, { text: '/' }, { icon: 'air' }]]

/** Structures in a list of VP by structure, strongholds and sanctuaries together. */
const perBuilding = (list: readonly number[], icon = true): Token[] => {
  const kinds = list.flatMap((n, k) => n > 0 ? [k] : [])
  return kinds.length ? [...kinds.map((building): Token => building < SPADE_USED ? { building } : { icon: building === TOWN ? 'key' : 'spade' }), ...vp(list[kinds[0]]).slice(0, icon ? 2 : 1)] : []
}

export const cardTokens = (c: BonusCard): Token[][] => [
  gains(c.gain), [...SPECIAL[c.special] ?? [], ...c.shipping ? [{ icon: 'shipping' as const }, { text: `+${c.shipping}` }] : [], ...perBuilding(c.passVp), ...c.passShippingVp ? [{ icon: 'shipping' as const }, ...vp(c.passShippingVp)] : []],
].filter(row => row.length)
export const favorTokens = (f: FavorTile, box: Box): Token[][] => [
  [{ text: String(f.steps) }, cult(box, f.cult)],
  [...gains(f.gain), ...SPECIAL[f.special] ?? [], ...f.townPower ? [{ icon: 'key' as const }, { text: `≥${f.townPower}` }] : [], ...perBuilding(f.buildVp), ...f.passVp.length ? [{ building: 1 }, { text: `+${f.passVp.slice(1).join('/')}` }] : []],
].filter(row => row.length)
export const townTokens = (w: TownTile): Token[][] => [
  vp(w.vp), [...gains(w.gain), ...w.steps ? [{ text: `+${w.steps}` }, { icon: 'fire' as const }, { icon: 'air' as const }] : [], ...w.shipping ? [{ icon: 'shipping' as const }] : [], ...w.keys > 1 ? [{ icon: 'key' as const }, { text: `×${w.keys}` }] : []],
].filter(row => row.length)
export const scoringTokens = (s: ScoringTile, box: Box): Token[][] => [
  perBuilding(s.vp, false), [{ text: String(s.every) }, cult(box, s.cult), { text: '→' }, ...gains(s.gain)],
]
