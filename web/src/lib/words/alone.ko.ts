/** What is said of tables on this device, in Korean: the same keys as in English, each with the same fields. */
import type { Translation } from '@loggia/core'
import type { alone as en } from './alone.en.ts'

export const alone = {
  title: '이 기기에서',
  line: '여럿이 한 화면을 돌려 가며 하거나 봇과 합니다. 계정도 인터넷도 필요 없고, 게임은 이 브라우저에만 남습니다.',
  where: '하는 곳',
  hall: '홀에서',
  player: '플레이어 {n}',
  full: '기기에 저장 공간이 없어 지금 하는 내용은 저장되지 않습니다. 공간을 비운 뒤 이어서 하세요.',
  unkept: '이 브라우저에 저장할 수 없습니다. 이 페이지를 닫으면 게임도 사라집니다.',
  gone: '이 기기에 없는 게임입니다',
  gone_line: '이 기기에서 하는 게임은 처음 만든 브라우저에만 있고, 거기서 지우면 사라집니다.',
  remove: '지우기',
  sure: '정말 지우기',
  unreadable: '이 파일에는 여기서 할 수 있는 게임이 없습니다.',
} as const

alone satisfies Translation<typeof alone, typeof en>
