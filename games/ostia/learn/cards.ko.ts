/** What each section of a harbour is for, what it produces and where its action leads, in Korean. */
import type { CardWords } from '@loggia/core'
import type { SectionCard } from './cards.ts'

export const words: CardWords<SectionCard> = {
  title: '구획',
  cards: {
    permit: {
      wants: '항해합니다. 건축할 항구, 길 위의 타일, 목적지로 갑니다.',
      begins: '허가증을 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '이동: 첫 걸음은 무료, 3걸음에 허가증 {three}개, 6걸음에 {six}개. 모아서 멀리 가세요.',
    },
    wood: {
      wants: '배를 늘립니다. 다음 턴부터 생산이 늘어납니다.',
      begins: '목재를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '조선: 조선 트랙에서 비운 칸마다 배 아이콘입니다. 폰타를 만들면 코르비타 한 척이 바다로 나갑니다.',
    },
    barley: {
      wants: '암포라와 바로 받는 자원.',
      begins: '보리를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '주문: 낼 수 있는 만큼 여러 장 합니다. 귀족과 귀부인은 동물과 함께 세트가 됩니다.',
    },
    stone: {
      wants: '항구에 디스크를 놓아 아이콘과 보상, 더 나은 항만을 얻습니다.',
      begins: '석재를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns: '건축: 내 배가 지나간 항구에 합니다. 가져온 건물은 구획을 계속 좋게 만듭니다.',
    },
    gold: {
      wants: '그 밖의 모든 것을 금화로 해결합니다.',
      begins: '금화를 생산합니다. 코르비타 {corbita}, 폰타 {ponta}.',
      earns:
        '교역: 교역 효과가 있는 타일의 내 디스크는 저마다 가게입니다. 언제든 금화 {freeCost}개로 자원 1개를 삽니다.',
    },
    supervise: {
      wants: '한 턴에 두 번 행동합니다.',
      begins: '생산이 없습니다. 배를 많이 두지 마세요.',
      earns: '감독: 액션 하나를 하고, 여기 배를 모두 허가증 구획부터 한 척씩 놓은 뒤 또 액션을 합니다.',
    },
  },
}
