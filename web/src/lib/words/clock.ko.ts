/** What is said of clocks and of time off, in Korean: the same keys as in English, each with the same fields, or the last line is a type error. */
import type { Translation } from '@loggia/core'
import type { clock as en } from './clock.en.ts'

export const clock = {
  title: '시계',
  none: '시간제한 없음',
  own: '직접 정하기',
  preset_quick: '빠르게',
  preset_usual: '보통',
  preset_slow: '느긋하게',
  bank_minutes: '처음(분)',
  bank_days: '처음(일)',
  more_seconds: '결정마다(초)',
  more_hours: '결정마다(시간)',
  cap_days: '최대(일)',
  line_none: '시간을 재지 않습니다.',
  line_live:
    '결정 하나에 {time|이/가} 더해집니다. 다 쓴 뒤에도 10초는 봐줍니다. 미리 정한 답과 하나뿐인 수는 시간을 쓰지 않습니다.',
  line_mail:
    '결정 하나에 {time|이/가} 더해집니다. 잠자는 8시간과 휴가에는 시계가 멈추고, 미리 정한 답과 하나뿐인 수는 시간을 쓰지 않습니다.',
  left: '남은 시간 {time}',
  until: '{at}까지',
  grace: '여유 {n}초',
  over: '시간이 다 됨',
  low: '얼마 안 남음',
  stood: '이때 {time}',
  stands_sleep: '{at}까지 자는 시간',
  stands_vacation: '{at}까지 휴가',
  stands_pause: '모두 멈추기로 함',
  paused: '멈춤',
  stands_outage: '홀이 잠시 멈췄음',
  tell_low: '내 시간이 얼마 안 남았습니다. {time} 남았습니다.',
  tell_over: '{name} 님의 시간이 다 되었습니다.',
  off: '시계가 멈추는 시간',
  off_line: '턴제 방에서는 이때 내 시간이 가지 않습니다.',
  sleep_title: '잠자는 시간',
  sleep_line: '내가 있는 곳의 시각으로 여덟 시간: {from}부터 {to}까지, {zone}.',
  sleep_none: '아직 정하지 않았습니다.',
  sleep_counts: '{at}부터 적용됩니다.',
  sleep_from: '시작',
  sleep_zone: '시간대',
  sleep_save: '저장',
  sleep_drop: '쓰지 않기',
  sleep_saved: '저장됨. 24시간 뒤부터 적용됩니다.',
  vacation_title: '휴가',
  vacation_left: '{count}일 남음',
  vacation_line: '{at}까지 휴가입니다.',
  vacation_days: '오늘부터 며칠',
  vacation_begin: '시작하기',
  vacation_end: '끝내기',
} as const

clock satisfies Translation<typeof clock, typeof en>
