/** TA-14.1: what of the solo game nobody knows: the Automa's tapestry cards, and which progress card the decision deck began with. */
import { OMNISCIENT, SPECTATOR, viewPile } from '@loggia/core'
import type { Box } from '../box.ts'
import type { Solo } from '../table.ts'

const viewAs = (s: Solo, viewer: number): Solo => ({
  decision: viewPile(s.decision, viewer, true),
  discards: s.discards.slice(),
  progress: viewPile(s.progress, viewer, true),
  pair: s.pair.slice(),
  favourites: s.favourites.slice(),
  civilizations: s.civilizations.slice(),
  cards: viewer === OMNISCIENT ? s.cards.slice() : s.cards.map(() => -1),
})
export const copySolo = (s: Solo): Solo => viewAs(s, OMNISCIENT)
export const viewSolo = (s: Solo): Solo => viewAs(s, SPECTATOR)

/** Puts something possible into the holes of both decks. */
export function determinizeSolo(_s: Solo, _rng: number[], _box: Box): void {}
