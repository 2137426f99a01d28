/** Planted faults: the toy, wrong in one place each. The suite must find every one, by the law that is named. */
import { HIDDEN, next, note, OMNISCIENT, type Game, type Step } from '../index.ts'
import { type Fault, LEAKS } from './leaks.ts'
import { type Box, N, steps, toy, type Toy, toyGame, V, view, withSteps } from './toy.ts'

/** Those of secrets and of answers, then of the other laws one each. */
export const FAULTS: Fault[] = [
  ...LEAKS,
  {
    name: 'a verb that lists what it forbids',
    law: '1',
    game: () =>
      withSteps({
        bid: {
          ...steps.bid,
          can: {
            ...steps.bid.can,
            pass: {
              ...steps.bid.can.pass,
              list: (_t: Toy, _s: Step, _b: Box, out: number[]) => out.push(V.pass(), V.bid(0)),
            },
          },
        },
      }),
  },
  {
    name: 'a move that is listed twice',
    law: '1',
    game: () =>
      withSteps({
        bid: {
          ...steps.bid,
          can: {
            ...steps.bid.can,
            pass: {
              ...steps.bid.can.pass,
              list: (_t: Toy, _s: Step, _b: Box, out: number[]) => out.push(V.pass(), V.pass()),
            },
          },
        },
      }),
  },
  {
    name: 'a move that is not listed',
    law: '1',
    game: () =>
      withSteps({
        bid: {
          ...steps.bid,
          can: {
            ...steps.bid.can,
            bid: {
              ...steps.bid.can.bid,
              list: (t: Toy, _s: Step, _b: Box, out: number[]) => {
                if (!t.amount) out.push(V.bid(1))
              },
            },
          },
        },
      }),
  },
  {
    name: 'a list that stops before the second move',
    law: '1',
    game: () =>
      withSteps({
        under: {
          can: {
            under: {
              ...steps.under.can.under,
              list(t: Toy, s: Step, _b: Box, out: number[], enough: number) {
                const kinds = [...new Set(t.looked[s.seat].ids)].filter(kind => kind >= 0)
                out.push(...kinds.slice(0, enough - 1).map(kind => V.under(kind)))
              },
            },
          },
        },
      }),
  },
  { name: 'a question without an answer', law: '1', game: () => withSteps({ keep: { neverForced: 'hand', can: {} } }) },
  { name: 'two words alike', law: '2', game: () => twoWordsAlike() },
  {
    name: 'a copy that shares with its table',
    law: '3',
    game: () =>
      toyGame({ view: (t, viewer) => ({ ...view(t, viewer), ...(viewer === OMNISCIENT ? { coins: t.coins } : {}) }) }),
  },
  {
    name: 'a field that a copy forgets',
    law: '3',
    game: () =>
      withSteps({
        refill(t: Toy) {
          steps.refill(t)
          Object.assign(t, { more: 1 })
        },
      }),
  },
  {
    name: 'a coin that is lost',
    law: '4',
    game: () =>
      withSteps({
        tax(t: Toy, { seat }: Step) {
          t.coins[seat] += 2
          note(N.taxed(seat))
        },
      }),
  },
  {
    name: 'not a number',
    law: '4',
    game: () =>
      withSteps({
        tax(t: Toy) {
          t.amount = Number.NaN
        },
      }),
  },
  {
    name: 'a determinization that forgets',
    law: '5a',
    game: () =>
      toyGame({
        determinize: (t, viewer, rng, box) => {
          toy.determinize(t, viewer, rng, box)
          t.bank = HIDDEN
        },
      }),
  },
  {
    name: 'a view that tells the dice',
    law: '5a',
    game: () => toyGame({ view: (t, viewer) => ({ ...view(t, viewer), rng: t.rng.slice() }) }),
  },
  {
    name: 'a match without end',
    law: '6',
    game: () =>
      withSteps({
        round(t: Toy, { seat }: Step) {
          t.bidder = -1
          t.amount = 0
          next(t, { do: 'bid', seat }, { do: 'round', seat })
        },
      }),
  },
  {
    name: 'points from nowhere',
    law: '6',
    game: () => toyGame({ scores: (t, box) => toy.scores(t, box).map(s => ({ ...s, total: s.total + 1 })) }),
  },
  { name: 'chance from outside', law: '7', game: () => outsideChance() },
  {
    name: 'a box that changes',
    law: '8',
    game: () =>
      withSteps({
        tax(t: Toy, s: Step, box: Box) {
          steps.tax(t, s as never)
          box.rounds = 3
        },
      }),
  },
  {
    name: 'a play that throws',
    law: 'error',
    game: () =>
      withSteps({
        tax() {
          throw new Error('no such tax')
        },
      }),
  },
]

function twoWordsAlike(): Game<Toy, Box> {
  const box = { ...structuredClone(toyGame().box), kinds: ['trap', 'salt', 'wool', 'oil', 'wine', 'wine'] }
  return toyGame({}, box)
}

/** Deals from a count that no seed knows. */
function outsideChance(): Game<Toy, Box> {
  let n = 0
  return toyGame({
    begin(box, seats, options, rng) {
      n++
      const t = toy.begin(box, seats, options, rng)
      for (let k = n % 5; k > 0; k--) t.deck.ids.push(t.deck.ids.shift()!)
      return t
    },
  })
}
