/** A failing match is made short: moves are left out, as long as what is left still breaks the same law. */
import { type Game, movesOf } from '../game.ts'
import { codec, OK } from '../lexicon.ts'
import { seeded } from '../random.ts'
import { acting, listOf, type Seat, type Table } from '../table.ts'
import { CHECKS, type Law, type Moment, newTally, type Start } from './laws.ts'

/** All that it takes to see a failure again; as JSON it is one line. */
export interface Case extends Start {
  game: string
  law: Law
  /** Seat and notation, one by one. */
  moves: string[]
  /** The move at which the law breaks, if it is a law about a move. */
  then?: string
  /** What the law drew from. */
  probe: number[]
}
export interface Failure {
  law: Law
  message: string
  case: Case
  /** The case as JSON: `reproduce` plays it. */
  line: string
  /** How many moves the match had before it was shortened. */
  foundAfter: number
}

export const failure = (message: string, c: Case): Failure => ({
  law: c.law,
  message,
  case: c,
  line: JSON.stringify(c),
  foundAfter: c.moves.length,
})

/** How much may be tried to make a failing match shorter (in moves), and a list that deserves every window. */
const EFFORT = 300_000
const SHORT = 60
/** How often a law that draws is tried on a match; the one about takebacks plays it again and again. */
const probes = (law: Law): number => (law === 'takeback' ? 2 : 24)

/** Laws that look at the table alone and draw nothing: whatever is tried may break them before its end. */
const EARLY: readonly Law[] = ['2', '4', '6']

/**
 * Plays a case as far as its moves fit, for whatever seat, and checks its law at the end. Returns the case as it was
 * played; null if nothing breaks.
 */
export function attempt<T extends Table>(game: Game<T>, begin: (start: Start) => T, c: Case): Failure | null {
  const { law, seats, options, seed, scene } = c
  const start: Start = { seats, options, seed, ...(scene === undefined ? {} : { scene }) }
  // An error may come from any law's own look at the table.
  const thrown = law === 'error' || law === '8'
  const checks = thrown ? CHECKS : CHECKS.filter(check => check.law === law)
  const moves: string[] = []
  let then: string | undefined
  const broken = (message: string, probe = c.probe) =>
    failure(message, { game: c.game, law, ...start, moves, ...(then === undefined ? {} : { then }), probe })
  try {
    const table = begin(start)
    const scored = game.scores(table).map(s => s.seat)
    const m: Moment<T> = {
      game,
      table,
      seats: Math.max(...scored) + 1,
      scored,
      conserved: game.conserved(table),
      seat: -1,
      move: -1,
      start,
      begin,
      moves,
      rng: [],
      tally: newTally(game.size),
    }
    const look = (): Failure | null => {
      for (let probe = 0; probe < probes(law); probe++) {
        const from = probe === 0 ? c.probe : seeded(`probe ${probe}`)
        m.rng = from.slice()
        for (const { find } of checks) {
          const message = find(m)
          if (message && !thrown) return broken(message, from)
        }
        if (m.rng.join() === from.join()) break
      }
      return null
    }
    for (const line of c.moves) {
      const found = EARLY.includes(law) ? look() : null
      if (found) return found
      const fitting = fit(game, table, line)
      if (!fitting) continue
      then = fitting.line
      game.play(table, fitting.seat, fitting.move)
      moves.push(then)
      then = undefined
    }
    if (c.then !== undefined) {
      const last = fit(game, table, c.then)
      if (!last) return null
      Object.assign(m, last)
      then = last.line
    }
    const found = look()
    if (!found && thrown && m.move >= 0) game.play(table, m.seat, m.move)
    return found
  } catch (error) {
    return law === lawOf(error) ? broken((error as Error).message) : null
  }
}

/** What a thrown error breaks: a frozen box tells itself. */
export const lawOf = (error: unknown): Law =>
  error instanceof TypeError && /read only|not extensible|Cannot delete/.test(error.message) ? '8' : 'error'

/** The move of a line for its seat; or for anybody else who is asked; or one of theirs with the same verb. */
function fit<T extends Table>(game: Game<T>, t: T, line: string): { line: string; seat: Seat; move: number } | null {
  const [own, word] = line.split(' ')
  const move = game.parse(word)
  const asking = listOf(acting(t))
  const { verbOf } = codec(game.verbs)
  const as = (seat: Seat, move: number) => ({ line: `${seat} ${game.format(move)}`, seat, move })
  for (const seat of [Number(own), ...asking]) if (game.why(t, seat, move) === OK) return as(seat, move)
  for (const seat of asking) {
    const alike = movesOf(game, t, seat).find(other => verbOf(other) === verbOf(move))
    if (alike !== undefined) return as(seat, alike)
  }
  return null
}

/** The shortest list of moves that still breaks the law: ever smaller chunks are left out (delta debugging). */
export function shrink<T extends Table>(game: Game<T>, begin: (start: Start) => T, first: Failure): Failure {
  if (first.case.moves.length >= game.bound) return first
  let best = first
  let left = EFFORT
  const shorter = (moves: string[]): boolean => {
    if (left <= 0) return false
    left -= 50 + moves.length
    const found = attempt(game, begin, { ...best.case, moves })
    if (!found || found.case.moves.length >= best.case.moves.length) return false
    best = { ...found, foundAfter: first.foundAfter }
    return true
  }
  const without = (from: number, to: number) =>
    shorter([...best.case.moves.slice(0, from), ...best.case.moves.slice(to)])
  /** Leaves out windows of this size, `step` apart, from the end: what comes last leans on what came before. */
  const thin = (size: number, step: number): boolean => {
    let some = false
    for (let to = best.case.moves.length; to >= size && left > 0; to -= step)
      if (without(to - size, to)) {
        some = true
        to = Math.min(to, best.case.moves.length + step)
      }
    return some
  }
  for (let size = best.case.moves.length; size >= 1 && left > 0; )
    if (!thin(size, Math.max(1, size >> 2)) || size > best.case.moves.length) size >>= 1
  // A short list deserves every window.
  while (best.case.moves.length <= SHORT && left > 0) {
    const before = best.case.moves.length
    for (let size = 1; size <= best.case.moves.length; size++) thin(size, 1)
    if (best.case.moves.length === before) break
  }
  return best
}
