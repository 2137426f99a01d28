/** What is shown of judged decisions: their marks, their figures, and where the difference comes from. */
import type { Estimate, Judgement } from '@loggia/bots/judge'
import { figure } from '@loggia/core'

/** Points, to a tenth. */
export const tenths = (points: number): string => figure(Math.round(10 * points) / 10)
/** A chance, in percent. */
export const percent = (chance: number): string => String(Math.round(100 * chance))

export type Mark = 'doubtful' | 'mistake' | 'blunder'
/** How they stand in a log, as chess players write them. */
export const SIGNS: Readonly<Record<Mark, string>> = { doubtful: '?!', mistake: '?', blunder: '??' }
/** From which loss of the chance to win a decision has which mark. */
const FROM: readonly [Mark, number][] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['doubtful', 0.05],
]
/** The mark of a decision; none where its loss is unclear. */
export const markOf = (judgement: Judgement | undefined): Mark | undefined =>
  judgement && !judgement.unclear ? FROM.find(([, loss]) => judgement.chance.mean >= loss)?.[0] : undefined

/** A move as it is shown beside another. */
interface Compared {
  word: string
  chance: Pick<Estimate, 'mean'>
  sources: Readonly<Record<string, number>>
}
/** What was played beside what was better: of a judgement, or of a puzzle. */
export interface Comparison {
  played: Compared
  best: Compared
  /** What was lost. */
  points: Estimate
  unclear: boolean
}

/** What the better move would have brought more or less in the end, by source: from half a point on, the most first. */
export const broughtMore = ({ best, played }: Pick<Comparison, 'best' | 'played'>): { source: string; by: number }[] =>
  [...new Set([...Object.keys(best.sources), ...Object.keys(played.sources)])]
    .map(source => ({ source, by: (best.sources[source] ?? 0) - (played.sources[source] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= 0.5)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))

/** How many points these decisions lost in all. */
export const lostBy = (judgements: readonly Judgement[]): { points: number; error: number } => ({
  points: judgements.reduce((sum, { points }) => sum + points.mean, 0),
  error: Math.hypot(...judgements.map(({ points }) => points.error)),
})
/** How many points a decision lost in the mean, over matches. */
export function rateOf(matches: readonly { decisions: number; points: number; error: number }[]): Estimate {
  const n = Math.max(1, sum(matches.map(one => one.decisions)))
  return { mean: sum(matches.map(one => one.points)) / n, error: Math.hypot(...matches.map(one => one.error)) / n }
}
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
