/** What the boards of The Princes of Florence share. */
import type { BoardProps, Seat } from '@loggia/core'
import { getBoard as get, Interaction } from '../../../board/interaction.svelte.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { changes, explain } from './explain.ts'

type Props = BoardProps<PrincesTable, Box>

/** `owner`: whose things these are; undefined for the common board. */
export const boardOf = (props: () => Props, owner?: () => Seat): Interaction<PrincesTable, Box> =>
  new Interaction<PrincesTable, Box>(
    props,
    {
      explain: (target, seat) => {
        const { view, box, speaker } = props()
        return explain(target, { view, box, speaker, seat })
      },
      changes: ({ seat, after }) => {
        const { view, speaker } = props()
        return changes(view, after, seat, speaker)
      },
    },
    owner,
  )
export const getBoard = get<PrincesTable, Box>
