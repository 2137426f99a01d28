/** Tables arranged by hand: what a player shall have, and what lies on top of a deck. For scenes and tests. */
import { indexIn, type Pile } from '@loggia/core'
import { type Player, princes, type PrincesTable } from './index.ts'
import { FREEDOMS } from './rules/terms.ts'

const { box } = princes
const TURNS = ['n', 'e', 's', 'w', 'fn', 'fe', 'fs', 'fw']

/** What a player shall have; what is not named stays as it is. Supplies and decks give it, and take back what it replaces. */
export interface Wishes {
  /** In hundreds. */
  florins?: number
  prestige?: number
  jesters?: number
  builders?: number
  recruiting?: number
  recruited?: number
  freedoms?: string[]
  /** `forest` anywhere, touching or not; or `forest@n,a4` there. */
  tiles?: string[]
  hand?: string[]
  front?: string[]
  bonus?: string[]
  secret?: string[]
}

/** Gives a player these things. */
export function give(t: PrincesTable, seat: number, w: Wishes): Player {
  const p = t.players[seat]
  if (w.florins !== undefined) p.florins = w.florins
  if (w.prestige !== undefined) {
    p.sources[0] += w.prestige - p.prestige
    p.prestige = w.prestige
  }
  for (const what of ['jesters', 'builders', 'recruiting'] as const)
    if (w[what] !== undefined) {
      t[what] += p[what] - w[what]
      p[what] = w[what]
    }
  if (w.recruited !== undefined) {
    t.recruiting += p.recruited - w.recruited
    p.recruited = w.recruited
  }
  if (w.freedoms)
    FREEDOMS.forEach((id, k) => {
      t.freedoms[k] += (p.freedoms >> k) & 1
      p.freedoms &= ~(1 << k)
      if (w.freedoms!.includes(id)) {
        p.freedoms |= 1 << k
        t.freedoms[k]--
      }
    })
  if (w.tiles) {
    for (const k of p.tiles) t.tiles[k]++
    p.tiles = []
    p.upper = []
    p.lower = []
    for (const tile of w.tiles) layTile(t, seat, tile)
  }
  ;(['hand', 'secret', 'bonus'] as const).forEach((pile, deck) => {
    const cards = w[pile]
    if (!cards) return
    for (const id of p[pile].ids.splice(0)) under(t.decks[deck], id)
    p[pile].seen = []
    for (const id of cards) {
      take(t, card(id))
      p[pile].ids.push(card(id))
      p[pile].seen.push(1 << seat)
    }
  })
  if (w.front) {
    for (const id of p.front.splice(0)) under(t.decks[0], id)
    for (const id of w.front) {
      take(t, card(id))
      p.front.push(card(id))
    }
  }
  return p
}

/** Lays `forest@n,a4`, or `forest` wherever it fits. */
function layTile(t: PrincesTable, seat: number, what: string): void {
  const [id, place] = what.split('@')
  const p = t.players[seat]
  const k = tile(id!)
  const { placements } = box.tiles[k]
  const all = [...placements.turn.keys()]
  const fits = (n: number) =>
    (placements.upper[n] & (box.palazzo[t.side].upper | or(p.upper))) === 0 &&
    (placements.lower[n] & (box.palazzo[t.side].lower | or(p.lower))) === 0
  const at = place
    ? placements.at[TURNS.indexOf(place.split(',')[0]!) * 49 + square(place.split(',')[1]!)]
    : all.find(fits)
  if (at === undefined || at < 0 || !fits(at)) throw new Error(`${what} does not fit`)
  p.tiles.push(k)
  p.upper.push(placements.upper[at])
  p.lower.push(placements.lower[at])
  t.tiles[k]--
}
const or = (list: readonly number[]): number => list.reduce((a, b) => a | b, 0)

/** Takes a card from wherever it is. */
function take(t: PrincesTable, id: number): void {
  const piles = [...t.decks, ...t.players.flatMap(p => [p.hand, p.bonus, p.secret, p.looked])]
  for (const p of piles)
    for (let k = p.ids.indexOf(id); k >= 0; k = p.ids.indexOf(id)) {
      p.ids.splice(k, 1)
      p.seen.splice(k, 1)
    }
  for (const list of [t.used, ...t.players.map(p => p.front)])
    for (let k = list.indexOf(id); k >= 0; k = list.indexOf(id)) list.splice(k, 1)
}
const under = (p: Pile, id: number): void => {
  p.ids.unshift(id)
  p.seen.unshift(0)
}

/** Puts these cards on top of their deck, the first one topmost. */
export function stack(t: PrincesTable, ...ids: string[]): void {
  for (const id of ids.slice().reverse()) {
    take(t, card(id))
    const deck = t.decks[box.cards[card(id)].deck]
    deck.ids.push(card(id))
    deck.seen.push(0)
  }
}

/** Leaves this many cards in a deck; the others leave the game. */
export function shorten(t: PrincesTable, deck: number, count: number): void {
  const d = t.decks[deck]
  d.ids.splice(0, d.ids.length - count)
  d.seen.splice(0, d.seen.length - count)
}

export const card = (id: string): number =>
  indexIn(
    box.cards.map(c => c.id),
    id,
  )
export const tile = (id: string): number =>
  indexIn(
    box.tiles.map(x => x.id),
    id,
  )
export const square = (at: string): number => 'abcdefg'.indexOf(at[0]!) + 7 * (Number(at[1]) - 1)
