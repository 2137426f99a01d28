/** How a pupil of the lessons answers: it looks to the end of its own turn, and weighs what it sees there by its terms alone. */
import { acting, type Game, movesOf, pick, type Pupil, type Seat, seeded, splitWord, type Table } from '@loggia/core'

/** With more answers than this it looks less far. */
const MANY = 40
const TOO_MANY = 60

/** What a table is worth to a seat, by the terms. */
function worth({ terms }: Pupil, game: Game, t: Table, seat: Seat): number {
  const { sources, total } = game.scores(t)[seat]!
  return terms.reduce((sum, term) => sum + term.worth({ t, box: game.box, seat, sources, total }), 0)
}

/** The best that a seat can reach by this number of answers in a row. What chance or others decide ends the look. */
function best(who: Pupil, game: Game, t: Table, seat: Seat, ahead: number): number {
  if (!ahead || !((acting(t) >> seat) & 1)) return worth(who, game, t, seat)
  const moves = movesOf(game, t, seat)
  if (moves.length > TOO_MANY) return worth(who, game, t, seat)
  return Math.max(...moves.map(move => after(who, game, t, seat, move, ahead - 1)))
}
function after(who: Pupil, game: Game, t: Table, seat: Seat, move: number, ahead: number): number {
  const then = game.copy(t)
  game.play(then, seat, move)
  return then.revealCount === t.revealCount ? best(who, game, then, seat, ahead) : worth(who, game, then, seat)
}

/** The answer of a pupil, from a view. Of equals one by chance. */
export function answerOf(who: Pupil, game: Game, view: Table, seat: Seat, seed: string): number {
  const rng = seeded(seed)
  const t = game.determinize(view, seat, rng)
  const all = movesOf(game, t, seat)
  const liked = all.filter(move => !who.never?.includes(splitWord(game.format(move)).verb))
  const moves = liked.length ? liked : all
  if (moves.length === 1) return moves[0]!
  const ahead = moves.length > MANY ? 1 : who.ahead - 1
  const worths = moves.map(move => after(who, game, t, seat, move, ahead))
  const most = Math.max(...worths)
  const equals = moves.filter((_, k) => worths[k]! > most - 1e-9)
  return equals[pick(rng, equals.length)]!
}
