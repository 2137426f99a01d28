/** A tile that is being laid: which one, where, turned how; and what each rotation would score there (TA-6.2). */
import { asked, splitTarget } from '@loggia/core'
import type { Interaction } from '../../../board/interaction.svelte.ts'
import { indexOfHex } from './names.ts'
import type { Box } from '../rules/box.ts'
import type { TapestryTable } from '../rules/table.ts'
import { alignment } from '../rules/map.ts'

export interface Laying {
  tile: number
  hex: number
  /** As it is drawn: pointed at, or the first that can be chosen. */
  rotation: number
  /** VP of each rotation, from 0 on. */
  points: number[]
}
const ROTATIONS = 6

/** Of who is asked on this screen, once a hex has been picked or is pointed at. */
export function layingOf(board: Interaction<TapestryTable, Box, unknown>): Laying | undefined {
  const { view, box, seat, lit } = board
  const step = asked(view, seat)
  if (step?.do !== 'lay' || !lit.targets.size) return undefined
  const picked = [...lit.chosen, lit.hover ?? ''].map(splitTarget).find(t => t.domain === 'hex')
  if (!picked) return undefined
  const hex = indexOfHex(picked.id, box)
  const hover = splitTarget(lit.hover ?? '')
  const points = Array.from({ length: ROTATIONS }, (_, k) => alignment(view, step.tile, hex, k, box))
  const best = points.indexOf(Math.max(...points))
  return { tile: step.tile, hex, rotation: hover.domain === 'rotation' ? Number(hover.id) : best, points }
}
