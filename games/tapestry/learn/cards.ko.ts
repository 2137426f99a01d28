/** What each civilization wants, how it begins and what it earns, in Korean. */
import type { CardWords } from '@loggia/core'
import type { CivilizationId } from '../rules/civilizations/civilization.ts'

export const words: CardWords<CivilizationId> = {
  title: '문명',
  cards: {
    'leaders': {
      wants: '두 번째 수익부터 수익마다 트랙 한 칸을 무료로 개척합니다.',
      begins: '수익 {turns}: 지도자 하나를 덮고 그 트랙을 개척해 혜택을 얻습니다(보너스 없음).',
      earns: '비싼 칸에 쓰세요. 모두 {times}번입니다.',
    },
    'merrymakers': {
      wants: '혜택이 세 열 있고, 수익마다 토큰 하나를 한 칸 올립니다.',
      begins: '수익 {turns}: 자원과 무기고, 카드와 타일과 행동, 또는 {points}점을 얻습니다.',
      earns: '모두 {times}번입니다. 한 열을 끝까지 올리고 한 번이 남습니다.',
    },
    'entertainers': {
      wants: '토큰이 선을 따라 오른쪽으로 가며 수익마다 혜택을 하나 줍니다.',
      begins: '수익 {turns}: 자원, 건물, 행동, 무료 개척 순서입니다.',
      earns: '끝부터 보고 고르세요. 선에 따라 개척할 트랙이 정해집니다.',
    },
    'craftsmen': {
      wants: '건물을 놓을 곳이 하나 더 있고, 칸마다 혜택이 있습니다.',
      begins: '수익 건물을 한 열의 가장 아래 빈칸에 놓을 수 있습니다.',
      earns: '자원과 카드, 열의 맨 위에는 승점 {points}.',
    },
    'militants': {
      wants: '정복하세요. 전초기지를 놓을 때마다 혜택이 노출됩니다.',
      begins: '전초기지 {squares}개가 이 매트에 두 줄로 서 있습니다. 어느 줄이든 왼쪽부터 씁니다.',
      earns: '수익 {turns}: 노출된 혜택을 모두 얻습니다(자원과 승점).',
    },
    'futurists': {
      wants: '네 트랙 모두 {spaces}칸 앞에서 시작합니다.',
      begins: '시작: 지나친 혜택과 랜드마크는 없고, 자원을 하나씩 더 받습니다.',
      earns: '처음부터 한 칸이 비쌉니다. 자원을 아끼세요.',
    },
    'isolationists': {
      wants: '한 지형을 넓게 이어, 빼앗기지 않게 지킵니다.',
      begins:
        '빈 영토를 정복할 때 토큰 {tokens}개 중 하나를 더 놓으면 다시 정복되지 않고 원하는 자원 {secured}개를 얻습니다.',
      earns: '마지막에 가장 넓은 한 지형으로 {least}~{most}점.',
    },
    'historians': {
      wants: '상대가 랜드마크를 얻을 때 나도 얻습니다.',
      begins: '수익 {turns}: 영토 타일 하나를 버리고 상대에게 토큰을 줍니다.',
      earns: '그 상대가 랜드마크를 얻을 때마다 노출된 칸의 혜택을 모두 얻습니다.',
    },
    'heralds': {
      wants: '좋은 카드를 두 번 씁니다. 남의 카드도 됩니다.',
      begins: '수익 {turns}: “놓을 때” 카드에 토큰을 놓고 그 효과를 받습니다.',
      earns: '첫 수익이 끝날 때 불을 피우는 이 위에도 카드를 놓을 수 있습니다.',
    },
    'inventors': {
      wants: '누구의 기술 카드든 개선하고 혜택을 함께 얻습니다.',
      begins: '수익 {turns}: 기술 카드에 토큰을 놓아 조건 없이 한 행 올립니다.',
      earns: '내 토큰이 있는 상대 카드가 맨 위 행에 오르면 내 것이 됩니다.',
    },
    'mystics': {
      wants: '네 가지 수를 예언하고 정확히 맞힙니다.',
      begins: '시작: 기술 카드, 구역, 영토, 트랙의 수를 예언합니다. 처음 도달하면 원하는 자원 {reached}개.',
      earns: '마지막에 정확히 맞힌 것마다 {foretold}점.',
    },
    'alchemists': {
      wants: '과학 주사위를 거듭 굴리고 제때 멈춥니다.',
      begins: '수익 {turns}: 굴려서 표시하고 또 굴립니다. 같은 트랙이 나오면 원하는 자원 {bust}개로 끝납니다.',
      earns: '제때 멈추면 표시한 트랙마다 혜택 없이 무료로 개척합니다.',
    },
    'architects': {
      wants: '수도를 같은 건물로 줄 맞춰 채웁니다.',
      begins: '한 종류뿐인 구역: 원하는 자원 {district}개를 더 얻습니다.',
      earns: '한 종류뿐인 행과 열: 수도로 승점을 얻을 때마다 1점을 더 얻습니다.',
    },
    'nomads': {
      wants: '건물을 지도에 세울 수 있습니다.',
      begins: '토큰이 하나뿐인 내 영토면 원하는 자원 {closed}개, 내 영토와 인접한 빈 영토면 그곳을 지배합니다.',
      earns: '싸우지 않고 넓히지만 수도는 덜 찹니다.',
    },
    'the-chosen': {
      wants: '트랙에서 앞서세요. 앞섰거나 완성한 트랙마다 상대 수만큼 점수입니다.',
      begins: '수익 {turns}: {track}점 × 상대 수 × 트랙 수. 사람이 많을수록 좋습니다.',
      earns: '업적마다 원하는 자원 {achievement}개, 마지막 수익에는 {final}점씩 얻습니다.',
    },
    'traders': {
      wants: '남의 영토에서 장사합니다.',
      begins:
        '수익 {turns}: 빈 영토에 토큰(인접한 상대 영토마다 {neighbour}점), 또는 상대의 전초기지 하나만 있는 영토(그 혜택).',
      earns: '상대가 그곳을 정복하면 고르지 않은 주사위를 얻을 수 있습니다.',
    },
  },
}
