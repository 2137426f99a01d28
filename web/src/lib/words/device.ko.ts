/** What is said of this device, in Korean: the same keys as in English, each with the same fields. */
import type { Translation } from '@loggia/core'
import type { device as en } from './device.en.ts'

export const device = {
  offline: '인터넷에 연결되어 있지 않습니다. 이 기기에서 마지막으로 본 내 판들입니다({ago}). 읽을 수 있고, 행동은 나중에 보냅니다.',
  newer: 'Loggia 새 버전이 나왔습니다.',
  newer_do: '새로 열기',
  since: '자리를 비운 사이',
  since_again: '다시 보기',
  since_close: '닫기',
  since_show: '보드에서 보기',
  call: '내 차례가 되면 이 기기로 알려 드릴까요?',
  call_yes: '네',
  call_no: '아니요',
  call_done: '이제 이 기기로 알려 드립니다. 자세한 것은 설정에서 바꿀 수 있습니다.',
  call_denied: '이 브라우저가 알림을 막고 있습니다. 주소창 옆에서 알림을 허용한 뒤 다시 눌러 주세요.',
  call_home:
    '이 휴대폰에서는 홈 화면에 추가한 앱만 알림을 보냅니다. 공유를 누르고 ‘홈 화면에 추가’를 고른 뒤 거기서 열어 주세요.',
  call_failed: '알림을 켜지 못했습니다: {why}',
} as const

device satisfies Translation<typeof device, typeof en>
