/** Things of a box by their ids: a target says the id, the table has the number. */
import type { Box } from '../rules/box.ts'

export const indexOfHex = (id: string, box: Box): number => box.hexIds.indexOf(id)
