/** Means with their errors. */

/** A mean and its standard error. */
export interface Estimate {
  mean: number
  error: number
}

/** Of independent results; of fewer than two the error is unknown, and infinite. */
export function estimate(results: readonly number[]): Estimate {
  const n = results.length
  let sum = 0
  for (const x of results) sum += x
  const mean = n ? sum / n : 0
  if (n < 2) return { mean, error: Infinity }
  let squares = 0
  for (const x of results) squares += (x - mean) ** 2
  return { mean, error: Math.sqrt(squares / (n - 1) / n) }
}

/** The mean of two independent estimates. */
export const between = (a: Estimate, b: Estimate): Estimate => ({
  mean: (a.mean + b.mean) / 2,
  error: Math.hypot(a.error, b.error) / 2,
})
