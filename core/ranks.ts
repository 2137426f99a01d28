/** Places of scores, in their order: 0 is the best, and equal ones, by the last tie-breaker, share a place. */
import type { Score } from './game.ts'

export function ranksOf(all: readonly Score[]): number[] {
  const better = (a: Score, b: Score) => a.total - b.total || a.tie.reduce((d, x, k) => d || x - (b.tie[k] ?? 0), 0)
  return all.map(a => all.filter(b => better(b, a) > 0).length)
}
