/** What a tooltip says about a thing on the board: its name, what it does, what it would cost and bring, and the rule. */
import { asked, type BoardContext, OK, ruleOfComponent, signed, type Speaker } from '@loggia/core'
import type { Amounts, Tooltips, TooltipText } from '../../../board/tooltips.ts'
import type { Box } from '../rules/box.ts'
import { gainsOf } from '../rules/effects.ts'
import { area, ranked, riches } from '../rules/scoring.ts'
import { SOURCES, type TerraTable } from '../rules/table.ts'
import { BUILDINGS, RESOURCES, SPECIALS } from '../rules/terms.ts'
import { CONVERSIONS, type V } from '../rules/verbs.ts'
import { type Plan, plans } from './ahead.ts'
import { abilityOf } from './faction.ts'

export type Context = BoardContext<TerraTable, Box>

/** A vector of gains or costs in words; empty for none. */
export const inWords = (gains: readonly number[], speaker: Speaker): string => speaker.effects(gainsOf(gains))
const spadesInWords = (n: number, speaker: Speaker): string => inWords([0, 0, 0, 0, n], speaker)
/** Steps of the spaces for priests, as the words name them. */
const PLACES = ['3', '2', '1'] as const
const name = (seat: number, { speaker }: Context): string => speaker.name('seat', String(seat))

/** A component, on offer or in somebody's hands: what it does, and what explains that. */
const component = (title: string, domain: string, id: string, c: Context, line?: string | false): TooltipText => ({
  title: c.speaker.text(title),
  lines: [c.speaker.name(domain, id), line],
  rule: ruleOfComponent(c.game, domain, id),
})

type Own = 'held' | 'own-favor' | 'own-town' | 'bowls' | 'now' | 'area' | 'cults' | 'resources'

export const tooltips: Tooltips<Context, typeof V, Own> = {
  hex,
  site: (k, c) => ({
    title: c.speaker.text('bridge'),
    lines: [c.speaker.name('site', c.box.sites[k]!), c.view.bridges[k]! >= 0 && name(c.view.bridges[k]!, c)],
    rule: 'TM-2.5',
  }),
  terrain: (k, c) => ({ lines: [toHome(k, c)], rule: 'TM-7.6b' }),
  river: (k, { box, speaker }) => ({
    title: speaker.text('river'),
    lines: [speaker.move(`connect:${box.rivers[k]}`)],
    rule: 'TM-8.7',
  }),
  cult(track, c) {
    const { view, box, speaker } = c
    const steps = view.players.map(p => p.cults[track]!)
    const vp = ranked(steps, box.cultVp)
    const power = box.cultPower.flatMap((n, k) => (n > 0 ? [`${k} → ${n}`] : []))
    return {
      lines: [
        speaker.text('cult-power', { list: power.join(', ') }),
        ...steps.map((n, seat) => speaker.text('cult-now', { who: name(seat, c), n, vp: vp[seat]! })),
      ],
      rule: 'TM-7.10c',
    }
  },
  card(k, c) {
    const holder = c.view.players.findIndex(p => p.card === k)
    const coins = c.view.cards[k]!
    const line =
      holder >= 0 ? name(holder, c) : coins > 0 && c.speaker.text('with-coins', { n: inWords([coins], c.speaker) })
    return component('bonus-card', 'card', c.box.cards[k]!.id, c, line)
  },
  favor: (k, c) =>
    component('favor-tile', 'favor', c.box.favors[k]!.id, c, c.speaker.text('left', { n: c.view.favors[k]! })),
  town: (k, c) =>
    component('town-tile', 'town', c.box.towns[k]!.id, c, c.speaker.text('left', { n: c.view.towns[k]! })),
  scoring: (k, c) => ({
    ...component('round', 'scoring', c.box.scoring[k]!.id, c),
    title: c.speaker.text('round', { n: c.view.scoring.indexOf(k) + 1 }),
  }),
  'power-action': (k, { view, box, game, speaker }) => ({
    title: speaker.name('power-action', box.powers[k]!.id),
    lines: [speaker.name('price', box.powers[k]!.id), ((view.taken >> k) & 1) === 1 && speaker.text('used')],
    rule: ruleOfComponent(game, 'price', box.powers[k]!.id),
  }),
  special: (k, c) => component('special-action', 'special', SPECIALS[k]!, c),
  conversion: (k, c) => component('conversions', 'conversion', CONVERSIONS[k]!, c),
  place: (k, { speaker }) => ({
    title: speaker.text('a-priest'),
    lines: [speaker.name('place', PLACES[k]!)],
    rule: 'TM-7.10c',
  }),
  few: (k, { speaker }) => ({ title: speaker.move(`ordain:${k}`), rule: 'TM-15.23' }),
  faction,
  building(b, { view, box, seat, speaker }) {
    const p = view.players[seat]!
    const f = box.factions[p.faction]
    const income = f ? inWords(f.income[b]![p.built[b]!]!, speaker) : ''
    return {
      lines: f && [
        speaker.text('cost', { n: inWords([f.coins[b]!, f.workers[b]!], speaker) }),
        speaker.text('pieces-left', { n: f.pieces[b]! - p.built[b]! }),
        income && speaker.text('income-now', { n: income }),
      ],
      rule: 'TM-7.7',
    }
  },
  verb: (id, c) => VERBS[id]?.(c) ?? {},
  'held': (id, c) => component('bonus-card', 'card', id, c),
  'own-favor': (id, c) => component('favor-tile', 'favor', id, c),
  'own-town': (id, c) => component('town-tile', 'town', id, c),
  bowls: (_, { view, seat, speaker }) => ({
    title: speaker.text('bowls'),
    lines: view.players[seat]!.bowls.map((n, k) => `${'I'.repeat(k + 1)}: ${n}`),
    rule: 'TM-6.1',
  }),
  now: (_, { view, seat, speaker }) => ({
    title: speaker.text('vp'),
    lines: view.players[seat]!.points.map((n, k) => n !== 0 && `${speaker.name('source', SOURCES[k]!)} ${signed(n)}`),
  }),
  area: (_, { view, seat, box, speaker }) => ({
    title: speaker.text('area'),
    lines: [view.players[seat]!.faction >= 0 && speaker.text('area-now', { n: area(view, seat, box) })],
    rule: 'TM-10.3',
  }),
  cults: (_, { view, seat, box, speaker }) => ({
    title: speaker.name('source', 'cults'),
    lines: box.cults.map((cult, track) => {
      const vp = ranked(
        view.players.map(p => p.cults[track]!),
        box.cultVp,
      )
      return `${speaker.name('cult', cult)}: ${vp[seat]} ${speaker.text('vp')}`
    }),
    rule: 'TM-10.2',
  }),
  resources(_, { view, seat, box, speaker }) {
    const f = box.factions[view.players[seat]!.faction]
    return {
      title: speaker.name('source', 'resources'),
      lines: [f && speaker.text('coins-per-vp', { n: f.coinsPerVp, all: riches(view, seat) })],
      rule: 'TM-10.4',
    }
  },
}

/** Answers that are about nothing on the table. */
const VERBS: Readonly<Partial<Record<string, (c: Context) => TooltipText>>> = {
  ship: c => track('shipping', c),
  exchange: c => track('exchange', c),
  burn: () => ({ rule: 'TM-6.3' }),
  accept: () => ({ rule: 'TM-7.8e' }),
  decline: () => ({ rule: 'TM-7.8e' }),
  later: () => ({ rule: 'TM-7.8e' }),
  retire: () => ({ rule: 'TM-7.14c' }),
  suggested: () => ({ rule: 'TM-7.9' }),
}

/** How far a terrain is from one's own. */
function toHome(terrain: number, { view, box, seat, speaker }: Context): string | undefined {
  const f = box.factions[view.players[seat]!.faction]
  const spades = f?.short[terrain * box.terrains.length + f.home]
  return f && (spades ? speaker.text('to-home', { n: spadesInWords(spades, speaker) }) : speaker.text('home'))
}

/** What lies around a hex: land by name, with its terrain and what stands there. */
function neighboursOf(k: number, c: Context): string[] {
  const { view, box, speaker } = c
  const { hexes } = box.data.map
  const here = hexes.find(h => h.id === box.hexes[k])!
  return hexes.flatMap(({ id, q, r }) => {
    const [dq, dr] = [q - here.q, r - here.r]
    if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) !== 1) return []
    const n = box.hexes.indexOf(id)
    if (n < 0) return [speaker.text('river')]
    const owner = view.owner[n]!
    const stands = owner < 0 ? '' : ` ${name(owner, c)} ${speaker.name('building', BUILDINGS[view.building[n]!]!)}`
    return [`${id} ${speaker.name('terrain', box.terrains[view.terrain[n]!]!)}${stands}`]
  })
}

function hex(k: number, c: Context): TooltipText {
  const { view, box, game, speaker, seat } = c
  const owner = view.owner[k]!
  // The spades of a cult bonus are for nothing but the terrain: none is bought beside them, and nothing built (TM-9.2).
  const bonus = owner < 0 && asked(view, seat)?.do === 'cult-spades'
  const all = bonus ? [] : plans(view, seat, k, game)
  const refused = all.findLast(plan => plan.why !== OK)
  const stands = owner >= 0 && [
    [
      name(owner, c),
      speaker.name('building', BUILDINGS[view.building[k]!]!),
      ...(view.town[k] ? [speaker.text('in-town')] : []),
    ].join(' · '),
    speaker.text('power-value', { n: box.value[view.building[k]!]! }),
  ]
  return {
    title: `${box.hexes[k]} · ${speaker.name('terrain', box.terrains[view.terrain[k]!]!)}`,
    lines: [...(stands || []), bonus && toHome(view.terrain[k]!, c), ...all.flatMap(plan => planLines(plan, c))],
    said: [speaker.text('neighbours', { list: neighboursOf(k, c).join(', ') })],
    rule: bonus ? 'TM-9.2' : refused ? game.reason(refused.why).rule : owner >= 0 ? 'TM-2.2' : 'TM-7.6a',
  }
}

/** The whole cost of a plan, why it is refused, who gets power from it, and which town it founds. */
function planLines(plan: Plan, c: Context): TooltipText['lines'] & object {
  const { speaker, game } = c
  const { skip, why, short } = plan
  const workers = plan.workers + plan.digWorkers + (skip?.workers ?? 0)
  const price = inWords([plan.coins, workers, plan.digPriests + (skip?.priests ?? 0)], speaker)
  const reason = (of: number) => speaker.reason(game.reason(of).code)
  const offered = plan.power.flatMap((n, seat) => (n > 0 ? [`${name(seat, c)} ${n}`] : []))
  return [
    speaker.text(plan.spades ? 'plan-dig' : 'plan', {
      name: speaker.name('building', BUILDINGS[plan.building]!),
      n: price || speaker.text('for-nothing'),
      spades: spadesInWords(plan.spades, speaker),
    }),
    skip !== null && speaker.text('by-skip', { n: inWords([0, skip.workers, skip.priests], speaker) }),
    why !== OK ? reason(why) : short !== OK && speaker.text('plan-short', { why: reason(short) }),
    offered.length > 0 && speaker.text('power-to', { list: offered.join(', ') }),
    plan.town && speaker.text(`town-${plan.town}`),
  ]
}

/** What a people can do, and with what it begins. */
function faction(k: number, c: Context): TooltipText {
  const { view, box, speaker } = c
  const f = box.factions[k]!
  const { coins, workers, priests, bowls, cults } = f.start
  const taken = view.players.findIndex(p => p.faction >= 0 && box.factions[p.faction]!.home === f.home)
  const steps = cults.flatMap((n, k) =>
    n > 0 ? [speaker.text('steps-on', { n, cult: speaker.name('cult', box.cults[k]!) })] : [],
  )
  return {
    lines: [
      abilityOf(f, speaker),
      speaker.text('home-is', { name: speaker.name('terrain', box.terrains[f.home]!) }),
      speaker.text('begins', { n: inWords([coins, workers, priests], speaker), bowls: bowls.join(' / ') }),
      steps.join(', '),
      taken >= 0 && name(taken, c),
    ],
    rule: 'TM-3.5',
  }
}

function track(id: 'shipping' | 'exchange', { view, box, speaker, seat }: Context): TooltipText {
  const p = view.players[seat]!
  const f = box.factions[p.faction]
  const ship = id === 'shipping'
  const end = !f || (ship ? p.shipping >= f.maxShipping : p.exchange >= f.rates.length - 1)
  return {
    title: speaker.text(id),
    lines: [
      end
        ? speaker.reason(ship && f?.maxShipping === 0 ? 'no-shipping' : 'track-end')
        : speaker.text('next-step', {
            n: inWords(ship ? [f.shipCoins, 0, f.shipPriests] : [f.digCoins, f.digWorkers, f.digPriests], speaker),
            vp: ship ? f.shipVp[p.shipping + 1]! : f.digVp,
          }),
    ],
    rule: 'TM-7.7',
  }
}

/** What a person has, by name. */
export function amounts({ view, seat, box, speaker }: Context): Amounts {
  const p = view.players[seat]
  if (!p || p.faction < 0) return {}
  return Object.fromEntries([
    ...[p.coins, p.workers, p.priests, p.bowls[2]!].map((n, k) => [speaker.name('resource', RESOURCES[k]!, 2), n]),
    ...p.cults.map((n, k) => [speaker.name('cult', box.cults[k]!), n]),
    [speaker.text('vp'), p.vp],
  ])
}
