/** 오스티아의 우리말. 용어는 한국어 규칙서를 따른다. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import { shipped, boxOf } from '../rules/box.ts'
import type { Effects } from '../rules/effects.ts'
import type { Steps } from '../rules/table.ts'
import type { N, R, V } from '../rules/verbs.ts'

const box = boxOf(shipped)
const good = { permit: '허가증', wood: '목재', barley: '보리', stone: '석재', gold: '금화', amphora: '암포라', reward: '보상' } as const
const icon = {
  'building': '건물 아이콘', 'ship': '배 아이콘', 'amphora': '암포라 토큰', 'wild': '맹수', 'exotic': '진귀한 동물', 'noble': '귀족', 'lady': '귀부인',
} as const

export const ko: Dictionary<typeof V, typeof N, typeof R, Steps, object, Effects> = {
  title: about.title.ko,
  intro: '서기 103년, 트라야누스 황제가 로마에 육각형 항구를 새로 열었고 그 안의 선단 하나가 내 것입니다. 한 구획의 배를 모두 들어 시계 방향으로 한 척씩 놓으세요. 떠난 구획은 자원을 주고, 마지막 배를 놓은 구획은 액션을 정합니다. 동쪽 바다로 배를 보내고, 교역 항구에 거점을 마련하고, 로마의 시민과 귀족에게 식재료를 공급하세요.',
  names: {
    good, icon,
    // 무엇 하나에 승점을 주는지, 규칙서의 표대로.
    per: { 'building-icon': '건물 아이콘 1개당 추가로', 'ship-icon': '배 아이콘 1개당 추가로', 'amphora': '암포라 토큰 1개당 추가로', 'icon-set': '1세트당 추가로', 'own-ship-in-far-sea': '근해 구역을 넘어간 내 배 1척당' },
    section: { permit: '허가증 구획', wood: '목재 구획', barley: '보리 구획', stone: '석재 구획', gold: '금화 구획', supervise: '감독 구획' },
    action: { permit: '이동', wood: '조선', barley: '주문', stone: '건축', gold: '교역', supervise: '감독' },
    work: { permit: '이동', wood: '조선', barley: '주문', stone: '건축', gold: '교역', supervise: '감독' },
    ship: { corbita: '코르비타', ponta: '폰타' },
    count: { 0: '0걸음', 1: '1걸음', 2: '2걸음', 3: '3걸음', 4: '4걸음', 5: '5걸음', 6: '6걸음' },
    node: {
      'ostia-departure': '오스티아', 'salona': '살로나', 'transport-n1': '북쪽 첫 번째 수송 항구', 'transport-n2': '북쪽 두 번째 수송 항구', 'dyrrachium': '디라키움',
      'transport-n3': '북쪽 세 번째 수송 항구', 'tomis': '토미스', 'chersonesus': '케르소네소스', 'syracusae': '시라쿠사', 'corinthus': '코린토스',
      'transport-e1': '동쪽 수송 항구', 'athenae': '아테네', 'transport-ne1': '북동쪽 첫 번째 수송 항구', 'ephesus': '에페소스',
      'transport-ne2': '북동쪽 두 번째 수송 항구', 'byzantium': '비잔티움', 'rhodus': '로도스', 'transport-se1': '남동쪽 첫 번째 수송 항구',
      'transport-se2': '남동쪽 두 번째 수송 항구', 'transport-se3': '남동쪽 세 번째 수송 항구', 'palmyra': '팔미라', 'carthago': '카르타고',
      'transport-s1': '남쪽 첫 번째 수송 항구', 'transport-s2': '남쪽 두 번째 수송 항구', 'leptis-magna': '렙티스 마그나', 'transport-s3': '남쪽 세 번째 수송 항구',
      'cyrene': '키레네', 'alexandria': '알렉산드리아', 'damascus': '다마스쿠스',
    },
    spot: {
      'spot-initial': '초기 건물 자리', 'spot-free-action': '프리 액션에 금화 2개', 'spot-permit-wood': '허가증이나 목재를 생산할 때 +1',
      'spot-barley-stone': '보리나 석재를 생산할 때 +1', 'spot-reward': '즉시 보상 1개', 'spot-build-discount': '건축 액션마다 석재 1개 적게',
      'spot-shipbuild-discount': '조선 액션마다 목재 1개 적게', 'spot-order-discount': '주문 액션마다 보리 1개 적게',
    },
    extra: { 'plain': '', 'with-extra': ', 추가 자원도 지불' },
    discovery: { exotic: '진귀한 동물', wild: '맹수', both: '진귀한 동물과 맹수', reward: '보상' },
    half: { none: '도착 전', first: '첫 도착', later: '이후 도착' },
    space: {
      'discovery-north': '북쪽 발견 공간', 'bonus-north': '북쪽 보상 공간', 'discovery-north-east': '북동쪽 발견 공간', 'bonus-north-east': '북동쪽 보상 공간',
      'discovery-south-east': '남동쪽 발견 공간', 'bonus-south-east': '남동쪽 보상 공간', 'discovery-south': '남쪽 발견 공간', 'bonus-south': '남쪽 보상 공간',
    },
    placement: Object.fromEntries(box.data.placementCards.cards.map(c => [c.id, c.sections.map(s => s === 'supervise' ? '감독' : good[s as keyof typeof good]).join(', ')])),
    trigger: {
      'reward-12': '보상 큐브가 12칸에 도달', 'three-arrivals': '코르비타 3척이 종착지에 도달', 'ship-track-empty': '조선 트랙에서 모든 배가 없어짐',
      'building-track-empty': '건축 트랙에서 모든 건축 디스크가 없어짐', 'amphora-supply-empty': '공용 공급처에서 모든 암포라 토큰이 없어짐', 'round-cap': '60라운드에 도달',
    },
    building: {
      'building-lighthouse': '등대', 'building-granary': '곡물 창고', 'building-market-hall': '시장', 'building-dockyard': '조선소',
      'building-watchtower': '망루', 'building-bath-house': '목욕장', 'building-theatre': '극장', 'building-library': '도서관',
      'building-warehouse': '창고', 'building-caravanserai': '대상 숙소', 'building-aqueduct': '수도교', 'building-temple': '신전',
    },
    file: {
      board: '메인 보드: 항로, 항구, 발견 공간', buildingTokens: '건물 토큰 12종', buildingTrack: '건축 트랙: 비용과 보상', destinationTiles: '종착지 타일',
      discoveryTiles: '발견 타일', harbourBoard: '오스티아 항구 보드: 구획, 이동 비용, 건물 자리', placementCards: '초기 배치 카드', initialTiles: '초기 교역 항구 타일',
      orderCards: '주문 카드', rewardTrack: '보상 트랙: 칸별 승점', scoring: '최종 점수 계산과 게임 종료', setup: '게임 준비: 인원별 개수',
      shipTrack: '조선 트랙: 비용과 보상', tradeTiles: '교역 항구 타일', transportTiles: '수송 항구 타일',
    },
    order: { 1: '선 플레이어', 2: '2번째', 3: '3번째', 4: '4번째' },
    source: { buildings: '건물 아이콘', ships: '배 아이콘', amphorae: '암포라 토큰', destinations: '종착지', ports: '교역 항구', sets: '아이콘 세트' },
  },
  effects: {
    gain: '{good@good} {n}', icon: '{icon@icon} {n}개', 'at-once': '즉시 {gains}', stop: '정지 시 {gains}', trade: '{pay} → {gains} (최대 {max}회)', 'trade-freely': '{pay} → {gains} (횟수 제한 없음)',
    counts: '{icons}로 셈', points: '{per@per} {vp}승점', first: '첫 도착: {does}', later: '이후 도착: {does}',
    order: '{pay} → {gets}', 'order-extra': '{pay} → {gets} (추가 {extra} → {more})', shows: '{icon@icon}',
  },
  moves: {
    port: '{0}에 거점 마련', select: '{0} 선택', drop: '{0} 놓기', sail: '{0} 이동', step: '{0|으로/로}', discover: '{0} 타일 가져오기', launch: '{0}에 새 배 놓기',
    order: '주문: {0}{1}', build: '{0}에 건축', place: '건물 자리: {0}', trade: '{0}에서 교역', oversee: '{0@work} 액션 먼저', resow: '바로 감독 구획의 배 놓기',
    buy: '프리 액션: {0} 1개', done: '마치기', first: '{0}번 먼저',
  },
  notes: {
    placement: '{0|은/는} {1} 구획에 배를 1척씩 더 놓았습니다.', starts: '{0|이/가} 선 플레이어입니다.', settled: '{0|이/가} {1}에 거점을 마련했습니다.',
    turn: '{1}라운드: {0}의 차례입니다.', produced: '{0|이/가} {1} {2}개를 생산했습니다.', dropped: '{0|이/가} {1}에 {2|을/를} 놓았습니다.',
    gained: '{0|이/가} {1} {2}개를 얻었습니다.', paid: '{0|이/가} {1} {2}개를 지불했습니다.', moved: '{0|이/가} {1|으로/로} 이동했습니다.',
    discovered: '{0|이/가} 발견 타일을 가져왔습니다: {2}.', arrived: '{0|이/가} {1}에 도착했습니다: {2}.', launched: '{0|이/가} {2|을/를} 만들어 {1}에 놓았습니다.',
    ordered: '{0|이/가} 주문 카드를 가져왔습니다: {1}{2}.', refilled: '새 주문 카드: {0}.', built: '{0|이/가} {1}에 건축했습니다.', placed: '{0|이/가} 건물 토큰을 놓았습니다: {1}.',
    traded: '{0|이/가} {1}에서 교역했습니다.', supervised: '{0|이/가} 감독 액션을 실행했습니다.',
    trigger: '게임 종료 조건이 충족되었습니다: {1}. 이번이 마지막 라운드입니다.', over: '게임이 끝났습니다.', limit: '{0}라운드를 마칠 때까지 아무도 게임을 끝내지 않으면 그때 점수를 계산합니다.',
  },
  reasons: {
    'not-your-turn': '지금은 내 차례가 아닙니다.', 'not-now': '지금은 할 수 없는 일입니다.', 'no-such-move': '그런 선택지는 없습니다.', 'same-as-another': '다른 선택과 결과가 같습니다.',
    'port-taken': '이미 다른 플레이어가 거점을 마련한 곳입니다.', 'not-initial-port': '첫 거점은 초기 교역 항구에 마련합니다.',
    'no-ships-there': '{0}에는 배가 없습니다.', 'none-in-hand': '손에 {0|이/가} 남아 있지 않습니다.', 'same-outcome': '순서를 바꿔도 결과가 같아 폰타를 먼저 놓습니다.',
    'short': '{0|이/가} {1}개 모자랍니다.', 'not-for-gold': '프리 액션으로 금화는 얻을 수 없습니다.',
    'too-many-steps': '내 배들은 모두 합쳐 {0@count}까지만 갈 수 있습니다.', 'no-ship-before': '한 걸음으로 {0}에 갈 수 있는 배가 없습니다.',
    'exit-used': '그 경로에는 내 배가 더 들어갈 수 없습니다.', 'branch-used': '내 다른 배가 이미 그 방향으로 갔습니다.', 'steps-left': '그러면 남은 걸음을 다 쓸 수 없습니다.',
    'no-such-tile': '그런 발견 타일은 남아 있지 않습니다.',
    'track-empty': '조선 트랙에 남은 배가 없습니다.', 'near-sea': '근해 구역에 내 배가 있어 폰타를 만들 수 없습니다. 먼저 그 배를 이동하세요.', 'no-corbita': '{0}에는 교환할 코르비타가 없습니다.',
    'not-in-row': '주문 카드 열에 없는 카드입니다.', 'no-extra': '추가 자원이 없는 주문 카드입니다.',
    'all-built': '건축 트랙에 남은 건축 디스크가 없습니다.', 'own-disc': '{0}에는 이미 내 건축 디스크가 있습니다.', 'not-reached': '{0}에 도달한 배가 아직 없습니다.',
    'spot-taken': '이미 건물 토큰이 있는 자리입니다.', 'setup-spot': '초기 건물 자리에는 게임 준비 때 얻은 건물 토큰만 놓습니다.',
    'no-disc-there': '{0}에는 내 건축 디스크가 없습니다.', 'no-trade-effect': '{0}의 타일에는 교역 액션 시 효과가 없습니다.', 'uses-spent': '이번 액션에서 {0}의 타일은 최대 횟수만큼 썼습니다.',
    'not-by-supervise': '{0@work} 액션은 감독의 ‘원하는 액션 단계’에서 실행할 수 없습니다.', 'nothing-to-do': '지금은 {0@work} 액션으로 할 수 있는 일이 없습니다.',
  },
  questions: {
    'initial-port': '어느 초기 교역 항구에 거점을 마련할까요?', 'select': '어느 구획을 선택할까요?', 'drop': '여기에 어떤 배를 놓을까요?', 'sail': '몇 걸음 이동할까요?',
    'step': '어느 배를 다음 항구로 보낼까요?', 'discover': '어느 발견 타일을 가져올까요?', 'shipbuild': '새 배를 어디에 놓을까요?', 'order': '어느 주문 카드를 가져올까요?',
    'build': '어느 항구에 건축할까요?', 'place': '건물 토큰을 어느 자리에 놓을까요?', 'trade': '무엇을 교역할까요?', 'supervise': '감독 구획의 배를 놓기 전에 어떤 액션을 할까요?',
    'close': '차례를 마치기 전에 프리 액션을 할까요?',
  },
  // They are read on demand: see the manifest.
  rules: {},
  texts: {
    'hidden': '비공개', 'near': '근해', 'far': '원해', 'departure': '출발 지점', 'sea': 'Mare Nostrum',
    'place-map': '지도', 'place-orders': '주문', 'place-harbour': '항구',
    'harbour': '항구', 'my-harbour': '내 항구', 'harbour-of': '{name}의 항구', 'spots': '건물 자리', 'ship-track': '조선 트랙', 'building-track': '건축 트랙',
    'reward-track': '보상 트랙', 'orders': '주문', 'order-row': '주문 카드 열', 'deck': '더미 {n}장', 'supply': '공용 공급처', 'supply-left': '공용 공급처에 암포라 토큰 {n}개',
    'ships-left': '남은 배', 'discs-left': '남은 건축 디스크', 'round': '{n}라운드', 'round-of': '{n}/{max}라운드', 'idle': '할 수 있는 일 없음', 'ending': '끝나는 조건: 보상 {reward}, 도착한 배 {arrived}, 남은 배 {ships}, 남은 건축 디스크 {discs}, 암포라 {amphorae}', 'last-round': '마지막 라운드',
    'produces': '{n} 생산', 'sown': '{who|이/가} 배 {n}척을 한 척씩 놓았습니다. 마지막은 {to}입니다.', 'sowing': '{name}: 배 {n}척 → {action}', 'empty': '비어 있음', 'sets': '아이콘 세트',
    // 수와 이름.
    'some': '{name} {n}', 'fleet': '바다의 배', 'cost': '비용 {n}', 'per-level': '1개당 건물 아이콘 {building} / 배 아이콘 {ship} / 암포라 토큰 {amphora}승점',
    'reconstructed': '재구성', 'rulebook': '규칙서',
    'credits': '오스티아: 게임 디자인 토쓰카 추오, 박스 일러스트 우라베 로시난테, 아트워크 Sai Beppu, 게임 개발·기획 마쓰야마 타로, 출판 uchibacoya. 한국어 규칙서 번역·편집 Ch Yu.',
    // 대상을 아직 고르지 않은 동사.
    'verb-port': '거점 마련 …', 'verb-select': '구획 선택 …', 'verb-drop': '배 놓기 …', 'verb-sail': '이동하기 …', 'verb-step': '배 보내기 …', 'verb-discover': '발견 타일 가져오기 …',
    'verb-launch': '배 만들기 …', 'verb-order': '주문하기 …', 'verb-build': '건축하기 …', 'verb-place': '건물 토큰 놓기 …', 'verb-trade': '교역하기 …',
    'verb-oversee': '액션 먼저 …', 'verb-resow': '바로 배 놓기', 'verb-buy': '프리 액션 …', 'verb-done': '마치기', 'verb-first': '먼저 …',
  },
}
