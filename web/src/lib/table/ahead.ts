/** What the page can work out for itself, because a game is a module of pure functions: what a move leads to, and why one can't be made. */
import {
  codec,
  foresee,
  OK,
  type Viewer,
  type Foreseen,
  type Game,
  type LogEntry,
  type Seat,
  type Table,
  type Target,
  targetsOf,
} from '@loggia/core'
import { partsOf } from './narrow.ts'

/** The row and the view after a move, as far as one can know before the server says so. */
export interface Outcome extends Foreseen {
  entry: LogEntry
}

/** What one move leads to, or the same move several times in a row. Null where it needs what the view does not show. */
export function lookAhead(
  game: Game,
  view: Table,
  viewer: Viewer,
  seat: Seat,
  move: string,
  seq: number,
  times = 1,
): Outcome | null {
  const word = game.parse(move)
  const chosen = game.chosen(view, seat, word)
  const seen = foresee(game, view, seat, Array<number>(times).fill(word), viewer)
  return (
    seen && { ...seen, entry: { seq, seat, move: times > 1 ? '' : move, heard: seen.heard, ...(chosen && { chosen }) } }
  )
}

export interface WhyNot {
  code: string
  rule: string
}

/** Of all the ways in which a seat could do something with this target now, why none is legal; null where the question has no such way. */
export function whyNot(
  game: Game,
  view: Table,
  seat: Seat,
  target: Target,
  picked: readonly Target[] = [],
): WhyNot | null {
  const step = view.todo.at(-1)
  if (!step) return null
  const words = codec(game.verbs)
  const parts = partsOf(target)
  const reasons: { code: string; rule: string }[] = []
  for (const verb of game.verbsOf(step.do)) {
    const index = words.verbs.indexOf(verb)
    const domains = words.domains[index]!
    const known = (part: Target) =>
      part === `verb:${verb}` ||
      domains.some(
        d => part.startsWith(`${d.name}:`) && d.words(game.box as never).includes(part.slice(d.name.length + 1)),
      )
    if (!parts.every(known)) continue
    const end = words.first[index + 1] ?? words.size
    for (let move = words.first[index]!; move < end; move++) {
      const { args } = words.read(move)
      const ids = args.map((a, k) => domains[k]!.words(game.box as never)[a])
      if (ids.some(id => id === undefined)) continue
      const named = targetsOf(game, game.format(move))
      if (![...parts, ...picked].every(p => named.includes(p))) continue
      const reason = game.why(view, seat, move)
      if (reason !== OK) reasons.push(game.reason(reason))
    }
  }
  // The game's own reasons say more than core's.
  return reasons.find(r => r.rule !== 'core') ?? reasons[0] ?? null
}
