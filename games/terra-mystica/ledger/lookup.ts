/** What every answer of a record is made with: what it takes, what is missing, and where one is. */
import type { Seat } from '@loggia/core'
import type { TerraStep } from '../rules/index.ts'
import type { Command } from './parse.ts'
import type { Entry } from './queue.ts'
import { lineAt, type Replay, Unsupported } from './replay.ts'

/** A move and the commands that it takes from the record. */
export interface Answer {
  move: number
  used: Entry[]
}
/** A command of that kind. */
export type Of<K extends Command['kind']> = Command extends infer C
  ? C extends { kind: infer Kind }
    ? [K] extends [Kind]
      ? C
      : never
    : never
  : never

/** The record does not answer what is asked, or (no step) names something that is not in the game: at the next command of that seat, or of anybody. */
export function lostAt(r: Replay, seat: Seat, step: TerraStep | undefined, row?: number): Unsupported {
  const ended = r.queues.every(q => !q.head())
  return new Unsupported({
    kind: step === undefined ? 'unreadable' : ended ? 'ended' : 'missing',
    seat,
    ...lineAt(r, seat, row),
    ...(step && { step }),
  })
}

/** The number of a thing that the record names; throws if none. */
export function known(r: Replay, seat: Seat, k: number, row?: number): number {
  if (k < 0) throw lostAt(r, seat, undefined, row)
  return k
}
/** The home terrain of a seat, by its place on the cycle. */
export const homeOf = (r: Replay, seat: Seat): number => r.game.box.factions[r.t.players[seat]!.faction]!.home

/** Whether nobody else acts between the latest own action and that row. */
export function unbroken(r: Replay, seat: Seat, until: number): boolean {
  for (let row = r.queues[seat]!.row + 1; row < until; row++)
    if (r.mains[row] !== -1 && r.mains[row] !== seat) return false
  return true
}

/** The first of these moves that is legal. */
export function first(r: Replay, seat: Seat, moves: readonly number[]): number {
  const legal: number[] = []
  r.game.moves(r.t, seat, legal)
  return moves.find(m => legal.includes(m)) ?? legal[0]!
}
