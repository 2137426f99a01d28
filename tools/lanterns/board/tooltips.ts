/** What a tooltip says about a thing on the board, and what a person has. */
import { type BoardContext, ruleOf } from '@loggia/core'
import type { Amounts, Tooltips } from '../../../board/tooltips.ts'
import { type Box, type LanternsTable, V } from '../rules/index.ts'

export type Context = BoardContext<LanternsTable, Box>

export const tooltips: Tooltips<Context, typeof V> = { verb: id => ({ rule: ruleOf(V, id) }) }

/** How bright everything shines that somebody carries. */
export const brightness = (t: LanternsTable, seat: number): number => t.taken[seat]!.reduce((a, b) => a + b, 0)

export const amounts = ({ view, seat, speaker }: Context): Amounts => ({
  [speaker.text('points')]: brightness(view, seat),
})
