/**
 * Decks (TA-2.2). Nobody knows the order of a face-down deck: so a deck is what it holds, and which card comes is thrown when it is drawn. Discards are
 * shuffled when a deck runs out (TA-6.4, 8.1, 10.1); space tiles have none.
 */
import { note, reveal, type Seat, draw } from '@loggia/core'
import type { Box } from './box.ts'
import type { TapestryTable } from './table.ts'
import { NONE, TAPESTRY, TERRITORY } from './terms.ts'
import { N } from './words.ts'

/** All tapestry cards of the match, by kind (TA-15.1). */
export function tapestriesInPlay(t: TapestryTable, box: Box): number[] {
  const deck: number[] = []
  for (let card = 0; card < box.tapestries.length; card++) {
    const { copies, soloCopies, starred } = box.tapestries[card]
    for (let left = t.solo && !(t.starred && starred) ? soloCopies : copies; left > 0; left--) deck.push(card)
  }
  return deck
}

/** TA-10.1: a card that nobody may see, NONE if none is left. Discarded tapestry cards make a new deck. */
export function takeTapestry(t: TapestryTable): number {
  if (!t.tapestryDeck.length && t.tapestryDiscards.length) {
    t.tapestryDeck = t.tapestryDiscards
    t.tapestryDiscards = []
    note(N.reshuffled(TAPESTRY))
  }
  return draw(t.rng, t.tapestryDeck)
}
export const tapestriesLeft = (t: TapestryTable): number => t.tapestryDeck.length + t.tapestryDiscards.length

/** One card for this seat's hand; the caller handles what it triggers. NONE if none is left. */
export function drawTapestry(t: TapestryTable, seat: Seat): number {
  const card = takeTapestry(t)
  if (card === NONE) return NONE
  t.players[seat].hand.push(card)
  reveal(t, N['drew-tapestry'](seat, card), 1 << seat, N['drew-tapestry'](seat, NONE))
  return card
}

/** TA-6.4: a territory tile, NONE if none is left. */
export function takeTerritory(t: TapestryTable): number {
  if (!t.territoryDeck.length && t.territoryDiscards.length) {
    t.territoryDeck = t.territoryDiscards
    t.territoryDiscards = []
    note(N.reshuffled(TERRITORY))
  }
  return draw(t.rng, t.territoryDeck)
}
export const territoriesLeft = (t: TapestryTable): number => t.territoryDeck.length + t.territoryDiscards.length

/** One tile for the supply of this seat. */
export function drawTerritory(t: TapestryTable, seat: Seat): number {
  const tile = takeTerritory(t)
  if (tile === NONE) return NONE
  t.players[seat].tiles.push(tile)
  reveal(t, N.drew(seat, tile))
  return tile
}

export function drawSpace(t: TapestryTable, seat: Seat): number {
  const tile = draw(t.rng, t.spaceDeck)
  if (tile === NONE) return NONE
  t.players[seat].space.push(tile)
  reveal(t, N['drew-space'](seat, tile))
  return tile
}

/** TA-8.1, 8.8: a tech card from the top, NONE if none is left. */
export function takeTech(t: TapestryTable): number {
  if (!t.techDeck.length && t.techDiscards.length) {
    t.techDeck = t.techDiscards
    t.techDiscards = []
    note(N['tech-reshuffled']())
  }
  return draw(t.rng, t.techDeck)
}
export const techLeft = (t: TapestryTable): number => t.techDeck.length + t.techDiscards.length

/** Fills the gaps of the face-up row (TA-8.8). */
export function dealTech(t: TapestryTable): void {
  for (let k = 0; k < t.techRow.length; k++) {
    if (t.techRow[k] !== NONE) continue
    const card = takeTech(t)
    if (card === NONE) return
    t.techRow[k] = card
    reveal(t, N.revealed(card))
  }
}

/** TA-11.1: civilizations that nobody has; those discarded come back when there is no other. They lie nowhere: the deck is what is on no mat. */
export function takeCivilization(t: TapestryTable, box: Box): number {
  const deck = civilizationDeck(t, box)
  if (!deck.length) {
    if (!t.civilizationDiscards.length) return NONE
    return draw(t.rng, t.civilizationDiscards)
  }
  return draw(t.rng, deck)
}
export function civilizationDeck(t: TapestryTable, box: Box): number[] {
  const deck: number[] = []
  for (let c = 0; c < box.civilizations.length; c++) {
    if (t.solo && !box.civilizations[c].solo) continue // TA-15.1: only tapestry cards are starred (K6)
    if (t.civilizationDiscards.includes(c) || t.players.some(p => p.civilizations.includes(c))) continue
    deck.push(c)
  }
  return deck
}
