/** The hand in which faces are drawn: kinds of strokes, and drawings moved. Light comes from the upper left; three sizes show more and more. */
import type { Drawing, Hatching, Stroke } from '@loggia/core'

/** From these sizes on a face shows locks and folds, what is inside its shapes, and the finest hachures. */
const FOLDS = 32
const INNER = 40
const FINEST = 84

/** A solid shape of ink. */
export const ink = (d: string): Stroke => ({ d, fill: 'ink' })
/** A shape of bare plate with its outline. */
export const plain = (d: string): Stroke => ({ d, fill: 'plate', line: 1.2 })
/** A hatched shape with its outline. */
export const hatched = (fill: Hatching, d: string): Stroke => ({ d, fill, line: 1.2 })
/** A lit shape with its outline: flame, lamp, sun. */
export const lit = (d: string): Stroke => ({ d, fill: 'glow', line: 1.2 })
/** Shade over what is drawn already, without outline. */
export const shade = (d: string): Stroke => ({ d, fill: 'shade', from: INNER })
/** A bold line that every size shows: a staff, a string. */
export const bold = (d: string, line = 2.2): Stroke => ({ d, line })
/** A pale line upon ink: a lock, a fold. */
export const pale = (d: string): Stroke => ({ d, line: 1.1, pale: true, from: FOLDS })
/** A line inside a shape. */
export const line = (d: string, weight = 0.8): Stroke => ({ d, line: weight, from: INNER })
/** Hachures. */
export const hair = (d: string): Stroke => ({ d, line: 0.55, from: FINEST })
/** A solid mark inside a shape. */
export const dot = (d: string): Stroke => ({ d, fill: 'ink', from: INNER })
/** A cut-out of plate upon ink. */
export const cut = (d: string): Stroke => ({ d, fill: 'plate' })

/** A drawing moved to (x, y), larger or smaller; mirrored for a negative `sx`. */
export const at = (x: number, y: number, k: number, drawing: Drawing, mirrored = false): Drawing =>
  drawing.map(s => ({
    ...s,
    at: `translate(${x} ${y}) scale(${mirrored ? -k : k} ${k})${s.at ? ` ${s.at}` : ''}`,
    scale: k * (s.scale ?? 1),
  }))

/** A circle as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
/** A box as a path. */
export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`
/** Rays or spokes from radius `a` to `b`. */
export const rays = (x: number, y: number, a: number, b: number, n: number, turn = 0): string =>
  Array.from({ length: n }, (_, k) => {
    const t = turn + (k * 2 * Math.PI) / n
    const p = (r: number) => `${round(x + r * Math.cos(t))} ${round(y + r * Math.sin(t))}`
    return `M${p(a)}L${p(b)}`
  }).join('')
/** The same path again and again, `dx` and `dy` farther each time: `path` gives it at an offset. */
export const rows = (n: number, path: (k: number) => string): string =>
  Array.from({ length: n }, (_, k) => path(k)).join('')
const round = (n: number) => Math.round(n * 10) / 10
