/** How a drawing becomes attributes of paths at a size: lines and hatchings keep their fineness on the screen, and a small face leaves detail out. */
import { type Drawing, HATCHINGS, type Hatching, type Stroke } from '@loggia/core'

/** The side of the square in which faces are drawn, and the radius of the roundel in it that shows them. */
const SIDE = 96
export const RADIUS = 43

/** A hatching as lines of a tile of 6 by 6 pixels, and their weight. */
export const LINES: Readonly<Record<Hatching, string>> = {
  pale: 'M1.5 0V6M4.5 0V6',
  fess: 'M0 1.5H6M0 4.5H6',
  bend: 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1',
  sinister: 'M7 -1L-1 7M1 -1L-1 1M7 5L5 7',
  dots: 'M1 1.5H2M4 4.5H5',
  cross: 'M1.5 0V6M4.5 0V6M0 1.5H6M0 4.5H6',
  shade: 'M7 -1L-1 7M4 -1L-1 4M1 -1L-1 1M7 2L2 7M7 5L5 7',
}

export interface Path {
  d: string
  fill: string
  /** In units of the drawing; 0 for no line. */
  width: number
  stroke: string
  at: string | undefined
}

/** A face is a coin: ink on its light metal, by day and by night. */
const PAINTS = { ink: 'var(--argent-on)', plate: 'var(--argent-t)', glow: 'var(--glow)' } as const

const isHatching = (fill: string): fill is Hatching => (HATCHINGS as readonly string[]).includes(fill)

/** How much a unit of the drawing is enlarged, for something that is `n` pixels on a face of 48 and grows slower than the face. */
export const fine = (size: number, n: number): number => (n * (size / 48) ** 0.4 * SIDE) / size

/** The paths of a drawing on a face of `size` pixels; `hatch` names the pattern of a hatching. */
export const drawn = (drawing: Drawing, size: number, hatch: (of: Hatching) => string): Path[] =>
  drawing.flatMap(({ d, fill, line = 0, pale, from = 0, at, scale = 1 }) =>
    size < from
      ? []
      : [
          {
            d,
            fill: paint(fill, hatch),
            width: fine(size, line) / scale,
            stroke: pale ? PAINTS.plate : PAINTS.ink,
            at,
          },
        ],
  )

/** What lifts a drawing off a dark ground: its outlines in the light metal, wider than they are by `HALO`. */
const HALO = 2.4
export const haloOf = (drawing: Drawing, size: number): Pick<Path, 'd' | 'width' | 'at'>[] =>
  drawing.flatMap(({ d, line = 0, from, at, scale = 1 }) =>
    from ? [] : [{ d, width: fine(size, line + HALO) / scale, at }],
  )

const paint = (fill: Stroke['fill'], hatch: (of: Hatching) => string): string =>
  fill === undefined ? 'none' : isHatching(fill) ? `url(#${hatch(fill)})` : PAINTS[fill]

/** The hatchings that a drawing has. */
export const hatchingsOf = (drawing: Drawing): Hatching[] =>
  HATCHINGS.filter(of => drawing.some(({ fill }) => fill === of))
