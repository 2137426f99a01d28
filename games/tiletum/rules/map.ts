/** TI-6.1, 6.2, 6.8: the architect and the merchant on the map; trading posts, pillars, and the bonus tiles of the cities. */
import { next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { afford, done, spend } from './pools.ts'
import { mayTake, store } from './storehouse.ts'
import type { PoolStep, TiletumTable } from './table.ts'
import { ARCHITECT, MERCHANT, NONE, PIECES, sourceOf } from './terms.ts'
import { N, R, steps, V } from './words.ts'

const POSTS = sourceOf('posts')

/** Where a piece is. */
export const whereIs = (t: TiletumTable, seat: Seat, piece: number): number => t.players[seat][PIECES[piece]]

export function go(t: TiletumTable, seat: Seat, piece: number, space: number): void {
  t.players[seat][PIECES[piece]] = space
  note(N.moved(seat, piece, space))
}

/** TI-6.8: along an edge; road spaces are spaces. */
export const adjacent = (from: number, to: number, box: Box): Reason =>
  box.neighbours[from].includes(to) ? OK : R['not-adjacent'](to)

/**
 * Whether this player may set a pillar at a cathedral. It needs one in supply, a free slot, none of their own there,
 * and not the city that is not built (TI-6.1, 2.6).
 */
function pillarReason(t: TiletumTable, seat: Seat, cathedral: number, box: Box): Reason {
  if (t.players[seat].pillars === 0) return R['no-pillar']()
  if (box.costTiles[t.costs[cathedral]].unavailable) return R['not-built-here'](cathedral)
  const { first, slots } = box.cathedrals[cathedral]
  let free = false
  for (let k = first; k < first + slots; k++) {
    if (t.pillars[k] === seat) return R['own-pillar'](cathedral)
    if (t.pillars[k] === NONE) free = true
  }
  return free ? OK : R['cathedral-full'](cathedral)
}

export function setPillar(t: TiletumTable, seat: Seat, cathedral: number, box: Box): void {
  let k = box.cathedrals[cathedral].first
  while (t.pillars[k] !== NONE) k++
  t.pillars[k] = seat
  t.players[seat].pillars--
  note(N['set-pillar'](seat, cathedral))
}

/** Whether this player may set a trading post on a slot: one in supply, the slot free and in use, none of their own in the city (TI-6.2, D-9). */
function postReason(t: TiletumTable, seat: Seat, slot: number, box: Box): Reason {
  if (t.players[seat].posts === 0) return R['no-post']()
  const { space, minPlayers } = box.postSlots[slot]
  if (minPlayers > t.players.length) return R['slot-closed'](slot)
  if (t.posts[slot] !== NONE) return R['slot-taken'](slot)
  return hasPost(t, seat, space, box) ? R['own-post'](space) : OK
}

/** Whether this player has a trading post in a city. */
export function hasPost(t: TiletumTable, seat: Seat, space: number, box: Box): boolean {
  const slots = box.postsAt[space]
  for (let k = 0; k < slots.length; k++) if (t.posts[slots[k]] === seat) return true
  return false
}

/** Sets it, and collects the bonus of its slot at once (TI-12.3). */
export function setPost(t: TiletumTable, seat: Seat, slot: number, box: Box): void {
  const { effect } = box.postSlots[slot]
  t.posts[slot] = seat
  t.players[seat].posts--
  note(N.posted(seat, slot))
  if (effect >= 0) next(t, { do: 'effect', seat, effect, source: POSTS })
}

/** 1 AP: one space further. */
const move = (piece: number) => ({
  why: (t: TiletumTable, s: PoolStep, box: Box, space: number): Reason =>
    afford(s, 1) || adjacent(whereIs(t, s.seat, piece), space, box),
  play(t: TiletumTable, s: PoolStep, _box: Box, space: number): void {
    spend(t, s, 1)
    go(t, s.seat, piece, space)
  },
  list(t: TiletumTable, s: PoolStep, box: Box, out: number[]): void {
    if (s.points < 1) return
    const near = box.neighbours[whereIs(t, s.seat, piece)]
    for (let k = 0; k < near.length; k++) out.push(V.move(near[k]))
  },
})

/** 1 AP: a bonus tile of the city where the piece is (TI-9.6); nothing is refilled (TI-3.5). */
const collect = (piece: number) => ({
  why(t: TiletumTable, s: PoolStep, box: Box, tile: number): Reason {
    const slot = t.mapTiles.indexOf(tile)
    if (slot < 0 || box.tileSlots[slot].space !== whereIs(t, s.seat, piece)) return R['not-here'](tile)
    return afford(s, 1) || mayTake(t.players[s.seat], tile, box)
  },
  play(t: TiletumTable, s: PoolStep, _box: Box, tile: number): void {
    spend(t, s, 1)
    t.mapTiles[t.mapTiles.indexOf(tile)] = NONE
    store(t, s.seat, tile)
  },
  list(t: TiletumTable, s: PoolStep, box: Box, out: number[]): void {
    if (s.points < 1) return
    const p = t.players[s.seat]
    const slots = box.tilesAt[whereIs(t, s.seat, piece)]
    for (let k = 0; k < slots.length; k++) {
      const tile = t.mapTiles[slots[k]]
      if (tile >= 0 && mayTake(p, tile, box) === OK) out.push(V.take(tile))
    }
  },
})

/** Where a trading post may stand: in the merchant's city, or anywhere (TI-8.3, 12.2). */
export function slotReason(t: TiletumTable, seat: Seat, slot: number, anywhere: 0 | 1, box: Box): Reason {
  if (!anywhere && box.postSlots[slot].space !== t.players[seat].merchant) return R['slot-elsewhere'](slot)
  return postReason(t, seat, slot, box)
}
export function listPosts(t: TiletumTable, seat: Seat, anywhere: 0 | 1, box: Box, out: number[]): void {
  const p = t.players[seat]
  if (p.posts === 0) return
  if (anywhere) {
    for (let k = 0; k < t.posts.length; k++) if (postReason(t, seat, k, box) === OK) out.push(V.post(k))
    return
  }
  const slots = box.postsAt[p.merchant]
  for (let k = 0; k < slots.length; k++) if (postReason(t, seat, slots[k], box) === OK) out.push(V.post(slots[k]))
}
export function cathedralReason(t: TiletumTable, seat: Seat, cathedral: number, anywhere: 0 | 1, box: Box): Reason {
  if (!anywhere && box.cathedrals[cathedral].space !== t.players[seat].architect)
    return R['cathedral-elsewhere'](cathedral)
  return pillarReason(t, seat, cathedral, box)
}

export const map = steps({
  architect: {
    can: {
      move: move(ARCHITECT),
      pillar: {
        why: (t, s, box, cathedral) => afford(s, 1) || cathedralReason(t, s.seat, cathedral, 0, box),
        play(t, s, box, cathedral) {
          spend(t, s, 1)
          setPillar(t, s.seat, cathedral, box)
        },
        list(t, s, box, out) {
          const here = box.cathedralAt[t.players[s.seat].architect]
          if (here >= 0 && s.points && pillarReason(t, s.seat, here, box) === OK) out.push(V.pillar(here))
        },
      },
      take: collect(ARCHITECT),
      done,
    },
  },

  merchant: {
    can: {
      move: move(MERCHANT),
      post: {
        why: (t, s, box, slot) => afford(s, 1) || slotReason(t, s.seat, slot, 0, box),
        play(t, s, box, slot) {
          spend(t, s, 1)
          setPost(t, s.seat, slot, box)
        },
        list(t, s, box, out) {
          if (s.points) listPosts(t, s.seat, 0, box, out)
        },
      },
      take: collect(MERCHANT),
      done,
    },
  },
})
