/** Takebacks that a whole table has agreed to. */
import { expect, test } from 'vitest'
import { acting, firstOf, Match, movesOf, OK, OMNISCIENT, pick, seeded, VOTE } from '../index.ts'
import '../hash.ts'
import { toyGame } from './toy.ts'

test('R6 all may agree to go back behind what was learned or decided since: the last goes first, and a record of it is the same match', () => {
  const game = toyGame()
  const match = new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'agreed', rows: [] })
  const rng = seeded('agreed')
  const step = () => {
    const seat = firstOf(acting(match.table))
    const moves = movesOf(game, match.table, seat)
    expect(match.play(seat, moves[pick(rng, moves.length)]!)).toBe(OK)
    return seat
  }
  const first = step()
  const before = game.copy(match.table)
  let last = -1
  for (let k = 0; k < 40 && !match.over; k++) if (step() === first) last = match.seq
  expect(last).toBeGreaterThan(0)
  const then = match.tableAt(last - 1)
  const agreed = match.agreedTakebacks(first)!
  expect(agreed.after).toEqual(then)
  for (const row of agreed.rows) expect(match.append(row)).toBe(OK)
  expect(match.table).toEqual(then)
  expect(new Match(game, match.record).table).toEqual(then)
  expect(before).not.toEqual(then)
  // Only the last of all moves, no matter who agreed.
  const rest = match.log(OMNISCIENT).filter(e => !e.event && e.seat >= 0)
  const other = [0, 1, 2].find(seat => seat !== rest.at(-1)!.seat)!
  expect(match.append({ kind: 'takeback', seat: other, word: 'takeback', by: VOTE })).toBe('too-late')
  expect(match.table).toEqual(then)
})
