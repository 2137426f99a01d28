/** What each profession wishes for and what its work is worth. All are alike but for their wishes. */
import type { CardText, CardWords } from '@loggia/core'
import { cards, type ProfessionCard } from './cards.ts'

const wants = 'Wishes for: {building@building}, {landscape@landscape}, {freedom@freedom}.'
const earns =
  'All three: {all} of work value, {forBuilding} + {forLandscape} + {forFreedom}. Jesters and cards come on top.'
const shared: CardText = { wants, begins: '{building@building}: also wished for by {others@card}.', earns }
const alone: CardText = {
  wants,
  begins: '{building@building}: nobody else wishes for it, so it serves one work.',
  earns,
}

export const words: CardWords<ProfessionCard> = {
  title: 'Professions',
  cards: Object.fromEntries(
    Object.entries(cards.marks).map(([id, mark]) => [id, mark === 'later' ? alone : shared]),
  ) as Record<ProfessionCard, CardText>,
}
