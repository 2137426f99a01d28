/** What a plate says about a thing on the board: its name, what it does and would do, and the rule. */
import { asked, type ComponentFile, originIn, type Seat, type Speaker } from '@loggia/core'
import type { Tooltip } from '../../../board/interaction.svelte.ts'
import {
  ANIMALS,
  type Box,
  BUILD,
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
import type { Sowing } from './ahead.ts'
import { ruleOf } from './effects.ts'

type Said = Omit<Tooltip, 'source'>
export interface Context {
  view: OstiaTable
  box: Box
  speaker: Speaker
  seat: Seat
  sowings: readonly (Sowing | null)[]
}

const ACTION_RULES = ['OST-6.1', 'OST-7.1', 'OST-8.1', 'OST-9.1', 'OST-10.1', 'OST-11.1'] as const

/** The plate of a target, or of something that no move is about (`track:ships`, `supply:amphora` …). */
export const explain = (target: string, c: Context): Tooltip => ({ ...say(target, c), source: source(target, c) })

function say(target: string, c: Context): Said {
  const colon = target.indexOf(':'),
    domain = target.slice(0, colon),
    id = target.slice(colon + 1),
    { speaker, box, view } = c
  const plain = (rule: string, ...lines: string[]): Said => ({
    title: speaker.name(domain, id),
    lines: lines.filter(Boolean),
    rule,
  })
  switch (domain) {
    case 'node':
      return node(box.nodes.indexOf(id), c)
    case 'section':
      return section(box.sections.indexOf(id), c)
    case 'card':
      return { title: speaker.text('orders'), lines: [speaker.name('card', id)], rule: ruleOf(box, 'card', id) }
    case 'spot': {
      const on = view.harbours[c.seat]?.spots[box.spots.indexOf(id)] ?? -1
      return plain('OST-13.0', on < 0 ? speaker.text('empty') : building(on, c))
    }
    case 'good':
      return {
        title: speaker.name('good', id),
        lines: [speaker.move(`buy:${id}`), costs(speaker, 'gold', freeCost(view.harbours[c.seat]!, box))],
        rule: 'OST-5.4.4',
      }
    case 'ship':
      return plain('OST-5.4.1')
    case 'count':
      return {
        title: speaker.move(`sail:${id}`),
        lines: [costs(speaker, 'permit', box.moveCost[Number(id)]!)],
        rule: 'OST-6.1',
      }
    case 'discovery':
      return plain('OST-6.6a', gainsOf(box.discoveries[ANIMALS.indexOf(id as never)]?.gain, c))
    case 'space': {
      const left = view.discoveries[box.spaces.findIndex(s => s.id === id)] ?? []
      return plain(
        'OST-6.6a',
        left.flatMap((n, k) => (n > 0 ? [`${speaker.name('discovery', ANIMALS[k]!)} ${n}`] : [])).join(', ') ||
          speaker.text('empty'),
      )
    }
    case 'extra':
      return { title: speaker.text('orders'), lines: [], rule: 'OST-8.6' }
    case 'track':
      return track(id, c)
    case 'supply':
      return {
        title: speaker.name('good', 'amphora'),
        lines: [speaker.text('supply-left', { n: supply(view, box) })],
        rule: 'OST-15.1',
      }
    case 'deck':
      return {
        title: speaker.text('order-row'),
        lines: [speaker.text('deck', { n: view.deck.length })],
        rule: 'OST-8.3',
      }
    default:
      return plain('')
  }
}

/** "2 permits", in the order of the language. */
const some = (speaker: Speaker, good: string, n: number): string =>
  speaker.text('some', { n, name: speaker.name('good', good, n) })
const costs = (speaker: Speaker, good: string, n: number): string => speaker.text('cost', { n: some(speaker, good, n) })
const gainsOf = (gains: readonly number[] | undefined, { speaker }: Context): string =>
  (gains ?? []).flatMap((n, k) => (n > 0 ? [some(speaker, GAINS[k]!, n)] : [])).join(', ')

/** The kind of building that comes from a port. */
export const buildingOf = (box: Box, node: number): string =>
  box.data.buildingTokens.kinds.find(k => k.node === box.nodes[node])?.id ?? ''
const building = (node: number, { box, speaker }: Context): string => speaker.name('building', buildingOf(box, node))

/** Whether the figures of this very piece are the rulebook's or reconstructed; the list that it is in stands by its name. */
function source(target: string, { view, box, seat }: Context): string {
  const [domain = '', id = ''] = target.split(':'),
    d = box.data
  const of = (file: ComponentFile, field: string, is?: (thing: never) => boolean) =>
    originIn(
      file,
      field,
      (file[field] as object[]).find(thing => is?.(thing as never)),
    )
  const named = (name: string | undefined) => (thing: { id: string }) => thing.id === name,
    kind = (name: string) => (thing: { kind: string }) => thing.kind === name
  switch (domain) {
    case 'node': {
      const n = box.nodes.indexOf(id),
        file = [null, d.initialTiles, d.tradeTiles, d.transportTiles, d.destinationTiles][box.kind[n]!]
      return file ? of(file, 'tiles', named(box.tiles[view.tiles[n]!]?.id)) : ''
    }
    case 'track':
      return id === 'reward'
        ? of(d.rewardTrack, 'levels', (l: { level: number }) => l.level === view.harbours[seat]?.reward)
        : id === 'sail'
          ? ''
          : of(id === 'ships' ? d.shipTrack : d.buildingTrack, 'rowsFromBottom')
    case 'card':
      return of(d.orderCards, 'cards', named(id))
    case 'spot':
      return of(d.harbourBoard, 'buildingSpots', named(id))
    case 'space':
      return of(d.discoveryTiles, 'tiles', kind(box.spaces.find(s => s.id === id)?.bonus ? 'reward' : 'both'))
    case 'discovery':
      return of(d.discoveryTiles, 'tiles', kind(id))
    default:
      return ''
  }
}

function node(n: number, c: Context): Said {
  const { view, box, speaker } = c,
    tile = view.tiles[n] ?? -1,
    port = box.portOf[n]!,
    kind = box.kind[n]!
  const lines = [tile >= 0 ? speaker.name('tile', box.tiles[tile]!.id) : '']
  if (port >= 0) {
    const owners = view.harbours.flatMap((h, seat) =>
      (h.discs >> port) & 1 ? [speaker.name('seat', String(seat))] : [],
    )
    lines.push([`${building(n, c)} ×${view.harbours.length - discsOn(view, port)}`, ...owners].join(' · '))
  }
  const ships = view.harbours.flatMap((h, seat) => (h.fleet.includes(n) ? [speaker.name('seat', String(seat))] : []))
  if (ships.length) lines.push(`${speaker.text('fleet')}: ${ships.join(', ')}`)
  const h = view.harbours[c.seat],
    row = h && box.discs[h.discRows],
    step = h && asked(view, c.seat)
  if (step?.do === 'build' && port >= 0 && row)
    lines.push(costs(speaker, 'stone', cost(h, box, BUILD, row.cost, step.spent)))
  const rule =
    step?.do === 'step' && kind !== DESTINATION && kind !== TRANSPORT_PORT
      ? 'OST-6.2'
      : kind === DEPARTURE
        ? 'OST-6.8'
        : tile >= 0
          ? ruleOf(box, 'tile', box.tiles[tile]!.id)
          : 'OST-9.4'
  return { title: speaker.name('node', box.nodes[n]!), lines: lines.filter(Boolean), rule }
}

/** What a sowing brings, in sentences. */
export function sowingLines(s: Sowing, { box, speaker }: Pick<Context, 'box' | 'speaker'>): string[] {
  const action = (k: number) => speaker.name('action', box.sections[k]!)
  const lines = [
    speaker.text('sowing', {
      name: speaker.name('section', box.sections[s.from]!),
      n: s.ships,
      action: action(s.last),
    }),
  ]
  if (s.produced) lines.unshift(speaker.text('produces', { n: some(speaker, box.sections[s.from]!, s.produced) }))
  if (s.second) lines.push(...sowingLines(s.second, { box, speaker }))
  return lines
}

function section(k: number, c: Context): Said {
  const { view, box, speaker } = c,
    h = view.harbours[c.seat]!,
    id = box.sections[k]!,
    ships = h.corbita[k]! + h.ponta[k]!
  const lines = [
    [
      `${speaker.name('ship', 'corbita', h.corbita[k])} ${h.corbita[k]}`,
      ...(h.ponta[k] ? [`${speaker.name('ship', 'ponta', h.ponta[k])} ${h.ponta[k]}`] : []),
    ].join(', '),
  ]
  if (!ships) lines[0] = speaker.text('empty')
  if (k < GOODS) lines.unshift(some(speaker, id, h.goods[k]!))
  const sowing = c.sowings[k],
    step = asked(view, c.seat)
  if (sowing) lines.push(...sowingLines(sowing, c))
  const row = box.ships[h.shipRows]
  if (step?.do === 'shipbuild' && row) lines.push(costs(speaker, 'wood', cost(h, box, SHIPBUILD, row.cost, step.spent)))
  return {
    title: `${speaker.name('section', id)} · ${speaker.name('action', id)}`,
    lines,
    rule:
      sowing || step?.do === 'select'
        ? 'OST-5.4.1'
        : step?.do === 'shipbuild'
          ? row?.ponta
            ? 'OST-7.3'
            : 'OST-7.2'
          : ACTION_RULES[k]!,
  }
}

function track(id: string, { view, box, speaker, seat }: Context): Said {
  const h = view.harbours[seat]!
  if (id === 'reward') {
    const [b, s, a] = box.levels[h.reward]!
    return {
      title: speaker.text('reward-track'),
      lines: [speaker.text('per-level', { building: b!, ship: s!, amphora: a! })],
      rule: 'OST-4.2',
    }
  }
  if (id === 'sail') return { title: speaker.name('action', 'permit'), lines: [], rule: 'OST-6.1' }
  const ships = id === 'ships',
    row = (ships ? box.ships : box.discs)[ships ? h.shipRows : h.discRows]
  const price = row
    ? costs(speaker, ships ? 'wood' : 'stone', cost(h, box, ships ? SHIPBUILD : BUILD, row.cost, 0))
    : speaker.text('empty')
  return {
    title: speaker.text(ships ? 'ship-track' : 'building-track'),
    lines: [price],
    rule: ships ? 'OST-7.1' : 'OST-9.1',
  }
}

/** What an order costs this seat now, in barley. */
export function barley(view: OstiaTable, seat: Seat, box: Box, card: number): number {
  const step = asked(view, seat),
    h = view.harbours[seat]
  return h && step?.do === 'order' ? cost(h, box, ORDER, box.cards[card]!.barley, step.spent) : box.cards[card]!.barley
}

/** What a person has more or less of in a view than in another: `wood 5 → 2`. */
export function changes(before: OstiaTable, after: OstiaTable, seat: Seat, speaker: Speaker): string[] {
  const a = before.harbours[seat],
    b = after.harbours[seat]
  if (!a || !b) return []
  const all = (h: typeof a) => [...h.goods, h.amphorae, h.reward],
    now = all(a),
    then = all(b)
  return now.flatMap((n, k) => (n === then[k] ? [] : [`${speaker.name('good', GAINS[k]!, 2)} ${n} → ${then[k]}`]))
}
export const GOOD_IDS = GAINS.slice(0, GOODS)
