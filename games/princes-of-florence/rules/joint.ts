/** PF-18.3 to 18.8: building together with a neighbour. What it would be is said at once; the share is negotiated. */
import { end, next, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import { type Act, spend } from './action.ts'
import type { Box } from './box.ts'
import { priceOf } from './build.ts'
import { anyTime } from './characters.ts'
import { closedToBuildings, neighbour, tilesOf } from './estate.ts'
import { gain, holds, move, pay } from './purse.ts'
import { isIn, OFF_GRID, SAME_SQUARES, SIDE, type Spans, type Squares, STRIP } from './squares.ts'
import type { Deal, PrincesTable, Steps } from './table.ts'
import { BUILDINGS, EAST, FROM_BUILDINGS, WEST } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** No more offers than that for one action (D19). */
const OFFERS = 3

type Both = readonly [left: Squares, right: Squares]
/** What a joint building must not cover on the left and on the right board of a seam, each judged by its own builders (PF-18.5). */
function closedBoth(t: PrincesTable, seat: Seat, edge: number, box: Box): Both {
  const own = closedToBuildings(t, seat, box, false), theirs = closedToBuildings(t, neighbour(t, seat, edge, box), box, false)
  return edge === EAST ? [own, theirs] : [theirs, own]
}

/** The number of the next legal span from this one on, −1 when there is none. */
function nextSpan({ left, right }: Spans, [a, b]: Both, from: number): number {
  for (let k = from; k < left.upper.length; k++) {
    if ((left.upper[k] & a.upper | left.lower[k] & a.lower | right.upper[k] & b.upper | right.lower[k] & b.lower) === 0) return k
  }
  return -1
}

/** PF-18.3, PF-18.4: a neighbour there, a tile left, neither of the two has the kind, and there is a place across the seam. */
export function joinReason(t: PrincesTable, s: Act, box: Box, edge: number, building: number, closed?: Both): Reason {
  const other = neighbour(t, s.seat, edge, box)
  if (other < 0) return R['no-neighbour'](edge)
  if (s.offers >= OFFERS) return R['no-more-offers']()
  if (t.tiles[building] === 0) return R['no-tile']()
  if (tilesOf(t.players[s.seat], building) > 0) return R['already-built']()
  if (tilesOf(t.players[other], building) > 0) return R['neighbour-has-it'](other)
  return nextSpan(box.tiles[building].spans, closed ?? closedBoth(t, s.seat, edge, box), 0) >= 0 ? OK : R['no-site']()
}

/** Every building that may be proposed to a neighbour, as moves. */
export function listJoins(t: PrincesTable, s: Act, box: Box, out: number[]): void {
  for (const edge of [WEST, EAST]) if (s.offers < OFFERS && neighbour(t, s.seat, edge, box) >= 0) {
    const closed = closedBoth(t, s.seat, edge, box)
    for (let b = 0; b < BUILDINGS; b++) if (joinReason(t, s, box, edge, b, closed) === OK) out.push(V.join(edge, b))
  }
}

/** Whether a joint building may lie so, or the first square that forbids it. */
function spanReason(t: PrincesTable, s: StepOf<Steps, 'span'>, box: Box, turn: number, square: number): Reason {
  const { at, left, right } = box.tiles[s.building].spans, k = at[turn * STRIP + square]
  if (k === OFF_GRID) return R['one-board']()
  if (k === SAME_SQUARES) return R['same-outcome']()
  const [a, b] = closedBoth(t, s.seat, s.edge, box)
  const covers = [{ upper: left.upper[k] & a.upper, lower: left.lower[k] & a.lower }, { upper: right.upper[k] & b.upper, lower: right.lower[k] & b.lower }]
  for (let n = 0; n < STRIP; n++) {
    const column = n % (2 * SIDE), row = Math.floor(n / (2 * SIDE))
    if (isIn(covers[column < SIDE ? 0 : 1], row * SIDE + column % SIDE)) return R['closed-there'](n)
  }
  return OK
}

/** PF-18.8: the price is paid out of the own florins and the share. */
function affordable(t: PrincesTable, seat: Seat, share: number, box: Box): Reason {
  const missing = priceOf(t, seat, box) - t.players[seat].florins - share
  return missing > 0 ? R['too-little'](missing) : OK
}

const dealOf = ({ edge, building, turn, square }: Deal): Deal => ({ edge, building, turn, square })

export const joint = steps({
  span: {
    can: {
      span: {
        why: (t, s, box, turn, square) => spanReason(t, s, box, turn, square),
        list(t, s, box, out) {
          const { spans } = box.tiles[s.building], closed = closedBoth(t, s.seat, s.edge, box)
          for (let k = nextSpan(spans, closed, 0); k >= 0; k = nextSpan(spans, closed, k + 1)) out.push(V.span(spans.turn[k], spans.square[k]))
        },
        play(t, s, _box, turn, square) {
          end(t, s)
          next(t, { do: 'propose', seat: s.seat, edge: s.edge, building: s.building, turn, square })
        },
      },
      ...anyTime,
    },
  },

  /** The share that the neighbour shall pay, up to 6,300 florins; whether he can is his secret (PF-18.8). */
  propose: {
    can: {
      offer: {
        why: (t, s, box, share) => affordable(t, s.seat, share, box),
        play(t, s, box, share) {
          end(t, s)
          next(t, { do: 'partner', seat: neighbour(t, s.seat, s.edge, box), ...dealOf(s), share, active: s.seat })
        },
      },
      ...anyTime,
    },
  },

  /** D19: the neighbour accepts, refuses, or names another share. Who can't pay is asked, too. */
  partner: {
    ask: true,
    can: {
      accept: {
        why: (t, s) => holds(t, s.seat, s.share),
        play(t, s, box) {
          end(t, s)
          agree(t, s.active, s.seat, s, s.share, box)
        },
      },
      refuse: { play(t, s) { end(t, s); refused(t) } },
      counter: {
        why: (t, s, _box, share) => share === s.share ? R['same-share'](share) : holds(t, s.seat, share),
        play(t, s, _box, share) {
          end(t, s)
          next(t, { do: 'answer', seat: s.active, ...dealOf(s), share })
        },
      },
      ...anyTime,
    },
  },

  answer: {
    ask: true,
    can: {
      accept: {
        why: (t, s, box) => affordable(t, s.seat, s.share, box),
        play(t, s, box) {
          end(t, s)
          agree(t, s.seat, neighbour(t, s.seat, s.edge, box), s, s.share, box)
        },
      },
      refuse: { play(t, s) { end(t, s); refused(t) } },
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
function agree(t: PrincesTable, seat: Seat, partner: Seat, { edge, building, turn, square }: Deal, share: number, box: Box): void {
  const { at, left, right } = box.tiles[building].spans, k = at[turn * STRIP + square]
  if (share > 0) {
    move(t.players[partner], -share)
    move(t.players[seat], share)
    note(N.share(partner, seat, share))
  }
  pay(t, seat, priceOf(t, seat, box))
  t.tiles[building]--
  note(N.joint(seat, building, partner))
  for (const [who, part] of [[seat, edge === EAST ? left : right], [partner, edge === EAST ? right : left]] as const) {
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
