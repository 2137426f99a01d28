/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = {
  faction: 'Peoples',
  card: 'The first bonus card',
  favor: 'The first favor tile',
}
