/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { pointsOf } from '../rules/resources.ts'
import type { TapestryTable } from '../rules/table.ts'
import { Mind } from './mind.ts'

/** The points made, and what lies before the player. */
export function evaluate(game: Game<TapestryTable, Box>, t: TapestryTable, seat: Seat): number {
  const p = t.players[seat]
  if (game.over(t) || (t.solo && seat > 0)) return pointsOf(p)
  return pointsOf(p) + new Mind(t, seat, game.box).holdings()
}
