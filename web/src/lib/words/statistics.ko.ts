/** What the page says in Korean that tells how matches of a game go. */
import type { Translation } from '@loggia/core'
import type { statistics as en } from './statistics.en.ts'

export const statistics = {
  title: '게임 통계',
  lead: '게임이 몇 점으로 끝나는지 차례와 고른 것에 따라 셌습니다. 막대는 95% 신뢰 구간으로, 참된 평균은 거의 늘 그 안에 있습니다. 막대가 겹치면 차이가 없을 수도 있습니다.',
  seats: '인원수',
  n_seats: '{n}인',
  bots: '봇끼리 한 게임',
  bots_line: '모든 자리에 {level} 봇이 앉은 게임 {matches}판입니다. 봇은 제법 잘하지만 사람처럼 하지는 않습니다. 봇에게 쉬운 것이 여기서는 좋아 보입니다.',
  made: '{command} 명령으로 커밋 {commit}에서 셌습니다.',
  people: '사람끼리 한 게임',
  people_line: '이 홀에서 사람끼리 끝까지 한 공개 게임 {matches}판입니다. 합계만 남기고, 누가 했는지는 남기지 않습니다.',
  people_few: '이 인원으로 사람끼리 끝낸 공개 게임이 {least}판이 되면 보여 드립니다.',
  turn: '차례',
  to_play: '{n}번째 차례',
  what: '무엇',
  points: '점수',
  wins: '승률',
  of_seats: '{n}자리',
  equal: '점선은 승리를 똑같이 나눈 비율입니다.',
  by_turn: '차례별',
  few: '{n}번이 되지 않는 것은 뺐습니다.',
} as const

statistics satisfies Translation<typeof statistics, typeof en>
