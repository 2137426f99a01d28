/** What a plate says about a thing on the board: its name, what it does, what it would cost and bring, and the rule. */
import { OK, type Seat, type Speaker, splitTarget } from '@loggia/core'
import type { Amounts, BoardContext, Tooltip } from '../../../board/tooltips.ts'
import type { Box } from '../rules/box.ts'
import { area, ranked, riches } from '../rules/scoring.ts'
import { SOURCES, type TerraTable } from '../rules/table.ts'
import { RESOURCES } from '../rules/terms.ts'
import { ruleOf } from './effects.ts'
import { gameOf, incomeOf, type Plan, plans } from './ahead.ts'

export type Context = BoardContext<TerraTable, Box>

/** "3 workers", in the order of the language. */
export const some = (speaker: Speaker, resource: string, n: number): string =>
  speaker.text('some', { n, name: speaker.name('resource', resource, n) })
/** A vector of gains in words; empty for none. */
export const gainsOf = (gains: readonly number[], speaker: Speaker): string =>
  gains.flatMap((n, k) => (n > 0 ? [some(speaker, RESOURCES[k], n)] : [])).join(', ')

/** Rules of the things that neither hex nor component is: those cite what explains their effect. */
const RULES: Readonly<Record<string, string>> = {
  site: 'TM-2.5',
  river: 'TM-8.7',
  terrain: 'TM-7.6b',
  building: 'TM-7.7',
  place: 'TM-7.10c',
  faction: 'TM-3.5',
  bowls: 'TM-6.1',
  cult: 'TM-7.10c',
  area: 'TM-10.3',
  cults: 'TM-10.2',
  resources: 'TM-10.4',
}
/** Rules of answers that are about nothing on the table. */
const VERB_RULES: Readonly<Record<string, string>> = {
  burn: 'TM-6.3',
  accept: 'TM-7.8e',
  decline: 'TM-7.8e',
  later: 'TM-7.8e',
  retire: 'TM-7.14c',
  suggested: 'TM-7.9',
}

/** What would come first. */
export function firstOf(id: string, { view, box, speaker }: Context): string {
  const game = gameOf(box),
    move = `first:${id}`,
    chooser = view.todo.at(-1)?.seat ?? 0
  return speaker.move(move, game.chosen(view, chooser, game.parse(move)))
}

/** The plate of a target, of two at once (`cult:fire place:3`), or of something that no move is about (`bowls:`, `area:` …). */
export function explain(target: string, c: Context): Tooltip {
  const [first = '', second] = target.split(' ')
  if (second) {
    const a = explain(first, c),
      b = explain(second, c)
    return { ...a, title: `${a.title} · ${b.title}`, lines: [...b.lines, ...a.lines], rule: b.rule }
  }
  const { domain, id } = splitTarget(target),
    { speaker, box, view } = c
  const plate = (title: string, lines: string[], rule = RULES[domain] ?? ''): Tooltip => ({
    title,
    lines: lines.filter(Boolean),
    rule,
    source: '',
  })
  /** A component, on offer or in somebody's hands, by what it does. */
  const component = (title: string, of: string, ...more: string[]) =>
    plate(title, [speaker.name(of, id), ...more], ruleOf(box, of, id))
  switch (domain) {
    case 'hex':
      return hexPlate(box.hexes.indexOf(id), c)
    case 'site': {
      const owner = view.bridges[box.sites.indexOf(id)]
      return plate(speaker.text('bridge'), [
        speaker.name('site', id),
        owner >= 0 ? speaker.name('seat', String(owner)) : '',
      ])
    }
    case 'terrain': {
      const f = box.factions[view.players[c.seat].faction],
        spades = f ? f.short[box.terrains.indexOf(id) * box.terrains.length + f.home] : 0
      return plate(speaker.name('terrain', id), [
        !f ? '' : spades ? speaker.text('to-home', { n: some(speaker, 'spade', spades) }) : speaker.text('home'),
      ])
    }
    case 'river':
      return plate(speaker.text('river'), [speaker.move(`connect:${id}`)])
    case 'cult':
      return cultPlate(box.cults.indexOf(id), c)
    case 'card': {
      const card = box.cards.findIndex(x => x.id === id),
        holder = view.players.findIndex(p => p.card === card),
        coins = view.cards[card]
      return component(
        speaker.text('bonus-card'),
        domain,
        holder >= 0
          ? speaker.name('seat', String(holder))
          : coins > 0
            ? speaker.text('with-coins', { n: some(speaker, 'coin', coins) })
            : '',
      )
    }
    case 'favor': {
      const n = view.favors[box.favors.findIndex(x => x.id === id)]
      return component(speaker.text('favor-tile'), domain, speaker.text('left', { n }))
    }
    case 'town': {
      const n = view.towns[box.towns.findIndex(x => x.id === id)]
      return component(speaker.text('town-tile'), domain, speaker.text('left', { n }))
    }
    case 'scoring':
      return component(speaker.text('round', { n: view.scoring.findIndex(s => box.scoring[s].id === id) + 1 }), domain)
    case 'power-action': {
      const used = (view.taken >> box.powers.findIndex(x => x.id === id)) & 1
      return plate(
        speaker.name(domain, id),
        [speaker.name('price', id), used ? speaker.text('used') : ''],
        ruleOf(box, 'price', id),
      )
    }
    case 'verb':
      return id === 'ship'
        ? trackPlate('shipping', c)
        : id === 'exchange'
          ? trackPlate('exchange', c)
          : plate(speaker.move(id), [], VERB_RULES[id] ?? '')
    case 'conversion':
      return component(speaker.text('conversions'), domain)
    case 'place':
      return plate(speaker.text('a-priest'), [speaker.name('place', id)])
    case 'few':
      return plate(speaker.move(`ordain:${id}`), [], 'TM-15.23')
    case 'choice':
      return plate(firstOf(id, c), [])
    case 'faction':
      return factionPlate(id, c)
    case 'held':
      return component(speaker.text('bonus-card'), 'card')
    case 'own-favor':
      return component(speaker.text('favor-tile'), 'favor')
    case 'own-town':
      return component(speaker.text('town-tile'), 'town')
    case 'special':
      return component(speaker.text('special-action'), domain)
    case 'building':
      return buildingPlate(id, c)
    case 'bowls':
      return plate(
        speaker.text('bowls'),
        view.players[c.seat].bowls.map((n, k) => `${'I'.repeat(k + 1)}: ${n}`),
      )
    case 'now':
      return plate(
        speaker.text('vp'),
        view.players[c.seat].points.flatMap((n, k) =>
          n ? [`${speaker.name('source', SOURCES[k])} ${n > 0 ? '+' : '−'}${Math.abs(n)}`] : [],
        ),
        '',
      )
    case 'cults':
      return plate(
        speaker.name('source', 'cults'),
        box.cults.map(
          (cult, track) =>
            `${speaker.name('cult', cult)}: ${
              ranked(
                view.players.map(p => p.cults[track]),
                box.cultVp,
              )[c.seat]
            } ${speaker.text('vp')}`,
        ),
      )
    case 'resources':
      return plate(
        speaker.name('source', 'resources'),
        view.players[c.seat].faction < 0
          ? []
          : [
              speaker.text('coins-per-vp', {
                n: box.factions[view.players[c.seat].faction].coinsPerVp,
                all: riches(view, c.seat),
              }),
            ],
      )
    case 'area':
      return plate(speaker.text('area'), [
        view.players[c.seat].faction >= 0 ? speaker.text('area-now', { n: area(view, c.seat, box) }) : '',
      ])
    default:
      return plate('', [])
  }
}

function hexPlate(hex: number, c: Context): Tooltip {
  const { view, box, speaker, seat } = c,
    owner = view.owner[hex],
    id = box.hexes[hex]
  const lines =
    owner >= 0
      ? [
          `${speaker.name('seat', String(owner))} · ${speaker.name('building', buildingId(view.building[hex]))}${view.town[hex] ? ` · ${speaker.text('in-town')}` : ''}`,
          speaker.text('power-value', { n: box.value[view.building[hex]] }),
        ]
      : []
  const all = plans(view, seat, hex, box)
  let rule = owner >= 0 ? 'TM-2.2' : 'TM-7.6a'
  for (const plan of all) {
    lines.push(...planLines(plan, c))
    if (plan.why !== OK) rule = gameOf(box).reason(plan.why).rule
  }
  return { title: `${id} · ${speaker.name('terrain', box.terrains[view.terrain[hex]])}`, lines, rule, source: '' }
}

const BUILDING_IDS = ['dwelling', 'trading-house', 'temple', 'stronghold', 'sanctuary'] as const
const buildingId = (kind: number): string => BUILDING_IDS[kind] ?? ''

/** What a plan costs in all, why it is refused, whom it brings power, and which town. */
function planLines(plan: Plan, { speaker, box }: Context): string[] {
  const price = gainsOf(
    [
      plan.coins,
      plan.workers + plan.digWorkers + (plan.skip?.workers ?? 0),
      plan.digPriests + (plan.skip?.priests ?? 0),
    ],
    speaker,
  )
  const lines = [
    speaker.text(plan.spades ? 'plan-dig' : 'plan', {
      name: speaker.name('building', buildingId(plan.building)),
      n: price || speaker.text('for-nothing'),
      spades: some(speaker, 'spade', plan.spades),
    }),
  ]
  if (plan.skip) lines.push(speaker.text('by-skip', { n: gainsOf([0, plan.skip.workers, plan.skip.priests], speaker) }))
  if (plan.why !== OK) lines.push(speaker.reason(gameOf(box).reason(plan.why).code))
  else if (plan.short !== OK)
    lines.push(speaker.text('plan-short', { why: speaker.reason(gameOf(box).reason(plan.short).code) }))
  const offered = plan.power.flatMap((n, seat) => (n > 0 ? [`${speaker.name('seat', String(seat))} ${n}`] : []))
  if (offered.length) lines.push(speaker.text('power-to', { list: offered.join(', ') }))
  if (plan.town) lines.push(speaker.text(`town-${plan.town}`))
  return lines
}

/** What a people can do, and with what it begins. */
function factionPlate(id: string, { view, box, speaker }: Context): Tooltip {
  const f = box.factions.find(x => x.id === id)!,
    { coins, workers, priests, bowls, cults } = f.start
  const taken = view.players.findIndex(p => p.faction >= 0 && box.factions[p.faction].home === f.home)
  const lines = [
    speaker.text(`ability-${id}`),
    speaker.text('home-is', { name: speaker.name('terrain', box.terrains[f.home]) }),
    speaker.text('begins', { n: gainsOf([coins, workers, priests], speaker), bowls: bowls.join(' / ') }),
    cults
      .flatMap((n, k) => (n > 0 ? [speaker.text('steps-on', { n, cult: speaker.name('cult', box.cults[k]) })] : []))
      .join(', '),
    taken >= 0 ? speaker.name('seat', String(taken)) : '',
  ]
  return { title: speaker.name('faction', id), lines: lines.filter(Boolean), rule: 'TM-3.5', source: '' }
}

/** Who stands where on a cult track, and what it would bring at the end as it is now. */
function cultPlate(track: number, { view, box, speaker }: Context): Tooltip {
  const steps = view.players.map(p => p.cults[track]),
    vp = ranked(steps, box.cultVp)
  return {
    title: speaker.name('cult', box.cults[track]),
    lines: [
      speaker.text('cult-power', { list: box.cultPower.flatMap((n, k) => (n > 0 ? [`${k} → ${n}`] : [])).join(', ') }),
      ...steps.map((n, seat) => speaker.text('cult-now', { who: speaker.name('seat', String(seat)), n, vp: vp[seat] })),
    ],
    rule: 'TM-7.10c',
    source: '',
  }
}

function buildingPlate(id: string, { view, box, speaker, seat }: Context): Tooltip {
  const p = view.players[seat],
    f = box.factions[p.faction],
    b = BUILDING_IDS.indexOf(id as never)
  const lines = f
    ? [
        speaker.text('cost', { n: gainsOf([f.coins[b], f.workers[b]], speaker) }),
        speaker.text('pieces-left', { n: f.pieces[b] - p.built[b] }),
      ]
    : []
  const income = f ? gainsOf(f.income[b][p.built[b]], speaker) : ''
  return {
    title: speaker.name('building', id),
    lines: [...lines, income && speaker.text('income-now', { n: income })].filter(Boolean),
    rule: 'TM-7.7',
    source: '',
  }
}

function trackPlate(track: 'shipping' | 'exchange', { view, box, speaker, seat }: Context): Tooltip {
  const p = view.players[seat],
    f = box.factions[p.faction],
    ship = track === 'shipping'
  const end = !f || (ship ? p.shipping >= f.maxShipping : p.exchange >= f.rates.length - 1)
  const lines = end
    ? [speaker.reason(ship && f?.maxShipping === 0 ? 'no-shipping' : 'track-end')]
    : [
        speaker.text('next-step', {
          n: gainsOf(ship ? [f.shipCoins, 0, f.shipPriests] : [f.digCoins, f.digWorkers, f.digPriests], speaker),
          vp: ship ? f.shipVp[p.shipping + 1] : f.digVp,
        }),
      ]
  return { title: speaker.text(track), lines, rule: 'TM-7.7', source: '' }
}

/** What a person has, by name: `coins 5`. */
export function amounts({ view, seat, box, speaker }: Context): Amounts {
  const p = view.players[seat]
  if (!p || p.faction < 0) return {}
  return Object.fromEntries([
    ...[p.coins, p.workers, p.priests, p.bowls[2]!].map((n, k) => [speaker.name('resource', RESOURCES[k]!, 2), n]),
    ...p.cults.map((n, k) => [speaker.name('cult', box.cults[k]!), n]),
    [speaker.text('vp'), p.vp],
  ])
}

/** The income that comes next, in words. */
export const incomeText = (view: TerraTable, seat: Seat, box: Box, speaker: Speaker): string =>
  gainsOf(incomeOf(view, seat, box), speaker)
