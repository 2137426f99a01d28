/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { pointsOf } from '../rules/resources.ts'
import { counted } from '../rules/solo/income.ts'
import { levelOf } from '../rules/solo/setup.ts'
import { AUTOMA } from '../rules/solo/terms.ts'
import { isRival, type TapestryTable } from '../rules/table.ts'
import { ERAS } from '../rules/terms.ts'
import { FEATURES, features } from './features.ts'
import { Mind } from './mind.ts'
import { BEGINNING, RIVAL, VALUE } from './weights.ts'

/** By era from 1, in the order of the features. */
const WEIGHTS = Array.from({ length: ERAS - 1 }, (_, k) => Float64Array.from(FEATURES, name => VALUE[name][k]))
const found: number[] = FEATURES.map(() => 0)

/** The points made, and what lies before the player, each by what it has turned out to be worth (`VALUE`). */
export function evaluate(game: Game<TapestryTable, Box>, t: TapestryTable, seat: Seat): number {
  const p = t.players[seat]
  let worth = pointsOf(p)
  if (p.finished || game.over(t)) return worth
  if (isRival(t, seat)) return worth + stillToScore(t, game.box)
  const era = eraOf(t, seat)
  if (era === 0) return worth + BEGINNING
  if (era === ERAS) return worth
  const weights = WEIGHTS[era - 1]
  features(new Mind(t, seat, game.box, era), found)
  for (let k = 0; k < weights.length; k++) worth += weights[k] * found[k]
  return worth
}

/** What the Automa will score in the income turns to come (TA-19.5): by what its mat counts now, and by how much that grows in an era. */
function stillToScore(t: TapestryTable, box: Box): number {
  const { era } = t.players[AUTOMA]
  const { multipliers } = levelOf(t, box)
  const begun = Math.min(1, t.solo!.decision.length / RIVAL.deck)
  const rows = counted(t, box)
  let worth = 0
  for (let n = Math.max(2, era + 1); n <= ERAS; n++)
    for (let row = 0; row < rows.length; row++)
      worth += multipliers[row][n - 2] * (rows[row] + RIVAL.growth * (n - era - 1 + begun))
  return worth
}

/**
 * An income turn whose points are still to come counts as one that has not begun. A player who can pay for nothing
 * begins it at once, in the previous player's turn, so a search that stops between two turns often stops there.
 */
export function eraOf({ todo, players }: TapestryTable, seat: Seat): number {
  for (const step of todo) if (step.do === 'income-points' && step.seat === seat) return players[seat].era - 1
  return players[seat].era
}
