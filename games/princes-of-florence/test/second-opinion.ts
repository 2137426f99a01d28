/**
 * The estates a second time, square by square on grids of names, straight from the data and the words of the rules:
 * slow, and without the rules' bit sets. Both must agree.
 */
import { princes, type PrincesTable, shipped } from '../index.ts'

type Cell = readonly [row: number, column: number]
const TURNS = ['n', 'e', 's', 'w', 'fn', 'fe', 'fs', 'fw']
const BUILDINGS = shipped.tiles.buildings.map(b => b.id)
/** The tiles as they are drawn. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  university: ['X.X', 'X.X', 'XXX'],
  laboratory: ['.X.', 'XXX', 'XXX'],
  workshop: ['XXXX', 'XXX.'],
  library: ['X..', 'XX.', '.XX'],
  opera: ['XXXX', '.X..'],
  studio: ['XX..', '.XXX'],
  hospital: ['.XX', 'XX.', '.X.'],
  theater: ['XX.', '.X.', '.XX'],
  tower: ['XXX'],
  chapel: ['XX', 'X.'],
  forest: ['XXXX', 'X...'],
  lake: ['XXX', 'X..'],
  park: ['XXX'],
}

/** The rows of a tile's drawing after this many quarter turns clockwise, flipped over first or not. */
function drawing(id: string, turn: string): string[] {
  let rows = [...SHAPES[id]!]
  if (turn.startsWith('f')) rows = rows.map(r => [...r].reverse().join(''))
  for (let n = 'nesw'.indexOf(turn.at(-1)!); n > 0; n--)
    rows = Array.from({ length: rows[0]!.length }, (_, c) =>
      rows
        .map(r => r[c])
        .reverse()
        .join(''),
    )
  return rows
}
const cells = (rows: readonly string[], top: number, left: number): Cell[] =>
  rows.flatMap((row, r) => [...row].flatMap((x, c): Cell[] => (x === 'X' ? [[top + r, left + c]] : [])))

/** What lies on each square of an estate: the id of a tile, `palazzo`, or nothing. */
export function grid(t: PrincesTable, seat: number): string[][] {
  const p = t.players[seat]!
  const squares = Array.from({ length: 7 }, () => Array<string>(7).fill(''))
  for (const [r, c] of shipped.boards.sides[t.side ? 'B' : 'A'].palazzo as [number, number][])
    squares[r]![c] = 'palazzo'
  p.tiles.forEach((tile, k) => {
    for (let q = 0; q < 49; q++)
      if ((q < 28 ? p.upper[k]! >> q : p.lower[k]! >> (q - 28)) & 1) {
        const r = Math.floor(q / 7)
        const c = q % 7
        if (squares[r]![c]) throw new Error(`seat ${seat}: ${princes.box.tiles[tile]!.id} lies on ${squares[r]![c]}`)
        squares[r]![c] = princes.box.tiles[tile]!.id
      }
  })
  return squares
}

/** The neighbour beyond the east (step 1) or west (step −1) edge, as the boards lie. */
function beyond(t: PrincesTable, seat: number, step: 1 | -1): number | undefined {
  if (t.side === 0) return undefined
  const { seams } = shipped.boards.cooperativeSeams[t.players.length as 2 | 3 | 4 | 5]
  return step === 1 ? seams.find(([a]) => a === seat)?.[1] : seams.find(([, b]) => b === seat)?.[0]
}

/** Whether a tile may cover these squares of an estate (PF-10.3, 10.4, 18.2). */
function allowed(t: PrincesTable, seat: number, tile: string, part: readonly Cell[]): boolean {
  const own = grid(t, seat)
  const { builders } = t.players[seat]!
  if (part.some(([r, c]) => own[r]?.[c] !== '')) return false
  if (!BUILDINGS.includes(tile) || builders >= 2) return true
  const offends = (what: string | undefined) => what === 'palazzo' || BUILDINGS.includes(what ?? '')
  return part.every(([r, c]) => {
    if (offends(own[r - 1]?.[c]) || offends(own[r + 1]?.[c]) || offends(own[r]![c - 1]) || offends(own[r]![c + 1]))
      return false
    for (const step of [1, -1] as const)
      if (c + step === 7 || c + step === -1) {
        const other = beyond(t, seat, step)
        if (other === undefined) continue
        if (builders === 0) return false
        if (BUILDINGS.includes(grid(t, other)[r]![step === 1 ? 0 : 6]!)) return false
      }
    return true
  })
}

/** All moves `verb:turn,square` on a grid of this many columns that this test allows, each set of squares once. */
function moves(verb: string, tile: string, columns: number, test: (at: readonly Cell[]) => boolean): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  for (const turn of TURNS) {
    const rows = drawing(tile, turn)
    for (let top = 0; top + rows.length <= 7; top++)
      for (let left = 0; left + rows[0]!.length <= columns; left++) {
        const at = cells(rows, top, left)
        const key = at.map(String).sort().join(' ')
        if (seen.has(key)) continue
        seen.add(key)
        if (test(at)) found.push(`${verb}:${turn},${'abcdefghijklmn'[left]}${top + 1}`)
      }
  }
  return found.sort()
}

export const places = (t: PrincesTable, seat: number, tile: string): string[] =>
  moves('place', tile, 7, at => allowed(t, seat, tile, at))

/**
 * Across the seam of two estates (PF-18.3, 18.5), square by square from the side of what is touched. Wherever a square
 * of the new tile shares an edge with a building, both owners of that ground must have two builders. With a palazzo,
 * only the owner of the palazzo's ground must.
 */
export function spans(t: PrincesTable, seat: number, edge: string, tile: string): string[] {
  const other = beyond(t, seat, edge === 'east' ? 1 : -1)
  if (other === undefined) return []
  const pair = edge === 'east' ? [seat, other] : [other, seat]
  const grids = t.players.map((_, k) => grid(t, k))
  const builders = t.players.map(p => p.builders)
  /** Whose ground it is, and what lies there; columns go on over the edges as the boards lie. */
  const ground = (r: number, c: number): { owner: number; what: string } | undefined => {
    const owner = c < 0 ? beyond(t, pair[0]!, -1) : c > 13 ? beyond(t, pair[1]!, 1) : pair[c < 7 ? 0 : 1]
    return owner === undefined || r < 0 || r > 6 ? undefined : { owner, what: grids[owner]![r]![(c + 7) % 7]! }
  }
  return moves('span', tile, 14, at => {
    if (!at.some(([, c]) => c < 7) || !at.some(([, c]) => c >= 7)) return false
    return at.every(([r, c]) => {
      const below = ground(r, c)!
      return (
        below.what === '' &&
        [
          [r - 1, c],
          [r + 1, c],
          [r, c - 1],
          [r, c + 1],
        ].every(([y, x]) => {
          const touched = ground(y!, x!)
          if (touched?.what === 'palazzo') return touched.owner !== below.owner || builders[touched.owner]! >= 2
          return (
            !touched ||
            !BUILDINGS.includes(touched.what) ||
            (builders[touched.owner]! >= 2 && builders[below.owner]! >= 2)
          )
        })
      )
    })
  })
}

/** PF-9.2, from the words on the card. */
export function workValue(t: PrincesTable, seat: number, id: string): number {
  const p = t.players[seat]!
  const { building, landscape, freedom } = shipped.professions.professions.find(c => c.id === id)!
  const names = p.tiles.map(k => princes.box.tiles[k]!.id)
  const free = ['travel', 'religion', 'opinion'].filter((_, k) => (p.freedoms >> k) & 1)
  return (
    (names.includes(landscape) ? 3 : 0) +
    (free.includes(freedom) ? 3 : 0) +
    (names.includes(building) ? 4 : 0) +
    2 * p.jesters +
    p.hand.ids.length +
    p.front.length +
    p.recruiting +
    p.recruited +
    (t.characters?.owner[3] === seat ? t.round : 0)
  )
}
