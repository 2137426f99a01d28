/** What is said when a shuffle is verified: read with that alone. */
import { messages } from '@loggia/core'
import { language } from '../words/index.ts'

const en = {
  promised: 'Promised before anything was dealt',
  secret: 'The secret of the hall',
  gave: '{name} gave',
  nothing: 'nothing',
  yours: 'As this browser sent it.',
  seed: 'The seed, made of all of it',
  generator: 'What it draws by',
  ok_promise: 'The hall kept its promise.',
  wrong_promise: 'This is not what the hall promised:',
  ok_seed: 'The seed is made of all parts.',
  wrong_seed: 'The parts make another seed:',
  ok_box: 'The components are those that the match names.',
  wrong_box: 'These are other components:',
  ok_rows: 'Every move is legal on the table that the seed deals.',
  wrong_rows: 'The moves do not fit:',
  ok_result: 'The points follow from the moves.',
  wrong_result: 'The moves come to other points:',
} as const
const ko = {
  promised: '나누기 전에 공개한 약속',
  secret: '서버의 비밀값',
  gave: '{name} 님의 값',
  nothing: '없음',
  yours: '이 브라우저가 보낸 값 그대로입니다.',
  seed: '모두 합쳐 만든 시드',
  generator: '난수 생성 방식',
  ok_promise: '서버가 약속한 비밀값이 맞습니다.',
  wrong_promise: '서버가 약속한 값이 아닙니다:',
  ok_seed: '시드가 모두의 값에서 나왔습니다.',
  wrong_seed: '모두의 값에서는 다른 시드가 나옵니다:',
  ok_box: '기록에 적힌 구성물이 맞습니다.',
  wrong_box: '구성물이 다릅니다:',
  ok_rows: '시드로 차린 게임에서 모든 행동이 규칙에 맞습니다.',
  wrong_rows: '규칙에 맞지 않는 행동이 있습니다:',
  ok_result: '점수가 기록과 같습니다.',
  wrong_result: '다시 진행해 보면 점수가 다릅니다:',
} as const satisfies Record<keyof typeof en, string>

export const told = messages(language === 'ko' ? (ko as unknown as typeof en) : en)
