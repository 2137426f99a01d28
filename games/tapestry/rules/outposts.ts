/** TA-7.1, 7.2: outposts on the map: how they come there, fall, and are stood up again. */
import { note, type Seat } from '@loggia/core'
import { achieve } from './achievements.ts'
import type { Box } from './box.ts'
import { foretold, outpostPlaced, TERRITORIES } from './civilizations/hooks.ts'
import { addToken, controller, tokensOn } from './map.ts'
import type { TapestryTable } from './table.ts'
import {
  BUILDING,
  kindOf,
  NONE,
  OUTPOST,
  TOKENS_PER_HEX,
  tokenOf,
  TOPPLE_TWO,
  TOPPLED,
  TOPPLED_BUILDING,
} from './terms.ts'
import { N } from './words.ts'

/** TA-7.9: whether one of the supply can stand here. */
export const canPlaceOutpost = (t: TapestryTable, seat: Seat, hex: number): boolean =>
  t.players[seat].outposts > 0 && tokensOn(t, hex) < TOKENS_PER_HEX

/** Puts an outpost of the supply onto a hex with room for it: conquests, and Militarism (TA-6.9), which asks nobody. */
export function placeOutpost(t: TapestryTable, seat: Seat, hex: number, box: Box): void {
  t.players[seat].outposts--
  addToken(t, hex, tokenOf(seat, OUTPOST))
  note(N.placed(seat, hex))
  if (controller(t, hex) === seat) foretold(t, seat, TERRITORIES, box)
  outpostPlaced(t, seat, box)
}

/** TA-7.4, 12.3: the upright token of `loser` there falls, which `seat` has brought about. Nobody's achievement but by a conquest or a trap (TA-12.5). */
export function topple(t: TapestryTable, seat: Seat, loser: Seat, hex: number, box: Box): void {
  fall(t, loser, hex)
  note(N.toppled(seat, loser, hex))
  if (++t.players[seat].toppled >= box.topples) achieve(t, seat, TOPPLE_TWO, box)
}

/** Revolution: which token of this seat lies toppled there: its number in `tokens`, NONE for none. */
export function fallen(t: TapestryTable, seat: Seat, hex: number): number {
  for (let k = hex * TOKENS_PER_HEX; k < (hex + 1) * TOKENS_PER_HEX; k++)
    if (t.tokens[k] === tokenOf(seat, TOPPLED) || t.tokens[k] === tokenOf(seat, TOPPLED_BUILDING)) return k
  return NONE
}
/** Stands it up; what stands there of an opponent falls, other tokens stay as they are. It is no conquest (TA-12.5). */
export function standUp(t: TapestryTable, seat: Seat, hex: number, box: Box): void {
  const own = fallen(t, seat, hex)
  const opponent = controller(t, hex)
  if (opponent !== NONE) {
    fall(t, opponent, hex)
    note(N.toppled(seat, opponent, hex))
  }
  t.tokens[own] = tokenOf(seat, kindOf(t.tokens[own]) === TOPPLED ? OUTPOST : BUILDING)
  note(N.stood(seat, hex))
  foretold(t, seat, TERRITORIES, box)
}

/** The upright token of this seat there lies now. */
function fall(t: TapestryTable, seat: Seat, hex: number): void {
  for (let k = hex * TOKENS_PER_HEX; k < (hex + 1) * TOKENS_PER_HEX; k++)
    if (t.tokens[k] === tokenOf(seat, OUTPOST)) t.tokens[k] = tokenOf(seat, TOPPLED)
    else if (t.tokens[k] === tokenOf(seat, BUILDING)) t.tokens[k] = tokenOf(seat, TOPPLED_BUILDING)
}
