/** Tables prepared by hand, in the words of the rulebook. */
import { indexIn } from '@loggia/core'
import { tableOf } from '@loggia/core/testing'
import { expect } from 'vitest'
import { type Harbour, ostia, type OstiaTable } from '../index.ts'
import { DESTINATION } from '../rules/box.ts'

export const GOODS = ['permit', 'wood', 'barley', 'stone', 'gold'] as const
export type Goods = Partial<Record<(typeof GOODS)[number], number>>
const SECTIONS = [...GOODS, 'supervise']
const ANIMALS = ['exotic', 'wild', 'both', 'reward']
const ACTIONS = ['move', 'shipbuild', 'order', 'build', 'trade', 'supervise'] as const
export type Action = (typeof ACTIONS)[number]

export const { begin, decisions, heard, legal, play, step, turnOf, until, wander, why } = tableOf(ostia)

/** A table at the first selection: the player in seat 0 starts, if no other shall; the setup discs are on salona, syracusae, corinthus, carthago, by seat. */
export const table = ({ seats = 2, start = 0 } = {}): OstiaTable =>
  until(
    begin({ seats }, t => t.start === start),
    t => step(t) !== 'initial-port',
    (_, t) => `port:${['salona', 'syracusae', 'corinthus', 'carthago'][turnOf(t)]}`,
  )

/** What a player shall have. Ships by section, clockwise from the permits; places by name; what is not named stays as it is. */
export interface Wishes {
  ships?: number[]
  ponta?: number[]
  /** Goods that are not named are 0. */
  goods?: Goods
  /** Where the corbita on the main board are: everything on their way counts as reached. */
  fleet?: string[]
  /** Halves of the destination tiles on which ships of the fleet stand. */
  halves?: number[]
  discs?: string[]
  spots?: string[]
  /** Vacated rows. */
  shipRows?: number
  discRows?: number
  reward?: number
  amphorae?: number
  animals?: Partial<Record<string, number>>
  cards?: string[]
}

/** Gives a player these things. */
export function give(t: OstiaTable, seat: number, wishes: Wishes): Harbour {
  const { ships, goods, fleet, discs, spots, animals, cards, ...plain } = wishes
  const { box } = ostia
  return Object.assign(
    t.harbours[seat],
    ships && { corbita: ships.slice() },
    goods && { goods: GOODS.map(g => goods[g] ?? 0) },
    fleet && {
      fleet: fleet.map(node),
      halves: fleet.map(id => (box.kind[node(id)] === DESTINATION ? 1 : 0)),
      reached: bits(reachedBy(fleet)),
    },
    discs && { discs: bits(discs), discRows: discs.length },
    spots && { spots: box.spots.map((id, k) => (k === 0 || spots.includes(id) ? node('salona') : -1)) },
    animals && { animals: ANIMALS.map(a => animals[a] ?? 0) },
    cards && { cards: cards.map(card) },
    structuredClone(plain),
  )
}

/**
 * A table on which the player on turn has sown, and the last ship brought this action. Then the player has exactly
 * these goods (unnamed ones: 0). The ships came from the supervise section, which produces nothing; for supervise from
 * gold.
 */
export function at(action: Action, wishes: Wishes = {}, t = table()): OstiaTable {
  const seat = turnOf(t)
  const last = ACTIONS.indexOf(action)
  const from = action === 'supervise' ? 4 : 5
  const ships = wishes.ships ?? SECTIONS.map((_, k) => (k === from ? 0 : 2))
  if (ships[from] !== 0) throw new Error('the section that was sown must be empty')
  const goods = wishes.goods ?? {}
  const before = ships.map((n, k) =>
    k === from ? (last - from + 6) % 6 : (k - from + 6) % 6 <= (last - from + 6) % 6 ? n - 1 : n,
  )
  give(t, seat, { ...wishes, ships: before, goods })
  play(t, `select:${SECTIONS[from]}`)
  if (action === 'supervise') give(t, seat, { goods }) // the gold just produced is not wished for
  return t
}

/** Declares and makes these steps; `discover:…` where a tile is chosen. Steps and tiles without a choice are made by the game, and checked here. */
export function sail(t: OstiaTable, ...way: string[]): OstiaTable {
  const to = way.filter(w => !w.startsWith('discover:'))
  const chosen = way.filter(w => w.startsWith('discover:'))
  const made: string[] = []
  const go = (word: string) =>
    made.push(...heard(() => play(t, word)).flatMap(w => (w.startsWith('moved:') ? [w.split(',')[1]!] : [])))
  go(`sail:${to.length}`)
  while (step(t) === 'step' || step(t) === 'discover')
    go(step(t) === 'step' ? `step:${to[made.length]}` : (chosen.shift() ?? legal(t)[0]!))
  expect(made).toEqual(to)
  return t
}

/** Says `done` until the turn of the player asked is over. */
export function finish(t: OstiaTable): OstiaTable {
  const { turn, round } = t
  return until(
    t,
    () => t.turn !== turn || t.round !== round,
    () => 'done',
  )
}

/** A turn of which nothing is wanted: the first section with a ship, no action. */
export function pass(t: OstiaTable): OstiaTable {
  play(t, legal(t, 'select')[0])
  while (step(t) === 'drop') play(t, legal(t)[0])
  return step(t) === 'select' || ostia.over(t) ? t : finish(t)
}

export const goods = (t: OstiaTable, seat = 0): Goods =>
  Object.fromEntries(GOODS.map((g, k) => [g, t.harbours[seat].goods[k]]).filter(([, n]) => n !== 0))
/** Ships of both kinds by section. */
export const ships = (t: OstiaTable, seat = 0): number[] =>
  t.harbours[seat].corbita.map((n, k) => n + t.harbours[seat].ponta[k])
export const fleet = (t: OstiaTable, seat = 0): string[] => t.harbours[seat].fleet.map(n => ostia.box.nodes[n])
export const row = (t: OstiaTable): string[] => t.row.map(c => ostia.box.cardIds[c])
export const score = (t: OstiaTable, seat = 0) => ostia.scores(t)[seat]
export const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

export const node = (id: string): number => indexIn(ostia.box.nodes, id)
export const port = (id: string): number => indexIn(ostia.box.ports, id)
export const card = (id: string): number => indexIn(ostia.box.cardIds, id)
const space = (id: string): number => ostia.box.spaces.findIndex(s => s.id === id)
export const tileAt = (t: OstiaTable, at: string): string => ostia.box.tiles[t.tiles[node(at)]].id
export const bits = (ports: readonly string[]): number => ports.reduce((set, p) => set | (1 << port(p)), 0)
/** The nodes from the departure to this one, by the paths that the data list. */
export const way = (to: string): string[] => {
  const path = Object.values(ostia.box.data.board.paths).find(p => p.includes(to))
  return path ? path.slice(0, path.indexOf(to) + 1) : [to]
}

/** The ports that a fleet has reached: ships never leave the sea, so they are those on the ways to where its ships are (RB 건축). */
export const reachedBy = (fleet: readonly string[]): string[] => {
  const passed = fleet.flatMap(way)
  const also = ostia.box.data.board.impliedReach.flatMap(i => (passed.includes(i.arrivedAt) ? [i.countsAsReached] : []))
  return ostia.box.ports.filter(p => [...passed, ...also].includes(p))
}

/** Lays a tile on a node; what lay there goes to where it lay. */
export function lay(t: OstiaTable, at: string, tile: string): void {
  const n = node(at)
  const k = ostia.box.tiles.findIndex(x => x.id === tile)
  const there = t.tiles.indexOf(k)
  if (k < 0) throw new Error(`no such tile: ${tile}`)
  if (there >= 0) t.tiles[there] = t.tiles[n]
  t.tiles[n] = k
}
/** Makes these cards the row; the others go to the deck. */
export function deal(t: OstiaTable, ...cards: string[]): void {
  const wanted = cards.map(card)
  t.deck = [...t.deck, ...t.row].filter(c => !wanted.includes(c))
  t.row = wanted
}
/** Leaves this many cards in the deck; the others leave the game. */
export const shorten = (t: OstiaTable, count: number): void => {
  t.deck.length = count
}
/** Puts these tiles on a discovery space. */
export function discover(t: OstiaTable, on: string, tiles: Partial<Record<string, number>>): void {
  t.discoveries[space(on)] = ANIMALS.map(a => tiles[a] ?? 0)
}
export const tilesOn = (t: OstiaTable, on: string): number => total(t.discoveries[space(on)])
