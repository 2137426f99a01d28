/** TA-17: which hex the bots take: filters leave the nearest or the furthest, the arrow of the tiebreaker card decides. */
import { note } from '@loggia/core'
import type { Box } from '../box.ts'
import { controller, tokensOn, worldOf } from '../map.ts'
import type { TapestryTable } from '../table.ts'
import { kindOf, NONE, OUTPOST, seatOf, TOKENS_PER_HEX, TOPPLED } from '../terms.ts'
import { N } from '../words.ts'
import { AUTOMA, HUMAN } from './terms.ts'

/** TA-17.2: a way leads over hexes without an outpost of the Automa and with one token of the human at most. */
function open(t: TapestryTable, hex: number): boolean {
  let mine = 0
  for (let k = hex * TOKENS_PER_HEX; k < (hex + 1) * TOKENS_PER_HEX; k++) {
    const token = t.tokens[k]
    if (token === NONE) break
    const kind = kindOf(token)
    if (seatOf(token) === AUTOMA && (kind === OUTPOST || kind === TOPPLED)) return false
    if (seatOf(token) === HUMAN) mine++
  }
  return mine <= 1
}

/**
 * How many steps each hex is from the nearest goal, Infinity where no way leads. Start and goal may be blocked themselves; `ways`: false for plain
 * distances, which nothing blocks (TA-17.3).
 */
export function distances(t: TapestryTable, goals: readonly number[], ways: boolean, box: Box): number[] {
  const { hexes } = worldOf(t, box)
  const far = hexes.map(() => Infinity)
  const queue = goals.slice()
  for (const goal of goals) far[goal] = 0
  for (let k = 0; k < queue.length; k++) {
    const at = queue[k]
    if (ways && far[at] > 0 && !open(t, at)) continue
    for (const hex of hexes[at]!.neighbours)
      if (hex !== NONE && far[hex] === Infinity) {
        far[hex] = far[at] + 1
        queue.push(hex)
      }
  }
  return far
}

/** Territories that the human controls: all, or those with exactly this many tokens. */
export const humanTerritories = (t: TapestryTable, box: Box, tokens = 0): number[] =>
  worldOf(t, box).list.filter(hex => controller(t, hex) === HUMAN && (!tokens || tokensOn(t, hex) === tokens))

/** Leaves the hexes with the smallest number, or the largest; without any goal, or any way to one, all (TA-17.2). Tells it where it leaves fewer. */
export function keep(hexes: readonly number[], filter: number, far: readonly number[], furthest = false): number[] {
  const known = hexes.filter(hex => far[hex] !== Infinity)
  if (!known.length) return hexes.slice()
  const best = (furthest ? Math.max : Math.min)(...known.map(hex => far[hex]))
  const left = known.filter(hex => far[hex] === best)
  if (left.length < hexes.length) note(N['bot-filter'](filter, best, left.length))
  return left
}

/** TA-17.1: the first of these that the arrow of the card reaches. */
export function firstHex(hexes: readonly number[], card: number, box: Box): number {
  const { place } = box.automa.arrows[box.automa.cards[card].arrow]
  let first = NONE
  for (const hex of hexes) if (first === NONE || place[hex] < place[first]) first = hex
  return first
}
