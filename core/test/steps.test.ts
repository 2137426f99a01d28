/** The engine: the stack of steps, who is asked, what is played without asking. */
import { describe, expect, test } from 'vitest'
import {
  acting,
  asked,
  end,
  inAnyOrder,
  lexicon,
  listening,
  movesOf,
  next,
  NO_SUCH_MOVE,
  NOT_NOW,
  NOT_YOUR_TURN,
  numbers,
  OK,
  optionsFor,
  pick,
  Runaway,
  SAME_AS_ANOTHER,
  type Step,
  together,
  type Listener,
  verbs,
  victories,
} from '../index.ts'
import { choice, L, little, type Little, N4, type Play, START, tell } from './little.ts'

const step = (name: string, seat = 0, more = {}) => ({ do: name, seat, ...more })
const { V } = L
const legal = (g: ReturnType<typeof little>, t: Little, seat: number) => {
  const out: number[] = []
  g.moves(t, seat, out)
  return out.map(g.format)
}

describe('the stack', () => {
  test('next: in this order, above what was there; an automatic step is popped before it runs', () => {
    const g = little(
      {
        first(t, s) {
          expect(t.todo).not.toContain(s)
          next(t, step('a'), step('b'))
        },
        a: tell('a'),
        b: tell('b'),
        last: tell('last'),
      },
      [step('last'), step('first')],
    )
    const t = g.setup(START)
    expect(t.told).toEqual(['0 a', '0 b', '0 last'])
    expect(g.over(t)).toBe(true)
    expect(acting(t)).toBe(0)
  })

  test('a step pushed by another comes before what waits beneath', () => {
    const g = little(
      {
        outer(t) {
          next(t, step('inner'))
          tell('outer')(t, step('outer'))
        },
        inner: tell('inner'),
        rest: tell('rest'),
      },
      [step('rest'), step('outer')],
    )
    expect(g.setup(START).told).toEqual(['0 outer', '0 inner', '0 rest'])
  })

  test('a decision stays until its own play ends it', () => {
    const g = little({ go: { can: { ...choice.can, pair: { play: tell('pair') } } } }, [step('go')])
    const t = g.setup(START)
    g.play(t, 0, V.pair(1, 2))
    expect(t.todo).toEqual([step('go')])
    g.play(t, 0, V.pass())
    expect(g.over(t)).toBe(true)
  })

  test('end removes the decision also when its play has pushed something above it', () => {
    const g = little(
      {
        go: {
          can: {
            ...choice.can,
            pass: {
              play(t, s) {
                next(t, step('after'))
                end(t, s)
              },
            },
          },
        },
        after: tell('after'),
      },
      [step('go')],
    )
    const t = g.setup(START)
    g.play(t, 0, V.pass())
    expect(t.told).toEqual(['0 after'])
    expect(t.todo).toEqual([])
  })
})

describe('questions', () => {
  test('each refusal has its reason', () => {
    const g = little(
      {
        go: {
          can: {
            pass: choice.can.pass,
            take: { ...choice.can.take, why: (_t, _s, _b, n) => (n > 1 ? L.R.full(n) : OK) },
          },
        },
      },
      [step('go')],
    )
    const t = g.setup(START)
    expect(legal(g, t, 0)).toEqual(['pass', 'take:0', 'take:1'])
    expect(legal(g, t, 1)).toEqual([])
    expect(g.why(t, 0, V.take(1))).toBe(OK)
    expect(g.reason(g.why(t, 0, V.take(3)))).toEqual({ code: 'full:3', rule: 'T-1' })
    expect(g.why(t, 1, V.pass())).toBe(NOT_YOUR_TURN)
    expect(g.why(t, 0, V.pair(0, 0))).toBe(NOT_NOW)
    for (const bad of [-1, g.size, 1e9, Number.NaN]) expect(g.why(t, 0, bad)).toBe(NO_SUCH_MOVE)
    expect(g.reason(NOT_NOW)).toEqual({ code: 'not-now', rule: 'core' })
  })

  test('arguments arrive as they were written, one, two or three of them', () => {
    const heard: number[][] = []
    const play = (_t: Little, _s: Step, _b: unknown, ...args: number[]) => {
      heard.push(args)
    }
    const g = little({ go: { can: { take: { play }, pair: { play }, triple: { play } } } }, [step('go')])
    const t = g.setup(START)
    for (const word of ['take:3', 'pair:1,2', 'triple:3,0,2']) g.play(t, 0, g.parse(word))
    expect(heard).toEqual([[3], [1, 2], [3, 0, 2]])
    expect(legal(g, t, 0).length).toBe(4 + 16 + 64)
  })

  test('setup refuses what the game does not have', () => {
    const g = little({ go: choice }, [step('go')], { options: [{ id: 'map', values: ['north', 'south'] }] })
    expect(() => g.setup({ seats: 5, seed: '' })).toThrow(RangeError)
    expect(() => g.setup({ ...START, options: { map: 'west' } })).toThrow('there is no west')
    expect(g.setup({ ...START, options: { map: 'south' } }).todo).toHaveLength(1)
  })

  test('an option may be for some numbers of seats only; the others have its first value', () => {
    const g = little({ go: choice }, [step('go')], {
      options: [{ id: 'map', values: ['north', 'south'], seats: { min: 1, max: 2 } }],
    })
    expect(optionsFor(g.options, 2)).toHaveLength(1)
    expect(optionsFor(g.options, 3)).toEqual([])
    expect(() => g.setup({ ...START, seats: 3, options: { map: 'south' } })).toThrow('there is no south for 3')
    expect(g.setup({ ...START, seats: 3, options: { map: 'north' } }).todo).toHaveLength(1)
    expect(() => g.setup({ ...START, options: { colour: 'red' } })).toThrow('option colour')
  })

  test('a verb of more than three arguments, or unknown, is refused when the game is made', () => {
    expect(() => little({ go: { can: { nothing: { play() {} } } } }, [])).toThrow('no word of the game')
  })

  test("D8 core's own words are refused when the game is made", () => {
    const own = (verbs: object) => () => little({ go: choice }, [], { verbs: verbs as typeof V })
    expect(() => little({ 'in-any-order': tell('mine') }, [])).toThrow("in-any-order: a step of core's own")
    expect(own(verbs({ takeback: [], take: [N4], pass: [] }))).toThrow("takeback: a row of core's own")
    expect(own(lexicon({ first: [N4], take: [N4], pass: [] }))).toThrow(
      'first: no word of the game, or not that of core',
    )
    expect(own(lexicon({ take: [N4], pass: [] }))).toThrow('first: no word of the game')
  })
})

describe('forced', () => {
  const only = { can: { pass: choice.can.pass, take: { ...choice.can.take, why: () => L.R.full(0) } } }
  const heardBy = (act: () => void) => {
    const forced: string[] = []
    const ear: Listener = { note() {}, forced: (seat, move) => forced.push(`${seat}:${move}`) }
    listening(ear, act)
    return forced
  }

  test('a decision with one legal move is played, and told', () => {
    const g = little({ go: only, rest: choice }, [step('rest', 1), step('go')])
    let t!: Little
    expect(
      heardBy(() => {
        t = g.setup(START)
      }),
    ).toEqual([`0:${V.pass()}`])
    expect(t.told).toEqual(['0 pass'])
    expect(asked(t as never, 1)).toEqual(step('rest', 1))
  })

  test('not when neverForced: being passed over would tell', () => {
    const g = little({ go: { ...only, neverForced: 'hand' } }, [step('go')])
    const t = g.setup(START)
    expect(legal(g, t, 0)).toEqual(['pass'])
  })

  test('none: what the rules say when nothing can be done; without it that is an error', () => {
    const nothing = { can: { take: { ...choice.can.take, why: () => L.R.full(0) } } }
    expect(
      little(
        {
          go: {
            ...nothing,
            none(t, s) {
              tell('none')(t, s)
              end(t, s)
            },
          },
        },
        [step('go')],
      ).setup(START).told,
    ).toEqual(['0 none'])
    expect(() => little({ go: nothing }, [step('go', 1)]).setup(START)).toThrow(
      "go: seat 1 is asked and can't do anything",
    )
  })

  test('K2 with neverForced, a seat without an answer gets none; a seat with one is asked all the same', () => {
    const when = (ok: boolean) => ({
      neverForced: 'hand' as const,
      can: {
        take: {
          ...choice.can.take,
          why: (_t: Little, _s: Step, _b: unknown, n: number) => (ok && n === 3 ? OK : L.R.full(n)),
        },
      },
      none(t: Little, s: Step) {
        tell('none')(t, s)
        end(t, s)
      },
    })
    expect(little({ go: when(false) }, [step('go')]).setup(START).told).toEqual(['0 none'])
    expect(little({ go: when(true) }, [step('go')]).secretOf('go')).toBe('hand')
    const g = little({ go: when(true) }, [step('go')])
    expect(legal(g, g.setup(START), 0)).toEqual(['take:3'])
  })

  test('a step that never ends is a Runaway', () => {
    expect(() => little({ go: t => next(t, step('go')) }, [step('go')]).setup(START)).toThrow(Runaway)
  })
})

describe('at any time', () => {
  const busy = (ask: object, more: object = {}) =>
    little({ go: ask as typeof choice, rest: choice }, [step('rest', 1), step('go')], {
      anyTime: {
        why: (_t, s) => (s.seat === 0 ? OK : L.R.full(s.seat)),
        can: {
          pair: {
            why: (t, _s, _b, a, b) => (a === 0 && b === 0 && t.told.length < 2 ? OK : L.R.full(a)),
            play: t => {
              t.told.push('task')
            },
          },
        },
        ...more,
      },
    })
  const pass = { can: { pass: choice.can.pass } }

  test('an answer that is the only one is not forced while something can be done; then it is', () => {
    const g = busy(pass)
    const t = g.setup(START)
    expect(legal(g, t, 0)).toEqual(['pass', 'pair:0,0'])
    g.play(t, 0, V.pair(0, 0))
    g.play(t, 0, V.pair(0, 0))
    expect([t.told, acting(t)]).toEqual([['task', 'task', '0 pass'], 0b10])
    expect([legal(g, t, 1).length, g.why(t, 1, V.pair(0, 0))]).toEqual([5, L.R.full(1)])
  })

  test('it is no answer: what has none of its own is over, whatever else could be done', () => {
    const nothing = { can: { take: { ...choice.can.take, why: () => L.R.full(0) } } }
    expect(
      busy({
        ...nothing,
        none(t: Little, s: Step) {
          t.told.push('none')
          end(t, s)
        },
      }).setup(START).told,
    ).toEqual(['none'])
    expect(() => busy(nothing).setup(START)).toThrow("go: seat 0 is asked and can't do anything")
  })

  test('where it never joins, and side by side, it is not possible; a verb of the same name is the decision’s own', () => {
    expect(busy(pass, { except: ['go'] }).setup(START).told).toEqual(['0 pass'])
    const own = busy({ can: { pass: choice.can.pass, pair: { why: () => OK, play: tell('own') } } })
    const t = own.setup(START)
    expect(legal(own, t, 0)).toHaveLength(17)
    const g = busy(pass)
    t.todo = [step('rest', 1, { together: 1 }), step('go', 0, { together: 1 })]
    expect([g.why(t, 0, V.pair(0, 0)), legal(g, t, 0)]).toEqual([NOT_NOW, ['pass']])
  })
})

describe('in any order', () => {
  const g = little(
    { go: t => inAnyOrder(t, 1, step('a', 1), step('b', 1), step('c', 0)), a: tell('a'), b: tell('b'), c: tell('c') },
    [step('go')],
  )
  test('the owner chooses which comes next; the last one needs no choice', () => {
    const t = g.setup(START)
    expect(acting(t)).toBe(1 << 1)
    expect(legal(g, t, 1)).toEqual(['first:0', 'first:1', 'first:2'])
    g.play(t, 1, g.parse('first:2'))
    expect(t.told).toEqual(['0 c'])
    g.play(t, 1, g.parse('first:1'))
    expect(t.told).toEqual(['0 c', '1 b', '1 a'])
    expect(g.over(t)).toBe(true)
  })

  test('K5 more than can be chosen is an error, which names them', () => {
    const all = (n: number) => () =>
      inAnyOrder<Step>({ rng: [], revealCount: 0, todo: [] }, 0, ...Array.from({ length: n }, () => step('a')))
    expect(all(12)).not.toThrow()
    expect(all(13)).toThrow('13 steps in any order, of which only 12 could be chosen: a, a')
  })

  test('of equal steps the first stands for all, lists of numbers in them too', () => {
    const same = { list: [1, 2] }
    const t = little(
      {
        go: t =>
          inAnyOrder(t, 0, step('a', 0, same), step('a', 0, structuredClone(same)), step('a', 0, { list: [1, 3] })),
        a: tell('a'),
      },
      [step('go')],
    )
    const table = t.setup(START)
    expect(legal(t, table, 0)).toEqual(['first:0', 'first:2'])
    expect(t.why(table, 0, t.parse('first:1'))).toBe(SAME_AS_ANOTHER)
    expect(t.why(table, 0, t.parse('first:3'))).toBe(NO_SUCH_MOVE)
  })

  test('one alone, or all equal: nothing to choose', () => {
    const alone = little({ go: t => inAnyOrder(t, 0, step('a')), a: tell('a') }, [step('go')])
    expect(alone.setup(START).told).toEqual(['0 a'])
    const equal = little({ go: t => inAnyOrder(t, 0, step('a'), step('a'), step('a')), a: tell('a') }, [step('go')])
    expect(equal.setup(START).told).toHaveLength(3)
  })
})

describe('together', () => {
  const sides = (more: object = {}) =>
    little({ open: tell('open'), side: { ...choice, ...more } }, [
      step('open'),
      ...[2, 1, 0].map(seat => step('side', seat, { together: 1 })),
    ])
  test('all are asked at once, in any order; what lies beneath comes when all have answered', () => {
    const g = sides()
    const t = g.setup({ ...START, seats: 3 })
    expect(acting(t)).toBe(0b111)
    g.play(t, 1, V.pass())
    expect(acting(t)).toBe(0b101)
    expect(asked(t as never, 1)).toBe(undefined)
    expect(g.why(t, 1, V.pass())).toBe(NOT_YOUR_TURN)
    g.play(t, 2, V.pass())
    g.play(t, 0, V.take(2))
    expect(t.told).toEqual(['1 pass', '2 pass', '0 take 2', '0 open'])
  })

  test('it marks its steps, the first seat on top', () => {
    const t = little({ go: t => together(t, [step('side', 0), step('side', 1)]), side: choice }, [step('go')]).setup(
      START,
    )
    expect(t.todo).toEqual([step('side', 1, { together: 1 }), step('side', 0, { together: 1 })])
  })

  test('a forced answer beneath an open one is given, too', () => {
    const g = sides({
      can: {
        pass: choice.can.pass,
        take: { ...choice.can.take, why: (_t: Little, s: Step) => (s.seat === 0 ? OK : L.R.full(0)) },
      },
    })
    const t = g.setup({ ...START, seats: 3 })
    expect(t.told.toSorted()).toEqual(['1 pass', '2 pass'])
    expect(acting(t)).toBe(0b001)
  })

  test('equal dice before and after: no answer draws', () => {
    const g = sides()
    const t = g.setup({ ...START, seats: 3 })
    const dice = t.rng.slice()
    g.play(t, 0, V.take(1))
    expect(t.rng).toEqual(dice)
    expect(pick(t.rng, 1000)).toBe(pick(dice, 1000))
  })
})

test('ranks: equal totals and ties share a place', () => {
  const g = little({ go: choice }, [step('go')], {
    scores: () =>
      [
        [5, [1]],
        [7, [0]],
        [5, [1]],
        [5, [2]],
      ].map(([total, tie], seat) => ({ seat, total: total as number, sources: {}, tie: tie as number[] })),
  })
  expect(g.ranks(g.setup(START))).toEqual([2, 0, 2, 1])
  expect(victories([2, 0, 2, 0])).toEqual([0, 0.5, 0, 0.5])
})

test('ranks: a rival has one like everybody, after the seats', () => {
  const against = (rival: number) =>
    little({ go: choice }, [step('go')], {
      scores: () => [5, rival].map((total, seat) => ({ seat, total, sources: {}, tie: [] })),
    })
  expect(
    [4, 5, 6].map(rival => {
      const g = against(rival)
      return g.ranks(g.setup({ ...START, seats: 1 }))
    }),
  ).toEqual([
    [0, 1],
    [0, 0],
    [1, 0],
  ])
})

describe('a move that names a seat', () => {
  const give: Play = {
    can: {
      give: {
        // It looks at the seat without asking whether anybody sits there.
        why: (t, s, _box, to) => (to !== s.seat && t.given[to]!.toFixed() ? OK : NOT_NOW),
        play: (t, s) => end(t, s),
      },
    },
  }
  const naming = { verbs: verbs({ give: [numbers('seat', 4)], leave: [] }) as never }
  const begun = [{ do: 'give', seat: 0 }]
  test('is refused where nobody sits there, before its `why` is asked, and is not listed', () => {
    const g = little({ give }, begun, { ...naming, seated: t => t.seats })
    const t = g.setup({ seats: 3, seed: 'x' })
    expect(movesOf(g, t, 0).map(g.format)).toEqual(['give:1', 'give:2'])
    expect(g.reason(g.why(t, 0, g.parse('give:3')))).toMatchObject({ code: 'no-such-move' })
    expect(g.reason(g.why(t, 0, g.parse('give:0')))).toMatchObject({ code: 'not-now' })
  })
  test('needs a game that says how many sit', () =>
    expect(() => little({ give }, begun, naming)).toThrow(/give: seats without/))
})
