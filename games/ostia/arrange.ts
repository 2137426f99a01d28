/** Tables arranged by hand: what lies in a harbour, where its ships and discs are. For scenes and lessons. */
import { acting, firstOf, type Game, indexIn, movesOf } from '@loggia/core'
import type { Box } from './rules/box.ts'
import type { Harbour, OstiaStep, OstiaTable } from './rules/table.ts'

/** What a harbour shall have; what is not named stays as it is. Lists by section or good. */
export interface Wishes {
  corbita?: number[]
  ponta?: number[]
  goods?: number[]
  shipRows?: number
  reward?: number
  amphorae?: number
  /** Where ships are at sea. */
  fleet?: readonly string[]
  /** Trade ports with a disc, that of the set-up first; their building tokens stand on spots from the first on. */
  discs?: readonly string[]
}

/** A table on seat 0's turn; seat 0 is the start player. */
export interface Setting {
  seats: number
  round?: number
  /** Order cards of the row; tiles by where they lie, in the place of the ones there. */
  row?: readonly string[]
  tiles?: Readonly<Record<string, string>>
  /** Kinds of animals (exotic, wild, both) on a discovery space; what is short comes from other spaces. */
  discoveries?: Readonly<Record<string, readonly number[]>>
  /** By seat. */
  harbours?: readonly Wishes[]
  /** What is asked; the choice of a section unless it is said. */
  step?: OstiaStep
}

/** Puts ships out: where they are, and what they have reached on the way. */
export function putOut(h: Harbour, box: Box, ids: readonly string[]): void {
  h.fleet = ids.map(id => indexIn(box.nodes, id))
  h.halves = h.fleet.map(n => (box.after[n].length ? 0 : 1))
  h.reached = 0
  for (let n of h.fleet) for (; n >= 0; n = box.before[n]) h.reached |= box.reach[n]
}

function give(h: Harbour, box: Box, { fleet, discs, ...plain }: Wishes): void {
  Object.assign(h, structuredClone(plain))
  if (fleet) putOut(h, box, fleet)
  if (!discs) return
  const ports = discs.map(id => indexIn(box.ports, id))
  const free = box.spots.flatMap((_, spot) => (spot === box.setupSpot ? [] : [spot]))
  h.discs = ports.reduce((set, port) => set | (1 << port), 0)
  h.discRows = ports.length
  h.spots = box.spots.map(() => -1)
  ports.forEach((port, k) => {
    h.spots[k ? free[k - 1] : box.setupSpot] = box.portNode[port]
  })
}

/** Makes such a table. */
export function arrange(game: Game<OstiaTable>, s: Setting): OstiaTable {
  const box = game.box as Box
  const t = game.setup({ seats: s.seats, seed: 'lesson' })
  while (t.todo.at(-1)!.do === 'initial-port') {
    const seat = firstOf(acting(t))
    game.play(t, seat, movesOf(game, t, seat).at(-1)!)
  }
  t.start = 0
  t.turn = 0
  t.round = s.round ?? 1
  t.todo = [{ do: 'end-turn', seat: 0 }, s.step ?? { do: 'select', seat: 0 }]
  if (s.row) {
    const row = s.row.map(id => indexIn(box.cardIds, id))
    t.deck = [...t.row, ...t.deck].filter(card => !row.includes(card))
    t.row = row
  }
  for (const [node, id] of Object.entries(s.tiles ?? {})) {
    const at = indexIn(box.nodes, node)
    const tile = box.tiles.findIndex(x => x.id === id)
    const there = t.tiles.indexOf(tile)
    if (there >= 0) t.tiles[there] = t.tiles[at]
    t.tiles[at] = tile
  }
  for (const [id, wanted] of Object.entries(s.discoveries ?? {})) {
    const space = box.spaces.findIndex(x => x.id === id)
    wanted.forEach((n, kind) => {
      for (; t.discoveries[space][kind] !== n; exchange(t, space, kind, wanted));
    })
  }
  for (const [seat, wishes] of (s.harbours ?? []).entries()) give(t.harbours[seat], box, wishes)
  return t
}

/** Swaps one tile with another space, so that a space has one more or one less of a kind. */
function exchange(t: OstiaTable, space: number, kind: number, wanted: readonly number[]): void {
  const here = t.discoveries[space]
  const more = here[kind] < wanted[kind]
  const other = wanted.findIndex((n, k) => (more ? here[k] > n : here[k] < n))
  const [comes, goes] = more ? [kind, other] : [other, kind]
  const from = t.discoveries.findIndex((list, k) => k !== space && list[comes] > 0)
  if (other < 0 || from < 0) throw new Error('no such tiles')
  here[comes]++
  here[goes]--
  t.discoveries[from][comes]--
  t.discoveries[from][goes]++
}
