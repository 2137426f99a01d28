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
  seatOf,
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
  turnToken(t, hex, loser, OUTPOST, TOPPLED)
  turnToken(t, hex, loser, BUILDING, TOPPLED_BUILDING)
  note(N.toppled(seat, loser, hex))
  if (++t.players[seat].toppled >= 2) achieve(t, seat, TOPPLE_TWO, box)
}

/** Revolution: what this seat has lying there is stood up, and what another has standing there falls; tokens that are neither stay as they are. */
export function standUp(t: TapestryTable, seat: Seat, hex: number, box: Box): void {
  const holder = controller(t, hex)
  if (holder !== NONE && holder !== seat) {
    turnToken(t, hex, holder, OUTPOST, TOPPLED)
    turnToken(t, hex, holder, BUILDING, TOPPLED_BUILDING)
  }
  turnToken(t, hex, seat, TOPPLED, OUTPOST)
  turnToken(t, hex, seat, TOPPLED_BUILDING, BUILDING)
  note(N.stood(seat, hex))
  foretold(t, seat, TERRITORIES, box)
}
function turnToken(t: TapestryTable, hex: number, seat: Seat, from: number, to: number): void {
  const at = hex * TOKENS_PER_HEX
  for (let k = at; k < at + TOKENS_PER_HEX; k++)
    if (t.tokens[k] !== NONE && seatOf(t.tokens[k]) === seat && kindOf(t.tokens[k]) === from)
      t.tokens[k] = tokenOf(seat, to)
}
