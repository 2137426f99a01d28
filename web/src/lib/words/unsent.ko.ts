/** What is said of answers that have not reached the hall, in Korean: the same keys as in English, each with the same fields. */
import type { Translation } from '@loggia/core'
import type { unsent as en } from './unsent.en.ts'

export const unsent = {
  sending: '행동 {count}개를 보내는 중입니다 …',
  refused: '두지 못한 행동: {moves}',
  row_waiting: '아직 보내지 못한 행동 {count}개',
  row_refused: '받아들여지지 않은 행동 {count}개',
  leave: '아직 보내지 못한 행동이 {count}개 있습니다. 로그아웃하면 이 기기에서 지워집니다.',
} as const

unsent satisfies Translation<typeof unsent, typeof en>
