/** TA-10.1 to 10.3, 10.15: gaining, playing and covering tapestry cards. */
import { note, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { drawTapestry, takeTapestry } from '../decks.ts'
import { fire } from '../listeners.ts'
import { resolve } from '../effects.ts'
import { playedCard, playedOf, type Player, slotOf, type TapestryTable } from '../table.ts'
import { FACE_DOWN, NONE, THIS_ERA } from '../terms.ts'
import { N, V } from '../words.ts'

/** TA-10.1: draws cards for the hand; the card in force hears of each (Academia), and then of all of them (Tyranny). */
export function gainTapestries(t: TapestryTable, seat: Seat, n: number, box: Box): void {
  let gained = 0
  while (gained < n && drawTapestry(t, seat) !== NONE) gained++
  for (let k = 0; k < gained; k++) fire(t, seat, 'you-gain-tapestry', box)
  if (gained) fire(t, seat, 'you-gain-tapestries', box, NONE, gained)
}

/** TA-10.3, 21.14: whether the slot of this era has a card that another one can cover; the fifth era has no slot. */
export function coverable(t: TapestryTable, seat: Seat): boolean {
  const { era, played } = t.players[seat]
  return played.some(x => slotOf(x) === era)
}

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

/** The cards of the hand from its `first` on, each kind once. */
export function listHand(hand: readonly number[], first: number, out: number[]): void {
  for (let k = first; k < hand.length; k++)
    if (hand[k] !== NONE && hand.indexOf(hand[k], first) === k) out.push(V.play(hand[k]))
}

/** The cards on a mat that lie face up and uncovered, slot by slot (TA-10.14); Heralds see the same (TA-11.10). */
export function uncovered(p: Player): number[] {
  const top: number[] = []
  for (const played of p.played) top[slotOf(played)] = playedCard(played)
  return top.filter(card => card !== undefined && card !== FACE_DOWN)
}
