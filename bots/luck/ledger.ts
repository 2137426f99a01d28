/**
 * Where a seat's points come from: a base, its own decisions, those of others, and luck. Each row's change of V is cut in two at M, the mean of V after the
 * move. So all parts add up to the points exactly (AIVAT: Burch, Schmid, Moravčík, Morrill, Bowling 2018).
 */
import { type Game, type MatchRecord, OK, type Seat, seeded, type Table } from '@loggia/core'
import { estimate } from '../judge/estimate.ts'
import { BY_SCORE, type Knowledge } from '../knowledge.ts'
import { type Played, replayed } from '../replay.ts'
import { ahead, baseOf, DRAWS, hashOf, worth } from './value.ts'

/** Points, and the standard error of the means that they are made of. */
export interface Part {
  points: number
  error: number
}

/** What a row did to the seat's points: the decision itself, and the luck beside it. */
export interface LuckRow {
  seq: number
  seat: Seat
  decision: number
  luck: number
  /** Of M. */
  error: number
}

/** points = base + own + others + luck, exactly: all are whole 32nds. The deal is a part of the luck. */
export interface Ledger {
  seat: Seat
  points: number
  base: number
  own: Part
  others: Part
  luck: Part
  deal: number
  rows: readonly LuckRow[]
  /** Of V and its data. */
  hash: string
}

/** The same in 32nds. */
type Cut = LuckRow

/** Imagined tables that are tried for each one at which somebody else's move is possible. */
const TRIES = 16

/** The ledger of a seat; yields after each row how many it has read. Of a match that goes on, the points are what V is now. */
export function* luckOf(
  game: Game,
  know: Knowledge = BY_SCORE,
  record: MatchRecord,
  seat: Seat,
): Generator<number, Ledger> {
  let own = 0
  let others = 0
  // Of a match that begins in its middle nobody knows how far it is.
  const more = (): number => (record.start ? 0 : ahead(know, record.seats, own, others))
  const value = (table: Table): number => DRAWS * worth(game, know, table, seat, more())
  const match = replayed(game, record)
  const rows: Cut[] = []
  let next = match.next()
  const dealt = value(next.done ? next.value : next.value.table)
  const base = record.start ? dealt : baseOf(game, know, record.seats, record.options)
  let before = dealt
  while (!next.done) {
    const { table, ...row } = next.value
    const { revealCount } = table
    const view = game.recall(table, seat)
    if (row.seat === seat) own++
    else others++
    next = match.next() // Plays the move on that table.
    const after = value(table)
    const known = table.revealCount === revealCount
    const { sum, error } =
      row.by === 'clock'
        ? certain(before)
        : known
          ? certain(after)
          : (drawn(game, know, view, seat, more(), row, record.seed) ?? certain(after))
    rows.push({ seq: row.seq, seat: row.seat, decision: sum - before, luck: after - sum, error })
    before = after
    yield rows.length
  }
  const part = (of: readonly Cut[], points: (row: Cut) => number, more = 0): Part => ({
    points: (of.reduce((sum, row) => sum + points(row), 0) + more) / DRAWS,
    error: Math.hypot(...of.map(row => row.error)),
  })
  const deal = dealt - base
  return {
    seat,
    points: before / DRAWS,
    base: base / DRAWS,
    own: part(
      rows.filter(row => row.seat === seat),
      row => row.decision,
    ),
    others: part(
      rows.filter(row => row.seat !== seat),
      row => row.decision,
    ),
    luck: part(rows, row => row.luck, deal),
    deal: deal / DRAWS,
    rows: rows.map(row => ({ ...row, decision: row.decision / DRAWS, luck: row.luck / DRAWS })),
    hash: hashOf(game, know),
  }
}

/** M in 32nds, with its error in points. */
interface Mean {
  sum: number
  error: number
}
/** What is no mean, since nothing was left to chance. */
const certain = (sum: number): Mean => ({ sum, error: 0 })

/**
 * M after a move: V over tables that may have been the real one, as far as the seat could know, each with chance of its own. Undefined if at none of them
 * the move is possible. Their seeds follow from the match and the row: were they the same in each match, no number of matches would average their error out.
 */
function drawn(
  game: Game,
  know: Knowledge,
  view: Table,
  seat: Seat,
  more: number,
  row: Omit<Played, 'table'>,
  match: string,
): Mean | undefined {
  const rng = seeded(`${match}, row ${row.seq}`)
  const values: number[] = []
  for (let n = 0; n < DRAWS * TRIES && values.length < DRAWS; n++) {
    const t = game.determinize(view, seat, rng)
    const may = row.move === game.leave ? game.mayLeave(t, row.seat) : game.why(t, row.seat, row.move)
    if (may !== OK) continue
    game.play(t, row.seat, row.move)
    values.push(worth(game, know, t, seat, more))
  }
  if (!values.length) return undefined
  const { error } = estimate(values)
  // Where fewer tables were found, some of them count twice: the sum is always one of 32.
  let sum = 0
  for (let k = 0; k < DRAWS; k++) sum += values[k % values.length]!
  return { sum, error: values.length < 2 ? 0 : error }
}
