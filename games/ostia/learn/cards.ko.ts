/** What each section of a harbour is for, what it produces and where its action leads, in Korean. */
import type { CardWords } from '@loggia/core'
import type { SectionCard } from './cards.ts'

export const words: CardWords<SectionCard> = {
  title: '구획',
  cards: {
    permit: {
      wants: '항해: 건축할 항구를 열고, 발견 타일을 가져오고, 종착지까지 갑니다.',
      begins: '허가증을 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '이동: 첫 걸음은 무료, 3걸음에 허가증 {three}개, 6걸음에 {six}개. 모아서 멀리 가세요.',
    },
    wood: {
      wants: '배를 늘립니다. 다음 차례부터 생산이 늘어납니다.',
      begins: '목재를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '조선: 조선 트랙에서 비운 칸마다 배 아이콘입니다. 폰타를 만들면 코르비타 한 척이 바다로 나갑니다.',
    },
    barley: {
      wants: '암포라와 바로 받는 자원.',
      begins: '보리를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '주문: 보리가 되는 만큼 여러 장 가져옵니다. 귀족과 귀부인은 동물과 함께 세트가 됩니다.',
    },
    stone: {
      wants: '교역 항구에 디스크를 놓아 아이콘과 보상을 얻고, 내 항구를 더 좋게 만듭니다.',
      begins: '석재를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '건축: 내 배가 닿거나 지나간 항구에 합니다. 가져온 건물 토큰은 게임 끝까지 도움이 됩니다.',
    },
    gold: {
      wants: '모자란 것을 금화로 삽니다.',
      begins: '금화를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns:
        '교역: 교역 효과가 있는 타일의 내 디스크는 저마다 가게입니다. 언제든 금화 {freeCost}개로 자원 1개를 삽니다.',
    },
    supervise: {
      wants: '한 차례에 액션을 두 번 합니다.',
      begins: '생산이 없습니다. 여기 있는 배의 수가 둘째 액션을 정합니다. 1 이동 … 5 교역.',
      earns: '감독: 액션 하나를 하고, 여기 배를 모두 허가증 구획부터 한 척씩 놓은 뒤 또 액션을 합니다.',
    },
  },
}
