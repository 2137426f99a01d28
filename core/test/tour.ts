/**
 * Tour: a second toy, for what the first has no room. Everybody secretly chooses a home and then a guild, side by side;
 * a turn brings its gifts in any order. Pools open within pools, and helpers and sales are possible at any point of
 * one's turn. A player without cards discards none. There are two rivals, one without a score.
 */
import {
  OMNISCIENT,
  boxed,
  type Definition,
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
  turnInto,
  verbs,
  viewPile,
} from '../index.ts'

export interface Box {
  kinds: string[]
  copies: number
  rounds: number
}
export const BOX: Box = { kinds: ['olive', 'fig', 'grape', 'date'], copies: 6, rounds: 2 }

export interface Steps {
  settling: object
  settle: object
  join: object
  opening: object
  round: object
  turn: object
  act: object
  earn: Part<{ coins: number }>
  pool: Part<{ points: number }>
  draw: Part
  discard: object
  rest: object
  shadow: object
}
export interface Tour extends Table<StepOf<Steps>> {
  round: number
  /** Whose turn it is, −1 between turns. */
  turn: Seat
  shadow: number
  coins: number[]
  points: number[]
  helpers: number[]
  hands: Pile[]
  homes: Pile[]
  guilds: Pile[]
  deck: Pile
  discard: Pile
}

const KIND = boxed('kind', 4, (box: Box) => box.kinds)
const SEAT = numbers('seat', 5)
const FEW = numbers('few', 4)
export const V = verbs({
  settle: [KIND],
  join: [KIND],
  gather: [],
  done: [],
  spend: [],
  stop: [],
  discard: [KIND],
  help: [],
  sell: [KIND],
})
export const N = lexicon(
  {
    settled: [SEAT, KIND, KIND],
    earned: [SEAT, FEW],
    scored: [SEAT],
    drew: [SEAT, KIND],
    'empty-handed': [SEAT],
    helped: [SEAT],
    sold: [SEAT, KIND],
    crept: [SEAT, FEW],
    turn: [SEAT],
    round: [],
  },
  { holes: true },
)
export const R = reasons({ 'not-there': ['TOUR-1', KIND], 'no-helper': ['TOUR-2'], 'not-your-day': ['TOUR-3'] })

const has = (p: Pile, kind: number) => (p.ids.includes(kind) ? OK : R['not-there'](kind))
const seats = (t: Tour) => t.hands.map((_, seat) => seat)

export const steps = stepsOf<Tour, Steps, Box, typeof V>()({
  settling: t =>
    together(
      t,
      seats(t).map(seat => ({ do: 'settle', seat })),
    ),
  settle: {
    neverForced: 'hand',
    can: {
      settle: {
        why: (t, s, _, kind) => has(t.hands[s.seat], kind),
        play(t, s, _, kind) {
          moveHidden(t.hands[s.seat], t.hands[s.seat].ids.indexOf(kind), t.homes[s.seat], s.seat)
          turnInto(t, s, { do: 'join', seat: s.seat })
        },
      },
    },
  },
  join: {
    neverForced: 'hand',
    can: {
      join: {
        why: (t, s, _, kind) => has(t.hands[s.seat], kind),
        play(t, s, _, kind) {
          moveHidden(t.hands[s.seat], t.hands[s.seat].ids.indexOf(kind), t.guilds[s.seat], s.seat)
          end(t, s)
        },
      },
    },
  },
  opening(t) {
    for (const s of seats(t))
      reveal(
        t,
        N.settled(s, transfer(t.homes[s], 0, t.discard, EVERYONE), transfer(t.guilds[s], 0, t.discard, EVERYONE)),
      )
    next(t, { do: 'round', seat: 0 })
  },
  round(t, { seat }, box) {
    if (t.round === box.rounds) return
    t.round++
    note(N.round())
    next(t, ...seats(t).map(s => ({ do: 'turn' as const, seat: s })), { do: 'shadow', seat }, { do: 'round', seat })
  },
  turn(t, { seat }) {
    t.turn = seat
    note(N.turn(seat))
    next(t, { do: 'act', seat }, { do: 'discard', seat }, { do: 'rest', seat })
  },
  act: {
    can: {
      gather: {
        play(t, s) {
          const { seat } = s
          end(t, s)
          inAnyOrder(t, seat, { do: 'earn', seat, coins: 2 }, { do: 'pool', seat, points: 2 }, { do: 'draw', seat })
        },
      },
      done: { play: end },
    },
  },
  earn(t, { seat, coins }) {
    t.coins[seat] += coins
    note(N.earned(seat, coins))
  },
  pool: {
    can: {
      spend: {
        play(t, s) {
          t.points[s.seat]++
          note(N.scored(s.seat))
          if (--s.points === 0) end(t, s)
        },
      },
      stop: { play: end },
    },
  },
  draw(t, { seat }) {
    if (t.deck.ids.length)
      reveal(
        t,
        N.drew(seat, transfer(t.deck, t.deck.ids.length - 1, t.hands[seat], 1 << seat)),
        1 << seat,
        N.drew(seat, HIDDEN),
      )
  },
  /** Every player with a card is asked, because a forced answer would reveal the card. */
  discard: {
    neverForced: 'hand',
    none(t, s) {
      note(N['empty-handed'](s.seat))
      end(t, s)
    },
    can: {
      discard: {
        why: (t, s, _, kind) => has(t.hands[s.seat], kind),
        play(t, s, _, kind) {
          moveHidden(t.hands[s.seat], t.hands[s.seat].ids.indexOf(kind), t.deck, s.seat, true)
          end(t, s)
        },
      },
    },
  },
  rest(t) {
    t.turn = -1
  },
  shadow(t) {
    const n = pick(t.rng, 3)
    t.shadow += n
    reveal(t, N.crept(t.hands.length, n))
  },
})

const cards = (box: Box): number[] => box.kinds.flatMap((_, kind) => Array.from({ length: box.copies }, () => kind))

function view(t: Tour, viewer: Viewer): Tour {
  return {
    rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
    todo: t.todo.map(s => ({ ...s })),
    revealCount: t.revealCount,
    round: t.round,
    turn: t.turn,
    shadow: t.shadow,
    coins: t.coins.slice(),
    points: t.points.slice(),
    helpers: t.helpers.slice(),
    hands: t.hands.map(p => viewPile(p, viewer, true)),
    homes: t.homes.map(p => viewPile(p, viewer)),
    guilds: t.guilds.map(p => viewPile(p, viewer)),
    deck: viewPile(t.deck, viewer),
    discard: viewPile(t.discard, viewer),
  }
}

export const tour: Definition<Tour, Steps, Box, typeof V> = {
  id: 'tour',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  verbs: V,
  reasons: R,
  notes: N,
  steps,
  bound: 200,
  view,
  redact: ['settle', 'join', 'discard'],
  anyTime: {
    why: (t, s) => (t.turn === s.seat ? OK : R['not-your-day']()),
    except: ['settle', 'join'],
    can: {
      help: {
        why: (t, s) => (t.helpers[s.seat] ? OK : R['no-helper']()),
        play(t, s) {
          t.helpers[s.seat]--
          note(N.helped(s.seat))
          next(t, { do: 'pool', seat: s.seat, points: 1 })
        },
      },
      sell: {
        why: (t, s, _, kind) => has(t.hands[s.seat], kind),
        play(t, s, _, kind) {
          playFromHand(t.hands[s.seat], kind, t.discard)
          t.coins[s.seat]++
          note(N.sold(s.seat, kind))
        },
      },
    },
  },
  begin(box, seats, _options, rng) {
    const each = <X>(make: () => X) => Array.from({ length: seats }, make)
    const deck = pile(cards(box))
    shufflePile(rng, deck)
    const t: Tour = {
      rng,
      todo: [
        { do: 'opening', seat: 0 },
        { do: 'settling', seat: 0 },
      ],
      revealCount: 0,
      round: 0,
      turn: -1,
      shadow: 0,
      coins: each(() => 0),
      points: each(() => 0),
      helpers: each(() => 2),
      hands: each(() => pile()),
      homes: each(() => pile()),
      guilds: each(() => pile()),
      deck,
      discard: pile(),
    }
    for (let s = 0; s < seats; s++) for (let k = 0; k < 4; k++) transfer(deck, deck.ids.length - 1, t.hands[s], 1 << s)
    return t
  },
  determinize: (t, _eyes, rng, box) =>
    determinizePiles(rng, cards(box), [t.deck, t.discard, ...t.hands, ...t.homes, ...t.guilds]),
  /** The shadow is numbered after the seats and has no score; the other rival has what the shadow walked. */
  scores: t => [
    ...t.points.map((points, seat) => ({
      seat,
      total: points + t.coins[seat],
      sources: { points, coins: t.coins[seat] },
      tie: [],
    })),
    { seat: t.points.length + 1, total: t.shadow, sources: { walked: t.shadow }, tie: [] },
  ],
  conserved(t, box) {
    const piles = [t.deck, t.discard, ...t.hands, ...t.homes, ...t.guilds]
    return Object.fromEntries(
      box.kinds.map((k, id) => [k, piles.reduce((n, p) => n + p.ids.filter(c => c === id).length, 0)]),
    )
  },
}

/** The toy, or with some of its parts exchanged. */
export const tourGame = (change: Partial<typeof tour> = {}): Game<Tour, Box> =>
  game({ ...tour, ...change }, structuredClone(BOX))
/** The toy with some steps exchanged. */
export const tourWith = (change: object): Game<Tour, Box> => tourGame({ steps: { ...steps, ...change } })
