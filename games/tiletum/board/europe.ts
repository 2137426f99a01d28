/**
 * Where everything stands on the map of old Europe. Spaces, edges and slots come from `map.json`; this file has only
 * what the rules leave open. That is where a city stands on the sheet, and on which side its cathedral is, so that
 * nothing of one city hides another. A space of another map stands at its own coordinates.
 */
import { around, mix, overlap, type Point, type Rect, shore, turned as turn } from '../../../board/geometry.ts'
import { type Hill, scatter } from '../../../board/relief.ts'
import type { Box } from '../rules/box.ts'
import { BENDS, type Lay, LAYOUT, TURNED_LAYOUT, type TownView } from './europe-layout.ts'

/** The whole sheet, with its frame, and the same turned, east up. */
export const VIEW: Rect = { x: 0, y: 0, width: 860, height: 508 }
const UPRIGHT: Rect = { x: 0, y: 0, width: VIEW.height, height: VIEW.width }
/** A point of the sheet where it lies on the turned one. */
const upright = (p: Point): Point => {
  const [x, y] = turn(p)
  return [x, y + VIEW.width]
}
/** The cartouche with the fairs, in the emptiest corner. */
export const CARTOUCHE: Rect = { x: 669, y: 11, width: 180, height: 116 }
/** Sizes of what belongs to a city: its ring, and that of the city where all begin; slots and tiles. */
export const RING = 19
export const FIRST_RING = 24
export const SLOT = { width: 20, height: 19, pitch: 24 }
export const TILE = { width: 37, height: 24 }
export const CATHEDRAL = { width: 66, height: 72 }
/** From the top of a cathedral's box to the ground on which it stands. */
export const GROUND = 52
/** Width of its tower, and of each bay. */
export const TOWER = 18
export const BAY = 15

/** How large figures are: on the narrowest desk, and turned on a phone, the sheet is shown at seven tenths, and they must be read there. */
export const LETTERS = 16
/** A space as it is drawn; the rest only of a city. */
export interface Place {
  id: string
  name: string
  city: boolean
  at: Point
  r: number
  town: TownView
  mirror: boolean
  /** Middle of the foot of its name. */
  label: Point
  /** Middles of the slots of trading posts and of the tiles, in the order of the box. */
  slots: Point[]
  tiles: Point[]
  /** Where its cathedral stands, if it has one. */
  cathedral: Rect | null
  /** Foot of the pole of its pennant, if a fair may be held there. */
  pole: Point
  fair: boolean
}
/** A road between two spaces, bent a little; `disc`: where its price stands. */
export interface Road {
  a: number
  b: number
  bend: Point
  disc: Point
}
export interface Plan {
  turned: boolean
  view: Rect
  places: Place[]
  roads: Road[]
}

const plans = new WeakMap<Box, Partial<Record<'level' | 'turned', Plan>>>()
/** The layout of a box, on the sheet as it lies or turned. */
export function planOf(box: Box, turned = false): Plan {
  const known = plans.get(box) ?? {}
  plans.set(box, known)
  return (known[turned ? 'turned' : 'level'] ??= lay(box, turned))
}

function lay(box: Box, turned: boolean): Plan {
  const layout = turned ? TURNED_LAYOUT : LAYOUT
  const lie = (p: Point): Point => (turned ? upright(p) : p)
  const places = box.spaces.map((id, space): Place => {
    const raw = box.data.map.spaces[space]!
    const {
      at,
      mirror = false,
      slots = 0,
      label = 0,
    }: Lay = layout[id] ?? {
      at: lie([VIEW.x + 20 + (raw.x / 100) * (VIEW.width - 40), VIEW.y + 20 + (raw.y / 100) * (VIEW.height - 40)]),
    }
    const [x, y] = at
    const side = mirror ? -1 : 1
    const r = space === box.start ? FIRST_RING : RING
    const posts = box.postsAt[space]!
    const cathedral = box.cathedralAt[space]! >= 0
    const beside = r + 5
    return {
      id,
      name: raw.name,
      city: raw.kind === 'city',
      at,
      r,
      town: LAYOUT[id]?.town ?? 'walls',
      mirror,
      label: [x + label - side * Math.max(0, cathedral ? wide(raw.name, r) / 2 - beside : 0), y - r - 8],
      slots: posts.map((_, k) => [
        x + slots + (k - (posts.length - 1) / 2) * SLOT.pitch,
        y + r + 3 + SLOT.height / 2 + 2,
      ]),
      tiles: box.tilesAt[space]!.map((_, k) => [x - side * (beside + TILE.width / 2), y - 12 - k * (TILE.height + 2)]),
      cathedral: cathedral
        ? { x: side > 0 ? x + beside : x - beside - CATHEDRAL.width, y: y + 14 - GROUND, ...CATHEDRAL }
        : null,
      pole: space === box.start ? [x + r + 14, y + 4] : [x + r + 3, y + 14],
      fair: box.fairCity === space || box.cities.includes(space),
    }
  })
  const boxes = places.flatMap(p => [...skeleton(p), crowd(p)])
  const roads = box.neighbours.flatMap((list, a) =>
    list
      .filter(b => b > a)
      .map((b): Road => {
        const [from, to] = [places[a]!, places[b]!]
        const bend = (turned ? undefined : BENDS[`${from.id} ${to.id}`]) ?? bendOf(from.at, to.at, a + b)
        const road = { a, b, bend, disc: bend }
        return { ...road, disc: clear(road, places, boxes) }
      }),
  )
  return { turned, view: turned ? UPRIGHT : VIEW, places, roads }
}

/** How wide a name is, by its letters. */
const wide = (name: string, r: number): number => Math.max(34, name.length * (r > RING ? 10 : 8))

/** Roads bend by a sixteenth of their length, some to one side and some to the other. */
function bendOf(a: Point, b: Point, seed: number): Point {
  const by = (seed % 2 ? 1 : -1) / 16
  const [x, y] = mix(a, b, 0.5)
  return [x - (b[1] - a[1]) * by, y + (b[0] - a[0]) * by]
}

/** A point of a road, from 0 at its one end to 1 at the other. */
export function along(road: Road, places: readonly Place[], t: number): Point {
  const a = places[road.a]!.at
  const b = places[road.b]!.at
  return mix(mix(a, road.bend, t), mix(road.bend, b, t), t)
}

/** Near the middle of a road, on it or beside it, where a disc covers least of cities and of the pieces in them. */
function clear(road: Road, places: readonly Place[], boxes: readonly Rect[]): Point {
  const [a, b] = [places[road.a]!.at, places[road.b]!.at]
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const reach = around(road.bend, Math.abs(b[0] - a[0]) + 90, Math.abs(b[1] - a[1]) + 90)
  const near = boxes.filter(r => overlap(r, reach))
  let best = road.disc
  let least = Infinity
  for (let k = 0; k < 24; k++)
    for (const aside of [0, 9, -9, 16, -16]) {
      const t = 0.5 + (k % 2 ? 1 : -1) * Math.ceil(k / 2) * 0.03
      const [x, y] = along(road, places, t)
      const at: Point = [x - ((b[1] - a[1]) / long) * aside, y + ((b[0] - a[0]) / long) * aside]
      const disc = around(at, 22, 22)
      const hidden = near.reduce((sum, r) => sum + shared(r, disc), 0) + 4 * Math.abs(aside) + 40 * Math.abs(t - 0.5)
      if (hidden >= least) continue
      least = hidden
      best = at
    }
  return best
}
/** The area that two rectangles share. */
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
/** Where up to two pieces of a space stand. */
const crowd = (p: Place): Rect => {
  const [x, y] = standing(p, 1, 2)
  const [u, v] = standing(p, 0, 2)
  return { x: Math.min(x, u) - 11, y: Math.min(y, v) - 24, width: Math.abs(x - u) + 24, height: Math.abs(y - v) + 24 }
}

/** What a space covers, part by part. */
export function skeleton(p: Place): Rect[] {
  const [x, y] = p.at
  if (!p.city) return [around([x, y - 2], 20, 24)]
  const name = wide(p.name, p.r)
  const high = p.r > RING ? 19 : 16
  return [
    around(p.at, 2 * p.r, 2 * p.r),
    { x: p.label[0] - name / 2, y: p.label[1] - high + 3, width: name, height: high },
    ...p.slots.map(s => around(s, SLOT.pitch, SLOT.height)),
    ...p.tiles.map(s => around(s, TILE.width, TILE.height)),
    ...(p.cathedral ? partsOf(p.cathedral, p.mirror) : []),
    ...(p.fair ? [{ x: p.pole[0], y: p.pole[1] - 36, width: 24, height: 17 }] : []),
  ]
}

/** A cathedral: the tower at the side of the town, the bays beside it. */
export const partsOf = ({ x, y, width, height }: Rect, mirror: boolean): Rect[] => [
  { x: mirror ? x + width - TOWER : x, y, width: TOWER, height },
  { x: mirror ? x : x + TOWER, y: y + 18, width: width - TOWER, height: height - 18 },
]

/**
 * The foot of the k-th of n pieces on a space. In front of the town on its left, from four on half of them on its
 * right, in two rows; around a milestone.
 */
export function standing(p: Place, k: number, n: number): Point {
  const [x, y] = p.at
  if (!p.city) return [x + (k - (n - 1) / 2) * 20 + (n === 1 ? -2 : 0), y + 13 + (k % 2) * 4]
  const left = n < 4 ? n : Math.ceil(n / 2)
  const right = k >= left
  const j = right ? k - left : k
  const behind = n < 4 ? 0 : j % 2
  const column = n < 4 ? j : j >> 1
  const out = p.r - 5 + column * 16 + behind * 8
  return [right ? x + out : x - out, y + p.r + 3 - behind * 12]
}

type Coast = readonly (readonly [x: number, y: number, edge?: 1])[]
/** The coasts, by hand: the mainland, and the island in the west. */
const LANDS: readonly Coast[] = [
  [
    [880, 20, 1],
    [760, 16],
    [700, 26],
    [672, 18],
    [660, -20, 1],
    [634, -20, 1],
    [626, 14],
    [606, 32],
    [570, 26],
    [540, 36],
    [500, 26],
    [470, 34],
    [436, 22],
    [404, 36],
    [380, 26],
    [340, 40],
    [300, 52],
    [262, 64],
    [216, 70],
    [202, 88],
    [190, 116],
    [170, 138],
    [146, 146],
    [120, 152],
    [108, 170],
    [98, 150],
    [86, 152],
    [80, 174],
    [52, 180],
    [22, 192],
    [6, 206],
    [18, 220],
    [46, 230],
    [54, 256],
    [48, 292],
    [40, 330],
    [32, 364],
    [36, 392],
    [16, 412],
    [-20, 410, 1],
    [-20, 528, 1],
    [150, 528, 1],
    [172, 506],
    [190, 494],
    [226, 492],
    [262, 496],
    [296, 490],
    [340, 494],
    [372, 484],
    [404, 488],
    [440, 496],
    [474, 492],
    [500, 484],
    [524, 500],
    [540, 528, 1],
    [716, 528, 1],
    [722, 500],
    [734, 482],
    [744, 462],
    [742, 440],
    [752, 424],
    [776, 424],
    [800, 440],
    [826, 462],
    [850, 476],
    [880, 486, 1],
  ],
  [
    [-20, -20, 1],
    [116, -20, 1],
    [110, 10],
    [126, 26],
    [118, 48],
    [106, 62],
    [120, 82],
    [102, 104],
    [68, 112],
    [34, 118],
    [8, 130],
    [-20, 134, 1],
  ],
]
/** Their lines; with fewer levels they are rougher and faster to compute. */
export const shores = (levels = 3, turned = false): Point[][] =>
  LANDS.map((land, k) => {
    const line = shore(land, 23 + k, 0.15, levels)
    return turned ? line.map(upright) : line
  })

const hills = new WeakMap<Plan, Hill[]>()
/** Mountains and trees where no city, no road and no cartouche is; that stands above the turned sheet. */
export function hillsOf(plan: Plan): Hill[] {
  const known = hills.get(plan)
  if (known) return known
  const free = [...plan.places.flatMap(skeleton), ...(plan.turned ? [] : [CARTOUCHE])]
  for (const road of plan.roads) for (let t = 0.1; t < 1; t += 0.1) free.push(around(along(road, plan.places, t), 4, 4))
  const all = scatter(plan.view, shores(1, plan.turned), free)
  hills.set(plan, all)
  return all
}
