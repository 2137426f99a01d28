/** What tiles do, as icons and numbers in a row: the same short language on the chart and on cards. */
import { type Box, GAINS, PER, type Tile, type VpPer } from '../rules/box.ts'
import type { IconId } from './icons.ts'

/** A word of an effect. `quiet` ones say only when (at once, at the end) or how often. */
export type Token =
  | { icon: IconId; quiet?: true; small?: true }
  | { text: string; quiet?: true; title?: true }
  | { arrow: true }

const PER_ICON: Readonly<Record<string, readonly IconId[]>> = {
  'building-icon': ['building'],
  'ship-icon': ['ship'],
  'amphora': ['amphora'],
  'icon-set': ['wild', 'exotic', 'noble', 'lady'],
  'own-ship-in-far-sea': ['corbita'],
}
const COUNTED: readonly IconId[] = ['building', 'ship', 'amphora', 'wild', 'exotic']
const NOW: Token = { icon: 'now', quiet: true },
  END: Token = { icon: 'end', quiet: true },
  TO: Token = { arrow: true }

const gains = (amounts: readonly number[], sign = ''): Token[] =>
  amounts.flatMap((n, k): Token[] => (n > 0 ? [{ text: sign + n }, { icon: GAINS[k]! }] : []))
const perIcon = (v: VpPer): Token[] => {
  const icons = PER_ICON[PER[v.per]!] ?? []
  return [
    { text: `+${v.vp}`, title: true },
    { text: '/' },
    ...icons.map((icon): Token => (icons.length > 1 ? { icon, small: true } : { icon })),
  ]
}

/** What a port's tile does; a destination has its halves instead. */
export function tokens(tile: Tile): Token[] {
  switch (tile.timing) {
    case 'trade-action':
      return [
        { text: String(tile.gold) },
        { icon: 'gold' },
        TO,
        ...gains(tile.gain),
        { text: tile.max ? `×${tile.max}` : '∞', quiet: true },
      ]
    case 'end-icons':
      return [
        END,
        ...tile.icons.flatMap((n, k): Token[] => (n > 0 ? [{ text: String(n) }, { icon: COUNTED[k]! }] : [])),
      ]
    case 'end-vp':
      return tile.vpPer ? [END, ...perIcon(tile.vpPer)] : []
    case 'immediate':
      return [NOW, ...gains(tile.gain, '+')]
    case 'stop':
      return gains(tile.gain)
  }
}

/** The upper and the lower half of a destination tile. */
export const halves = (tile: Tile): Token[][] =>
  tile.halves.map(h => (h.vpPer ? [END, ...perIcon(h.vpPer)] : [NOW, ...gains(h.gain, '+')]))

/** What a discovery tile of each kind shows. */
export const discoveryIcons = (box: Box, kind: number): IconId[] => {
  const d = box.discoveries[kind]!
  return [
    ...(d.wild ? ['wild' as const] : []),
    ...(d.exotic ? ['exotic' as const] : []),
    ...(!d.wild && !d.exotic ? ['reward' as const] : []),
  ]
}

/** How wide a row of tokens is with letters of this size, and where each begins. */
export function measure(row: readonly Token[], size = 18): { width: number; at: number[]; widths: number[] } {
  const gap = size * 0.17,
    widths = row.map(t =>
      'arrow' in t
        ? size * 0.75
        : 'icon' in t
          ? size * (t.small ? 0.88 : t.quiet ? 0.72 : 1.12)
          : [...t.text].reduce((w, c) => w + size * (c === '/' ? 0.32 : c === '∞' ? 0.8 : 0.58), 0),
    )
  const at: number[] = []
  let x = 0
  row.forEach((t, k) => {
    at.push(x)
    x += widths[k]! + ('icon' in t && t.small ? 0 : gap)
  })
  return { width: Math.max(0, x - gap), at, widths }
}
