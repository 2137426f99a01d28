/** Where the components come from: what there is to say beyond the words in the data files, by file and by what it is about. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  automa: {
    structure: 'structure: rulebook: 21 cards in three groups by back (rounds 1-2, 3-4, 5-7); a round uses 1 auction card + 2 action cards = 3, so 6+6+9; five auction objects per card (jester, builder, recruiting card, prestige card, landscape), left-to-right = what the Automa takes first, some without modifier; two action slots, a slot may hold two actions (left one preferred)',
    cards: "cards: reconstructed: no public source. Constraints satisfied: group sizes 6/6/9; each card lists the five objects once; modifiers strictly falling from left to right so that 'the two highest' is always well defined; exactly one object per card without modifier (0); card automa-01 reproduces the rulebook example (jester +6, recruiting card +3, builder +2, the jester left of the recruiting card); leftmost object: jester 7, landscape 4, recruiting 4, builder 3, prestige 3; action mix moves from building and collecting to works; every slot ends in something the Automa can normally do. Monte-Carlo check (4000 games, random human auction choice, best-work awards left out): mean prestige 28-31 / 36-38 / 46-48 for easy / normal / hard, 5.3 to 5.9 works, 2.4 buildings, 1.8 to 2.5 jesters per game (the range covers different assumptions about what the human buys); 1.1 to 1.2 actions per game come to nothing in rounds 3-7 because no unused card is left",
    switches: 'switches: minimumFundsToOffer, passedObjectClosedForRound, landscapeEntryStandsForAllKindsInLastAuction, oncePerTurnLimitsApplyToAutoma, usedRecruitingCardsStillCount, notKeptCards: decisions D20, D34-D37, D43 in rules.md',
  },
  boards: {
    'grid 7x7': 'grid 7x7: public: 3spellcastersandadwarf.com (7x7, palazzo 6 squares, 43 free), deskovehry.cz (7x7, palazzo 3x2 lower left), ftp.informatik.rwth-aachen.de/keirat (7x7)',
    'palazzo on side A': "palazzo on side A: public: deskovehry.cz '3x2 in the lower left corner'; superfred.de 'palazzo at the far lower left is used in the basic game'. Read as 3 wide x 2 high",
    'side B': 'side B: reconstructed: rulebook only says that side B is used with cooperative building and that boards are joined at their edges. Palazzo centred on the bottom edge so that both seams are mirror images; 43 free squares kept; no palazzo square lies on a seam',
    'seams per player count': 'seams per player count: reconstructed: picture lost; rulebook says everyone has a neighbour on each side (2 players: only the opponent)',
    'reputation track': 'reputation track: rulebook (0..49, marker wraps at 50, chip 50/100); 50 spaces also in the RWTH review',
    'noble board': 'noble board: rulebook: 3 builder slots (top, middle, bottom), one slot per freedom kind, a stage for jesters',
  },
  bonusCards: { 'detail': 'detail: all 20 cards with worked example; ids ours' },
  components: { 'detail': 'detail: Korean rulebook (2022/23 edition): component list and setup paragraphs' },
  economy: { 'detail': 'detail: Korean rulebook (2022/23 edition)' },
  prestigeCards: {
    detail: 'detail: all 14 cards with points and worked example; partial second source: nest.republika.pl/frnz2.html and the Italian rules on fdocumenti.com agree where visible; ids ours',
  },
  professions: {
    default: 'public: nest.republika.pl/frnz2.html (Polish fan page: complete card and tile list of the alea edition)',
    crossChecks: 'crossChecks: rulebook: 21 cards, forest 9, lake 7, park 5 - all match; rulebook: Poet = Theater + Lake + Travel - matches; structure: large buildings 3 professions each, medium 2 each, small 1 each (9+10+2=21); freedoms 7/7/7',
    notes: "notes: The Polish page prints the same word for Workshop and Studio; the two rows after the Opera pair (Sculptor, Painter) stand in the Studio position of the rulebook's building order, and ludorium.at confirms Painter = Studio. The cards stand in the page's order; the printed ones are numbered too, but whether the numbers agree is not known. English names: our rendering of the Polish ones, with the usual English-edition words. Korean names: the rulebook's of Mathematician, Philosopher and Poet, the others ours.",
    cards: 'cards: rulebook: the Poet in full, and the names of Mathematician and Philosopher. A second public source: nightsaroundatable.com (Botanist, Alchemist), boredgamegeeks.blogspot.com 2007/04 (Bell Maker); the building alone: ludorium.at (Goldsmith, Composer, Painter); the name alone: BrettspielWelt help (Physicist, Cartographer, Jurist, Composer, Pharmacist, Physician, Organ Builder). University + Lake + Religion, the Mathematician, appears unnamed in atontour.canalblog.com 2010/02.',
  },
  rounds: {
    source: 'source: mixed: round 1 public (jonaquino.blogspot.com 2004/12 rules outline; gamebastion.com copy of the boardgamequest.com review, 2022 edition), 3 rulebook (Poet example), 5 public (brettspielwelt.de Fuersten help page, screen example), 7 public (upthevacuumthingy.blogspot.com 2008/09 play report); 2, 4 and 6 reconstructed: no written source; the usual printed row is 7-10-12-14-15-16-17, and 6 is forced by strict increase between 15 and 17',
    constraint: 'constraint: rulebook: the minimum rises every round; round 3 = 12',
  },
  characters: {
    detail: "detail: 'Muse and Princess' chapter; six cards, one of each; bid spaces and effects as stated; English rules excerpt on ultraboardgames.com agrees on bid spaces and 600 florins",
    switches: 'switches: usable..., deadline, also..., counts...: decisions D14-D16 and rule PF-17.11 in rules.md',
  },
  tiles: {
    'kinds, counts, sizes of buildings': 'kinds, counts, sizes of buildings: rulebook (30 tiles, 3 per kind; 3 large of 7 squares, 5 medium of 5, 2 small of 3; bonus-card example names University and Workshop large, Opera medium, Tower and Chapel small)',
    'size class of Laboratory, Library, Studio, Hospital, Theater': "size class of Laboratory, Library, Studio, Hospital, Theater: public: fdocuments.es 'Reglas principes de_florencia' (Spanish rules) lists laboratory/university/workshop large, theater/library/opera/studio/hospital medium, chapel/tower small",
    'landscape sizes': 'landscape sizes: public: plala.or.jp/hammer/archive/board/florenz/florenzbuild.html (forest 5 squares, lake 4, park 3); jeuxdeplateau.com: the three kinds differ in size',
    'shapes of all tiles': "shapes of all tiles: reconstructed: pictures are lost and no public text gives them. Constraints satisfied: exact square counts; connected; all ten buildings pairwise different; tower and chapel are the only two trominoes; from florenzbuild.html: landscapes are slim and slip into gaps, the workshop is the neatest of the large ones, library and theater are the most awkward of the medium ones (here: fewest legal placements); from florenzpuzzle.html problem 1: university + laboratory + workshop + forest + lake fit together under the no-adjacency rule (exact search); every three buildings plus any two landscape kinds, and plus all three kinds, fit on side A without adjacency (exact search over all sets; side B: 113 of 120 sets of 3); the estate of the rulebook's card examples (University, Workshop, Opera, Tower, Chapel, 2 forests, 1 lake, owner with 2 builders) fits on sides A and B when buildings may touch, and only then",
    'capacity of side A': 'capacity of side A: exact search over all sets. Without adjacency: all sets of 3 buildings fit, 195 of 210 sets of 4, 70 of 252 sets of 5 (41 of them also with one landscape of each kind), none of 6. Six is out of reach for any outlines of these sizes: no four pentominoes, repetition allowed, fit beside two trominoes and the palazzo without edge contact. With adjacency: all sets of up to 7, 34 of 45 sets of 8, none of 9 (area); with one landscape of each kind all sets of 5, 97 of 210 sets of 6, 1 of 120 sets of 7',
  },
}
