/** TA-10.1 to 10.3, 10.15: gaining, playing and covering tapestry cards. */
import { end, next, note, OK, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { drawTapestry, takeTapestry } from '../decks.ts'
import { fire } from '../listeners.ts'
import { resolve } from '../effects.ts'
import { score } from '../resources.ts'
import { playedOf, slotOf, type TapestryTable } from '../table.ts'
import { FACE_DOWN, NONE, THIS_ERA } from '../terms.ts'
import { N, R, steps, V } from '../words.ts'
import type { CardEffects } from './named.ts'

/** TA-10.1: draws cards for the hand; the card in force hears of each (Academia), and then of all of them (Tyranny). */
export function gainTapestries(t: TapestryTable, seat: Seat, n: number, box: Box): void {
  let gained = 0
  while (gained < n && drawTapestry(t, seat) !== NONE) gained++
  for (let k = 0; k < gained; k++) fire(t, seat, 'you-gain-tapestry', box)
  if (gained) fire(t, seat, 'you-gain-tapestries', box, NONE, gained)
}

/** TA-10.3, 21.14: whether the slot of this era has a card that another one can cover; the fifth era has no slot. */
function coverable(t: TapestryTable, seat: Seat): boolean {
  const { era, played } = t.players[seat]
  return played.some(x => slotOf(x) === era)
}

/** TA-10.3: whether a card of the hand can cover that of this era. */
export const canOverplay = (t: TapestryTable, seat: Seat): boolean =>
  t.players[seat].hand.length > 0 && coverable(t, seat)

/** TA-4.2, 10.2: puts a card of the hand onto the slot of this era; its effect comes next. */
export function playTapestry(t: TapestryTable, seat: Seat, card: number, box: Box): void {
  const p = t.players[seat]
  p.hand.splice(p.hand.indexOf(card), 1)
  p.played.push(playedOf(p.era, card))
  note(N.played(seat, card))
  endEra(t, seat)
  takeCard(t, seat, card, box)
}

/** What the text of a card brings, played or copied (TA-10.2, 10.14): at once, or from now on. */
export function takeCard(t: TapestryTable, seat: Seat, card: number, box: Box): void {
  const { kind, whenPlayed } = box.tapestries[card]
  if (kind === THIS_ERA) {
    t.players[seat].active = card
    fire(t, seat, 'play', box)
  } else resolve(t, seat, whenPlayed, box.origin.tapestry + card)
}

/** TA-4.2: with an empty hand the top card of the deck, face down and without effect. */
export function playFaceDown(t: TapestryTable, seat: Seat): void {
  const card = takeTapestry(t)
  const p = t.players[seat]
  if (card === NONE) return
  t.faceDown.push(card)
  p.played.push(playedOf(p.era, FACE_DOWN))
  note(N['face-down'](seat))
}

/** TA-10.2: what was in force is no longer. */
export function endEra(t: TapestryTable, seat: Seat): void {
  const p = t.players[seat]
  if (p.active === NONE) return
  note(N.ended(seat, p.active))
  p.active = NONE
  p.partner = NONE
  p.pact = NONE
}

export const overplaying: CardEffects = {
  /** Tyranny; `at`: how many were gained at once. */
  'overplay-with-gained': {
    possible: (t, seat, _e, { at }) => at > 0 && coverable(t, seat),
    resolve(t, seat, e, { origin, at }, box) {
      score(t, seat, origin, e.n, box)
      next(t, { do: 'overplay-gained', seat, n: at })
    },
  },
}

/** The cards of the hand from its `first` on, each kind once. */
export function listHand(hand: readonly number[], first: number, out: number[]): void {
  for (let k = first; k < hand.length; k++)
    if (hand[k] !== NONE && hand.indexOf(hand[k], first) === k) out.push(V.play(hand[k]))
}

/** Cards of the hand are asked for even when there is but one: the others could not foresee it. */
export const playing = steps({
  overplay: {
    neverForced: true,
    can: {
      play: {
        why: (t, s, _box, card) => (t.players[s.seat].hand.includes(card) ? OK : R['not-in-hand'](card)),
        list: (t, s, _box, out) => listHand(t.players[s.seat].hand, 0, out),
        play(t, s, box, card) {
          end(t, s)
          playTapestry(t, s.seat, card, box)
        },
      },
    },
  },

  /** TA-10.15: the latest cards of the hand; of several copies it does not matter which is played. */
  'overplay-gained': {
    neverForced: true,
    can: {
      play: {
        why(t, s, _box, card) {
          const { hand } = t.players[s.seat]
          if (!hand.includes(card)) return R['not-in-hand'](card)
          return hand.lastIndexOf(card) >= hand.length - s.n ? OK : R['not-gained'](card)
        },
        list(t, s, _box, out) {
          const { hand } = t.players[s.seat]
          listHand(hand, hand.length - s.n, out)
        },
        play(t, s, box, card) {
          end(t, s)
          playTapestry(t, s.seat, card, box)
        },
      },
    },
  },
})
