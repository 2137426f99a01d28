/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = { section: 'The section chosen most often', port: 'The first port' }
