/** What a tooltip says about a thing on the board, and what a person has. */
import { type BoardContext, ruleOf } from '@loggia/core'
import type { Amounts, Tooltips } from '../../../board/tooltips.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { GOODS } from '../rules/terms.ts'
import { V } from '../rules/words.ts'
import { ofDeck, ofPips, ofTile, ofValue } from './tips.ts'

export type Context = BoardContext<TiletumTable, Box>

export const tooltips: Tooltips<Context, typeof V, 'deck'> = {
  colour: 'TI-5.1',
  pips: ofPips,
  value: ofValue,
  tile: ofTile,
  good: 'TI-8.1',
  action: 'TI-6.6',
  space: 'TI-6.8',
  slot: 'TI-6.2',
  cathedral: 'TI-6.1',
  room: 'TI-7.1',
  building: 'TI-7.1',
  family: 'TI-8.3',
  deck: ofDeck,
  verb: id => ({ rule: ruleOf(V, id) }),
}

export const amounts = ({ view, seat, speaker }: Context): Amounts =>
  Object.fromEntries(view.players[seat]!.goods.map((n, k) => [speaker.name('good', GOODS[k]!), n]))
