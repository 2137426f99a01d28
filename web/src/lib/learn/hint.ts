/** What a hint says, from the rules alone: it knows neither page nor worker. */
import type { BoardContext, Facts } from '@loggia/core'
import type { Outcome } from '../table/ahead.ts'
import { priceOf } from '../table/price.ts'
import { projected } from '../table/projected.ts'

/** What a move changes of its seat's points, by where they come from, as if the match ended then. */
export interface Brings {
  /** What it costs and brings, as its button says. */
  price: string
  sources: readonly { source: string; by: number }[]
}

/** What a move brings; null where that is hidden until it is played. */
export function brings(facts: Facts, context: BoardContext, seen: Outcome | null): Brings | null {
  if (!seen) return null
  const of = (view: BoardContext['view']): Readonly<Record<string, number>> =>
    projected(facts, { ...context, view }).find(({ seat }) => seat === context.seat)?.sources ?? {}
  const before = of(context.view)
  const after = of(seen.known)
  const sources = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(source => {
    const by = (after[source] ?? 0) - (before[source] ?? 0)
    return by ? [{ source, by }] : []
  })
  return { price: priceOf(facts, context, '', seen), sources: sources.sort((a, b) => b.by - a.by) }
}
