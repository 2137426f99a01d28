/** What tiles, slots, spaces and buildings bring, as data: from one record come the icons, the sentence, the name and the explanation. The rules read the box, not these. */
import type { Components, Effect, EffectKinds, EffectOf } from '@loggia/core'
import { ICONS } from '../effects/icons.ts'
import { RULES, type WordKinds } from '../effects/rules.ts'
import type { Box, Building, Fair, Tile } from './box.ts'
import { ACTIONS, COUNTERS, GOODS, NONE } from './terms.ts'

type List = readonly Effect[]
/** The fields of each kind. Amounts are counts, all else are ids. */
export interface Effects extends WordKinds {
  'gain': { n: number; good: string }
  /** An amount of one kind. */
  'identical': { n: number }
  'vp': { n: number }
  /** In whatever order one likes, or some of them. */
  'any-order': { parts: List }
  /** Tiles, by their front. */
  'helper': { does: List }
  'contract': { pay: List; vp: number }
  'contract-extra': { pay: List; vp: number; extra: List }
  'crest': { family: string }
  'character': { type: string; bonus: List }
  /** Where tiles, posts and discs come. */
  /** The n-th slot of its city. */
  'slot': { space: string; n: number; does: List }
  'bare-slot': { space: string; n: number }
  'crest-space': { food: number; bonus: List }
  'marker': { n: number }
  'floor': { n: number }
  'contract-space': { vp: number }
  'frees-pillar': object
  'cathedral-tile': { cathedral: string; vp: number }
  'cost': { stone: number; vp: number }
  'not-built': object
  /** `vp` has its sign. */
  'place': { vp: string }
  'corruption': { n: number }
  /** What a fair counts, and by which icons that is drawn. */
  'fair-each': { vp: number; what: readonly string[]; icons: readonly string[] }
  'fair-set': { vp: number; what: readonly string[]; icons: readonly string[] }
  'fair-king': { vp: number }
}
type TiletumEffect = EffectOf<Effects>

export const EFFECTS: EffectKinds<Effects> = {
  ...ICONS,
  'gain': { icons: '[{good}] {n}', rule: 'TI-12.1' },
  'identical': { icons: '[same] {n}', rule: 'TI-8.2' },
  'vp': { icons: '[vp] {n}', rule: 'TI-12.1' },
  'any-order': { icons: '{parts}', rule: 'TI-12.5' },
  'helper': { icons: '{does}', rule: 'TI-8.5' },
  'contract': { icons: '{pay} → *{vp}*', rule: 'TI-8.2' },
  'contract-extra': { icons: '{pay} → *{vp}* + {extra}', rule: 'TI-8.2' },
  'crest': { icons: '[{family}]', rule: 'TI-8.3' },
  'character': { icons: '([{type}]) {bonus}', rule: 'TI-7.1' },
  'slot': { icons: '{does}', rule: 'TI-12.3' },
  'bare-slot': { icons: '[post]', rule: 'TI-6.2' },
  'crest-space': { icons: '[food] {food} → {bonus}', rule: 'TI-8.3' },
  'marker': { icons: '[bolt] +{n}', rule: 'TI-7.5' },
  'floor': { icons: '{n} (AP)', rule: 'TI-6.3' },
  'contract-space': { icons: '[vp] {vp}', rule: 'TI-7.8' },
  'frees-pillar': { icons: '[pillar]', rule: 'TI-7.8' },
  'cathedral-tile': { icons: '[vp] {vp}', rule: 'TI-8.9' },
  'cost': { icons: '[stone] {stone} → [vp] {vp}', rule: 'TI-8.4' },
  'not-built': { icons: '[cathedral] ×', rule: 'TI-2.6' },
  'place': { icons: '[vp] {vp}', rule: 'TI-10.2' },
  'corruption': { icons: '[corruption] −{n}', rule: 'TI-4.1' },
  'fair-each': { icons: '[{icons}] +{vp}', rule: 'TI-11.2' },
  'fair-set': { icons: '[{icons}] +{vp}', rule: 'TI-11.2' },
  'fair-king': { icons: '[king] +{vp}', rule: 'TI-11.4' },
}

/** The icons of what fairs count. */
const COUNTED: Readonly<Record<(typeof COUNTERS)[number], string>> = {
  'trading-post-on-map': 'post',
  'pillar-on-map': 'pillar',
  'cathedral-tile': 'cathedral',
  'fulfilled-contract': 'contract',
  'placed-crest': 'crest',
  'character-on-floor-2-or-3': 'character',
  'building-with-all-rooms-filled': 'building',
}

const goods = (amounts: readonly number[]): TiletumEffect[] =>
  amounts.flatMap((n, k): TiletumEffect[] => (n > 0 ? [{ kind: 'gain', n, good: GOODS[k]! }] : []))

/** An effect of the vocabulary by its number, NONE for none. */
function does(effect: number, box: Box): TiletumEffect[] {
  const e = box.effects[effect]
  if (!e) return []
  switch (e.op) {
    case 'gain':
      return goods(e.goods)
    case 'vp':
      return [{ kind: 'vp', n: e.n }]
    case 'all': {
      const parts = e.parts.flatMap(part => does(part, box))
      return e.anyOrder ? [{ kind: 'any-order', parts }] : parts
    }
    default:
      return [{ kind: e.op, ...RULES[e.op].told(e) } as TiletumEffect]
  }
}

function tile(t: Tile, box: Box): TiletumEffect {
  switch (t.kind) {
    case 'helper':
      return { kind: 'helper', does: does(t.effect, box) }
    case 'crest':
      return { kind: 'crest', family: box.families[t.family]! }
    case 'character':
      return { kind: 'character', type: ACTIONS[t.type]!, bonus: does(t.effect, box) }
    case 'contract': {
      const identical: TiletumEffect[] = t.identical ? [{ kind: 'identical', n: t.identical }] : []
      const pay = [...identical, ...goods(t.cost)]
      return t.effect === NONE
        ? { kind: 'contract', pay, vp: t.vp }
        : { kind: 'contract-extra', pay, vp: t.vp, extra: does(t.effect, box) }
    }
  }
}

const building = (b: Building, box: Box): TiletumEffect[] => [
  { kind: 'crest-space', food: b.food, bonus: does(b.effect, box) },
  ...(b.marker ? [{ kind: 'marker', n: b.marker } as const] : []),
]

function fair({ mode, counts, vp }: Fair): TiletumEffect {
  if (mode === 'king-track') return { kind: 'fair-king', vp }
  const what = counts.map(c => COUNTERS[c]!)
  return { kind: mode === 'set' ? 'fair-set' : 'fair-each', vp, what, icons: what.map(c => COUNTED[c]) }
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** What everything of a box brings that lies or stands somewhere. */
export const componentsOf = (box: Box): Components => {
  const listed = <X extends { id: string }>(things: readonly X[], says: (thing: X, k: number) => TiletumEffect[]) =>
    Object.fromEntries(things.map((x, k) => [x.id, says(x, k)]))
  const { contractSpaces } = box.data.playerBoard
  return {
    'tile': listed(box.tiles, t => [tile(t, box)]),
    'effect': listed(box.effects, (_, k) => does(k, box)),
    'slot': listed(box.postSlots, ({ space, effect }, k) => {
      const where = { space: box.spaces[space]!, n: box.postsAt[space]!.indexOf(k) + 1 }
      return [effect === NONE ? { kind: 'bare-slot', ...where } : { kind: 'slot', ...where, does: does(effect, box) }]
    }),
    'building': listed(box.buildings, b => building(b, box)),
    'room': listed(box.rooms, r => [{ kind: 'floor', n: r.floor }]),
    'contract-space': listed(contractSpaces, ({ vp, pillar }) => [
      { kind: 'contract-space', vp },
      ...(pillar ? [{ kind: 'frees-pillar' } as const] : []),
    ]),
    'cathedral-tile': listed(box.cathedralTiles, t => [
      { kind: 'cathedral-tile', cathedral: box.cathedrals[t.cathedral]!.id, vp: t.vp },
    ]),
    'cost': listed(box.costTiles, ({ stone, vp, unavailable }) => [
      unavailable ? { kind: 'not-built' } : { kind: 'cost', stone, vp },
    ]),
    'place': Object.fromEntries(box.trackIds.map((id, k) => [id, [{ kind: 'place', vp: signed(box.track[k]!) }]])),
    'token': Object.fromEntries(
      box.data.corruptionTokens.tokens.map(({ id, value }) => [id, [{ kind: 'corruption', n: value }]]),
    ),
    'fair': listed(box.fairs, f => [fair(f)]),
  }
}
