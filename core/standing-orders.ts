/**
 * Standing orders: how a seat wants a recurring question answered. An order is a word of its own lexicon and the secret
 * of its seat. An answer that it gives is a normal row, marked as such. Where a seat may give several, they are stored
 * as one text, words separated by blanks: `follow:3,jester,7 pass-others:3`.
 */
import { codec, type Lexicon } from './lexicon.ts'
import type { Seat, Table } from './table.ts'

/** What the author of a game says of them. All functions see what the seat sees: an order knows no more. */
export interface StandingOrders<T extends Table, B> {
  orders: Lexicon
  /** The steps that orders answer. */
  steps: readonly string[]
  /** The move that a seat's orders give to the question that it is asked, −1 where they leave that to the seat. */
  answer: (view: T, seat: Seat, orders: readonly number[], box: B) => number
  /** Orders that would answer this question, and others like it from now on; the likeliest first. */
  suggest: (view: T, seat: Seat, box: B) => number[]
  /** Where a seat may give several: what an order is about. There is one about each thing at most. */
  about?: (order: number) => string
  /** Where orders have their time: whether it is over. */
  lapsed?: (view: T, order: number) => boolean
  /** That an order gave an answer is its seat's secret, too: the others hear a move like any other. */
  quiet?: boolean
}

/** The orders of a game with its box, in notation: one order is a word, all that a seat has given are one text. */
export interface Orders<T extends Table = Table> {
  readonly lexicon: Lexicon
  readonly all: readonly string[]
  readonly steps: readonly string[]
  /** Whether a seat may give several. */
  readonly several: boolean
  readonly quiet: boolean
  /** Whether a seat may give this text: orders, no two about the same. */
  valid(given: string): boolean
  /** The text with one more order, in the place of what it replaces. */
  add(given: string, order: string): string
  /** The orders of a text that have not had their time. */
  standing(view: T, given: string): string[]
  answer(view: T, seat: Seat, given: string): number
  suggest(view: T, seat: Seat): string[]
}

/** All that a seat has given, word by word. */
const wordsOf = (given: string): string[] => (given ? given.split(' ') : [])

export function ordersOf<T extends Table, B>(
  { orders, steps, answer, suggest, about, lapsed, quiet = false }: StandingOrders<T, B>,
  box: B,
): Orders<T> {
  const { base, size, format, parse } = codec(orders)
  const read = (word: string) => parse(word, box)
  const subject = (word: string) => about?.(read(word)) ?? ''
  let all: string[] | undefined
  return {
    lexicon: orders,
    get all() {
      all ??= Array.from({ length: size - base }, (_, k) => format(base + k, box)).filter(word => read(word) >= 0)
      return all
    },
    steps,
    several: about !== undefined,
    quiet,
    valid(given) {
      const words = given.split(' ')
      return words.every(word => read(word) >= 0) && new Set(words.map(subject)).size === words.length
    },
    add(given, order) {
      const words = wordsOf(given)
      const at = words.findIndex(word => subject(word) === subject(order))
      return (at < 0 ? [...words, order] : words.with(at, order)).join(' ')
    },
    standing: (view, given) => wordsOf(given).filter(word => !lapsed?.(view, read(word))),
    answer: (view, seat, given) => answer(view, seat, wordsOf(given).map(read), box),
    suggest: (view, seat) => suggest(view, seat, box).map(order => format(order, box)),
  }
}
