/** What the boards of Ostia share: what a section would bring is foreseen. */
import { asked, type BoardProps, type Seat } from '@loggia/core'
import { getBoard as get, Interaction } from '../../../board/interaction.svelte.ts'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import type { Sowing } from './ahead.ts'
import { changes, explain } from './explain.ts'

type Props = BoardProps<OstiaTable, Box>

/** `owner`: whose things these are; undefined for the common board. */
export const boardOf = (
  props: () => Props,
  owner?: () => Seat,
  sowings: () => readonly (Sowing | null)[] = () => [],
): Interaction<OstiaTable, Box> =>
  new Interaction<OstiaTable, Box>(
    props,
    {
      explain: (target, seat) => {
        const { view, box, speaker } = props()
        return explain(target, { view, box, speaker, seat, sowings: sowings() })
      },
      // What selecting a section brings is told as its sowing.
      changes: ({ seat, after }) => {
        const { view, speaker } = props()
        return asked(view, seat)?.do === 'select' ? [] : changes(view, after, seat, speaker)
      },
    },
    owner,
  )
export const getBoard = get<OstiaTable, Box>
