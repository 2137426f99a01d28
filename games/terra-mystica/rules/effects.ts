/** What cards, tiles and actions do, as data: from one record come its icons, its sentence and its explanation. The rules read the vectors of the box. */
import type { Components, Effect, EffectKinds, EffectOf } from '@loggia/core'
import type { Box } from './box.ts'
import { type Amounts, EVENTS, NONE, RESOURCES, SPECIALS, vector } from './terms.ts'
import { CONVERSIONS } from './verbs.ts'

/** The fields of each kind. Amounts are counts, all else are ids. */
export interface Effects {
  'gain': { n: number; resource: string }
  /** One of it, where that need not be written. */
  'one': { resource: string }
  'vp': { n: number }
  'income': { gains: readonly Effect[] }
  /** Once a round, from an octagon. */
  'action': { does: readonly Effect[] }
  'free-spades': { n: number }
  'ride': object
  'trading-house': object
  'two-actions': object
  'sandstorm': object
  'bridge': object
  'worker-bridge': object
  'ship-card': { n: number }
  'ship-step': object
  'keys': { n: number }
  'town-power': { n: number }
  /** Steps on one track, on one of choice, on all of them. */
  'steps': { n: number; cult: string }
  'choice': { n: number }
  'all-steps': { n: number }
  /** VP for each: when passing, by shipping level or by trading houses; when something is built; in the round of a scoring tile. */
  'pass': { vp: number; what: readonly string[] }
  'pass-shipping': { vp: number }
  'pass-houses': { vps: string; least: number; most: number; houses: number }
  'each-built': { vp: number; what: readonly string[] }
  'each-scored': { vp: number; what: readonly string[] }
  /** At the end of the round, for each step on a track or for each group of steps. */
  'per-step': { cult: string; gains: readonly Effect[] }
  'per-steps': { every: number; cult: string; gains: readonly Effect[] }
  'price': { n: number; resource: string }
  'conversion': { pay: readonly Effect[]; gets: readonly Effect[] }
}
type TerraEffect = EffectOf<Effects>

export const EFFECTS: EffectKinds<Effects> = {
  'gain': { icons: '{n} [{resource}]', rule: 'TM-5.3' },
  'one': { icons: '[{resource}]', rule: 'TM-5.3' },
  'vp': { icons: '{n} [vp]', rule: 'TM-8.2' },
  'income': { icons: '{gains}', rule: 'TM-5.1' },
  'action': { icons: '[octagon] {does}', rule: 'TM-7.12f' },
  'free-spades': { icons: '{n} [spade]', rule: 'TM-7.12c' },
  'ride': { icons: '[dwelling]', rule: 'TM-7.12f' },
  'trading-house': { icons: '[trading-house]', rule: 'TM-7.12f' },
  'two-actions': { icons: '×2', rule: 'TM-7.12f' },
  'sandstorm': { icons: '[sand]', rule: 'TM-11.14a' },
  'bridge': { icons: '[bridge]', rule: 'TM-7.12b' },
  'worker-bridge': { icons: '[bridge]', rule: 'TM-7.12b' },
  'ship-card': { icons: '[shipping] +{n}', rule: 'TM-2.4' },
  'ship-step': { icons: '[shipping]', rule: 'TM-2.4' },
  'keys': { icons: '[key] ×{n}', rule: 'TM-7.11e' },
  'town-power': { icons: '[key] ≥{n}', rule: 'TM-8.1' },
  'steps': { icons: '+{n} [{cult}]', rule: 'TM-7.11a' },
  'choice': { icons: '+{n} [cult]', rule: 'TM-7.11a' },
  'all-steps': { icons: '+{n} [cult]', rule: 'TM-7.11a' },
  'pass': { icons: '[{what}] +{vp} [vp]', rule: 'TM-7.14b' },
  'pass-shipping': { icons: '[shipping] +{vp} [vp]', rule: 'TM-7.14b' },
  'pass-houses': { icons: '[trading-house] {least}–{most}', rule: 'TM-7.14b' },
  'each-built': { icons: '[{what}] +{vp} [vp]', rule: 'TM-7.6f' },
  'each-scored': { icons: '[{what}] +{vp}', rule: 'TM-7.6f' },
  'per-step': { icons: '1 [{cult}] → {gains}', rule: 'TM-9.1' },
  'per-steps': { icons: '{every} [{cult}] → {gains}', rule: 'TM-9.1' },
  'price': { icons: '{n} [{resource}]', rule: 'TM-7.12a' },
  'conversion': { icons: '{pay} → {gets}', rule: 'TM-7.9' },
}

/** What each special action brings; those of strongholds by the figures of their factions. */
function specialsOf(box: Box): Readonly<Record<(typeof SPECIALS)[number], TerraEffect>> {
  const stronghold = (id: string) => box.factions.find(faction => faction.id === id)?.stronghold
  return {
    'bonus-spade': { kind: 'free-spades', n: 1 },
    'bonus-cult': { kind: 'choice', n: 1 },
    'favor-cult': { kind: 'choice', n: 1 },
    'auren': { kind: 'choice', n: stronghold('auren')?.steps ?? 0 },
    'witches': { kind: 'ride' },
    'swarmlings': { kind: 'trading-house' },
    'chaos-magicians': { kind: 'two-actions' },
    'giants': { kind: 'free-spades', n: stronghold('giants')?.spades ?? 0 },
    'nomads': { kind: 'sandstorm' },
    'engineers-bridge': { kind: 'worker-bridge' },
  }
}

/** A vector of gains as effects. */
export const gainsOf = (gains: readonly number[]) =>
  gains.flatMap((n, k) => (n > 0 ? [{ kind: 'gain', n, resource: RESOURCES[k]! } as const] : []))
/** VP by structure or event, those of the same worth as one. */
const each = (kind: 'pass' | 'each-built' | 'each-scored', list: readonly number[]): TerraEffect[] =>
  [...new Set(list)].flatMap(vp =>
    vp > 0 ? [{ kind, vp, what: list.flatMap((n, k) => (n === vp ? [EVENTS[k]!] : [])) }] : [],
  )
const when = (is: unknown, effect: TerraEffect): TerraEffect[] => (is ? [effect] : [])

/** What every card, tile and action of a box does. A strip breaks after what stands first, and what else is of its kind. */
export const componentsOf = (box: Box): Components => {
  const listed = <X extends { id: string }>(things: readonly X[], does: (thing: X) => TerraEffect[]) =>
    Object.fromEntries(things.map(x => [x.id, does(x)]))
  const { conversions, alchemistConversions } = box.data.actions
  const specials = specialsOf(box)
  const action = (special: number): TerraEffect[] =>
    special === NONE ? [] : [{ kind: 'action', does: [specials[SPECIALS[special]!]] }]
  const amounts = (list: Amounts): TerraEffect[] => [
    ...gainsOf(vector(list)).map(
      (g): TerraEffect => (g.n === 1 && g.resource !== 'power' ? { kind: 'one', resource: g.resource } : g),
    ),
    ...when(list['vp'], { kind: 'vp', n: list['vp'] ?? 0 }),
  ]
  return {
    card: listed(box.cards, c => [
      ...gainsOf(c.gain),
      ...action(c.special),
      ...when(c.shipping, { kind: 'ship-card', n: c.shipping }),
      ...each('pass', c.passVp),
      ...when(c.passShippingVp, { kind: 'pass-shipping', vp: c.passShippingVp }),
    ]),
    favor: listed(box.favors, f => [
      { kind: 'steps', n: f.steps, cult: box.cults[f.cult]! },
      ...when(gainsOf(f.gain).length, { kind: 'income', gains: gainsOf(f.gain) }),
      ...action(f.special),
      ...when(f.townPower, { kind: 'town-power', n: f.townPower }),
      ...each('each-built', f.buildVp),
      ...when(f.passVp.length, {
        kind: 'pass-houses',
        vps: f.passVp.join('/'),
        least: f.passVp[1] ?? 0,
        most: f.passVp.at(-1) ?? 0,
        houses: f.passVp.length - 1,
      }),
    ]),
    town: listed(box.towns, w => [
      { kind: 'vp', n: w.vp },
      ...gainsOf(w.gain),
      ...when(w.steps, { kind: 'all-steps', n: w.steps }),
      ...when(w.shipping, { kind: 'ship-step' }),
      ...when(w.keys > 1, { kind: 'keys', n: w.keys }),
    ]),
    scoring: listed(box.scoring, s => {
      const cult = box.cults[s.cult] ?? 'priest'
      const gains = gainsOf(s.gain)
      return [
        ...each('each-scored', s.vp),
        s.every === 1 ? { kind: 'per-step', cult, gains } : { kind: 'per-steps', every: s.every, cult, gains },
      ]
    }),
    'power-action': listed(box.powers, a => (a.bridge ? [{ kind: 'bridge' }] : gainsOf(a.gain))),
    price: listed(box.powers, a => [{ kind: 'price', n: a.cost, resource: 'power' }]),
    special: Object.fromEntries(SPECIALS.map(id => [id, [specials[id]]])),
    conversion: Object.fromEntries(
      [...conversions, ...alchemistConversions].map(({ from, to }) => [
        CONVERSIONS.find(id => {
          const [paid = '', got = ''] = id.split('-')
          return Object.keys(from)[0]!.startsWith(paid) && Object.keys(to)[0]!.startsWith(got)
        })!,
        [{ kind: 'conversion', pay: amounts(from as Amounts), gets: amounts(to as Amounts) } as const],
      ]),
    ),
  }
}
