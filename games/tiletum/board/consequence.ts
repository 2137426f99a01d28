/** What follows of an answer besides what it costs and brings: what would be lost by ending now, and what of an action finds nothing to do. */
import type { BoardContext } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { lossLines } from './losses.ts'

export const consequence = (c: BoardContext<TiletumTable, Box>, move: string): string =>
  // Points that nobody spends are told as the row is.
  move === 'done' ? lossLines(c, ({ kind }) => kind !== 'points').join(' · ') : ''
