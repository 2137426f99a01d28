/** An answer to a puzzle beside the best one, as decisions are compared after a match. */
import type { Cost, Puzzle } from '@loggia/core'
import type { Comparison } from '../analysis/marks.ts'

/** Undefined for the best answer itself. */
export function comparedWith(puzzle: Puzzle, word: string): Comparison | undefined {
  const cost = puzzle.others[word]
  const [best] = puzzle.right
  if (!cost || best === undefined) return undefined
  const { points, error, chance, sources } = cost
  return {
    played: { word, chance: { mean: chance }, sources: {} },
    best: { word: best, chance: { mean: puzzle.chance }, sources },
    points: { mean: points, error },
    unclear: puzzle.right.includes(word),
  }
}

/** The answer that comes nearest to being right. */
export function nearest({ right, others }: Puzzle): string | undefined {
  const wrong = Object.entries(others).filter(([word]) => !right.includes(word))
  const points = ([, cost]: [string, Cost]) => cost.points
  return wrong.sort((a, b) => points(a) - points(b))[0]?.[0]
}
