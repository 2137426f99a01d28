/** What each faction wants, how it begins and what it earns, in Korean. */
import type { CardWords } from '@loggia/core'
import type { FactionCard } from './cards.ts'

export const words: CardWords<FactionCard> = {
  title: '종족',
  cards: {
    'nomads': {
      wants: '일찍 넓게 퍼집니다. 주택 {dwellings}채로 시작합니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}, 주택 {dwellings}. 교역소를 일찍 짓고, 요새는 3라운드까지 지으세요.',
      earns: '요새: 라운드마다 옆의 땅 하나가 삽 없이 사막이 됩니다.',
    },
    'fakirs': {
      wants: '성직자 {skipPriests}명으로 한 칸을 건너뛰고 그때마다 {skipVp}점입니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}. 사원부터 지으세요. 성직자가 곧 날개입니다.',
      earns: '선박이 없습니다. 요새: {skipRangeThen}칸까지 건너뜁니다.',
    },
    'halflings': {
      wants: '땅을 팝니다. 삽을 쓸 때마다 {spadeVp}점입니다.',
      begins:
        '시작: 일꾼 {workers}, 동전 {coins}, 파워 {bowls}. 교환 비율을 일찍 낮추세요(동전 {digCoinsOfOthers} 대신 {digCoins}).',
      earns: '요새: 삽 {spades}개를 바로 쓰고, 그중 한 곳에 주택을 건설할 수 있습니다.',
    },
    'cultists': {
      wants: '이웃 옆에 지으세요. 이웃이 파워를 획득하면 신앙에서 전진합니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}. 이웃 가까이에 자주 지으세요.',
      earns: '모두 거부하면 파워 1을 얻습니다. 요새: 바로 {atOnceVp}점.',
    },
    'alchemists': {
      wants: '승점과 동전을 언제든 바꿉니다. 1점 → 동전 1, 동전 2 → 1점.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}. 요새를 일찍, 그다음 땅을 파세요.',
      earns: '요새: 바로 파워 {atOncePower|을/를} 얻고, 그 뒤로 삽마다 파워 {spadePower|을/를} 얻습니다.',
    },
    'darklings': {
      wants: '성직자가 땅을 팝니다. 삽 하나에 성직자 {priestsPerSpade}명, 그때마다 {paidSpadeVp}점입니다.',
      begins: '시작: 일꾼 {workers}, 성직자 {priests}, 동전 {coins}. 사원과 성역으로 성직자를 모으세요.',
      earns: '요새: 한 번, 일꾼을 {ordained}명까지 성직자로 바꿉니다.',
    },
    'swarmlings': {
      wants: '마을을 세우세요. 하나마다 일꾼 {townWorkers}명을 받습니다. 대신 건물이 비쌉니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}. 주택 비용은 일꾼 {dwellingWorkers}, 동전 {dwellingCoins}.',
      earns: '요새: 라운드마다 주택 하나가 무료로 교역소가 됩니다.',
    },
    'mermaids': {
      wants: '강을 따라 삽니다. 처음부터 선박이 있고, 강 건너까지 마을로 잇습니다.',
      begins:
        '시작: 일꾼 {workers}, 동전 {coins}, 파워 {bowls}, 선박 {shipping}. 선박을 더 올리세요. 한 칸에 {sailVp}점까지 받습니다.',
      earns: '마을을 세울 때 강 한 칸을 무시합니다. 요새: 선박 한 칸 무료.',
    },
    'witches': {
      wants: '마을을 세우세요. 하나마다 {townVp}점을 더 받습니다.',
      begins:
        '시작: 일꾼 {workers}, 동전 {coins}, {cults@cult} {steps}칸. 일찍 업그레이드하고, 요새는 2~3라운드에 지으세요.',
      earns: '요새: 라운드마다 어디든 비어 있는 숲에 주택 하나를 무료로 건설합니다.',
    },
    'auren': {
      wants: '신앙에서 이깁니다. 요새가 있으면 라운드마다 한 신앙에서 {cultSteps}칸 전진합니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}, {cults@cult} {steps}칸씩. 요새와 성역을 일찍 지으세요.',
      earns: '요새: 총애 타일도 바로 받습니다. 그 전에는 능력이 없습니다.',
    },
    'engineers': {
      wants: '다리를 놓습니다. 언제든 일꾼 {bridgeWorkers}명에 하나입니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}, 파워 {bowls}. 건물은 싸고 수입은 적습니다.',
      earns: '요새: 패스할 때 내 건물 둘을 잇는 다리마다 {bridgeVp}점.',
    },
    'dwarves': {
      wants: '터널로 한 칸을 건너뜁니다. 일꾼 {skipWorkers}명, 그때마다 {skipVp}점입니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}, {cults@cult} {steps}칸. 라운드마다 터널을 뚫으세요.',
      earns: '선박이 없습니다. 요새: 터널 비용이 일꾼 {skipWorkersThen}명이 됩니다.',
    },
    'chaos-magicians': {
      wants: '총애 타일을 {favors}개씩 받습니다. 사원이 엔진입니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}. 주택은 {dwellings}채뿐이고 맨 마지막에 놓습니다.',
      earns: '요새: 라운드마다 한 번 액션 두 개를 연달아 합니다.',
    },
    'giants': {
      wants: '어떤 지형이든 꼭 삽 {flat}개로 바꿉니다. 먼 지형도 어렵지 않습니다.',
      begins: '시작: 일꾼 {workers}, 동전 {coins}. 교환 비율을 일찍 낮추세요.',
      earns: '요새: 라운드마다 무료 삽 {spades}개, 그 자리에 바로 건설할 수 있습니다.',
    },
  },
}
