/** The luck ledger, in every game: it adds up. */
import { describe, expect, test } from 'vitest'
import { SUBJECTS } from '../games.ts'
import { ledgerOf, luck } from '../luck.ts'
import { contender, playMatch } from '../player.ts'

describe.each(Object.entries(SUBJECTS))('%s', (_id, subject) => {
  const { game, know } = subject
  const counts = [...new Set([game.seats.min, Math.max(2, game.seats.min), game.seats.max])]
  const records = counts.map(seats => {
    const bots = Array.from({ length: seats }, () => contender('policy:0.4'))
    const { match, scores } = playMatch(subject, bots, { seats, seed: 'luck' })
    return { record: match.record, scores }
  })

  test('base, own decisions, those of others and luck are the points, exactly, row by row', () => {
    for (const { record, scores } of records) {
      const seat = record.seats - 1
      const { points, base, own, others, luck, deal, rows } = ledgerOf(game, know, record, seat)
      expect(points).toBe(scores[seat]!.total)
      expect(base + own.points + others.points + luck.points).toBe(points)
      const sum = (of: 'decision' | 'luck', mine: boolean) =>
        rows.filter(row => mine === (row.seat === seat)).reduce((all, row) => all + row[of], 0)
      expect(sum('decision', true)).toBe(own.points)
      expect(sum('decision', false)).toBe(others.points)
      expect(deal + sum('luck', true) + sum('luck', false)).toBe(luck.points)
      expect(rows).toHaveLength(record.rows.length)
      if (seat === 0) expect(others.points).toBe(0)
    }
  })

  test('equal records give equal ledgers', () => {
    const [{ record }] = records as [(typeof records)[number]]
    expect(ledgerOf(game, know, structuredClone(record), 0)).toEqual(ledgerOf(game, know, record, 0))
  })

  test('what the ledger adds was found for each number of seats', () => {
    const { min, max } = game.seats
    expect(know.ahead?.map(({ seats }) => seats)).toEqual(Array.from({ length: max - min + 1 }, (_, k) => min + k))
    for (const { own, others, start } of know.ahead!) {
      expect(own.length).toBeGreaterThan(10)
      // Of what is to come, nearly all comes by what is decided.
      expect(Math.abs(start - own.at(-1)! - (others.at(-1) ?? 0))).toBeLessThan(1)
    }
  })
})

test('of some matches: all add up, and the parts are means', () => {
  const found = luck('ostia', 2, 4, 'some')
  expect(found).toMatchObject({ game: 'ostia', seats: 2, matches: 4, exact: 4 })
  const { points, base, own, others, luck: all } = found as unknown as Record<string, number>
  expect(base! + own! + others! + all!).toBeCloseTo(points!, 0)
  expect(found.held).toBe(Math.abs(found['luckErrors'] as number) <= 2)
})
