/** Evaluations that mean points: what a game's evaluation usually misses at a stage of the match is added to it. */
import type { Game, Knowledge, Seat, Table } from '@loggia/core'

/** What the evaluation of this seat misses in the mean; 0 where that is not known. */
export function missing<T extends Table, B>(
  { points, stage }: Knowledge<T, B>,
  game: Game<T, B>,
  t: T,
  seat: Seat,
): number {
  if (!points || !stage || game.over(t)) return 0
  const now = stage(t, seat, game.box)
  const known = now && points.tables.find(table => table.seats === now.seats)?.missing
  return known ? along(known, now.at) : 0
}

/** The value of a curve that is known at 0, 1, 2 …, with a line between two of them. */
export function along(curve: readonly number[], x: number): number {
  const last = curve.length - 1
  const at = Math.max(0, Math.min(last, x))
  const from = Math.min(last, Math.floor(at))
  const to = Math.min(last, from + 1)
  return curve[from]! + (at - from) * (curve[to]! - curve[from]!)
}

/** Knowledge whose evaluation means points of the final score. */
export function meaningPoints<T extends Table, B>(know: Knowledge<T, B>): Knowledge<T, B> {
  if (!know.points) return know
  return { ...know, evaluate: (game, t, seat) => know.evaluate(game, t, seat) + missing(know, game, t, seat) }
}
