/** Mistakes that the compiler must refuse. `tsc` fails when one of these lines is no error; nothing here needs to run. */
import { expect, test } from 'vitest'
import {
  type Dictionary,
  end,
  extendOf,
  inAnyOrder,
  lexicon,
  next,
  note,
  numbers,
  OK,
  type Part,
  reasons,
  type StepOf,
  stepsOf,
  type Table,
  verbs,
} from '../index.ts'

interface Steps {
  turn: object
  sow: Part<{ at: number }>
  count: { n: number }
  rest: Part
}
interface T extends Table<StepOf<Steps>> {
  score: number[]
}
interface Box {
  goods: string[]
}
const N = numbers('n', 4)
const V = verbs({ sow: [N], build: [N, N], pass: [] })
const notes = lexicon({ said: [N] })
const R = reasons({ short: ['T-1', N] })
const steps = stepsOf<T, Steps, Box, typeof V>()
const extend = extendOf<T, Steps, Box, typeof V>()

/** Never called: only compiled. */
const mistakes = (t: T, words: Omit<Dictionary<typeof V, typeof notes, typeof R, Steps>, 'parts'>) => {
  // @ts-expect-error K4 a step that nobody could name in a choice
  inAnyOrder(t, 0, { do: 'sow', seat: 0, at: 1 }, { do: 'turn', seat: 0 })
  inAnyOrder(t, 0, { do: 'sow', seat: 0, at: 1 }, { do: 'rest', seat: 0 })
  // @ts-expect-error K4 a part without a name
  const some: Dictionary<typeof V, typeof notes, typeof R, Steps> = { ...words, parts: { sow: 'the sowing' } }
  // @ts-expect-error K4 no names at all
  const none: Dictionary<typeof V, typeof notes, typeof R, Steps> = words
  const more: Dictionary<typeof V, typeof notes, typeof R, Steps> = {
    ...words,
    // @ts-expect-error a name of a step that is no part
    parts: { sow: 'the sowing', rest: 'a rest', turn: 'the turn' },
  }
  const all: Dictionary<typeof V, typeof notes, typeof R, Steps> = {
    ...words,
    parts: { sow: 'the sowing', rest: 'a rest' },
  }
  const without: Dictionary<typeof V, typeof notes, typeof R, { turn: object }> = { ...words, questions: {} }
  void [some, none, more, all, without]
  // @ts-expect-error a word with too many arguments
  V.sow(1, 2)
  // @ts-expect-error a word with too few
  V.build(1)
  // @ts-expect-error no such verb
  V.fly()
  // @ts-expect-error a note that does not exist
  note(notes.shout(1))
  // @ts-expect-error a reason takes its domains, not its rule
  R.short('T-1')
  // @ts-expect-error a step that the game does not have
  steps({ fly: () => {} })
  // @ts-expect-error a verb that the game does not have
  steps({ turn: { can: { fly: { play() {} } } } })
  // @ts-expect-error more arguments than the verb has
  steps({ turn: { can: { sow: { play(_t: T, _s: unknown, _box: Box, _a: number, _b: number) {} } } } })
  steps({
    sow(t, s, box) {
      // @ts-expect-error no such field of this step
      s.n
      // @ts-expect-error no such field of the table
      t.points
      // @ts-expect-error no such field of the box
      box.ships
      // @ts-expect-error no such step to come next
      next(t, { do: 'fly', seat: s.seat })
      // @ts-expect-error a step without its field
      next(t, { do: 'sow', seat: 0 })
      // @ts-expect-error a step with another's field
      next(t, { do: 'sow', seat: 0, n: 1 })
      // Right, for once.
      next(t, { do: 'sow', seat: s.seat, at: s.at }, { do: 'turn', seat: 0 })
    },
    count: {
      can: {
        build: {
          // @ts-expect-error a reason is a number, never a sentence
          why: (_t, _s, _box, a, b) => (a > b ? 'too many' : OK),
          play(t, s, _box, a, b) {
            t.score[a] += b + s.n
            end(t, s)
          },
        },
      },
    },
  })
}

const base = steps({
  turn(t, s) {
    t.score[s.seat]++
  },
  count: { can: { pass: { play: end }, sow: { play: end } } },
})
/** Layers: what is neither there nor new is refused, and what the base does is known. */
const layers = () => {
  // @ts-expect-error a new step that the game does not have
  extend(base, { steps: { rest: () => {}, fly: () => {} } })
  // @ts-expect-error a new step that the base has
  extend(base, { steps: { rest: () => {}, turn: () => {} } })
  // @ts-expect-error a new verb that the game does not have
  extend(base, { verbs: { count: { build: { play: end }, fly: { play: end } } } })
  // @ts-expect-error a new verb that the decision has
  extend(base, { verbs: { count: { build: { play: end }, pass: { play: end } } } })
  // @ts-expect-error new verbs of an automatic step
  extend(base, { verbs: { turn: { build: { play: end } } } })
  // @ts-expect-error new verbs of a step that the base does not have
  extend(base, { verbs: { rest: { build: { play: end } } } })
  // @ts-expect-error around a step that the base does not have
  extend(base, { around: { turn: own => own, rest: own => own } })
  // @ts-expect-error around a verb that the decision does not have
  extend(base, { around: { count: { pass: {}, build: {} } } })
  // @ts-expect-error around a decision as if it were automatic
  extend(base, { around: { count: own => own } })
  // @ts-expect-error the base is given its seat, too
  extend(base, { around: { turn: own => t => own(t) } })
  // @ts-expect-error a reason is a number, never a sentence
  extend(base, { verbs: { count: { build: { why: () => 'too many', play: end } } } })
  const first = extend(base, {
    steps: { rest() {} },
    verbs: { count: { build: { why: (_t, s, _box, a, b) => (a > b + s.n ? R.short(a) : OK), play: end } } },
    around: {
      turn: own => (t, s, box) => {
        // @ts-expect-error no such field of this step
        s.n
        own(t, s, box)
      },
      count: { sow: { why: own => (t, s, box, n) => (s.n > n ? R.short(n) : own(t, s, box, n)) } },
    },
  })
  // A layer on a layer knows what the first has brought.
  extend(first, { around: { rest: own => own, count: { build: { play: own => own } } } })
  // @ts-expect-error new for the second time
  extend(first, { steps: { rest: () => {}, sow: () => {} } })
}

test('the mistakes are compiled, not played', () => expect([mistakes, layers]).toHaveLength(2))
