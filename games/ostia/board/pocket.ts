/**
 * The chart as a phone shows it: plates with one effect instead of whole tiles, and letters that can be read without coming nearer. Upright it
 * lies a quarter to the left, as old charts do, east up; on its side north stays up. Where plates and names stand is drawn by hand for both.
 */
import { type Point, type Rect, turned } from '../../../board/geometry.ts'
import { measure, type Token } from '../../../board/tokens.ts'
import type { Box } from '../rules/box.ts'
import { type Chart, chartOf } from './chart.ts'

/** What a plate's place is measured from: its left edge, its middle, or its right edge. */
export type Anchor = 'start' | 'middle' | 'end'
export interface Plate {
  /** At that edge, in the middle of its height. */
  at: Point
  anchor: Anchor
  /** The name stands below. */
  below?: true
}
export interface Pocket {
  view: Rect
  /** Where something of the desk's chart lies here. */
  lie: (p: Point) => Point
  /** How large letters are, measured by those of the upright chart. */
  size: number
  /** How large a ship is drawn. */
  ship: number
  compass: Point
  /** Where north is, in degrees from up. */
  north: number
  departure: Point
  plates: Readonly<Record<string, Plate>>
  /** How far discovery spaces lie from their roads, to make room for plates. */
  beside: Readonly<Record<string, Point>>
}
/** The height of a plate, its letters, and a disc that hangs on it; those of names. */
export const HIGH = 35
export const LETTERS = 24.5
export const DISC = 22
export const NAME = 26

type Drawn = readonly [x: number, y: number, anchor?: Anchor, below?: true]
const plates = (drawn: Readonly<Record<string, Drawn>>): Record<string, Plate> =>
  Object.fromEntries(
    Object.entries(drawn).map(([id, [x, y, anchor = 'middle', below]]) => [
      id,
      { at: [x, y], anchor, ...(below && { below }) },
    ]),
  )

const UPRIGHT: Pocket = {
  view: { x: -8, y: -1022, width: 735, height: 1098 },
  lie: turned,
  size: 1,
  ship: 2.3,
  compass: [525, -300],
  north: -90,
  departure: [350, 36],
  plates: plates({
    'salona': [170, -75, 'end'],
    'dyrrachium': [118, -395, 'start'],
    'tomis': [118, -625, 'start'],
    'chersonesus': [70, -840],
    'syracusae': [380, -135, 'start'],
    'corinthus': [320, -225, 'end'],
    'athenae': [298, -425, 'start'],
    'ephesus': [280, -625, 'start'],
    'byzantium': [220, -868],
    'rhodus': [470, -425, 'start'],
    'palmyra': [404, -805, 'end'],
    'damascus': [504, -868],
    'carthago': [530, -75, 'start'],
    'leptis-magna': [640, -440, 'start'],
    'cyrene': [640, -675, 'start'],
    'alexandria': [642, -828],
    'transport-n1': [77, -190, 'end'],
    'transport-n2': [52, -300, 'end'],
    'transport-n3': [98, -520, 'start'],
    'transport-e1': [318, -340, 'end'],
    'transport-ne1': [212, -540, 'end'],
    'transport-ne2': [192, -720, 'end'],
    'transport-se1': [478, -540, 'start'],
    'transport-se2': [478, -640, 'start'],
    'transport-se3': [488, -720, 'start'],
    'transport-s1': [618, -190, 'start'],
    'transport-s2': [664, -300, 'start'],
    'transport-s3': [602, -520, 'end'],
  }),
  beside: {
    'discovery-north': [54, 22],
    'discovery-north-east': [-62, 0],
    'discovery-south-east': [50, 46],
    'discovery-south': [-46, -7],
  },
}

const LEVEL: Pocket = {
  view: { x: -76, y: -62, width: 1000, height: 838 },
  lie: p => p,
  size: 1.15,
  ship: 2.3,
  compass: [318, 510],
  north: 0,
  departure: [-8, 420],
  plates: plates({
    'salona': [40, 217, 'end'],
    'dyrrachium': [410, 14],
    'tomis': [640, 14],
    'chersonesus': [780, -2],
    'syracusae': [150, 282],
    'corinthus': [226, 404, 'middle', true],
    'athenae': [448, 196],
    'ephesus': [640, 168],
    'byzantium': [820, 146],
    'rhodus': [432, 502, 'middle', true],
    'palmyra': [820, 356],
    'damascus': [848, 572, 'middle', true],
    'carthago': [40, 517, 'end'],
    'leptis-magna': [410, 668, 'middle', true],
    'cyrene': [640, 668, 'middle', true],
    'alexandria': [780, 688, 'middle', true],
    'transport-n1': [190, 150],
    'transport-n2': [322, 130, 'end'],
    'transport-n3': [520, 110],
    'transport-e1': [318, 300, 'end'],
    'transport-ne1': [540, 280],
    'transport-ne2': [720, 260],
    'transport-se1': [540, 490],
    'transport-se2': [640, 386],
    'transport-se3': [720, 500],
    'transport-s1': [190, 630],
    'transport-s2': [286, 664],
    'transport-s3': [530, 672],
  }),
  beside: { 'discovery-north': [12, 43], 'discovery-south': [0, -34] },
}
export const pocketOf = (upright: boolean): Pocket => (upright ? UPRIGHT : LEVEL)

/** Where a box has a node that is not drawn here, its plate hangs below. */
export const plateOf = ({ plates, lie, size }: Pocket, id: string, at: Point): Plate =>
  plates[id] ?? { at: [lie(at)[0], lie(at)[1] + 44 * size], anchor: 'middle' }

/** The chart as it lies on a phone. */
export function pocketChart(box: Box, pocket: Pocket): Chart {
  const { places, roads, spaces, implied } = chartOf(box)
  const { lie, beside, size, view } = pocket
  return {
    places: places.map(place => {
      const { at, below = false } = plateOf(pocket, place.id, place.at)
      return { ...place, at: lie(place.at), tile: at, size: { width: 2 * HIGH * size, height: HIGH * size }, below }
    }),
    roads: roads.map(road => ({ ...road, a: lie(road.a), b: lie(road.b) })),
    spaces: spaces.map((at, k): Point => {
      const [x, y] = lie(at)
      const [dx, dy] = beside[box.spaces[k]!.id] ?? [0, 0]
      return [x + dx, y + dy]
    }),
    implied: implied.map(([a, b]) => [lie(a), lie(b)]),
    view,
    pocket,
  }
}

/** Of what a tile does only what it gives: `2 gold → 3 wood ×4` is `→ wood`. When it does so, and for what, its tooltip says. */
export function briefly(row: readonly Token[]): Token[] {
  const arrow = row.findIndex(t => t.text === '→')
  return arrow < 0
    ? row.filter(t => !t.quiet && t.text !== '/')
    : row.filter((t, k) => k === arrow || (k > arrow && t.icon !== undefined))
}

/** A plate with that row, where it is drawn: never beyond the edges of the sheet. */
export function plateRect({ view, size }: Pocket, { at: [x, y], anchor }: Plate, row: readonly Token[]): Rect {
  const width = measure(row, LETTERS * size).width + 10 * size
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  const EDGE = 6
  return {
    x: Math.max(view.x + EDGE, Math.min(left, view.x + view.width - EDGE - width)),
    y: y - (HIGH * size) / 2,
    width,
    height: HIGH * size,
  }
}

/** How far discs hang beyond their plate. */
export const HUNG = 17
/**
 * Where discs hang, like seals, on the edge of a plate away from its name, measured from its middle. On a short plate
 * they overlap: late in a match every plate has them and none has room to grow.
 */
export function seals({ size }: Pocket, { width, height }: Pick<Rect, 'width' | 'height'>, below: boolean, n: number) {
  const disc = DISC * size
  const step = n > 1 ? Math.min(disc, (width - disc) / (n - 1)) : 0
  const y = (below ? -1 : 1) * (height / 2 + 6 * size)
  return Array.from({ length: n }, (_, k): Point => [width / 2 - disc / 2 - (n - 1 - k) * step, y])
}

/** Newcomers at a node with other ships: by the order of seats one may stand in front of them. */
export function comers(before: readonly number[], then: readonly number[]): number[] {
  const known = [...before]
  return then.filter(seat => {
    const at = known.indexOf(seat)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}
