/** What cards do, as numbers and icons in a row: the same short language on every card. */
import type { Box, Card } from '../rules/box.ts'
import type { Token } from '../../../board/tokens.ts'
import { COUNTERS } from '../rules/terms.ts'
import type { IconId } from './icons.ts'

const icon = (counter: number): Token => ({ icon: COUNTERS[counter]! })
const between = (mark: string, list: Token[][]): Token[] =>
  list.flatMap((tokens, k) => (k ? [{ text: mark, quiet: true }, ...tokens] : tokens))

/** What a card with a strip does: a bonus card `+2 / jester`; of a prestige card its condition, `▲` most, `▼` fewest (points stand beside it). */
export function tokensOf({ terms, goal }: Card): Token[] {
  if (terms.length)
    return [
      { text: `+${terms[0]!.each}` },
      { text: '/', quiet: true },
      ...between(
        '·',
        terms.map(t => [icon(t.counter)]),
      ),
    ]
  if (goal?.kind !== 'threshold') return goal ? [{ text: goal.kind === 'most' ? '▲' : '▼' }, icon(goal.counter)] : []
  return between(
    '+',
    goal.requires.map(r => [{ text: String(r.min) }, icon(r.counter)]),
  )
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
