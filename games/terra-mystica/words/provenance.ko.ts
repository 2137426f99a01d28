/** 구성물의 출처: 데이터 파일에 낱말로 적힌 것 말고 더 할 말을, 파일과 항목별로. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  actions: { default: '규칙서(부록 I, 액션 6, 부록 II, IV, VI). 게임 기록의 부호는 공개 자료: github jsnell/terra-mystica (MIT).' },
  bonusCards: { default: '규칙서(부록 IV에 9장이 모두 나옵니다). 번호와 게임 기록의 부호는 공개 자료: github jsnell/terra-mystica (MIT).' },
  cults: {
    default: '규칙서(3, 5, 7, 10칸에서 파워 1, 2, 2, 3. 10칸에는 열쇠. 성직자 칸 4곳에 3칸 또는 2칸. 8/4/2승점).',
    priestSpaceSplit: '공개 자료: github jsnell/terra-mystica (MIT)의 src/cults.pm. 트랙마다 3칸 전진하는 곳이 하나, 2칸 전진하는 곳이 셋입니다. 규칙서에는 “그림대로 3칸이나 2칸”이라고만 있습니다.',
  },
  factions: {
    default: '공개 자료: github jsnell/terra-mystica (MIT)의 src/Game/Factions/*.pm.',
    abilities: '능력은 규칙서(부록 VI)를 저희 말로 옮겼습니다.',
    checkedAgainst: '규칙서와 대조한 것: 네 종족의 시작 신앙, 마녀의 시작 자원, 기술자와 어족의 주택 비용, 마족과 어족이 성역에서 얻는 성직자, 연금술사와 혼돈 마법사와 수도자의 요새 수입, 인어의 선박, 교환 비용.',
  },
  favorTiles: {
    default: '규칙서(부록 II: 효과, 3칸짜리 4종 1개씩, 1칸이나 2칸짜리 8종 3개씩).',
    cultOfEachTile: '공개 자료: github jsnell/terra-mystica (MIT). 규칙서의 글에는 그림이 빠져 있습니다.',
  },
  firstGame: {
    dwellings: '재구성: 규칙서에는 그림만 있습니다. 모두 그 종족의 홈 지형이고 유목민은 주택 3개, 나머지는 2개입니다. 기록된 게임에서 가장 흔한 시작을 골랐습니다.',
    scoringTiles: '재구성: 8개 가운데 서로 다른 6개입니다. 삽 타일은 5라운드와 6라운드에 두지 않고, 규칙서가 말하는 단 하나의 자리인 3라운드에 두었습니다.',
    bonusCards: '재구성: 장수는 규칙서대로 2/3/4/5명에 5/6/7/8장이고, 인원이 늘면 카드를 더합니다.',
  },
  map: {
    default: '공개 자료: github jsnell/terra-mystica (MIT)의 src/Game/Constants.pm(@base_map), src/map.pm.',
    agreesWith: '일치하는 자료: github lvandeve/tmai의 world.js (zlib 라이선스), github LuKev/tm_server의 server/internal/game/board/maps.go.',
    bridges: '공개 자료: 세 구현이 모두 쓰는 기하 규칙입니다. 규칙서에는 다리 자리가 보드에 표시되어 있다고만 있고 그림이 빠져 있습니다.',
  },
  miniExpansions: { default: '공개 자료: github jsnell/terra-mystica (MIT)의 src/Game/Constants.pm, usage.org. 규칙서에는 없고, 기록된 게임을 다시 볼 때만 필요합니다.' },
  scoringTiles: { default: '규칙서(부록 III). 게임 기록의 부호는 공개 자료: github jsnell/terra-mystica (MIT).' },
  terrain: {
    source: '규칙서에는 일곱 지형의 이름과 색, 일곱 단계로 돈다는 것이 있습니다. 도는 순서는 그림입니다.',
    cycleOrder: '공개 자료: github jsnell/terra-mystica (MIT)의 src/Game/Constants.pm. github lvandeve/tmai도 같습니다.',
  },
  townTiles: { default: '규칙서(부록 V). 게임 기록의 부호는 공개 자료: github jsnell/terra-mystica (MIT).' },
}
