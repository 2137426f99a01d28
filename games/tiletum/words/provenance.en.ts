/** Where the components come from: what there is to say beyond the words in the data files, by file and by what it is about. */
const YUCATA = 'the string keys of the yucata.de implementation (github 821869798/YucataLingo dicts/Tiletum/zh-CN.json)'
const PHOTOS = 'photos of the real components (github fzerorubigd/tiletum-insert images/*.jpg)'
const SOLO = 'photos of the real solo cards (github Carchofo/BGT app/src/main/res/drawable/tiletum_NN.jpg)'

export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  actionWheel: {
    actions: 'Reconstructed: the actions stand clockwise in the order in which the rulebook describes them. The real print is only a picture; Yucata confirms no more than that there is a printed order for a first game.',
    wheelPipOrder: `Public: ${PHOTOS}, picture 5. The values rise clockwise from 1 to 6, and arrows show that the wheel turns clockwise.`,
  },
  bonusTiles: {
    kindsOfHelper: `The rulebook’s appendix. That there is a tile with 2 gold and 2 VP, and tiles with gold alone and VP alone, is public: ${YUCATA}.`,
    'copies, split 38 helpers / 4 contracts / 12 crests, minPlayers': 'Reconstructed; in a photo of the insert some 70 % of the tiles’ edges look like helpers. The marks fit this: the 41, 47 or 54 tiles of 2, 3 or 4 players are enough for 7 at the start, 14, 18 or 22 on the map and 20 refills, 41, 45 or 49 in all; and with both decks each crest is there twice at 2 players, 2 or 3 times at 3, 3 times at 4.',
  },
  cathedrals: {
    '9 cathedral cities and names': `Public: ${YUCATA}.`,
    'nine stacks and the VP values marked photo, cost tile 3 stone = 4 VP': `Public: ${PHOTOS}, pictures 4 and 5. Two of the stacks there, Wien and Bordeaux, are matched by the look of the building, which is not certain.`,
    'stack heights 7x3 + 2x2 = 25': 'Reconstructed: 25 tiles in 9 stacks, seven of 3 and two of 2.',
    'pillar slots = stack height': 'Reconstructed: whoever has a pillar can join in building, and the rulebook shows no marks for numbers of players on pillar slots.',
  },
  characters: {
    'count45 and the bonus kinds': 'The rulebook’s appendix: 45 tiles, and what their bonuses are.',
    "merchant type carries 'gold 3' and 'merchant 2 steps'": `Public: ${PHOTOS}, picture 3. The merchant type has 3 gold and 2 steps of the merchant.`,
    "contract type carries 'gold+wool' and 'wool 2' on one picture": 'The rulebook’s example of the character action: two tiles with the same picture move into one building.',
    "9 per type, copies, the rest of the bonus/type pairing, minPlayers (5 unmarked, 2 '3+', 2 '4' per type)": 'Reconstructed: 9 tiles of each type, how many there are of each, which other bonus goes with which type, and the marks (of each type 5 unmarked, two for 3 players or more, two for 4). The two tiles of the rulebook’s example are unmarked, so that it can come up at any number of players.',
  },
  components: {
    note: 'Counts are those of the component page of the rulebook.',
    dieColours: 'The rulebook: yellow gold, pink food, grey wool, black stone, blue iron. Photos and Yucata have light grey and dark grey for the last two greys. Colours are hard to tell apart, so dice always show the icon of the resource and a hatching as well.',
  },
  contractTiles: {
    costsAndVp: 'The rulebook’s appendix: 24 different contracts.',
    'wool+iron amounts 1/2/4 for 2/6/12 VP': 'Reconstructed: the rulebook says “the number shown”. 1 + 1, 2 + 2 and 4 + 4 lie on the line of 3 + 3 for 9 VP and 5 + 5 for 16 VP.',
    deckMembership: 'Reconstructed: each of the 24 contracts exists once, 20 in this deck and 4 in the bonus deck; 6 crests are in this deck.',
    minPlayers: `Reconstructed, except that the lion crest is marked for 3 players or more, which is public: ${PHOTOS}.`,
    offerCosts: 'Reconstructed: the rulebook’s example needs a position for 2 AP and one for 3 AP, and tiles slide to the right.',
  },
  corruptionTokens: {
    values: 'The rulebook: only 0, 1 and 2.',
    distribution: 'Reconstructed: two of each. A photo shows at least one 0 and one 2.',
  },
  crests: {
    emblems: `Lion and fleur-de-lis are public: ${PHOTOS}, and ${SOLO}. The other four are reconstructed; the rulebook names none.`,
  },
  fairs: {
    fairTiles: `Public: ${YUCATA} with names such as X6, X5, X3 and Plus3, and the same numbers in ${SOLO}. The rulebook confirms 3 for each contract.`,
    '11 criteria': 'The rulebook’s appendix: the eleven things that fairs count.',
    'tile VP': `VP of the tiles are public: ${YUCATA} with names such as X6, X5, X3 and Plus3, and the same numbers in ${SOLO}. The rulebook confirms 3 for each contract.`,
    'board VP of round 3 = 3': 'The rulebook’s example: 3 VP on the board in round 3.',
    'board VP of rounds 1,2,4': 'Reconstructed: in the other rounds as many VP as the number of the round.',
    'city tiles Verona': 'Verona is in the rulebook’s example.',
    Frankfurt: `Frankfurt is public: ${PHOTOS}, picture 3.`,
    'other six city tiles': 'The other six cities are reconstructed: they have no cathedral and lie all over the map. By a report of a session one of them is in France.',
  },
  kingTrack: {
    note: 'Each space says where it comes from. Reconstructed ones fit this: they rise to the right, −10 is leftmost and 15 rightmost, −2, −1, 0, 3 and 5 are there, two spaces right of −1 there are VP to gain; and five spaces cost VP, as many as three corruption tokens can say (2 + 2 + 1).',
  },
  map: {
    '29 spaces (23 cities, 6 road spaces), which cities have a cathedral': `23 cities, 6 road spaces, and which cities have a cathedral, are public: ${YUCATA}.`,
    edges: 'Each road says where it comes from.',
    'coordinates x,y (0..100, y down)': 'Where things are drawn is reconstructed from geography, and means nothing else.',
    'trading post slots and their bonuses, bonus tile slots, minPlayers': 'Slots are reconstructed. They fit this: at 2 players each city but Tiletum has exactly one trading post slot (public: a post at monyet.cc/post/422321 says at most one); at 4 most have one or two, bonuses of slots are VP or the bonuses of a building, and some slots are marked (rulebook); Nürnberg and Paris have a bonus tile, Genova a trading post slot, Praha a pillar slot (examples); in Tiletum everybody has a trading post.',
  },
  playerBoard: {
    buildings: `Public: ${SOLO}, challenge card 03, has the markers +3, +2, +2, +1, +1 from left to right over five buildings. The rulebook: the sixth has no rooms, and the building with three rooms has the crest space for 6 food.`,
    contractSpaces: 'What each contract space is worth is reconstructed; that there are six is public: bdml.free.fr.',
    crestSpaces: 'Crest spaces: the rulebook’s appendix, from left to right.',
    storehouseSize: 'The four spaces of the storehouse are public: the component list of a review (bdml.free.fr fiche_jeu id=688).',
    diceSpaces: 'Dice spaces: the rulebook (three turns), and the component list of a review (bdml.free.fr fiche_jeu id=688).',
  },
}
