/**
 * Where everything stands on the sea chart. Nodes, roads and discovery spaces come from `board.json`; only what the rules leave open
 * (coasts, the place of a port's tile beside its road) is drawn here. A board with other nodes gets its tiles above or below the road.
 */
import type { Box } from '../rules/box.ts'
import { around, type Point, type Rect, mix, shore } from '../../../board/geometry.ts'
import { type Hill, scatter } from '../../../board/relief.ts'
import type { Pocket } from './pocket.ts'

/** What is seen of the chart, and the frame around it. */
export const VIEW: Rect = { x: -66, y: -56, width: 1082, height: 814 }
const TILE = { width: 122, height: 56 }
const DESTINATION_TILE = { width: 150, height: 80 }
const CRATE = { width: 54, height: 31 }
export const SLOT = 28

/** Centres of the tiles, drawn by hand on the land side of the road. */
const TILES: Readonly<Record<string, Point>> = {
  'salona': [11, 194],
  'dyrrachium': [416, 20],
  'tomis': [640, 20],
  'chersonesus': [884, 56],
  'syracusae': [158, 282],
  'corinthus': [228, 410],
  'athenae': [452, 200],
  'ephesus': [640, 178],
  'byzantium': [926, 216],
  'rhodus': [440, 492],
  'palmyra': [926, 416],
  'carthago': [11, 512],
  'leptis-magna': [420, 674],
  'cyrene': [640, 674],
  'alexandria': [892, 646],
  'damascus': [904, 550],
}
/** Crates stand below their node; these make room for a discovery space. */
const CRATES: Readonly<Record<string, Point>> = {
  'transport-e1': [328, 381],
  'transport-n2': [288, 112],
  'transport-s2': [286, 652],
}

/** `below`: the name stands under the tile, since the tile lies under its road. */
export interface Place {
  id: string
  kind: string
  at: Point
  tile: Point
  size: Pick<Rect, 'width' | 'height'>
  below: boolean
}
/** A road from one node to the next; `space` is the number of its discovery space, −1 if it has none. */
export interface Road {
  from: number
  to: number
  a: Point
  b: Point
  space: number
}
export interface Chart {
  places: Place[]
  roads: Road[]
  /** Middle of each discovery space. */
  spaces: Point[]
  /** Pairs of nodes where arriving at one counts as reaching the other. */
  implied: [Point, Point][]
  /** What is seen of it. */
  view: Rect
  /** How it lies on a phone, if it does. */
  pocket?: Pocket
}

const charts = new WeakMap<Box, Chart>()

/** The chart of a box. */
export function chartOf(box: Box): Chart {
  const chart = charts.get(box) ?? draw(box)
  charts.set(box, chart)
  return chart
}

function draw(box: Box): Chart {
  const { nodes, edges, impliedReach } = box.data.board
  const at = (id: string): Point => {
    const n = nodes[box.nodes.indexOf(id)]!
    return [n.x, n.y]
  }
  const places = nodes.map((n): Place => {
    const port = n.kind === 'transport-port'
    const size = port ? CRATE : n.kind === 'destination' ? DESTINATION_TILE : TILE
    const tile: Point = port
      ? (CRATES[n.id] ?? [n.x, n.y + 31])
      : (TILES[n.id] ?? [n.x, n.y + (n.y < VIEW.height / 2 ? -1 : 1) * (20 + size.height)])
    return {
      id: n.id,
      kind: n.kind,
      at: [n.x, n.y],
      tile: n.kind === 'departure' ? [n.x, n.y] : tile,
      size,
      below: tile[1] - n.y > size.height && !port,
    }
  })
  const roads = edges.map((e): Road => {
    const to = box.nodes.indexOf(e.to)
    return { from: box.nodes.indexOf(e.from), to, a: at(e.from), b: at(e.to), space: box.space[to]! }
  })
  const spaces = box.spaces.map((_, k) => {
    const road = roads.find(r => r.space === k)!
    return mix(road.a, road.b, 0.5)
  })
  return { places, roads, spaces, implied: impliedReach.map(i => [at(i.arrivedAt), at(i.countsAsReached)]), view: VIEW }
}

/** Where a place is marked while it can be picked: where a step goes the node, where something is built or traded the tile. */
export const markOf = (
  { kind, at, tile, size }: Place,
  stepping: boolean,
  r = 14,
): { at: Point; r?: number; w?: number; h?: number } =>
  stepping || kind === 'transport-port' || kind === 'departure'
    ? { at, r: kind === 'departure' ? r + 3 : r }
    : { at: tile, w: size.width + 4, h: size.height + 4 }

/** Middles of the slots of a discovery space, two in a row. */
export function slots([x, y]: Point, count: number): Point[] {
  const rows = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, k) => [
    x + (count === 1 ? 0 : (k % 2) - 0.5) * (SLOT + 2),
    y + (Math.floor(k / 2) - (rows - 1) / 2) * (SLOT + 2),
  ])
}

/** Rectangles that labels, tiles and crates cover: no mountain stands there. */
export const covered = (chart: Chart): Rect[] =>
  chart.places.flatMap(p => {
    if (chart.pocket) return [around(p.tile, 170, 110), around(p.at, 50, 50)]
    const tile = around(p.tile, p.size.width, p.size.height)
    return p.kind === 'departure'
      ? [around([p.at[0] - 70, p.at[1] - 26], 110, 70)]
      : [{ x: tile.x - 6, y: tile.y - (p.below ? 4 : 24), width: tile.width + 12, height: tile.height + 30 }]
  })

/** The coasts, by hand: two mainlands that run out of the frame, and islands. */
const LANDS: readonly (readonly (readonly [number, number, 1?])[])[] = [
  [
    [-80, -80, 1],
    [1030, -80, 1],
    [1030, 30, 1],
    [960, 26],
    [900, 2],
    [845, 14],
    [770, 0],
    [715, 24],
    [655, 6],
    [590, 26],
    [540, 0],
    [470, 22],
    [420, 8],
    [352, 26],
    [300, 4],
    [245, 26],
    [185, 40],
    [140, 78],
    [95, 106],
    [66, 126],
    [62, 160],
    [24, 190],
    [-6, 230],
    [20, 262],
    [14, 300],
    [30, 326],
    [40, 336],
    [34, 350],
    [42, 364],
    [30, 376],
    [20, 404],
    [40, 432],
    [26, 452],
    [-14, 428],
    [-40, 440],
    [-80, 420, 1],
  ],
  [
    [-80, 590, 1],
    [-20, 566],
    [30, 548],
    [70, 530],
    [112, 532],
    [128, 562],
    [150, 618],
    [205, 640],
    [262, 664],
    [332, 668],
    [392, 652],
    [450, 664],
    [520, 684],
    [590, 662],
    [650, 650],
    [722, 668],
    [782, 680],
    [842, 664],
    [900, 628],
    [938, 586],
    [908, 536],
    [886, 492],
    [906, 452],
    [882, 420],
    [898, 392],
    [850, 376],
    [790, 386],
    [724, 364],
    [664, 378],
    [622, 366],
    [604, 340],
    [628, 316],
    [664, 304],
    [716, 296],
    [776, 306],
    [840, 284],
    [906, 292],
    [960, 276],
    [1030, 284, 1],
    [1030, 780, 1],
    [-80, 780, 1],
  ],
  [
    [344, 160],
    [384, 140],
    [440, 150],
    [512, 136],
    [588, 150],
    [650, 148],
    [668, 166],
    [618, 186],
    [560, 180],
    [540, 200],
    [508, 190],
    [500, 216],
    [474, 206],
    [452, 186],
    [404, 196],
    [370, 184],
  ],
  [
    [126, 414],
    [160, 400],
    [206, 398],
    [222, 408],
    [202, 436],
    [164, 428],
  ],
  [
    [488, 354],
    [520, 346],
    [574, 352],
    [554, 362],
    [516, 366],
  ],
  [
    [704, 524],
    [738, 514],
    [778, 524],
    [748, 534],
    [716, 536],
  ],
  [
    [546, 308],
    [558, 304],
    [571, 314],
    [556, 321],
  ],
  [
    [518, 292],
    [528, 289],
    [532, 297],
    [523, 301],
  ],
  [
    [587, 414],
    [597, 411],
    [602, 420],
    [591, 425],
  ],
]

/** Their lines. With fewer levels they are rougher and faster to compute. */
export const shores = (levels = 3): Point[][] => LANDS.map((land, k) => shore(land, 7 + k, 0.16, levels))

/** Mountains and trees on the land, away from the coast and from everything that is read. */
export const hills = (
  free: readonly Rect[],
  { view, pocket }: Pick<Chart, 'view' | 'pocket'> = { view: VIEW },
): Hill[] => scatter(view, pocket ? shores(1).map(line => line.map(pocket.lie)) : shores(1), free)
