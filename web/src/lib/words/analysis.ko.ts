/** What is said of decisions that are judged after a match, and of luck, in Korean: the same keys as in English, each with the same fields. */
import type { Translation } from '@loggia/core'
import type { analysis as en } from './analysis.en.ts'

export const analysis = {
  moments: '아쉬운 세 순간',
  about_mine: '어떤 선택이 가장 아쉬웠을까요? 이 브라우저가 선택마다 그 뒤를 여러 번 상상해 보고 견줍니다. 밖으로 보내는 것은 없습니다.',
  about_other:
    '{name} 님의 어떤 선택이 가장 아쉬웠을까요? 이 브라우저가 선택마다 그 뒤를 여러 번 상상해 보고 견줍니다. 밖으로 보내는 것은 없습니다.',
  begin: '찾아보기',
  pause: '잠시 멈추기',
  go_on: '계속하기',
  first: '선택 {count}개 중 {done}개',
  more: '자세히 보는 중: {count}개 중 {done}개',
  left: '약 {count}초 남음',
  imagined: '상상한 게임 {count}판',
  failed: '판정하지 못했습니다: {why}',
  again: '다시 해 보기',
  none: '뚜렷이 아쉬운 선택이 없습니다. 훌륭한 게임이었어요.',
  instead: '더 나은 선택: {move}',
  points: '{points}점 ± {error}',
  chance: '이길 확률 {to} % 대신 {from} %',
  unclear: '뚜렷하지 않음',
  all: '모든 선택',
  chances: '이길 확률',
  chances_text: '선택할 때마다의 이길 확률. {from} %에서 {to} %까지.',
  decision: '{round}: {move}, 이길 확률 {chance} %',
  played: '실제 선택: {move}',
  better: '더 나은 선택: {move}',
  sources: '달라졌을 점수: {sources}',
  earlier: '이전',
  later: '다음',
  play_on: '여기서부터 플레이하기',
  name: '{name}, {at}번째 행동부터',
  luck: '운과 선택',
  luck_about: '{name} 님의 점수가 어디서 왔는지입니다. 나눈 몫을 더하면 점수와 꼭 같습니다.',
  luck_reads: '행동 {count}개 읽음',
  base: '보통 한 판',
  own: '자신의 선택',
  others: '다른 사람의 선택',
  chance_part: '운',
  deal: '그중 처음 배치',
  total: '점수',
  luck_hash: '고정된 함수 하나가 국면의 값을 매깁니다: {hash}. 플레이어가 미리 알 수 없던 것은 운으로 칩니다.',
} as const

analysis satisfies Translation<typeof analysis, typeof en>
