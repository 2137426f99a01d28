/** What each kind of helper is for, when it is used and what it earns, in Korean. */
import type { CardWords } from '@loggia/core'
import type { HelperCard } from './cards.ts'

export const words: CardWords<HelperCard> = {
  title: '조력자',
  cards: {
    'joker': {
      name: '아무 액션',
      wants: '어떤 액션이든 1 AP가 모자랄 때 씁니다.',
      begins: '사용: 내 턴 언제든, 원하는 액션을 {n} AP로 합니다.',
      earns: '축제 도시로 한 칸, 마지막 기둥, 인물 하나. 그때를 위해 아껴 두세요.',
    },
    'merchant': {
      name: '상인 액션',
      wants: '주사위 없이 축제에 가거나 교역소를 놓습니다.',
      begins: '사용: 내 턴 언제든, 상인 액션을 따로 {n} AP로 합니다.',
      earns: '교역소는 마지막에 기둥 수와 곱하고, 축제는 그 도시에 있어야 합니다.',
    },
    'character': {
      name: '인물 액션',
      wants: '주사위 없이 인물을 들입니다.',
      begins: '사용: 내 턴 언제든, 인물 액션을 따로 {n} AP로 합니다.',
      earns: '한 액션에 인물을 가져와 바로 놓으세요. 아래층이 쌉니다.',
    },
    'contract': {
      name: '계약 액션',
      wants: '계약을 가져오거나 모자란 자원을 맞춥니다.',
      begins: '사용: 내 턴 언제든, 계약 액션을 따로 {n} AP로 합니다.',
      earns: '첫 교환에는 자원 하나가 덤입니다. 계약을 달성하기 직전이 좋습니다.',
    },
    'architect': {
      name: '건축가 액션',
      wants: '주사위 없이 대성당에 가거나 기둥을 놓습니다.',
      begins: '사용: 내 턴 언제든, 건축가 액션을 따로 {n} AP로 합니다.',
      earns: '기둥이 있으면 돌을 내고 대성당에 참여합니다. 먼저일수록 점수가 큽니다.',
    },
    'king': {
      name: '왕 액션',
      wants: '왕 트랙에서 중요한 때에 앞서 나갑니다.',
      begins: '사용: 내 턴 언제든, 오른쪽으로 {n}칸 갑니다.',
      earns: '라운드 마지막에 쓰는 것이 좋습니다. 턴 순서, 트랙 점수, 왕 타일이 걸려 있습니다.',
    },
    'add-ap': {
      name: '액션 강화',
      wants: '약한 주사위로 강한 액션을 합니다.',
      begins: '사용: 주사위 액션에 {n} AP를 더합니다.',
      earns: '자원이 많은 주사위를 가져오고 액션도 제대로 하세요.',
    },
    'die-colour': {
      name: '자원 바꾸기',
      wants: '이 주사위의 액션을 하면서 자원은 다른 종류로 받습니다.',
      begins: '사용: 주사위를 고른 뒤 자원을 받기 전에 씁니다.',
      earns: '그 자원이 모두 계약에 모자란 종류가 됩니다. 쓸 때까지 창고 자리를 차지합니다.',
    },
    'gold': {
      name: '금화',
      wants: '필요할 때 쓸 금화입니다.',
      begins: '사용: 내 턴 언제든, 금화 {gold}.',
      earns: '금화 2개로 어떤 자원이든 1개 살 수 있어, 계약에 모자란 것을 채웁니다.',
    },
    'vp': {
      name: '승점',
      wants: '고민할 것 없는 점수입니다.',
      begins: '사용: 내 턴 언제든, {vp} VP.',
      earns: '바로 쓰세요. 창고 자리가 빕니다.',
    },
    'gold-vp': {
      name: '금화와 승점',
      wants: '금화 조금과 점수 조금.',
      begins: '사용: 내 턴 언제든, 금화 {gold}, {vp} VP.',
      earns: '그 금화가 꼭 필요할 때까지 두세요.',
    },
    'any': {
      name: '아무 자원',
      wants: '꼭 모자라는 자원을 채웁니다.',
      begins: '사용: 내 턴 언제든, 원하는 자원 {n}개.',
      earns: '대성당에 낼 돌이나 계약의 마지막 자원에 좋습니다.',
    },
    'one-of-each': {
      name: '골고루',
      wants: '모든 자원을 조금씩.',
      begins: '사용: 내 턴 언제든, 철·양모·돌·식량 하나씩.',
      earns: '여러 자원을 섞은 계약과 문장에 낼 식량으로 좋습니다.',
    },
    'reactivate-building': {
      name: '건물 다시 쓰기',
      wants: '인물이 가득한 건물에 씁니다.',
      begins: '사용: 내 턴 언제든, 한 건물의 인물들이 보너스를 한 번 더 줍니다.',
      earns: '많이 찰수록 큽니다. 한 건물을 먼저 채우세요.',
    },
  },
}
