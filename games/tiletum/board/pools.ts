/** What is open in a turn: pools within pools, and where each came from (TI-6.12). */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TiletumStep, TiletumTable } from '../rules/table.ts'
import { type Action, GOODS, NONE, PIECES, type Piece, type Source, SOURCES } from '../rules/terms.ts'

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

/** Something open in somebody's turn. */
export interface Open {
  kind: OpenKind
  /** Which action, piece, good, tile or effect; empty where the kind says it all. */
  what: string
  left: number
  from: Source | 'die' | 'exchange'
  /** The topmost, which alone can be spent (TI-6.12). */
  now: boolean
}

const ones = (bits: number): number => (bits ? (bits & 1) + ones(bits >> 1) : 0)
const sourceName = (source: number): Open['from'] => (source === NONE ? 'exchange' : SOURCES[source]!)

/** What a step holds open; nothing for steps that only ask or go by themselves. */
function openOf(s: TiletumStep, t: TiletumTable, box: Box): Omit<Open, 'now'> | undefined {
  switch (s.do) {
    case 'architect':
    case 'merchant':
    case 'character':
    case 'contract':
    case 'king':
    case 'joker':
      return { kind: 'points', what: s.do satisfies Action, left: s.points, from: s.die ? 'die' : sourceName(s.source) }
    case 'any':
      return { kind: 'goods', what: 'any', left: s.left, from: sourceName(s.source) }
    case 'income':
      return { kind: 'goods', what: GOODS[s.good]!, left: s.amount, from: 'die' }
    case 'move':
      return { kind: 'steps', what: PIECES[s.piece]! satisfies Piece, left: s.left, from: sourceName(s.source) }
    case 'teleport':
      return { kind: 'anywhere', what: PIECES[s.piece]!, left: 1, from: 'crests' }
    case 'build-post':
    case 'build-pillar':
      return {
        kind: s.do === 'build-post' ? 'post' : 'pillar',
        what: '',
        left: 1,
        from: s.anywhere ? 'crests' : 'characters', // TI-8.3, 12.2
      }
    case 'reactivate':
      return { kind: 'building', what: '', left: 1, from: sourceName(s.source) }
    case 'again':
      return { kind: 'bonuses', what: '', left: ones(s.left), from: sourceName(s.source) }
    case 'bonus-tile':
      return { kind: 'tile', what: box.tileIds[t.wheelTiles[s.at]!]!, left: 1, from: 'die' }
    case 'effect':
      return { kind: 'effect', what: box.effects[s.effect]!.id, left: 1, from: sourceName(s.source) }
    default:
      return undefined
  }
}

/** What is open in the turn of a seat, the topmost first. */
export function poolsOf(view: TiletumTable, seat: Seat, box: Box): Open[] {
  const open = view.todo.flatMap((s, k) => {
    const of = s.seat === seat ? openOf(s, view, box) : undefined
    return of ? [{ ...of, now: k === view.todo.length - 1 }] : []
  })
  return open.toReversed()
}
