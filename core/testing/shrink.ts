/** A failing match is made short: moves are left out, as long as what is left still breaks the same law. */
import type { Game } from '../game.ts'
import { OK } from '../lexicon.ts'
import { seeded } from '../random.ts'
import { acting, type Seat, type Table } from '../table.ts'
import { CHECKS, type Law, type Moment, newTally, type Start } from './laws.ts'
import { seatsOf } from './player.ts'

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

export const failure = (message: string, c: Case): Failure => ({ law: c.law, message, case: c, line: JSON.stringify(c), foundAfter: c.moves.length })

/** How much may be tried to make a failing match shorter (in moves), and a list that deserves every window. */
const EFFORT = 300_000, SHORT = 60
/** How often a law that draws is tried on a match; the one about takebacks plays it again and again. */
const probes = (law: Law): number => law === 'takeback' ? 2 : 24

/** Plays a case as far as its moves are legal, whoever's they are now, and checks its law at the end. Null: it does not break. */
export function attempt<T extends Table>(game: Game<T>, begin: (start: Start) => T, c: Case): Failure | null {
  const { law, seats, options, seed, scene } = c, start: Start = { seats, options, seed, ...scene === undefined ? {} : { scene } }
  const moves: string[] = []
  let then: string | undefined, table: T
  try {
    table = begin(start)
    const conserved = game.conserved(table)
    for (const line of c.moves) {
      const played = fit(game, table, line)
      if (!played) continue
      then = played.line
      game.play(table, played.seat, played.move)
      moves.push(played.line)
    }
    then = undefined
    let seat = seatsOf(acting(table))[0] ?? -1, move = -1
    if (c.then !== undefined) {
      const last = fit(game, table, c.then)
      if (!last) return null
      then = last.line
      seat = last.seat
      move = last.move
    }
    // An error may come from any law's own look at the table.
    const thrown = law === 'error' || law === '8', checks = thrown ? CHECKS : CHECKS.filter(check => check.law === law)
    for (let probe = 0; probe < probes(law); probe++) {
      const dice = probe === 0 ? c.probe.slice() : seeded(`probe ${probe}`), from = dice.slice()
      const moment: Moment<T> = { game, table, seats: game.scores(table).length, conserved, seat, move, start, begin, moves, rng: dice, tally: newTally(game.size) }
      for (const { find } of checks) {
        const message = find(moment)
        if (message && !thrown) return failure(message, { ...c, moves, ...then === undefined ? {} : { then }, probe: from })
      }
      if (dice.join() === from.join()) break
    }
    if (thrown && move >= 0) game.play(table, seat, move)
    return null
  } catch (error) {
    // A play that throws breaks the law only where nothing else was looked for.
    return law === lawOf(error) ? failure((error as Error).message, { ...c, moves, ...then === undefined ? {} : { then } }) : null
  }
}

/** What a thrown error breaks: a frozen box tells itself. */
export const lawOf = (error: unknown): Law => error instanceof TypeError && /read only|not extensible|Cannot delete/.test(error.message) ? '8' : 'error'

/** The move of a line for its seat, or for anybody else who is asked. */
function fit<T extends Table>(game: Game<T>, t: T, line: string): { line: string; seat: Seat; move: number } | null {
  const [own, word] = line.split(' '), move = game.parse(word)
  for (const seat of [Number(own), ...seatsOf(acting(t))]) if (game.why(t, seat, move) === OK) return { line: `${seat} ${word}`, seat, move }
  return null
}

/** The shortest list of moves that still breaks the law: ever smaller chunks are left out (delta debugging). */
export function shrink<T extends Table>(game: Game<T>, begin: (start: Start) => T, first: Failure): Failure {
  if (first.case.moves.length >= game.bound) return first
  let best = first, left = EFFORT
  const shorter = (moves: string[]): boolean => {
    if (left <= 0) return false
    left -= 50 + moves.length
    const found = attempt(game, begin, { ...best.case, moves })
    if (!found || found.case.moves.length >= best.case.moves.length) return false
    best = { ...found, foundAfter: first.foundAfter }
    return true
  }
  const without = (from: number, to: number) => shorter([...best.case.moves.slice(0, from), ...best.case.moves.slice(to)])
  /** Leaves out windows of this size, `step` apart, from the end: what comes last leans on what came before. */
  const thin = (size: number, step: number): boolean => {
    let some = false
    for (let to = best.case.moves.length; to >= size && left > 0; to -= step) if (without(to - size, to)) { some = true; to = Math.min(to, best.case.moves.length + step) }
    return some
  }
  for (let size = best.case.moves.length; size >= 1 && left > 0;) if (!thin(size, Math.max(1, size >> 2)) || size > best.case.moves.length) size >>= 1
  // A short list deserves every window.
  while (best.case.moves.length <= SHORT && left > 0) {
    const before = best.case.moves.length
    for (let size = before; size >= 1; size--) thin(size, 1)
    if (best.case.moves.length === before) break
  }
  return best
}
