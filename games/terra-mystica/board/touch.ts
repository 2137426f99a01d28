/** Touch for the boards of Terra Mystica. */
import type { BoardProps, Seat } from '@loggia/core'
import { getTouch as get, Touch } from '../../../board/touch.svelte.ts'
import type { Box } from '../rules/box.ts'
import type { TerraTable } from '../rules/table.ts'
import { changes, explain } from './explain.ts'

type Props = BoardProps<TerraTable, Box>

/** `owner`: whose things these are; undefined for the common board. */
export const touchOf = (props: () => Props, owner?: () => Seat): Touch<TerraTable, Box> =>
  new Touch<TerraTable, Box>(
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
export const getTouch = get<TerraTable, Box>
