/**
 * 태피스트리의 이름: 영역과 id로. 규칙서에 있는 말은 규칙서대로(자원, 건물, 트랙, 업적, 주사위, ‘규칙서’라고 적은 줄),
 * 나머지는 저희가 옮겼습니다: 트랙의 칸, 수익 매트의 칸, 대부분의 문명과 카드와 랜드마크, 수도, 오토마의 레벨과 문명.
 */
import type { Name } from '@loggia/core'
import territories from '../data/territory-tiles.json' with { type: 'json' }

// 규칙서: 해역, 산악, 사막.
const terrain = { sea: '해역', mountain: '산악', grass: '초원', forest: '숲', desert: '사막' } as const
// 규칙서: 여섯 장 모두.
const landmarkCard = { 'bakery': '제빵소', 'barn': '외양간', 'com-tower': '컴타워', 'library': '도서관', 'stock-market': '증권 거래소', 'treasury': '재무부' } as const

export const names = {
  terrain,
  resource: { coin: '동전', worker: '일꾼', food: '음식', culture: '문화' },
  building: { farm: '농장', house: '주택', market: '시장', armory: '무기고' },
  track: { exploration: '탐사', science: '과학', technology: '기술', military: '군사' },
  // 규칙서: AI 특이점.
  space: {
    'exploration-0': '탐사 트랙의 시작 칸', 'science-0': '과학 트랙의 시작 칸', 'technology-0': '기술 트랙의 시작 칸', 'military-0': '군사 트랙의 시작 칸',
    'exploration-1': '정찰', 'exploration-2': '뗏목', 'exploration-3': '마차', 'exploration-4': '항해술', 'exploration-5': '선박', 'exploration-6': '터널',
    'exploration-7': '기차', 'exploration-8': '자동차', 'exploration-9': '비행기', 'exploration-10': '우주 왕복선', 'exploration-11': '성간 여행', 'exploration-12': '워프 게이트',
    'science-1': '천문학', 'science-2': '수학', 'science-3': '약초학', 'science-4': '의학', 'science-5': '화학', 'science-6': '생물학',
    'science-7': '학술 연구', 'science-8': '영양학', 'science-9': '물리학', 'science-10': '신경과학', 'science-11': '양자물리학', 'science-12': '외계 생물학',
    'technology-1': '도예', 'technology-2': '목공', 'technology-3': '석기', 'technology-4': '야금술', 'technology-5': '유리', 'technology-6': '강철',
    'technology-7': '고무', 'technology-8': '플라스틱', 'technology-9': '전자공학', 'technology-10': '컴퓨터', 'technology-11': '나노 기술', 'technology-12': 'AI 특이점',
    'military-1': '궁술', 'military-2': '도검', 'military-3': '성벽', 'military-4': '상비군', 'military-5': '기병', 'military-6': '화약',
    'military-7': '전차', 'military-8': '전투기', 'military-9': '방공망', 'military-10': '핵폭탄', 'military-11': '암살 드론', 'military-12': '메카',
  },
  slot: {
    'barter': '물물교환', 'currency': '화폐', 'banking': '은행업', 'credit-cards': '신용카드', 'e-commerce': '전자 상거래', 'biometrics': '생체 인식',
    'symbology': '기호', 'language': '언어', 'writing': '문자', 'telephone': '전화', 'email': '이메일', 'neural-implants': '신경 임플란트',
    'hunting': '사냥', 'farming': '농경', 'breeding': '가축 사육', 'preservation': '식품 보존', 'fertilization': '비료', 'food-printing': '식품 프린팅',
    'ceremony': '의식', 'racing': '경주', 'team-sports': '단체 경기', 'tabletop-games': '보드게임', 'video-games': '비디오 게임', 'virtual-reality': '가상 현실',
  },
  // 규칙서: 미래주의자들, 전령관들, 발명가들, 교역상들.
  civilization: {
    'alchemists': '연금술사들', 'architects': '건축가들', 'craftsmen': '장인들', 'entertainers': '예인들', 'futurists': '미래주의자들', 'heralds': '전령관들', 'historians': '역사가들', 'inventors': '발명가들',
    'isolationists': '고립주의자들', 'leaders': '지도자들', 'merrymakers': '축제꾼들', 'militants': '투사들', 'mystics': '신비주의자들', 'nomads': '유목민들', 'the-chosen': '선택받은 자들', 'traders': '교역상들',
  },
  // 규칙서: 항해의 시대, 동맹, 석탄 왕, 독재 정권, 외교, 첩보 활동, 규벌 정치, 석유 부호, 올림픽 주최, 증기 거물, 무역 경제, 함정.
  tapestry: {
    'academia': '학계', 'age-of-discovery': '발견의 시대', 'age-of-sail': '항해의 시대', 'age-of-wonders': '경이의 시대', 'alliance': '동맹', 'boast-of-superiority': '우월함의 과시',
    'broker-of-peace': '평화의 중재자', 'capitalism': '자본주의', 'coal-baron': '석탄 왕', 'colonialism': '식민주의', 'dark-ages': '암흑시대', 'democracy': '민주주의', 'dictatorship': '독재 정권',
    'diplomacy': '외교', 'dystopia': '디스토피아', 'empiricism': '경험주의', 'espionage': '첩보 활동', 'exploitation': '착취', 'feudalism': '봉건제', 'golden-age': '황금시대', 'guilds': '길드',
    'industrialism': '산업주의', 'marriage-of-state': '규벌 정치', 'mercantilism': '중상주의', 'meritocracy': '능력주의', 'militarism': '군국주의', 'monarchy': '군주제', 'oil-magnate': '석유 부호',
    'olympic-host': '올림픽 주최', 'pillage-and-plunder': '약탈과 노략질', 'pirate-rule': '해적의 지배', 'plea-for-aid': '원조 요청', 'renaissance': '르네상스', 'revisionism': '수정주의', 'revolution': '혁명',
    'socialism': '사회주의', 'steam-tycoon': '증기 거물', 'technocracy': '기술 관료제', 'terraforming': '테라포밍', 'theocracy': '신권 정치', 'trade-economy': '무역 경제', 'trap': '함정', 'tyranny': '폭정',
    'wartime-economy': '전시 경제',
  },
  // 규칙서: 놓을 때, 이번 시대.
  'tapestry-kind': { 'when-played': '놓을 때', 'this-era': '이번 시대', 'trap': '함정' },
  // 규칙서: 체펠린.
  tech: {
    ...landmarkCard,
    'air-conditioning': '에어컨', 'ammonia': '암모니아', 'anesthesia': '마취', 'assembly-line': '조립 라인', 'lithium-ion-battery': '리튬 이온 배터리', 'calendar': '달력', 'canned-food': '통조림',
    'clocks': '시계', 'compass': '나침반', 'concrete': '콘크리트', 'dynamite': '다이너마이트', 'eyeglasses': '안경', 'irrigation': '관개 시설', 'light-bulb': '전구', 'paper': '종이', 'penicillin': '페니실린',
    'printing-press': '인쇄기', 'radio': '라디오', 'sewage-and-plumbing': '상하수도', 'siegecraft': '공성술', 'telescope': '망원경', 'the-nail': '못', 'time-travel': '시간 여행',
    'transistors': '트랜지스터', 'vaccines': '백신', 'warships': '전함', 'zeppelins': '체펠린',
  },
  landmark: {
    ...landmarkCard,
    'lighthouse': '등대', 'train-station': '기차역', 'launch-pad': '발사대', 'apothecary': '약방', 'academy': '학술원', 'laboratory': '연구소', 'forge': '대장간', 'rubber-works': '고무 공장',
    'tech-hub': '테크 허브', 'barracks': '병영', 'tank-factory': '전차 공장', 'fusion-reactor': '핵융합로',
  },
  capital: { mountain: '산악 수도', wetland: '습지 수도', tropical: '열대 수도', desert: '사막 수도', grassland: '초원 수도', forest: '숲 수도' },
  achievement: { 'complete-track': '발전 트랙 한 개 완성', 'topple-two': '상대의 전초기지 두 개 넘어뜨리기', 'middle-island': '중앙 섬' },
  /** 놓인 지형으로. 혜택은 그 옆에 말합니다. */
  territory: Object.fromEntries(territories.tiles.map(t => [t.id, `${t.land.map(l => terrain[l as keyof typeof terrain]).join('·')} ${'island' in t ? '섬 ' : ''}타일`])),
  kind: { tapestry: '태피스트리 카드', territory: '영토 타일', space: '우주 타일' },
  die: { science: '과학 주사위', red: '빨간색 정복 주사위', black: '검은색 정복 주사위' },
  source: {
    tracks: '발전 트랙', markets: '수익: 기술 카드', houses: '수익: 수도', farms: '수익: 농장', armories: '수익: 영토', exploring: '탐사', conquering: '정복', technology: '기술 카드',
    space: '우주 타일', tapestries: '태피스트리 카드', civilizations: '문명', achievements: '업적', automa: '오토마의 수익',
  },
  // 오토마와 그림자 제국.
  level: { 1: '레벨 1: 뒤처진 오토마', 2: '레벨 2: 평범한 오토마', 3: '레벨 3: 살짝 위협적인 오토마', 4: '레벨 4: 제법 멋진 오토마', 5: '레벨 5: 확실히 멋진 오토마', 6: '레벨 6: 꿈을 짓밟는 오토마' },
  automa: { scientists: '과학자들', explorers: '탐험가들', engineers: '기술자들', conquerors: '정복자들' },
  decision: Object.fromEntries(Array.from({ length: 22 }, (_, k) => [`decision-${String(k + 1).padStart(2, '0')}`, `결정 카드 ${k + 1}번`])),
  indicator: { any: '아무 트랙', landmark: '랜드마크나 끝에 가장 가까운 트랙', finish: '끝에 가장 가까운 트랙' },
  tiebreaker: {
    'n-se': '북쪽부터 남동쪽으로 한 줄씩', 'e-nw': '동쪽부터 북서쪽으로 한 줄씩', 's-nw': '남쪽부터 북서쪽으로 한 줄씩', 'w-se': '서쪽부터 남동쪽으로 한 줄씩', 'e-sw': '동쪽부터 남서쪽으로 한 줄씩',
    's-ne': '남쪽부터 북동쪽으로 한 줄씩', 'ne-s': '북동쪽부터 남쪽으로 한 줄씩', 'nw-s': '북서쪽부터 남쪽으로 한 줄씩', 'se-n': '남동쪽부터 북쪽으로 한 줄씩', 'sw-n': '남서쪽부터 북쪽으로 한 줄씩',
  },
  event: {
    favorite: '선호 트랙', advance: '마지막 한 쌍으로 개척', civ: '문명 보너스', vp: '승점', progress2: '진행 카드 2장', place: '매트에 태피스트리 카드', draw: '매트 옆에 태피스트리 카드', shuffle: '새 결정 더미',
  },
  file: {
    achievements: '업적', automa: '오토마: 레벨, 수익 표, 혜택', automaDecisionCards: '결정 카드와 헥스 판정', capitals: '수도 매트', civilizations: '문명', components: '게임 구성물', dice: '주사위',
    incomeMat: '수익 매트', landmarks: '랜드마크', map: '지도', spaceTiles: '우주 타일', tapestryCards: '태피스트리 카드', techCards: '기술 카드', territoryTiles: '영토 타일', tracks: '발전 트랙',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Name>>>>
