/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = {
  faction: '종족',
  card: '처음 가져온 보너스 카드',
  favor: '처음 받은 은총 타일',
}
