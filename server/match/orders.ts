/** What standing orders answer. An order is its seat's secret, and sees what its seat sees; only the answers leave here. */
import {
  acting,
  asked,
  type Game,
  listOf,
  type Match,
  moveRow,
  OK,
  type Row,
  type Seat,
  STANDING,
  type Table,
  touchesTable,
} from '@loggia/core'

/** By seat, in notation. */
export type Orders = ReadonlyMap<Seat, string>

/** Seats that are asked something that an order could answer. */
export const orderable = (game: Game, table: Table): Seat[] =>
  game.standingOrders && !game.over(table)
    ? listOf(acting(table)).filter(seat => game.standingOrders!.steps.includes(asked(table, seat)!.do))
    : []

/** Plays on a table what the orders answer there, one question after another until a seat must answer for itself; gives the rows. */
export function applyStandingOrders(game: Game, table: Table, orders: Orders): Row[] {
  const rows: Row[] = []
  for (
    let answer: Answer | undefined;
    (answer = answerAt(game, table, orders));
    rows.push(moveRow(answer.seat, game.format(answer.move), STANDING))
  )
    game.play(table, answer.seat, answer.move)
  return rows
}

interface Answer {
  seat: Seat
  move: number
}
function answerAt(game: Game, table: Table, orders: Orders): Answer | undefined {
  for (const seat of orderable(game, table)) {
    const order = orders.get(seat)
    const move = order === undefined ? -1 : game.standingOrders!.answer(game.view(table, seat), seat, order)
    if (move >= 0 && game.why(table, seat, move) === OK) return { seat, move }
  }
  return undefined
}

/** Whether it is here what these seats did last: of a match that was opened late it may not be. */
export const remembers = ({ first, rows }: Match, seats: readonly Seat[]): boolean =>
  first === 0 || seats.every(seat => rows.some(row => row.seat === seat && touchesTable(row)))

/** Whether the last that a seat did was to take an answer back: then it wants to give another itself, whatever its order says. */
export const tookBack = (rows: readonly Row[], seat: Seat): boolean =>
  rows.findLast(row => row.seat === seat && touchesTable(row))?.kind === 'takeback'
