/**
 * Lanterns: numbered lights come from a face-down deck, one at a time. The player on turn takes the light or lets it
 * pass.
 */
import {
  end,
  game,
  HIDDEN,
  lexicon,
  next,
  note,
  numbers,
  OK,
  OMNISCIENT,
  pick,
  reasons,
  reveal,
  shuffle,
  type StepOf,
  stepsOf,
  type Table,
  verbs,
} from '@loggia/core'
import { about } from '../about.ts'
import components from '../data/components.json' with { type: 'json' }

/** Components as data, and the tables that are computed from them once. A box is an argument of everything: two may live side by side. */
export const shipped = { components }
export type Data = typeof shipped
export interface Box {
  lights: number[]
  mostTaken: number
}
export const boxOf = ({ components }: Data): Box => ({
  lights: components.lights.map(light => light.shines),
  mostTaken: components.mostTaken,
})

/** The table: plain data, always the same keys in the same order. What can be derived is not stored. */
export interface Steps {
  turn: object
  choose: object
}
export interface LanternsTable extends Table<StepOf<Steps>> {
  taken: number[][]
  lit: number
  gone: number[]
  deck: number[]
}

/** Words: moves, notes (what is heard) and reasons, each with its rule, then the things that it is about. */
const SEAT = numbers('seat', 4)
const LIGHT = numbers('light', 16)
export const V = verbs({ take: ['LAN-2.2'], leave: ['LAN-2.2'] })
export const N = lexicon({ lit: ['LAN-2.1', LIGHT], took: ['LAN-2.2', SEAT, LIGHT], left: ['LAN-2.2', SEAT, LIGHT] })
export const R = reasons({ 'hands-full': ['LAN-2.3', SEAT] })

/** LAN-2: a turn. An automatic step is a function; a decision is a table of verbs. */
const steps = stepsOf<LanternsTable, Steps, Box, typeof V>()({
  turn(t, { seat }) {
    if (!t.deck.length) return
    t.lit = t.deck.pop()!
    reveal(t, N.lit(t.lit)) // it could not be foreseen: a takeback never reaches behind this
    next(t, { do: 'choose', seat }, { do: 'turn', seat: (seat + 1) % t.taken.length })
  },
  choose: {
    can: {
      take: {
        why: (t, s, box) => (t.taken[s.seat].length < box.mostTaken ? OK : R['hands-full'](s.seat)), // LAN-2.3
        play(t, s) {
          note(N.took(s.seat, t.lit))
          t.taken[s.seat].push(t.lit)
          t.lit = 0
          end(t, s)
        },
      },
      leave: {
        play(t, s) {
          note(N.left(s.seat, t.lit))
          t.gone.push(t.lit)
          t.lit = 0
          end(t, s)
        },
      },
    },
  },
})

const sum = (lights: readonly number[]) => lights.reduce((a, b) => a + b, 0)

/** Lanterns with these components. */
export const lanternsOf = (box: Box) =>
  game<LanternsTable, Steps, Box, typeof V>(
    {
      id: about.id,
      version: 1,
      seats: about.seats,
      options: [],
      verbs: V,
      notes: N,
      reasons: R,
      steps,
      bound: 100,
      begin: (box, seats, _options, rng) => ({
        rng,
        todo: [{ do: 'turn', seat: pick(rng, seats) }],
        revealCount: 0,
        taken: Array.from({ length: seats }, () => []),
        lit: 0,
        gone: [],
        deck: shuffle(rng, box.lights.slice()),
      }),
      /** What that viewer may know: every field by hand, so that nobody forgets one. */
      view: (t, viewer) => ({
        rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
        todo: t.todo.map(s => ({ ...s })),
        revealCount: t.revealCount,
        taken: t.taken.map(list => list.slice()),
        lit: t.lit,
        gone: t.gone.slice(),
        deck: viewer === OMNISCIENT ? t.deck.slice() : t.deck.map(() => HIDDEN),
      }),
      /** Something possible in the holes. It never gets the real table. */
      determinize(view, _viewer, rng, box) {
        const seen = new Set([...view.taken.flat(), ...view.gone, view.lit])
        if (view.deck.includes(HIDDEN))
          view.deck = shuffle(
            rng,
            box.lights.filter(light => !seen.has(light)),
          )
      },
      scores: t => t.taken.map((list, seat) => ({ seat, total: sum(list), sources: { light: sum(list) }, tie: [] })),
      conserved: t => ({ lights: t.taken.flat().length + t.gone.length + t.deck.length + (t.lit ? 1 : 0) }),
    },
    box,
  )

export const lanterns = lanternsOf(boxOf(shipped))
