/**
 * TI-2.12: everything is public but the order of decks and bag and what the corruption tokens will say. None of these
 * lies on the table, because each is thrown when it comes up. So a view is the table itself without the state of
 * chance. TI-1.1: what never changes.
 */
import { OMNISCIENT, type Viewer } from '@loggia/core'
import type { Box } from './box.ts'
import { pillarsOnMap, postsOnMap } from './fair.ts'
import { isFilled } from './pools.ts'
import { copyPlayer, type TiletumTable } from './table.ts'
import { colourOf } from './turn.ts'

export const view = (t: TiletumTable, viewer: Viewer): TiletumTable => ({
  rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
  todo: t.todo.map(s => ({ ...s })),
  revealCount: t.revealCount,
  round: t.round,
  order: t.order.slice(),
  turn: t.turn,
  exchanged: t.exchanged,
  rotation: t.rotation,
  actions: t.actions.slice(),
  dice: t.dice.slice(),
  bag: t.bag.slice(),
  wheelTiles: t.wheelTiles.slice(),
  kingTile: t.kingTile,
  mapTiles: t.mapTiles.slice(),
  contractOffer: t.contractOffer.slice(),
  characterOffer: t.characterOffer.slice(),
  bonusDeck: t.bonusDeck.slice(),
  contractDeck: t.contractDeck.slice(),
  characterDeck: t.characterDeck.slice(),
  discards: t.discards.slice(),
  used: t.used.slice(),
  corruption: t.corruption.slice(),
  discs: t.discs.slice(),
  places: t.places.slice(),
  costs: t.costs.slice(),
  fairCities: t.fairCities.slice(),
  fairTiles: t.fairTiles.slice(),
  posts: t.posts.slice(),
  pillars: t.pillars.slice(),
  cathedralTiles: t.cathedralTiles.slice(),
  players: t.players.map(copyPlayer),
})

/** There are no holes. */
export function determinize(): void {}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const laid = (tiles: readonly number[]): number[] => tiles.filter(tile => tile >= 0)

/** Tiles of each deck wherever they are, dice by colour, and everybody's trading posts and pillars. */
export function conserved(t: TiletumTable, box: Box): Record<string, number> {
  const tiles = [
    ...laid([t.kingTile, ...t.wheelTiles, ...t.mapTiles, ...t.contractOffer, ...t.characterOffer]),
    ...[t.bonusDeck, t.contractDeck, t.characterDeck, t.discards, t.used].flat(),
    ...t.players.flatMap(p => [...p.storehouse, ...p.contracts, ...laid(p.crests), ...laid(p.rooms)]),
  ]
  const all: Record<string, number> = { bonus: 0, contract: 0, character: 0, sum: sum(tiles) }
  for (const tile of tiles) all[box.tiles[tile].deck]!++
  t.bag.forEach((n, colour) => {
    const taken = t.players.flatMap(p => p.dice).filter(die => colourOf(die) === colour)
    all[`dice-${colour}`] = n + sum(t.dice.filter((_, die) => colourOf(die) === colour)) + taken.length
  })
  t.players.forEach((p, seat) => {
    const roofs = box.buildings.filter((b, k) => b.roof && !isFilled(p, k, box))
    const spaces = box.contractSpaces.slice(p.contracts.length).filter(c => c.pillar)
    all[`posts-${seat}`] = p.posts + roofs.length + postsOnMap(t, seat, box)
    all[`pillars-${seat}`] = p.pillars + spaces.length + pillarsOnMap(t, seat, box)
  })
  return all
}
