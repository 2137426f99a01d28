/** Land in relief, as engraved charts have it: water lines along the coast, mountains as molehills, trees. */
import { away, inside, noise, type Point, type Rect } from './geometry.ts'

/**
 * Distance from the coast and width of each water line, the farthest first. Each is a broad stroke covered by one in
 * the sea's colour, so a thin line remains.
 */
export const WATERLINES: readonly (readonly [distance: number, weight: number])[] = [
  [46, 0.5],
  [37, 0.5],
  [29, 0.55],
  [22, 0.6],
  [16, 0.65],
  [10.5, 0.7],
  [5.5, 0.8],
]

/** A mountain (with its width) or a tree (0) with its foot at a point. */
export interface Hill {
  at: Point
  w: number
}

/** Mountains and trees within coasts, back to front, away from the water and from everything that is read. */
export function scatter(area: Rect, coasts: readonly Point[][], free: readonly Rect[], tries = 2600): Hill[] {
  const random = noise(11)
  const all: Hill[] = []
  for (let n = 0; n < tries; n++) {
    const at: Point = [area.x + random() * area.width, area.y + random() * area.height]
    const w = random() < 0.3 ? 0 : 9 + random() * 7
    if (all.some(h => Math.abs(h.at[0] - at[0]) < 24 && Math.abs(h.at[1] - at[1]) < 17)) continue
    if (
      free.some(
        r => at[0] > r.x - 8 - w && at[0] < r.x + r.width + 8 + w && at[1] > r.y - 4 && at[1] < r.y + r.height + 20,
      )
    )
      continue
    const land = coasts.find(l => inside(at, l))
    if (land && away(at, land) > 17 + w / 2) all.push({ at, w })
  }
  return all.sort((a, b) => a.at[1] - b.at[1])
}

const f = (n: number): string => n.toFixed(1)
/** The outline of a mountain or a tree, and the hachures on its right, where the shade is: path data. */
const outline = ({ at: [x, y], w }: Hill): string =>
  w
    ? `M${f(x - w)} ${f(y)}Q${f(x - w * 0.4)} ${f(y - w * 0.4)} ${f(x - 1)} ${f(y - w * 0.8)}Q${f(x + w * 0.3)} ${f(y - w * 0.48)} ${f(x + w)} ${f(y)}`
    : `M${f(x)} ${f(y)}v-5M${f(x - 3.6)} ${f(y - 4)}a3.6 3.9 0 1 1 7.2 0z`
const hachure = ({ at: [x, y], w }: Hill, part: number): string =>
  `M${f(x + w * part * 0.84)} ${f(y - w * 0.8 * (1 - part * 0.9))}l${f(-w * 0.2 * (1 - part / 2))} ${f(w * 0.44 * (1 - part * 0.6))}`
const shade = (hill: Hill): string =>
  hill.w
    ? [1, 2, 3, 4, 5].map(k => hachure(hill, k / 6)).join('')
    : `M${f(hill.at[0] + 0.6)} ${f(hill.at[1] - 7.4)}l2 3M${f(hill.at[0] + 2)} ${f(hill.at[1] - 7)}l1.2 2.4`

export const molehills = (hills: readonly Hill[]): { body: string; shade: string } => ({
  body: hills.map(outline).join(''),
  shade: hills.map(shade).join(''),
})
