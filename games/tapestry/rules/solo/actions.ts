/** TA-18: the Automa explores and conquers. */
import { note, OK, pick, reveal } from '@loggia/core'
import { canAchieve } from '../achievements.ts'
import type { Box } from '../box.ts'
import { conquer, conquerReason } from '../conquer.ts'
import { takeTerritory, territoriesLeft } from '../decks.ts'
import { exploreReason, layTile } from '../explore.ts'
import { addToken, besideOwn, controller, isExplored, tokensOn, worldOf } from '../map.ts'
import type { TapestryTable } from '../table.ts'
import { MIDDLE_ISLAND, MILITARY, NONE, TOKENS_PER_HEX, tokenOf, TOPPLED } from '../terms.ts'
import { N } from '../words.ts'
import { tiebreaker } from './decks.ts'
import { distances, firstHex, humanTerritories, keep } from './hexes.ts'
import { AUTOMA, FAR, HUMAN, MIDDLE, SHADOW, SINGLE, YOURS } from './terms.ts'

/** TA-18.4, 18.8: hexes that the Automa could explore. */
export const explorable = (t: TapestryTable, anywhere: boolean, box: Box): number[] =>
  territoriesLeft(t) === 0
    ? []
    : worldOf(t, box).list.filter(hex => exploreReason(t, AUTOMA, hex, anywhere, box) === OK)

/** TA-18.1: territories that it could conquer, of the human or of nobody. */
export const conquerable = (t: TapestryTable, anywhere: boolean, box: Box): number[] =>
  worldOf(t, box).list.filter(hex => conquerReason(t, AUTOMA, hex, anywhere, box) === OK)

/** A tile by chance, turned by chance (TA-18.3, 18.4). */
function layByChance(t: TapestryTable, hex: number, box: Box): void {
  const tile = takeTerritory(t)
  const rotation = pick(t.rng, box.territories[tile].rotations)
  reveal(t, N['bot-tile'](tile, rotation))
  layTile(t, AUTOMA, tile, hex, rotation)
}

/** TA-18.4 */
export function automaExplores(t: TapestryTable, anywhere: boolean, box: Box): void {
  let hexes = explorable(t, anywhere, box)
  if (t.solo!.favourites[0] !== MILITARY)
    hexes = keep(hexes, FAR, distances(t, humanTerritories(t, box), false, box), true)
  const hex = decide(t, hexes, box)
  if (hex !== NONE) layByChance(t, hex, box)
}

/** TA-17.1: the arrow decides between several; NONE of none. */
function decide(t: TapestryTable, hexes: readonly number[], box: Box): number {
  if (!hexes.length) {
    note(N['bot-no-hex']())
    return NONE
  }
  const card = tiebreaker(t)
  const hex = firstHex(hexes, card, box)
  note(N['bot-hex'](hex, card))
  return hex
}

/** TA-18.2: whether the Automa can still earn the middle island. */
export function middleIslandOpen(t: TapestryTable, box: Box): boolean {
  const { middle } = worldOf(t, box)
  return (
    canAchieve(t, AUTOMA, MIDDLE_ISLAND, box) &&
    controller(t, middle) !== AUTOMA &&
    tokensOn(t, middle) < TOKENS_PER_HEX
  )
}
const nearMiddle = (t: TapestryTable, hexes: readonly number[], box: Box): number[] =>
  middleIslandOpen(t, box) ? keep(hexes, MIDDLE, distances(t, [worldOf(t, box).middle], true, box)) : hexes.slice()

/** TA-18.1: a territory of the human where it can, else of nobody. */
export function automaConquers(t: TapestryTable, anywhere: boolean, box: Box): void {
  if (t.players[AUTOMA].outposts === 0) {
    note(N['bot-no-outpost']())
    return
  }
  const targets = conquerable(t, anywhere, box)
  const yours = targets.filter(hex => controller(t, hex) === HUMAN)
  if (yours.length) conquerYours(t, yours, box)
  else conquerNeutral(t, targets, box)
}

/** TA-18.2 */
function conquerYours(t: TapestryTable, targets: readonly number[], box: Box): void {
  note(N['bot-yours'](targets.length))
  conquer(t, AUTOMA, decide(t, nearMiddle(t, targets, box), box), NONE, box)
}

/** TA-18.3: filters in their order, then the arrow. Warplanes let it conquer anywhere, but explore no further than next to its territories. */
function conquerNeutral(t: TapestryTable, targets: readonly number[], box: Box): void {
  const { topple } = box.automa.cards[tiebreaker(t)]
  let hexes = [...targets, ...explorable(t, false, box)].filter(hex => topple || !besideOwn(t, HUMAN, hex, box))
  note(topple ? N['bot-neutral'](hexes.length) : N['bot-apart'](hexes.length))
  hexes = nearMiddle(t, hexes, box)
  const single = humanTerritories(t, box, 1)
  hexes = single.length
    ? keep(hexes, SINGLE, distances(t, single, true, box))
    : keep(hexes, YOURS, distances(t, humanTerritories(t, box), true, box))
  const hex = decide(t, hexes, box)
  if (hex === NONE) return
  if (!isExplored(t, hex, box)) layByChance(t, hex, box)
  conquer(t, AUTOMA, hex, NONE, box)
  if (topple && hex !== worldOf(t, box).middle) close(t, hex)
}

/** TA-18.3, 18.8: a toppled outpost of the Shadow Empire, if it has any left. */
export function close(t: TapestryTable, hex: number): void {
  const p = t.players[SHADOW]
  if (p.outposts === 0) return
  p.outposts--
  addToken(t, hex, tokenOf(SHADOW, TOPPLED))
  note(N['bot-closed'](hex))
}
