/**
 * Caravan: a toy with every kind of secret. A round: the dice pay everybody behind a screen. The leader looks at three
 * cards, keeps one and puts the others under the deck. One card of the row goes to the highest bidder. All seal a card,
 * side by side, and reveal them; the most valuable wins unless the neighbour springs a trap, a card and coins.
 */
import type { Definition } from '../game.ts'
import {
  OMNISCIENT,
  asked,
  boxed,
  end,
  EVERYONE,
  type Viewer,
  determinizePiles,
  game,
  type Game,
  transfer,
  HIDDEN,
  inAnyOrder,
  playFromHand,
  lexicon,
  shufflePile,
  next,
  note,
  numbers,
  OK,
  type Part,
  type Pile,
  pick,
  pile,
  reasons,
  reveal,
  type Seat,
  moveHidden,
  type StepOf,
  stepsOf,
  type Table,
  together,
  verbs,
  viewPile,
  whisper,
} from '../index.ts'

export interface Box {
  kinds: string[]
  copies: number[]
  rounds: number
  coins: number
  start: number
}
export const BOX: Box = {
  kinds: ['trap', 'salt', 'wool', 'oil', 'wine', 'silk'],
  copies: [5, 4, 4, 3, 3, 2],
  rounds: 3,
  coins: 120,
  start: 5,
}
export const TRAP = 0

/** The steps of the base; those of a layer on it (`layer.test.ts`) stand on the same stack. */
interface Base {
  round: object
  harvest: object
  look: object
  keep: object
  under: object
  refill: object
  bid: object
  award: object
  sealing: object
  seal: object
  open: object
  ambush: object
  trap: object
  spoils: object
  tax: Part
  draw: Part
}
export interface Steps extends Base {
  market: object
}
export interface Toy extends Table<StepOf<Steps>> {
  round: number
  dice: number
  lead: Seat
  /** The standing bid, by nobody (−1) at first. */
  bidder: Seat
  amount: number
  sprung: number
  bank: number
  coins: number[]
  hands: Pile[]
  looked: Pile[]
  sealed: Pile[]
  deck: Pile
  row: Pile
  discard: Pile
}

const KIND = boxed('kind', 6, (box: Box) => box.kinds)
const AMOUNT = numbers('amount', 10)
const SEAT = numbers('seat', 4)
export const V = verbs({ keep: [KIND], under: [KIND], bid: [AMOUNT], pass: [], seal: [KIND], spring: [], yield: [] })
/** Standing orders. */
export const O = lexicon({ 'no-bid': [], 'seal-best': [], 'seal-least': [] })
export const N = lexicon(
  {
    rolled: [AMOUNT],
    looked: [SEAT, KIND],
    kept: [SEAT, KIND],
    refilled: [KIND],
    bought: [SEAT, KIND, AMOUNT],
    unsold: [],
    opened: [SEAT, KIND],
    sprung: [SEAT],
    taxed: [SEAT],
    drew: [SEAT, KIND],
    shuffled: [],
  },
  { holes: true },
)
export const R = reasons({ 'not-there': ['TOY-1', KIND], 'too-low': ['TOY-2', AMOUNT], poor: ['TOY-3', AMOUNT] })

const has = (p: Pile, kind: number) => (p.ids.includes(kind) ? OK : R['not-there'](kind))
/** The top card of the deck; an empty one is made of what was discarded. */
export function top(t: Toy, to: Pile, seen: number): number {
  if (!t.deck.ids.length) {
    while (t.discard.ids.length) transfer(t.discard, 0, t.deck, 0)
    shufflePile(t.rng, t.deck)
    note(N.shuffled())
  }
  return transfer(t.deck, t.deck.ids.length - 1, to, seen)
}
const clockwise = (t: Toy) => t.hands.map((_, k) => (t.lead + k) % t.hands.length)

export const steps = stepsOf<Toy, Steps, Box, typeof V>()({
  round(t, { seat }, box) {
    if (t.round === box.rounds) return
    t.round++
    t.lead = seat
    t.bidder = -1
    t.amount = 0
    t.sprung = 0
    next(
      t,
      { do: 'harvest', seat },
      { do: 'look', seat },
      { do: 'refill', seat },
      ...clockwise(t).map(s => ({ do: 'bid' as const, seat: s })),
      { do: 'award', seat },
      { do: 'sealing', seat },
      { do: 'open', seat },
      { do: 'round', seat: (seat + 1) % t.hands.length },
    )
  },
  harvest(t) {
    for (let d = 0; d < t.dice; d++) {
      const viewer = 1 + pick(t.rng, 3)
      reveal(t, N.rolled(viewer))
      for (let s = 0; s < t.coins.length; s++) {
        t.coins[s] += viewer
        t.bank -= viewer
      }
    }
  },
  look(t, { seat }) {
    for (let k = 0; k < 3; k++)
      reveal(t, N.looked(seat, top(t, t.looked[seat], 1 << seat)), 1 << seat, N.looked(seat, HIDDEN))
    next(t, { do: 'keep', seat }, { do: 'under', seat })
  },
  keep: {
    neverForced: 'hand',
    can: {
      keep: {
        why: (t, s, _, kind) => has(t.looked[s.seat], kind),
        play(t, s, _, kind) {
          moveHidden(t.looked[s.seat], t.looked[s.seat].ids.indexOf(kind), t.hands[s.seat], s.seat)
          whisper(1 << s.seat, N.kept(s.seat, kind), N.kept(s.seat, HIDDEN))
          end(t, s)
        },
      },
    },
  },
  under: {
    neverForced: 'hand',
    can: {
      under: {
        why: (t, s, _, kind) => has(t.looked[s.seat], kind),
        play(t, s, _, kind) {
          const { ids } = t.looked[s.seat]
          moveHidden(t.looked[s.seat], ids.indexOf(kind), t.deck, s.seat, true)
          if (!ids.length) end(t, s)
        },
      },
    },
  },
  refill(t) {
    while (t.row.ids.length < 2) reveal(t, N.refilled(top(t, t.row, EVERYONE)))
  },
  bid: {
    neverForced: 'hand',
    can: {
      pass: { play: end },
      bid: {
        why: (t, s, _, amount) =>
          amount <= t.amount ? R['too-low'](t.amount) : amount > t.coins[s.seat] ? R.poor(t.coins[s.seat] % 10) : OK,
        play(t, s, _, amount) {
          t.bidder = s.seat
          t.amount = amount
          end(t, s)
        },
      },
    },
  },
  award(t) {
    if (t.bidder < 0) return note(N.unsold())
    t.coins[t.bidder] -= t.amount
    t.bank += t.amount
    note(N.bought(t.bidder, transfer(t.row, 0, t.hands[t.bidder], EVERYONE), t.amount))
    t.bidder = -1
    t.amount = 0
  },
  sealing: t =>
    together(
      t,
      clockwise(t)
        .filter(s => t.hands[s].ids.length)
        .map(seat => ({ do: 'seal', seat })),
    ),
  seal: {
    neverForced: 'hand',
    can: {
      seal: {
        why: (t, s, _, kind) => has(t.hands[s.seat], kind),
        play(t, s, _, kind) {
          moveHidden(t.hands[s.seat], t.hands[s.seat].ids.indexOf(kind), t.sealed[s.seat], s.seat)
          end(t, s)
        },
      },
    },
  },
  open(t) {
    let winner = t.lead
    let best = -1
    for (const s of clockwise(t))
      if (t.sealed[s].ids.length) {
        const kind = transfer(t.sealed[s], 0, t.discard, EVERYONE)
        reveal(t, N.opened(s, kind))
        if (kind > best) {
          best = kind
          winner = s
        }
      }
    next(t, { do: 'ambush', seat: (winner + 1) % t.hands.length }, { do: 'spoils', seat: winner })
  },
  ambush(t, { seat }) {
    if (t.hands[seat].ids.length) next(t, { do: 'trap', seat })
  },
  trap: {
    neverForced: 'hand',
    can: {
      yield: { play: end },
      spring: {
        why: (t, s) => has(t.hands[s.seat], TRAP),
        play(t, s) {
          playFromHand(t.hands[s.seat], TRAP, t.discard)
          note(N.sprung(s.seat))
          t.sprung = 1
          end(t, s)
        },
      },
    },
  },
  spoils(t, { seat }) {
    if (!t.sprung) inAnyOrder(t, seat, { do: 'tax', seat }, { do: 'draw', seat })
  },
  tax(t, { seat }) {
    t.coins[seat] += 2
    t.bank -= 2
    note(N.taxed(seat))
  },
  draw(t, { seat }) {
    reveal(t, N.drew(seat, top(t, t.hands[seat], 1 << seat)), 1 << seat, N.drew(seat, HIDDEN))
  },
})

const cards = (box: Box): number[] => box.copies.flatMap((n, kind) => Array.from({ length: n }, () => kind))

export function view(t: Toy, viewer: Viewer): Toy {
  const all = viewer === OMNISCIENT
  return {
    rng: all ? t.rng.slice() : [0, 0, 0, 0],
    todo: t.todo.map(s => ({ ...s })),
    revealCount: t.revealCount,
    round: t.round,
    dice: t.dice,
    lead: t.lead,
    bidder: t.bidder,
    amount: t.amount,
    sprung: t.sprung,
    bank: all ? t.bank : HIDDEN,
    coins: t.coins.map((c, s) => (all || viewer === s ? c : HIDDEN)),
    hands: t.hands.map(p => viewPile(p, viewer, true)),
    looked: t.looked.map(p => viewPile(p, viewer, true)),
    sealed: t.sealed.map(p => viewPile(p, viewer)),
    deck: viewPile(t.deck, viewer),
    row: viewPile(t.row, viewer),
    discard: viewPile(t.discard, viewer),
  }
}

export const toy: Definition<Toy, Base, Box, typeof V> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'dice', values: ['one', 'two'] }],
  verbs: V,
  reasons: R,
  notes: N,
  steps,
  bound: 150,
  view,
  redact: ['keep', 'under', 'seal'],
  begin(box, seats, options, rng) {
    const each = <X>(make: (seat: Seat) => X) => Array.from({ length: seats }, (_, s) => make(s))
    const deck = pile(cards(box))
    shufflePile(rng, deck)
    const t: Toy = {
      rng,
      todo: [{ do: 'round', seat: 0 }],
      revealCount: 0,
      round: 0,
      dice: options.dice === 'two' ? 2 : 1,
      lead: 0,
      bidder: -1,
      amount: 0,
      sprung: 0,
      bank: box.coins - seats * box.start,
      coins: each(() => box.start),
      hands: each(() => pile()),
      looked: each(() => pile()),
      sealed: each(() => pile()),
      deck,
      row: pile(),
      discard: pile(),
    }
    for (let s = 0; s < seats; s++) for (let k = 0; k < 3; k++) top(t, t.hands[s], 1 << s)
    return t
  },
  determinize(t, _eyes, rng, box) {
    determinizePiles(rng, cards(box), [t.deck, t.row, t.discard, ...t.hands, ...t.looked, ...t.sealed])
    const known = (c: number) => (c === HIDDEN ? 0 : c)
    let left = box.coins - t.coins.reduce((sum, c) => sum + known(c), known(t.bank))
    for (let s = 0; s < t.coins.length; s++)
      if (t.coins[s] === HIDDEN) {
        t.coins[s] = (s === t.bidder ? t.amount : 0) + pick(rng, 12)
        left -= t.coins[s]
      }
    if (t.bank === HIDDEN) t.bank = left
  },
  recall(v, t) {
    v.coins = t.coins.slice()
  }, // what comes and goes behind the screens is told
  standingOrders: {
    orders: O,
    steps: ['bid', 'seal'],
    answer(t, seat, [order]) {
      const step = asked(t, seat)!.do
      const { ids } = t.hands[seat]
      if (order === O['no-bid']()) return step === 'bid' ? V.pass() : -1
      return step === 'seal' ? V.seal(order === O['seal-best']() ? Math.max(...ids) : Math.min(...ids)) : -1
    },
    suggest: (t, seat) => (asked(t, seat)!.do === 'bid' ? [O['no-bid']()] : [O['seal-best'](), O['seal-least']()]),
  },
  scores: t =>
    t.coins.map((coins, seat) => {
      const goods = t.hands[seat].ids.reduce((a, b) => a + b, 0)
      return { seat, total: coins + goods, sources: { coins, goods }, tie: [t.hands[seat].ids.length] }
    }),
  conserved(t, box) {
    const piles = [t.deck, t.row, t.discard, ...t.hands, ...t.looked, ...t.sealed]
    return {
      coins: t.coins.reduce((a, b) => a + b, t.bank),
      ...Object.fromEntries(
        box.kinds.map((k, id) => [k, piles.reduce((n, p) => n + p.ids.filter(c => c === id).length, 0)]),
      ),
    }
  },
}

/** The toy, or with some of its parts exchanged. */
export const toyGame = (change: Partial<typeof toy> = {}, box = structuredClone(BOX)): Game<Toy, Box> =>
  game({ ...toy, ...change }, box)
/** The toy with some steps exchanged. */
export const withSteps = (change: { [K in keyof Base]?: (typeof steps)[K] } | object): Game<Toy, Box> =>
  toyGame({ steps: { ...steps, ...change } })
