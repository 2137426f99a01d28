/** The crests as heraldry in ink alone: each family has its own hatching on the field, and its charge on a disc that keeps the lines off. */
import { type Point, path } from '../../../board/geometry.ts'

/** Drawn in a box of 24 × 28 around the middle. */
export const SHIELD = 'M-11 -12H11V1C11 8 5 12 0 14C-5 12 -11 8 -11 1Z'
const EDGE: readonly Point[] = [
  [-11, -12],
  [11, -12],
  [11, 1],
  [10, 5.7],
  [7.4, 9.4],
  [3.8, 12.1],
  [0, 14],
  [-3.8, 12.1],
  [-7.4, 9.4],
  [-10, 5.7],
  [-11, 1],
]

/** Parallel lines of this direction across the shield, `gap` apart: each enters and leaves it once, since it bulges everywhere. */
function lines(angle: number, gap: number): string {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const side = ([x, y]: Point) => x * -dy + y * dx
  let d = ''
  for (let c = -24 + gap / 2; c < 24; c += gap) {
    const cuts = EDGE.flatMap((a, k): Point[] => {
      const b = EDGE[(k + 1) % EDGE.length]!
      const [p, q] = [side(a) - c, side(b) - c]
      return p > 0 === q > 0 ? [] : [[a[0] + ((b[0] - a[0]) * p) / (p - q), a[1] + ((b[1] - a[1]) * p) / (p - q)]]
    })
    if (cuts.length === 2) d += path(cuts, true)
  }
  return d
}

const LEVEL = lines(0, 2.4)
const UPRIGHT = lines(90, 2.4)
const FALLING = lines(45, 2.4)
const RISING = lines(-45, 2.4)

/** By the index of the family: level, upright, falling, rising, crossed, plain; a seventh would begin again. */
const FIELDS = [UPRIGHT, LEVEL, '', FALLING, RISING, lines(0, 3.2) + lines(90, 3.2)]
export const fieldOf = (family: number): string => FIELDS[family % FIELDS.length]!
