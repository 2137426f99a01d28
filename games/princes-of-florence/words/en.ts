/** The Princes of Florence in English. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import type { O } from '../rules/standing-orders.ts'
import type { Steps } from '../rules/table.ts'
import type { N, R, V } from '../rules/verbs.ts'
import { board } from './board.en.ts'
import { bonusNames, numbered, type Phrases, prestigeNames, scale, sums } from './things.ts'

type Counted = readonly [one: string, many: string]
const counter: Readonly<Record<string, Counted>> = {
  'building': ['building', 'buildings'], 'building-large': ['large building', 'large buildings'], 'building-medium': ['medium building', 'medium buildings'], 'building-small': ['small building', 'small buildings'],
  'building-size-kind': ['size of building', 'sizes of building'], 'landscape': ['landscape', 'landscapes'], 'forest': ['forest', 'forests'], 'lake': ['lake', 'lakes'], 'park': ['park', 'parks'],
  'landscape-kind': ['kind of landscape', 'kinds of landscape'], 'freedom': ['freedom', 'freedoms'], 'freedom-kind': ['kind of freedom', 'kinds of freedom'], 'jester': ['jester', 'jesters'], 'builder': ['builder', 'builders'],
  'prestige-card': ['prestige card', 'prestige cards'], 'object-kind': ['kind of landscape, jester, builder, prestige card and freedom', 'kinds of landscape, jester, builder, prestige card and freedom'],
  'card-in-hand': ['other card in hand', 'other cards in hand'], 'card-in-front': ['card in front, this one included', 'cards in front, this one included'],
  'empty-square': ['empty square', 'empty squares'], 'completed-work': ['completed work', 'completed works'],
}
const say: Phrases = {
  each: (n, ids) => `+${n} per ${ids.map(id => counter[id]![0]).join(' and ')}`,
  most: (id, points, tied) => `most ${counter[id]![1]}: ${points} (${tied})`, fewest: (id, points, tied) => `fewest ${counter[id]![1]}: ${points} (${tied})`,
  enough: (least, points) => `${least.map(([id, n]) => `${n} ${counter[id]![n === 1 ? 0 : 1]}`).join(', ')}: ${points}`,
}
const building = {
  university: 'University', laboratory: 'Laboratory', workshop: 'Workshop', library: 'Library', opera: 'Opera', studio: 'Studio', hospital: 'Hospital', theater: 'Theater', tower: 'Tower', chapel: 'Chapel',
} as const
const landscape = { forest: 'forest', lake: 'lake', park: 'park' } as const
const profession = {
  'mathematician': 'Mathematician', 'theologian': 'Theologian', 'philosopher': 'Philosopher', 'botanist': 'Botanist', 'alchemist': 'Alchemist', 'physicist': 'Physicist', 'watchmaker': 'Watchmaker',
  'goldsmith': 'Goldsmith', 'bell-maker': 'Bell Maker', 'cartographer': 'Cartographer', 'jurist': 'Jurist', 'choreographer': 'Choreographer', 'composer': 'Composer', 'sculptor': 'Sculptor', 'painter': 'Painter',
  'pharmacist': 'Pharmacist', 'physician': 'Physician', 'dramatist': 'Dramatist', 'poet': 'Poet', 'astronomer': 'Astronomer', 'organ-builder': 'Organ Builder',
} as const

export const en: Dictionary<typeof V, typeof N, typeof R, Steps, typeof O> = {
  title: about.title.en,
  intro: 'Florence in its golden age, and your name is to outshine all others. Lay out your estate with an opera here and a lake there, grant freedoms, keep a jester or two: where artists and scholars find what they wish for, they complete great works. Each work brings florins, or fame; and what everybody wants is sold to whoever bids most.',
  names: {
    building, landscape, counter,
    tile: { ...building, ...landscape },
    card: { ...profession, ...prestigeNames(say), ...bonusNames(say) },
    florins: sums(' florins'),
    object: { ...landscape, 'jester': 'jester', 'builder': 'builder', 'prestige-card': 'prestige card', 'recruiting-card': 'recruiting card', 'landscape': 'landscape' },
    deck: { profession: 'profession card', prestige: 'prestige card', bonus: 'bonus card' },
    freedom: { travel: 'freedom of travel', religion: 'freedom of religion', opinion: 'freedom of opinion' },
    character: { banker: 'banker', cardinal: 'cardinal', merchant: 'merchant', muse: 'muse', princess: 'princess', professor: 'professor' },
    space: sums(' florins'), share: sums(' florins'), edge: { west: 'on the left', east: 'on the right' },
    // Those who have no person: the Automa and the virtual players of the solo game.
    seat: { 1: 'The Automa', 2: 'Virtual player 1', 3: 'Virtual player 2', 4: 'Virtual player 3' },
    action: { 'complete-work': 'complete a work', 'build': 'build', 'introduce-freedom': 'introduce a freedom', 'take-profession': 'take a profession card', 'take-bonus': 'take a bonus card' },
    why: {
      'yours': 'it is yours', 'none-left': 'none is left', 'full': 'it has three already', 'no-card': 'it has no unused card', 'no-profession': 'it has no profession face down', 'no-tile': 'no tile of that kind is left',
      'no-freedom': 'no tile of that freedom is left', 'deck-empty': 'the deck is empty', 'once-a-turn': 'that is done once a turn',
    },
    'automa-card': numbered(n => `card ${n}`),
    size: { large: 'large', medium: 'medium', small: 'small' },
    turn: {
      n: 'not rotated', e: 'a quarter turn to the right', s: 'upside down', w: 'a quarter turn to the left',
      fn: 'flipped', fe: 'flipped, a quarter turn to the right', fs: 'flipped, upside down', fw: 'flipped, a quarter turn to the left',
    },
    source: {
      'works': 'Works', 'best-work': 'Best works', 'buildings': 'Buildings', 'builders': 'Builders', 'landscapes': 'Landscapes', 'prestige-cards': 'Prestige cards', 'characters': 'Characters', 'sold': 'Turned into florins',
    },
    // What a work value is the sum of (PF-9.2).
    part: { landscape: 'landscape', freedom: 'freedom', building: 'building', jesters: 'jesters', cards: 'cards in hand and in front', bonus: 'bonus cards', muse: 'muse' },
    option: {
      'freedoms': 'Freedoms', 'freedoms:normal': 'five tiles', 'freedoms:tight': 'four tiles: a tighter game',
      'characters': 'Muse and Princess', 'characters:without': 'without', 'characters:with': 'with: six special characters for sale',
      'joint-building': 'Cooperative building', 'joint-building:without': 'without', 'joint-building:with': 'with: neighbours build together',
      'auctions': 'Auctions a round', 'auctions:4': 'four', 'auctions:5': 'five',
      'difficulty': 'Automa', 'difficulty:easy': 'easy: begins without florins', 'difficulty:normal': 'normal: 1,500 florins', 'difficulty:hard': 'hard: 3,500 florins', ...scale(sum => `${sum} florins`),
      'difficulty:500': '500 florins', 'difficulty:1000': '1,000 florins', 'difficulty:2000': '2,000 florins', 'difficulty:2500': '2,500 florins', 'difficulty:3000': '3,000 florins', 'difficulty:4000': '4,000 florins', 'difficulty:4500': '4,500 florins', 'difficulty:5000': '5,000 florins',
    },
    file: {
      automa: 'Automa cards', boards: 'Estates and how they adjoin', bonusCards: 'Bonus cards', components: 'Components and set-up', economy: 'Work values, costs, auctions', prestigeCards: 'Prestige cards',
      professions: 'Professions and their wishes', rounds: 'Minimum work value by round', characters: 'Special characters', tiles: 'Buildings and landscapes',
    },
  },
  moves: {
    return: 'Return: {0}', open: 'Auction a {0}', bid: 'Bid', pass: 'Pass', buy: 'Take a {0} for 200 florins', forgo: 'Forgo the auctions', kind: 'Choose a {0}', place: 'Place it on {1}, {0}', keep: 'Keep: {0}',
    under: 'Next under the deck: {0}', work: 'Complete a work: {0}', add: 'Use a bonus card: {0}', complete: 'Complete it: {0} prestige, the rest in florins', build: 'Build: {0}', introduce: 'Introduce {0}',
    profession: 'Take a profession card', bonus: 'Take a bonus card', recruit: 'Recruit: {0}', sell: '1 prestige → 100 florins', claim: 'Bid {1} for the {0}', princess: 'Complete a work with the princess', merchant: 'Merchant: as much prestige as your place',
    professor: 'Professor: take a {0}', free: 'Take it for nothing: the merchant pays', pay: 'Pay the price', exchange: 'Exchange florins for {0} prestige',
    join: 'With the neighbour {0}: {1}', span: 'Across the seam from {1}, {0}', offer: 'Propose a share of {0}', back: 'Step back', accept: 'Agree', refuse: 'Refuse', counter: 'Propose a share of {0} instead', elsewhere: 'Propose another place', instead: 'Propose instead: {0}', done: 'Finish', first: 'Number {0} first',
  },
  notes: {
    starts: '{0} goes first.', dealt: '{0} was dealt: {1}.', 'cards-back': 'The returned cards are shuffled into the deck.', removed: 'Out of this match: {0}.', round: 'Round {0}.',
    bid: '{0} bids {2} for the {1}.', won: '{0} acquired a {1} for {2}.', forgone: '{0} forgoes.', paid: '{0} paid {1}.', earned: '{0} got {1}.',
    prestige: '{0}: +{2} prestige ({1}).', placed: '{0} placed: {1} on {2}.', looked: '{0} looked at: {1}.',
    recruited: '{0} recruited from {2}: {1}.', freedom: '{0} introduced {1}.', turn: '{0} to move.', value: '{0} has a work value of {1}.', bonus: '{0} used a bonus card: {1} (+{2}).', worked: '{0} completed a work: {1}, value {2}.',
    'best-work': '{0} completed the best work: {1}.', shown: '{0} showed: {1}.', florins: '{0} holds {1}.', over: 'The match is over.',
    engaged: '{0} engaged the {1} for {2}.', used: '{0} used the {1}.', returned: '{0} did not use the {1}, who goes back.', 'on-banker': 'On the banker lie {0}.', princess: '{0} completed a work with the princess, value {1}.',
    'automa-card': 'The Automa turned up {0}.', rolled: 'The die for a {0} shows {1}: the Automa’s final bid is {2}.', 'must-buy': 'A {0} must be bought, for {1}. Prestige turned into florins for it: {2}.', sold: '{0} stepped back {1} on the reputation track.',
    'automa-passes': 'The Automa passes by: {0} ({1}).', 'automa-takes': 'The Automa takes a {0}.', 'automa-does': 'The Automa’s action: {0}.', 'automa-cannot': 'The Automa cannot {0}: {1}.',
    'automa-forced': 'Unused cards: {0}, actions left: {1}. The Automa must complete a work.', 'automa-idle': 'The Automa can do neither.', 'automa-keeps': 'The Automa keeps what is worth most now: {0}, {1}.',
    'automa-tile': 'The Automa lays: {0}.', 'automa-value': 'Work value of the Automa: {0} for the round, {1} for jesters, {2} for recruiting cards.', 'automa-recruits': 'The Automa completed a work with a recruiting card, value {0}.', 'turned-up': '{0}: turned up is {1}.', 'face-down': '{0} got a profession, face down.',
    discarded: 'Nobody took a {0}: one leaves the match.', replaced: '{0} gives the Automa: {1}.', joint: '{0} and {2} built together: {1}.', share: '{0} gave {1} a share of {2}.',
  },
  reasons: {
    'not-your-turn': 'It is not your turn.', 'not-now': 'That is not possible right now.', 'no-such-move': 'There is no such move.', 'same-as-another': 'That would be the same as another choice.',
    'no-such-object': 'At this table a {0} is not an object by itself.', 'object-taken': 'A {0} has been acquired in this round already.', 'none-left': 'No {0} is left.', 'no-florins': 'You need {0} for that.', 'cannot-take': 'You could not take a {0}.',
    'not-in-hand': 'You do not have this card: {0}.', 'too-modest': 'The work value would not reach {0}.', 'too-much': 'At most {0} prestige comes from this income.',
    'already-built': 'You own that building.', 'no-tile': 'None of those is left.', 'no-site': 'There is no place for it on your estate.', 'off-grid': 'It would not lie wholly on your estate.', 'not-free': '{0} is not free.',
    touches: 'On {0} it would touch a building or the palazzo: that takes two builders.', 'same-outcome': 'It would cover the same squares the other way round.',
    'owned-freedom': 'You own that freedom.', 'no-freedom': 'None of those is left.', 'once-a-turn': 'You have done that in this turn.', 'no-actions': 'You have no action left.', 'deck-empty': 'No {0} is left.',
    'not-looked-at': 'This card is not among those you look at: {0}.', 'not-face-up': 'This card does not lie face up before another player: {0}.', 'no-recruiting-card': 'You have no recruiting card.', 'no-prestige': 'You have no prestige to turn into florins.',
    'passed-on': 'You passed on that in this round: {0}.', 'too-dear': 'Among the two highest of the card, and so not for sale now: {0}.', 'last-auction': 'In the last auction nothing is rolled: buy for 200 florins, or forgo.', 'not-last-auction': 'For 200 florins you buy in the last auction only.',
    'not-for-sale': 'With special characters prestige is not turned into florins.', 'not-on-display': 'The {0} is not on display.', 'no-such-space': 'No space for {0} is there.', 'too-low': 'A pawn stands on {0}: bid more.',
    'not-yours': 'You do not have the {0}.', 'not-that-deck': 'The professor takes no {0}.', 'now-or-never': 'It is now or never.', 'not-with-princess': 'The princess takes no bonus cards.',
    'at-seam': '{0} lies against a neighbour’s estate: that takes more builders.', 'no-neighbour': 'You have no neighbour {0}.', 'no-more-offers': 'There were three offers for this action: now build alone or do something else.', 'neighbour-has-it': '{0} owns that building already.',
    'one-board': 'It must lie on both estates.', 'closed-there': 'It cannot lie on {0}: something is there, or a building or palazzo too near.', 'too-little': 'You would still lack {0} of the price.', 'no-such-sum': 'There is no more than {0} in the whole box.', 'same-share': 'A share of {0} is what was proposed.', 'same-place': 'That is the place that was proposed: for the same place name another share.', 'no-other-place': 'There is no other place for it.', 'same-building': 'That is the building that was proposed.',
  },
  questions: {
    'return': 'Which profession do you return?', 'open': 'Which object do you put up?', 'bid': '{bid+1@florins} for the {object@object} ({leader@seat} bids {bid@florins})?', 'last': 'Which object do you take for 200 florins?', 'kind': 'Which landscape do you choose?',
    'site': 'Where does the {tile@tile} go?', 'keep': 'Which card do you keep?', 'tuck': 'Which card goes under the deck next?', 'recruit-now': 'Whom do you recruit at once?', 'claim': 'For which character do you bid?', 'use-now': 'Do you use the character now?', 'before-best-work': 'The best work is next. Do you use the character before it?', 'settle': 'The {object@object}: do you pay {price@florins}, or does the merchant?', 'exchange': 'How many florins become prestige?',
    'offer': 'Which object do you put up (auction {number})?', 'outbid': 'The {object@object}: do you pay 100 more than the Automa’s bid?', 'span': 'Where does the joint {building@building} lie?', 'propose': 'Which share of the {building@building} on {square@strip} do you propose?', 'partner': '{builder@seat} asks {share@florins} for a {building@building} on {square@strip}. Do you agree?', 'answer': 'A share of {share@florins} for the {building@building} on {square@strip}: do you agree?',
    'act': 'What do you do (actions left: {left})?', 'compose': 'Which bonus cards do you use, and how much of the income becomes prestige?', ...{ 'in-any-order': 'What comes first?' },
  },
  orders: {
    follow: 'Bid for the {1} up to {2}, then pass (round {0})', pass: 'Pass on the {1} (round {0})', 'pass-others': 'Pass on everything else (round {0})', claim: 'Bid for the {1} up to {2} (round {0})', 'pass-claims': 'Pass when no character is left that is wished for (round {0})',
  },
  // They are read on demand: see the manifest.
  rules: {},
  texts: {
    ...board,
    'standing': 'In auctions',
    'place-auction': 'Auctions', 'place-estate': 'Estate', 'place-hand': 'Hand', 'place-prestige': 'Prestige', 'place-person': 'Board',
    'hidden': 'a card', 'round-of': 'Round {n} of {of}', 'round': 'round {n}', 'last-round': 'last round', 'set-up': 'set-up', 'auction': 'auctions', 'actions': 'actions', 'over': 'over', 'prestige': 'prestige', 'florins': 'florins', 'sum': '{n} florins',
    'work-value': 'work value', 'minimum': 'minimum {n}', 'income': 'income {n}', 'standing-bid': 'standing bid', 'nobody': 'nobody', 'your-limit': 'you hold {n}',
    'estate': 'Estate', 'my-estate': 'My estate', 'estate-of': 'Estate of {name}', 'palazzo': 'palazzo', 'reputation': 'Reputation track', 'screen': 'Behind the screen', 'hand': 'Hand', 'in-front': 'Completed works', 'prestige-cards': 'Prestige cards',
    'professions': 'Professions', 'profession-card': 'profession card', 'prestige-card': 'prestige card', 'bonus-card': 'bonus card', 'recruiting-card': 'recruiting card', 'jesters': 'jesters', 'builders': 'builders', 'freedoms': 'freedoms',
    'buildings': 'Buildings', 'landscapes': 'Landscapes', 'objects': 'Up for auction', 'left': '{n} left', 'deck': '{n} in deck', 'start-player': 'first', 'some': '{n} {name}', 'cost': 'costs {n}', 'wishes': 'wishes for {list}',
    'fulfilled': 'fulfilled', 'part': '{name} +{n}', 'squares': '{n} squares', 'empty-squares': 'empty squares: {n}', 'reconstructed': 'reconstructed', 'rulebook': 'from the rulebook', 'public': 'from public sources',
    'credits': 'The Princes of Florence: design by Wolfgang Kramer, Richard Ulrich and Jens Christopher Ulrich. Rules and terms follow the Korean rulebook of the edition of 2022, published by Korea Boardgames. What the rulebook shows only in pictures is reconstructed: the outlines of the tiles, the automa cards, side B of the estates.',
    // A verb whose thing is still to be picked.
    'verb-return': 'Return …', 'verb-open': 'Auction …', 'verb-bid': 'Bid', 'verb-pass': 'Pass', 'verb-buy': 'Take …', 'verb-forgo': 'Forgo', 'verb-kind': 'Choose …', 'verb-place': 'Place the tile …', 'verb-keep': 'Keep …',
    'verb-under': 'Under the deck …', 'verb-work': 'Complete a work …', 'verb-add': 'Use a bonus card …', 'verb-complete': 'Complete the work …', 'verb-build': 'Build …', 'verb-introduce': 'Introduce a freedom …',
    'verb-profession': 'Take a profession card', 'verb-bonus': 'Take a bonus card', 'verb-recruit': 'Recruit …', 'verb-sell': '1 prestige → 100 florins', 'verb-claim': 'Bid for …', 'verb-princess': 'A work with the princess', 'verb-merchant': 'Merchant: prestige', 'verb-professor': 'Professor: take …', 'verb-free': 'For nothing', 'verb-pay': 'Pay',
    'verb-exchange': 'Exchange …', 'verb-join': 'Build together …', 'verb-span': 'Place it …', 'verb-offer': 'Propose …', 'verb-accept': 'Agree', 'verb-refuse': 'Refuse', 'verb-back': 'Step back', 'verb-counter': 'Propose another share …', 'verb-elsewhere': 'Propose another place', 'verb-instead': 'Propose another building …', 'verb-done': 'Finish', 'verb-first': 'First …',
  },
}
