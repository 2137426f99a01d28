/** How a match came to its scores: every point has a row, and rounds add up. */
import { acting, listOf, Match, moveRow, movesOf, pick, seeded, takebackRow } from '@loggia/core'
import { describe, expect, it } from 'vitest'
import { PLAYABLE, rulesOf } from '../src/lib/games.ts'
import { broughtBy, courseOf, roundOf, unrolled } from '../src/lib/table/result/course.ts'

async function played(id: string) {
  const { game } = await rulesOf(id)
  const rng = seeded(`course ${id}`)
  const match = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'course', rows: [] })
  while (!match.over && match.seq < 400) {
    const [seat] = listOf(acting(match.table))
    const legal = movesOf(game, match.table, seat!)
    match.play(seat!, legal[pick(rng, legal.length)]!)
    // Now and then a move is taken back: its points are nobody's.
    if (!pick(rng, 20) && match.mayTakeBack(seat!)) match.takeback(seat!)
  }
  return { game, match, scores: game.scores(match.table) }
}

describe.each(PLAYABLE)('%s', id => {
  it('what rows changed, source by source, is the score; each round ends as the table stood then', async () => {
    const { game, match, scores } = await played(id)
    const third = Math.floor(match.seq / 3)
    const rounds = [0, third, 2 * third].map((seq, k) => ({ seq, name: `Round ${k + 1}` }))
    const course = courseOf(game, match.record, scores, rounds)
    const begun = game.scores(new Match(game, { ...match.record, rows: [] }).table)
    scores.forEach(({ seat, total, sources }, k) => {
      for (const [source, n] of Object.entries(sources)) {
        const all = course.changes.filter(c => c.who === seat && c.source === source)
        expect((begun[k]!.sources[source] ?? 0) + all.reduce((sum, c) => sum + c.n, 0), `${seat} ${source}`).toBe(n)
        // Few lines or many: they say the same sum.
        const few = broughtBy(course, seat, source, 2)
        expect(few.reduce((sum, c) => sum + c.n, 0)).toBe(all.reduce((sum, c) => sum + c.n, 0))
        expect(few.length).toBeLessThanOrEqual(Math.max(2, rounds.length + 1))
      }
      expect(course.totals.at(-1)![k]).toBe(total)
    })
    expect(course.rounds).toEqual(rounds)
    expect(course.begin).toEqual(begun.map(s => s.total))
    expect(course.totals).toHaveLength(3)
    const after = match.rows.slice(0, 2 * third)
    const table = [...unrolled(game, { ...match.record, rows: after.map(r => [r.seat, r.word] as const) })].at(
      -1,
    )!.table
    expect(course.totals[1]).toEqual(game.scores(table).map(s => s.total))
    expect([0, 1, third, third + 1, match.seq].map(seq => roundOf(course, seq))).toEqual([-1, 0, 0, 1, 2])
  })
})

it('rows that touch no table, and those that were taken back, are passed over', async () => {
  const { game } = await rulesOf('ostia')
  const match = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'passed', rows: [] })
  const [seat] = listOf(acting(match.table))
  const word = game.format(movesOf(game, match.table, seat!)[0]!)
  for (const row of [
    moveRow(seat!, word),
    takebackRow(seat!),
    { kind: 'seat' as const, seat: 1, word: 'replaced' },
    moveRow(seat!, word),
  ])
    match.append(row)
  expect([...unrolled(game, match.record)].map(r => r.seq)).toEqual([0, 4])
})
