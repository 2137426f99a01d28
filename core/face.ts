/**
 * Faces: an engraved vignette of each thing of a game that has a character of its own. A drawing is data, so it needs no framework.
 * `games/<game>/faces` has them, `board/face` what they are made of.
 */
import type { Seat, Table } from './table.ts'

/** Hatchings in ink, named after the ordinary that has their direction: see the tinctures. `shade` is the side away from the light. */
export const HATCHINGS = ['pale', 'fess', 'bend', 'sinister', 'dots', 'cross', 'shade'] as const
export type Hatching = (typeof HATCHINGS)[number]

/** One path of a drawing, in a square of 96. */
export interface Stroke {
  readonly d: string
  /** What it is filled with: nothing, ink, the plate, the lamp of a lit thing, or a hatching over the plate. */
  readonly fill?: 'ink' | 'plate' | 'glow' | Hatching
  /** The weight of its line, in pixels of a face of 48; none for 0. */
  readonly line?: number
  /** The line is plate upon ink. */
  readonly pale?: true
  /** The side of the smallest face that shows it, in pixels: a small face leaves detail out. */
  readonly from?: number
  /** Where it is moved to, as a transformation; `scale` is how much that enlarges. */
  readonly at?: string
  readonly scale?: number
}
export type Drawing = readonly Stroke[]

/** The faces of a game: a missing one is a type error. */
export interface Faces<Id extends string = string, T extends Table = Table, B = unknown> {
  readonly drawings: Readonly<Record<Id, Drawing>>
  /** Whose face stands for a seat, in its picture at the end of a match; undefined for nobody's. */
  of(view: T, seat: Seat, box: B): Id | undefined
}
