/** Where the components come from: what there is to say beyond the words in the data files, by file and by what it is about. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  board: {
    rulebook: 'rulebook: departure on the left; 3 directions named or implied: down (one destination), right (forks, two destinations), hence one more (up) for the fourth; white lines lead to 4 destinations, no way back; 4 initial trade ports, 12 transport ports, 4 destinations, all filled; near sea left of a dotted line, far sea right of it; Palmyra and Damascus exist; arriving at Palmyra counts as reaching Damascus; every initial/trade port has one building place; discovery spaces hold 8/12/16 tiles for 2/3/4 players, plus 4 reward tiles, on the white lines',
    reconstructed: 'reconstructed: 8 trade-port spaces, inferred: 12 building kinds - 4 initial ones (OST-D1); the graph itself, names other than Ostia/Palmyra/Damascus, positions, near/far boundary after step 2, fork after step 3, discovery edges at step 4 (one tile per player and route) and reward tiles at step 6 (one per route)',
    satisfies: 'satisfies: 1 + 4 + 8 + 12 + 4 = 29 nodes, 27 edges (Damascus is off the lines); each of the 4 final routes gives access to 2 trade ports (south-east: Rhodus on the line, Damascus off it), 1 animal discovery space, 1 reward discovery space; 2/3/4 players: 4 x n = 8/12/16 animal tiles; path lengths 7, 7, 8, 8 steps; the only port open to two ships of one player beyond the dotted line is the fork; both branches are equally long, so no step makes the rest of a declared move impossible',
  },
  buildingTokens: {
    rulebook: 'rulebook: 12 kinds, 4 of each; a place is stocked with as many as there are players',
    note: 'note: the kind has no rules effect; names are ours',
  },
  buildingTrack: {
    rulebook: 'rulebook: 7 rows, one disc each; row 1 is placed on an initial trade port at setup',
    reconstructed: 'reconstructed: stone costs; rewards; one building icon per row; that the icon of row 1 counts at scoring (OST-D7); set its buildingIcons to 0 for the other reading',
    satisfies: "satisfies: costs never fall from row to row; sum of stone 30 for 6 discs; rewards total 4; seven building icons at most from the track, nine with the icon tile; the example's 7 is reachable (7, or 5 + 2)",
  },
  discoveryTiles: {
    'reward tiles': "reward tiles: reconstructed: the rulebook's table row has no text; setup step 5 says that these 4 tiles show the reward icon; that it is 1 reward, and no animal, is ours (OST-D11)",
  },
  harbourBoard: {
    discountScope: "discountScope: the value per-action of effect.scope is the rulebook's words read literally (OST-D6); the other conceivable value is per-item",
    spotIdsAndPositions: 'spotIdsAndPositions: ids are ours; the rulebook gives the eight effects, not their places on the board; the places have no rules effect and the data give none',
  },
  placementCards: {
    rulebook: 'rulebook: 6 cards; each shows 3 sea sections',
    satisfies: 'satisfies: 6 distinct cards; 3 different sections each; every section on exactly 3 cards; all six are rotations of one pattern, so no card is privileged by shape',
  },
  orderCards: {
    rulebook: 'rulebook: 34 cards; fields: barley cost, optional extra cost (some cards), amphorae, extra amphorae, resource gain, noble or lady icon',
    satisfies: 'satisfies: 34 cards; 17 noble and 17 lady, one icon per card (split and one-per-card are ours); extraCost present exactly when extraAmphorae > 0; extra resource is never barley; every card gains some resource; 2 to 2.5 net resources per amphora (barley + extra - gain), with and without the extra; 54 amphorae + 16 extra amphorae in all, more than the largest supply (28)',
    warning: 'warning: the final (2022) edition has 42 order cards; do not mix',
  },
  rewardTrack: {
    note: "note: levels 4 and 10 are the rulebook's example; the others are the line through them: building = ship = 5 + floor(level/2), amphora = building - 2",
    satisfies: 'satisfies: level 4 -> 7/7/5; level 10 -> 10/10/8; example totals 102 and 150; maximum level 12; non-decreasing',
  },
  setup: {
    tradePortTilesPlaced: 'tradePortTilesPlaced: reconstructed: the rulebook does not say how many; inferred from its 12 kinds of building token, one kind per place, one place per (initial) trade port, 4 of them initial -> 8 trade-port spaces (OST-D1)',
  },
  shipTrack: {
    rulebook: 'rulebook: 8 rows (14+3 ships - 9 on the harbour); ponta in rows 3, 5, 7 from below; row 1 goes to the departure at setup; every row carries a ship icon (corbita or ponta)',
    reconstructed: 'reconstructed: wood costs; rewards; that the icon of row 1 counts at scoring (OST-D7); set its shipIcons to 0 for the other reading',
    satisfies: 'satisfies: 5 corbita + 3 ponta; costs never fall from row to row; sum of wood 27 for 7 ships; rewards total 4; plausibility checked by simulating whole matches',
  },
  tradeTiles: {
    note: 'note: the last row of the table states no use limit; taken literally as unlimited (OST-D14)',
  },
  transportTiles: {
    split: "split: reconstructed: four effects are listed for 12 tiles without counts, so one tile of each is the rulebook's; 3 of each is an equal split (OST-D24)",
  },
}
