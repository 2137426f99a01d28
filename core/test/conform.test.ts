/** The suite itself: a right game passes, and every fault that was planted is found, by its law. */
import { describe, expect, test } from 'vitest'
import { conform, conformanceParts, reproduce, summary } from '../testing/index.ts'
import { FAULTS } from './faults.ts'
import { knownBetween, knownCard, twoTraps } from './leaks.ts'
import { steps, type Toy, toyGame, view, withSteps } from './toy.ts'

test('a right game keeps all laws', () => {
  const report = conform(toyGame(), { matches: 40, seed: 'toy', scenes: [knownBetween, knownCard, twoTraps] })
  expect(report.failure && summary(report)).toBe(null)
  expect(report.comparisons).toBeGreaterThan(2000)
})

describe('planted faults', () => {
  for (const { name, law, game, scenes = [] } of FAULTS)
    test(`law ${law}: ${name}`, () => {
      const { failure } = conform(game(), { matches: 200, seed: 'fault', scenes })
      expect(failure?.law, failure?.message).toBe(law)
      // The one line shows it again. (What comes from outside, no line can tell.)
      if (law !== '7') expect(reproduce(game(), failure!.line, scenes)?.message).toBe(failure!.message)
    })
})

test('takebacks: a table that keeps something elsewhere is found', () => {
  let taxes = 0
  const game = withSteps({
    tax(t: Toy, { seat }: { seat: number }) {
      steps.tax(t, { do: 'tax', seat })
      t.sprung = 2 + (taxes++ % 7)
    },
  })
  expect(conform(game, { matches: 200, seed: 'fault', onlyLaws: ['takeback'] }).failure?.law).toBe('takeback')
})

test('some faults are seen only from a scene', () => {
  const only = FAULTS.filter(f => f.scenes && !conform(f.game(), { matches: 30, seed: 'fault' }).failure).map(
    f => f.name,
  )
  expect(only).toContain('which of several equal traps was sprung')
})

test('a failing match is reported as its shortest list of moves', () => {
  // Who wins with a bid of 1 pays twice. Random bids are seldom so low; two bidders are enough to show it.
  const game = withSteps({
    award(t: Toy) {
      if (t.amount === 1) t.coins[t.bidder]--
      steps.award(t)
    },
  })
  const { failure } = conform(game, { matches: 500, seed: 'c', seats: [2], onlyLaws: ['4'] })
  expect(failure!.message).toBe('conserved.coins: 120 ≠ 119')
  const moves = failure!.case.moves.map(m => m.replace(/:[a-z]+/, ''))
  expect(moves.slice(0, 3)).toEqual(['0 keep', '0 under', '0 under'])
  expect([
    ['0 bid:1', '1 pass'],
    ['0 pass', '1 bid:1'],
  ]).toContainEqual(moves.slice(3))
  expect(failure!.foundAfter).toBeGreaterThan(20)
})

test('a verb that was never played is a failure, unless a reason is given', () => {
  const never = withSteps({ ambush() {} })
  const plan = { matches: 20, seed: 'never' }
  expect(conform(never, plan).failure!.message).toContain('never played: trap.spring, trap.yield')
  expect(
    conform(never, {
      ...plan,
      unreachable: { 'trap.yield': 'nobody is ambushed', 'trap.spring': 'nobody is ambushed' },
    }).failure,
  ).toBe(null)
  expect(conform(toyGame(), { ...plan, unreachable: { 'trap.yield': 'a stale excuse' } }).failure!.message).toContain(
    'trap.yield',
  )
})

test('a memory that views leave nothing to is a failure', () => {
  const open = toyGame({ view: (t, viewer) => ({ ...view(t, viewer), coins: t.coins.slice() }) })
  expect(conform(open, { matches: 20, seed: 'open' }).failure!.message).toContain('nothing was ever left to memory')
})

test('A8 a few matches need not meet everything; set-ups that leave a value of an option out are told at once', () => {
  const never = withSteps({ ambush() {} })
  expect(conform(never, { matches: 2, seed: 'few' }).failure).toBe(null)
  expect(conform(toyGame(), { matches: 2, seed: 'few', options: [{}] }).failure!.message).toBe('no set-up has dice:two')
  expect(conform(toyGame(), { matches: 2, seed: 'few', options: [{ dice: 'two' }] }).failure!.message).toBe(
    'no set-up has dice:one',
  )
})

test('a few matches meet as many set-ups as they can, not the first again and again', () => {
  const met = new Set<string>()
  const game = toyGame()
  const { setup } = game
  conform(
    {
      ...game,
      setup: how => {
        met.add(`${how.seats} ${how.options!.dice}`)
        return setup(how)
      },
    },
    { matches: 6, seed: 'few', onlyLaws: ['4'] },
  )
  expect([...met].sort()).toEqual([2, 3, 4].flatMap(n => [`${n} one`, `${n} two`]))
  met.clear()
  conform(
    {
      ...game,
      setup: how => {
        met.add(how.options!.dice)
        return setup(how)
      },
    },
    { matches: 2, seed: 'few', onlyLaws: ['4'] },
  )
  expect([...met]).toEqual(['one', 'two'])
})

test('equal plans give equal reports', () => {
  expect(conform(toyGame(), { matches: 20, seed: 'same' })).toEqual(conform(toyGame(), { matches: 20, seed: 'same' }))
})

test('in parts: the scenes, each number of seats, and all verbs of all of it', () => {
  const named = (
    game: ReturnType<typeof toyGame>,
    scenes: Parameters<typeof conformanceParts<Toy>>[1]['scenes'] = [],
  ) => conformanceParts(game, { matches: 20, seed: 'parts', scenes })
  expect(named(toyGame(), [twoTraps]).map(p => p.name)).toEqual([
    'from every scene',
    'with 2 seats',
    'with 3 seats',
    'with 4 seats',
    'every verb is played, and something is left to memory',
  ])
  const reports = named(toyGame(), [twoTraps]).map(p => p.run())
  expect(reports.map(r => r.failure)).toEqual([null, null, null, null, null])
  expect(reports.map(r => [r.matches, r.scenes])).toEqual([
    [0, 1],
    [7, 0],
    [7, 0],
    [7, 0],
    [20, 20],
  ])
  // What a part can't judge, since it plays too little, the last one does; what breaks a law, each does.
  const never = named(withSteps({ ambush() {} })).map(p => p.run().failure?.message)
  expect(never.map(m => m?.includes('never played') ?? false)).toEqual([false, false, false, true])
  const dear = withSteps({
    award(t: Toy) {
      t.coins[t.bidder]--
      steps.award(t)
    },
  })
  expect(named(dear).map(p => p.run().failure?.law)).toEqual(['4', '4', '4', undefined])
})
