/** Where the components come from: what there is to say beyond the words in the data files, by file and by what it is about. */
const BGA = 'the implementation for Board Game Arena (github elaskavaia/bga-tapestry)'

export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  achievements: {
    default: `Public: the board images (img/board_small.jpg, img/board_large.jpg) and the code of ${BGA}. The rulebook names the three and has no VP in its text.`,
  },
  automa: {
    default: `Public: the images of mats and cards (img/automa/automa_mat_normal.png, automa_mat_hard.png, automaciv.jpg) of ${BGA}. What the events of the income chart do is in the rulebook.`,
    levels: `Public: which extras there are in the first income turn stood in a picture that the rulebook’s text has lost. Those of level 5 are in the English rules, transcribed in misc/RULES_AUTOMA.md of ${BGA}; those of levels 1 and 6 in one Automa web app only, unconfirmed. In what order the bots advance on level 6 is our decision. The rulebook says which side of the mat a level has, and that level 6 has a second civilization.`,
    civilizations: 'Which two civilizations share a card is not known; on level 6 any other may be the second.',
    start: 'The rulebook’s set-up text.',
  },
  automaDecisionCards: {
    cards: `Public: the card images (img/automa/decision_cards.jpg) of ${BGA}, all 22 read one by one. The copy in github sheibeck/tapestry-automa agrees on 21 of them; on card 5 the image counts. That there are 22 is in the rulebook.`,
    hexTiebreakers: 'Public: the arrows of these images, followed over all hexes of the small map.',
  },
  capitals: { default: `Public: material.inc.php of ${BGA}; all 22 impassable plots of each of the six mats were found again on img/capitals.png.` },
  civilizations: {
    default: `Public: material.inc.php and modules/civs of ${BGA}, read again on the printed mats of the first printing (img/civilizations.png). That there are 16 is in the rulebook, and the Korean names of the four that leave the solo game.`,
    officialAdjustment2021: 'Public: the option “latest official adjustments” of the same implementation, and a web app of November 2021 that agrees. They are not in the rulebook, so they are an option that is off.',
    variants: 'Two mats differ between printings: of the Inventors the later text counts, which lets upgrades move one’s own cards only; Merrymakers gain what their token lands on, as printed.',
  },
  components: { default: 'The rulebook’s component pages.', tapestryCards: 'Public: that the 50 tapestry cards are 43 different ones and 7 traps (the component list of ultraboardgames.com, and the set-up of Board Game Arena).' },
  dice: {
    default: `Public: material.inc.php and the rolls of ${BGA}, read again on img/attack_dice.jpg. Of six faces two are the same on either conquer die.`,
    science: 'Reconstructed: twelve faces and four symbols are known, and Board Game Arena rolls each track one time in four; so each has three faces.',
  },
  incomeMat: { default: `Public: material.inc.php of ${BGA}, read again on img/income_mat.png. The rulebook’s example of an income turn fits it.`, chart: 'The rulebook: which steps belong to which income turn.' },
  landmarks: { default: `Public: material.inc.php of ${BGA}, read again on img/landmark_mat.jpg, img/landmarks.png and the small grids of the tech cards. That there are 18 is in the rulebook.` },
  map: { default: `Public: material.inc.php and the map of ${BGA}; every printed corner was checked by its colour on the board images. Of 228 corners 226 agree; the other two are covered by the badge of a start and by a dark mountain.` },
  spaceTiles: { default: `Public: material.inc.php of ${BGA}, icons read again on img/space.png. That there are 15 is in the rulebook. A later expansion replaces one of them; nothing public says which.` },
  tapestryCards: {
    default: `Public: material.inc.php and the code of ${BGA}, texts read again on the card faces (img/tapestry.jpg). The rulebook names those that leave the solo game.`,
    starred: 'The rulebook stars four of the cards that leave the solo game, the English rules two more: Diplomacy and Espionage. The rulebook counts.',
  },
  techCards: { default: `Public: material.inc.php of ${BGA}; all circles, squares and prerequisites read again on img/tech.jpg. The rulebook’s reference guide states the effects of all 33 cards, without their names, and agrees.` },
  territoryTiles: { default: `Public: material.inc.php of ${BGA}; terrain was read again on img/territory.png by its colour. Of 288 corners 287 agree; the other is a river over a mountain, and rivers do not count. That there are 48 is in the rulebook.` },
  tracks: {
    default: 'The rulebook’s reference guide states benefit and bonus of all 48 spaces; a few icons are lost in its text.',
    'costs, order of icons, landmark spaces': `Public: material.inc.php of ${BGA}, read again on img/board_small.jpg.`,
  },
}
