/** TM-7.8: power from structures. Neighbours are asked clockwise, hex by hex in the order of building. */
import { end, next, NOT_NOW, note, OK, type Seat, type StepOf } from '@loggia/core'
import type { Box } from './box.ts'
import { award, capacity, charge, conversions } from './purse.ts'
import { valueAround } from './reach.ts'
import { POWER_PRICE, type Steps, type TerraStep, type TerraTable } from './table.ts'
import { N, R, steps } from './verbs.ts'

/** What a neighbour would gain: no more than his bowls take and his VP pay (TM-7.8c); nothing after leaving (TM-15.24). */
export function effective(t: TerraTable, seat: Seat, hex: number, box: Box): number {
  if (t.players[seat].dropped) return 0
  const p = t.players[seat]
  const sum = valueAround(t, seat, hex, box)
  return sum === 0 ? 0 : Math.min(sum, capacity(p), p.vp + 1)
}

type Offer = StepOf<Steps, 'offer' | 'old-offer'>
/** Power for its price (TM-7.8c); the `first` acceptance is a step for Cultists (TM-11.6a). */
function accept(t: TerraTable, s: Offer, power: number, first: boolean, box: Box): void {
  const p = t.players[s.seat]
  award(p, s.seat, POWER_PRICE, 1 - power)
  charge(p, s.seat, power)
  if (first && box.factions[t.players[s.from].faction].devout && !t.players[s.from].dropped)
    next(t, { do: 'devotion', seat: s.from })
}

/** All have refused: 1 power for Cultists (TM-11.6a). */
function comfort(t: TerraTable, seat: Seat): void {
  note(N.consoled(seat))
  charge(t.players[seat], seat, 1)
}

/** An answer that waits, of a building of the Cultists that is being offered. */
const FRESH = -1
/** Those who answered at once have done so. Where nobody accepted, what comes to the Cultists waits for the postponed answers. */
function closeOffers(t: TerraTable, seat: Seat, made: number): void {
  const fresh = t.postponed.filter(o => o[3] === FRESH)
  const building = t.accepted ? 0 : Math.max(0, ...t.postponed.map(o => o[3])) + 1
  for (const o of fresh) o[3] = building
  if (made === 1 && !t.accepted && !fresh.length) comfort(t, seat)
}

/** Those who have passed and still owe answers, which a record may have now: each is asked about each once. */
export const lateAnswers = (t: TerraTable): TerraStep[] =>
  t.passed.flatMap((seat): TerraStep[] => {
    const left = t.postponed.filter(o => o[0] === seat).length
    return left ? [{ do: 'old-offers', seat, left }] : []
  })

export const offers = steps({
  offers(t, { seat }, box) {
    if (t.raised.length === 0) return
    const hex = t.raised.shift()!
    t.accepted = 0
    next(t, { do: 'neighbours', seat, hex, turn: 1, made: 0 }, { do: 'offers', seat })
    if (
      box.factions[t.players[seat].faction].devout &&
      t.players.some((_, k) => k !== seat && effective(t, k, hex, box) > 0)
    )
      next(t, { do: 'ready', seat })
  },

  /** Conversions after the action (TM-7.2) that shall come before the step or the power that the answers bring: only Cultists can tell the difference. */
  ready: { can: { done: { play: (t, s) => end(t, s) }, ...conversions } },

  neighbours(t, { seat, hex, turn, made }, box) {
    const n = t.players.length
    for (let k = turn; k < n; k++) {
      const other = (seat + k) % n
      const power = effective(t, other, hex, box)
      if (power === 0) continue // No offer, and none that counts for the Cultists (TM-15.7).
      note(N.offered(other, power))
      return next(
        t,
        { do: 'offer', seat: other, from: seat, hex, power },
        { do: 'neighbours', seat, hex, turn: k + 1, made: made || 1 },
      )
    }
    if (box.factions[t.players[seat].faction].devout) closeOffers(t, seat, made)
  },

  offer: {
    can: {
      accept: {
        play(t, s, box) {
          const first = !t.accepted
          end(t, s)
          t.accepted = 1
          accept(t, s, s.power, first, box)
        },
      },
      decline: {
        play(t, s) {
          end(t, s)
          note(N.declined(s.seat))
        },
      },
      /** Where the table agreed to it: at the begin of the own next turn, the latest that the rulebook allows (TM-7.8e). */
      later: {
        why: (t, s, box) =>
          t.replay || (t.patient && !t.players[s.seat].passed && !box.factions[t.players[s.from].faction].devout)
            ? OK
            : R['at-once'](),
        play(t, s, box) {
          end(t, s)
          t.postponed.push([s.seat, s.from, s.hex, box.factions[t.players[s.from].faction].devout ? FRESH : 0])
        },
      },
    },
  },

  /** Each answer may have to wait for that of another seat, so all are asked once more as long as one was given. */
  'late-answers'(t, { seat, left }) {
    const waiting = t.postponed.filter(o => t.players[o[0]].passed).length
    if (waiting > 0 && waiting !== left) next(t, ...lateAnswers(t), { do: 'late-answers', seat, left: waiting })
  },

  /** Postponed answers, the oldest first. */
  'old-offers'(t, { seat, left }, box) {
    const k = t.postponed.findIndex(o => o[0] === seat)
    if (k < 0 || left === 0) return
    const [, from, hex, building] = t.postponed.splice(k, 1)[0]
    t.todo.push({ do: 'old-offers', seat, left: left - 1 })
    if (effective(t, seat, hex, box) > 0) next(t, { do: 'old-offer', seat, from, hex, building })
  },

  /** Recomputed with what the bowls hold now; it is the own turn, so conversions may come first (TM-7.2, 7.8e). */
  'old-offer': {
    none: (t, s) => end(t, s),
    can: {
      accept: {
        why: (t, s, box) => (effective(t, s.seat, s.hex, box) > 0 ? OK : R['no-target']()),
        play(t, s, box) {
          end(t, s)
          accept(t, s, effective(t, s.seat, s.hex, box), s.building > 0, box)
          for (const o of t.postponed) if (o[3] === s.building) o[3] = 0
        },
      },
      decline: {
        play(t, s) {
          end(t, s)
          note(N.declined(s.seat))
          if (s.building > 0 && !t.postponed.some(o => o[3] === s.building)) comfort(t, s.from)
        },
      },
      /** A record may have another answer first; and of somebody who has passed later ones, as long as others play or owe answers. */
      later: {
        why: (t, s) =>
          t.replay &&
          (t.players[s.seat].passed
            ? t.postponed.length > 0 || t.players.some(p => !p.passed && !p.dropped)
            : t.postponed.some(o => o[0] === s.seat))
            ? OK
            : R['at-once'](),
        play(t, s) {
          end(t, s)
          t.postponed.push([s.seat, s.from, s.hex, s.building])
        },
      },
      convert: {
        ...conversions.convert,
        why: (t, s, box, kind) => (t.players[s.seat].passed ? NOT_NOW : conversions.convert.why(t, s, box, kind)),
      },
      burn: { ...conversions.burn, why: (t, s) => (t.players[s.seat].passed ? NOT_NOW : conversions.burn.why(t, s)) },
    },
  },
})
