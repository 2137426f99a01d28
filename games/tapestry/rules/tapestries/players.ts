/** TA-3.6, 3.8, 10.6, 10.16: cards that concern several players, and those that choose an opponent. Whoever is finished takes no part (TA-4.7). */
import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import { neighboursOf } from '../table.ts'
import type { Box } from '../box.ts'
import { possible, resolve } from '../effects.ts'
import { pay, score } from '../resources.ts'
import { isRival, type TapestryStep, type TapestryTable } from '../table.ts'
import { NO_BONUS, PAY, spaceOf, END, TRACKS, trackOf, WORKER } from '../terms.ts'
import { advanceToken, canAdvance, enterReason } from '../tracks.ts'
import { R, steps, V } from '../words.ts'
import type { CardEffect, CardEffects, NamedEffect } from './named.ts'

/** Whom an effect concerns, in the order of the card: clockwise, an owner who is among them first. What reaches the rivals of the solo game they know themselves. */
function concerned(t: TapestryTable, seat: Seat, e: NamedEffect): Seat[] {
  const n = t.players.length
  let seats: Seat[]
  if (e.op === 'each-neighbour') {
    seats = neighboursOf(t, seat)
    if (e.rightFirst) seats.reverse()
  } else seats = t.players.map((_, k) => (seat + k) % n).slice(e.op === 'each-player' ? 0 : 1)
  return seats.filter(s => !t.players[s].finished)
}

/** Each of them gains the same, one after another. */
const each: CardEffect = {
  possible: (t, seat, e, c, box) => concerned(t, seat, e).some(s => possible(t, s, e.parts[0], c, box)),
  resolve(t, seat, e, { origin, at }) {
    const all = concerned(t, seat, e).map(
      (s): TapestryStep => ({ do: 'effect', seat: s, effect: e.parts[0], origin, at }),
    )
    next(t, ...all)
  },
}

/** Olympic Host: whoever has a worker is asked, clockwise from the owner (`from`: the next one); then the owner gains what the answers bring. */
function askOlympian(
  t: TapestryTable,
  from: number,
  { owner, paid, effect, origin }: { owner: Seat; paid: 0 | 1; effect: number; origin: number },
  box: Box,
): void {
  const n = t.players.length
  for (let k = from; k < n; k++) {
    const seat = (owner + k) % n
    const p = t.players[seat]
    if (p.finished || isRival(t, seat) || p.resources[WORKER] === 0) continue
    next(t, { do: 'olympic-host', seat, owner, paid, effect, origin })
    return
  }
  const e = box.effects[effect]
  if ('parts' in e) resolve(t, owner, e.parts[paid ? 0 : 1], origin)
}

/** Oil Magnate: owner, then neighbours clockwise. */
const magnates = (t: TapestryTable, seat: Seat): Seat[] =>
  [seat, ...neighboursOf(t, seat)].filter(s => !t.players[s].finished && !isRival(t, s))
const oilReason = (t: TapestryTable, seat: Seat, track: number, box: Box): Reason =>
  magnates(t, seat).some(s => canAdvance(t, s, track, box)) ? OK : R['nothing-moves'](track)

export const several: CardEffects = {
  'each-player': each,
  'each-opponent': each,
  'each-neighbour': each,
  'choose-opponent': { possible: () => true, resolve: (t, seat) => next(t, { do: 'choose-opponent', seat }) },
  'choose-opponent-and-track': { possible: () => true, resolve: (t, seat) => next(t, { do: 'choose-pact', seat }) },
  'olympic-host': {
    possible: () => true,
    resolve: (t, seat, e, { origin }, box) =>
      askOlympian(t, 0, { owner: seat, paid: 0, effect: box.effects.indexOf(e), origin }, box),
  },
  'oil-magnate': {
    possible: (t, seat, _e, _c, box) => TRACKS.some((_, track) => oilReason(t, seat, track, box) === OK),
    resolve: (t, seat, _e, { origin }) => next(t, { do: 'oil-magnate', seat, origin }),
  },
}

const opponentReason = (t: TapestryTable, seat: Seat, other: Seat): Reason =>
  other !== seat && other < t.players.length ? OK : R['not-an-opponent']()

export const players = steps({
  'choose-opponent': {
    can: {
      opponent: {
        why: (t, s, _box, other) => opponentReason(t, s.seat, other),
        play(t, s, _box, other) {
          end(t, s)
          t.players[s.seat].partner = other
        },
      },
    },
  },

  'choose-pact': {
    can: {
      pact: {
        why: (t, s, _box, other) => opponentReason(t, s.seat, other),
        play(t, s, _box, other, track) {
          end(t, s)
          const p = t.players[s.seat]
          p.partner = other
          p.pact = track
        },
      },
    },
  },

  'olympic-host': {
    can: {
      accept: {
        play(t, s, box) {
          end(t, s)
          const { seat, owner, paid, effect, origin } = s
          const e = box.effects[effect]
          const n = t.players.length
          const asked = { owner, paid: paid || seat !== owner ? (1 as const) : (0 as const), effect, origin }
          pay(t, seat, WORKER, 1)
          if ('n' in e) score(t, seat, origin, e.n, box)
          askOlympian(t, ((seat - owner + n) % n) + 1, asked, box)
        },
      },
      decline: {
        play(t, s, box) {
          end(t, s)
          const n = t.players.length
          askOlympian(t, ((s.seat - s.owner + n) % n) + 1, s, box)
        },
      },
    },
  },

  'oil-magnate': {
    can: {
      track: {
        why: (t, s, box, track) => oilReason(t, s.seat, track, box),
        play(t, s, _box, track) {
          end(t, s)
          const { seat, origin } = s
          const offers = magnates(t, seat).map(
            (m): TapestryStep => ({
              do: 'offer-advance',
              seat: m,
              track,
              benefit: m === seat ? 1 : 0,
              bonus: m === seat ? PAY : NO_BONUS,
              origin,
            }),
          )
          next(t, ...offers)
        },
      },
    },
  },

  /** Asked only where it can be done. */
  'offer-advance'(t, { seat, track, benefit, bonus, origin }, box) {
    if (canAdvance(t, seat, track, box)) next(t, { do: 'may-advance', seat, track, benefit, bonus, origin })
  },

  'may-advance': {
    can: {
      advance: {
        why: (t, s, box, space) =>
          trackOf(space) !== s.track ? R['other-track'](s.track) : enterReason(t, s.seat, space, box),
        list(t, s, box, out) {
          for (let space = spaceOf(s.track, 1); space <= spaceOf(s.track, END); space++)
            if (enterReason(t, s.seat, space, box) === OK) out.push(V.advance(space))
        },
        play(t, s, box, space) {
          end(t, s)
          advanceToken(t, s.seat, space - 1, space, s.benefit === 1, s.bonus, box)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },
})
