/** Where the components come from: what there is to say beyond the words in the data files, by file and by what it is about. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  actionWheel: {
    actions: 'actions: reconstructed: clockwise in the order in which the rulebook describes the actions; the real print is a picture (Yucata confirms only that a printed first-game order exists)',
    wheelPipOrder: 'wheelPipOrder: public: github fzerorubigd/tiletum-insert images/*.jpg (photos of the real components) (image 5: pips rise clockwise 1..6, arrows show clockwise turning)',
  },
  bonusTiles: {
    kindsOfHelper: 'kindsOfHelper: rulebook appendix; gold 2 + VP 2 tile and separate gold / VP tiles: public: github 821869798/YucataLingo dicts/Tiletum/zh-CN.json (string keys of the yucata.de implementation)',
    'copies, split 38 helpers / 4 contracts / 12 crests, minPlayers': 'copies, split 38 helpers / 4 contracts / 12 crests, minPlayers: reconstructed (edges of the stored tiles in the insert photo suggest about 70 % helpers); marks chosen so that 41/47/54 tiles at 2/3/4 players cover 7 + map slots 14/18/22 + 20 refills = 41/45/49 and each crest family has 2 copies at 2 players (both decks together), 2-3 at 3, 3 at 4',
  },
  cathedrals: {
    '9 cathedral cities and names': '9 cathedral cities and names: public: github 821869798/YucataLingo dicts/Tiletum/zh-CN.json (string keys of the yucata.de implementation)',
    'nine stacks and the VP values marked photo, cost tile 3 stone = 4 VP': 'nine stacks and the VP values marked photo, cost tile 3 stone = 4 VP: public: github fzerorubigd/tiletum-insert images/*.jpg (photos of the real components) images 4 and 5 (assignment of two of the photographed stacks, Wien and Bordeaux, is by the look of the building: medium confidence)',
    'stack heights 7x3 + 2x2 = 25': 'stack heights 7x3 + 2x2 = 25: reconstructed from 25 tiles / 9 stacks',
    'pillar slots = stack height': 'pillar slots = stack height: reconstructed (every pillar owner can contribute; no player-count marks on pillar slots in the rulebook)',
  },
  characters: {
    'count45 and the bonus kinds': 'count45 and the bonus kinds: rulebook appendix',
    "merchant type carries 'gold 3' and 'merchant 2 steps'": "merchant type carries 'gold 3' and 'merchant 2 steps': public: github fzerorubigd/tiletum-insert images/*.jpg (photos of the real components) (image 3)",
    "contract type carries 'gold+wool' and 'wool 2' on one picture": "contract type carries 'gold+wool' and 'wool 2' on one picture: rulebook character example (same picture, one building)",
    "9 per type, copies, the rest of the bonus/type pairing, minPlayers (5 unmarked, 2 '3+', 2 '4' per type)": "9 per type, copies, the rest of the bonus/type pairing, minPlayers (5 unmarked, 2 '3+', 2 '4' per type): reconstructed; the two tiles of the rulebook's character example are unmarked, so the example exists at every player count",
  },
  components: {
    note: 'note: counts as listed on the component page of the rulebook',
    dieColours: 'dieColours: rulebook: yellow gold, pink food, grey wool, black stone, blue iron; photos and Yucata call the last two greys light grey (wool) and dark grey (stone). Colours are hard to tell apart: always show the resource icon and a letter on the die.',
  },
  contractTiles: {
    costsAndVp: 'costsAndVp: rulebook appendix (24 different contracts)',
    'wool+iron amounts 1/2/4 for 2/6/12 VP': "wool+iron amounts 1/2/4 for 2/6/12 VP: reconstructed (rulebook: 'the number shown'; 1+1, 2+2, 4+4 lie on the line of 3+3=9 and 5+5=16)",
    deckMembership: 'deckMembership: reconstructed: each of the 24 contracts exists exactly once, 20 here and 4 in the bonus deck; 6 crests here',
    minPlayers: 'minPlayers: reconstructed except the lion crest 3+ (public: github fzerorubigd/tiletum-insert images/*.jpg (photos of the real components))',
    offerCosts: 'offerCosts: reconstructed; rulebook example needs a 2-AP and a 3-AP position, tiles slide right',
  },
  corruptionTokens: {
    values: 'values: rulebook: only 0, 1 or 2',
    distribution: 'distribution: reconstructed: two of each (photo shows at least one 0 and one 2)',
  },
  crests: {
    emblems: 'emblems: lion and fleur-de-lis: photos (public: github fzerorubigd/tiletum-insert images/*.jpg (photos of the real components); public: github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg (photos of the real solo cards)); other four names reconstructed (the rulebook names none)',
  },
  fairs: {
    fairTiles: 'fairTiles: public: github 821869798/YucataLingo dicts/Tiletum/zh-CN.json (string keys of the yucata.de implementation) key names (X6, X5, X3, Plus3, ...) and public: github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg (photos of the real solo cards) (same numbers on the decree cards); rulebook confirms contracts 3',
    '11 criteria': '11 criteria: rulebook appendix',
    'tile VP': 'tile VP: public: github 821869798/YucataLingo dicts/Tiletum/zh-CN.json (string keys of the yucata.de implementation) key names (X6, X5, X3, Plus3, ...) and public: github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg (photos of the real solo cards) (same numbers on the decree cards); rulebook confirms contracts 3',
    'board VP of round 3 = 3': 'board VP of round 3 = 3: rulebook example',
    'board VP of rounds 1,2,4': 'board VP of rounds 1,2,4: reconstructed (r for round r)',
    'city tiles Verona': 'city tiles Verona: rulebook example',
    Frankfurt: 'Frankfurt: public: github fzerorubigd/tiletum-insert images/*.jpg (photos of the real components) image 3',
    'other six city tiles': 'other six city tiles: reconstructed: non-cathedral cities spread over the map, one of them in France as a public session report tells',
  },
  kingTrack: {
    note: 'note: each space carries its own source; reconstructed ones satisfy: strictly rising, -10 leftmost, 15 rightmost, contains -2,-1,0,3,5; -1 is two spaces left of a positive space; 5 negative spaces = largest sum of 3 corruption tokens (2+2+1)',
  },
  map: {
    '29 spaces (23 cities, 6 road spaces), which cities have a cathedral': '29 spaces (23 cities, 6 road spaces), which cities have a cathedral: public: github 821869798/YucataLingo dicts/Tiletum/zh-CN.json (string keys of the yucata.de implementation)',
    edges: 'edges: per edge',
    'coordinates x,y (0..100, y down)': 'coordinates x,y (0..100, y down): reconstructed from geography for drawing only',
    'trading post slots and their bonuses, bonus tile slots, minPlayers': "trading post slots and their bonuses, bonus tile slots, minPlayers: reconstructed; satisfy: every city but Tiletum has exactly 1 trading post slot at 2 players (public: lemmy post monyet.cc/post/422321 'at most 1 spot in each city' with 2), most cities 1 or 2 slots at 4 players (rulebook), slot bonuses are VP or building reactivation (rulebook), some slots marked 3+ / 4 (rulebook), Nürnberg and Paris have a bonus tile, Genova a post slot, Praha a pillar slot (examples), each player has one post in Tiletum",
  },
  playerBoard: {
    buildings: 'buildings: public: github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg (photos of the real solo cards) challenge card 03 (markers +3,+2,+2,+1,+1 left to right over the five buildings) and rulebook (sixth has no rooms, 3-room building has the 6-food crest space)',
    contractSpaces: 'contractSpaces: reconstructed: what each is worth; six of them is public: bdml.free.fr',
    crestSpaces: 'crestSpaces: rulebook appendix, order left to right',
    storehouseSize: 'storehouseSize: public: bdml.free.fr fiche_jeu id=688 (component list of a review)',
    diceSpaces: 'diceSpaces: rulebook (3 turns) and public: bdml.free.fr fiche_jeu id=688 (component list of a review)',
  },
}
