/** Tables prepared by hand, for scenes and tests: who plays, what stands where, what everybody has. Ids or ledger codes name the components. */
import { acting, movesOf, type Options, firstOf } from '@loggia/core'
import type { terraMystica } from './rules/index.ts'
import { type Player, SPACES, type TerraTable } from './rules/table.ts'

type TerraMystica = typeof terraMystica
/** Structures by hex in the ledger's letters, e.g. `{ E4: 'TP' }`. */
export type Structures = Readonly<Record<string, 'D' | 'TP' | 'TE' | 'SH' | 'SA'>>
const LETTERS = ['D', 'TP', 'TE', 'SH', 'SA']

export interface Stage {
  /** Factions in seat order; seat 0 is the first to act. */
  factions: readonly string[]
  structures?: readonly Structures[]
  round?: number
  /** Scoring tile of the round. */
  scoring?: string
  /** Terrains of hexes that shall differ from the map. */
  terrain?: Readonly<Record<string, string>>
  /** Bridges by seat, each the two hexes. */
  bridges?: readonly (readonly [seat: number, a: string, b: string])[]
  /** Bonus cards held by seat; the others of the nine are out of the game but three. */
  cards?: readonly string[]
  options?: Options
}

/** What a player shall have; what is not named stays. */
export interface Wishes {
  coins?: number
  workers?: number
  priests?: number
  bowls?: readonly number[]
  vp?: number
  cults?: readonly number[]
  keys?: number
  shipping?: number
  exchange?: number
  favors?: readonly string[]
  bridges?: number
}

const find = (things: readonly { id: string; ledger?: string }[], name: string): number => {
  const k = things.findIndex(x => x.id === name || x.ledger === name)
  if (k < 0) throw new Error(`no such component: ${name}`)
  return k
}

/** A table at the first action of a round, with exactly these structures. */
export function stage(game: TerraMystica, s: Stage): TerraTable {
  const { box } = game
  const n = s.factions.length
  const options = {
    'turn-order': 'clockwise',
    'bonus-cards': 'ten',
    'town-tiles': 'extra',
    'scoring-tiles': 'nine',
    ...s.options,
    setup: 'by-hand',
  }
  const t = game.setup({ seats: n, options, seed: 'stage' })
  const play = (word: string) => game.play(t, firstOf(acting(t)), game.parse(word))
  const held = (s.cards ?? ['BON8', 'BON3', 'BON5', 'BON9', 'BON7'].slice(0, n)).map(c => find(box.cards, c))
  const free = box.cards.flatMap((c, k) => (held.includes(k) || c.option ? [] : [k])).slice(0, 3)
  for (const id of ['SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7'])
    play(`tile:${box.scoring[find(box.scoring, id)].id}`)
  for (const card of [...held, ...free].sort((a, b) => a - b))
    if (t.todo.at(-1)!.do === 'lay-cards') play(`card:${box.cards[card].id}`)
  for (const faction of s.factions) play(`faction:${box.factions[find(box.factions, faction)].id}`)
  while (t.todo.at(-1)!.do === 'place-dwelling') {
    const seat = firstOf(acting(t))
    game.play(t, seat, movesOf(game, t, seat)[0])
  }
  while (t.todo.at(-1)!.do === 'choose-card') play(`take:${box.cards[held[firstOf(acting(t))]].id}`)

  t.building.fill(-1)
  t.owner.fill(-1)
  t.players.forEach((p, seat) => {
    p.built.fill(0)
    p.at = []
    for (const [hex, letter] of Object.entries(s.structures?.[seat] ?? {})) erect(game, t, seat, hex, letter)
  })
  for (const [hex, terrain] of Object.entries(s.terrain ?? {}))
    t.terrain[box.hexes.indexOf(hex)] = box.terrains.indexOf(terrain)
  for (const [seat, a, b] of s.bridges ?? []) {
    t.bridges[siteOf(game, a, b)] = seat
    t.players[seat].bridges--
  }
  t.round = s.round ?? 1
  if (s.scoring) t.scoring[t.round - 1] = find(box.scoring, s.scoring)
  return t
}

/** Puts a structure on a hex of its owner's terrain, or another in its place; nothing follows from it. */
export function erect(game: TerraMystica, t: TerraTable, seat: number, id: string, letter: Structures[string]): void {
  const hex = game.box.hexes.indexOf(id)
  const p = t.players[seat]
  const building = LETTERS.indexOf(letter)
  if (t.building[hex] >= 0) p.built[t.building[hex]]--
  else p.at.push(hex)
  t.terrain[hex] = game.box.factions[p.faction].home
  t.owner[hex] = seat
  t.building[hex] = building
  p.built[building]++
}

/** Gives a player these things. Priests come from the stock; VP count as the start's. */
export function give(game: TerraMystica, t: TerraTable, seat: number, wishes: Wishes): Player {
  const p = t.players[seat]
  const { priests = p.priests, vp = p.vp, favors = [], ...plain } = wishes
  p.stock += p.priests - priests
  p.points[0] += vp - p.vp
  for (const k of favors.map(name => find(game.box.favors, name))) {
    p.favors |= 1 << k
    t.favors[k]--
  }
  return Object.assign(p, { priests, vp }, structuredClone(plain))
}

/** Puts priests of a player from his stock onto the cult board: on the first free spaces of a track. */
export function devote(t: TerraTable, seat: number, track: number, count: number): void {
  for (let k = 0; k < SPACES && count > 0; k++)
    if (t.spaces[track * SPACES + k] < 0) {
      t.spaces[track * SPACES + k] = seat
      t.players[seat].stock--
      count--
    }
}

/** The bridge site between two hexes. */
export const siteOf = (game: TerraMystica, a: string, b: string): number =>
  game.box.ends.findIndex(ends => ends.includes(game.box.hexes.indexOf(a)) && ends.includes(game.box.hexes.indexOf(b)))
