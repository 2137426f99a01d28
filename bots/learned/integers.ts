/**
 * Logarithms and exponentials in integers: two browsers need not agree on the last bit of `Math.exp`, and a match between equal seeds should.
 * A logarithm is counted in units of 1/1024. The tables are rounded once, and no entry of them lies near enough to a half for that bit to matter.
 */

/** One, in the units of a logarithm. */
export const ONE = 1024
/** The weight of the best move. */
export const FULL = 1 << 24
/** A move that is 8,000 times less likely than the best has no weight. */
const FAR = 9 * ONE

const WEIGHT = Int32Array.from({ length: FAR }, (_, k) => Math.round(FULL * Math.exp(-k / ONE)))
/** Logarithms of 1 to 2 in 1,024 steps, each at its middle. */
const MANTISSA = Int32Array.from({ length: ONE }, (_, k) => Math.round(ONE * Math.log(1 + (k + 0.5) / ONE)))
const LN2 = Math.round(ONE * Math.LN2 * 1024) / 1024

/** How likely a move is that is `behind` the best one, as an integer from 0 to FULL. */
export const weightOf = (behind: number): number => (behind < FAR ? WEIGHT[behind < 0 ? 0 : behind]! : 0)

const float = new Float64Array(1)
const halves = new Uint32Array(float.buffer)
/** The natural logarithm of a positive number, in units of 1/1024. */
export function logOf(x: number): number {
  float[0] = x
  const high = halves[1]!
  return Math.round(LN2 * ((high >>> 20) - 1023)) + MANTISSA[(high >>> 10) & 1023]!
}
