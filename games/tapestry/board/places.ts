/** The places of Tapestry's board, and what each of them asks. */
import type { BoardContext } from '@loggia/core'
import type { Place } from '../../../board/places.ts'
import type { Box } from '../rules/box.ts'
import type { TapestryTable } from '../rules/table.ts'

type Context = BoardContext<TapestryTable, Box>

/** Tech cards are answered where they lie: in the row, or in front of their owner. */
const inRow = (id: string, { view, box }: Context): boolean => view.techRow.some(card => box.tech[card]?.id === id)
/** Answers that are drawn beside the things that they are about. */
const VERBS: Readonly<Record<string, readonly string[]>> = { offers: ['invent-top', 'refresh'], capital: ['beside'] }
const verbs =
  (place: string) =>
  (id: string): boolean =>
    VERBS[place]!.includes(id)
const elsewhere = (id: string): boolean => !Object.values(VERBS).flat().includes(id)

export const PLACES = [
  {
    id: 'tracks',
    of: 'table',
    apart: ['effect', 'die', 'seat', 'number', 'automa', 'choice', 'verb'],
    answers: {
      space: true,
      track: true,
      resource: true,
      effect: true,
      die: true,
      seat: true,
      number: true,
      automa: true,
      choice: true,
      verb: elsewhere,
    },
  },
  { id: 'map', of: 'table', bleeds: true, closest: 1.8, answers: { hex: true, rotation: true } },
  { id: 'offers', of: 'table', answers: { landmark: true, tech: inRow, verb: verbs('offers') } },
  { id: 'capital', of: 'seat', answers: { capital: true, turn: true, corner: true, verb: verbs('capital') } },
  { id: 'income', of: 'seat', answers: { building: true } },
  {
    id: 'cards',
    of: 'seat',
    answers: {
      'civilization': true,
      'column': true,
      'cell': true,
      'square': true,
      'mat-row': true,
      'category': true,
      'tapestry': true,
      'territory': true,
      'space-tile': true,
      'tech': (id, c) => !inRow(id, c),
    },
  },
] as const satisfies readonly Place<TapestryTable, Box>[]
