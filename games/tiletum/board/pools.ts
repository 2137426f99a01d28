/** What is open in a turn: pools within pools, and where each came from (TI-6.12). */
import type { Seat } from '@loggia/core'
import { RULES } from '../effects/rules.ts'
import type { Box } from '../rules/box.ts'
import { type Open, sourceName } from '../rules/open.ts'
import type { TiletumStep, TiletumTable } from '../rules/table.ts'
import { type Action, GOODS } from '../rules/terms.ts'

/** Something open in somebody's turn. */
export interface Opened extends Open {
  /** The topmost, which alone can be spent (TI-6.12). */
  now: boolean
}

/** What the decisions of the words of effects hold open. */
const OPENS: Readonly<Record<string, ((s: TiletumStep) => Open | undefined) | undefined>> = Object.assign(
  {},
  ...Object.values(RULES).map(rule => rule.opens),
)

/** What a step holds open; nothing for steps that only ask or go by themselves. */
function openOf(s: TiletumStep, t: TiletumTable, box: Box): Open | undefined {
  switch (s.do) {
    case 'architect':
    case 'merchant':
    case 'character':
    case 'contract':
    case 'king':
    case 'joker':
      return { kind: 'points', what: s.do satisfies Action, left: s.points, from: s.die ? 'die' : sourceName(s.source) }
    case 'income':
      return { kind: 'goods', what: GOODS[s.good]!, left: s.amount, from: 'die' }
    case 'bonus-tile':
      return { kind: 'tile', what: box.tileIds[t.wheelTiles[s.at]!]!, left: 1, from: 'die' }
    case 'effect':
      return { kind: 'effect', what: box.effects[s.effect]!.id, left: 1, from: sourceName(s.source) }
    default:
      return OPENS[s.do]?.(s)
  }
}

/** What is open in the turn of a seat, the topmost first. */
export function poolsOf(view: TiletumTable, seat: Seat, box: Box): Opened[] {
  const open = view.todo.flatMap((s, k) => {
    const of = s.seat === seat ? openOf(s, view, box) : undefined
    return of ? [{ ...of, now: k === view.todo.length - 1 }] : []
  })
  return open.toReversed()
}
