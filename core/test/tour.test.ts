/**
 * What the second toy is for: follow-ups side by side, empty hands, verbs at any time, parts in any order, rivals; each
 * also wrong in one place.
 */
import { describe, expect, test } from 'vitest'
import { acting, asked, end, inAnyOrder, Match, next, OK, moveHidden, type Step, turnInto } from '../index.ts'
import { conform, type Law, reproduce, summary } from '../testing/index.ts'
import { type Box, R, steps, tour, type Tour, tourGame, tourWith, V } from './tour.ts'

test('it keeps all laws', () => {
  const report = conform(tourGame(), { matches: 60, seed: 'tour' })
  expect(report.failure && summary(report)).toBe(null)
  expect(report.comparisons).toBeGreaterThan(1000)
  // What may be done at any time was done wherever it may be: at the choice of an order as well.
  expect(
    report.pairs
      .map(p => p.pair)
      .filter(p => /help|sell/.test(p))
      .sort(),
  ).toEqual(['act', 'discard', 'in-any-order', 'pool'].flatMap(s => [`${s}.help`, `${s}.sell`]))
})

const settling = (then: (t: Tour, s: Step, kind: number) => void) =>
  tourWith({
    settle: {
      ...steps.settle,
      can: {
        settle: {
          ...steps.settle.can.settle,
          play(t: Tour, s: Step, _: Box, kind: number) {
            moveHidden(t.hands[s.seat], t.hands[s.seat].ids.indexOf(kind), t.homes[s.seat], s.seat)
            then(t, s, kind)
          },
        },
      },
    },
  })
const parts = (n: number) => Array.from({ length: n }, () => ({ do: 'earn' as const, seat: 0, coins: 1 }))
const scoring = (change: (scores: ReturnType<typeof tour.scores>, t: Tour) => ReturnType<typeof tour.scores>) =>
  tourGame({ scores: (t, box) => change(tour.scores(t, box), t) })

const FAULTS: [name: string, law: Law, message: RegExp, game: ReturnType<typeof tourGame>][] = [
  [
    'K1 a follow-up that is pushed',
    '9',
    /changes what seat/,
    settling((t, s) => {
      end(t, s as never)
      next(t, { do: 'join', seat: s.seat })
    }),
  ],
  [
    'K1 a follow-up that tells the answer',
    '5b',
    /sees what it has not heard/,
    settling((t, s, kind) => {
      if (kind) turnInto(t, s as never, { do: 'join', seat: s.seat })
      else {
        end(t, s as never)
        moveHidden(t.hands[s.seat], 0, t.guilds[s.seat], s.seat)
      }
    }),
  ],
  [
    'K1 a follow-up for somebody else',
    'error',
    /settle: side by side each seat answers its own, so join can't be for seat/,
    settling((t, s) => turnInto(t, s as never, { do: 'join', seat: 1 - s.seat })),
  ],
  [
    'K2 an empty hand that is asked',
    '1',
    /^discard: seat \d is asked and has no move$/,
    tourWith({ discard: { neverForced: 'hand', can: steps.discard.can } }),
  ],
  [
    'K5 more parts than can be chosen',
    'error',
    /^13 steps in any order, of which only 12 could be chosen: earn, earn/,
    tourWith({
      act: {
        can: {
          gather: {
            play(t: Tour, s: Step) {
              end(t, s as never)
              inAnyOrder(t, s.seat, ...parts(13))
            },
          },
          done: { play: end },
        },
      },
    }),
  ],
  [
    'K6 a seat without a score',
    '6',
    /^scores of the seats 0,3:/,
    scoring((all, t) => (t.points.length === 2 ? all.toSpliced(1, 1) : all)),
  ],
  ['K6 nobody but the first with a score', '6', /^scores of the seats 0:/, scoring(all => all.slice(0, 1))],
  ['K6 a rival before a seat', '6', /scores of the seats/, scoring(all => [all.at(-1)!, ...all.slice(0, -1)])],
  [
    'K6 a rival whose score comes late',
    '6',
    /scores of the seats/,
    scoring((all, t) => (t.round < 2 ? all.slice(0, -1) : all)),
  ],
]
test.each(FAULTS)('%s is found, by law %s', (_name, law, message, game) => {
  const { failure } = conform(game, { matches: 60, seed: 'fault' })
  expect(failure, JSON.stringify(failure?.message)).toMatchObject({ law, message: expect.stringMatching(message) })
  expect(reproduce(game, failure!.line)?.message).toBe(failure!.message)
})

const begin = (seed = 'tour', seats = 2) => {
  const game = tourGame()
  return { game, m: new Match(game, { rules: game.rules, seats, options: {}, seed, rows: [] }) }
}
/** The first legal answer with this verb. */
function act(m: Match<Tour>, seat: number, verb: string): string {
  const legal: number[] = []
  m.game.moves(m.table, seat, legal)
  const word = legal.map(m.game.format).find(w => w.split(':')[0] === verb)!
  expect(m.play(seat, word), `${verb} of ${legal.map(m.game.format)}`).toBe(OK)
  return word
}
const settled = (seed?: string) => {
  const { game, m } = begin(seed)
  for (const seat of [0, 1]) for (const verb of ['settle', 'join']) act(m, seat, verb)
  return { game, m }
}

describe('K1 a follow-up side by side', () => {
  test('stands in the place of the answered step; the others go on with theirs', () => {
    const { m } = begin()
    expect(m.table.todo.slice(1)).toEqual([
      { do: 'settle', seat: 1, together: 1 },
      { do: 'settle', seat: 0, together: 1 },
    ])
    act(m, 1, 'settle')
    expect(m.table.todo.slice(1)).toEqual([
      { do: 'join', seat: 1, together: 1 },
      { do: 'settle', seat: 0, together: 1 },
    ])
    expect(acting(m.table)).toBe(0b11)
    act(m, 1, 'join')
    act(m, 0, 'settle')
    expect([acting(m.table), asked(m.table, 0)!.do, m.table.round]).toEqual([1, 'join', 0])
    act(m, 0, 'join')
    expect(m.table.round).toBe(1)
  })

  test('an answer is taken back though somebody else has answered twice beside it, but not once all is laid open', () => {
    const { m } = begin()
    act(m, 0, 'settle')
    const other = [act(m, 1, 'settle'), act(m, 1, 'join')]
    expect([m.mayTakeBack(0), m.takeback(0)]).toEqual([true, OK])
    expect([acting(m.table), asked(m.table, 0)!.do, m.record.rows.slice(1, 3)]).toEqual([
      1,
      'settle',
      [
        [1, other[0]],
        [1, other[1]],
      ],
    ])
    expect(m.table.guilds[1].ids).toHaveLength(1)
    act(m, 0, 'settle')
    act(m, 0, 'join')
    expect([m.mayTakeBack(0), m.mayTakeBack(1)]).toEqual([false, false])
  })

  test('not side by side it is the same, and may be for another seat', () => {
    const t = {
      rng: [],
      revealCount: 0,
      todo: [
        { do: 'a', seat: 0 },
        { do: 'b', seat: 1 },
      ] as Step[],
    }
    turnInto(t, t.todo[1], { do: 'c', seat: 2 })
    expect(t.todo).toEqual([
      { do: 'a', seat: 0 },
      { do: 'c', seat: 2 },
    ])
  })
})

describe('K2 asked with nothing to answer', () => {
  test('what the rules say is done, and told; a view in which the answer is hidden does not pretend to know', () => {
    const { game, m } = settled()
    expect(() => game.play(game.view(m.table, 1), 0, V.done())).toThrow(
      "discard: whether seat 0 has an answer can't be seen",
    )
    const own = game.view(m.table, 0)
    game.play(own, 0, V.done())
    expect(asked(own, 0)!.do).toBe('discard')
    for (const verb of ['done', 'sell', 'sell']) act(m, 0, verb)
    expect(
      m
        .log(1)
        .at(-1)!
        .heard.map(h => h.word)
        .slice(1),
    ).toEqual(['empty-handed:0', 'turn:1'])
    expect([m.table.turn, asked(m.table, 1)!.do]).toEqual([1, 'act'])
  })
})

describe('K3 at any time', () => {
  test('in one’s own turn only, in every decision of it, and not as an answer of others', () => {
    const { game, m } = settled()
    expect([game.why(m.table, 0, V.help()), game.why(m.table, 1, V.help())]).toEqual([OK, 1])
    expect(game.verbsOf('in-any-order')).toEqual(['first', 'help', 'sell'])
    expect(game.verbsOf('settle')).toEqual(['settle'])
    const theirs = game.copy(m.table)
    theirs.turn = 1
    expect(game.reason(game.why(theirs, 0, V.help()))).toEqual({ code: 'not-your-day', rule: 'TOUR-3' })
    const legal: number[] = []
    game.moves(theirs, 0, legal)
    expect(legal.map(game.format)).toEqual(['gather', 'done'])
    expect(R['not-your-day']()).toBeGreaterThan(4)
  })

  test('what it opens lies on top, within what was open; then that goes on', () => {
    const { m } = settled()
    act(m, 0, 'gather')
    expect(m.play(0, 'first:1')).toBe(OK)
    act(m, 0, 'help')
    act(m, 0, 'help')
    expect(m.table.todo.filter(s => s.do === 'pool').map(s => s.points)).toEqual([2, 1, 1])
    act(m, 0, 'spend')
    expect(m.table.todo.filter(s => s.do === 'pool').map(s => s.points)).toEqual([2, 1])
  })

  test('also between the parts, before the last one too; where nothing can be done that one comes by itself, untold', () => {
    const { m } = settled()
    act(m, 0, 'gather')
    m.play(0, 'first:0')
    expect(asked(m.table, 0)).toEqual({ do: 'in-any-order', seat: 0, count: 2 })
    m.play(0, 'first:1')
    expect(asked(m.table, 0)).toEqual({ do: 'in-any-order', seat: 0, count: 1 })
    for (const verb of ['help', 'spend', 'help', 'spend', 'sell', 'sell']) act(m, 0, verb)
    act(m, 0, 'sell') // the drawn one; nothing is left to do but the pool
    expect(
      m
        .log(1)
        .at(-1)!
        .heard.map(h => h.word),
    ).toEqual([expect.stringMatching(/^sold:0/)])
    expect(asked(m.table, 0)!.do).toBe('pool')
  })
})

test('K4 a row that chooses an order says what it chose', () => {
  const { game, m } = settled()
  act(m, 0, 'gather')
  expect([0, 1, 2].map(k => game.chosen(m.table, 0, V.first(k)))).toEqual([
    { do: 'earn', seat: 0, coins: 2 },
    { do: 'pool', seat: 0, points: 2 },
    { do: 'draw', seat: 0 },
  ])
  expect([
    game.chosen(m.table, 1, V.first(0)),
    game.chosen(m.table, 0, V.help()),
    game.chosen(m.table, 0, V.first(5)),
  ]).toEqual([undefined, undefined, undefined])
  m.play(0, 'first:1')
  m.play(0, 'spend')
  expect(m.log(1).slice(-2)).toEqual([
    { seq: 6, seat: 0, move: 'first:1', heard: [], chosen: { do: 'pool', seat: 0, points: 2 } },
    { seq: 7, seat: 0, move: 'spend', heard: [{ word: 'scored:0' }] },
  ])
})

test('K6 places of those who have a score; a rival without one has none', () => {
  const game = tourGame()
  const t = game.setup({ seats: 2, seed: 'rivals' })
  t.points = [3, 1]
  t.shadow = 2
  expect(game.scores(t).map(s => s.seat)).toEqual([0, 1, 3])
  expect(game.ranks(t)).toEqual([0, 2, 1])
})
