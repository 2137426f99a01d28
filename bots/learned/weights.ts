/** Learned weights as text, and whether they fit a game. */
import type { Game, Learned } from '@loggia/core'
import { ONE } from './integers.ts'
import { PARTS, SLOTS } from './parts.ts'

/** A weight is a whole number of these: sixteenths of a logarithm. */
const UNIT = ONE / 16
/** A character for each of 1 to 31 and of −1 to −31, and others for zeros in a row: text of whole characters is what gzip makes small. */
const VALUES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ZEROS = " !#$%&'()*+,-./:;<=>?@[]^_`{|}"
const LARGEST = VALUES.length / 2
/** Smaller weights are dropped, and all but the largest ones. */
const LEAST = 0.05
export const KEPT = 16_000
/** And larger ones than this are as large as this. */
export const LARGEST_KEPT = (LARGEST * UNIT) / ONE

/** Weights in logarithms, one for each slot, as text. */
export function packed(weights: Float32Array): string {
  const sizes = weights.map(Math.abs).sort()
  const least = Math.max(LEAST, sizes[SLOTS - KEPT]!)
  let text = ''
  let zeros = 0
  const flush = (): void => {
    for (; zeros > 0; zeros -= Math.min(zeros, ZEROS.length)) text += ZEROS[Math.min(zeros, ZEROS.length) - 1]
  }
  for (const x of weights) {
    const size = Math.abs(x) < least ? 0 : Math.min(LARGEST, Math.round(Math.abs(x) * (ONE / UNIT)))
    if (size === 0) zeros++
    else {
      flush()
      text += VALUES[size - 1 + (x < 0 ? LARGEST : 0)]
    }
  }
  flush()
  return text
}

/** The same as integers, in the units of a logarithm. Throws for what is no such text. */
export function unpacked(text: string): Int16Array {
  const weights = new Int16Array(SLOTS)
  let n = 0
  for (const c of text) {
    const zeros = ZEROS.indexOf(c)
    const v = VALUES.indexOf(c)
    if (zeros >= 0) n += zeros + 1
    else if (v < 0) throw new Error(`not a weight: ${c}`)
    else weights[n++] = v < LARGEST ? (v + 1) * UNIT : (LARGEST - v - 1) * UNIT
  }
  if (n !== SLOTS) throw new Error(`${n} weights instead of ${SLOTS}`)
  return weights
}

/** A box in a word: the same for the same figures, in whatever order they stand. Functions and texts of several words do not count. */
export function fingerprint(box: unknown): string {
  let a = 0x811c9dc5
  let b = 0x2c1b3c6d
  const take = (text: string): void => {
    for (let k = 0; k < text.length; k++) {
      a = Math.imul(a ^ text.charCodeAt(k), 0x01000193)
      b = Math.imul(b ^ text.charCodeAt(k), 0x85ebca6b)
      b ^= b >>> 13
    }
  }
  const walk = (x: unknown): void => {
    if (typeof x === 'number' || typeof x === 'boolean') take(`${x};`)
    else if (typeof x === 'string') take(x.includes(' ') ? '' : `${x};`)
    else if (x instanceof Map || x instanceof Set) walk([...x])
    else if (Array.isArray(x) || ArrayBuffer.isView(x)) {
      take('[')
      for (const v of x as unknown as Iterable<unknown>) walk(v)
    } else if (x && typeof x === 'object')
      for (const [key, v] of Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1))) {
        take(`${key}:`)
        walk(v)
      }
  }
  walk(box)
  return [a, b].map(h => (h >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Why these weights are not for this game; nothing when they are. */
export function stale(learned: Learned, game: Game): string | undefined {
  if (learned.parts !== PARTS) return `learned for parts of version ${learned.parts}, and these are ${PARTS}`
  const box = fingerprint(game.box)
  return learned.box === box ? undefined : `learned with the box ${learned.box}, and this is ${box}`
}
