/** 등불의 우리말. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import type { N, R, Steps, V } from '../rules/index.ts'

export const ko: Dictionary<typeof V, typeof N, typeof R, Steps> = {
  title: about.title.ko,
  intro: '불빛이 하나씩 다가옵니다. 받거나 흘려보내세요. 다만 다섯 개까지만 들 수 있습니다.',
  names: { source: { light: '불빛' }, file: { components: '불빛' } },
  moves: { take: '받는다', leave: '흘려보낸다', first: '{0}부터' },
  notes: {
    lit: '{0}짜리 불빛이 켜졌습니다.',
    took: '{0|이/가} {1}짜리 불빛을 받았습니다.',
    left: '{0|이/가} {1}짜리 불빛을 흘려보냈습니다.',
  },
  reasons: {
    'hands-full': '{0|은/는} 이미 불빛을 다섯 개 들고 있습니다.',
    'no-such-move': '그런 선택지는 없습니다.',
    'not-now': '지금은 할 수 없는 일입니다.',
    'not-your-turn': '지금은 내 차례가 아닙니다.',
    'same-as-another': '다른 선택과 결과가 같습니다.',
  },
  questions: { choose: '불빛을 받을까요?' },
  rules: {
    'LAN-2.1': '차례가 되면 다음 불빛이 켜집니다.',
    'LAN-2.2': '받거나, 아주 흘려보냅니다.',
    'LAN-2.3': '불빛은 다섯 개까지만 들 수 있습니다.',
  },
  texts: {
    credits: '등불: 아직 아무도 디자인하지 않았습니다.',
    deck: '{n}개 남음',
    light: '{n}짜리 불빛',
    lights: '든 불빛',
    'place-ground': '불빛',
    'place-lights': '든 불빛',
    points: '밝기',
    'verb-take': '받기 …',
    'verb-leave': '흘려보내기 …',
    'verb-first': '먼저 …',
  },
}
