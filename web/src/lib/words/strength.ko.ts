/** What the page says in Korean that tells how strong the bots are. */
import type { Translation } from '@loggia/core'
import type { strength as en } from './strength.en.ts'

export const strength = {
  title: '봇은 얼마나 강할까요',
  lead: '약한 쪽부터 여섯 단계입니다. 어느 단계든 바로 아래 단계와 백 번 겨루면 60번에서 90번을 이기도록 맞춥니다. 이겨 볼 만하면서도 한 단계 차이는 느껴집니다.',
  kinds:
    '첫 판, 입문, 초보는 앞을 내다보지 않습니다. 나머지는 결정할 때마다 그 뒤를 정해진 횟수만큼 머릿속으로 진행해 봅니다. 어느 봇도 자기 자리에서 볼 수 없는 것은 보지 못합니다.',
  level: '단계',
  won: '바로 아래 단계를 이긴 비율',
  points: '점수',
  seats: '{n}인',
  undecided: '아직 확실하지 않음',
  below: '차이가 너무 작음',
  above: '차이가 너무 큼',
  at_once: '바로',
  seconds: '{n}초',
  thoughts: '{n}번 진행해 봄',
  people_league: '사람: 기록된 리그 게임에서 플레이어마다 {points}점.',
  people_winners: '사람: 우승자가 {points}점을 냈다고 합니다.',
  people_first: '사람: 처음 하는 게임에서 {points}점쯤 낸다고 합니다.',
  people_unknown: '사람이 몇 점을 내는지는 알려진 것이 없습니다.',
  notes:
    '비율 아래는 95% 신뢰 구간입니다. 4인에서는 두 명씩 편을 나누어 1등의 비율을 셉니다. 점수는 같은 게임에서 바로 아래 단계를 상대로 낸 평균이고, 첫 판의 점수는 입문을 상대로 낸 것입니다.',
  times:
    '시간은 저희가 코어 하나로 잰 것으로, 결정 백 번 가운데 95번은 이보다 빠릅니다. 브라우저에서나 붐비는 서버에서는 몇 배 걸릴 수 있습니다.',
  not_measured: '재지 않음',
} as const

strength satisfies Translation<typeof strength, typeof en>
