/** TM-7.1–7.3: turns, the eight actions, and passing (TM-7.14). */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { priest } from './cults.ts'
import { build, detour, transform } from './land.ts'
import { lateAnswers } from './offers.ts'
import { power, special } from './powers.ts'
import { award, conversions } from './purse.ts'
import { upgrade } from './raise.ts'
import { BONUS_CARDS, FACTION, FAVOR_TILES, type TerraTable } from './table.ts'
import { COIN, NONE, STRONGHOLD, TRADING_HOUSE } from './terms.ts'
import { connect } from './towns.ts'
import { exchange, ship } from './tracks.ts'
import { N, R, steps } from './verbs.ts'

/** VP of a pass: the card that goes back, favor tiles, the Engineers' bridges (TM-7.14b). */
function passVp(t: TerraTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  const card = box.cards[p.card]
  let vp = card.passShippingVp * p.shipping
  for (let b = 0; b < p.built.length; b++) vp += p.built[b] * card.passVp[b]
  award(p, seat, BONUS_CARDS, vp)
  for (let k = 0; k < box.favors.length; k++)
    if ((p.favors >> k) & 1 && box.favors[k].passVp.length)
      award(p, seat, FAVOR_TILES, box.favors[k].passVp[p.built[TRADING_HOUSE]])
  if (f.stronghold.bridgeVp && p.built[STRONGHOLD]) {
    for (let site = 0; site < t.bridges.length; site++) {
      if (t.bridges[site] === seat && box.ends[site].every(hex => t.owner[hex] === seat))
        award(p, seat, FACTION, f.stronghold.bridgeVp)
    }
  }
}

/** Out for the rest of the round; the card goes back to the free ones (TM-7.14e). */
function leave(t: TerraTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  passVp(t, seat, box)
  t.todo.pop()
  p.passed = 1
  t.passed.push(seat)
  note(N.passed(seat))
  note(N.returned(seat, p.card))
  t.cards[p.card] = 0
  p.card = NONE
}

/** Takes a free card with its coins (TM-7.14c). */
export function takeCard(t: TerraTable, seat: Seat, card: number): void {
  const p = t.players[seat]
  p.card = card
  p.coins += t.cards[card]
  note(N.card(seat, card))
  if (t.cards[card] > 0) note(N.gained(seat, COIN, t.cards[card]))
  t.cards[card] = NONE
}

export const turn = steps({
  turn(t, { seat }) {
    if (t.players[seat].dropped) return next(t, { do: 'end-turn', seat }) // Nobody is left at all.
    note(N.turn(seat))
    next(t, { do: 'act', seat }, { do: 'offers', seat }, { do: 'rest', seat }, { do: 'end-turn', seat })
    if (t.patient) next(t, { do: 'old-offers', seat, left: -1 })
    if (t.replay === 1) next(t, ...lateAnswers(t))
    else if (t.replay === 2) next(t, { do: 'late-answers', seat, left: 0 })
  },

  act(t, { seat }) {
    t.cut = 0
    if (!t.players[seat].passed) next(t, { do: 'action', seat })
  },

  /** Passing stands first: it is nearly always possible and quickly found, so whether there is a choice at all is quickly seen. */
  action: {
    can: {
      pass: {
        why: (t, _s, box, card): Reason =>
          t.round === box.rounds ? R['wrong-round']() : t.cards[card] >= 0 ? OK : R['card-not-free'](card),
        play(t, s, box, card) {
          leave(t, s.seat, box)
          takeCard(t, s.seat, card)
        },
      },
      /** The pass of the last round takes no card. */
      retire: {
        why: (t, _s, box): Reason => (t.round === box.rounds ? OK : R['wrong-round']()),
        play: (t, s, box) => leave(t, s.seat, box),
      },
      build,
      transform,
      detour,
      upgrade,
      ship,
      exchange,
      priest,
      power,
      special,
      connect,
      ...conversions,
    },
  },

  /** Conversions after the action (TM-7.2); after a pass, too (TM-15.26). */
  rest: { can: { done: { play: (t, s) => end(t, s) }, connect, ...conversions } },

  /** The next in turn order who has not passed (TM-7.1), nor left. */
  'end-turn'(t, { seat }) {
    const n = t.order.length
    const at = t.order.indexOf(seat)
    for (let k = 1; k <= n; k++) {
      const other = t.order[(at + k) % n]
      if (!t.players[other].passed && !t.players[other].dropped) return next(t, { do: 'turn', seat: other })
    }
    next(t, { do: 'end-round', seat })
  },
})
