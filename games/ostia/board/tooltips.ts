/** What a tooltip says about a thing on the board: its name, what it does and would do, and the rule. */
import { asked, type BoardContext, type ComponentFile, originIn, ruleOfComponent, type Speaker } from '@loggia/core'
import type { Amounts, Tooltips, TooltipText } from '../../../board/tooltips.ts'
import {
  ANIMALS,
  BUILD,
  type Box,
  DEPARTURE,
  DESTINATION,
  GAINS,
  GOODS,
  ORDER,
  SHIPBUILD,
  TRANSPORT_PORT,
} from '../rules/box.ts'
import { cost, freeCost } from '../rules/gains.ts'
import { discsOn, type OstiaTable, supply } from '../rules/table.ts'
import type { V } from '../rules/verbs.ts'
import { type Sowing, sowing } from './sowing.ts'

export type Context = BoardContext<OstiaTable, Box>

const ACTION_RULES = ['OST-6.1', 'OST-7.1', 'OST-8.1', 'OST-9.1', 'OST-10.1', 'OST-11.1'] as const
export const GOOD_IDS = GAINS.slice(0, GOODS)

/** "2 permits", in the order of the language. */
const some = (speaker: Speaker, good: string, n: number): string =>
  speaker.text('some', { n, name: speaker.name('good', good, n) })
const costs = (speaker: Speaker, good: string, n: number): string => speaker.text('cost', { n: some(speaker, good, n) })
const gainsOf = (gains: readonly number[] | undefined, { speaker }: Context): string =>
  (gains ?? []).flatMap((n, k) => (n > 0 ? [some(speaker, GAINS[k]!, n)] : [])).join(', ')

/** The kind of building that comes from a port. */
export const buildingOf = (box: Box, node: number): string =>
  box.data.buildingTokens.kinds.find(k => k.node === box.nodes[node])?.id ?? ''

/** Whether the figures of this very piece are the rulebook's or reconstructed; the list that it is in stands by its name. */
const source = (file: ComponentFile, field: string, of: Readonly<Record<string, unknown>>): string =>
  originIn(
    file,
    field,
    (file[field] as Record<string, unknown>[]).find(thing =>
      Object.entries(of).every(([key, value]) => thing[key] === value),
    ),
  )

export const tooltips: Tooltips<Context, typeof V, 'space' | 'track' | 'supply' | 'deck'> = {
  node,
  section,
  card: (k, { speaker, game, box }) => ({
    title: speaker.text('orders'),
    lines: [speaker.name('card', box.cardIds[k]!)],
    rule: ruleOfComponent(game, 'card', box.cardIds[k]!),
    source: source(box.data.orderCards, 'cards', { id: box.cardIds[k] }),
  }),
  spot(k, { view, box, speaker, seat }) {
    const on = view.harbours[seat]?.spots[k] ?? -1
    return {
      lines: [on < 0 ? speaker.text('empty') : speaker.name('building', buildingOf(box, on))],
      rule: 'OST-13.0',
      source: source(box.data.harbourBoard, 'buildingSpots', { id: box.spots[k] }),
    }
  },
  good: (k, { view, box, speaker, seat }) => ({
    lines: [speaker.move(`buy:${GAINS[k]}`), costs(speaker, 'gold', freeCost(view.harbours[seat]!, box))],
    rule: 'OST-5.4.4',
  }),
  ship: 'OST-5.4.1',
  count: (k, { box, speaker }) => ({
    title: speaker.move(`sail:${k + 1}`),
    lines: [costs(speaker, 'permit', box.moveCost[k + 1]!)],
    rule: 'OST-6.1',
  }),
  discovery: (k, c) => ({
    lines: [gainsOf(c.box.discoveries[k]?.gain, c)],
    rule: 'OST-6.6a',
    source: source(c.box.data.discoveryTiles, 'tiles', { kind: ANIMALS[k] }),
  }),
  space(id, { view, box, speaker }) {
    const space = box.spaces.findIndex(s => s.id === id)
    const left = view.discoveries[space]!.flatMap((n, k) =>
      n > 0 ? [`${speaker.name('discovery', ANIMALS[k]!)} ${n}`] : [],
    )
    return {
      lines: [left.join(', ') || speaker.text('empty')],
      rule: 'OST-6.6a',
      source: source(box.data.discoveryTiles, 'tiles', { kind: box.spaces[space]!.bonus ? 'reward' : 'both' }),
    }
  },
  extra: (_, { speaker }) => ({ title: speaker.text('orders'), rule: 'OST-8.6' }),
  track,
  supply: (_, { view, box, speaker }) => ({
    title: speaker.name('good', 'amphora'),
    lines: [speaker.text('supply-left', { n: supply(view, box) })],
    rule: 'OST-15.1',
  }),
  deck: (_, { view, speaker }) => ({
    title: speaker.text('order-row'),
    lines: [speaker.text('deck', { n: view.deck.length })],
    rule: 'OST-8.3',
  }),
}

function node(n: number, { view, game, box, speaker, seat }: Context): TooltipText {
  const tile = box.tiles[view.tiles[n] ?? -1]
  const port = box.portOf[n]!
  const kind = box.kind[n]!
  const d = box.data
  const name = (owner: number) => speaker.name('seat', String(owner))
  const those = (test: (h: OstiaTable['harbours'][number]) => boolean) =>
    view.harbours.flatMap((h, owner) => (test(h) ? [name(owner)] : []))
  const ships = those(h => h.fleet.includes(n))
  const h = view.harbours[seat]
  const row = h && box.discs[h.discRows]
  const step = h && asked(view, seat)
  const file = [null, d.initialTiles, d.tradeTiles, d.transportTiles, d.destinationTiles][kind]
  return {
    lines: [
      tile && speaker.name('tile', tile.id),
      port >= 0 &&
        [
          `${speaker.name('building', buildingOf(box, n))} ×${view.harbours.length - discsOn(view, port)}`,
          ...those(h => ((h.discs >> port) & 1) === 1),
        ].join(' · '),
      ships.length > 0 && `${speaker.text('fleet')}: ${ships.join(', ')}`,
      step?.do === 'build' && port >= 0 && row && costs(speaker, 'stone', cost(h, box, BUILD, row.cost, step.spent)),
    ],
    rule:
      step?.do === 'step' && kind !== DESTINATION && kind !== TRANSPORT_PORT
        ? 'OST-6.2'
        : kind === DEPARTURE
          ? 'OST-6.8'
          : tile
            ? ruleOfComponent(game, 'tile', tile.id)
            : 'OST-9.4',
    source: file ? source(file, 'tiles', { id: tile?.id }) : '',
  }
}

/** What a sowing brings, in sentences. */
export function sowingLines(s: Sowing, c: Pick<Context, 'box' | 'speaker'>): string[] {
  const { box, speaker } = c
  return [
    ...(s.produced ? [speaker.text('produces', { n: some(speaker, box.sections[s.from]!, s.produced) })] : []),
    speaker.text('sowing', {
      name: speaker.name('section', box.sections[s.from]!),
      n: s.ships,
      action: speaker.name('action', box.sections[s.last]!),
    }),
    ...(s.second ? sowingLines(s.second, c) : []),
  ]
}

function section(k: number, c: Context): TooltipText {
  const { view, box, speaker, game, seat } = c
  const h = view.harbours[seat]!
  const id = box.sections[k]!
  const plan = sowing(view, seat, game, k)
  const step = asked(view, seat)
  const row = box.ships[h.shipRows]
  const ships = [`${speaker.name('ship', 'corbita', h.corbita[k])} ${h.corbita[k]}`]
  if (h.ponta[k]) ships.push(`${speaker.name('ship', 'ponta', h.ponta[k])} ${h.ponta[k]}`)
  return {
    title: `${speaker.name('section', id)} · ${speaker.name('action', id)}`,
    lines: [
      k < GOODS && some(speaker, id, h.goods[k]!),
      h.corbita[k]! + h.ponta[k]! ? ships.join(', ') : speaker.text('empty'),
      ...(plan ? sowingLines(plan, c) : []),
      step?.do === 'shipbuild' && row && costs(speaker, 'wood', cost(h, box, SHIPBUILD, row.cost, step.spent)),
    ],
    rule:
      plan || step?.do === 'select'
        ? 'OST-5.4.1'
        : step?.do === 'shipbuild'
          ? row?.ponta
            ? 'OST-7.3'
            : 'OST-7.2'
          : ACTION_RULES[k]!,
  }
}

function track(id: string, { view, box, speaker, seat }: Context): TooltipText {
  const h = view.harbours[seat]!
  const d = box.data
  if (id === 'reward') {
    const [building, ship, amphora] = box.levels[h.reward]!
    return {
      title: speaker.text('reward-track'),
      lines: [speaker.text('per-level', { building: building!, ship: ship!, amphora: amphora! })],
      rule: 'OST-4.2',
      source: source(d.rewardTrack, 'levels', { level: h.reward }),
    }
  }
  const ships = id === 'ships'
  const row = (ships ? box.ships : box.discs)[ships ? h.shipRows : h.discRows]
  return {
    title: speaker.text(ships ? 'ship-track' : 'building-track'),
    lines: [
      row
        ? costs(speaker, ships ? 'wood' : 'stone', cost(h, box, ships ? SHIPBUILD : BUILD, row.cost, 0))
        : speaker.text('empty'),
    ],
    rule: ships ? 'OST-7.1' : 'OST-9.1',
    source: originIn(ships ? d.shipTrack : d.buildingTrack, 'rowsFromBottom'),
  }
}

/** What an order costs this seat now, in barley. */
export function barley(view: OstiaTable, seat: number, box: Box, card: number): number {
  const step = asked(view, seat)
  const h = view.harbours[seat]
  return h && step?.do === 'order' ? cost(h, box, ORDER, box.cards[card]!.barley, step.spent) : box.cards[card]!.barley
}

/** Goods, amphorae and rewards by name. What selecting a section brings is told as its sowing, and so nothing of it here. */
export function amounts({ view, seat, speaker }: Context): Amounts {
  const h = view.harbours[seat]
  return Object.fromEntries(
    h && asked(view, seat)?.do !== 'select'
      ? [...h.goods, h.amphorae, h.reward].map((n, k) => [speaker.name('good', GAINS[k]!, 2), n])
      : [],
  )
}
