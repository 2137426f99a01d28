/** What can be done with a tile of the storehouse, and what is missing for it. */
import type { Box } from '../rules/box.ts'
import { typeIn } from '../rules/pools.ts'
import type { Player } from '../rules/table.ts'
import { FOOD, GOODS, NONE } from '../rules/terms.ts'
import type { Context } from './tooltip-parts.ts'

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Goods that are missing for a contract, by good (TI-8.2): identical ones of the kind of which the fewest are missing, of several the one that is there most. */
export function missing(p: Player, tile: number, box: Box): number[] {
  const { cost, identical } = box.tiles[tile]!
  const short = (choice: number) =>
    GOODS.map((_, good) => Math.max(0, cost[good]! + (good === choice ? identical : 0) - p.goods[good]!))
  if (!identical) return short(NONE)
  return GOODS.map((_, good) => ({ list: short(good), has: p.goods[good]! })).sort(
    (a, b) => total(a.list) - total(b.list) || b.has - a.has,
  )[0]!.list
}

/** Rooms that are free for a character (TI-7.1). */
export function roomsFor(p: Player, tile: number, box: Box): number[] {
  const { kind, type } = box.tiles[tile]!
  if (kind !== 'character') return []
  const own = box.buildings.findIndex((_, b) => typeIn(p, b, box) === type)
  return box.rooms.flatMap(({ building }, room) =>
    p.rooms[room] === NONE && (own < 0 ? typeIn(p, building, box) === NONE : building === own) ? [room] : [],
  )
}

/** Whether this tile can never leave the storehouse: a character without a room (TI-9.5), a contract without a space (D-8). */
export function isStuck(p: Player, tile: number, box: Box): boolean {
  const { kind } = box.tiles[tile]!
  if (kind === 'character') return roomsFor(p, tile, box).length === 0
  return kind === 'contract' && p.contracts.length >= box.contractSpaces.length
}

/** How a tile of the storehouse stands: `ready` when it could be used with what is there, else what is missing of goods. `n`: points of the lowest free floor, food of the cheapest crest space. */
export interface Standing {
  kind: 'contract' | 'crest' | 'character' | 'helper'
  ready: boolean
  stuck: boolean
  short: number[]
  n: number
}

export function standingOf(p: Player, tile: number, box: Box): Standing {
  const { kind } = box.tiles[tile]!
  const stuck = isStuck(p, tile, box)
  const none = GOODS.map(() => 0)
  switch (kind) {
    case 'contract': {
      const short = missing(p, tile, box)
      return { kind, stuck, short, ready: !stuck && total(short) === 0, n: 0 }
    }
    case 'crest': {
      const food = Math.min(...box.buildings.flatMap((b, k) => (p.crests[k] === NONE ? [b.food] : [])))
      const lacks = Math.max(0, food - p.goods[FOOD]!)
      return { kind, stuck, short: none.with(FOOD, lacks), ready: lacks === 0, n: food }
    }
    case 'character': {
      const floors = roomsFor(p, tile, box).map(room => box.rooms[room]!.floor)
      return { kind, stuck, short: none, ready: !stuck, n: stuck ? 0 : Math.min(...floors) }
    }
    case 'helper':
      return { kind, stuck, short: none, ready: true, n: 0 }
  }
}

/** Whether there would be no place left for it on the own board, were it taken: then it lies in the storehouse for good (TI-9.5, D-8). */
export function wouldStick(tile: number, { view, box, seat }: Pick<Context, 'view' | 'box' | 'seat'>): boolean {
  const p = view.players[seat]!
  const { kind } = box.tiles[tile]!
  if (kind !== 'contract') return isStuck(p, tile, box)
  const stored = p.storehouse.filter(k => box.tiles[k]!.kind === 'contract').length
  return p.contracts.length + stored >= box.contractSpaces.length
}
