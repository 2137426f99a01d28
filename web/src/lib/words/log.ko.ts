/**
 * What the log of a table says besides its rows, in Korean. The same keys as in English, each with the same fields;
 * otherwise the last line is a type error.
 */
import type { Translation } from '@loggia/core'
import type { log as en } from './log.en.ts'

export const log = {
  log_setup: '준비',
  log_since: '지난 내 차례부터',
  log_show: '게임판에서 보기',
  log_filter: '기록에서 볼 것',
  log_round: '구간',
  log_rounds: '전체',
  log_empty: '그런 차례가 없습니다.',
  log_after: '이후 {n}점',
  log_forced: '(하나뿐인 선택)',
  log_when: '시각',
  log_played: '둔 때: {at}',
  log_took: '{time} 걸림',
  log_now: '방금',
  mark_doubtful: '아쉬운 선택',
  mark_mistake: '실수',
  mark_blunder: '큰 실수',
} as const

log satisfies Translation<typeof log, typeof en>
