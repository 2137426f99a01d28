/** What this many action points are worth: the best that could be done with them, searched as far as a turn goes. */
import { NEVER } from '@loggia/core'
import { ARCHITECT, MERCHANT, NONE, TYPES } from '../rules/terms.ts'
import type { Mind } from './mind.ts'
import { W } from './weights.ts'
import type { Helper } from './worth.ts'

/** What an action with this many points is worth (TI-6). */
export function actionWorth(m: Mind, action: number, points: number): number {
  if (points <= 0) return 0
  switch (action) {
    case 0:
      return m.journey(ARCHITECT).worth(points)
    case 1:
      return m.journey(MERCHANT).worth(points)
    case 2:
      return characters(m, points)
    case 3:
      return contracts(m, points)
    case 4:
      return m.king(points)
    default: {
      // TI-6.6: the best of the five.
      let most = 0
      for (let a = 0; a < TYPES; a++) most = Math.max(most, actionWorth(m, a, points))
      return most
    }
  }
}

/** A helper with a pool of its own: any moment is as good as another, between two points of the die, or when the slot is needed. */
export const poolWorth = (m: Mind, action: number, points: number, { asked, hold, crowded }: Helper): number =>
  !('die' in asked && asked.die) && asked.do !== 'die' && !crowded
    ? NEVER
    : actionWorth(m, action, points) - hold + crowded

/** What is in the way of a plan: characters (by place, those of the storehouse before those of the offer) and rooms that it has used. */
const used: number[] = []
const taken: number[] = []

/** Characters of the storehouse into rooms, and others from the offer (TI-6.3): one after another, what brings most for its points. */
export function characters(m: Mind, points: number): number {
  used.length = taken.length = 0
  return plan(m, points, m.box.storehouse - m.p.storehouse.length)
}
/** The same, after a character of the storehouse has moved into a room. */
export function afterPlacing(m: Mind, tile: number, room: number, points: number): number {
  const { storehouse } = m.p
  used.length = taken.length = 0
  used.push(storehouse.indexOf(tile))
  taken.push(room)
  return placing(m, tile, room) + plan(m, points - m.box.rooms[room].floor, m.box.storehouse - storehouse.length + 1)
}
/** The same, after one of the offer was taken: at once into its best room, or kept. */
export function afterTaking(m: Mind, tile: number, points: number): number {
  const { p, box, t } = m
  const room = m.bestRoom(tile, points - 1)
  const free = box.storehouse - p.storehouse.length
  used.length = taken.length = 0
  used.push(p.storehouse.length + t.characterOffer.indexOf(tile))
  const kept = m.tile(tile) - m.slot() + plan(m, points - 1, free - 1)
  if (room < 0) return kept
  used.length = 1
  taken.length = 0
  taken.push(room)
  return Math.max(kept, placing(m, tile, room) + plan(m, points - 1 - box.rooms[room].floor, free))
}
const placing = (m: Mind, tile: number, room: number): number => m.room(room) + m.effect(m.box.tiles[tile].effect)

function plan(m: Mind, points: number, free: number): number {
  const { p, box, t } = m
  const own = p.storehouse.length
  let left = points
  let sum = 0
  while (left > 0) {
    let most = 0
    let cost = 0
    let which = NONE
    let room = NONE
    for (let k = 0; k < own + t.characterOffer.length; k++) {
      const tile = k < own ? p.storehouse[k] : t.characterOffer[k - own]
      const fetch = k < own ? 0 : 1
      if (tile < 0 || box.tiles[tile].kind !== 'character' || used.includes(k) || free < fetch) continue
      const at = m.bestRoom(tile, left - fetch)
      if (at < 0 || !fits(m, tile, at)) continue
      const price = box.rooms[at].floor + fetch
      const worth = placing(m, tile, at)
      if (which < 0 || worth * cost > most * price) {
        most = worth
        cost = price
        which = k
        room = at
      }
    }
    if (which < 0 || most <= 0) break
    used.push(which)
    taken.push(room)
    if (which < own) free++
    sum += most
    left -= cost
  }
  // What is left takes one for later.
  return left > 0 && free > 0 && m.later ? sum + W.renew : sum
}

/** Whether a plan has left this room free, and its building to nobody of another type: a plan looks no closer than that (TI-7.1). */
function fits(m: Mind, tile: number, room: number): boolean {
  const { rooms, tiles } = m.box
  for (let k = 0; k < taken.length; k++) {
    if (taken[k] === room) return false
    const own = m.p.storehouse.length
    const other = used[k] < own ? m.p.storehouse[used[k]] : m.t.characterOffer[used[k] - own]
    if ((rooms[taken[k]].building === rooms[room].building) !== (tiles[other].type === tiles[tile].type)) return false
  }
  return true
}

/** Tiles of the contract offer and an exchange (TI-6.4): the best few of them that the points pay for. */
export function contracts(m: Mind, points: number): number {
  const { t, box, p } = m
  const offer = t.contractOffer
  const free = box.storehouse - p.storehouse.length
  const worth: number[] = []
  for (let k = 0; k < offer.length; k++)
    worth.push(offer[k] < 0 || !mayHave(m, offer[k]) ? -1 : m.tile(offer[k]) - m.slot())
  const exchange = t.exchanged ? 0 : m.bestGood() + 0.3
  let most = 0
  for (let set = 0; set < 1 << offer.length; set++) {
    let cost = 0
    let count = 0
    let sum = 0
    for (let k = 0; k < offer.length && sum >= 0; k++)
      if ((set >> k) & 1) {
        cost += box.offerCost[k]
        count++
        sum = worth[k] < 0 ? -1 : sum + worth[k]
      }
    if (sum < 0 || cost > points || count > free) continue
    if (cost < points) sum += exchange + (points - cost - 1) * 0.3
    if (sum > most) most = sum
  }
  return most
}

/** Whether a tile may be taken but for the room in the storehouse: no crest twice (TI-9.3). */
export function mayHave(m: Mind, tile: number): boolean {
  const { family } = m.box.tiles[tile]
  if (family < 0) return true
  return (
    !m.p.storehouse.some(k => m.box.tiles[k].family === family) &&
    !m.p.crests.some(k => k >= 0 && m.box.tiles[k].family === family)
  )
}
