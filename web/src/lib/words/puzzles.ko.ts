/** What is said of puzzles, in Korean: the same keys as in English, each with the same fields. */
import type { Translation } from '@loggia/core'
import type { puzzles as en } from './puzzles.en.ts'

export const puzzles = {
  puzzles: '퍼즐',
  puzzles_line: '강한 봇들의 게임에서 가져온 선택이 하나씩 나옵니다. 다른 것보다 뚜렷이 나은 답이 있습니다.',
  title: '퍼즐 {n}개 중 {k}번',
  bot: '봇 {k}',
  ask: '나라면 무엇을 할까요?',
  is_best: '맞았습니다. 이보다 나은 답은 없습니다.',
  is_near: '이것도 맞습니다. 가장 나은 답과 뚜렷한 차이가 없습니다.',
  is_wrong: '더 나은 답이 있습니다.',
  told: '이것이 가장 나은 답이었습니다.',
  lost: '가장 나은 답보다 {points}점 ± {error} 적습니다',
  again: '다시 해 보기',
  tell: '답 보기',
  next: '다음 퍼즐',
  all: '모든 퍼즐',
  share: '첫 시도에 {percent} %가 맞힘',
  solved: '{n}개 중 {count}개를 첫 시도에 맞힘',
  go: '하나 풀어 보기',
  state_first: '첫 시도에 맞힘',
  state_later: '맞힘',
  state_missed: '아직 못 맞힘',
  state_new: '새 퍼즐',
  gone: '그런 퍼즐은 없습니다',
  gone_line: '더 새로운 퍼즐로 바뀌었을 수 있습니다.',
} as const

puzzles satisfies Translation<typeof puzzles, typeof en>
