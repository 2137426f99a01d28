/** The wheel as an instrument: a graduated rim, a ring of actions that stands still, dice in sectors, and the values on a disc that turns (TI-2.13). */
import { type Lit, splitTarget } from '@loggia/core'
import { path, type Point, polar } from '../../../board/geometry.ts'
import { GOODS, PIPS } from '../rules/terms.ts'

/** Drawn around (0, 0). Radii: the rim outside and inside, the ring of actions down to the dice, the dice down to the values. */
export const WIDE = 356
export const HIGH = 304
export const RIM = 150
export const RING = 141
export const DICE = 92
export const HUB = 30
/** The edge of the disc with the values: a line, for what is told lights along lines. */
export const DISC = `M${-HUB} 0a${HUB} ${HUB} 0 1 0 ${2 * HUB} 0a${HUB} ${HUB} 0 1 0 ${-2 * HUB} 0z`
const O: Point = [0, 0]

/** The direction of a position of the wheel: position 0 stands right of the top, the others follow clockwise. */
export const angleOf = (position: number): number => position * 60 - 60
export const at = (position: number, r: number, aside = 0): Point => polar(O, r, angleOf(position) + aside)

/** A sector between two radii. */
export function sector(position: number, inner: number, outer: number): string {
  const [a, b] = [angleOf(position) - 30, angleOf(position) + 30]
  const point = (r: number, angle: number) =>
    polar(O, r, angle)
      .map(n => n.toFixed(1))
      .join(' ')
  return `M${point(outer, a)}A${outer} ${outer} 0 0 1 ${point(outer, b)}L${point(inner, b)}A${inner} ${inner} 0 0 0 ${point(inner, a)}Z`
}

/** Lines between the sectors. */
export const SPOKES = Array.from({ length: PIPS }, (_, k) => path([at(k, HUB, -30), at(k, RING, -30)], true)).join('')

/** The rim's divisions: a stroke every three degrees, longer every fifteen, and a black scale inside it. */
export const TICKS = Array.from({ length: 120 }, (_, k) =>
  path([polar(O, RIM, k * 3), polar(O, RIM - (k % 5 ? 4 : 9), k * 3)], true),
).join('')
export const SCALE = Array.from({ length: 18 }, (_, k) => {
  const p = (r: number, a: number) =>
    polar(O, r, a)
      .map(n => n.toFixed(1))
      .join(' ')
  return `M${p(RING + 4, k * 20)}A${RING + 4} ${RING + 4} 0 0 1 ${p(RING + 4, k * 20 + 10)}L${p(RING, k * 20 + 10)}A${RING} ${RING} 0 0 0 ${p(RING, k * 20)}Z`
}).join('')

/** Where a word is written along the ring, upright for who reads it: over the middle from left to right, below it from right to left. */
export function writing(position: number, r: number): string {
  const upper = Math.sin((angleOf(position) * Math.PI) / 180) < 0.1
  const radius = upper ? r : r + 10
  const p = (aside: number) =>
    at(position, radius, aside)
      .map(n => n.toFixed(1))
      .join(' ')
  return upper ? `M${p(-30)}A${radius} ${radius} 0 0 1 ${p(30)}` : `M${p(30)}A${radius} ${radius} 0 0 0 ${p(-30)}`
}

/** As many letters of any script as stand upright in any sector. */
export const UPRIGHT = 3
/** Where such a word stands, and above it the icon with its points: their middles. */
export function standingWord(position: number): { row: Point; word: Point } {
  const [x, y] = at(position, 1)
  const side = Math.sign(x)
  if (Math.abs(y) < 0.1) return { row: [side * 116, -9], word: [side * 116, 17] }
  return y < 0 ? { row: [side * 52, -115], word: [side * 52, -89] } : { row: [side * 44, 98], word: [side * 44, 121] }
}

/** Bonus tiles hang on the rim: in the corners, and upright at the two sides. */
export function plateOf(position: number): { x: number; y: number; w: number; h: number } {
  const [x, y] = at(position, 1)
  return Math.abs(y) < 0.1
    ? { x: Math.sign(x) * (WIDE / 2 - 17), y: 0, w: 31, h: 42 }
    : { x: Math.sign(x) * (WIDE / 2 - 26), y: Math.sign(y) * (HIGH / 2 - 18), w: 48, h: 30 }
}

/** Where up to five dice of different colours stand in a sector, in its own drawing: of the right one, and of the one right of the top. */
const SIDE: Point[][] = [
  [[62, 0]],
  [
    [63, -13.5],
    [63, 13.5],
  ],
  [
    [70, -24],
    [70, 0],
    [70, 24],
  ],
  [
    [73, -24],
    [76, 0],
    [73, 24],
    [50, 0],
  ],
  [
    [73, -24],
    [76, 0],
    [73, 24],
    [50, -11.5],
    [50, 11.5],
  ],
]
const SLANT: Point[][] = [
  [[31, -54]],
  [
    [13, -66],
    [37, -58],
  ],
  [
    [12, -74],
    [35, -67],
    [56, -50],
  ],
  [
    [12, -74],
    [35, -67],
    [56, -50],
    [22, -46],
  ],
  [
    [12, -74],
    [35, -67],
    [57, -50],
    [13, -51],
    [35, -45],
  ],
]
/** From a die towards the middle, where its good is drawn while there is room. */
const INWARDS = 17

export interface Standing {
  colour: number
  pip: number
  count: number
  /** The middle of the die, and of the icon of its good. */
  x: number
  y: number
  icon: Point
  crowded: boolean
}

/** The dice on the wheel, each kind once, where they stand (`dice` by `colour × 6 + pip`). */
export function standing(dice: readonly number[], positionOf: (pip: number) => number): Standing[] {
  return Array.from({ length: PIPS }, (_, pip) => {
    const colours = GOODS.flatMap((_, c) => (dice[c * PIPS + pip]! > 0 ? [c] : []))
    const position = positionOf(pip)
    const [sx, sy] = at(position, 1)
    const flat = Math.abs(sy) < 0.1
    const spots = (flat ? SIDE : SLANT)[colours.length - 1] ?? []
    const crowded = colours.length > 3
    return colours.map((colour, k): Standing => {
      const [px, py] = spots[k]!
      const x = px * Math.sign(sx)
      const y = flat ? py : -py * Math.sign(sy)
      const icon: Point = crowded
        ? [x + 8, y + 8]
        : flat
          ? [x - INWARDS * Math.sign(sx), y * 0.86]
          : [x * 0.86, y - INWARDS * Math.sign(sy)]
      return { colour, pip, count: dice[colour * PIPS + pip]!, x, y, icon, crowded }
    })
  }).flat()
}

/** The corruption tokens of a round as they lie: the rightmost is revealed first (TI-4.1), undefined are those face down. */
export const lying = (revealed: readonly number[], all: number): (number | undefined)[] =>
  Array.from({ length: all }, (_, k) => revealed[all - 1 - k])

/** What is picked or pointed at, thing by thing. */
export const aimedAt = ({ chosen, hover }: Lit): { domain: string; id: string }[] =>
  [...chosen, ...(hover?.split(' ') ?? [])].map(splitTarget)
/**
 * The value, from 0, with which a die is to be taken: that of the picked or pointed-at sector, else the only one left,
 * whose sectors are not lit. −1 if unknown.
 */
export const valueWanted = (lit: Lit): number =>
  Number([...aimedAt(lit), ...(lit.given ?? []).map(splitTarget)].find(t => t.domain === 'value')?.id ?? 0) - 1
