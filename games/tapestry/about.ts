/** Tapestry, which is to come. */
import type { Announcement } from '@loggia/core'

export const about: Announcement = {
  id: 'tapestry',
  title: { en: 'Tapestry', ko: '태피스트리' },
  line: { en: 'Weave one civilisation, from fire to the stars.', ko: '불에서 별까지, 하나의 문명을 짜 나갑니다.' },
}
