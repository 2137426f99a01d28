/** What leaves the server of a match is made of plain functions; what needs no server is tried here. */
import { acting, Match, firstOf } from '@loggia/core'
import { expect, test } from 'vitest'
import { tourGame } from '../../core/test/tour.ts'
import { rankedScores } from '@loggia/core'

test('K6 the result has every scoring seat and rival, each with its place; a rival without a score is not in it', () => {
  const game = tourGame()
  const match = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'result', rows: [] })
  while (!match.over) {
    const seat = firstOf(acting(match.table))
    const legal: number[] = []
    game.moves(match.table, seat, legal)
    match.play(seat, legal[match.seq % legal.length]!)
  }
  const scores = rankedScores(match)
  const totals = scores.map(s => s.total)
  expect(scores.map(s => s.seat)).toEqual([0, 1, 3])
  expect(scores.map(s => s.place)).toEqual(totals.map(total => totals.filter(other => other > total).length))
})
