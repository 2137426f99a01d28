/** What not even a newcomer does. */
import { codec, type Game, type Seat, verbNumbers } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TerraTable } from '../rules/table.ts'
import { V } from '../rules/verbs.ts'

const WORDS = codec(V)
const { build: BUILD, upgrade: UPGRADE, pass: PASS } = verbNumbers(V)

/** To pass while something can be built: what is left over is not lost (TM-7.14), so the evaluation finds it a few points worse only. */
export function folly(_game: Game<TerraTable, Box>, _t: TerraTable, _seat: Seat, moves: readonly number[]) {
  const can = moves.some(move => [BUILD, UPGRADE].includes(WORDS.verbOf(move)))
  return (move: number): boolean => can && WORDS.verbOf(move) === PASS
}
