/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = { section: '가장 자주 고른 구획', port: '처음 자리 잡은 항구' }
