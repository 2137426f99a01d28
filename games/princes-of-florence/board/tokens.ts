/** What cards do, as numbers and icons in a row: the same short language on every card. */
import type { Box, Card } from '../rules/box.ts'
import type { Token } from '../../../board/tokens.ts'
import { COUNTERS } from '../rules/terms.ts'
import type { IconId } from './icons.ts'

const icon = (counter: number): Token => ({ icon: COUNTERS[counter]! })
const between = (list: Token[], mark: string): Token[] =>
  list.flatMap((t, k) => (k ? [{ text: mark, quiet: true }, t] : [t]))

/** A bonus card: `+2 / jester`. */
export const bonusTokens = (c: Card): Token[] => [
  { text: `+${c.terms[0]!.each}` },
  { text: '/', quiet: true },
  ...between(
    c.terms.map(t => icon(t.counter)),
    '·',
  ),
]

/** A prestige card: its condition; points stand beside it. `▲` most, `▼` fewest. */
export function goalTokens(c: Card): Token[] {
  const goal = c.goal!
  if (goal.kind !== 'threshold') return [{ text: goal.kind === 'most' ? '▲' : '▼' }, icon(goal.counter)]
  return goal.requires.flatMap((r, k): Token[] => [
    ...(k ? [{ text: '+', quiet: true } as const] : []),
    { text: String(r.min) },
    icon(r.counter),
  ])
}

/** A profession: its three wishes, building first. */
export const wishesOf = (c: Card, box: Box): IconId[] => {
  const w = c.wishes!
  return [
    box.tiles[w.building]!.id,
    box.tiles[w.landscape]!.id,
    box.data.boards.nobleBoard.freedomSlots[w.freedom]!,
  ] as IconId[]
}
