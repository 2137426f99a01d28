/** What would be sensible and can't be done for want of a little: answers, or kinds of them of which none is legal, each with what it lacks. */
import { asked, codec, type Game, OK, type Seat, type Table } from '@loggia/core'

export interface Short {
  verb: string
  /** One answer; absent: all of its kind, with the least that one of them lacks. */
  move?: string
  /** Why not, in notation: a reason that ends in a number. */
  code: string
}

/** Of a kind that has legal answers others are told where they are so few. */
const FEW = 3

/** What of all answers to what this seat is asked fails by a number. What stands beside every question (`anyTime`) is nothing that is missed. */
export function shortOf(
  game: Game,
  view: Table,
  seat: Seat,
  legal: readonly string[],
  anyTime: (move: string) => boolean,
): Short[] {
  const step = asked(view, seat)
  const { verbs, first, size } = codec(game.verbs)
  const can = legal.map(move => game.parse(move))
  const lacking = (verb: string): Short[] => {
    const at = verbs.indexOf(verb)
    const begin = first[at]!
    const end = first[at + 1] ?? size
    const found: (Required<Short> & { n: number })[] = []
    for (let move = begin; move < end; move++) {
      const reason = game.why(view, seat, move)
      const code = reason === OK ? '' : game.reason(reason).code
      const n = Number(/[:,](\d+)$/.exec(code)?.[1])
      const word = game.format(move)
      if (n > 0 && !anyTime(word)) found.push({ verb, move: word, code, n })
    }
    if (can.some(move => move >= begin && move < end))
      return found.length > FEW ? [] : found.map(({ move, code }) => ({ verb, move, code }))
    const [least] = found.toSorted((a, b) => a.n - b.n)
    return least ? [{ verb, code: least.code }] : []
  }
  return step ? game.verbsOf(step.do).flatMap(lacking) : []
}
