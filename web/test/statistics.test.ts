/** What the page of a game's matches shows of what was counted, and what a card says of it. */
import type { Sums } from '@loggia/core'
import { findGame } from '@loggia/games'
import { expect, it } from 'vitest'
import { PLAYABLE } from '../src/lib/games.ts'
import { cardFigures } from '../src/lib/statistics/cards.ts'
import { at, axisOf, rowsOf, turnsOf } from '../src/lib/statistics/rows.ts'

const sums = (n: number, mean: number, wins = 0): Sums => [n, n * mean, n * mean * mean + n, wins]

it('lists things by their mean points, names them, and leaves out those that too few had', () => {
  const rows = rowsOf(
    { low: [sums(10, 50), sums(20, 56)], few: [sums(9, 90)], high: [sums(5, 60), sums(5, 62, 4)] },
    id => id.toUpperCase(),
  )
  expect(rows.map(({ id, name, figures }) => [id, name, figures.n, figures.points.mean, figures.wins.mean])).toEqual([
    ['high', 'HIGH', 10, 61, 0.4],
    ['low', 'LOW', 30, 54, 0],
  ])
  expect(rows.map(({ turns }) => turns.map(found => found?.points.mean))).toEqual([
    [undefined, undefined],
    [50, 56],
  ])
  const turns = turnsOf({ all: [sums(10, 50), sums(10, 60)] }, turn => `number ${turn}`)
  expect(turns.map(({ name, figures }) => [name, figures.points.mean])).toEqual([
    ['number 0', 50],
    ['number 1', 60],
  ])
})

it('draws intervals on an axis from the least to the most', () => {
  const axis = axisOf([
    { mean: 5, low: 4, high: 6 },
    { mean: 9, low: 6, high: 12 },
  ])
  expect(axis).toEqual({ from: 4, to: 12 })
  expect([4, 6, 12].map(value => at(axis, value))).toEqual([0, 25, 100])
  expect(at(axisOf([{ mean: 1, low: 1, high: 1 }]), 1)).toBe(0)
})

it('knows for most cards of each game how bots did at four', async () => {
  for (const game of PLAYABLE) {
    const { tally, report } = await findGame(game)!.manifest()
    const { kinds } = await tally!.facts()
    const [kind] = Object.entries(kinds).find(([, { cards }]) => cards)!
    const table = (await report!()).tables.find(({ seats }) => seats === 4)!
    const found = (await cardFigures(game))!
    expect(found.seats, game).toBe(4)
    expect(found.figures.size, game).toBeGreaterThan(1)
    for (const [id, { n }] of found.figures)
      expect(n, `${game} ${id}`).toBe(table.kinds[kind]![id]!.reduce((all, [one]) => all + one, 0))
  }
})
