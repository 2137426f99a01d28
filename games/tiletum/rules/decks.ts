/**
 * Decks and offers (TI-2.5, 6.10, 6.11). Everybody knows what a face-down deck holds, and nobody its order. So a deck
 * is the set of its tiles, and which tile comes is thrown when it is drawn (TI-2.12, 14.4).
 */
import { note, reveal, draw } from '@loggia/core'
import type { TiletumTable } from './table.ts'
import { NONE } from './terms.ts'
import { N } from './words.ts'

/** Fills the gaps of the character offer from the left; discards make a new deck when it runs out (TI-6.3, 6.11). */
export function dealCharacters(t: TiletumTable): void {
  for (let k = 0; k < t.characterOffer.length; k++) {
    if (t.characterOffer[k] >= 0) continue
    if (!t.characterDeck.length) {
      if (!t.discards.length) return
      t.characterDeck = t.discards
      t.discards = []
      note(N['characters-shuffled']())
    }
    const tile = draw(t.rng, t.characterDeck)
    t.characterOffer[k] = tile
    reveal(t, N['new-character'](tile))
  }
}

/** TI-6.4, 6.10: what is left slides right, the first new one lies in the rightmost gap; an empty deck leaves the leftmost gaps. */
export function slideContracts(t: TiletumTable): void {
  const offer = t.contractOffer
  if (!offer.includes(NONE)) return
  note(N.slid())
  let to = offer.length - 1
  for (let k = to; k >= 0; k--) if (offer[k] >= 0) offer[to--] = offer[k]
  for (; to >= 0; to--) {
    offer[to] = draw(t.rng, t.contractDeck)
    if (offer[to] >= 0) reveal(t, N['new-contract'](offer[to]))
  }
}

/** A bonus tile of the deck; were it empty, used ones would be shuffled (D-7). */
export function drawBonus(t: TiletumTable): number {
  if (!t.bonusDeck.length && t.used.length) {
    t.bonusDeck = t.used
    t.used = []
    note(N['bonus-shuffled']())
  }
  return draw(t.rng, t.bonusDeck)
}
