/**
 * Pools of action points (TI-6.7, 6.12). A pool is a step. The die's pool lies lowest; those opened by helpers,
 * characters and contracts lie above, and only the topmost can be spent, like any stack of steps.
 */
import { end, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { Player, PoolStep, TiletumTable } from './table.ts'
import { ACTIONS } from './terms.ts'
import { N, R } from './words.ts'

export const afford = (s: PoolStep, points: number): Reason =>
  s.points >= points ? OK : R['no-points'](points - s.points)

/** Spends action points. A sub-action without any is over by itself (TI-6.12); the action of the die stays open, since it may still grow (TI-5.11). */
export function spend(t: TiletumTable, s: PoolStep, points: number): void {
  s.points -= points
  if (s.points === 0 && !s.die) end(t, s)
}

/** Ends a pool: what is left is lost, and that is said (TI-5.6). */
export const done = {
  play(t: TiletumTable, s: PoolStep): void {
    if (s.points) note(N.unspent(s.seat, ACTIONS.indexOf(s.do), s.points))
    end(t, s)
  },
}
/** Goes without steps, pieces or bonuses, which are never owed (D-23). */
export const declined = { play: end }

/** The action of this turn's die, wherever it lies in the stack. */
export function dieAction(t: TiletumTable): PoolStep | undefined {
  for (let k = 0; k < t.todo.length; k++) {
    const s = t.todo[k]
    if ('die' in s && s.die) return s
  }
  return undefined
}

/** Adds points to the action of the die, whatever pool is open above it (TI-12.7). */
export function strengthen(s: PoolStep, points: number): void {
  s.points += points
  note(N.strengthened(s.seat, points))
}

export const isFilled = (p: Player, building: number, box: Box): boolean => {
  const { first, rooms } = box.buildings[building]
  for (let k = 0; k < rooms; k++) if (p.rooms[first + k] < 0) return false
  return true
}
/** TI-1.4, 7.4: filled and crested, in whatever order it came. The building without rooms needs only its crest. */
export const isCompleted = (p: Player, building: number, box: Box): boolean =>
  p.crests[building] >= 0 && isFilled(p, building, box)

/** The type of the characters in a building, −1 where there are none (TI-7.1). */
export function typeIn(p: Player, building: number, box: Box): number {
  const { first, rooms } = box.buildings[building]
  for (let k = 0; k < rooms; k++) if (p.rooms[first + k] >= 0) return box.tiles[p.rooms[first + k]].type
  return -1
}

/** The bonus AP marker of this player at an action (TI-7.5, 7.6). */
export function markerAt(p: Player, action: number, box: Box): number {
  for (let b = 0; b < box.buildings.length; b++)
    if (box.buildings[b].marker && typeIn(p, b, box) === action && isCompleted(p, b, box))
      return box.buildings[b].marker
  return 0
}

/** TI-7.5, 7.11: what a building that has just been completed brings, also to the action that runs. */
export function strengthenBy(t: TiletumTable, seat: Seat, building: number, box: Box): void {
  const p = t.players[seat]
  const { marker } = box.buildings[building]
  if (!marker || !isCompleted(p, building, box)) return
  const type = typeIn(p, building, box)
  const running = dieAction(t)
  note(N.marker(seat, type, marker))
  if (running && running.do === ACTIONS[type]) strengthen(running, marker)
}
