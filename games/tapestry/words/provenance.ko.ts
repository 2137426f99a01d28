/** 구성물의 출처: 데이터 파일에 낱말로 적힌 것 말고 더 할 말을, 파일과 항목별로. */
const BGA = 'Board Game Arena 구현(github elaskavaia/bga-tapestry)'

export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  achievements: {
    default: `공개 자료: ${BGA}의 게임판 그림(img/board_small.jpg, img/board_large.jpg)과 코드. 규칙서에는 세 업적의 이름만 있고 승점은 그림으로만 있습니다.`,
  },
  automa: {
    default: `공개 자료: ${BGA}의 매트와 카드 그림(img/automa/automa_mat_normal.png, automa_mat_hard.png, automaciv.jpg). 수익 표의 이벤트가 무엇을 하는지는 규칙서에 있습니다.`,
    levels: `공개 자료: 첫 번째 수익 차례에 더해지는 것은 규칙서에 그림으로만 있습니다. 레벨 5의 것은 영어 규칙을 옮긴 글(${BGA}의 misc/RULES_AUTOMA.md)에 있고, 레벨 1과 6의 것은 오토마 웹 앱 한 곳에만 있어 확인되지 않았습니다. 레벨 6에서 봇이 개척하는 순서는 저희가 정했습니다. 레벨마다 매트의 어느 면을 쓰는지와 레벨 6의 두 번째 문명은 규칙서에 있습니다.`,
    civilizations: '어느 두 문명이 한 카드의 앞뒷면인지는 알 수 없어, 레벨 6에서는 나머지 가운데 무엇이든 두 번째 문명이 될 수 있습니다.',
    start: '규칙서의 게임 준비에 있습니다.',
  },
  automaDecisionCards: {
    cards: `공개 자료: ${BGA}의 카드 그림(img/automa/decision_cards.jpg)에서 22장을 한 장씩 읽었습니다. github sheibeck/tapestry-automa의 자료와 21장이 같고, 5번 카드는 그림을 따랐습니다. 22장이라는 것은 규칙서에 있습니다.`,
    hexTiebreakers: '공개 자료: 같은 그림의 화살표를 작은 지도의 모든 헥스에 따라가 보았습니다.',
  },
  capitals: { default: `공개 자료: ${BGA}의 material.inc.php. 수도 매트 6개마다 폐쇄된 대지 22칸을 img/capitals.png에서 다시 확인했습니다. 우리말 이름은 저희가 붙였습니다.` },
  civilizations: {
    default: `공개 자료: ${BGA}의 material.inc.php와 modules/civs. 초판의 문명 매트 그림(img/civilizations.png)과 대조했습니다. 16개라는 것과, 1인 게임에서 제거하는 네 문명의 우리말 이름은 규칙서에 있습니다. 나머지 이름은 저희가 옮겼습니다.`,
    officialAdjustment2021: '공개 자료: 같은 구현의 ‘최신 공식 조정’ 설정과, 그것과 일치하는 2021년 11월의 웹 앱. 규칙서에는 없으므로 켜고 끄는 선택 규칙으로 두었습니다.',
    variants: '두 매트는 판에 따라 다릅니다. 발명가들은 자신의 카드만 개선으로 옮기는 나중 판의 글을, 축제꾼들은 토큰이 도착한 칸의 혜택을 얻는 인쇄된 글을 따랐습니다.',
  },
  components: { default: '규칙서의 구성품 쪽에 적힌 수입니다.', tapestryCards: '공개 자료: 태피스트리 카드 50장이 서로 다른 43장과 함정 7장이라는 것(ultraboardgames.com의 구성물 목록과 Board Game Arena의 게임 준비).' },
  dice: {
    default: `공개 자료: ${BGA}의 material.inc.php와 주사위 코드. img/attack_dice.jpg와 대조했습니다. 두 정복 주사위 모두 여섯 면 가운데 두 면이 같습니다.`,
    science: '재구성: 12면에 기호가 네 가지라는 것과, Board Game Arena에서 트랙마다 4분의 1로 나온다는 것만 알려져 있어 트랙마다 3면으로 나누었습니다.',
  },
  incomeMat: { default: `공개 자료: ${BGA}의 material.inc.php. img/income_mat.png와 대조했고, 규칙서의 수익 차례 예시와 맞습니다.`, chart: '어느 수익 차례에 어느 단계를 진행하는지는 규칙서에 있습니다.' },
  landmarks: { default: `공개 자료: ${BGA}의 material.inc.php. img/landmark_mat.jpg, img/landmarks.png, 기술 카드의 작은 격자와 대조했습니다. 18개라는 것은 규칙서에 있습니다.` },
  map: { default: `공개 자료: ${BGA}의 material.inc.php와 지도. 인쇄된 영토의 모서리를 게임판 그림의 색으로 모두 확인했습니다. 모서리 228곳 가운데 226곳이 같고, 나머지 둘은 시작 숫자 표시와 어두운 산에 가려 있습니다.` },
  spaceTiles: { default: `공개 자료: ${BGA}의 material.inc.php. 아이콘을 img/space.png에서 다시 읽었습니다. 15개라는 것은 규칙서에 있습니다. 나중에 나온 확장이 그중 하나를 바꾸지만, 어느 것인지는 공개되지 않았습니다.` },
  tapestryCards: {
    default: `공개 자료: ${BGA}의 material.inc.php와 코드. 카드 그림(img/tapestry.jpg)의 글과 대조했습니다. 1인 게임에서 제거하는 카드의 우리말 이름은 규칙서에 있고, 나머지 이름은 저희가 옮겼습니다.`,
    starred: '1인 게임에서 제거하는 카드 가운데 규칙서는 4장에, 영어 규칙은 외교와 첩보 활동까지 6장에 별표를 붙였습니다. 규칙서를 따랐습니다.',
  },
  techCards: { default: `공개 자료: ${BGA}의 material.inc.php. 원형, 정사각형, 조건을 모두 img/tech.jpg에서 다시 읽었습니다. 규칙서의 참조 안내서에 33장의 효과가 이름 없이 있고, 모두 일치합니다.` },
  territoryTiles: { default: `공개 자료: ${BGA}의 material.inc.php. 지형을 img/territory.png의 색으로 다시 읽었습니다. 모서리 288곳 가운데 287곳이 같고, 나머지 하나는 산 위에 그려진 강인데 강은 세지 않습니다. 48개라는 것은 규칙서에 있습니다.` },
  tracks: {
    default: '규칙서의 참조 안내서에 48칸의 혜택과 보너스가 모두 있습니다. 아이콘 몇 개는 글에서 빠져 있습니다.',
    'costs, order of icons, landmark spaces': `칸의 비용, 아이콘의 순서, 랜드마크 칸은 공개 자료입니다: ${BGA}의 material.inc.php. img/board_small.jpg와 대조했습니다.`,
  },
}
