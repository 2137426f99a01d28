/** Tables arranged by hand: what a player shall have, which die lies where. For scenes and tests. */
import { indexIn, next } from '@loggia/core'
import { tiletum, type Player, type TiletumStep, type TiletumTable } from './index.ts'
import { isFilled } from './rules/pools.ts'
import { ACTIONS, GOODS, NONE, PIPS } from './rules/terms.ts'
import { dieOf } from './rules/turn.ts'

const { box } = tiletum

const ids = (list: readonly { id: string }[]): string[] => list.map(x => x.id)
export const tile = (id: string): number => indexIn(box.tileIds, id)
export const space = (id: string): number => indexIn(box.spaces, id)
export const slot = (id: string): number => indexIn(ids(box.postSlots), id)
export const cathedral = (id: string): number => indexIn(ids(box.cathedrals), id)
export const building = (id: string): number => indexIn(ids(box.buildings), id)
const room = (id: string): number => indexIn(ids(box.rooms), id)
export const effect = (id: string): number => indexIn(ids(box.effects), id)
const good = (id: string): number => indexIn(GOODS, id)

export type Goods = Partial<Record<(typeof GOODS)[number], number>>
/** What a player shall have; what is not named stays as it is. Tiles come from wherever they lie, and go back to their decks. */
export interface Wishes {
  /** Goods that are not named are 0. */
  goods?: Goods
  score?: number
  merchant?: string
  architect?: string
  storehouse?: string[]
  contracts?: string[]
  /** Crests by building, characters by room, `char-…` at `building-1-floor-2`. */
  crests?: Record<string, string>
  rooms?: Record<string, string>
  /** Slots of trading posts besides the one in the first city; cathedrals with a pillar; those whose top tile is taken. */
  posts?: string[]
  pillars?: string[]
  joined?: string[]
  /** Space of the king track by its index; on top of its stack. */
  place?: number
}

/** Takes a tile from wherever it lies. Where it lay open there is a gap; what somebody has is taken from them. */
export function fetch(t: TiletumTable, k: number): number {
  for (const list of [t.bonusDeck, t.contractDeck, t.characterDeck, t.discards, t.used])
    if (list.includes(k)) list.splice(list.indexOf(k), 1)
  for (const list of [t.wheelTiles, t.mapTiles, t.contractOffer, t.characterOffer])
    if (list.includes(k)) list[list.indexOf(k)] = NONE
  if (t.kingTile === k) t.kingTile = NONE
  for (const p of t.players) {
    for (const list of [p.storehouse, p.contracts]) if (list.includes(k)) list.splice(list.indexOf(k), 1)
    for (const list of [p.crests, p.rooms]) if (list.includes(k)) list[list.indexOf(k)] = NONE
  }
  return k
}
/** Lays a tile back into its deck. */
export function giveBack(t: TiletumTable, k: number): void {
  if (k < 0) return
  const decks = { bonus: t.bonusDeck, contract: t.contractDeck, character: t.characterDeck }
  decks[box.tiles[k].deck].push(k)
}

/** Where a pillar stands is built: what says otherwise goes to a cathedral without any. */
function open(t: TiletumTable, at: number): void {
  if (!box.costTiles[t.costs[at]].unavailable) return
  const bare = box.cathedrals.findIndex(
    (c, k) => k !== at && t.pillars.slice(c.first, c.first + c.slots).every(owner => owner === NONE),
  )
  ;[t.costs[at], t.costs[bare]] = [t.costs[bare], t.costs[at]]
}

/** Gives a player these things. The personal supply follows from what is on roofs, on contract spaces and on the map. */
export function give(t: TiletumTable, seat: number, w: Wishes): Player {
  const p = t.players[seat]
  const exchange = (list: number[], ids: readonly string[]) => {
    for (const k of list.splice(0)) giveBack(t, k)
    list.push(...ids.map(id => fetch(t, tile(id))))
  }
  const set = (list: number[], at: Readonly<Record<string, string>>, index: (id: string) => number) => {
    list.forEach((k, n) => {
      giveBack(t, k)
      list[n] = NONE
    })
    for (const [where, id] of Object.entries(at)) list[index(where)] = fetch(t, tile(id))
  }
  if (w.goods) p.goods = GOODS.map(g => w.goods![g] ?? 0)
  if (w.score !== undefined) p.points = p.points.map((_, k) => (k ? 0 : w.score!))
  if (w.merchant) p.merchant = space(w.merchant)
  if (w.architect) p.architect = space(w.architect)
  if (w.storehouse) exchange(p.storehouse, w.storehouse)
  if (w.contracts) exchange(p.contracts, w.contracts)
  if (w.crests) set(p.crests, w.crests, building)
  if (w.rooms) set(p.rooms, w.rooms, room)
  if (w.posts) {
    t.posts.forEach((owner, k) => {
      if (owner === seat && box.postSlots[k].space !== box.start) t.posts[k] = NONE
    })
    for (const id of w.posts) t.posts[slot(id)] = seat
  }
  if (w.pillars) {
    t.pillars.forEach((owner, k) => {
      if (owner === seat) t.pillars[k] = NONE
    })
    for (const id of w.pillars) {
      const { first, slots } = box.cathedrals[cathedral(id)]
      open(t, cathedral(id))
      const free = t.pillars.slice(first, first + slots).indexOf(NONE)
      if (free < 0) throw new Error(`no room for a pillar: ${id}`)
      t.pillars[first + free] = seat
    }
  }
  if (w.joined)
    for (const id of w.joined)
      t.cathedralTiles[t.cathedralTiles.indexOf(NONE, box.cathedrals[cathedral(id)].first)] = seat
  if (w.place !== undefined) {
    t.discs.splice(t.discs.indexOf(seat), 1)
    t.places[seat] = box.trackStart + w.place
    const after = t.discs.findIndex(s => t.places[s] < t.places[seat])
    t.discs.splice(after < 0 ? t.discs.length : after, 0, seat)
  }
  const { tradingPosts, pillars } = box.data.playerBoard.start
  const roofs = box.buildings.filter((b, k) => b.roof && !isFilled(p, k, box)).length
  const onMap = (owners: readonly number[]) => owners.filter(owner => owner === seat).length
  p.posts = tradingPosts.roofs + tradingPosts.tiletum + tradingPosts.personalSupply - roofs - onMap(t.posts)
  p.pillars =
    pillars.contractSpaces +
    pillars.personalSupply -
    box.contractSpaces.slice(p.contracts.length).filter(c => c.pillar).length -
    onMap(t.pillars)
  return p
}

/** Lays the stacks of the king track, by the index of their space, each from the lowest disc up. */
export function stack(t: TiletumTable, stacks: Readonly<Record<number, readonly number[]>>): void {
  const from = Object.keys(stacks)
    .map(Number)
    .sort((a, b) => b - a)
  t.discs = from.flatMap(place => stacks[place])
  for (const place of from) for (const seat of stacks[place]) t.places[seat] = box.trackStart + place
}
/** The stacks of the king track, as `stack` takes them. */
export function stacks(t: TiletumTable): Record<number, number[]> {
  const all: Record<number, number[]> = {}
  for (const seat of t.discs) (all[t.places[seat] - box.trackStart] ??= []).push(seat)
  return all
}

/** Turns the wheel so that this action has dice of this value, and lays one of this colour there. */
export function wheel(t: TiletumTable, action: string, value: number, colour: string): void {
  const at = t.actions.indexOf(indexIn(ACTIONS, action))
  const c = good(colour)
  t.rotation = (value - 1 - at + PIPS) % PIPS
  if (t.dice[dieOf(c, value - 1)]) return
  t.dice[dieOf(c, value - 1)]++
  for (let pip = 0; pip < PIPS; pip++)
    if (pip !== value - 1 && t.dice[dieOf(c, pip)]) {
      t.dice[dieOf(c, pip)]--
      return
    }
  // None of this colour was drawn: one of the bag goes there, and another die goes back.
  t.bag[c]--
  const other = t.dice.findIndex((n, die) => n > 0 && die !== dieOf(c, value - 1))
  t.dice[other]--
  t.bag[Math.floor(other / PIPS)]++
}

/** Lays a bonus tile beside an action; none, where no id is given. */
export function offer(t: TiletumTable, action: string, id?: string): void {
  const at = t.actions.indexOf(indexIn(ACTIONS, action))
  giveBack(t, t.wheelTiles[at])
  t.wheelTiles[at] = NONE
  if (id) t.wheelTiles[at] = fetch(t, tile(id))
}

/** Lays these tiles into an offer, from the left; `-` for a gap. */
export function deal(t: TiletumTable, list: number[], ...ids: string[]): void {
  list.forEach((k, n) => {
    giveBack(t, k)
    list[n] = NONE
  })
  ids.forEach((id, n) => {
    if (id !== '-') list[n] = fetch(t, tile(id))
  })
}

/** Puts a step on top of the stack of whose turn it is. */
export const push = (t: TiletumTable, step: Omit<TiletumStep, 'seat'>): void =>
  next(t, { ...step, seat: t.turn } as TiletumStep)
