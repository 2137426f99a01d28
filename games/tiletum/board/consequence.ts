/**
 * What follows from an answer besides its cost and gain: what a die will bring, what ending now would lose, and which
 * parts of an action have no effect.
 */
import { type BoardContext, type Foreseen, heardNotes, read, signed } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { N, V } from '../rules/words.ts'
import { lossLines } from './losses.ts'

export function consequence(
  c: BoardContext<TiletumTable, Box>,
  move: string,
  { heard }: Foreseen<TiletumTable>,
): string {
  const answer = read(V, move)
  // Points that nobody spends are told as the row is.
  if (answer?.kind === 'done') return lossLines(c, ({ kind }) => kind !== 'points').join(' · ')
  // Its resources come after what is asked first.
  if (answer?.kind === 'die' && !heardNotes(N, heard).some(note => note.kind === 'gained'))
    return `${c.speaker.name('good', answer.args[0])} ${signed(Number(answer.args[2]))}`
  return ''
}
