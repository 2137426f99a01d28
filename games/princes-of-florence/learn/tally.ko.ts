/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = { profession: '작품을 완성한 전문가', object: '경매에서 처음 낙찰받은 것' }
