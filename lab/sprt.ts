/** Sequential tests of a mean result: they stop as soon as the results so far decide, and err as rarely as one asks. */

/** How often a test may err, when the truth is at one of its two hypotheses. */
export const ALPHA = 0.01
/** A log-likelihood ratio that far from 0 decides (Wald 1945). */
export const DECIDES = Math.log((1 - ALPHA) / ALPHA)
/** What counts for results that have not come up: a likelihood needs some of each. */
const UNSEEN = 0.001

/** How often each result came. */
type Tally = ReadonlyMap<number, number>

/**
 * How much more likely the results are with a mean of `h1` than with `h0`, as a logarithm. Of all distributions with such a mean the likeliest
 * counts. It is the generalized test of chess engines' test farms, for any number of different results.
 */
export function llr(tally: Tally, h0: number, h1: number): number {
  const all = new Map([
    [0, UNSEEN],
    [1, UNSEEN],
  ])
  for (const [result, count] of tally) all.set(result, (all.get(result) ?? 0) + count)
  const [t0, t1] = [tilt(all, h0), tilt(all, h1)]
  let sum = 0
  for (const [x, count] of all) sum += count * Math.log((1 + t0 * (x - h0)) / (1 + t1 * (x - h1)))
  return sum
}

/** The likeliest distribution with this mean gives a result x its share divided by 1 + tilt · (x − mean). */
function tilt(tally: Tally, mean: number): number {
  let low = -1 / (1 - mean)
  let high = 1 / mean
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2
    let sum = 0
    for (const [x, count] of tally) sum += (count * (x - mean)) / (1 + middle * (x - mean))
    if (sum > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** A share of victories that a level must have against the one below: at least, at most, and how far off an error is rare. */
export const BAND = { least: 0.6, most: 0.9, zone: 0.05 }
export type Verdict = 'below' | 'within' | 'above'

/** Whether a mean of results from 0 to 1 lies in the band: two tests, one at each end. */
export class Band {
  readonly #tally = new Map<number, number>()
  #least: boolean | undefined
  #most: boolean | undefined

  /** Takes the result of one deal. */
  add(result: number): void {
    this.#tally.set(result, (this.#tally.get(result) ?? 0) + 1)
    this.#least ??= this.#beyond(BAND.least)
    this.#most ??= this.#beyond(BAND.most)
  }

  /** Undefined as long as more results are wanted. */
  get verdict(): Verdict | undefined {
    if (this.#least === false) return 'below'
    if (this.#most) return 'above'
    return this.#least && this.#most === false ? 'within' : undefined
  }

  #beyond(end: number): boolean | undefined {
    const ratio = llr(this.#tally, end - BAND.zone, end + BAND.zone)
    return Math.abs(ratio) < DECIDES ? undefined : ratio > 0
  }
}
