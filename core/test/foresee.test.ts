/** What was tried on a copy and is then adopted is the match that would have been played. */
import { expect, test } from 'vitest'
import {
  acting,
  type Game,
  listOf,
  Match,
  moveRow,
  movesOf,
  OK,
  OMNISCIENT,
  pick,
  seeded,
  type Table,
} from '../index.ts'
import { tourGame } from './tour.ts'
import { toyGame } from './toy.ts'

const seen = (match: Match) =>
  JSON.stringify([match.table, match.log(OMNISCIENT), [0, 1, 2].map(s => match.takebacks(s)), match.answers])

test.each([
  ['toy', toyGame()],
  ['tour', tourGame()],
])('a match of foreseen rows is the match that was played, takebacks and all: %s', (_, any) => {
  const game = any as Game<Table>
  const [played, adopted] = [1, 2].map(
    () => new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'foreseen', rows: [] }),
  ) as [Match, Match]
  const rng = seeded('foreseen')
  let behind = 0
  while (!played.over && played.seq < 150) {
    const seats = listOf(acting(played.table))
    const seat = seats[pick(rng, seats.length)]!
    const moves = movesOf(game, played.table, seat)
    const back = [0, 1, 2].find(s => played.mayTakeBack(s))
    if (back !== undefined && pick(rng, 4) === 0) {
      // A preview of a row that has changed is played again.
      const late = adopted.foresee(seat, moves[0]!)
      for (const match of [played, adopted]) expect(match.takeback(back)).toBe(OK)
      if (game.why(adopted.table, seat, moves[0]!) === OK) {
        const row = moveRow(seat, game.format(moves[0]!))
        expect([played.append(row), adopted.append(row, row, late)]).toEqual([OK, OK])
        behind++
      }
    } else {
      const move = moves[pick(rng, moves.length)]!
      const row = moveRow(seat, game.format(move))
      const before = seen(adopted)
      const foreseen = adopted.foresee(seat, move)
      expect(seen(adopted)).toBe(before)
      expect([played.append(row), adopted.append(row, row, foreseen)]).toEqual([OK, OK])
      expect(adopted.table).toBe(foreseen.table)
    }
    expect(seen(adopted)).toBe(seen(played))
  }
  expect(behind).toBeGreaterThan(0)
})
