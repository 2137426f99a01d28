/** Everything else that the board of Tapestry says, in English, by key in alphabetical order. */
import { board } from './board.en.ts'
import { civilizations } from './civilizations.en.ts'

export const texts: Readonly<Record<string, string>> = {
  ...board,
  ...civilizations,
  'credits': 'Tapestry: design by Jamey Stegmaier, illustration by Andrew Bosley, sculpts by Rom Brown, Automa by Automa Factory, published by Stonemaier Games. How the science die is divided among the tracks is reconstructed.',
  'hidden': 'a hidden card',
  'or': ', ',
  // A verb whose thing is still to be picked.
  'verb-accept': 'Do it', 'verb-act': 'Civilization …', 'verb-advance': 'Advance …', 'verb-again': 'Benefit of a tech card again …', 'verb-automa-civilization': 'Second civilization of the Automa …', 'verb-beside': 'Keep it beside the capital',
  'verb-building': 'Gain a building …', 'verb-buy': 'Buy resources …', 'verb-choose': 'Choose …', 'verb-conquer': 'Conquer …', 'verb-convert': 'Turn food into …', 'verb-copy': 'Copy a tapestry card …', 'verb-copy-space': 'Copy a space …',
  'verb-dance': 'Climb a column …', 'verb-decline': 'Leave it', 'verb-discard-tapestry': 'Discard a tapestry card …', 'verb-discard-tech': 'Discard a tech card …', 'verb-discard-territory': 'Discard a territory tile …', 'verb-done': 'Finish',
  'verb-exploit': 'Choose a territory …', 'verb-explore-space': 'Explore a space tile …', 'verb-first': 'First …', 'verb-gain': 'Gain a resource …', 'verb-give': 'Give a tile …', 'verb-herald': 'Token onto a tapestry card …', 'verb-improve': 'Upgrade a card …',
  'verb-income': 'Income turn', 'verb-invent': 'Invent a face-up card …', 'verb-invent-top': 'Invent the top card of the deck', 'verb-jump': 'Jump …', 'verb-keep-capital': 'Keep a capital …', 'verb-keep-civilization': 'Keep a civilization …',
  'verb-landmark': 'Gain a landmark …', 'verb-lay': 'Lay the tile …', 'verb-lead': 'Choose a leader …', 'verb-lose': 'Lose a resource …', 'verb-match': 'Move to a space …', 'verb-opponent': 'Choose an opponent …', 'verb-pact': 'Choose an opponent and a track …',
  'verb-pay': 'Pay …', 'verb-place': 'Place it …', 'verb-play': 'Play a tapestry card …', 'verb-predict': 'Foretell a number …', 'verb-regress': 'Regress …', 'verb-repeat': 'Use a space again …', 'verb-roll': 'Roll on',
  'verb-row': 'Choose a row …', 'verb-sell': 'Sell resources …', 'verb-settle': 'Place it on the map …', 'verb-singularity': 'Move the token …', 'verb-spring': 'Spring a Trap', 'verb-stand': 'Stand an outpost up …', 'verb-statue': 'Place it on the mat …', 'verb-stop': 'Stop',
  'verb-swap': 'Swap a building …', 'verb-take-die': 'Take a die …', 'verb-tile': 'Explore with a tile …', 'verb-token': 'Choose a token …', 'verb-track': 'Choose a track …', 'verb-trade': 'Token onto a territory …', 'verb-upgrade': 'Upgrade a tech card …',
  'verb-use': 'Use the die …', 'verb-walk': 'Move the token …', 'verb-watch': 'Give a token …', 'verb-yield': 'No Trap',
}
