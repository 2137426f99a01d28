/** A worth that is set by hand is found when its figure moves. */
import { expect, test } from 'vitest'
import { figureOf, movedWorths } from '../testing/index.ts'

test('a figure says kinds, amounts and ids, with what is in it', () => {
  const spades = { kind: 'free-spades', n: 1 }
  expect(
    figureOf([
      { kind: 'gain', n: 2, good: 'coin' },
      { kind: 'action', does: [spades] },
    ]),
  ).toBe('gain 2 coin, action (free-spades 1)')
  expect(figureOf([{ kind: 'each', vp: 3, what: ['temple', 'house'] }])).toBe('each 3 (temple, house)')
  expect(figureOf([])).toBe('')
})

test('a figure that has moved, one of nothing, and one without a worth are found', () => {
  const set = { giants: { of: 'free-spades 2', points: 7 }, nomads: { of: 'sandstorm', points: 4 } }
  expect(movedWorths(set, { giants: 'free-spades 2', nomads: 'sandstorm' })).toEqual([])
  expect(movedWorths(set, { giants: 'free-spades 3', auren: 'choice 2' })).toEqual([
    'giants: set for “free-spades 2”, the box has “free-spades 3”',
    'nomads: the box has none',
    'auren: no worth is set for “choice 2”',
  ])
})
