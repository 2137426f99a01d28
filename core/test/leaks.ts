/** Planted faults that tell what is secret, or let answers that are given side by side touch each other. */
import {
  OMNISCIENT,
  end,
  EVERYONE,
  type Viewer,
  type Game,
  transfer,
  HIDDEN,
  next,
  note,
  pick,
  reveal,
  moveHidden,
  type Step,
  viewPile,
  whisper,
} from '../index.ts'
import type { Law, Scene } from '../testing/index.ts'
import { type Box, N, steps, toy, type Toy, toyGame, top, TRAP, view, withSteps } from './toy.ts'

export interface Fault {
  name: string
  law: Law
  game: () => Game<Toy, Box>
  scenes?: Scene<Toy>[]
}

/** A decision of the toy with another play. */
const instead = (
  verb: 'keep' | 'under' | 'seal' | 'spring',
  play: (t: Toy, s: Step & { seat: number }, kind: number) => void,
) => {
  const step = verb === 'spring' ? 'trap' : verb
  const can = steps[step].can as Record<string, object>
  return withSteps({
    [step]: {
      ...steps[step],
      can: { ...can, [verb]: { ...can[verb], play: (t: Toy, s: Step, _: Box, kind: number) => play(t, s, kind) } },
    },
  })
}

/** Brings a card to the top of a pile, wherever it was, known to those. */
function bring(t: Toy, kind: number, to: Toy['deck'], seen: number): void {
  const from = [t.deck, ...t.hands].find(p => p !== to && p.ids.includes(kind))!
  transfer(from, from.ids.indexOf(kind), to, 0)
  to.seen[to.seen.length - 1] = seen
}

/** Seat 1 is about to look at three cards, of which seat 0 knows one since it had put it under the deck. */
export const knownCard: Scene<Toy> = {
  name: 'a known card on the deck',
  table(game) {
    const t = game.setup({ seats: 3, seed: 'known' })
    t.todo = [
      { do: 'round', seat: 1 },
      { do: 'keep', seat: 1 },
    ]
    t.looked[1].ids.push(...t.looked[0].ids.splice(0))
    t.looked[1].seen.push(...t.looked[0].seen.splice(0).map(() => 1 << 1))
    t.looked[1].seen[0] |= 1 << 0
    t.todo.splice(1, 0, { do: 'under', seat: 1 })
    return t
  },
}

/** Seat 1 holds two traps, of which everybody knows one, and is asked for a trap. */
export const twoTraps: Scene<Toy> = {
  name: 'two equal traps',
  table(game) {
    const t = game.setup({ seats: 3, seed: 'traps' })
    bring(t, TRAP, t.hands[1], 1 << 1)
    bring(t, TRAP, t.hands[1], EVERYONE)
    t.todo = [
      { do: 'round', seat: 1 },
      { do: 'spoils', seat: 0 },
      { do: 'trap', seat: 1 },
    ]
    t.looked[0].ids.splice(0).forEach((id, k) => {
      t.deck.ids.push(id)
      t.deck.seen.push(t.looked[0].seen[k])
    })
    t.looked[0].seen.length = 0
    return t
  },
}

/** Seat 1 holds a card that everybody knows between two that nobody knows, one of them a trap, and is asked for a trap. */
export const knownBetween: Scene<Toy> = {
  name: 'a known card in a hand',
  table(game) {
    const t = twoTraps.table(game)
    t.hands[1].seen.fill(1 << 1)
    t.hands[1].seen[1] = EVERYONE
    return t
  },
}

export const LEAKS: Fault[] = [
  {
    name: 'a bidder without money is skipped',
    law: '5b',
    game: () => withSteps({ bid: { ...steps.bid, neverForced: false } }),
  },
  {
    name: 'a trap is asked only of its holders',
    law: '5b',
    game: () =>
      withSteps({
        ambush(t: Toy, { seat }: Step) {
          if (t.hands[seat].ids.includes(TRAP)) next(t, { do: 'trap', seat })
        },
      }),
  },
  {
    name: 'a card in a step',
    law: '5b',
    game: () =>
      withSteps({
        look(t: Toy, { seat }: Step) {
          const cards = [0, 1, 2].map(() => top(t, t.looked[seat], 1 << seat))
          for (const kind of cards) reveal(t, N.looked(seat, kind), 1 << seat, N.looked(seat, HIDDEN))
          next(t, { do: 'keep', seat, first: cards[0] } as never, { do: 'under', seat })
        },
      }),
  },
  {
    name: 'a look without reveal',
    law: '5b',
    game: () =>
      withSteps({
        look(t: Toy, { seat }: Step) {
          for (let k = 0; k < 3; k++)
            whisper(1 << seat, N.looked(seat, top(t, t.looked[seat], 1 << seat)), N.looked(seat, HIDDEN))
          next(t, { do: 'keep', seat }, { do: 'under', seat })
        },
      }),
  },
  {
    name: 'a refill without reveal',
    law: '5b',
    game: () =>
      withSteps({
        refill(t: Toy) {
          while (t.row.ids.length < 2) note(N.refilled(top(t, t.row, EVERYONE)))
        },
      }),
  },
  {
    name: 'a refill that nobody hears of',
    law: '5b',
    game: () =>
      withSteps({
        refill(t: Toy) {
          while (t.row.ids.length < 2) top(t, t.row, EVERYONE)
        },
      }),
  },
  {
    name: 'a loud note',
    law: '5b',
    game: () =>
      instead('keep', (t, s, kind) => {
        moveHidden(t.looked[s.seat], t.looked[s.seat].ids.indexOf(kind), t.hands[s.seat], s.seat)
        note(N.kept(s.seat, kind))
        end(t, s as never)
      }),
  },
  {
    name: 'the order of a hand',
    law: '5b',
    scenes: [knownBetween],
    game: () =>
      toyGame({ view: (t, viewer) => ({ ...view(t, viewer), hands: t.hands.map(p => viewPile(p, viewer)) }) }),
  },
  {
    name: 'an answer that draws',
    law: '9',
    game: () =>
      instead('seal', (t, s, kind) => {
        const hand = t.hands[s.seat]
        pick(t.rng, 2)
        moveHidden(hand, hand.ids.indexOf(kind), t.sealed[s.seat], s.seat)
        end(t, s as never)
      }),
  },
  {
    name: 'an answer laid open',
    law: '5b',
    game: () =>
      instead('seal', (t, s, kind) => {
        const hand = t.hands[s.seat]
        transfer(hand, hand.ids.indexOf(kind), t.sealed[s.seat], EVERYONE)
        end(t, s as never)
      }),
  },
  {
    name: 'answers whose order matters',
    law: '9',
    game: () =>
      instead('seal', (t, s, kind) => {
        const hand = t.hands[s.seat]
        t.amount = 2 * t.amount + s.seat
        moveHidden(hand, hand.ids.indexOf(kind), t.sealed[s.seat], s.seat)
        end(t, s as never)
      }),
  },
  {
    name: 'an answer that asks more',
    law: '9',
    game: () =>
      instead('seal', (t, s, kind) => {
        const hand = t.hands[s.seat]
        moveHidden(hand, hand.ids.indexOf(kind), t.sealed[s.seat], s.seat)
        end(t, s as never)
        next(t, { do: 'trap', seat: s.seat })
      }),
  },
  { name: 'an answer that the others hear', law: '9', game: () => toyGame({ redact: ['keep', 'under'] }) },
  {
    name: 'what one put under the deck stays known while another secretly chooses',
    law: '5b',
    scenes: [knownCard],
    game: () =>
      instead('keep', (t, s, kind) => {
        transfer(t.looked[s.seat], t.looked[s.seat].ids.indexOf(kind), t.hands[s.seat], 1 << s.seat)
        end(t, s as never)
      }),
  },
  {
    name: 'which of several equal traps was sprung',
    law: '5b',
    scenes: [twoTraps],
    game: () =>
      instead('spring', (t, s) => {
        transfer(t.hands[s.seat], t.hands[s.seat].ids.indexOf(TRAP), t.discard, EVERYONE)
        note(N.sprung(s.seat))
        t.sprung = 1
        end(t, s as never)
      }),
  },
  { name: 'a view that counts along', law: '5c', game: () => countsAlong() },
  {
    name: 'a memory of the deck',
    law: '5c',
    game: () =>
      toyGame({
        recall: (v, t) => {
          v.deck.ids = t.deck.ids.slice()
        },
      }),
  },
  {
    name: 'a memory of sealed answers',
    law: '5b',
    game: () =>
      toyGame({
        recall: (v, t) => {
          v.coins = t.coins.slice()
          v.sealed = t.sealed.map((p, s) => viewPile(p, s))
        },
      }),
  },
  {
    name: 'a memory that contradicts the eye',
    law: '5c',
    game: () =>
      toyGame({
        recall: v => {
          v.round = 0
        },
      }),
  },
]

/** Behind the screens lies what the view shows beside them, and `determinize` believes it. */
function countsAlong(): Game<Toy, Box> {
  const counting = (t: Toy, viewer: Viewer): Toy =>
    Object.assign(view(t, viewer), { counted: 'counted' in t ? (t.counted as number[]).slice() : t.coins.slice() })
  return toyGame({
    view: (t, viewer) => (viewer === OMNISCIENT && !('counted' in t) ? view(t, viewer) : counting(t, viewer)),
    determinize(t, viewer, rng, box) {
      if ('counted' in t) t.coins = (t.counted as number[]).slice()
      toy.determinize(t, viewer, rng, box)
      delete (t as Partial<Record<'counted', number[]>>).counted
    },
  })
}
