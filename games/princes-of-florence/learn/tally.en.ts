/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = {
  profession: 'Professions that completed a work',
  object: 'The first object won at auction',
}
