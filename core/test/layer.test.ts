/** Layers: an expansion of the toy keeps all laws and leaves the base as it was; one that forgets what the base did is found. */
import { describe, expect, test } from 'vitest'
import { end, extendOf, next, OK } from '../index.ts'
import { conform, summary } from '../testing/index.ts'
import { type Box, R, type Steps, steps, type Toy, toyGame, V, withSteps } from './toy.ts'

const extend = extendOf<Toy, Steps, Box, typeof V>()
const played = (t: Toy) => t.dice === 2

/** With two dice: a market after the auction, a coin for yielding in it, and no bid of nothing. */
const layered = extend(steps, {
  steps: {
    market: {
      neverForced: 'hand',
      can: {
        pass: { play: end },
        bid: {
          why: (t, s, _box, amount) => (amount > t.coins[s.seat] ? R.poor(t.coins[s.seat] % 10) : OK),
          play(t, s, _box, amount) {
            t.coins[s.seat] -= amount
            t.bank += amount
            end(t, s)
          },
        },
      },
    },
  },
  verbs: {
    bid: {
      yield: {
        why: t => (played(t) ? OK : R['too-low'](0)),
        play(t, s) {
          t.coins[s.seat]++
          t.bank--
          end(t, s)
        },
      },
    },
  },
  around: {
    award: own => (t, s, box) => {
      own(t, s, box)
      if (played(t)) next(t, { do: 'market', seat: t.lead })
    },
    bid: {
      bid: {
        why: own => (t, s, box, amount) => (played(t) && amount === 0 ? R['too-low'](0) : own(t, s, box, amount)),
        play: own => (t, s, box, amount) => own(t, s, box, amount),
      },
    },
  },
})
const game = withSteps(layered)
const start = (dice: string, g = game) => g.setup({ seats: 2, options: { dice }, seed: 'layer' })
const words = (t: Toy, g = game) => {
  const out: number[] = []
  g.moves(t, t.todo.at(-1)!.seat, out)
  return out.map(g.format)
}
const playTo = (t: Toy, step: string, g = game) => {
  for (let n = 0; n < 50 && t.todo.at(-1)!.do !== step; n++) {
    const { seat } = t.todo.at(-1)!
    g.play(t, seat, g.parse(words(t, g)[0]))
  }
  return t
}

test('a layered toy keeps all laws', () => {
  const report = conform(game, { matches: 100, seed: 'layer' })
  expect(report.failure && summary(report)).toBe(null)
})

test('new verbs come after the own ones of a decision, and a wrapped one asks the base, too', () => {
  expect(game.verbsOf('bid')).toEqual(['pass', 'bid', 'yield'])
  const t = playTo(start('two'), 'bid')
  expect(words(t).slice(0, 2)).toEqual(['pass', 'bid:1'])
  expect(words(t).at(-1)).toBe('yield')
  expect(game.why(t, 0, V.bid(0))).toBe(R['too-low'](0))
  t.coins[0] = 3
  expect(game.why(t, 0, V.bid(4))).toBe(R.poor(3))
})

test('a wrapped step does what the base did, then what is new', () => {
  const t = playTo(start('two'), 'bid')
  game.play(t, 0, V.pass())
  game.play(t, 1, V.bid(1))
  expect(t.todo.at(-1)).toEqual({ do: 'market', seat: 0 })
  expect(t.row.ids).toHaveLength(1)
})

test('where the expansion is not played nothing is new, and the base does not know of its layer', () => {
  const base = toyGame()
  expect(words(playTo(start('one'), 'bid'))).toEqual(words(playTo(start('one', base), 'bid', base)))
  expect(base.verbsOf('bid')).toEqual(['pass', 'bid'])
  expect(base.verbsOf('market')).toEqual([])
})

describe('planted faults', () => {
  test('law 4: a layer that does something instead of what the base did', () => {
    const forgetful = extend(steps, {
      around: {
        tax: () => (t, s) => {
          t.coins[s.seat] += 4
        },
      },
    })
    expect(conform(withSteps(forgetful), { matches: 200, seed: 'fault' }).failure?.law).toBe('4')
  })
  test('law 1: a layer that allows more than it lists', () => {
    const listed = extend(steps, {
      steps: { market: { can: { pass: { list: (_t, _s, _box, out) => out.push(V.pass()), play: end } } } },
      around: {
        award: own => (t, s, box) => {
          own(t, s, box)
          next(t, { do: 'market', seat: t.lead })
        },
      },
    })
    const narrowed = (list: boolean) =>
      extend(listed, {
        verbs: { market: { yield: { play: end } } },
        around: {
          market: { pass: { why: () => t => (t.round === 2 ? R.poor(0) : OK), ...(list && { list: own => own }) } },
        },
      })
    expect(conform(withSteps(narrowed(true)), { matches: 50, seed: 'fault' }).failure?.law).toBe('1')
    // The list of the base would know only the old `why`, so it is not used.
    expect(conform(withSteps(narrowed(false)), { matches: 50, seed: 'fault' }).failure).toBe(null)
  })
})

test.each([
  [{ steps: { tax() {} } }, 'tax: a step of the base'],
  [{ verbs: { bid: { pass: { play: end } } } }, 'bid: pass is a verb of the base'],
  [{ verbs: { tax: { pass: { play: end } } } }, 'tax: no decision of the base'],
  [{ around: { market: (own: unknown) => own } }, 'market: no automatic step of the base'],
  [{ around: { bid: (own: unknown) => own } }, 'bid: no automatic step of the base'],
  [{ around: { bid: { seal: {} } } }, 'bid: seal is no verb of the base'],
  [{ around: { bid: { pass: { list: (own: unknown) => own } } } }, 'bid: pass has no list in the base'],
])('what the compiler did not see is said where the layers are put together: %#', (layer, message) => {
  expect(() => extend(steps, layer as never)).toThrow(message)
})
