/** What would be sensible and can't be done for want of a little: kinds of answers of which none is legal, each with the least that it lacks. */
import { asked, codec, type Game, OK, type Seat, type Table } from '@loggia/core'

export interface Short {
  verb: string
  /** Why not, in notation: a reason that ends in a number. */
  code: string
}

/** The kinds of answers to what this seat is asked that fail by a number. What stands beside every question (`anyTime`) is nothing that is missed. */
export function shortOf(
  game: Game,
  view: Table,
  seat: Seat,
  legal: readonly string[],
  anyTime: (move: string) => boolean,
): Short[] {
  const step = asked(view, seat),
    { verbs, first, size } = codec(game.verbs),
    can = legal.map(move => game.parse(move))
  const least = (verb: string): Short[] => {
    const at = verbs.indexOf(verb),
      begin = first[at]!,
      end = first[at + 1] ?? size
    if (can.some(move => move >= begin && move < end)) return []
    let by = Infinity,
      found = ''
    for (let move = begin; move < end; move++) {
      const reason = game.why(view, seat, move),
        code = reason === OK ? '' : game.reason(reason).code,
        n = Number(/[:,](\d+)$/.exec(code)?.[1])
      if (n > 0 && n < by && !anyTime(game.format(move))) {
        by = n
        found = code
      }
    }
    return found ? [{ verb, code: found }] : []
  }
  return step ? game.verbsOf(step.do).flatMap(least) : []
}
