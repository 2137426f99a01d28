/**
 * Standing orders: how a seat wants a question answered that comes again and again. An order is a word of a lexicon of its own
 * (`take:3,ask`), and the secret of its seat; an answer that it gives is a row like any other, marked as such.
 */
import { codec, type Lexicon } from './lexicon.ts'
import type { Seat, Table } from './table.ts'

/** What the author of a game says of them. Both functions see what the seat sees: an order knows no more. */
export interface StandingOrders<T extends Table, B> {
  orders: Lexicon
  /** The steps that orders answer. */
  steps: readonly string[]
  /** The move that an order gives to the question that its seat is asked, −1 where it leaves that to the seat. */
  answer: (view: T, seat: Seat, order: number, box: B) => number
  /** Orders that would answer this question, and others like it from now on; the likeliest first. */
  suggest: (view: T, seat: Seat, box: B) => number[]
}

/** The orders of a game with its box, in notation. */
export interface Orders<T extends Table = Table> {
  readonly lexicon: Lexicon
  readonly all: readonly string[]
  readonly steps: readonly string[]
  answer(view: T, seat: Seat, order: string): number
  suggest(view: T, seat: Seat): string[]
}

export function ordersOf<T extends Table, B>(
  { orders, steps, answer, suggest }: StandingOrders<T, B>,
  box: B,
): Orders<T> {
  const { base, size, format, parse } = codec(orders),
    words = Array.from({ length: size - base }, (_, k) => format(base + k, box))
  return {
    lexicon: orders,
    all: words.filter(word => parse(word, box) >= 0),
    steps,
    answer: (view, seat, order) => answer(view, seat, parse(order, box), box),
    suggest: (view, seat) => suggest(view, seat, box).map(order => format(order, box)),
  }
}
