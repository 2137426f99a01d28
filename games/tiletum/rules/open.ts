/** What a step of a turn holds open (TI-6.12): people see it, no rule asks for it. */
import { NONE, type Source, SOURCES } from './terms.ts'

/**
 * Points of an action, steps of a piece (or a place anywhere), goods of one's choice, a piece to build. Bonuses of
 * characters to use again, a tile that may be taken.
 */
export type OpenKind =
  | 'points'
  | 'steps'
  | 'anywhere'
  | 'goods'
  | 'post'
  | 'pillar'
  | 'bonuses'
  | 'building'
  | 'tile'
  | 'effect'

export interface Open {
  kind: OpenKind
  /** Which action, piece, good, tile or effect; empty where the kind says it all. */
  what: string
  left: number
  from: Source | 'die' | 'exchange'
}

/** Where it came from: the first exchange of a turn is no source of points. */
export const sourceName = (source: number): Open['from'] => (source === NONE ? 'exchange' : SOURCES[source]!)
