/** A game of one secret: a card lies face down, `red` or `blue`; seat 0 names its colour, or takes a small prize for certain. */
import {
  OMNISCIENT,
  end,
  fixed,
  game,
  type Game,
  HIDDEN,
  lexicon,
  OK,
  pick,
  reasons,
  type StepOf,
  stepsOf,
  type Table,
  verbs,
} from '@loggia/core'

interface Steps {
  guess: object
}
export interface Guess extends Table<StepOf<Steps>> {
  card: number
  points: number[]
}
const V = verbs({ name: [fixed('colour', 'red', 'blue')], prize: [fixed('size', 'small', 'none')] })
const R = reasons({})

/** `guess` decides what the bot believes; the real card is `card`. */
export const guessing = (card: number, guess: (rng: number[]) => number, small = 0.4): Game<Guess> =>
  game(
    {
      id: 'guess',
      version: 1,
      seats: { min: 2, max: 2 },
      options: [],
      verbs: V,
      reasons: R,
      notes: lexicon({}),
      bound: 10,
      steps: stepsOf<Guess, Steps, null, typeof V>()({
        guess: {
          can: {
            name: {
              why: () => OK,
              play(t, s, _box, colour) {
                if (colour === t.card) t.points[s.seat] = 1
                end(t, s)
              },
            },
            prize: {
              play(t, s, _box, size) {
                if (size === 0) t.points[s.seat] = small
                end(t, s)
              },
            },
          },
        },
      }),
      begin: (_box, _seats, _options, rng) => ({
        rng,
        todo: [{ do: 'guess', seat: 0 }],
        revealCount: 0,
        card,
        points: [0, 0],
      }),
      view: (t, viewer) => ({
        rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
        todo: t.todo.map(s => ({ ...s })),
        revealCount: t.revealCount,
        card: viewer === OMNISCIENT ? t.card : HIDDEN,
        points: t.points.slice(),
      }),
      determinize(view, _eyes, rng) {
        if (view.card === HIDDEN) view.card = guess(rng)
      },
      scores: t => t.points.map((total, seat) => ({ seat, total, sources: { total }, tie: [] })),
      conserved: () => ({}),
    },
    null,
  )

export const RED = 0
export const BLUE = 1
export const honest = (rng: number[]): number => pick(rng, 2)
