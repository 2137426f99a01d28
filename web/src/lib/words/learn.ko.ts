import type { Translation } from '@loggia/core'
import type { learn as en } from './learn.en.ts'

/** What teaches a game, in Korean: the same keys as in English, each with the same fields. */
export const learn = {
  about: '게임 소개',
  about_players: '인원',
  about_time: '시간',
  about_minutes: '{n}명 {minutes}분',
  about_weight: '무게',
  about_weight_of: '5 가운데 {n}',
  about_luck: '운',
  about_hidden: '숨긴 정보',
  about_turn: '한 턴, 그림 셋',
  about_points: '점수는 어디서 나나',
  about_points_by: '봇 {n}판의 평균',
  about_special: '무엇이 특별한가',
  about_components: '구성물의 출처',
  about_bots: '봇과 한 판',
  about_table: '방 만들기',
  rules: '규칙',
  rules_of: '{game} 규칙',
  rules_chapters: '장',
  rules_find: '규칙에서 찾기',
  rules_found: '찾은 곳',
  rules_none: '찾은 것이 없습니다',
  rules_minutes: '{n}분',
  rules_previous: '앞 장: {title}',
  rules_next: '다음 장: {title}',
  rules_statutes: '규칙 하나하나',
  rules_statutes_line: '거절과 도움말에 나오는 번호로, 규칙을 한 문장씩 적었습니다.',
  learn_by_playing: '플레이하며 배우기',
  tips_got: '알겠습니다',
  tips_off: '도움말 그만 보기',
  picture_you: '나',
  picture_other: '이웃',
} as const

learn satisfies Translation<typeof learn, typeof en>
