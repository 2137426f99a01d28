/** Tapestry in English. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import type { Effects } from '../rules/components.ts'
import type { N, O, R, Steps, V } from '../rules/index.ts'
import { questions, sentences } from '../effects/en.ts'
import { effects } from './effects.en.ts'
import { names } from './names.en.ts'
import { corners, hexes, noCards, numbered, spaceTiles, trackSets } from './places.ts'
import { texts } from './texts.en.ts'

/** A row or a column of the grid; or how far over its edge. */
const line = (n: number, what: string, before: string) => (n > 0 ? `${what} ${n}` : `${1 - n} ${what}${n === 0 ? '' : 's'} ${before}`)
const { track } = names

export const en: Dictionary<typeof V, typeof N, typeof R, Steps, typeof O, Effects> = {
  title: about.title.en,
  intro: 'From the first fire to the stars, along four tracks: exploration, science, technology and the military. Every step brings something, the first of all to a new age builds its landmark, and five income turns part your history into eras. Each is woven by a tapestry card of your choice, and nobody begins one when the others do. What becomes of your civilization is not what became of ours.',
  names: {
    ...names,
    seat: { 1: 'Automa', 2: 'Shadow Empire' },
    hex: hexes('Middle Island'),
    corner: corners((row, column) => `${line(row, 'row', 'above the edge')}, ${line(column, 'column', 'left of the edge')}`),
    turn: { 0: 'not rotated', 1: 'rotated 90°', 2: 'rotated 180°', 3: 'rotated 270°' },
    // Of what has but one way to lie nothing is said.
    turned: { 0: '', 1: '(turned 90°)', 2: '(turned 180°)', 3: '(turned 270°)' },
    rotation: { 0: 'not rotated', 1: 'rotated 60°', 2: 'rotated 120°', 3: 'rotated 180°', 4: 'rotated 240°', 5: 'rotated 300°' },
    reading: { 'down': 'downwards', 'up': 'upwards', 'down-to-heart': 'downwards to the heart', 'up-to-heart': 'upwards to the heart' },
    column: { 0: 'the left column', 1: 'the middle column', 2: 'the right column' },
    square: { 0: 'square 1', 1: 'square 2', 2: 'square 3', 3: 'square 4' },
    ordinal: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' },
    step: numbered(names.space, (id, n) => `${track[id as keyof typeof track]} ${n}`),
    tapestry: { ...names.tapestry, ...noCards('a face-down card') },
    card: { ...names.kind, tech: ['tech card', 'tech cards'] },
    counter: { tapestry: ['card', 'cards'], territory: ['tile', 'tiles'], space: ['tile', 'tiles'], tech: ['card', 'cards'] },
    pile: { tapestry: 'tapestry deck', territory: 'stack of territory tiles', space: 'stack of space tiles' },
    discarded: { 0: ['tapestry card', 'tapestry cards'], 1: ['territory tile', 'territory tiles'], 2: ['tech card', 'tech cards'] },
    'income-part': { 0: 'tapestry cards', 1: 'resources and territory tiles' },
    per: {
      'tech-card': 'tech card', 'controlled-territory': 'territory you control', 'farm': 'farm', 'house': 'house', 'market': 'market', 'armory': 'armory', 'landmark': 'landmark', 'territory-tile': 'territory tile in supply',
      'tapestry-card': 'tapestry card in hand or on your mat', 'track-space': 'space advanced', 'track-where-you-lead-or-tie': 'track where you lead or tie', 'income-coin': 'coin of your income', 'opponent': 'opponent',
    },
    trigger: {
      'you-invent': 'each time you invent', 'you-gain-tapestry': 'each tapestry card you gain', 'you-gain-tapestries': 'when you gain tapestry cards', 'you-explore-start': 'before you explore', 'you-explore': 'each time you explore',
      'chosen-opponent-upgrades': 'each time that opponent upgrades', 'chosen-opponent-gains-track-benefit': 'each time that opponent gains a benefit of that track', 'opponent-advances': 'each time an opponent advances', 'you-advance': 'each time you advance',
      'your-income': 'when you gain income', 'you-gain-building': 'each building you gain', 'you-upgrade': 'each time you upgrade', 'you-conquer': 'each time you conquer', 'you-place-income-building': 'each income building you place in your capital',
      'you-gain-track-landmark': 'each landmark you gain on a track', 'you-reach-claimed-landmark-space': 'each time you reach a space whose landmark is gone', 'you-build-on-impassable': 'each building on an impassable plot', 'you-enter-tier': 'each time you enter a tier',
    },
    change: {
      'science-die': 'roll the science die twice and use one', 'ignore-tech-prerequisites': 'tech cards need no prerequisites', 'both-dice-if-opponent': 'both dice when you conquer an opponent', 'immune-to-traps': 'no Traps against you',
      'build-on-impassable': 'you may build on impassable plots', 'free-any-resource-bonus': 'bonuses that cost any 1 resource are free',
    },
    ban: { 'mutual-no-conquer': 'neither of you conquers the other', 'you-no-advance': 'you cannot advance' },
    origin: {
      ...names.space, ...names.tech, ...names.tapestry, ...names.territory, ...spaceTiles('a space tile'), ...names.civilization, ...names.slot,
      'alignment': 'aligned edges', 'red-die': 'the red conquer die', 'black-die': 'the black conquer die', 'achievement': 'an achievement', 'district': 'a district', 'first-of-neighbours': 'first of the neighbours', 'adjustment': 'the official adjustment',
      'automa': 'the Automa', 'trap': 'the Trap',
    },
    // The mats of civilizations.
    category: { 'tech-cards': 'tech cards', 'complete-districts': 'complete districts', 'controlled-territories': 'controlled territories', 'completed-tracks': 'completed tracks' },
    cell: { s0: 'the start' },
    'mat-row': { upper: 'the upper row', lower: 'the lower row' },
    // The Automa and the Shadow Empire.
    tracks: trackSets(track, 'no track'),
    filter: { 'middle-island': 'nearest to Middle Island', 'single-token': 'nearest to your territories with one token', 'your-territories': 'nearest to your territories', 'far-from-you': 'furthest from your territories' },
    multiplier: { 'landmark-and-territory': 'territories and landmarks', 'military-and-science': 'spaces of military and science', 'technology-and-exploration': 'spaces of technology and exploration' },
    deed: {
      'explore': 'explore', 'explore-anywhere': 'explore anywhere', 'conquer': 'conquer', 'conquer-anywhere': 'conquer anywhere', 'research': 'research', 'research-x': 'research (no benefit)', 'advance-emt': 'advance on a rolled track: exploration, military or technology',
      'regress-mt': 'regress on a rolled track: military or technology', 'advance-exploration': 'advance on exploration', 'advance-military': 'advance on military', 'tapestry': 'a tapestry card', 'refresh-tech-row': 'replace the face-up tech cards',
      'vp-1-per-landmark': '1 VP for each landmark', 'vp-1-per-controlled-territory': '1 VP for each territory', 'conquer-if-few': 'conquer, if it controls fewer territories than the number of this income turn',
      'close-if-many-open': 'close one of its territories, if more than two hold a single token',
    },
    option: {
      'adjustments': 'Official adjustments of the civilizations', 'adjustments:off': 'As printed', 'adjustments:2021': 'With the adjustments of 2021',
      'level': 'Level of the Automa', ...Object.fromEntries(Object.entries(names.level).map(([n, name]) => [`level:${n}`, name])),
      'starred': 'Cards that favour one side against the Automa', 'starred:out': 'Removed', 'starred:kept': 'Kept',
    },
  },
  effects: { ...effects, ...sentences },
  moves: {
    'keep-capital': 'Keep {0}', 'keep-civilization': 'Keep {0}', 'income': 'Take an income turn', 'advance': 'To {0@step}, {0}', 'pay': 'Pay 1 {0}', 'gain': 'Gain 1 {0}', 'lose': 'Lose 1 {0}', 'choose': 'Choose: {0}', 'accept': 'Do it', 'decline': 'Leave it',
    'discard-tapestry': 'Discard {0}', 'discard-territory': 'Discard the {0} ({0@tile-benefit})', 'discard-tech': 'Discard {0}', 'regress': 'Regress to {0}', 'use': 'Use the die: {0}', 'repeat': 'Use {0} again', 'singularity': 'Move the token to the start of {0}',
    'tile': 'Explore with the {0} ({0@tile-benefit})', 'lay': '{0}, {1}', 'explore-space': 'Explore the space tile ({0})', 'conquer': 'Conquer {0}', 'spring': 'Spring a Trap', 'yield': 'Let it be conquered', 'take-die': 'Take the {0}', 'invent': 'Invent {0}',
    'invent-top': 'Invent the top card of the deck', 'upgrade': 'Upgrade {0}', 'again': 'Benefit of {0} again', 'building': 'Gain 1 {0}', 'landmark': 'Gain the {0}', 'place': 'Place it at {1} {0@turned}', 'beside': 'Keep it beside the capital',
    'statue': 'Place it on {0} of the Craftsmen', 'settle': 'Place it on the map, on {0}', 'play': 'Play {0}', 'opponent': 'Choose {0}', 'track': 'Choose {0}', 'pact': 'Choose {0} and {1}', 'give': 'Give {1} the {0} ({0@tile-benefit})', 'copy': 'Copy {1}, which {0} has played',
    'copy-space': 'Copy {1}, where {0} stands', 'match': 'Move to {0}', 'token': 'Move the token on {0}', 'buy': 'Buy {0:resource/resources}', 'sell': 'Sell {0:resource/resources}', 'stand': 'Stand the outpost on {0} up', 'exploit': 'Resources of {0}', 'convert': 'Turn 1 food into 1 {0}', 'done': 'Finish',
    'act': '{0} act', 'predict': 'Foretell {1} {0}', 'jump': 'Jump with the token on {0}', 'lead': 'Leader of {0}', 'dance': 'Climb {0}', 'walk': 'Move the token: {0}', 'watch': 'Give the token of {1} to {0}', 'roll': 'Roll on', 'stop': 'Stop', 'improve': 'Upgrade {0}',
    'row': 'Choose {0}', 'herald': 'Token onto {1}, which {0} has played', 'swap': 'Swap the building at {0}', 'trade': 'Token onto {0}', 'automa-civilization': 'Second civilization of the Automa: {0}', 'first': 'First: {0}',
  },
  // What comes in any order (TA-3.5).
  parts: { 'effect': '{effect@effect}', 'income-row': '{kind@income-part}' },
  notes: {
    'starts': '{0} is the first player.', 'deal': '{0} is dealt {1}.', 'offer': '{0} is offered {1}.', 'capital': '{0} keeps {1}.', 'civilization': '{0} has a civilization: {1}.', 'turn': '{0} is on turn.', 'era': '{0} begins the {1@ordinal} income turn.',
    'first': '{0} is the first of the neighbours in the {1@ordinal} era.', 'finished': '{0} has finished.', 'uses': '{0}: {1}.', 'void': '{0} leaves out what cannot be done: {1}.', 'gained': '{0} gained {2} {1#2}.', 'paid': '{0} paid {2} {1#2}.',
    'points': '{1}: +{2} VP for {0}.', 'spent': '{1}: −{2} VP for {0}.', 'advanced': '{0} advanced from {1} to {2@step}, {2}.', 'regressed': '{0} regressed from {1} to {2}.', 'moved': '{0} moved a token from {1} to {2}.', 'repeats': '{0} uses {1} again.',
    'rolled': '{0} rolled the science die: {1}.', 'die': '{0} rolled the {1}: {2}.', 'drew': '{0} drew the {1} ({1@tile-benefit}).', 'drew-space': '{0} drew a space tile ({1}).', 'drew-tapestry': '{0} drew {1}.',
    'reshuffled': 'Discards are shuffled into a new {0@pile}.', 'tech-reshuffled': 'Discarded tech cards are shuffled into a new deck.', 'explored': '{0} explored {2} with the {1} ({1@tile-benefit}).', 'explored-space': '{0} explored a space tile: {1}.',
    'placed': '{0} placed an outpost on {1}.', 'toppled': '{0} toppled what {1} had on {2}.', 'stood': '{0} stood an outpost up on {1}.', 'trapped': '{0} sprang a Trap on {1}: {2} is held.', 'achieved': '{0} earned an achievement: {1}.', 'invented': '{0} invented {1}.',
    'revealed': 'New face-up tech card: {0}.', 'refreshed': 'The face-up tech cards are replaced.', 'upgraded': '{0} upgraded {1}.', 'discarded-tech': '{0} discarded {1}.', 'discarded-territory': '{0} discarded the {1} ({1@tile-benefit}).', 'discarded-tapestry': '{0} discarded {1}.',
    'exposed': '{0} exposed {1}.', 'took': '{0} gained the {1}.', 'built-landmark': '{0} placed the {1} at {3}, {2}.', 'built': '{0} placed 1 {1} at {2}.', 'beside': '{0} keeps it beside the capital.', 'district': '{0} completed a district.', 'played': '{0} played {1}.',
    'face-down': '{0} put the top tapestry card face down onto the income mat.', 'ended': '{0}: {1} is no longer in force.', 'closed': '{0} closed {1} to the others.', 'over': 'The match is over.',
    'foretold': '{0} reached a number foretold, {1}: {2}.', 'secured': '{0} put a token onto {1} as well.', 'discarded-civilization': '{0} discarded {1} for another civilization.', 'bust': '{0} rolled a track twice: the experiment fails.', 'took-tech': '{0} took {2} from {1}.',
    'settled': '{0} placed 1 {1} on {2}.', 'settled-landmark': '{0} placed the {1} on {2}.', 'built-statue': '{0} placed 1 {1} on {2} of the Craftsmen.',
    'bot-civilization': 'Civilization of the Automa: {0}.', 'bot-favourite': 'Favourite track of {0}: {1}.', 'bot-pair': 'Track card: {0}; tiebreaker card: {1}.', 'bot-income': 'The deck is empty, and the track card ({0}) shows income: income turn.',
    'bot-any': 'Any track is valid for {0}: {1}.', 'bot-valid': '{0}, {1}: {2} (distance {3}).', 'bot-track': '{0} reads {2} {3}: {1}.', 'bot-ended': 'The favourite track of {0} ({1}) is finished.', 'bot-overtaken': '{2} is further on the favourite track of {0} ({1}).', 'bot-yours': 'The Automa can conquer territories of yours: {0}.', 'bot-neutral': 'Neutral conquest, next to you as well: valid hexes {0}.', 'bot-apart': 'Neutral conquest, not next to you: valid hexes {0}.', 'bot-idle': '{0} has no track left to advance on.', 'bot-stuck': '{0} cannot move any further on {1}.', 'bot-does': 'Automa: {0}.',
    'bot-tiebreaker': 'Ties of this income turn are broken by {0}.', 'bot-filter': 'Only hexes {0} count, {1} away: {2} left.', 'bot-hex': '{0} is the first on the arrow of {1}.', 'bot-no-hex': 'There is no hex for it.', 'bot-no-outpost': 'The Automa has no outpost left.',
    'bot-tile': 'The Automa draws the {0} ({0@tile-benefit}) and lays it {1}.', 'bot-closed': 'A toppled outpost of the Shadow Empire closes {0}.', 'bot-card': 'The Automa draws a tapestry card, face down.', 'bot-scores': 'Automa, {0}: {1} × {2} VP.',
    'bot-first': 'The Automa is the first to begin the {0@ordinal} income turn.', 'bot-progress': 'Added to the decision cards: {0}.', 'bot-shuffle': 'New decision deck of {0} cards.',
  },
  reasons: {
    'not-your-turn': 'It is not your turn.', 'not-now': 'That is not possible right now.', 'no-such-move': 'There is no such move.', 'same-as-another': 'That would be the same as another choice.',
    'income-first': 'Your first turn is an income turn.', 'finished-track': 'You have completed {0}.', 'not-next': 'You have no token just before {0}.', 'blocked': 'You cannot advance on {0} now.', 'short': 'For that you need {1} {0#1}.', 'short-of-any': 'You are short of resources: any {0} more must be paid.',
    'in-order': 'The order makes no difference: take them as they stand.', 'other-track': 'That is about {0}.', 'at-start': 'Your token stands on the start of {0}.', 'no-token': 'There is no token on {0} for that.', 'itself': '{0} is being resolved.', 'not-offered': 'That is not offered to you.',
    'not-an-option': 'That is no option here: {0}.', 'void': 'That would have no effect: {0}.', 'mandatory': 'It must be done if it can be.', 'pay-resource': 'Say which resource you pay.', 'no-resource': 'That is not paid with a resource.', 'not-into-food': 'Turn it into another resource than food.', 'no-cards': 'You need {0:tapestry card/tapestry cards} in hand.',
    'no-tiles': 'You need {0:territory tile/territory tiles} in your supply.', 'no-tech': 'You need {0:tech card/tech cards}.', 'not-in-supply': 'The {0} ({0@tile-benefit}) is not in your supply.', 'not-in-space': 'That space tile is not in your supply: {0}.', 'off-map': '{0} is not on this side of the board.', 'explored': '{0} is explored already.',
    'unexplored': '{0} is unexplored.', 'not-adjacent': '{0} is not adjacent to a territory that you control.', 'closed': '{0} holds two tokens.', 'own-territory': 'You control {0}.', 'allied': 'Your alliance protects {0}.', 'no-outpost': 'You have no outpost left.', 'no-trap': 'You have no Trap in hand.',
    'no-die': 'The {0} would bring nothing.', 'other-tile': 'This must be the {0} ({0@tile-benefit}).', 'same-rotation': 'Turned like that the {0} is the same.', 'not-face-up': '{0} is not among the face-up cards.', 'only-face-up': 'This must be a face-up card.', 'only-invented': 'This must be {0}, which you have just invented.',
    'deck-empty': 'The deck is empty.', 'not-yours': 'You do not have {0}.', 'top-row': '{0} lies in the top row.', 'prerequisite-track': 'Neither you nor a neighbour has reached {0}.', 'prerequisite-slot': 'Neither you nor a neighbour has exposed {0}.', 'same-card': '{0} is being resolved.',
    'other-row': '{0} lies in another row.', 'row-empty': 'Nothing of it is left on your income mat: {0}.', 'other-building': 'You cannot choose this building here: {0}.', 'landmark-taken': 'The {0} has been gained already.', 'not-on-board': 'The {0} does not wait on the landmark board.',
    'same-turn': 'Turned like that it is the same.', 'outside': 'One plot of it at least must lie in the capital.', 'plot-filled': 'A plot there is filled.', 'impassable': 'A plot there is impassable.', 'not-in-hand': 'You have no {0} in hand.', 'not-gained': 'You have not just gained {0}.',
    'not-an-opponent': 'That must be an opponent.', 'not-on-mat': '{0} does not lie uncovered on that mat.', 'no-copy': '{0} cannot be copied.', 'not-nearest': 'No nearest opponent stands on {0}.', 'nothing-moves': 'Nothing would move for {0}.', 'no-tile': '{0} has no tile with land.',
    'not-controlled': 'You do not control {0}.', 'not-toppled': 'No outpost of yours lies toppled on {0}.', 'short-of-points': 'You need {0} VP for that.', 'at-most': 'Choose from 1 to {0}.', 'no-craftsmen': 'You do not have the Craftsmen.', 'no-nomads': 'You do not have the Nomads.',
    'not-your-civilization': 'You do not have the {0}.', 'not-this-income': 'The {0} do not act in this income turn.', 'has-acted': 'The {0} have acted.', 'other-category': 'This is about {0}.', 'no-number': '{0} cannot be foretold.', 'covered': 'The leader of {0} is covered.',
    'column-full': 'There is no room on {0}.', 'no-line': 'No line leads to that space: {0}.', 'no-opponent-seat': '{0} is no opponent of yours.', 'square-exposed': 'The token of {0} has been given.', 'all-given': 'All tokens are given now.', 'not-rolled': 'The die did not show {0}.',
    'nobody-has': 'Nobody has {0}.', 'row-covered': 'There is no room in {0}.', 'row-uncovered': 'No outpost is left in {0}.', 'not-heralded': '{0} cannot carry a token now.', 'no-building': 'There is no income building at {0}.', 'same-building': 'No building of another type can be swapped with that at {0}.',
    'one-more': 'Choose the second building.', 'no-income-building': 'Only income buildings go there.', 'not-own': '{0} is not yours.', 'no-opponent': 'Nobody else has the only outpost on {0}.',
  },
  orders: { 'spring-always': 'Spring a Trap whenever I have one', 'yield-always': 'Never spring a Trap' },
  questions: {
    ...questions,
    'keep-capital': 'Which capital do you keep?', 'keep-civilization': 'Which civilization do you keep?', 'act': 'Advance, or take an income turn?', 'income-civilizations': 'Which of your civilizations acts next?', 'play-tapestry': 'Which tapestry card do you play?', 'cost': 'Pay {left:more resource/more resources} of your choice.',
    'pay-bonus': 'Do you take the bonus of {space@space} ({space@space-bonus})?', 'discard': '{left} {kind@discarded#left} to discard: which?', 'discard-hand': '{left:tapestry card/tapestry cards} to discard: which?', 'any': 'Gain {left:resource/resources} of your choice.', 'lose': 'Lose {left:resource/resources} of your choice.',
    'choose': 'Which one do you choose?', 'may': 'Optional: {effect@effect}. Do you do it?', 'advance': 'Which token advances on {track@track}?', 'regress-on': 'Which token regresses on {track@track}?', 'rolled': 'Do you advance by the science die?', 'repeat': 'Which space do you use again?',
    'singularity': 'To the start of which track does the token move?', 'explore-tile': 'Which tile do you explore with?', 'lay': 'Where does the tile go?', 'explore-space': 'Which space tile do you explore?', 'conquer': 'Which territory do you conquer?',
    'isolate': 'Do you put a token onto {hex@hex} as well?', 'trap': '{by@seat} attacks {hex@hex}: do you spring a Trap?', 'take-die': 'Which die do you take: {red@effect} or {black@effect}?', 'invent': 'Which tech card do you invent?', 'upgrade': 'Which tech card do you upgrade?',
    'again-tech': 'Which tech card’s benefit do you gain again?', 'building': 'Which building do you gain?', 'any-landmark': 'Which landmark do you gain?', 'place': 'Where does the building go?',
    'alchemists': 'Marked: {marks@tracks}. Stop, or roll on?', 'alchemists-die': 'Which die do you use?', 'architects': 'Which buildings do you swap, {left:time/times} at most?', 'entertainers': 'Where does the token of the Entertainers go?', 'futurists': 'Which token jumps on {track@track}?',
    'heralds': 'Onto which tapestry card does a token of the Heralds go?', 'maker-of-fire': 'Do you play a tapestry card onto Maker of Fire?', 'historians': 'Which token of the Historians goes to whom?', 'inventors': 'Which tech card do the Inventors upgrade?', 'leaders': 'Which leader do you follow?',
    'merrymakers': 'On which column do the Merrymakers climb?', 'militants': 'Which row of the Militants?', 'mystics': 'How many {category@category} do you foretell?', 'traders': 'Where does a token of the Traders go?', 'second-civilization': 'Which second civilization does the Automa have?', 'in-any-order': 'What comes first?',
  },
  // They are read on demand: see the manifest.
  rules: {},
  texts,
}
