/**
 * Tests in words: what is played, refused and heard at a table, in notation, for the seat that is asked (the first of
 * several).
 */
import { type Game, movesOf, type Options } from '../game.ts'
import { OK } from '../lexicon.ts'
import { Match } from '../match.ts'
import { listening } from '../notes.ts'
import { pick, seeded } from '../random.ts'
import { acting, asked, firstOf, type Seat, type Table } from '../table.ts'

/** How a match is played by chance: this many moves at most; three times in four none of those `avoid`ed, where there is another. */
export interface Chance {
  seed: string
  seats?: number
  options?: Options
  most?: number
  avoid?: RegExp
}

/** The words of a game's tests. */
export function tableOf<T extends Table, B>(game: Game<T, B>) {
  /** The seat that is asked; of several the first. */
  const turnOf = (t: T): Seat => firstOf(acting(t))
  /** What is asked; nothing when the match is over. */
  const step = (t: T): string | undefined => asked(t, turnOf(t))?.do
  const numbers = (t: T): number[] => (game.over(t) ? [] : movesOf(game, t, turnOf(t)))

  /** A table as set up, by the first seed with which this holds. */
  function begin(how: { seats: number; options?: Options }, holds: (t: T) => boolean = () => true): T {
    for (let n = 0; n < 1000; n++) {
      const t = game.setup({ ...how, seed: `table ${n}` })
      if (holds(t)) return t
    }
    throw new Error('no table is like that')
  }

  /** The legal moves, all or those that begin so: with this verb, or with its first arguments, too. */
  const legal = (t: T, start = ''): string[] =>
    numbers(t)
      .map(m => game.format(m))
      .filter(w => !start || (w.startsWith(start) && [undefined, ':', ','].includes(w[start.length])))

  /** The rule against a move and what it says, `OST-7.3 near-sea`; `OK` of a legal one. */
  function why(t: T, word: string, seat = turnOf(t)): string {
    const move = game.parse(word)
    if (move < 0) throw new Error(`no such word: ${word}`)
    const reason = game.why(t, seat, move)
    if (reason === OK) return 'OK'
    const { rule, code } = game.reason(reason)
    return `${rule} ${code}`
  }

  /** Plays these, or throws the reason against it. */
  function play(t: T, ...words: string[]): T {
    for (const word of words) {
      const refusal = why(t, word)
      if (refusal !== 'OK') throw new Error(`${word} at ${step(t)} (${refusal}); legal: ${legal(t).join(' ')}`)
      game.play(t, turnOf(t), game.parse(word))
    }
    return t
  }

  /** Answers like this until it holds, or the match is over. */
  function until(t: T, holds: (t: T) => boolean, answer: (words: string[], t: T) => string): T {
    for (let n = 0; !game.over(t) && !holds(t); n++) {
      if (n > game.bound) throw new Error(`it never holds; asked is ${step(t)}`)
      play(t, answer(legal(t), t))
    }
    return t
  }

  /** What is heard while this is done, as those hear it who hear all; forced moves with a star. */
  function heard(act: () => void): string[] {
    const words: string[] = []
    const note = (word: number) => void words.push(game.formatNote(word))
    listening({ note, forced: (_, move) => void words.push(`*${game.format(move)}`) }, act)
    return words
  }

  /** Every decision of a match that goes on by chance, and the table after its last. */
  function* decisions(t: T, seed: string): Generator<T> {
    for (const rng = seeded(seed); !game.over(t); game.play(t, turnOf(t), anyOf(rng, numbers(t)))) yield t
    yield t
  }

  /** A match that is played by chance; shown after each move, with the table before it. */
  function wander(chance: Chance, look: (match: Match<T>, before: T) => void): Match<T> {
    const { seed, seats = game.seats.max, options = {}, most = Infinity, avoid } = chance
    const match = new Match(game, { rules: game.rules, seats, options, seed, rows: [] })
    const rng = seeded(seed)
    for (let n = 0; n < most && !match.over; n++) {
      const before = game.copy(match.table)
      const all = numbers(before)
      const bold = avoid ? all.filter(m => !avoid.test(game.format(m))) : []
      match.play(turnOf(before), anyOf(rng, bold.length && pick(rng, 4) ? bold : all))
      look(match, before)
    }
    return match
  }

  return { turnOf, step, begin, legal, why, play, until, heard, decisions, wander }
}

const anyOf = (rng: number[], list: readonly number[]): number => list[pick(rng, list.length)]!
