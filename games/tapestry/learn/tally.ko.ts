/** What the kinds are called that are counted. */
import type { TallyWords } from '@loggia/core'
import type { Counted } from './tally.ts'

export const words: TallyWords<Counted> = { civilization: '문명', card: '내려놓은 태피스트리 카드' }
