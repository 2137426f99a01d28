/** Names that are made of the components themselves, so that a corrected figure is also said right: cards, tiles. */
import { type Box, GAINS, PER, type Tile } from '../rules/box.ts'

/** How a language says what tiles and cards do; goods, icons and what points are given for come as ids. */
export interface Phrases {
  /** "2 wood" */
  some: (amount: number, gain: string) => string
  order: (pay: string, extra: string, gets: string) => string
  /** "noble", without an amount */
  who: (icon: 'noble' | 'lady') => string
  trade: (gold: string, gain: string, max: number) => string
  immediate: (gain: string) => string
  stop: (gain: string) => string
  vp: (vp: number, per: string) => string
  counts: (icons: string) => string
  icon: (amount: number, icon: string) => string
  halves: (first: string, later: string) => string
}
const ICONS = ['building', 'ship', 'amphora', 'wild', 'exotic']

const list = (amounts: readonly number[], ids: readonly string[], say: (amount: number, id: string) => string): string =>
  amounts.flatMap((n, k) => n > 0 ? [say(n, ids[k])] : []).join(', ')

/** Each order card: what it costs and brings. */
export const cardNames = (box: Box, say: Phrases): Record<string, string> => Object.fromEntries(box.cards.map(c => [c.id, say.order(
  say.some(c.barley, 'barley'), c.extra.length ? list(c.extra, GAINS, say.some) + ' → ' + say.some(c.extraAmphorae, 'amphora') : '',
  [say.some(c.amphorae, 'amphora'), list(c.gain, GAINS, say.some), ...(['noble', 'lady'] as const).filter(icon => c[icon]).map(say.who)].filter(Boolean).join(', '))]))

/** Each tile on the main board: what it does. */
export const tileNames = (box: Box, say: Phrases): Record<string, string> => Object.fromEntries(box.tiles.map(t => [t.id, tile(t, say)]))

function tile(t: Tile, say: Phrases): string {
  const effect = (e: { gain: number[]; vpPer: Tile['vpPer'] }) => e.vpPer ? say.vp(e.vpPer.vp, PER[e.vpPer.per]) : list(e.gain, GAINS, say.some)
  if (t.halves.length) return say.halves(effect(t.halves[0]), effect(t.halves[1]))
  if (t.timing === 'trade-action') return say.trade(say.some(t.gold, 'gold'), effect(t), t.max)
  if (t.timing === 'end-icons') return say.counts(list(t.icons, ICONS, say.icon))
  if (t.timing === 'immediate') return say.immediate(effect(t))
  return t.timing === 'stop' ? say.stop(effect(t)) : effect(t)
}
