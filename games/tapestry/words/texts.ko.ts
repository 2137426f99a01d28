/** 태피스트리의 보드가 그 밖에 말하는 것, 키의 알파벳순으로. */
import { board } from './board.ko.ts'
import { civilizations } from './civilizations.ko.ts'

export const texts: Readonly<Record<string, string>> = {
  ...board,
  ...civilizations,
  'credits': '태피스트리: 디자인 Jamey Stegmaier, 일러스트 Andrew Bosley, 조형 Rom Brown, 오토마 Automa Factory, 발행 Stonemaier Games. 과학 주사위 면의 구성은 재구성한 것이고, 규칙서에 없는 우리말 이름은 저희가 붙였습니다.',
  'hidden': '비공개 카드',
  'or': ', ',
  // 대상을 아직 고르지 않은 동사.
  'verb-accept': '실행하기', 'verb-act': '문명 …', 'verb-advance': '개척 …', 'verb-again': '기술 카드의 혜택 다시 얻기 …', 'verb-automa-civilization': '오토마의 두 번째 문명 …', 'verb-beside': '수도 옆에 두기',
  'verb-building': '건물 얻기 …', 'verb-buy': '자원 사기 …', 'verb-choose': '선택 …', 'verb-conquer': '정복 …', 'verb-convert': '음식 바꾸기 …', 'verb-copy': '태피스트리 카드 따라 하기 …', 'verb-copy-space': '칸의 혜택 따라 얻기 …',
  'verb-dance': '열 선택 …', 'verb-decline': '하지 않기', 'verb-discard-tapestry': '태피스트리 카드 버리기 …', 'verb-discard-tech': '기술 카드 버리기 …', 'verb-discard-territory': '영토 타일 버리기 …', 'verb-done': '마치기',
  'verb-exploit': '영토 선택 …', 'verb-explore-space': '우주 타일 탐사 …', 'verb-first': '먼저 …', 'verb-gain': '자원 얻기 …', 'verb-give': '타일 주기 …', 'verb-herald': '태피스트리 카드에 토큰 놓기 …', 'verb-improve': '카드 개선 …',
  'verb-income': '수익 차례', 'verb-invent': '앞면의 카드 발명 …', 'verb-invent-top': '더미 맨 위 카드 발명', 'verb-jump': '도약 …', 'verb-keep-capital': '수도 선택 …', 'verb-keep-civilization': '문명 선택 …',
  'verb-landmark': '랜드마크 얻기 …', 'verb-lay': '타일 놓기 …', 'verb-lead': '지도자 선택 …', 'verb-lose': '자원 잃기 …', 'verb-match': '칸으로 이동 …', 'verb-opponent': '상대 선택 …', 'verb-pact': '상대와 트랙 선택 …',
  'verb-pay': '지불 …', 'verb-place': '놓기 …', 'verb-play': '태피스트리 카드 놓기 …', 'verb-predict': '예언 …', 'verb-regress': '역행 …', 'verb-repeat': '칸을 다시 사용 …', 'verb-roll': '더 굴리기',
  'verb-row': '줄 선택 …', 'verb-sell': '자원 팔기 …', 'verb-settle': '지도에 놓기 …', 'verb-singularity': '토큰 옮기기 …', 'verb-spring': '함정 사용', 'verb-stand': '전초기지 세우기 …', 'verb-statue': '매트에 놓기 …', 'verb-stop': '멈추기',
  'verb-swap': '건물 바꾸기 …', 'verb-take-die': '주사위 선택 …', 'verb-tile': '탐사할 타일 선택 …', 'verb-token': '토큰 선택 …', 'verb-track': '트랙 선택 …', 'verb-trade': '영토에 토큰 놓기 …', 'verb-upgrade': '기술 카드 개선 …',
  'verb-use': '주사위 사용 …', 'verb-walk': '토큰 옮기기 …', 'verb-watch': '토큰 주기 …', 'verb-yield': '함정을 쓰지 않기',
}
