/** 태피스트리, 한국어. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import type { Effects } from '../rules/components.ts'
import type { N, O, R, Steps, V } from '../rules/index.ts'
import { questions, sentences } from '../effects/ko.ts'
import { effects } from './effects.ko.ts'
import { names } from './names.ko.ts'
import { corners, hexes, noCards, numbered, spaceTiles, trackSets } from './places.ts'
import { texts } from './texts.ko.ts'

/** 격자의 행이나 열, 또는 가장자리에서 얼마나 벗어났는지. */
const line = (n: number, what: string, before: string) => (n > 0 ? `${n}${what}` : `맨 ${before}에서 ${1 - n}칸 ${before}`)
const { track } = names

export const ko: Dictionary<typeof V, typeof N, typeof R, Steps, typeof O, Effects> = {
  title: about.title.ko,
  intro: '최초의 불에서 별까지, 탐사와 과학과 기술과 군사의 네 트랙을 개척하며 하나의 문명을 짜 나갑니다. 한 걸음마다 무언가를 얻고, 새로운 등급에 가장 먼저 도달하면 랜드마크를 세웁니다. 다섯 번의 수익 차례가 역사를 시대로 나누고, 시대마다 태피스트리 카드 한 장이 이야기를 더합니다. 새로운 시대를 언제 시작할지는 저마다 다릅니다. 여러분의 길은 현실의 역사와 매우 다를 것입니다.',
  names: {
    ...names,
    seat: { 1: '오토마', 2: '그림자 제국' },
    hex: hexes('중앙 섬'),
    corner: corners((row, column) => `${line(row, '행', '위')} ${line(column, '열', '왼쪽')}`),
    turn: { 0: '돌리지 않고', 1: '90도 돌려', 2: '180도 돌려', 3: '270도 돌려' },
    // 한 가지로만 놓이는 것에는 말하지 않습니다.
    turned: { 0: '', 1: '(90도 돌려서)', 2: '(180도 돌려서)', 3: '(270도 돌려서)' },
    rotation: { 0: '돌리지 않고', 1: '60도 돌려', 2: '120도 돌려', 3: '180도 돌려', 4: '240도 돌려', 5: '300도 돌려' },
    reading: { 'down': '위에서 아래로', 'up': '아래에서 위로', 'down-to-heart': '위에서 아래로 하트까지', 'up-to-heart': '아래에서 위로 하트까지' },
    column: { 0: '왼쪽 열', 1: '가운데 열', 2: '오른쪽 열' },
    square: { 0: '1번 칸', 1: '2번 칸', 2: '3번 칸', 3: '4번 칸' },
    ordinal: { 1: '첫 번째', 2: '두 번째', 3: '세 번째', 4: '네 번째', 5: '다섯 번째' },
    step: numbered(names.space, (id, n) => `${track[id as keyof typeof track]} ${n}`),
    tapestry: { ...names.tapestry, ...noCards('뒷면인 카드') },
    card: { ...names.kind, tech: '기술 카드' },
    counter: { tapestry: '장', territory: '개', space: '개', tech: '장' },
    pile: { tapestry: '태피스트리 카드', territory: '영토 타일', space: '우주 타일' },
    discarded: { 0: '태피스트리 카드', 1: '영토 타일', 2: '기술 카드' },
    'income-part': { 0: '태피스트리 카드', 1: '자원과 영토 타일' },
    per: {
      'tech-card': '기술 카드', 'controlled-territory': '지배하는 영토', 'farm': '농장', 'house': '주택', 'market': '시장', 'armory': '무기고', 'landmark': '랜드마크', 'territory-tile': '개인 공급처의 영토 타일',
      'tapestry-card': '손과 수익 매트의 태피스트리 카드', 'track-space': '개척한 칸', 'track-where-you-lead-or-tie': '가장 앞섰거나 동률인 트랙', 'income-coin': '수익의 동전', 'opponent': '상대',
    },
    trigger: {
      'you-invent': '발명할 때마다', 'you-gain-tapestry': '태피스트리 카드를 얻을 때마다', 'you-gain-tapestries': '태피스트리 카드를 얻으면', 'you-explore-start': '탐사하기 전에', 'you-explore': '탐사할 때마다',
      'chosen-opponent-upgrades': '그 상대가 개선할 때마다', 'chosen-opponent-gains-track-benefit': '그 상대가 그 트랙의 혜택을 얻을 때마다', 'opponent-advances': '상대가 개척할 때마다', 'you-advance': '개척할 때마다',
      'your-income': '수익을 얻을 때', 'you-gain-building': '얻을 때마다', 'you-upgrade': '개선할 때마다', 'you-conquer': '정복할 때마다', 'you-place-income-building': '수도에 수익 건물을 놓을 때마다',
      'you-gain-track-landmark': '트랙의 랜드마크를 얻을 때마다', 'you-reach-claimed-landmark-space': '이미 가져간 랜드마크의 칸에 도달할 때마다', 'you-build-on-impassable': '폐쇄된 대지에 건물을 놓을 때마다', 'you-enter-tier': '새로운 등급으로 개척할 때마다',
    },
    change: {
      'science-die': '과학 주사위를 두 번 굴려 하나를 선택', 'ignore-tech-prerequisites': '기술 카드의 조건 무시', 'both-dice-if-opponent': '상대의 영토를 정복하면 주사위 2개 모두', 'immune-to-traps': '함정에 걸리지 않음',
      'build-on-impassable': '폐쇄된 대지에도 건물을 놓을 수 있음', 'free-any-resource-bonus': '비용이 원하는 자원 1개인 보너스는 무료',
    },
    ban: { 'mutual-no-conquer': '서로의 영토를 정복할 수 없음', 'you-no-advance': '개척 불가' },
    origin: {
      ...names.space, ...names.tech, ...names.tapestry, ...names.territory, ...spaceTiles('우주 타일'), ...names.civilization, ...names.slot,
      'alignment': '정렬된 가장자리', 'red-die': '빨간색 정복 주사위', 'black-die': '검은색 정복 주사위', 'achievement': '업적', 'district': '구역', 'first-of-neighbours': '이웃 중 가장 먼저', 'adjustment': '공식 조정', 'automa': '오토마', 'trap': '함정',
    },
    // 문명 매트.
    category: { 'tech-cards': '기술 카드', 'complete-districts': '완성된 구역', 'controlled-territories': '지배하는 영토', 'completed-tracks': '완성한 트랙' },
    cell: { s0: '시작 칸' },
    'mat-row': { upper: '윗줄', lower: '아랫줄' },
    // 오토마와 그림자 제국.
    tracks: trackSets(track, '없음'),
    filter: { 'middle-island': '중앙 섬에서 가장 가까운', 'single-token': '토큰이 1개인 당신의 영토에서 가장 가까운', 'your-territories': '당신의 영토에서 가장 가까운', 'far-from-you': '당신의 영토에서 가장 먼' },
    multiplier: { 'landmark-and-territory': '영토와 랜드마크', 'military-and-science': '군사와 과학 트랙의 칸', 'technology-and-exploration': '기술과 탐사 트랙의 칸' },
    deed: {
      'explore': '탐사하기', 'explore-anywhere': '어디든 탐사하기', 'conquer': '정복하기', 'conquer-anywhere': '어디든 정복하기', 'research': '연구하기', 'research-x': '연구하기(혜택 없음)', 'advance-emt': '주사위로 나온 탐사, 군사, 기술 트랙 개척',
      'regress-mt': '주사위로 나온 군사, 기술 트랙 역행', 'advance-exploration': '탐사 트랙 개척', 'advance-military': '군사 트랙 개척', 'tapestry': '태피스트리 카드 1장', 'refresh-tech-row': '앞면의 기술 카드를 다시 채우기',
      'vp-1-per-landmark': '랜드마크마다 1점', 'vp-1-per-controlled-territory': '지배하는 영토마다 1점', 'conquer-if-few': '지배하는 영토가 이번 수익 차례의 번호보다 적으면 정복하기', 'close-if-many-open': '토큰이 1개인 영토가 둘보다 많으면 그중 하나를 닫기',
    },
    option: {
      'adjustments': '문명의 공식 조정', 'adjustments:off': '인쇄된 그대로', 'adjustments:2021': '2021년 조정 적용',
      'level': '오토마의 레벨', ...Object.fromEntries(Object.entries(names.level).map(([n, name]) => [`level:${n}`, name])),
      'starred': '편파적일 수 있는 카드', 'starred:out': '제거', 'starred:kept': '사용',
    },
  },
  effects: { ...effects, ...sentences },
  moves: {
    'keep-capital': '{0} 선택', 'keep-civilization': '{0} 선택', 'income': '수익 차례 진행', 'advance': '{0@step} {0|으로/로} 개척', 'pay': '{0} 1개 지불', 'gain': '{0} 1개 얻기', 'lose': '{0} 1개 잃기', 'choose': '{0} 선택', 'accept': '실행하기', 'decline': '하지 않기',
    'discard-tapestry': '{0} 버리기', 'discard-territory': '{0}({0@tile-benefit}) 버리기', 'discard-tech': '{0} 버리기', 'regress': '{0|으로/로} 역행', 'use': '{0} 결과 사용', 'repeat': '{0} 칸 다시 사용', 'singularity': '{0} 트랙의 시작 칸으로 토큰 옮기기',
    'tile': '{0}({0@tile-benefit})로 탐사', 'lay': '{0}에 {1} 놓기', 'explore-space': '우주 타일({0}) 탐사', 'conquer': '{0} 정복', 'spring': '함정 사용', 'yield': '정복을 받아들이기', 'take-die': '{0} 선택', 'invent': '{0} 발명',
    'invent-top': '더미 맨 위 카드 발명', 'upgrade': '{0} 개선', 'again': '{0}의 혜택 다시 얻기', 'building': '{0} 1개 얻기', 'landmark': '{0} 얻기', 'place': '{1}에 놓기 {0@turned}', 'beside': '수도 옆에 두기',
    'statue': '장인들의 {0}에 놓기', 'settle': '지도의 {0}에 놓기', 'play': '{0} 놓기', 'opponent': '{0} 선택', 'track': '{0} 트랙 선택', 'pact': '{0|과/와} {1} 트랙 선택', 'give': '{1}에게 {0}({0@tile-benefit}) 주기', 'copy': '{0|이/가} 놓은 {1} 따라 하기',
    'copy-space': '{0|이/가} 위치한 {1} 따라 얻기', 'match': '{0|으로/로} 이동', 'token': '{0}의 토큰 선택', 'buy': '자원 {0}개 사기', 'sell': '자원 {0}개 팔기', 'stand': '{0}의 전초기지 세우기', 'exploit': '{0}의 자원 얻기', 'convert': '음식 1개를 {0} 1개로', 'done': '마치기',
    'act': '{0}의 능력 사용', 'predict': '{0|을/를} {1|으로/로} 예언', 'jump': '{0}의 토큰으로 도약', 'lead': '{0} 지도자 선택', 'dance': '{0}에서 한 칸 위로', 'walk': '토큰 옮기기: {0}', 'watch': '{1}의 토큰을 {0}에게 주기', 'roll': '더 굴리기', 'stop': '멈추기', 'improve': '{0} 개선',
    'row': '{0} 선택', 'herald': '{0|이/가} 놓은 {1}에 토큰 놓기', 'swap': '{0}의 건물 바꾸기', 'trade': '{0}에 토큰 놓기', 'automa-civilization': '오토마의 두 번째 문명으로 {0} 선택', 'first': '{0}부터',
  },
  // 원하는 순서로 하는 것 (TA-3.5).
  parts: { 'effect': '{effect@effect}', 'income-row': '{kind@income-part}' },
  notes: {
    'starts': '{0|이/가} 첫 번째 플레이어입니다.', 'deal': '{0|이/가} {1|을/를} 받았습니다.', 'offer': '{0|이/가} 문명 후보로 {1|을/를} 받았습니다.', 'capital': '{0|이/가} {1|을/를} 선택했습니다.', 'civilization': '{0}의 문명: {1}.', 'turn': '{0}의 차례입니다.', 'era': '{0|이/가} {1@ordinal} 수익 차례를 시작합니다.',
    'first': '{0|이/가} 이웃 중 가장 먼저 {1@ordinal} 시대를 시작합니다.', 'finished': '{0}의 게임이 종료되었습니다.', 'uses': '{0}: {1}.', 'void': '{0|이/가} 실현할 수 없는 효과를 건너뜁니다: {1}.', 'gained': '{0|이/가} {1} {2}개를 얻었습니다.', 'paid': '{0|이/가} {1} {2}개를 냈습니다.',
    'points': '{0}: +{2}점({1}).', 'spent': '{0}: −{2}점({1}).', 'advanced': '{0|이/가} {1}에서 {2@step} {2|으로/로} 개척했습니다.', 'regressed': '{0|이/가} {1}에서 {2|으로/로} 역행했습니다.', 'moved': '{0|이/가} {1}에서 {2|으로/로} 토큰을 옮겼습니다.', 'repeats': '{0|이/가} {1} 칸을 다시 사용합니다.',
    'rolled': '{0|이/가} 과학 주사위를 굴렸습니다: {1}.', 'die': '{0|이/가} {1|을/를} 굴렸습니다: {2}.', 'drew': '{0|이/가} {1}({1@tile-benefit})을 얻었습니다.', 'drew-space': '{0|이/가} 우주 타일({1})을 얻었습니다.', 'drew-tapestry': '{0|이/가} {1|을/를} 얻었습니다.',
    'reshuffled': '버린 {0@pile|을/를} 섞어 새 더미를 만들었습니다.', 'tech-reshuffled': '버린 기술 카드를 섞어 새 더미를 만들었습니다.', 'explored': '{0|이/가} {1}({1@tile-benefit})로 {2|을/를} 탐사했습니다.', 'explored-space': '{0|이/가} 우주 타일을 탐사했습니다: {1}.',
    'placed': '{0|이/가} {1}에 전초기지를 놓았습니다.', 'toppled': '{0|이/가} {2}에서 {1}의 것을 넘어뜨렸습니다.', 'stood': '{0|이/가} {1}에서 전초기지를 세웠습니다.', 'trapped': '{0|이/가} {1}에게 함정을 써서 {2|을/를} 지켰습니다.', 'achieved': '{0|이/가} 업적을 달성했습니다: {1}.', 'invented': '{0|이/가} {1|을/를} 발명했습니다.',
    'revealed': '새로 공개된 기술 카드: {0}.', 'refreshed': '앞면의 기술 카드를 모두 다시 채웠습니다.', 'upgraded': '{0|이/가} {1|을/를} 개선했습니다.', 'discarded-tech': '{0|이/가} {1|을/를} 버렸습니다.', 'discarded-territory': '{0|이/가} {1}({1@tile-benefit})을 버렸습니다.', 'discarded-tapestry': '{0|이/가} {1|을/를} 버렸습니다.',
    'exposed': '{0}의 {1} 칸이 노출되었습니다.', 'took': '{0|이/가} {1|을/를} 얻었습니다.', 'built-landmark': '{0|이/가} {1|을/를} {3}에 놓았습니다{2@turned}.', 'built': '{0|이/가} {1} 1개를 {2}에 놓았습니다.', 'beside': '{0|이/가} 수도 옆에 두었습니다.', 'district': '{0|이/가} 구역을 완성했습니다.', 'played': '{0|이/가} {1|을/를} 놓았습니다.',
    'face-down': '{0|이/가} 태피스트리 더미 맨 위 카드를 뒷면으로 놓았습니다.', 'ended': '{0}: {1}의 효과가 끝났습니다.', 'closed': '{0|이/가} 상대의 {1} 트랙 개척을 막았습니다.', 'over': '게임이 끝났습니다.',
    'foretold': '{0}의 예언이 이루어졌습니다: {1} {2}.', 'secured': '{0|이/가} {1}에 토큰도 놓았습니다.', 'discarded-civilization': '{0|이/가} {1|을/를} 버리고 다른 문명을 얻습니다.', 'bust': '{0|이/가} 같은 트랙을 다시 굴려 실험이 끝났습니다.', 'took-tech': '{0|이/가} {1}에게서 {2|을/를} 가져왔습니다.',
    'settled': '{0|이/가} {1} 1개를 지도의 {2}에 놓았습니다.', 'settled-landmark': '{0|이/가} {1|을/를} 지도의 {2}에 놓았습니다.', 'built-statue': '{0|이/가} {1} 1개를 장인들의 {2}에 놓았습니다.',
    'bot-civilization': '오토마의 문명: {0}.', 'bot-favourite': '{0}의 선호 트랙: {1}.', 'bot-pair': '트랙 카드: {0}, 판정 카드: {1}.', 'bot-income': '결정 더미가 소진되었고 트랙 카드({0})에 수익 아이콘이 있습니다: 수익 차례.',
    'bot-any': '{0}의 유효 트랙(아무 트랙): {1}.', 'bot-valid': '{0}의 유효 트랙({1}): {2}, 남은 거리 {3}.', 'bot-track': '{0|이/가} {2|을/를} {3} 읽어 {1} 트랙을 선택합니다.', 'bot-ended': '{0}의 선호 트랙({1})이 끝까지 개척되었습니다.', 'bot-overtaken': '{0}의 선호 트랙({1})에서 {2|이/가} 더 앞서 있습니다.', 'bot-yours': '상대 정복: 유효한 영토 {0}개.', 'bot-neutral': '중립 정복(당신의 영토와 인접한 헥스 포함): 유효한 헥스 {0}개.', 'bot-apart': '중립 정복(당신의 영토와 인접한 헥스 제외): 유효한 헥스 {0}개.', 'bot-idle': '{0|이/가} 개척할 트랙이 없습니다.', 'bot-stuck': '{0|이/가} {1} 트랙에서 더 움직일 수 없습니다.', 'bot-does': '오토마: {0}.',
    'bot-tiebreaker': '이번 수익 차례의 판정 카드: {0}.', 'bot-filter': '{0} 헥스만 유효합니다(거리 {1}): {2}개.', 'bot-hex': '{1}의 헥스 판정: {0}.', 'bot-no-hex': '유효한 헥스가 없습니다.', 'bot-no-outpost': '오토마에게 남은 전초기지가 없습니다.',
    'bot-tile': '오토마가 {0}({0@tile-benefit})을 뽑아 {1} 놓습니다.', 'bot-closed': '{0}에 그림자 제국의 전초기지를 넘어뜨려 놓았습니다.', 'bot-card': '오토마가 태피스트리 카드 1장을 뒷면으로 얻었습니다.', 'bot-scores': '오토마: {0} {1} × {2}점.',
    'bot-first': '오토마가 가장 먼저 {0@ordinal} 수익 차례를 시작합니다.', 'bot-progress': '결정 카드에 더한 카드: {0}.', 'bot-shuffle': '결정 카드 {0}장을 섞어 새 결정 더미를 만들었습니다.',
  },
  reasons: {
    'not-your-turn': '지금은 내 차례가 아닙니다.', 'not-now': '지금은 할 수 없는 일입니다.', 'no-such-move': '그런 선택지는 없습니다.', 'same-as-another': '다른 선택과 결과가 같습니다.',
    'income-first': '첫 번째 차례는 수익 차례입니다.', 'finished-track': '{0} 트랙을 이미 완성했습니다.', 'not-next': '{0} 바로 앞 칸에 내 토큰이 없습니다.', 'blocked': '{0} 트랙은 지금 개척할 수 없습니다.', 'short': '{0} {1}개가 필요합니다.', 'short-of-any': '자원이 부족합니다. 원하는 자원 {0}개를 더 내야 합니다.',
    'in-order': '순서는 결과와 상관없으니 차례대로 하세요.', 'other-track': '{0} 트랙에서만 할 수 있습니다.', 'at-start': '토큰이 {0} 트랙의 시작 칸에 있습니다.', 'no-token': '{0}에 쓸 수 있는 토큰이 없습니다.', 'itself': '{0|은/는} 지금 실행 중인 칸입니다.', 'not-offered': '고를 수 있는 것이 아닙니다.',
    'not-an-option': '여기서 고를 수 없습니다: {0}.', 'void': '아무 효과가 없습니다: {0}.', 'mandatory': '가능하면 반드시 해야 합니다.', 'pay-resource': '어떤 자원을 낼지 고르세요.', 'no-resource': '자원으로 내는 비용이 아닙니다.', 'not-into-food': '음식이 아닌 자원으로만 바꿉니다.', 'no-cards': '손에 태피스트리 카드 {0}장이 필요합니다.',
    'no-tiles': '개인 공급처에 영토 타일 {0}개가 필요합니다.', 'no-tech': '기술 카드 {0}장이 필요합니다.', 'not-in-supply': '{0}({0@tile-benefit})이 개인 공급처에 없습니다.', 'not-in-space': '개인 공급처에 없는 우주 타일입니다: {0}.', 'off-map': '{0|은/는} 이 지도에 없습니다.', 'explored': '{0|은/는} 이미 탐사되었습니다.',
    'unexplored': '{0|은/는} 아직 탐사되지 않았습니다.', 'not-adjacent': '{0|은/는} 내가 지배하는 영토와 인접하지 않습니다.', 'closed': '{0}에는 토큰이 2개 있습니다.', 'own-territory': '{0|은/는} 이미 지배하고 있습니다.', 'allied': '동맹이라 {0|을/를} 정복할 수 없습니다.', 'no-outpost': '남은 전초기지가 없습니다.', 'no-trap': '손에 함정이 없습니다.',
    'no-die': '{0|은/는} 아무것도 주지 않습니다.', 'other-tile': '{0}({0@tile-benefit})로만 할 수 있습니다.', 'same-rotation': '그렇게 돌려도 {0|은/는} 똑같습니다.', 'not-face-up': '{0|은/는} 앞면의 카드가 아닙니다.', 'only-face-up': '앞면의 카드만 발명할 수 있습니다.', 'only-invented': '방금 발명한 {0}만 개선할 수 있습니다.',
    'deck-empty': '더미가 소진되었습니다.', 'not-yours': '{0|이/가} 나에게 없습니다.', 'top-row': '{0|은/는} 맨 위 행에 있습니다.', 'prerequisite-track': '나도 이웃도 {0}에 도달하지 못했습니다.', 'prerequisite-slot': '나도 이웃도 {0} 칸이 노출되지 않았습니다.', 'same-card': '{0|은/는} 지금 실행 중인 카드입니다.',
    'other-row': '{0|은/는} 다른 행에 있습니다.', 'row-empty': '수익 매트에 남은 {0|이/가} 없습니다.', 'other-building': '여기서 {0|은/는} 얻을 수 없습니다.', 'landmark-taken': '{0|은/는} 이미 가져갔습니다.', 'not-on-board': '{0|은/는} 랜드마크 보드에 없습니다.',
    'same-turn': '그렇게 돌려도 똑같습니다.', 'outside': '한 칸은 수도 안에 있어야 합니다.', 'plot-filled': '이미 채워진 대지가 있습니다.', 'impassable': '폐쇄된 대지가 있습니다.', 'not-in-hand': '{0|이/가} 손에 없습니다.', 'not-gained': '{0|은/는} 방금 얻은 카드가 아닙니다.',
    'not-an-opponent': '상대를 선택하세요.', 'not-on-mat': '{0|이/가} 그 수익 매트에 덮이지 않은 채 놓여 있지 않습니다.', 'no-copy': '{0|은/는} 따라 할 수 없습니다.', 'not-nearest': '{0|은/는} 가장 가까운 상대의 칸이 아닙니다.', 'nothing-moves': '{0} 트랙을 골라도 움직이는 것이 없습니다.', 'no-tile': '{0}에는 육지가 있는 타일이 없습니다.',
    'not-controlled': '{0|을/를} 지배하고 있지 않습니다.', 'not-toppled': '{0}에 넘어진 내 전초기지가 없습니다.', 'short-of-points': '{0}점이 필요합니다.', 'at-most': '1부터 {0}까지 고를 수 있습니다.', 'no-craftsmen': '장인들이 없습니다.', 'no-nomads': '유목민들이 없습니다.',
    'not-your-civilization': '{0|이/가} 나에게 없습니다.', 'not-this-income': '{0|은/는} 이번 수익 차례에 활성화되지 않습니다.', 'has-acted': '{0}의 능력은 이미 사용했습니다.', 'other-category': '지금은 {0|을/를} 예언합니다.', 'no-number': '{0|은/는} 예언할 수 없는 수입니다.', 'covered': '{0} 지도자는 이미 덮였습니다.',
    'column-full': '{0}에 빈칸이 없습니다.', 'no-line': '그 칸으로 이어지는 선이 없습니다: {0}.', 'no-opponent-seat': '{0|은/는} 내 상대가 아닙니다.', 'square-exposed': '{0}의 토큰은 이미 주었습니다.', 'all-given': '지금은 토큰을 모두 주어야 합니다.', 'not-rolled': '{0|은/는} 나오지 않았습니다.',
    'nobody-has': '{0|을/를} 가진 플레이어가 없습니다.', 'row-covered': '{0}에 빈칸이 없습니다.', 'row-uncovered': '{0}에 남은 전초기지가 없습니다.', 'not-heralded': '{0}에는 지금 토큰을 놓을 수 없습니다.', 'no-building': '{0}에 수익 건물이 없습니다.', 'same-building': '{0}의 건물과 바꿀 다른 건물이 없습니다.',
    'one-more': '두 번째 건물을 선택하세요.', 'no-income-building': '수익 건물만 놓을 수 있습니다.', 'not-own': '{0|은/는} 내 영토가 아닙니다.', 'no-opponent': '{0|은/는} 상대의 전초기지 하나만 있는 영토가 아닙니다.',
  },
  orders: { 'spring-always': '함정이 있으면 언제나 사용합니다', 'yield-always': '함정을 쓰지 않습니다' },
  questions: {
    ...questions,
    'keep-capital': '어느 수도를 선택할까요?', 'keep-civilization': '어느 문명을 선택할까요?', 'act': '개척할까요, 수익 차례를 진행할까요?', 'income-civilizations': '다음으로 어느 문명의 능력을 사용할까요?', 'play-tapestry': '어느 태피스트리 카드를 놓을까요?', 'cost': '원하는 자원 {left}개를 더 내세요.',
    'pay-bonus': '{space@space}의 보너스({space@space-bonus})를 얻을까요?', 'discard': '버릴 {kind@discarded}(남은 수 {left}): 무엇을 버릴까요?', 'discard-hand': '버릴 태피스트리 카드 {left}장: 무엇을 버릴까요?', 'any': '원하는 자원 {left}개: 무엇을 얻을까요?', 'lose': '원하는 자원 {left}개: 무엇을 잃을까요?',
    'choose': '어느 것을 선택할까요?', 'may': '{effect@effect}: 실행할까요?', 'advance': '{track@track} 트랙에서 어느 토큰으로 개척할까요?', 'regress-on': '{track@track} 트랙에서 어느 토큰으로 역행할까요?', 'rolled': '과학 주사위로 나온 트랙을 개척할까요?', 'repeat': '어느 칸을 다시 사용할까요?',
    'singularity': '토큰을 어느 트랙의 시작 칸으로 옮길까요?', 'explore-tile': '어느 타일로 탐사할까요?', 'lay': '타일을 어디에 놓을까요?', 'explore-space': '어느 우주 타일을 탐사할까요?', 'conquer': '어느 영토를 정복할까요?',
    'isolate': '{hex@hex}에 토큰도 놓을까요?', 'trap': '{by@seat|이/가} {hex@hex|을/를} 정복하려 합니다: 함정을 사용할까요?', 'take-die': '{red@effect|과/와} {black@effect} 가운데 어느 주사위를 선택할까요?', 'invent': '어느 기술 카드를 발명할까요?', 'upgrade': '어느 기술 카드를 개선할까요?',
    'again-tech': '어느 기술 카드의 혜택을 다시 얻을까요?', 'building': '어느 건물을 얻을까요?', 'any-landmark': '어느 랜드마크를 얻을까요?', 'place': '건물을 어디에 놓을까요?',
    'alchemists': '표시한 트랙 {marks@tracks}: 멈출까요, 더 굴릴까요?', 'alchemists-die': '어느 주사위를 사용할까요?', 'architects': '어느 건물을 서로 바꿀까요({left}번까지)?', 'entertainers': '예인들의 토큰을 어디로 옮길까요?', 'futurists': '{track@track} 트랙에서 어느 토큰으로 도약할까요?',
    'heralds': '전령관들의 토큰을 어느 태피스트리 카드에 놓을까요?', 'maker-of-fire': '불을 피우는 이 위에 태피스트리 카드를 놓을까요?', 'historians': '역사가들의 어느 토큰을 누구에게 줄까요?', 'inventors': '발명가들이 어느 기술 카드를 개선할까요?', 'leaders': '어느 지도자를 따를까요?',
    'merrymakers': '축제꾼들이 어느 열에서 올라갈까요?', 'militants': '투사들의 어느 줄을 선택할까요?', 'mystics': '{category@category|을/를} 몇으로 예언할까요?', 'traders': '교역상들의 토큰을 어느 영토에 놓을까요?', 'second-civilization': '오토마의 두 번째 문명을 무엇으로 할까요?', 'in-any-order': '무엇부터 할까요?',
  },
  // 필요할 때 읽습니다: manifest를 보세요.
  rules: {},
  texts,
}
