/** PF-18.3 to 18.8: building together with a neighbour. What it would be is said at once; kind, place and share are negotiated. */
import { end, next, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import { type Act, spend } from './action.ts'
import type { Box } from './box.ts'
import { priceOf } from './build.ts'
import { anyTime } from './characters.ts'
import { closedToBuildings, neighbour, tilesOf } from './estate.ts'
import { gain, holds, move, pay } from './purse.ts'
import { isIn, OFF_GRID, SAME_SQUARES, SIDE, type Spans, type Squares, STRIP } from './squares.ts'
import type { Deal, Pair, PrincesTable, Steps } from './table.ts'
import { BUILDINGS, EAST, FROM_BUILDINGS, SHARES, WEST } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** No more offers than that for one action (D19). */
const OFFERS = 3

const partnerOf = (t: PrincesTable, { builder, edge }: Pair, box: Box): Seat => neighbour(t, builder, edge, box)

type Span = StepOf<Steps, 'span'>
type Both = readonly [left: Squares, right: Squares]
/** What a joint building must not cover on the left and on the right board of a seam, each judged by its own builders (PF-18.5). */
function closedBoth(t: PrincesTable, pair: Pair, box: Box): Both {
  const own = closedToBuildings(t, pair.builder, box, false)
  const theirs = closedToBuildings(t, partnerOf(t, pair, box), box, false)
  return pair.edge === EAST ? [own, theirs] : [theirs, own]
}

/** The number of the next legal span from this one on; −1 if none. */
function nextSpan({ left, right }: Spans, [a, b]: Both, from: number): number {
  for (let k = from; k < left.upper.length; k++) {
    if (
      ((left.upper[k] & a.upper) |
        (left.lower[k] & a.lower) |
        (right.upper[k] & b.upper) |
        (right.lower[k] & b.lower)) ===
      0
    )
      return k
  }
  return -1
}
/** The number of the place of a deal. */
const placeOf = ({ building, turn, square }: Deal, box: Box): number =>
  box.tiles[building].spans.at[turn * STRIP + square]

/** PF-18.3, PF-18.4, in the words of one of the two: a tile left, neither has the kind, and there is a place across the seam. */
function kindReason(t: PrincesTable, seat: Seat, other: Seat, building: number, closed: Both, box: Box): Reason {
  if (t.tiles[building] === 0) return R['no-tile']()
  if (tilesOf(t.players[seat], building) > 0) return R['already-built']()
  if (tilesOf(t.players[other], building) > 0) return R['neighbour-has-it'](other)
  return nextSpan(box.tiles[building].spans, closed, 0) >= 0 ? OK : R['no-site']()
}

/** Whether a building may be proposed to the neighbour beyond this edge. */
export function joinReason(t: PrincesTable, s: Act, box: Box, edge: number, building: number): Reason {
  const pair: Pair = { builder: s.seat, edge }
  const other = partnerOf(t, pair, box)
  if (other < 0) return R['no-neighbour'](edge)
  return s.offers >= OFFERS
    ? R['no-more-offers']()
    : kindReason(t, s.seat, other, building, closedBoth(t, pair, box), box)
}

/** Every building that may be proposed to a neighbour, as moves. */
export function listJoins(t: PrincesTable, s: Act, box: Box, out: number[]): void {
  if (s.offers >= OFFERS) return
  for (const edge of [WEST, EAST]) {
    const pair: Pair = { builder: s.seat, edge }
    const other = partnerOf(t, pair, box)
    if (other < 0) continue
    const closed = closedBoth(t, pair, box)
    for (let b = 0; b < BUILDINGS; b++)
      if (kindReason(t, s.seat, other, b, closed, box) === OK) out.push(V.join(edge, b))
  }
}

/** Whether a joint building may lie so, or the first square that forbids it. */
function spanReason(t: PrincesTable, s: Span, box: Box, turn: number, square: number): Reason {
  const { at, left, right } = box.tiles[s.building].spans
  const k = at[turn * STRIP + square]
  if (k === OFF_GRID) return R['one-board']()
  if (k === SAME_SQUARES) return R['same-outcome']()
  if (k === s.but) return R['same-place']()
  const [a, b] = closedBoth(t, s, box)
  const covers = [
    { upper: left.upper[k] & a.upper, lower: left.lower[k] & a.lower },
    { upper: right.upper[k] & b.upper, lower: right.lower[k] & b.lower },
  ]
  for (let n = 0; n < STRIP; n++) {
    const column = n % (2 * SIDE)
    const row = Math.floor(n / (2 * SIDE))
    if (isIn(covers[column < SIDE ? 0 : 1], row * SIDE + (column % SIDE))) return R['closed-there'](n)
  }
  return OK
}

/** Every place for a joint building, as moves. */
function listSpans(t: PrincesTable, s: Span, box: Box, out: number[]): void {
  const { spans } = box.tiles[s.building]
  const closed = closedBoth(t, s, box)
  for (let k = nextSpan(spans, closed, 0); k >= 0; k = nextSpan(spans, closed, k + 1))
    if (k !== s.but) out.push(V.span(spans.turn[k], spans.square[k]))
}

/** PF-18.8: the price is paid out of the builder's florins and the share. */
function affordable(t: PrincesTable, builder: Seat, share: number, box: Box): Reason {
  const missing = priceOf(t, builder, box) - t.players[builder].florins - share
  return missing > 0 ? R['too-little'](missing) : OK
}

/** The largest share that can be asked: all the coins of the box (PF-1.4). What lies in the neighbour's purse is his secret, and so is any sum of it (PF-16.3). */
export const mostShare = (box: Box): number => Math.min(SHARES - 1, box.coins)

/** PF-18.8: what the builder asks must be possible, and leave him enough for the price; the neighbour names what he holds. */
function offerReason(t: PrincesTable, s: StepOf<Steps, 'propose'>, box: Box, share: number): Reason {
  if (s.seat !== s.builder) return holds(t, s.seat, share)
  const most = mostShare(box)
  return share > most ? R['no-such-sum'](most) : affordable(t, s.seat, share, box)
}

const dealOf = ({ builder, edge, building, turn, square }: Deal): Deal => ({ builder, edge, building, turn, square })

/** The question where this building shall lie: at any place but the one that is offered already, if that is of the same kind. */
function spanStep(t: PrincesTable, seat: Seat, { builder, edge }: Pair, building: number, box: Box): Span {
  const offered = t.todo.at(-1)
  return {
    do: 'span',
    seat,
    builder,
    edge,
    building,
    but: offered?.do === 'partner' && offered.building === building ? placeOf(offered, box) : -1,
  }
}

export const joint = steps({
  span: {
    can: {
      span: {
        why: (t, s, box, turn, square) => spanReason(t, s, box, turn, square),
        list: listSpans,
        play(t, s, _box, turn, square) {
          end(t, s)
          next(t, { do: 'propose', seat: s.seat, builder: s.builder, edge: s.edge, building: s.building, turn, square })
        },
      },
      /** PF-18.6: talking costs nothing. What was asked before is asked again: the action, or the answer to an offer. Where only one place is left nobody is asked for it. */
      back: { play: end, incidental: true },
      ...anyTime,
    },
  },

  /** The share that the neighbour shall pay; whether he can is his secret (PF-18.8). A counter-offer is the neighbour's own (D19). */
  propose: {
    can: {
      offer: {
        why: offerReason,
        list(t, s, box, out) {
          const own = s.seat === s.builder
          const most = own ? mostShare(box) : Math.min(SHARES - 1, t.players[s.seat].florins)
          for (
            let share = own ? Math.max(0, priceOf(t, s.seat, box) - t.players[s.seat].florins) : 0;
            share <= most;
            share++
          )
            out.push(V.offer(share))
        },
        play(t, s, box, share) {
          end(t, s)
          if (s.seat === s.builder) {
            next(t, { do: 'partner', seat: partnerOf(t, s, box), ...dealOf(s), share })
            return
          }
          t.todo.pop() // the question of the offer that this one answers
          next(t, { do: 'answer', seat: s.builder, ...dealOf(s), share })
        },
      },
      /** To another place if there is one, and from there to anything else. */
      back: {
        play(t, s, box) {
          const places: number[] = []
          end(t, s)
          const span = spanStep(t, s.seat, s, s.building, box)
          listSpans(t, span, box, places)
          if (places.length > 1) next(t, span)
        },
      },
      ...anyTime,
    },
  },

  /**
   * D19: the neighbour accepts, refuses, or names another share, place or kind. A neighbour who can't pay is asked,
   * too.
   */
  partner: {
    neverForced: 'purse',
    can: {
      accept: {
        why: (t, s) => holds(t, s.seat, s.share),
        play(t, s, box) {
          end(t, s)
          agree(t, s.seat, s, s.share, box)
        },
      },
      refuse: {
        play(t, s) {
          end(t, s)
          refused(t)
        },
      },
      counter: {
        why: (t, s, _box, share) => (share === s.share ? R['same-share'](share) : holds(t, s.seat, share)),
        list(t, s, _box, out) {
          for (let share = 0; share < SHARES && share <= t.players[s.seat].florins; share++)
            if (share !== s.share) out.push(V.counter(share))
        },
        play(t, s, _box, share) {
          end(t, s)
          next(t, { do: 'answer', seat: s.builder, ...dealOf(s), share })
        },
      },
      elsewhere: {
        why(t, s, box) {
          const { spans } = box.tiles[s.building]
          const closed = closedBoth(t, s, box)
          const first = nextSpan(spans, closed, 0)
          return first >= 0 && (first !== placeOf(s, box) || nextSpan(spans, closed, first + 1) >= 0)
            ? OK
            : R['no-other-place']()
        },
        play: (t, s, box) => next(t, spanStep(t, s.seat, s, s.building, box)),
      },
      instead: {
        why: (t, s, box, building) =>
          building === s.building
            ? R['same-building']()
            : kindReason(t, s.seat, s.builder, building, closedBoth(t, s, box), box),
        list(t, s, box, out) {
          const closed = closedBoth(t, s, box)
          for (let b = 0; b < BUILDINGS; b++)
            if (b !== s.building && kindReason(t, s.seat, s.builder, b, closed, box) === OK) out.push(V.instead(b))
        },
        play: (t, s, box, building) => next(t, spanStep(t, s.seat, s, building, box)),
      },
      ...anyTime,
    },
  },

  answer: {
    neverForced: 'purse',
    can: {
      accept: {
        why: (t, s, box) => affordable(t, s.seat, s.share, box),
        play(t, s, box) {
          end(t, s)
          agree(t, partnerOf(t, s, box), s, s.share, box)
        },
      },
      refuse: {
        play(t, s) {
          end(t, s)
          refused(t)
        },
      },
      ...anyTime,
    },
  },
})

/** PF-18.6: without agreement the action is not spent, but one offer for it is. */
function refused(t: PrincesTable): void {
  const act = t.todo.at(-1)
  if (act?.do === 'act') act.offers++
}

/** PF-18.3, PF-18.4: the share is paid, then the price; the tile lies on both boards and brings prestige to both. */
function agree(t: PrincesTable, partner: Seat, deal: Deal, share: number, box: Box): void {
  const { builder, edge, building } = deal
  const { left, right } = box.tiles[building].spans
  const k = placeOf(deal, box)
  if (share > 0) {
    move(t.players[partner], -share)
    move(t.players[builder], share)
    note(N.share(partner, builder, share))
  }
  pay(t, builder, priceOf(t, builder, box))
  t.tiles[building]--
  note(N.joint(builder, building, partner))
  for (const [who, part] of [
    [builder, edge === EAST ? left : right],
    [partner, edge === EAST ? right : left],
  ] as const) {
    const p = t.players[who]
    p.tiles.push(building)
    p.upper.push(part.upper[k])
    p.lower.push(part.lower[k])
    p.joint |= 1 << building
    gain(t, who, FROM_BUILDINGS, box.awards.building)
  }
  const act = t.todo.at(-1)
  if (act?.do === 'act') spend(t, act)
}
