/** Sets as the bits of an integer. */

/** How many bits are set. */
export function bitCount(n: number): number {
  n -= (n >> 1) & 0x55555555
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
