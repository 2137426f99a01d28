/** 칸과 타일과 카드가 하는 일: 효과의 종류마다 한 문장. 규칙서의 참조 안내서 말투를 따랐습니다. */
import type { Effects } from '../rules/components.ts'

export const effects: Readonly<Record<keyof Effects, string>> = {
  'gain': '{good@resource} {n}개', 'gain-one': '{good@resource} 1개', 'any-one': '아무 자원 1개', 'any': '아무 자원 {n}개', 'one-of-each': '각 자원 1개씩', 'lose': '{good@resource} {n}개 잃기', 'lose-any': '아무 자원 {n}개 잃기',
  'cards': '{card@card} {n}{card@counter}', 'card': '{card@card} 1{card@counter}', 'building': '{building@building} 1개', 'any-building': '원하는 수익 건물 1개', 'landmark': '랜드마크 {landmark@landmark}', 'any-landmark': '랜드마크 보드의 랜드마크 1개',
  'vp': '{n}점', 'vp-each': '{per@per}마다 1점', 'vp-many': '{per@per}마다 {n}점', 'vp-spaces': '{track@track} 트랙에서 개척한 칸마다 {n}점',
  'explore': '탐사하기', 'explore-anywhere': '어디든 탐사하기', 'explore-that': '그 타일로 탐사하기', 'explore-space': '우주 타일 탐사하기',
  'conquer': '정복하기', 'conquer-anywhere': '어디든 정복하기', 'conquer-opponent': '정복하기(상대가 지배하던 영토라면 주사위 2개 모두)', 'conquer-both': '정복하기(주사위 2개 모두)',
  'research': '연구하기', 'research-x': '연구하기(혜택/보너스 없음)', 'research-many': '연구 {n}번(혜택/보너스 없음), 트랙의 끝에서 더 개척하게 하는 주사위마다 {vp}점',
  'invent': '발명하기', 'invent-face-up': '앞면의 카드 발명하기', 'invent-deck': '더미 맨 위 카드 발명하기', 'upgrade': '기술 카드 1장 개선', 'upgrade-that': '그 카드 개선', 'refresh': '앞면의 기술 카드를 다시 채우기',
  'again-circle': '가운데 행 카드 1장의 원형 혜택', 'again-square': '맨 위 행 카드 1장의 정사각형 혜택',
  'advance': '{track@track} 트랙 개척', 'advance-one-of': '{tracks@track} 트랙 중 1개 개척', 'twice': '{does}, 그런 다음 한 번 더', 'advance-x': '{track@track} 트랙 개척(혜택/보너스 없음)', 'advance-free': '{track@track} 트랙 개척(혜택 없음, 보너스 무료)', 'advance-rolled': '그 트랙 개척',
  'advance-rolled-x': '그 트랙 개척(혜택/보너스 없음)', 'regress': '{track@track} 트랙 역행', 'regress-x': '{track@track} 트랙 역행(혜택/보너스 없음)', 'block-track': '당신의 다음 차례가 끝날 때까지 상대는 {track@track} 트랙 개척 불가',
  'repeat': '현재 위치한 칸의 혜택과 보너스', 'singularity': '기술 트랙 끝의 토큰을 아무 트랙의 시작 칸으로', 'score-capital': '수도에 완성된 가로 행과 세로 열마다 1점',
  'overplay': '현재 태피스트리 위에 태피스트리 카드 놓기', 'civilization': '추가 문명 하나', 'territory-benefit': '정복한 타일의 혜택',
  'either': '{one} 또는 {other}', 'any-order': '{parts}(원하는 순서로)', 'may': '{does}(선택)', 'discard': '{card@card} {n}{card@counter} 버리기', 'bonus': '보너스: {pay} → {does}',
  'circle': '원형: {does}', 'square': '정사각형: {does}', 'needs-tier': '조건: {track@track} 트랙 {tier}등급', 'needs-slot': '조건: {building@building} 행 {n}번째 칸',
  // 태피스트리 카드.
  'when': '{event@trigger}: {does}', 'when-on-track': '{track@track} 트랙을 {event@trigger}: {does}', 'when-building': '{building@building|을/를} {event@trigger}: {does}', 'changed': '{rule@change}', 'forbidden': '{what@ban}',
  'closed-to-you': '{track@track} 트랙 개척 불가', 'dictate': '원하는 트랙 개척, 당신의 다음 차례가 끝날 때까지 상대는 그 트랙 개척 불가', 'trap': '또는 당신의 영토가 정복될 때 손에서 버려 상대의 전초기지를 넘어뜨리고 아무 자원 1개',
  'roll-science-die': '과학 주사위 굴리기', 'each-player': '모든 플레이어: {does}', 'each-opponent': '모든 상대: {does}', 'each-neighbour': '각 이웃: {does}', 'choose-opponent': '상대 1명 선택',
  'choose-opponent-and-track': '상대 1명과 트랙 1개 선택', 'copy-benefit': '같은 혜택', 'copy-opponent-position': '상대가 위치한 칸의 혜택, 그 상대는 보너스를 무료로',
  'copy-tapestry': '아무 플레이어의 덮이지 않은 태피스트리 카드 따라 하기', 'circle-benefit-of-that-card': '그 카드의 원형 혜택', 'colonialism': '지배하는 타일 1개의 지형마다: 산악 {mountain}, 초원 {grass}, 숲 {forest}, 사막 {desert}',
  'compare-landmarks': '랜드마크가 가장 적으면 {fewest}, 가장 많으면 {most}, 그 밖에는 {other}', 'convert-income-food': '그 음식을 원하는 만큼 다른 자원으로 바꾸고 하나마다 {n}점', 'dark-ages': '세 트랙에서 한 칸씩 역행한 다음 나머지 트랙을 세 번까지 개척(혜택/보너스 없음)',
  'discard-for-vp': '태피스트리 카드를 원하는 만큼 버리고 1장마다 {n}점', 'double-tile-benefit': '정렬 승점 대신 타일의 혜택을 두 번', 'give-tile': '영토 타일 1개를 상대에게 주고 {n}점', 'guilds': '자원 {most}개까지 개당 {n}점에 사거나 팔기',
  'if-first-in-era': '모두보다 먼저 이번 시대를 시작했다면 {first}, 아니면 {other}', 'match-closest-opponent': '한 트랙에서 가장 가까운 상대의 칸으로 이동(혜택/보너스 없음)',
  'oil-magnate': '트랙 1개 선택: 당신이 개척할 수 있고, 각 이웃도 혜택/보너스 없이 개척할 수 있음', 'olympic-host': '모든 플레이어는 일꾼 1개를 내고 {n}점을 얻을 수 있음, 상대가 냈다면 {some}, 아니면 {none}',
  'overplay-with-gained': '그중 1장을 이 카드 위에 놓고 {n}점', 'per-track-where-last': '가장 뒤처진 트랙마다 {does}', 'place-outpost': '주사위 없이 그곳에 전초기지 놓기',
  'advance-each-track-once': '각 트랙을 한 번씩 개척(혜택 없음, 보너스 무료)', 'stand-up-outposts': '넘어진 전초기지 {n}개까지 세우기',
}
