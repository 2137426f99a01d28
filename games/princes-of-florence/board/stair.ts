/** The stair of an auction: one step for each price, the standing bid and the next one always in sight. */

export interface Stair {
  price: number
  x: number
  y: number
  kind: 'past' | 'standing' | 'next' | 'far'
}
export const STEP = { w: 66, rise: 17, low: 150, base: 206, count: 8 }

/** The steps to be drawn, prices in hundreds: the next one always at the same place, no more than four below it. `standing`: 0 before the first bid. */
export function stairOf(opening: number, bid: number, raise: number): Stair[] {
  const next = bid ? bid + raise : opening
  const first = next - 4 * raise
  return Array.from({ length: STEP.count }, (_, k) => ({ k, price: first + k * raise }))
    .filter(s => s.price >= opening)
    .map(({ k, price }) => ({
      price,
      x: 6 + k * STEP.w,
      y: STEP.low + 18 - k * STEP.rise,
      kind: price === bid ? 'standing' : price === next ? 'next' : price < next ? 'past' : 'far',
    }))
}

/** Hundreds as a sum of florins: 14 is 1,400. */
export const sum = (hundreds: number): string => (hundreds * 100).toLocaleString('en')
