/** What bots are called: the masks of the commedia dell'arte, one for each seat. */
import type { Language } from '@loggia/core'

const MASKS = {
  en: ['Arlecchino', 'Colombina', 'Pantalone', 'Brighella', 'Pulcinella', 'Rosaura', 'Truffaldino', 'Smeraldina'],
  ko: ['아를레키노', '콜롬비나', '판탈로네', '브리겔라', '풀치넬라', '로사우라', '트루팔디노', '스메랄디나'],
} as const satisfies Record<Language, readonly string[]>

export const botName = (seat: number, lang: Language): string => MASKS[lang][seat % MASKS[lang].length]!
