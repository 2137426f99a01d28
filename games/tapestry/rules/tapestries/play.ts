/** TA-10: gaining, playing and covering tapestry cards. */
import { note, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { drawTapestry, takeTapestry } from '../decks.ts'
import { fire } from '../listeners.ts'
import { resolve } from '../effects.ts'
import { playedOf, slotOf, type TapestryTable } from '../table.ts'
import { ERAS, FACE_DOWN, NONE } from '../terms.ts'
import { N } from '../words.ts'

/** TA-10.1: draws cards for the hand, one after another, each told to the card in force. */
export function gainTapestries(t: TapestryTable, seat: Seat, n: number, box: Box): void {
  for (let k = 0; k < n; k++) {
    if (drawTapestry(t, seat) === NONE) return
    fire(t, seat, 'you-gain-tapestry', box)
  }
}

/** TA-10.3: whether a card of the hand can cover that of this era. */
export function canOverplay(t: TapestryTable, seat: Seat): boolean {
  const p = t.players[seat]
  return p.hand.length > 0 && p.era > 1 && p.era < ERAS && p.played.some(x => slotOf(x) === p.era)
}

/** TA-4.2, 10.2: puts a card of the hand onto the slot of this era; its effect comes next. */
export function playTapestry(t: TapestryTable, seat: Seat, card: number, box: Box): void {
  const p = t.players[seat],
    { kind, whenPlayed } = box.tapestries[card]
  p.hand.splice(p.hand.indexOf(card), 1)
  p.played.push(playedOf(p.era, card))
  note(N.played(seat, card))
  endEra(t, seat)
  if (kind === 1) {
    p.active = card
    fire(t, seat, 'play', box)
  } else resolve(t, seat, whenPlayed, box.origin.tapestry + card, box)
}

/** TA-4.2: with an empty hand the top card of the deck, face down and without effect. */
export function playFaceDown(t: TapestryTable, seat: Seat): void {
  const card = takeTapestry(t),
    p = t.players[seat]
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
