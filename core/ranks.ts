/** Places of scores, in their order: 0 is the best, and equal ones, by the last tie-breaker, share a place. */
import type { Score } from './game.ts'

export function ranksOf(all: readonly Score[]): number[] {
  const better = (a: Score, b: Score) => a.total - b.total || a.tie.reduce((d, x, k) => d || x - (b.tie[k] ?? 0), 0)
  return all.map(a => all.filter(b => better(b, a) > 0).length)
}

/** Each seat's part of the victory, by its place: those who share the first place divide it. */
export function victories(ranks: readonly number[]): number[] {
  const winners = ranks.filter(rank => rank === 0).length
  return ranks.map(rank => (rank === 0 ? 1 / winners : 0))
}
