/** What is known of Lanterns before any of it is loaded. */
import type { About } from '@loggia/core'

export const about: About = {
  id: 'lanterns',
  seats: { min: 2, max: 4 },
  title: { en: 'Lanterns', ko: '등불' },
  line: { en: 'Take the light that comes, or let it pass.', ko: '다가온 불빛을 받을지 흘려보낼지 고릅니다.' },
}
