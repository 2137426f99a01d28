/** The places of Terra Mystica's board, and what each of them asks. */
import type { Place } from '../../../board/places.ts'
import type { Box } from '../rules/box.ts'
import type { TerraTable } from '../rules/table.ts'

/** Verbs that stand on the faction board; the others stand at its head while no action is chosen. */
export const onMat = (verb: string) => ['burn', 'ship', 'exchange'].includes(verb)

export const PLACES = [
  { id: 'map', of: 'table', turns: true, home: ['action'], answers: { hex: true, site: true, river: true } },
  {
    id: 'mat',
    of: 'seat',
    answers: {
      faction: true,
      building: true,
      terrain: true,
      conversion: true,
      special: true,
      few: true,
      choice: true,
      verb: (id, { view }) => onMat(id) || view.todo.at(-1)?.do !== 'action',
    },
  },
  { id: 'cults', of: 'table', answers: { cult: true, place: true } },
  {
    id: 'offer',
    of: 'table',
    answers: { 'card': true, 'favor': true, 'town': true, 'scoring': true, 'power-action': true },
  },
] as const satisfies readonly Place<TerraTable, Box>[]
