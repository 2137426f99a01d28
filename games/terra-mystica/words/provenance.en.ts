/** Where the components come from: what there is to say beyond the words in the data files, by file and by what it is about. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  actions: {
    default: 'rulebook (appendix I, action 6, appendix II/IV/VI); ledger codes public: github jsnell/terra-mystica (MIT)',
  },
  bonusCards: {
    default: 'rulebook (appendix IV states all nine); numbering/ledger codes public: github jsnell/terra-mystica (MIT)',
  },
  cults: {
    default: 'rulebook (power 1/2/2/3 at 3/5/7/10; key for 10; four priest spaces with 3 or 2 steps; 8/4/2)',
    priestSpaceSplit: 'priestSpaceSplit: public: github jsnell/terra-mystica (MIT) src/cults.pm: per track one space of 3 and three of 2 (rulebook: "3 or 2 steps, as shown")',
  },
  factions: {
    default: 'public: github jsnell/terra-mystica (MIT) src/Game/Factions/*.pm',
    abilities: 'abilities: rulebook (appendix VI), own wording',
    checkedAgainst: 'checkedAgainst: rulebook: start cults of 4 factions, start resources of witches, costs of engineers/swarmlings dwelling, sanctuary priests of darklings/swarmlings, stronghold incomes of alchemists/chaos magicians/fakirs, shipping of mermaids, exchange costs',
  },
  favorTiles: {
    default: 'rulebook (appendix II: effects, 4 kinds x1 with 3 steps, 8 kinds x3 with 1 or 2 steps)',
    cultOfEachTile: 'cultOfEachTile: public: github jsnell/terra-mystica (MIT) (the pictures are lost in the rulebook text)',
  },
  firstGame: {
    dwellings: "dwellings: reconstructed: the rulebook text has only pictures. Constraint met: each hex is of the faction's home terrain, nomads 3, others 2; taken from the most frequent openings of recorded games",
    scoringTiles: 'scoringTiles: reconstructed: 6 different of the 8; spade tile neither in 5 nor 6 and in slot 3, the only slot that the text names for it',
    bonusCards: 'bonusCards: reconstructed: counts 5/6/7/8 as stated for 2/3/4/5 players; nested sets',
  },
  map: {
    default: 'public: github jsnell/terra-mystica (MIT) src/Game/Constants.pm (@base_map), src/map.pm',
    agreesWith: 'agreesWith: github lvandeve/tmai world.js (zlib licence); github LuKev/tm_server server/internal/game/board/maps.go',
    bridges: 'bridges: public: geometry rule of all three engines; the rulebook says that the printed board marks the places, the picture is lost',
  },
  miniExpansions: {
    default: 'public: github jsnell/terra-mystica (MIT) src/Game/Constants.pm, usage.org. Not in the rulebook; needed only to replay the league ledgers',
  },
  scoringTiles: { 'default': 'rulebook (appendix III); ledger codes public: github jsnell/terra-mystica (MIT)' },
  terrain: {
    source: 'source: rulebook names the 7 terrains, their colours and the fact of a 7-step cycle; order of the cycle is a picture in the rulebook',
    cycleOrder: 'cycleOrder: public: github jsnell/terra-mystica (MIT) src/Game/Constants.pm; same in github lvandeve/tmai',
  },
  townTiles: { 'default': 'rulebook (appendix V); ledger codes public: github jsnell/terra-mystica (MIT)' },
}
