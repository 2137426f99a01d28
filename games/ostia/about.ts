/** What is known of Ostia before any of it is loaded. */
import type { About } from '@loggia/core'

export const about: About = {
  id: 'ostia',
  seats: { min: 2, max: 4 },
  hasPuzzles: true,
  // OST-D20: the limit of rounds.
  turns: 60,
  title: { en: 'Ostia', ko: '오스티아' },
  line: {
    en: 'Drop your ships round the harbour and open the seas of Rome.',
    ko: '항구의 배를 한 척씩 놓아 가며, 로마의 바다로 나아갑니다.',
  },
}
