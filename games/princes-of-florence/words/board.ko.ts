/** 피렌체의 제후의 판이 그 밖에 하는 우리말. */
export const board = {
  'scenes': '보고 싶은 것', 'scene-auction': '경매', 'scene-actions': '행동', 'scene-professions': '전문가', 'scene-look': '카드', 'scene-work': '작업',
  'short-travel': '거주 이전', 'short-religion': '종교', 'short-opinion': '표현', 'free': '무료', 'owned': '보유', 'yes': '가능', 'no': '불가', 'turn-place': '{n}번째',
  // 경매
  'on-the-block': '경매 중', 'forgone': '경매 포기', 'sites': '배치할 자리 {n}곳', 'puts-up': '{who} 님이 경매를 엽니다', 'last-choice': '{who} 님만 남았습니다', 'opening-price': '시작가 {n}', 'last-price': '경매 없이 {n}',
  'stair': '입찰가', 'limit': '내 한도 {n}', 'with-prestige': '명성까지 {n}', 'pass-now': '패스', 'forgo-now': '경매 포기', 'fans': '선호하는 전문가 {n}명', 'fans-own': '손에 든 카드: {list}',
  'brings-prestige': '바로 명성 +{n}',
  // 영지와 손
  'placing': '{tile} 놓기', 'rotate': '돌리기', 'flip': '뒤집기', 'lay': '여기 배치', 'fits-here': '배치할 수 있습니다', 'if-mine': '{what|을/를} 확보하면', 'per-fan': '선호하는 전문가의 작업', 'per-work': '모든 작업',
  'building-price': '건축 비용 {n}', 'building-price-now': '건축 비용', 'florins-left': '{n}에 확보하면 남는 돈', 'empty-now': '빈칸', 'may-touch': '건물끼리 인접',
  'closed-cards': '뒷면 {n}장', 'recruiting-held': '손에 든 초빙 카드 {n}장', 'points-now': '지금 {n}점', 'cards-in-hand': '손에 든 전문가·초빙 카드',
  'hand-counts': '손에 든 카드: 전문가 {professions}, 초빙 {recruiting}, 보너스 {bonus}',
  // 작업과 살펴보는 카드
  'actions-left': '남은 행동', 'income-is': '수익 {n}플로린', 'split': '명성 {k} + {n}플로린', 'split-how': '수익을 명성으로 얼마나 교환할까요?', 'reaches': '최소 작품성 {n}에 이르렀습니다', 'short-of': '최소 작품성 {n}까지 {k} 모자랍니다',
  'first-hand': '1장을 더미로 되돌려 놓습니다', 'looks-at': '{who} 님이 {deck} {n}장을 보고 있습니다', 'auction-runs': '{object} 경매: 지금 {sum}', 'auction-won': '{object}: {sum}에 낙찰 ({list})', 'auction-unopposed': '{object}: {sum}에 낙찰', 'goes-to': '{what|은/는} {who} 님이 {sum}에 확보', 'shares': '{builder} {n}, 상대 {m}', 'unused-actions': '남은 행동 {n}번을 쓰지 않음', 'looked-at': '{who|이/가} 카드 {n}장을 보았습니다.', 'still-choosing': '고르는 중: {list}', 'in-front-of': '{who} 님 앞에 놓여 있음',
  // 귀족판과 가림판
  'noble-board': '귀족판', 'behind-screen': '가림판 안쪽',
  'builders-0': '건축가 토큰 없음: 건축 비용 700플로린, 건물끼리 인접할 수 없습니다.', 'builders-1': '건축가 토큰 1개: 건축 비용 300플로린, 건물끼리 인접할 수 없습니다.',
  'builders-2': '건축가 토큰 2개: 건축 비용 300플로린, 건물끼리 인접해도 됩니다.', 'builders-3': '건축가 토큰 3개: 건축 비용 없음, 건물끼리 인접해도 됩니다.', 'jesters-add': '모든 작업에 +{n}',
  'if-over-now': '지금 끝나면 +{n}', 'at-the-end': '마지막 점수 +{n}', 'no-cards': '아직 없음', 'no-hand': '전문가 카드가 없습니다', 'best-now': '작업 {n}',
  // 경매에서 미리 정한 답
  'scene-orders': '미리 정하기', 'standing-how': '경매 화면의 미리 정하기에서 정할 수 있습니다.', 'orders-round': '{n}라운드 경매에서 묻지 않고 답할 것', 'order-follow': '따라 부르기', 'order-claim': '입찰',
  // 특별 캐릭터
  'scene-characters': '특별 캐릭터', 'on-display': '공개', 'used-up': '사용함', 'does-banker': '놓인 돈 {n}플로린을 가져옴', 'does-cardinal': '행동을 세 번', 'does-merchant': '무료로 확보 또는 등수만큼 명성', 'does-muse': '모든 작업에 +{n}', 'does-princess': '전문가 없이 작업 완료', 'does-professor': '카드 5장 중 1장',
  'free-now': '무료로 확보', 'pay-now': '지불',
  // 공동 건물
  'scene-deal': '공동 건물', 'seeks-place': '{who} 님이 두 영지판에 걸쳐 배치할 자리를 찾고 있습니다', 'proposes': '{who} 님이 분담 비용을 정하고 있습니다', 'offered': '{who} 님이 {to} 님에게 분담 비용 {n}플로린을 제안했습니다', 'countered': '{who} 님이 분담 비용 {n}플로린으로 이렇게 바꾸어 제안했습니다',
  'deal-price': '건축 비용 {n}: {who} 님이 지불', 'deal-prestige': '두 플레이어 모두 명성 +{n}', 'deal-offers': '제안 {n}/3', 'share-is': '{who} 님이 {n}플로린 분담', 'kinds-instead': '다른 건물로 바꾸어 제안:',
  // 오토마
  'scene-automa': '오토마', 'automa-row': '전문가 카드 열', 'automa-auction': '경매', 'automa-action': '행동 {n}', 'automa-why': '오토마의 행동과 이유', 'die-says': '주사위 {die}, 카드 +{plus}: {n}', 'can-recruit': '초빙할 수 있음', 'final-bid': '입찰 {n}',
} as const
