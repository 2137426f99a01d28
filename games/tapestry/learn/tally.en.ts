/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = { civilization: 'Civilizations', card: 'Tapestry cards that were played' }
