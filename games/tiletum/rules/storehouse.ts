/** TI-9: what may be taken, and where it goes. A tile leaves the storehouse the moment it is placed, fulfilled or used (TI-8.7). */
import { note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { Player, TiletumTable } from './table.ts'
import { N, R } from './words.ts'

/** Whether this player has a crest of that family, in the storehouse or on the board (TI-9.3). */
function ownsCrest(p: Player, family: number, box: Box): boolean {
  for (let k = 0; k < p.storehouse.length; k++) if (box.tiles[p.storehouse[k]].family === family) return true
  for (let k = 0; k < p.crests.length; k++)
    if (p.crests[k] >= 0 && box.tiles[p.crests[k]].family === family) return true
  return false
}

/** Why a player can never take this tile, whatever room there is: a second crest (TI-9.3), a contract too many (TI-9.4). */
function unwelcome(p: Player, tile: number, box: Box): Reason {
  const { kind, family } = box.tiles[tile]
  if (kind === 'crest' && ownsCrest(p, family, box)) return R['own-crest'](family)
  if (kind === 'contract' && p.contracts.length >= box.contractSpaces.length) return R['contracts-full']()
  return OK
}

/** TI-9.2 to 9.4. */
export const mayTake = (p: Player, tile: number, box: Box): Reason =>
  p.storehouse.length >= box.storehouse ? R['storehouse-full']() : unwelcome(p, tile, box)

/** Whether the tile could be taken now or once a task has freed a slot (TI-5.10): a character never leaves by a task. */
export const couldTake = (p: Player, tile: number, box: Box): boolean =>
  unwelcome(p, tile, box) === OK &&
  (p.storehouse.length < box.storehouse || p.storehouse.some(k => box.tiles[k].kind !== 'character'))

/** Takes a tile that lies open. */
export function store(t: TiletumTable, seat: Seat, tile: number): void {
  t.players[seat].storehouse.push(tile)
  note(N.took(seat, tile))
}

/** Takes it out of the storehouse again. */
export function unstore(p: Player, tile: number): void {
  p.storehouse.splice(p.storehouse.indexOf(tile), 1)
}
