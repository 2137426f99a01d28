/** 구성물의 출처: 데이터 파일에 낱말로 적힌 것 말고 더 할 말을, 파일과 항목별로. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  actionWheel: {
    actions: '액션의 순서는 재구성한 것으로, 규칙서가 액션을 설명하는 순서를 시계 방향으로 놓았습니다. 실제로 인쇄된 순서는 그림으로만 있습니다(Yucata에서는 첫 게임용으로 인쇄된 순서가 있다는 것만 확인됩니다).',
    wheelPipOrder: '공개 자료: 실제 구성물을 찍은 사진(github fzerorubigd/tiletum-insert images/*.jpg의 5번 그림). 눈금은 시계 방향으로 1부터 6까지 커지고, 화살표가 시계 방향 회전을 가리킵니다.',
  },
  bonusTiles: {
    kindsOfHelper: '조력자의 종류는 규칙서의 부록에 있습니다. 금화 2 + 2 VP 타일, 금화 타일과 VP 타일이 따로 있다는 것은 공개 자료입니다: yucata.de 구현의 문자열 키(github 821869798/YucataLingo dicts/Tiletum/zh-CN.json).',
    'copies, split 38 helpers / 4 contracts / 12 crests, minPlayers': '재구성(수납함 사진에 보이는 타일의 옆면은 약 70%가 조력자로 보입니다). 표시는 이렇게 맞추었습니다: 2/3/4인 플레이의 타일 41/47/54개로 처음에 놓는 7개, 지도의 칸 14/18/22개, 다시 채우는 20개, 모두 41/45/49개를 채울 수 있고, 두 더미를 합쳐 문장은 종류마다 2인에 2개, 3인에 2~3개, 4인에 3개입니다.',
  },
  cathedrals: {
    '9 cathedral cities and names': '대성당이 있는 도시와 이름은 공개 자료입니다: yucata.de 구현의 문자열 키(github 821869798/YucataLingo dicts/Tiletum/zh-CN.json).',
    'nine stacks and the VP values marked photo, cost tile 3 stone = 4 VP': '공개 자료: 실제 구성물을 찍은 사진(github fzerorubigd/tiletum-insert images/*.jpg의 4번과 5번 그림). 사진에 있는 더미 가운데 빈과 보르도는 건물의 생김새로 짝지은 것이라 확실하지 않습니다.',
    'stack heights 7x3 + 2x2 = 25': '대성당 타일의 높이는 재구성한 것으로, 타일 25개를 더미 9개로 나누었습니다.',
    'pillar slots = stack height': '기둥 칸의 수는 재구성한 것입니다. 기둥을 놓은 사람은 누구나 건설에 참여할 수 있고, 규칙서의 기둥 칸에는 인원수 표시가 없습니다.',
  },
  characters: {
    'count45 and the bonus kinds': '타일 45개와 보너스의 종류는 규칙서의 부록에 있습니다.',
    "merchant type carries 'gold 3' and 'merchant 2 steps'": '공개 자료: 실제 구성물을 찍은 사진(github fzerorubigd/tiletum-insert images/*.jpg의 3번 그림). 상인 유형에 금화 3개와 상인 2칸 이동이 있습니다.',
    "contract type carries 'gold+wool' and 'wool 2' on one picture": '규칙서의 인물 액션 예시: 그림이 같은 두 타일을 한 건물에 배치합니다.',
    "9 per type, copies, the rest of the bonus/type pairing, minPlayers (5 unmarked, 2 '3+', 2 '4' per type)": '재구성: 유형마다 9개, 같은 타일의 수, 나머지 보너스와 유형의 짝, 인원수 표시(유형마다 표시 없음 5개, ‘3+’ 2개, ‘4’ 2개). 규칙서의 인물 액션 예시에 나오는 두 타일에는 표시를 두지 않아, 몇 명이 하든 예시가 나올 수 있습니다.',
  },
  components: {
    note: '규칙서의 구성물 쪽에 적힌 수입니다.',
    dieColours: '규칙서: 노란색 금화, 분홍색 식량, 회색 양모, 검은색 돌, 파란색 철. 사진과 Yucata에서는 회색과 검은색이 밝은 회색과 어두운 회색입니다. 색깔만으로는 알아보기 어려우므로 주사위에 언제나 자원 아이콘과 글자를 함께 보입니다.',
  },
  contractTiles: {
    costsAndVp: '서로 다른 계약 24개의 비용과 VP는 규칙서의 부록에 있습니다.',
    'wool+iron amounts 1/2/4 for 2/6/12 VP': '재구성: 규칙서에는 ‘표시된 수’라고만 있습니다. 1+1, 2+2, 4+4는 3+3이 9 VP, 5+5가 16 VP인 것과 한 줄에 놓입니다.',
    deckMembership: '재구성: 계약 24개는 꼭 하나씩 있고, 20개는 계약 타일 더미에, 4개는 보너스 타일 더미에 있습니다. 문장 6개도 계약 타일 더미에 있습니다.',
    minPlayers: '인원수 표시는 재구성한 것입니다. 사자 문장의 ‘3+’만 공개 자료입니다: 실제 구성물을 찍은 사진(github fzerorubigd/tiletum-insert images/*.jpg).',
    offerCosts: '계약 보급처의 비용은 재구성한 것입니다. 규칙서의 예시에는 2 AP 칸과 3 AP 칸이 있어야 하고, 타일은 오른쪽으로 밀려납니다.',
  },
  corruptionTokens: {
    values: '부패 토큰의 숫자는 규칙서에 0, 1, 2만 있습니다.',
    distribution: '같은 숫자의 수는 재구성한 것으로, 둘씩 있습니다(사진에는 적어도 0이 하나, 2가 하나 보입니다).',
  },
  crests: {
    emblems: '사자와 백합은 공개 자료입니다: 실제 구성물을 찍은 사진(github fzerorubigd/tiletum-insert images/*.jpg)과 실제 1인 게임 카드를 찍은 사진(github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg). 나머지 네 문장은 재구성한 것입니다(규칙서에는 이름이 없습니다).',
  },
  fairs: {
    fairTiles: '공개 자료: yucata.de 구현의 문자열 키(github 821869798/YucataLingo dicts/Tiletum/zh-CN.json)의 이름 X6, X5, X3, Plus3 등과, 같은 수가 적힌 1인 게임 카드 사진(github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg). 규칙서에서는 계약마다 3인 것이 확인됩니다.',
    '11 criteria': '축제에서 세는 열한 가지는 규칙서의 부록에 있습니다.',
    'tile VP': '축제 타일의 VP는 공개 자료입니다: yucata.de 구현의 문자열 키(github 821869798/YucataLingo dicts/Tiletum/zh-CN.json)의 이름 X6, X5, X3, Plus3 등과, 같은 수가 적힌 1인 게임 카드 사진(github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg). 규칙서에서는 계약마다 3인 것이 확인됩니다.',
    'board VP of round 3 = 3': '3라운드에 보드가 주는 3 VP는 규칙서의 예시에 있습니다.',
    'board VP of rounds 1,2,4': '다른 라운드에 보드가 주는 VP는 라운드의 번호와 같은 수로 재구성했습니다.',
    'city tiles Verona': '베로나는 규칙서의 예시에 있습니다.',
    Frankfurt: '프랑크푸르트는 공개 자료입니다: 실제 구성물을 찍은 사진(github fzerorubigd/tiletum-insert images/*.jpg의 3번 그림).',
    'other six city tiles': '나머지 여섯 도시는 재구성한 것으로, 대성당이 없고 지도에 고루 퍼진 도시들입니다. 공개된 플레이 후기에 따르면 그중 하나는 프랑스에 있습니다.',
  },
  kingTrack: {
    note: '출처는 칸마다 적혀 있습니다. 재구성한 칸은 이렇게 맞추었습니다: 오른쪽으로 갈수록 커지고, 왼쪽 끝은 −10, 오른쪽 끝은 15이며, −2, −1, 0, 3, 5가 있습니다. −1의 두 칸 오른쪽은 VP를 얻는 칸입니다. VP를 잃는 칸 5개는 부패 토큰 3개의 가장 큰 합(2+2+1)과 같습니다.',
  },
  map: {
    '29 spaces (23 cities, 6 road spaces), which cities have a cathedral': '도시 23곳과 길 칸 6곳, 대성당이 있는 도시는 공개 자료입니다: yucata.de 구현의 문자열 키(github 821869798/YucataLingo dicts/Tiletum/zh-CN.json).',
    edges: '출처는 길마다 적혀 있습니다.',
    'coordinates x,y (0..100, y down)': '재구성: 실제 지리를 따라 그리기 위한 위치일 뿐입니다.',
    'trading post slots and their bonuses, bonus tile slots, minPlayers': '교역소 칸과 그 보너스, 보너스 타일 칸, 인원수 표시는 재구성한 것입니다. 이렇게 맞추었습니다: 2인 플레이에서는 틸레툼을 뺀 모든 도시에 교역소 칸이 하나씩 있고(공개 자료: monyet.cc/post/422321의 글에 2인이면 도시마다 최대 하나), 4인 플레이에서는 대부분 한두 칸입니다(규칙서). 칸의 보너스는 VP이거나 인물 보너스를 다시 받는 것이고, 일부 칸에는 3인 이상이나 4인 표시가 있습니다(규칙서). 뉘른베르크와 파리에 보너스 타일이, 제노바에 교역소 칸이, 프라하에 기둥 칸이 있고(예시), 틸레툼에는 플레이어마다 교역소가 하나씩 있습니다.',
  },
  playerBoard: {
    buildings: '공개 자료: 실제 1인 게임 카드 사진(github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg)의 도전 카드 03번에 마커가 왼쪽부터 +3, +2, +2, +1, +1로 건물 다섯 채 위에 있습니다. 규칙서: 여섯째 건물에는 방이 없고, 방이 3개인 건물의 문장 칸이 식량 6개입니다.',
    contractSpaces: '계약 칸마다 몇 VP인지는 재구성한 것입니다. 여섯 칸이라는 것은 공개 자료입니다: bdml.free.fr.',
    crestSpaces: '문장 칸은 규칙서의 부록에 왼쪽부터의 순서로 있습니다.',
    storehouseSize: '창고의 네 칸은 공개 자료입니다: 리뷰의 구성물 목록(bdml.free.fr fiche_jeu id=688).',
    diceSpaces: '주사위 칸의 출처는 규칙서(턴 3번)와 공개 자료: 리뷰의 구성물 목록입니다(bdml.free.fr fiche_jeu id=688).',
  },
}
