/**
 * Ways on the map: how far a space is for the merchant or the architect, what the way costs, and what could be done there. Boards and
 * tooltips ask here; nothing is said in words.
 */
import { asked, type Game, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { V } from '../rules/words.ts'
import type { PoolStep, TiletumTable } from '../rules/table.ts'
import { NONE, PIECES } from '../rules/terms.ts'

/** The shortest way along the edges (TI-6.8): the spaces after `from`, the last is `to`; empty where it stands there already. */
export function wayTo(from: number, to: number, box: Box): number[] {
  // From the end, so that each space knows the next one.
  const next = box.spaces.map(() => NONE)
  const line = [to]
  next[to] = to
  for (const space of line)
    for (const near of box.neighbours[space]!) {
      if (next[near] !== NONE) continue
      next[near] = space
      line.push(near)
    }
  const way: number[] = []
  for (let space = from; space !== to && next[space] !== NONE; space = next[space]!) way.push(next[space]!)
  return way
}

/** The way of one piece to a space. */
export interface Journey {
  /** MERCHANT or ARCHITECT. */
  piece: number
  /** The spaces on the way, the last is where it goes; empty where it stands there already. A teleport has one. */
  way: number[]
  /** Action points that it takes: steps of an effect come first, and a teleport takes none (TI-12.2). */
  cost: number
  /**
   * Points of the uppermost pool that could pay, and what would be left: below 0 that many are missing. Both NONE if no
   * such pool is open.
   */
  points: number
  left: number
}

/** The uppermost pool of a seat with which this piece could go: of its action, or of a joker that may still become it (TI-6.6, 6.12). */
const poolOf = (view: TiletumTable, seat: Seat, piece: number): PoolStep | undefined =>
  view.todo.findLast((s): s is PoolStep => s.seat === seat && (s.do === PIECES[piece] || s.do === 'joker'))

/** The pieces of a seat that the present question is about: one while it acts or travels, none while something is built by an effect, else both. */
export function travellers(view: TiletumTable, seat: Seat): number[] {
  const s = asked(view, seat)
  switch (s?.do) {
    case 'merchant':
    case 'architect':
      return [PIECES.indexOf(s.do)]
    case 'move':
    case 'teleport':
      return [s.piece]
    case 'build-post':
    case 'build-pillar':
      return []
    default:
      return PIECES.map((_, piece) => piece)
  }
}

/** How a piece of a seat would get to a space. */
export function journeyTo(view: TiletumTable, seat: Seat, piece: number, space: number, box: Box): Journey {
  const s = asked(view, seat)
  const from = view.players[seat]![PIECES[piece]!]
  const teleported = s?.do === 'teleport' && s.piece === piece
  const way = teleported && from !== space ? [space] : wayTo(from, space, box)
  const free = teleported ? way.length : s?.do === 'move' && s.piece === piece ? s.left : 0
  const cost = Math.max(0, way.length - free)
  const points = poolOf(view, seat, piece)?.points ?? NONE
  return { piece, way, cost, points, left: points === NONE ? NONE : points - cost }
}

/** What could be done with a piece in the city where a journey ends, and OK or the reason against it (TI-6.1, 6.2): a word of the game's reasons. */
export interface Arrival {
  /** In notation: `post:koeln-post-1`, `pillar:cathedral-koeln`, `take:crest-lion-a`. */
  move: string
  why: Reason
}

/**
 * What could be done at the end of a journey with the points that are left; with points enough where no pool is open. Nothing on a road. Closed
 * slots are left out. The rules judge it, on a table where the piece has arrived.
 */
export function onArrival(game: Game<TiletumTable, Box>, view: TiletumTable, seat: Seat, journey: Journey): Arrival[] {
  const { box } = game
  const after = game.copy(view)
  const piece = PIECES[journey.piece]!
  const p = after.players[seat]!
  const space = journey.way.at(-1) ?? p[piece]
  p[piece] = space
  const pool = { seat, points: journey.points === NONE ? 1 : Math.max(0, journey.left), die: 0, source: NONE } as const
  after.todo.push(piece === 'merchant' ? { do: 'merchant', ...pool } : { do: 'architect', ...pool })
  const build =
    piece === 'merchant'
      ? box.postsAt[space]!.filter(slot => box.postSlots[slot]!.minPlayers <= after.players.length).map(slot =>
          V.post(slot),
        )
      : box.cathedralAt[space]! >= 0
        ? [V.pillar(box.cathedralAt[space]!)]
        : []
  const tiles = box.tilesAt[space]!.flatMap(slot => (after.mapTiles[slot]! >= 0 ? [V.take(after.mapTiles[slot]!)] : []))
  return [...build, ...tiles].map(move => ({ move: game.format(move), why: game.why(after, seat, move) }))
}
