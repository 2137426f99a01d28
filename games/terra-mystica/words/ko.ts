/** 테라 미스티카, 한국어. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import { boxOf, shipped } from '../rules/box.ts'
import type { Effects } from '../rules/effects.ts'
import type { O } from '../rules/standing-orders.ts'
import type { Steps } from '../rules/table.ts'
import type { N, R, V } from '../rules/verbs.ts'

const box = boxOf(shipped)
const resource = { coin: '동전', worker: '일꾼', priest: '성직자', power: '파워', spade: '삽' } as const
const building = { 'dwelling': '주택', 'trading-house': '교역소', 'temple': '사원', 'stronghold': '요새', 'sanctuary': '성역' } as const
const cult = { fire: '불 신앙', water: '물 신앙', earth: '대지 신앙', air: '하늘 신앙' } as const

export const ko: Dictionary<typeof V, typeof N, typeof R, Steps, typeof O, Effects> = {
  title: about.title.ko,
  intro: '열네 종족이 한 땅에서 살아갑니다. 저마다 자기 지형에서만 살 수 있어, 파고 심고 메워 땅을 바꿉니다. 주택을 교역소와 사원과 요새로 키우고, 건물을 모아 마을을 세우고, 불과 물과 대지와 하늘을 섬기세요. 이웃이 건설할 때마다 파워를 얻지만, 그 값은 승점으로 치릅니다.',
  names: {
    resource, building, cult,
    event: { ...building, spade: '삽', town: '마을' },
    step: { fire: '불 신앙 1칸', water: '물 신앙 1칸', earth: '대지 신앙 1칸', air: '하늘 신앙 1칸', priest: '신앙 보드의 성직자 1명' },
    faction: {
      'nomads': '유목민', 'fakirs': '수도자', 'chaos-magicians': '혼돈 마법사', 'giants': '거인족', 'swarmlings': '어족', 'mermaids': '인어', 'witches': '마녀',
      'auren': '정령', 'halflings': '소인족', 'cultists': '광신도', 'alchemists': '연금술사', 'darklings': '마족', 'engineers': '기술자', 'dwarves': '드워프',
    },
    terrain: { desert: '사막', plains: '평원', swamp: '늪', lakes: '호수', forest: '숲', mountains: '산악', wasteland: '황무지' },
    place: { 3: '3칸', 2: '2칸', 1: '1칸, 성직자는 공급처로' },
    site: Object.fromEntries(box.sites.map((id, k) => [id, box.ends[k].map(h => box.hexes[h]).join('–')])),
    source: {
      'start': '시작', 'round-tiles': '득점 타일', 'bonus-cards': '보너스 카드', 'favor-tiles': '총애 타일', 'towns': '마을', 'tracks': '선박과 교환 트랙', 'faction': '종족',
      'power': '파워의 비용', 'area': '영역 점수', 'cults': '신앙 점수', 'resources': '자원 점수',
    },
    limit: { 1: '1(무료)', 2: '2(승점 1점)', 3: '3(승점 2점)', 4: '4(승점 3점)', 5: '5(승점 4점)', 6: '6(승점 5점)', 7: '7(승점 6점)', 8: '8(승점 7점)' },
    above: { ask: '더 많으면 묻습니다', decline: '더 많으면 거부합니다' },
    // 선택 규칙과 그 값. 여기 이름이 없는 것은 기록된 판을 위한 것이라 새 탁자에서 고를 수 없습니다.
    option: {
      'setup': '게임 준비', 'setup:main-game': '메인 게임: 순서대로 종족을 선택합니다', 'setup:random-colours': '메인 게임, 색상 무작위: 뽑은 색상의 두 종족 중에서 선택합니다', 'setup:first-game': '첫 번째 게임: 종족과 주택이 정해져 있습니다',
      'turn-order': '플레이 순서', 'turn-order:clockwise': '먼저 패스한 사람부터 시계 방향', 'turn-order:variable': '가변: 패스한 순서대로 (미니 확장)',
      'answers': '파워를 획득하는 때', 'answers:at-once': '그 자리에서', 'answers:by-next-turn': '늦어도 자기 다음 턴이 시작될 때까지 (며칠에 걸쳐 플레이할 때)',
      'town-tiles': '마을 타일', 'town-tiles:base': '규칙서대로', 'town-tiles:extra': '세 종류 추가 (미니 확장)',
      'bonus-cards': '보너스 카드', 'bonus-cards:nine': '9장', 'bonus-cards:ten': '10장, 선박 카드 추가 (미니 확장)',
      'scoring-tiles': '득점 타일', 'scoring-tiles:eight': '8개', 'scoring-tiles:nine': '9개, 사원 타일 추가 (미니 확장)',
    },
    file: {
      actions: '파워 액션, 특수 액션, 전환', bonusCards: '보너스 카드', constants: '파워 그릇, 건물, 마을, 최종 점수 계산', cults: '신앙 보드', factions: '열네 종족', favorTiles: '총애 타일',
      firstGame: '첫 번째 게임', map: '게임 보드', miniExpansions: '미니 확장', scoringTiles: '득점 타일', terrain: '변환 사이클', townTiles: '마을 타일',
    },
  },
  effects: {
    gain: '{resource@resource} {n}', vp: '승점 {n}점', income: '수입 {gains}', action: '라운드마다 한 번 {does}',
    'free-spades': '무료 삽 {n}개', ride: '마녀의 비행', 'trading-house': '무료 교역소', 'two-actions': '연속 두 번의 액션', sandstorm: '모래 폭풍', bridge: '다리', 'worker-bridge': '일꾼으로 다리 건설',
    'ship-card': '액션할 때 선박 +{n}', 'ship-step': '선박 1칸', keys: '열쇠 {n}개', 'town-power': '마을에 필요한 파워 값 {n}',
    steps: '{cult@cult} {n}칸', choice: '원하는 신앙 하나에서 {n}칸', 'all-steps': '모든 신앙 {n}칸',
    pass: '패스할 때 {what@event} 하나마다 승점 {vp}점', 'pass-shipping': '패스할 때 선박 1칸마다 승점 {vp}점', 'pass-houses': '패스할 때 교역소 0~{houses}개에 승점 {vps}점',
    'each-built': '{what@event} 하나마다 승점 {vp}점', 'each-scored': '{what@event} 하나마다 승점 {vp}점', 'per-step': '{cult@step}마다 {gains}', 'per-steps': '{cult@cult} {every}칸마다 {gains}',
    price: '비용 {resource@resource} {n}', conversion: '{pay} → {gets}',
  },
  moves: {
    tile: '득점 타일 놓기: {0}', card: '보너스 카드 쓰기: {0}', faction: '{0} 선택', place: '{0}에 주택 놓기', take: '가져오기: {0}',
    build: '{0}에 주택 건설', transform: '{0|을/를} {1|으로/로} 변환', detour: '{0|을/를} 먼 쪽으로 돌아 {1|으로/로} 변환', upgrade: '{0|을/를} {1|으로/로} 업그레이드', ship: '선박 트랙 진행', exchange: '삽의 교환 비율 낮추기',
    priest: '{0}에 성직자 배치: {1}', power: '파워 액션: {0}', special: '특수 액션: {0}', pass: '패스하고 가져오기: {0}', retire: '패스', convert: '전환: {0}', burn: '파워 희생',
    connect: '{0|을/를} 무시하고 마을 설립', favor: '총애 타일: {0}', town: '마을 타일: {0}', cult: '{0} 전진', bridge: '다리 건설: {0}', ordain: '일꾼 {0}명을 성직자로', accept: '파워 획득', decline: '파워 거부',
    later: '내 다음 턴에 결정하기', suggested: '제안대로 전환', done: '마치기', leave: '게임에서 나가기', first: '{0}부터',
  },
  notes: {
    starts: '{0|이/가} 선 플레이어입니다.', faction: '{0|이/가} {1|을/를} 선택했습니다.', round: '{0}라운드: {1}.', turn: '{0}의 턴입니다.', income: '{0|이/가} 수입을 얻습니다.', card: '{0|이/가} 보너스 카드를 가져왔습니다: {1}.',
    gained: '{0|이/가} {1} {2|을/를} 얻었습니다.', paid: '{0|이/가} {1} {2|을/를} 지불했습니다.', burned: '{0|이/가} 파워를 희생했습니다.', vp: '{0}: 승점 +{2}점 ({1}).', lost: '{0}: 승점 −{2}점 ({1}).',
    transformed: '{0|이/가} {1|을/를} {2|으로/로} 변환했습니다.', built: '{0|이/가} {1}에 {2|을/를} 건설했습니다.', bridged: '{0|이/가} 다리를 건설했습니다: {1}.', skipped: '{0|이/가} 건너뛰어 {1}에 닿았습니다.',
    shipping: '{0}의 선박이 {1|이/가} 되었습니다.', exchange: '{0|이/가} 삽의 교환 비율을 낮추었습니다.', priest: '{0|이/가} {1}에 성직자를 배치했습니다: {2}.', cult: '{0|이/가} {1}에서 {2}칸 전진했습니다.',
    blocked: '{0|은/는} 열쇠가 있어야 {1}의 마지막 칸에 진출할 수 있습니다.', favor: '{0|이/가} 총애 타일을 가져왔습니다: {1}.', town: '{0|이/가} 마을을 설립했습니다: {1}.', 'river-town': '{0|이/가} {1|을/를} 사이에 둔 건물을 이었습니다.',
    joined: '{1|이/가} {0}의 마을에 들어갔습니다.', power: '{0|이/가} 파워 액션을 했습니다: {1}.', special: '{0|이/가} 특수 액션을 했습니다: {1}.', offered: '{0|은/는} 파워 {1|을/를} 획득할 수 있습니다.',
    declined: '{0|이/가} 파워를 거부했습니다.', consoled: '모두 거부하여 {0|이/가} 파워 1을 얻습니다.', passed: '{0|이/가} 패스했습니다.', returned: '{0|이/가} 보너스 카드를 반환했습니다: {1}.', dropped: '{0|이/가} 게임에서 나갔습니다. 종족은 게임 보드에 남습니다.',
    'cult-bonus': '{0|이/가} 신앙 보너스를 {1}번 받습니다.', over: '게임이 끝났습니다.',
  },
  reasons: {
    'not-your-turn': '지금은 당신의 차례가 아닙니다.', 'not-now': '지금은 할 수 없는 일입니다.', 'no-such-move': '그런 선택지는 없습니다.', 'same-as-another': '다른 선택과 결과가 같습니다.',
    'not-there': '놓을 수 있는 것이 아닙니다.', 'too-late': '삽 득점 타일은 마지막 두 라운드에 놓지 않습니다.', 'same-outcome': '카드의 순서는 상관없으니 다음 카드부터 고르세요.',
    'colour-taken': '그 색상은 다른 플레이어가 선택했습니다.', 'not-drawn': '당신에게는 다른 색상이 뽑혔습니다.', 'not-home': '{0|은/는} 당신의 홈 지형이 아닙니다.', occupied: '{0}에는 건물이 있습니다.',
    'card-not-free': '가져올 수 없는 카드입니다.', 'out-of-reach': '{0}에는 닿지 않습니다.', 'no-piece': '남은 {0|이/가} 없습니다.', short: '전환해도 {0|이/가} {1}만큼 부족합니다.',
    'no-such-way': '그 방향으로는 변환할 수 없습니다. 홈 지형이 되면 거기서 멈춥니다.', 'only-short': '무료 삽에 더해 교환한 삽은 홈 지형에 가까운 쪽으로만 사용합니다.',
    'hex-done': '이번 액션에서 {0}에는 이미 삽을 사용했습니다.', 'must-end-home': '이미 한 지역을 다른 지형으로 남겼으니 이번에는 홈 지형이 되어야 합니다.', 'not-enough-spades': '삽이 부족합니다.',
    'use-a-spade': '삽을 적어도 1개는 사용해야 합니다.', 'not-turned-home': '{0|은/는} 이번 액션으로 홈 지형이 된 지역이 아닙니다.', 'no-shipping': '선박이 없는 종족입니다.', 'no-exchange': '교환 트랙이 없는 종족입니다.',
    'track-end': '트랙의 끝입니다.', 'not-own': '{0}에는 당신의 건물이 없습니다.', 'no-such-upgrade': '그 건물은 {0|이/가} 될 수 없습니다.', 'spaces-full': '{0}에 그런 빈 구역이 없습니다.',
    'action-taken': '이번 라운드에 누군가 사용한 액션입니다.', 'special-used': '이번 라운드에 이미 사용한 액션입니다.', 'no-special': '당신에게 없는 액션입니다.', 'no-target': '쓸 곳이 없습니다.',
    'no-bridge': '다리가 없거나 놓을 자리가 없습니다.', 'site-taken': '이미 다리가 있습니다.', 'no-end': '다리의 한쪽 끝에는 당신의 건물이 있어야 합니다.', 'favor-owned': '이미 가진 총애 타일입니다.',
    'favor-gone': '남아 있지 않은 총애 타일입니다.', 'town-gone': '남아 있지 않은 마을 타일입니다.', 'not-cut': '{0}에는 지금 열쇠를 쓸 일이 없습니다.', 'at-once': '지금 결정해야 합니다.', 'no-conversion': '승점과 동전은 연금술사만 교환합니다.',
    'stock-empty': '공급처에 남은 성직자가 없습니다.', 'not-needed': '지불에 필요하지 않은 전환입니다.', 'no-sacrifice': '그릇 II에 파워가 두 개는 있어야 희생할 수 있습니다.', 'too-many': '최대 세 명, 공급처에 있는 만큼만 됩니다.',
    'not-mermaids': '강 지역을 무시하고 마을을 설립하는 것은 인어뿐입니다.', 'no-town': '{0|을/를} 무시해도 마을이 되지 않습니다.', 'wrong-round': '마지막 라운드에는 카드 없이, 그 전에는 카드를 가져오며 패스합니다.',
    'not-an-edge': '{0|은/는} 당신의 건물과 가장자리를 공유하지 않습니다.', 'not-given-up': '액션으로 얻은 것은 포기하지 않고 씁니다.', stays: '아직 종족이 없거나 이미 나간 플레이어입니다.',
  },
  questions: {
    'lay-tiles': '다음 라운드의 득점 타일은 무엇인가요?', 'lay-cards': '어떤 보너스 카드를 쓸까요?', 'choose-faction': '어느 종족을 선택할까요?', 'place-dwelling': '주택을 어디에 놓을까요?',
    'choose-card': '어느 보너스 카드를 가져올까요?', 'action': '무엇을 할까요?', 'rest': '턴을 마치기 전에 전환할까요?', 'pay': '무엇을 전환해서 지불할까요?', 'spades': '삽을 어디에 사용할까요?',
    'settle': '이 지역에 주택을 건설할까요?', 'ride': '어느 숲에 주택을 건설할까요?', 'swarm': '어느 주택을 교역소로 업그레이드할까요?', 'sandstorm': '모래 폭풍을 어디에 일으킬까요?', 'bridge': '다리를 어디에 건설할까요?',
    'favor': '어느 총애 타일을 가져올까요?', 'town': '어느 마을 타일을 가져올까요?', 'cult': '어느 신앙에서 전진할까요?', 'devotion': '어느 신앙에서 전진할까요?', 'key': '열쇠로 어느 트랙을 열까요?',
    'ordain': '일꾼 몇 명을 성직자로 만들까요?', 'ready': '이웃이 결정하기 전에 전환할까요?', 'offer': '파워 {power|을/를} 획득할까요?', 'old-offer': '미뤄 둔 파워를 획득할까요?',
    'cult-spades': '신앙 보너스의 삽을 어디에 사용할까요?', 'in-any-order': '무엇부터 할까요?',
  },
  // 마을과 업그레이드로 얻는 것은 원하는 순서로 (TM-15.10).
  parts: { town: '마을', favor: '총애 타일', ordain: '성직자로 바꾸기', spades: '삽 {free}개' },
  orders: { take: '파워 {0}까지는 획득하고, {1}', 'take-all': '언제나 획득합니다', 'decline-all': '언제나 거부합니다' },
  rules: {
    'TM-2.4': '선박의 수만큼 이어진 강 지역 너머까지 닿습니다.', 'TM-5.1': '라운드를 시작할 때 종족 보드, 보너스 카드, 총애 타일에서 수입을 얻습니다.', 'TM-5.3': '성직자는 자기 공급처에서 오고 부족하면 받지 못합니다. 파워는 그릇을 따라 옮깁니다.',
    'TM-7.6f': '같은 일에 주는 승점은 모두 더합니다. 득점 타일은 그 라운드에만 적용합니다.', 'TM-7.11a': '신앙 트랙의 3, 5, 7, 10칸에 처음 닿거나 지나면 파워 1, 2, 2, 3을 얻습니다.', 'TM-7.14b': '패스할 때 게임 보드에 있는 것에 승점을 받습니다.',
    'TM-8.1': '건물 네 개(성역이 있으면 세 개)가 연결되고 파워 값이 모두 7이면 마을이 됩니다.', 'TM-9.1': '마지막을 뺀 라운드가 끝날 때, 득점 타일의 신앙 칸 수를 채운 만큼 보너스를 받습니다.',
    'TM-6.1': '얻은 파워는 그릇 I에서 II로, I이 비면 II에서 III으로 옮깁니다. 소모한 파워는 III에서 I로 돌아갑니다.', 'TM-8.2': '마을을 설립하면 마을 타일과 열쇠를 하나씩 가져옵니다.', 'TM-10.3': '게임이 종료되면 가장 크게 연결된 영역에 승점을 부여합니다. 선박과 터널 뚫기, 카펫 비행도 연결로 봅니다.',
    'TM-2.2': '건물이 없는 지역은 비어있는 지역입니다.', 'TM-2.5': '다리는 정해진 장소에 하나씩만 건설합니다.', 'TM-3.1': '득점 타일은 여섯 개를 사용하고, 삽 타일은 5·6라운드에 오지 않습니다.',
    'TM-3.2': '보너스 카드는 플레이어보다 세 장 많습니다.', 'TM-3.5': '한 색상은 한 종족만 사용합니다.', 'TM-6.3': '그릇 II에서 파워 두 개를 꺼내 하나는 그릇 III에 놓고 하나는 게임에서 뺍니다.',
    'TM-7.6a': '당신의 건물에 직접 또는 간접으로 인접한 지역이어야 합니다.', 'TM-7.6b': '건물은 홈 지형에만 건설합니다.', 'TM-7.6k': '주택은 이번 액션으로 홈 지형이 된 지역에 건설합니다.',
    'TM-7.7': '주택은 교역소로, 교역소는 요새나 사원으로, 사원은 성역으로 업그레이드합니다.', 'TM-7.7a': '가지고 있지 않은 종류의 총애 타일만 가져옵니다.',
    'TM-7.8e': '파워는 바로 획득하거나 거부합니다. 미리 정했다면 자기 다음 턴이 시작될 때 결정할 수 있습니다.', 'TM-7.9': '파워 5는 성직자, 3은 일꾼, 1은 동전이 되고, 성직자는 일꾼이, 일꾼은 동전이 됩니다.',
    'TM-7.10c': '신앙 트랙마다 3칸 구역 하나와 2칸 구역 셋이 있고, 1칸은 언제나 전진할 수 있습니다.', 'TM-7.11e': '열쇠 하나는 한 트랙을 엽니다.', 'TM-7.12a': '파워 액션은 라운드마다 한 번씩입니다.',
    'TM-7.12b': '다리의 한쪽 끝에는 놓는 이의 건물이 있어야 합니다.', 'TM-7.12c': '부족한 삽은 같은 지역을 홈 지형으로 변환하는 데까지 교환할 수 있습니다.', 'TM-7.12d': '한 액션에서 다른 지형으로 남는 지역은 하나까지입니다.',
    'TM-7.12e': '삽 액션에서는 삽을 적어도 1개 사용합니다.', 'TM-7.12f': '특수 액션은 라운드마다 하나씩 한 번입니다.', 'TM-7.15': '액션으로 얻은 타일, 신앙 칸, 다리, 무료 건물은 바로 사용합니다.', 'TM-7.14c': '패스하면 남은 보너스 카드 하나를 가져옵니다. 마지막 라운드에는 가져오지 않습니다.',
    'TM-8.7': '인어는 마을을 설립할 때 강 지역 1칸을 무시할 수 있습니다.', 'TM-8.8': '그 강 지역으로 바로 마을이 되어야 하고, 마을에 든 건물이 없어야 합니다.', 'TM-11.14a': '모래 폭풍은 당신의 건물과 가장자리를 공유하는 비어있는 지역에 일으킵니다.',
    'TM-11.16': '드워프와 수도자는 선박이 없습니다.', 'TM-12.1': '종족 보드에 남은 것만 건설할 수 있습니다.', 'TM-12.3': '총애 타일과 마을 타일의 수는 정해져 있습니다.', 'TM-12.4': '액션을 할 때 비용을 지불할 수 있고 사용할 곳이 있어야 합니다.',
    'TM-15.24': '나간 플레이어는 더 이상 액션도 턴도 파워 획득도 없지만, 수입은 계속 얻고 게임이 끝나면 점수를 계산합니다.', 'TM-15.11': '삽은 한 방향으로만 사용하고, 홈 지형이 되면 멈춥니다.', 'TM-15.23': '성직자는 최대 세 명, 공급처에 있는 만큼만 됩니다.',
  },
  texts: {
    'hidden': '?', 'or': '·', 'round': '{n}라운드', 'set-up': '준비', 'vp': '승점', 'turn-place': '{n}번째', 'home': '당신의 홈 지형', 'to-home': '홈 지형까지 {n}', 'turn-order': '플레이 순서', 'passed': '패스함', 'dropped': '나감', 'free': '남음',
    'map': '게임 보드', 'river': '강', 'bridge': '다리', 'key': '열쇠', 'cult-board': '신앙 보드', 'cult-power': '칸에 닿으면 얻는 파워: {list}', 'scoring-tiles': '득점 타일', 'power-actions': '파워 액션',
    'bonus-cards': '보너스 카드', 'bonus-card': '보너스 카드', 'favor-tiles': '총애 타일', 'favor-tile': '총애 타일', 'town-tiles': '마을 타일', 'town-tile': '마을 타일', 'special-action': '특수 액션',
    'shipping': '선박', 'exchange': '교환', 'bowls': '파워 그릇', 'spent': '소모하면 I로',
    'income': '수입', 'projected': '지금 끝나면', 'area': '영역', 'no-faction': '아직 종족이 없습니다', 'in-town': '마을',
    // An amount and the name that fits it.
    'some': '{name} {n}', 'cost': '비용 {n}', 'left': '{n}개 남음', 'pieces-left': '종족 보드에 {n}개 남음', 'with-coins': '위에 {n}', 'used': '이번 라운드에 사용한 액션', 'income-now': '지금 수입: {n}',
    'next-step': '다음 칸: {n}, 승점 {vp}점', 'area-now': '건물 {n}개가 연결되어 있습니다', 'cult-now': '{who}: {n}칸, 지금 끝나면 승점 {vp}점',
    'plan': '{name}: {n}', 'for-nothing': '비용 없음', 'plan-dig': '{spades}, {name}까지 모두 {n}', 'by-skip': '그중 {n|은/는} 건너뛰는 비용', 'power-to': '파워를 획득할 이웃: {list}', 'town-founds': '마을이 됩니다', 'town-joins': '당신의 마을에 들어갑니다',
    'credits': '테라 미스티카: 디자인 Helge Ostertag, Jens Drögemüller, 일러스트 Dennis Lohausen, 발행 Feuerland Spiele. 규칙서에 없는 수치는 Juho Snellman의 구현에서 확인했습니다.',
    'factions': '종족', 'cult-fire': '불', 'cult-water': '물', 'cult-earth': '대지', 'cult-air': '하늘',
    'conversions': '전환',
    'a-priest': '성직자', 'power-value': '파워 값 {n}', 'plan-short': '건물까지는: {why}', 'home-is': '홈 지형: {name}', 'begins': '시작: {n}, 그릇 {bowls}', 'steps-on': '{cult} {n}칸', 'coins-per-vp': '모두 전환하면 동전 {all}, 동전 {n}마다 승점 1점',
    'standing': '건물을 통한 파워',
    // A verb whose thing is still to be picked.
    'verb-tile': '득점 타일 놓기 …', 'verb-card': '보너스 카드 쓰기 …', 'verb-faction': '종족 선택 …', 'verb-place': '주택 놓기 …', 'verb-take': '카드 가져오기 …', 'verb-build': '주택 건설 …', 'verb-transform': '지형 변환 …',
    'verb-detour': '먼 쪽으로 변환 …', 'verb-upgrade': '업그레이드 …', 'verb-ship': '선박 트랙 진행', 'verb-exchange': '삽의 교환 비율 낮추기', 'verb-priest': '성직자 배치 …', 'verb-power': '파워 액션 …',
    'verb-special': '특수 액션 …', 'verb-pass': '패스하고 가져오기 …', 'verb-retire': '패스', 'verb-convert': '전환 …', 'verb-burn': '파워 희생', 'verb-connect': '강 지역을 무시하고 마을 설립 …', 'verb-favor': '총애 타일 …',
    'verb-town': '마을 타일 …', 'verb-cult': '신앙 전진 …', 'verb-bridge': '다리 건설 …', 'verb-ordain': '성직자 서품 …', 'verb-accept': '파워 획득', 'verb-decline': '파워 거부', 'verb-later': '다음 턴에 결정하기',
    'verb-suggested': '제안대로 전환', 'verb-done': '마치기', 'verb-leave': '게임에서 나가기', 'verb-first': '먼저 …',
    'ability-auren': '시작 능력은 없습니다. 요새를 건설하면 총애 타일 하나를 얻고, 라운드마다 한 번 한 신앙 트랙에서 2칸 전진합니다.',
    'ability-witches': '마을을 설립할 때마다 추가로 승점 5점을 받습니다. 요새를 건설하면 라운드마다 한 번 비어있는 숲 어디에나 주택을 무료로 건설합니다.',
    'ability-alchemists': '승점 1점을 동전 1개로, 동전 2개를 승점 1점으로 교환합니다. 요새를 건설하면 파워 12를 얻고, 그 뒤로 삽마다 파워 2를 얻습니다.',
    'ability-darklings': '삽의 비용은 성직자 1명이고 삽마다 승점 2점을 얻습니다. 요새를 건설하면 일꾼을 세 명까지 성직자로 교환합니다(성직자의 서품식).',
    'ability-halflings': '삽마다 승점 1점을 얻습니다. 요새를 건설하면 삽 3개를 바로 사용하고, 비용을 지불하고 주택 하나를 건설할 수 있습니다.',
    'ability-cultists': '당신의 건설로 누가 파워를 획득하면 원하는 신앙 1칸을 전진하고, 모두 거부하면 파워 1을 얻습니다. 요새를 건설하면 승점 7점을 얻습니다.',
    'ability-engineers': '일꾼 2명으로 다리를 건설합니다. 요새를 건설하면 패스할 때 당신의 건물 2개를 연결하는 다리마다 승점 3점을 얻습니다.',
    'ability-dwarves': '터널 뚫기: 일꾼 2명(요새를 건설하면 1명)을 지불하고 지역 1칸을 건너뛰며, 그때마다 승점 4점을 얻습니다. 선박이 없습니다.',
    'ability-mermaids': '마을을 설립할 때 강 지역 1칸을 무시합니다. 선박은 1에서 5까지이고, 요새를 건설하면 선박 트랙에서 1칸 전진합니다.',
    'ability-swarmlings': '마을을 설립할 때마다 일꾼 3명을 얻습니다. 요새를 건설하면 라운드마다 한 번 주택을 무료로 교역소로 업그레이드합니다.',
    'ability-chaos-magicians': '주택 하나로 시작하고 총애 타일을 두 개씩 얻습니다. 요새를 건설하면 라운드마다 한 번 두 액션을 연달아 합니다.',
    'ability-giants': '어떤 지형이든 항상 삽 2개로 변환합니다. 요새를 건설하면 라운드마다 한 번 무료 삽 2개를 사용합니다.',
    'ability-fakirs': '카펫 비행: 성직자 1명을 지불하고 지역 1칸(요새를 건설하면 2칸까지)을 건너뛰며, 그때마다 승점 4점을 얻습니다. 선박이 없습니다.',
    'ability-nomads': '주택 세 개로 시작합니다. 요새를 건설하면 라운드마다 한 번 당신의 건물 옆에 모래 폭풍을 일으킵니다.',
  },
}
