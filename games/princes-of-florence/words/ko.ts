/** 피렌체의 제후의 우리말. 용어는 한국어 규칙서를 따른다. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import type { O } from '../rules/standing-orders.ts'
import type { Steps } from '../rules/table.ts'
import type { N, R, V } from '../rules/verbs.ts'
import { board } from './board.ko.ts'
import { bonusNames, numbered, type Phrases, prestigeNames, scale, sums } from './things.ts'

const counter: Readonly<Record<string, string>> = {
  'building': '건물', 'building-large': '대형 건물', 'building-medium': '중형 건물', 'building-small': '소형 건물', 'building-size-kind': '건물 규모(대형, 중형, 소형)', 'landscape': '경관', 'forest': '숲', 'lake': '호수', 'park': '공원',
  'landscape-kind': '경관 유형', 'freedom': '자유', 'freedom-kind': '자유', 'jester': '광대', 'builder': '건축가', 'prestige-card': '명성 카드', 'object-kind': '공원, 호수, 숲, 광대, 건축가, 명성 카드, 자유 중 보유한 대상',
  'card-in-hand': '손에 든 전문가 카드/초빙 카드(방금 사용한 카드 제외)', 'card-in-front': '자신의 앞에 있는 전문가 카드/초빙 카드(방금 사용한 카드 포함)', 'empty-square': '빈칸', 'completed-work': '완료한 작업',
}
/** 무엇을 몇 개라고 하는지: 작업은 카드 수로, 자유의 종류는 가짓수로 센다. */
const numberOf = (id: string, n: number): string => id === 'freedom-kind' ? `${n}가지 ${counter[id]}` : `${counter[id]} ${n}${id === 'completed-work' ? '장' : '개'}`
const say: Phrases = {
  each: (n, ids) => `${ids.map(id => counter[id]).join(' 및 ')} ${ids[0]!.endsWith('-kind') ? '한 종류당' : '하나당'} +${n}`,
  most: (id, points, tied) => `가장 많은 ${counter[id]}: ${points}(${tied})`, fewest: (id, points, tied) => `가장 적은 ${counter[id]}: ${points}(${tied})`,
  enough: (least, points) => `${least.map(([id, n]) => numberOf(id, n)).join(' + ')}: ${points}`,
}
const building = {
  university: '대학', laboratory: '연구소', workshop: '공방', library: '도서관', opera: '오페라', studio: '화실', hospital: '병원', theater: '극장', tower: '탑', chapel: '예배당',
} as const
const landscape = { forest: '숲', lake: '호수', park: '공원' } as const
const profession = {
  'mathematician': '수학자', 'theologian': '신학자', 'philosopher': '철학자', 'botanist': '식물학자', 'alchemist': '연금술사', 'physicist': '물리학자', 'watchmaker': '시계공',
  'goldsmith': '금세공사', 'bell-maker': '종 제작자', 'cartographer': '지도 제작자', 'jurist': '법률가', 'choreographer': '안무가', 'composer': '작곡가', 'sculptor': '조각가', 'painter': '화가',
  'pharmacist': '약사', 'physician': '의사', 'dramatist': '극작가', 'poet': '시인', 'astronomer': '천문학자', 'organ-builder': '오르간 제작자',
} as const

export const ko: Dictionary<typeof V, typeof N, typeof R, Steps, typeof O> = {
  title: about.title.ko,
  intro: '황금기의 피렌체, 누구의 이름이 가장 찬란하게 빛날까요? 영지에 오페라를 짓고 호수를 두르고, 자유를 보장하고 광대를 불러들이세요. 바라던 것을 얻은 예술가와 학자들은 저택에서 위대한 작품을 완성하고, 작품은 플로린과 명성을 안겨 줍니다. 다만 모두가 탐내는 것은 가장 높은 값을 부른 제후의 차지입니다.',
  names: {
    building, landscape, counter,
    tile: { ...building, ...landscape },
    card: { ...profession, ...prestigeNames(say), ...bonusNames(say) },
    florins: sums('플로린'),
    object: { ...landscape, 'jester': '광대', 'builder': '건축가', 'prestige-card': '명성 카드', 'recruiting-card': '초빙 카드', 'landscape': '경관' },
    deck: { profession: '전문가 카드', prestige: '명성 카드', bonus: '보너스 카드' },
    freedom: { travel: '거주 이전의 자유', religion: '종교의 자유', opinion: '표현의 자유' },
    character: { banker: '은행가', cardinal: '추기경', merchant: '상인', muse: '뮤즈', princess: '귀부인', professor: '교수' },
    space: sums('플로린'), share: sums('플로린'), edge: { west: '왼쪽', east: '오른쪽' },
    // 사람이 없는 자리: 1명용 게임의 오토마와 가상 플레이어.
    seat: { 1: '오토마', 2: '가상 플레이어 1', 3: '가상 플레이어 2', 4: '가상 플레이어 3' },
    action: { 'complete-work': '작업 완료', 'build': '건축', 'introduce-freedom': '자유 보장', 'take-profession': '전문가 카드 얻기', 'take-bonus': '보너스 카드 얻기' },
    why: {
      'yours': '플레이어가 확보함', 'none-left': '더미가 비었음', 'full': '건축가 토큰이 이미 3개', 'no-card': '사용하지 않은 카드가 없음', 'no-profession': '뒷면인 전문가 카드가 없음', 'no-tile': '그 타일이 남지 않음',
      'no-freedom': '그 자유 타일이 남지 않음', 'deck-empty': '더미가 비었음', 'once-a-turn': '차례에 한 번만 할 수 있음',
    },
    'automa-card': numbered(n => `${n}번 카드`),
    size: { large: '대형', medium: '중형', small: '소형' },
    turn: {
      n: '그림대로', e: '오른쪽으로 돌려서', s: '거꾸로', w: '왼쪽으로 돌려서',
      fn: '뒤집어서', fe: '뒤집고 오른쪽으로 돌려서', fs: '뒤집어 거꾸로', fw: '뒤집고 왼쪽으로 돌려서',
    },
    source: {
      'works': '작업', 'best-work': '최고의 작업', 'buildings': '건물', 'builders': '건축가', 'landscapes': '경관', 'prestige-cards': '명성 카드', 'characters': '특별 캐릭터', 'sold': '플로린으로 교환',
    },
    // 작품성을 이루는 것들 (PF-9.2).
    part: { landscape: '경관', freedom: '자유', building: '건물', jesters: '광대', cards: '손과 앞의 카드', bonus: '보너스 카드', muse: '뮤즈' },
    option: {
      'freedoms': '자유 타일', 'freedoms:normal': '5개', 'freedoms:tight': '4개 (더 빡빡한 게임)',
      'characters': '뮤즈와 귀부인', 'characters:without': '사용하지 않음', 'characters:with': '사용: 특별 캐릭터 카드 6장을 경매',
      'joint-building': '공동 건물', 'joint-building:without': '사용하지 않음', 'joint-building:with': '사용: 옆 플레이어와 함께 건축',
      'auctions': '라운드마다 경매', 'auctions:4': '4번 (4명 기준)', 'auctions:5': '5번 (5명 기준)',
      'difficulty': '오토마', 'difficulty:easy': '쉬움: 0플로린으로 시작', 'difficulty:normal': '보통: 1,500플로린으로 시작', 'difficulty:hard': '어려움: 3,500플로린으로 시작', ...scale(sum => `${sum}플로린으로 시작`),
      'difficulty:500': '500플로린으로 시작', 'difficulty:1000': '1,000플로린으로 시작', 'difficulty:2000': '2,000플로린으로 시작', 'difficulty:2500': '2,500플로린으로 시작', 'difficulty:3000': '3,000플로린으로 시작', 'difficulty:4000': '4,000플로린으로 시작', 'difficulty:4500': '4,500플로린으로 시작', 'difficulty:5000': '5,000플로린으로 시작',
    },
    file: {
      automa: '오토마 카드', boards: '영지판과 인접한 가장자리', bonusCards: '보너스 카드', components: '구성물과 준비', economy: '작품성, 비용, 경매', prestigeCards: '명성 카드',
      professions: '전문가와 선호하는 대상', rounds: '라운드별 최소 작품성', characters: '특별 캐릭터', tiles: '건물과 경관',
    },
  },
  moves: {
    return: '되돌려 놓기: {0}', open: '{0} 경매 시작', bid: '부르기', pass: '패스', buy: '{0|을/를} 200플로린에 확보', forgo: '경매 포기', kind: '{0} 선택', place: '{1}에 {0} 놓기', keep: '갖기: {0}',
    under: '다음으로 더미 아래에: {0}', work: '작업 완료: {0}', add: '보너스 카드 사용: {0}', complete: '작업 완료: 명성 {0}, 나머지는 플로린', build: '{0} 건축', introduce: '{0} 보장',
    profession: '전문가 카드 얻기', bonus: '보너스 카드 얻기', recruit: '{0} 초빙', sell: '명성 1 → 100플로린', claim: '{0}에 {1} 입찰', princess: '귀부인으로 작업 완료', merchant: '상인: 등수만큼 명성 얻기',
    professor: '교수: {0} 얻기', free: '상인을 사용해 지불하지 않고 확보', pay: '지불하고 확보', exchange: '플로린을 명성 {0|으로/로} 교환',
    join: '{0} 플레이어와 {1} 공동 건축', span: '{1}부터 걸쳐서 {0}', offer: '분담 비용 {0} 제안', back: '한 걸음 뒤로', accept: '수락', refuse: '거절', counter: '분담 비용을 {0|으로/로} 바꾸어 제안', elsewhere: '다른 자리로 바꾸어 제안', instead: '{0|으로/로} 바꾸어 제안', done: '마치기', first: '{0}번부터',
  },
  notes: {
    starts: '{0|이/가} 시작 플레이어입니다.', dealt: '{0|이/가} 받은 카드: {1}.', 'cards-back': '되돌려 놓은 카드를 더미에 넣어 다시 섞었습니다.', removed: '이번 게임에서 제거한 타일: {0}.', round: '{0}라운드.',
    bid: '{0|이/가} {1}에 {2|을/를} 불렀습니다.', won: '{0|이/가} {1|을/를} {2}에 확보했습니다.', forgone: '{0|이/가} 경매를 포기했습니다.', paid: '{0|이/가} {1|을/를} 지불했습니다.', earned: '{0|이/가} {1|을/를} 얻었습니다.',
    prestige: '{0}: 명성 +{2} ({1}).', placed: '{0|이/가} {2}에 {1|을/를} 배치했습니다.', looked: '{0|이/가} 본 카드: {1}.',
    recruited: '{0|이/가} {2}에게서 {1|을/를} 초빙했습니다.', freedom: '{0|이/가} {1|을/를} 보장했습니다.', turn: '{0}의 차례입니다.', value: '{0}의 작품성은 {1}입니다.', bonus: '{0|이/가} 보너스 카드를 사용했습니다: {1} (작품성 +{2}).',
    worked: '{0|이/가} {1|으로/로} 작품성 {2}의 작업을 완료했습니다.', 'best-work': '{0|이/가} 최고의 작업을 완료했습니다: 작품성 {1}.', shown: '{0|이/가} 공개한 카드: {1}.', florins: '{0}의 남은 돈은 {1}입니다.', over: '게임이 끝났습니다.',
    engaged: '{0|이/가} {1|을/를} {2}에 확보했습니다.', used: '{0|이/가} {1|을/를} 사용했습니다.', returned: '{0|이/가} 사용하지 않은 {1|을/를} 되돌려 놓았습니다.', 'on-banker': '은행가 위에 {0|이/가} 놓여 있습니다.', princess: '{0|이/가} 귀부인으로 작품성 {1}의 작업을 완료했습니다.',
    'automa-card': '오토마 카드를 공개했습니다: {0}.', rolled: '{0}: 주사위 {1}, 오토마의 최종 입찰가는 {2}입니다.', 'must-buy': '{0|을/를} {1}에 즉시 확보해야 합니다. 이를 위해 플로린으로 바꾼 명성: {2}.', sold: '{0|이/가} 점수 마커를 {1}칸 후퇴시켰습니다.',
    'automa-passes': '오토마는 {0|을/를} 확보하지 않습니다: {1}.', 'automa-takes': '오토마가 {0|을/를} 확보합니다.', 'automa-does': '오토마의 행동: {0}.', 'automa-cannot': '오토마는 {0|을/를} 할 수 없습니다: {1}.',
    'automa-forced': '오토마의 남은 카드는 {0}장, 남은 행동은 {1}번이므로 작업을 완료합니다.', 'automa-idle': '오토마는 어느 쪽도 할 수 없습니다.', 'automa-keeps': '오토마가 선택한 카드: {0}. 지금은 {1}입니다.',
    'automa-tile': '오토마가 {0|을/를} 배치했습니다.', 'automa-value': '오토마의 작품성: 최소 작품성 {0}, 광대 {1}, 초빙 카드 {2}.', 'automa-recruits': '오토마가 초빙 카드로 작품성 {0}의 작업을 완료했습니다.', 'turned-up': '{0}의 카드를 앞면으로 뒤집었습니다: {1}.', 'face-down': '{0|이/가} 전문가 카드를 뒷면으로 받았습니다.',
    discarded: '아무도 확보하지 않은 {0|을/를} 하나 버립니다.', replaced: '{0} 앞의 {1|을/를} 오토마 앞에 놓습니다.', joint: '{0|와/과} {2|이/가} 공동 건물로 {1|을/를} 건축했습니다.', share: '{0|이/가} 분담 비용 {2|을/를} {1}에게 주었습니다.',
  },
  reasons: {
    'not-your-turn': '지금은 내 차례가 아닙니다.', 'not-now': '지금은 할 수 없는 일입니다.', 'no-such-move': '그런 수는 없습니다.', 'same-as-another': '다른 선택과 결과가 같습니다.',
    'no-such-object': '이 게임에서 {0|은/는} 따로 경매하지 않습니다.', 'object-taken': '{0|은/는} 이번 라운드에 이미 확보되어 더 경매할 수 없습니다.', 'none-left': '남은 {0|이/가} 없습니다.', 'no-florins': '{0|이/가} 있어야 합니다.', 'cannot-take': '{0|을/를} 더 확보할 수 없습니다.',
    'not-in-hand': '손에 없는 카드입니다: {0}.', 'too-modest': '작품성이 {0}에 미치지 못합니다.', 'too-much': '이 수익으로는 명성 {0}까지 교환할 수 있습니다.',
    'already-built': '이미 보유한 건물입니다.', 'no-tile': '더미에 남은 타일이 없습니다.', 'no-site': '영지판에 배치할 자리가 없습니다.', 'off-grid': '영지판의 영역을 벗어납니다.', 'not-free': '{0|은/는} 빈칸이 아닙니다.',
    touches: '{0}에서 다른 건물이나 저택과 인접합니다. 건축가 토큰이 2개 이상 있어야 합니다.', 'same-outcome': '다른 방향으로 배치해도 같은 칸을 차지합니다.',
    'owned-freedom': '이미 보장한 자유입니다.', 'no-freedom': '더미에 남은 타일이 없습니다.', 'once-a-turn': '이번 차례에 이미 한 행동입니다.', 'no-actions': '남은 행동이 없습니다.', 'deck-empty': '{0} 더미가 비었습니다.',
    'not-looked-at': '지금 보고 있는 카드가 아닙니다: {0}.', 'not-face-up': '다른 플레이어 앞에 앞면으로 놓인 전문가 카드가 아닙니다: {0}.', 'no-recruiting-card': '초빙 카드가 없습니다.', 'no-prestige': '플로린으로 교환할 명성이 없습니다.',
    'passed-on': '이번 라운드에 {0|은/는} 이미 패스했습니다.', 'too-dear': '{0|은/는} 보정치가 가장 높은 두 대상에 들어 마지막 경매로 확보할 수 없습니다.', 'last-auction': '마지막 경매에서는 주사위를 굴리지 않습니다. 200플로린에 확보하거나 포기하세요.', 'not-last-auction': '200플로린에는 마지막 경매에서만 확보할 수 있습니다.',
    'not-for-sale': '뮤즈와 귀부인 확장에서는 명성을 플로린으로 교환할 수 없습니다.', 'not-on-display': '{0|은/는} 지금 확보할 수 없습니다.', 'no-such-space': '{0} 칸은 없습니다.', 'too-low': '이미 {0|이/가} 걸려 있습니다. 더 높은 칸이어야 합니다.',
    'not-yours': '{0|이/가} 없습니다.', 'not-that-deck': '교수로 {0|을/를} 얻을 수는 없습니다.', 'now-or-never': '지금이 아니면 사용할 수 없습니다.', 'not-with-princess': '귀부인으로 작업 완료를 할 때는 보너스 카드를 사용할 수 없습니다.',
    'at-seam': '{0|은/는} 다른 플레이어의 영지판과 인접한 가장자리 칸입니다. 건축가 토큰이 더 있어야 합니다.', 'no-neighbour': '{0}에는 인접한 플레이어가 없습니다.', 'no-more-offers': '이번 행동에 세 번 제안했습니다. 단독으로 건축하거나 다른 행동을 하세요.', 'neighbour-has-it': '{0|은/는} 그 건물을 이미 보유했습니다.',
    'one-board': '두 영지판에 걸쳐서 배치해야 합니다.', 'closed-there': '{0}에는 배치할 수 없습니다. 빈칸이 아니거나 다른 건물 또는 저택과 인접합니다.', 'too-little': '건축 비용에 {0|이/가} 모자랍니다.',
    'no-such-sum': '게임에 있는 돈을 모두 합쳐도 {0}입니다.', 'same-share': '{0|은/는} 이미 제안된 분담 비용입니다.', 'same-place': '이미 제안된 자리입니다. 자리가 같다면 분담 비용을 바꾸어 제안하세요.', 'no-other-place': '배치할 수 있는 다른 자리가 없습니다.', 'same-building': '이미 제안된 건물입니다.',
  },
  questions: {
    'return': '어느 전문가를 되돌려 놓을까요?', 'open': '무엇으로 경매를 시작할까요?', 'bid': '{object@object}에 {bid+1@florins|을/를} 부를까요 ({leader@seat} {bid@florins})?', 'last': '무엇을 200플로린에 확보할까요?', 'kind': '어느 경관을 선택할까요?',
    'site': '{tile@tile|을/를} 어디에 배치할까요?', 'keep': '어느 카드를 가질까요?', 'tuck': '다음으로 어느 카드를 더미 아래에 놓을까요?', 'recruit-now': '지금 누구를 초빙할까요?', 'claim': '어느 캐릭터에 입찰할까요?', 'use-now': '특별 캐릭터를 지금 사용할까요?', 'before-best-work': '이제 최고의 작업을 확인합니다. 그 전에 특별 캐릭터를 사용할까요?', 'settle': '{object@object}: {price@florins|을/를} 지불할까요, 상인을 사용할까요?', 'exchange': '플로린을 명성 얼마로 교환할까요?',
    'offer': '무엇으로 경매할까요 (경매 {number})?', 'outbid': '{object@object|을/를} 오토마의 입찰가보다 100플로린 더 내고 확보할까요?', 'span': '공동 건물 {building@building|을/를} 어디에 배치할까요?', 'propose': '{square@strip} {building@building}의 분담 비용을 얼마로 제안할까요?', 'partner': '{builder@seat|이/가} {square@strip}에 {building@building|을/를} 함께 짓고 {share@florins|을/를} 분담해 달라고 합니다. 수락할까요?', 'answer': '{square@strip} {building@building}의 분담 비용을 {share@florins|으로/로} 바꾸자고 합니다. 수락할까요?',
    'act': '무엇을 할까요 (남은 행동 {left}번)?', 'compose': '보너스 카드를 사용할까요, 그리고 수익을 명성으로 얼마나 교환할까요?', ...{ 'in-any-order': '무엇부터 할까요?' },
  },
  orders: {
    follow: '{1|은/는} {2}까지 따라 부르고, 넘으면 패스 ({0}라운드)', pass: '{1|은/는} 패스 ({0}라운드)', 'pass-others': '나머지 경매는 모두 패스 ({0}라운드)', claim: '{1|은/는} {2}까지 입찰 ({0}라운드)', 'pass-claims': '더 바라는 캐릭터가 없으면 패스 ({0}라운드)',
  },
  // They are read on demand: see the manifest.
  rules: {},
  texts: {
    ...board,
    'standing': '경매에서 미리 정한 답',
    'place-auction': '경매·행동', 'place-estate': '영지', 'place-hand': '손', 'place-prestige': '명성', 'place-person': '귀족판',
    'hidden': '카드 한 장', 'round-of': '{of}라운드 중 {n}라운드', 'round': '{n}라운드', 'last-round': '마지막 라운드', 'set-up': '준비', 'auction': '경매 단계', 'actions': '행동 단계', 'over': '게임 종료', 'prestige': '명성', 'florins': '플로린', 'sum': '{n}플로린',
    'work-value': '작품성', 'minimum': '최소 {n}', 'income': '수익 {n}', 'standing-bid': '현재 입찰가', 'nobody': '없음', 'your-limit': '가진 돈 {n}',
    'estate': '영지', 'my-estate': '내 영지', 'estate-of': '{name}의 영지', 'palazzo': '저택', 'reputation': '평판 트랙', 'screen': '가림판 안쪽', 'hand': '손에 든 카드', 'in-front': '완료한 작업', 'prestige-cards': '명성 카드',
    'professions': '전문가', 'profession-card': '전문가 카드', 'prestige-card': '명성 카드', 'bonus-card': '보너스 카드', 'recruiting-card': '초빙 카드', 'jesters': '광대', 'builders': '건축가', 'freedoms': '자유',
    'buildings': '건물', 'landscapes': '경관', 'objects': '경매 대상', 'left': '{n}개 남음', 'deck': '더미에 {n}장', 'start-player': '선', 'some': '{name} {n}', 'cost': '비용 {n}', 'wishes': '{list|을/를} 선호',
    'fulfilled': '보유', 'part': '{name} +{n}', 'squares': '{n}칸', 'empty-squares': '빈칸 {n}', 'reconstructed': '복원', 'rulebook': '규칙서', 'public': '공개 자료',
    'credits': '피렌체의 제후: 디자인 Wolfgang Kramer, Richard Ulrich, Jens Christopher Ulrich. 규칙과 용어는 코리아보드게임즈가 낸 2022년판의 한국어 규칙서를 따릅니다. 규칙서에 그림으로만 있는 타일의 모양, 오토마 카드, 영지판 B면은 복원한 것입니다.',
    // A verb whose thing is still to be picked.
    'verb-return': '되돌려 놓기 …', 'verb-open': '경매 시작 …', 'verb-bid': '부르기', 'verb-pass': '패스', 'verb-buy': '확보 …', 'verb-forgo': '경매 포기', 'verb-kind': '선택 …', 'verb-place': '타일 배치 …', 'verb-keep': '갖기 …',
    'verb-under': '더미 아래에 …', 'verb-work': '작업 완료 …', 'verb-add': '보너스 카드 사용 …', 'verb-complete': '작업 완료하기 …', 'verb-build': '건축 …', 'verb-introduce': '자유 보장 …',
    'verb-profession': '전문가 카드 얻기', 'verb-bonus': '보너스 카드 얻기', 'verb-recruit': '초빙 …', 'verb-sell': '명성 1 → 100플로린', 'verb-claim': '입찰 …', 'verb-princess': '귀부인으로 작업', 'verb-merchant': '상인: 명성', 'verb-professor': '교수: 얻기 …', 'verb-free': '지불하지 않고', 'verb-pay': '지불',
    'verb-exchange': '교환 …', 'verb-join': '공동 건축 …', 'verb-span': '타일 배치 …', 'verb-offer': '제안 …', 'verb-back': '한 걸음 뒤로', 'verb-accept': '수락', 'verb-refuse': '거절', 'verb-counter': '분담 비용을 바꾸어 제안 …', 'verb-elsewhere': '다른 자리로 바꾸어 제안', 'verb-instead': '다른 건물로 바꾸어 제안 …', 'verb-done': '마치기', 'verb-first': '먼저 …',
  },
}
