/** 칸과 타일과 카드가 하는 일: 효과의 종류마다 한 문장(폴더가 따로 있는 단어는 그 폴더에). 규칙서의 참조 안내서 말투를 따랐습니다. */
import type { Named } from '../effects/names.ts'
import type { Effects } from '../rules/components.ts'

export const effects: Readonly<Record<Exclude<keyof Effects, Named>, string>> = {
  'gain': '{good@resource} {n}개', 'gain-one': '{good@resource} 1개', 'any-one': '원하는 자원 1개', 'any': '원하는 자원 {n}개', 'one-of-each': '각 자원 1개씩', 'lose': '{good@resource} {n}개 잃기', 'lose-any': '원하는 자원 {n}개 잃기',
  'cards': '{card@card} {n}{card@counter}', 'card': '{card@card} 1{card@counter}', 'building': '{building@building} 1개', 'any-building': '원하는 수익 건물 1개', 'landmark': '랜드마크 {landmark@landmark}', 'any-landmark': '랜드마크 보드의 랜드마크 1개',
  'vp': '{n}점', 'vp-each': '{per@per}마다 1점', 'vp-many': '{per@per}마다 {n}점', 'vp-spaces': '{track@track} 트랙에서 개척한 칸마다 {n}점',
  'explore': '탐사하기', 'explore-anywhere': '어디든 탐사하기', 'explore-that': '그 타일로 탐사하기',
  'conquer': '정복하기', 'conquer-anywhere': '어디든 정복하기', 'conquer-opponent': '정복하기(상대가 지배하던 영토라면 주사위 2개 모두)', 'conquer-both': '정복하기(주사위 2개 모두)',
  'research': '연구하기', 'research-x': '연구하기(혜택/보너스 없음)', 'research-many': '연구 {n}번(혜택/보너스 없음), 트랙의 끝에서 더 개척하게 하는 주사위마다 {vp}점',
  'invent': '발명하기', 'invent-face-up': '앞면의 카드 발명하기', 'invent-deck': '더미 맨 위 카드 발명하기', 'upgrade': '기술 카드 1장 개선', 'upgrade-that': '그 카드 개선',
  'advance': '{track@track} 트랙 개척', 'advance-one-of': '{tracks@track} 트랙 중 1개 개척', 'twice': '{does}, 그런 다음 한 번 더', 'advance-x': '{track@track} 트랙 개척(혜택/보너스 없음)', 'advance-free': '{track@track} 트랙 개척(혜택 없음, 보너스 무료)', 'advance-rolled': '그 트랙 개척',
  'advance-rolled-x': '그 트랙 개척(혜택/보너스 없음)', 'regress': '{track@track} 트랙 역행', 'regress-x': '{track@track} 트랙 역행(혜택/보너스 없음)', 'block-track': '당신의 다음 차례가 끝날 때까지 상대는 {track@track} 트랙 개척 불가',
  'repeat': '현재 위치한 칸의 혜택과 보너스',
  'either': '{one} 또는 {other}', 'any-order': '{parts}(원하는 순서로)', 'may': '{does}(선택)', 'discard': '{card@card} {n}{card@counter} 버리기', 'bonus': '보너스: {pay} → {does}',
  'circle': '원형: {does}', 'square': '정사각형: {does}', 'needs-tier': '조건: {track@track} 트랙 {tier}등급', 'needs-slot': '조건: {building@building} 행 {n}번째 칸',
  // 태피스트리 카드.
  'when': '{event@trigger}: {does}', 'when-on-track': '{track@track} 트랙을 {event@trigger}: {does}', 'when-building': '{building@building|을/를} {event@trigger}: {does}', 'changed': '{rule@change}', 'forbidden': '{what@ban}',
  'closed-to-you': '{track@track} 트랙 개척 불가', 'dictate': '원하는 트랙 개척, 당신의 다음 차례가 끝날 때까지 상대는 그 트랙 개척 불가', 'trap': '또는 당신의 영토가 정복될 때 손에서 버려 상대의 전초기지를 넘어뜨리고 원하는 자원 1개',
}
