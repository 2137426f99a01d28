/** The words of The Princes of Florence: moves, notes, and reasons with the rule that speaks. */
import { boxed, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import { ACTIONS, WHY } from './automa/table.ts'
import type { Box } from './box.ts'
import { STRIP } from './squares.ts'
import type { PrincesTable, Steps } from './table.ts'
import { CHARACTERS, DECKS, EDGES, FREEDOMS, LANDSCAPES, OBJECTS, SHARES, SOURCES } from './terms.ts'

const SEAT = numbers('seat', 5)
const AMOUNT = numbers('amount', 128)
/** Florins, in hundreds: `7` is 700. */
const FLORINS = numbers('florins', 512)
const ROUND = numbers('round', 8)
const OBJECT = fixed('object', ...OBJECTS)
const DECK = fixed('deck', ...DECKS)
const FREEDOM = fixed('freedom', ...FREEDOMS)
const LANDSCAPE = fixed('landscape', ...LANDSCAPES)
const CHARACTER = fixed('character', ...CHARACTERS)
/** A bid space of a character: `6` is 600 florins. */
const SPACE = numbers('space', 16)
/** PF-19: what is on automa cards, and why the Automa passes something by. */
const AUTOMA_CARD = boxed('automa-card', 21, (box: Box) => box.automa.cards.map(c => c.id))
const ACTION = fixed('action', ...ACTIONS)
const BECAUSE = fixed('why', ...WHY)
const DIE = numbers('die', 7)
const FEW = numbers('few', 32)
const SOURCE = fixed('source', ...SOURCES)
/** All cards that have a face: 21 professions, 14 prestige cards, 20 bonus cards. */
const CARD = boxed('card', 64, (box: Box) => box.cards.map(c => c.id))
const BUILDING = boxed('building', 10, (box: Box) => box.tiles.slice(0, 10).map(t => t.id))
const TILE = boxed('tile', 13, (box: Box) => box.tiles.map(t => t.id))
/** Quarter turns clockwise; `f`: flipped over first. Of those that cover the same squares the first counts. */
const TURN = fixed('turn', 'n', 'e', 's', 'w', 'fn', 'fe', 'fs', 'fw')
/** The upper left corner of a tile's frame: letters are columns from the left, numbers rows from the top. */
const SQUARE = fixed('square', ...Array.from({ length: 49 }, (_, k) => `${'abcdefg'[k % 7]}${Math.floor(k / 7) + 1}`))

/** The same on two estates side by side. */
const STRIP_SQUARE = fixed(
  'strip',
  ...Array.from({ length: STRIP }, (_, k) => `${'abcdefghijklmn'[k % 14]}${Math.floor(k / 14) + 1}`),
)
const EDGE = fixed('edge', ...EDGES)
/** A partner's share of the price, in hundreds: more than all the coins of the box (PF-1.4). */
const SHARE = numbers('share', SHARES)

export const V = verbs({
  return: [CARD],
  open: [OBJECT],
  bid: [],
  pass: [],
  buy: [OBJECT],
  forgo: [],
  kind: [LANDSCAPE],
  place: [TURN, SQUARE],
  keep: [CARD],
  under: [CARD],
  work: [CARD],
  add: [CARD],
  complete: [AMOUNT],
  build: [BUILDING],
  introduce: [FREEDOM],
  profession: [],
  bonus: [],
  recruit: [CARD],
  sell: [],
  done: [],
  join: [EDGE, BUILDING],
  span: [TURN, STRIP_SQUARE],
  offer: [SHARE],
  back: [],
  accept: [],
  refuse: [],
  counter: [SHARE],
  elsewhere: [],
  instead: [BUILDING],
  claim: [CHARACTER, SPACE],
  princess: [],
  merchant: [],
  professor: [DECK],
  free: [],
  pay: [],
  exchange: [AMOUNT],
})

/** With holes: what is drawn and kept is told to its owner alone. */
export const N = lexicon(
  {
    starts: [SEAT],
    dealt: [SEAT, CARD],
    'cards-back': [],
    removed: [FREEDOM],
    round: [ROUND],
    won: [SEAT, OBJECT, FLORINS],
    forgone: [SEAT],
    paid: [SEAT, FLORINS],
    earned: [SEAT, FLORINS],
    prestige: [SEAT, SOURCE, AMOUNT],
    placed: [SEAT, TILE, SQUARE],
    looked: [SEAT, CARD],
    recruited: [SEAT, CARD, SEAT],
    freedom: [SEAT, FREEDOM],
    turn: [SEAT],
    value: [SEAT, AMOUNT],
    bonus: [SEAT, CARD, AMOUNT],
    worked: [SEAT, CARD, AMOUNT],
    'best-work': [SEAT, AMOUNT],
    shown: [SEAT, CARD],
    florins: [SEAT, FLORINS],
    over: [],
    joint: [SEAT, BUILDING, SEAT],
    share: [SEAT, SEAT, FLORINS],
    engaged: [SEAT, CHARACTER, FLORINS],
    used: [SEAT, CHARACTER],
    returned: [SEAT, CHARACTER],
    'on-banker': [FLORINS],
    princess: [SEAT, AMOUNT],
    'automa-card': [AUTOMA_CARD],
    rolled: [OBJECT, DIE, FLORINS],
    'must-buy': [OBJECT, FLORINS, AMOUNT],
    sold: [SEAT, AMOUNT],
    'automa-passes': [OBJECT, BECAUSE],
    'automa-takes': [OBJECT],
    'automa-does': [ACTION],
    'automa-cannot': [ACTION, BECAUSE],
    'automa-forced': [FEW, FEW],
    'automa-idle': [],
    'automa-keeps': [CARD, AMOUNT],
    'automa-tile': [TILE],
    'automa-value': [FEW, FEW, FEW],
    'automa-recruits': [AMOUNT],
    'turned-up': [SEAT, CARD],
    'face-down': [SEAT],
    discarded: [OBJECT],
    replaced: [SEAT, CARD],
  },
  { holes: true },
)

export const { R, ruleOf } = reasons({
  'no-such-object': ['PF-15.4', OBJECT],
  'object-taken': ['PF-6.1', OBJECT],
  'none-left': ['PF-6.1', OBJECT],
  'no-florins': ['PF-6.4', FLORINS],
  'cannot-take': ['PF-6.5', OBJECT],
  'not-in-hand': ['PF-9.1', CARD],
  'too-modest': ['PF-9.3', AMOUNT],
  'too-much': ['PF-9.6', AMOUNT],
  'already-built': ['PF-10.2'],
  'no-tile': ['PF-10.1'],
  'no-site': ['PF-10.6'],
  'off-grid': ['PF-10.3'],
  'not-free': ['PF-10.3', SQUARE],
  touches: ['PF-10.4', SQUARE],
  'same-outcome': ['PF-10.3'],
  'owned-freedom': ['PF-11.1'],
  'no-freedom': ['PF-11.1'],
  'once-a-turn': ['PF-8.2'],
  'no-actions': ['PF-8.1'],
  'deck-empty': ['PF-12.1', DECK],
  'not-looked-at': ['PF-12.1', CARD],
  'not-face-up': ['PF-7.5', CARD],
  'no-recruiting-card': ['PF-7.5'],
  'no-prestige': ['PF-4.1'],
  'passed-on': ['PF-19.16', OBJECT],
  'too-dear': ['PF-19.5', OBJECT],
  'last-auction': ['PF-19.5'],
  'not-last-auction': ['PF-19.5'],
  'at-seam': ['PF-18.2', SQUARE],
  'no-neighbour': ['PF-18.1', EDGE],
  'no-more-offers': ['PF-18.6'],
  'neighbour-has-it': ['PF-18.4', SEAT],
  'one-board': ['PF-18.3'],
  'closed-there': ['PF-18.5', STRIP_SQUARE],
  'too-little': ['PF-18.8', FLORINS],
  'no-such-sum': ['PF-18.8', FLORINS],
  'same-share': ['PF-18.6', SHARE],
  'same-place': ['PF-18.6'],
  'no-other-place': ['PF-18.6'],
  'same-building': ['PF-18.6'],
  'not-for-sale': ['PF-4.2'],
  'not-on-display': ['PF-17.2', CHARACTER],
  'no-such-space': ['PF-17.2', SPACE],
  'too-low': ['PF-17.2', SPACE],
  'not-yours': ['PF-17.10', CHARACTER],
  'not-that-deck': ['PF-17.9', DECK],
  'now-or-never': ['PF-17.11'],
  'not-with-princess': ['PF-17.8'],
})

/** The typed identity in which all steps of the game are written. */
export const steps = stepsOf<PrincesTable, Steps, Box, typeof V>()
