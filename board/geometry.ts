/** Pure drawing: numbers to points and path data. Units are those of the drawing. */

export type Point = readonly [x: number, y: number]

const r1 = (n: number): number => Math.round(n * 10) / 10

/** Path data through points; closed unless `open`. */
export const path = (points: readonly Point[], open = false): string =>
  'M' + points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L') + (open ? '' : 'Z')

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The point at this distance from a centre; angles in degrees, clockwise from the right. */
export const polar = ([x, y]: Point, r: number, angle: number): Point => [
  x + r * Math.cos((angle * Math.PI) / 180),
  y + r * Math.sin((angle * Math.PI) / 180),
]

/** Corners of a hexagon whose upper and lower sides are level, clockwise from the upper left: corner k begins side k. */
export const hexagon = (centre: Point, r: number): Point[] =>
  Array.from({ length: 6 }, (_, k) => polar(centre, r, k * 60 - 120))

/** Where `count` ships stand that share a place: side by side, never hiding more than a third of each other. */
export const fan = (count: number, gap = 27): number[] => {
  const step = count > 2 ? Math.min(gap, 23) : gap
  return Array.from({ length: count }, (_, k) => (k - (count - 1) / 2) * step)
}

/** A number for this seed and its successors: the same coast on every screen. */
export function noise(seed: number): () => number {
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822507) ^ Math.imul(seed ^ (seed >>> 13), 3266489909)
    return (seed >>> 0) / 4294967296
  }
}

/** A shore from a few points by midpoint displacement. A side between two points marked 1 lies on the frame and stays straight. */
export function shore(
  points: readonly (readonly [x: number, y: number, edge?: 1])[],
  seed: number,
  amplitude = 0.16,
  levels = 3,
): Point[] {
  const random = noise(seed)
  let line = points.slice()
  for (let level = 0; level < levels; level++) {
    line = line.flatMap((a, k): typeof line => {
      const b = line[(k + 1) % line.length]!
      const straight = a[2] && b[2]
      const d = straight ? 0 : (random() - 0.5) * 2 * amplitude
      const x = (a[0] + b[0]) / 2 - (b[1] - a[1]) * d
      const y = (a[1] + b[1]) / 2 + (b[0] - a[0]) * d
      return [a, straight ? [x, y, 1] : [x, y]]
    })
  }
  return line.map(([x, y]) => [x, y])
}

/** Whether a point lies inside a closed line: a ray from it crosses an odd number of its sides. */
export const inside = ([x, y]: Point, line: readonly Point[]): boolean =>
  line.filter(([ax, ay], k) => {
    const [bx, by] = line.at(k - 1)!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
  }).length %
    2 ===
  1

/** How far a point lies from a closed line. */
export const away = ([x, y]: Point, line: readonly Point[]): number =>
  Math.min(
    ...line.map(([ax, ay], k) => {
      const [bx, by] = line[(k + 1) % line.length]!
      const dx = bx - ax
      const dy = by - ay
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - ax - t * dx, y - ay - t * dy)
    }),
  )

/** The chart's frame: its black divisions as path data, `t` thick. */
export function graticule({ x, y, width: w, height: h }: Rect, across = 24, down = 18, t = 7): string {
  let d = ''
  for (let k = 1; k < across; k += 2)
    for (const top of [y, y + h - t])
      d += `M${r1(x + (k * w) / across)} ${top}h${r1(w / across)}v${t}h${-r1(w / across)}z`
  for (let k = 1; k < down; k += 2)
    for (const left of [x, x + w - t]) d += `M${left} ${r1(y + (k * h) / down)}h${t}v${r1(h / down)}h${-t}z`
  return d
}

/** A rectangle of the drawing, as the attributes of its element. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}
export const around = ([x, y]: Point, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
/** The same, smaller by this margin on every side. */
export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** How far apart two rectangles lie; 0 where they overlap. */
export const gap = (a: Rect, b: Rect): number =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  )

/** A quarter to the left, as old charts lie: east comes up. Only where things stand is turned, they themselves stay upright. */
export const turned = ([x, y]: Point): Point => [y, -x]
export const turnedRect = ({ x, y, width, height }: Rect): Rect => ({
  x: y,
  y: -x - width,
  width: height,
  height: width,
})

/** What is seen of a drawing. */
export const viewBox = ({ x, y, width, height }: Rect): string => `${x} ${y} ${width} ${height}`
/** The attribute of what is drawn around a point of its own. */
export const translate = ([x, y]: Point): string => `translate(${x} ${y})`
/** The attributes of a circle. */
export const circle = ([cx, cy]: Point, r: number) => ({ cx, cy, r })
