/** TA-14.1: the one secret of the solo game are the Automa's tapestry cards, which the human does not know either. */
import { HIDDEN } from '@loggia/core'
import type { Solo } from '../table.ts'

export const copySolo = (s: Solo): Solo => ({
  decision: s.decision.slice(),
  discards: s.discards.slice(),
  progress: s.progress.slice(),
  shown: s.shown,
  pair: s.pair.slice(),
  favourites: s.favourites.slice(),
  civilizations: s.civilizations.slice(),
  cards: s.cards.slice(),
})
export const viewSolo = (s: Solo): Solo => ({ ...copySolo(s), cards: s.cards.map(() => HIDDEN) })
