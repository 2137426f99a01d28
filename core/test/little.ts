/** A game of nothing but steps, for tests of the machine: what happens is written into the table's `told`. */
import {
  OMNISCIENT,
  type Definition,
  end,
  game,
  type Game,
  lexicon,
  numbers,
  reasons,
  type Step,
  type Table,
  verbs,
} from '../index.ts'

export interface Little extends Table {
  told: string[]
  seats: number
  given: number[]
}
export type Play = {
  can: Record<
    string,
    {
      why?: (t: Little, s: Step, box: unknown, ...args: number[]) => number
      play: (t: Little, s: Step, box: unknown, ...args: number[]) => void
    }
  >
  neverForced?: 'hand'
  none?: (t: Little, s: Step) => void
}
type Steps = Record<string, object>

export const N4 = numbers('four', 4)
export const L = {
  V: verbs({ take: [N4], pass: [], pair: [N4, N4], triple: [N4, N4, N4], leave: [] }),
  N: lexicon({ said: ['T-2', N4] }, { holes: true }),
  R: reasons({ full: ['T-1', N4] }),
}

/** Says what it is and ends. */
export const tell =
  (what: string) =>
  (t: Little, s: Step): void => {
    t.told.push(`${s.seat} ${what}`)
  }
/** A decision between passing and taking 0, 1, 2 or 3. */
export const choice: Play = {
  can: {
    pass: {
      play(t, s) {
        t.told.push(`${s.seat} pass`)
        end(t, s)
      },
    },
    take: {
      play(t, s, _, n) {
        t.told.push(`${s.seat} take ${n}`)
        t.given[s.seat] = n
        end(t, s)
      },
    },
  },
}

/** A game with these steps, that begins with these on its stack, the last one first. */
export function little(
  steps: Record<string, ((t: Little, s: Step) => void) | Play>,
  todo: Step[],
  change: Partial<Definition<Little, Steps, null, typeof L.V>> = {},
): Game<Little, null> {
  return game<Little, Steps, null, typeof L.V>(
    {
      id: 'little',
      version: 1,
      seats: { min: 1, max: 4 },
      options: [],
      verbs: L.V,
      reasons: L.R,
      notes: L.N,
      bound: 100,
      steps: steps as never,
      begin: (_, seats, __, rng) => ({
        rng,
        todo: structuredClone(todo),
        revealCount: 0,
        told: [],
        seats,
        given: Array.from({ length: seats }, () => -1),
      }),
      view: (t, viewer) => ({
        rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
        todo: t.todo.map(s => ({ ...s })),
        revealCount: t.revealCount,
        told: t.told.slice(),
        seats: t.seats,
        given: t.given.slice(),
      }),
      determinize() {},
      scores: t => t.given.map((total, seat) => ({ seat, total, sources: { given: total }, tie: [] })),
      conserved: () => ({}),
      ...change,
    },
    null,
  )
}
export const START = { seats: 2, seed: 'little' }
