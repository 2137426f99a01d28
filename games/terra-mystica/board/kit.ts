/** What the boards of Terra Mystica share. */
import type { BoardProps, Seat } from '@loggia/core'
import { getBoard as get, Interaction } from '../../../board/interaction.svelte.ts'
import type { Box } from '../rules/box.ts'
import type { TerraTable } from '../rules/table.ts'
import { changes, explain } from './explain.ts'

type Props = BoardProps<TerraTable, Box>

/** `owner`: whose things these are; undefined for the common board. */
export const boardOf = (props: () => Props, owner?: () => Seat): Interaction<TerraTable, Box> =>
  new Interaction<TerraTable, Box>(
    props,
    {
      explain: (target, seat) => {
        const { view, box, speaker } = props()
        return explain(target, { view, box, speaker, seat })
      },
      changes: ({ seat, after }) => {
        const { view, box, speaker } = props()
        return changes(view, after, seat, box, speaker)
      },
    },
    owner,
  )
export const getBoard = get<TerraTable, Box>
