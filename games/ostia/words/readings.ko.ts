import type { Readings } from '@loggia/core'

/** Where the rulebook leaves room: how this game reads it, by the number of the rule. */
export const readings: Readings = {
  'OST-6.1': '비용을 낸 걸음 수는 모두 써야 합니다.',
  'OST-6.3': '여러 배의 걸음은 번갈아 써도 됩니다.',
  'OST-6.6c': '운송 항구의 물품은 액션이 끝날 때 그곳에 새로 멈춰 있는 배마다 받습니다. 중간에 들른 것은 세지 않습니다.',
  'OST-7.4': '‘액션마다 1개 적게’는 그 액션의 첫 비용만 줄여 줍니다.',
  'OST-8.4': '주문 카드로 얻는 물품으로 그 카드의 추가 비용을 낼 수 없고, 추가 비용은 할인되지 않습니다.',
  'OST-9.2': '팔미라에 도착했다면 다마스쿠스에도 도착한 것으로 봅니다.',
  'OST-16.8': '두 트랙의 첫 줄 아이콘도 점수로 셉니다.',
}
