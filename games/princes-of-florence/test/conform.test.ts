/** The contract of a game, on random matches; the suite itself is tested in core. */
import { conform, conformanceParts, summary } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { conformance } from '../scenes.ts'

describe('PF-16.1 every law holds (thousands of matches: `lab conform`, nightly)', () => {
  for (const { name, run } of conformanceParts(princes, { ...conformance, matches: 10, seed: 'princes' }))
    test(name, () => {
      const report = run()
      expect(report.failure, summary(report)).toBeNull()
    })
})

test('PF-16.1 the laws find a view that tells a purse, and moves that hang on the purse of another', () => {
  const fault = (change: Partial<typeof princes>) =>
    conform({ ...princes, ...change }, { matches: 5, seed: 'planted', seats: [3], options: [{}] }).failure
  expect(
    fault({ view: (t, viewer) => Object.assign(princes.view(t, viewer), { counted: t.players.map(p => p.florins) }) })
      ?.law,
  ).toBe('5a')
  expect(fault({ view: princes.recall, recall: (t, viewer) => princes.recall(t, viewer) })?.message).toContain(
    'nothing was ever left to memory',
  )
  const offered = (t: PrincesTable, seat: number, move: number) =>
    princes.format(move) !== 'open:jester' || t.players.every((p, k) => k === seat || p.florins >= 20)
  expect(
    fault({
      moves: (t, seat, out) => {
        const all: number[] = []
        princes.moves(t, seat, all)
        out.push(...all.filter(move => offered(t, seat, move)))
      },
      why: (t, seat, move) =>
        offered(t, seat, move) ? princes.why(t, seat, move) : princes.why(t, seat, princes.parse('bid')),
    })?.law,
  ).toBe('5a')
})
