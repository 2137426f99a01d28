/** The words of The Princes of Florence: moves, notes, and reasons with the rule that speaks. */
import { boxed, extendOf, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import { ACTIONS, WHY } from './automa/table.ts'
import type { Box } from './box.ts'
import { STRIP } from './squares.ts'
import type { PrincesTable, Steps } from './table.ts'
import { CHARACTERS, DECKS, EDGES, FREEDOMS, LANDSCAPES, OBJECTS, SHARES, SOURCES } from './terms.ts'

const SEAT = numbers('seat', 5)
const AMOUNT = numbers('amount', 128)
/** Florins, in hundreds: `7` is 700. */
const FLORINS = numbers('florins', 512)
export const ROUND = numbers('round', 8)
export const OBJECT = fixed('object', ...OBJECTS)
const DECK = fixed('deck', ...DECKS)
const FREEDOM = fixed('freedom', ...FREEDOMS)
const LANDSCAPE = fixed('landscape', ...LANDSCAPES)
export const CHARACTER = fixed('character', ...CHARACTERS)
/** A bid space of a character: `6` is 600 florins. */
export const SPACE = numbers('space', 16)
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
  return: ['PF-2.4', CARD],
  open: ['PF-6.2', OBJECT],
  bid: ['PF-6.3'],
  pass: ['PF-6.3'],
  buy: ['PF-6.7', OBJECT],
  forgo: ['PF-6.2'],
  kind: ['PF-15.5', LANDSCAPE],
  place: ['PF-10.3', TURN, SQUARE],
  keep: ['PF-7.4', CARD],
  under: ['PF-7.4', CARD],
  work: ['PF-9.1', CARD],
  add: ['PF-9.4', CARD],
  complete: ['PF-9.5', AMOUNT],
  build: ['PF-10.1', BUILDING],
  introduce: ['PF-11.1', FREEDOM],
  profession: ['PF-12.1'],
  bonus: ['PF-13.1'],
  recruit: ['PF-7.5', CARD],
  sell: ['PF-4.1'],
  done: ['PF-8.1'],
  join: ['PF-18.3', EDGE, BUILDING],
  span: ['PF-18.3', TURN, STRIP_SQUARE],
  offer: ['PF-18.3', SHARE],
  back: ['PF-18.6'],
  accept: ['PF-18.3'],
  refuse: ['PF-18.6'],
  counter: ['PF-18.6', SHARE],
  elsewhere: ['PF-18.6'],
  instead: ['PF-18.6', BUILDING],
  claim: ['PF-17.2', CHARACTER, SPACE],
  princess: ['PF-17.8'],
  merchant: ['PF-17.6'],
  professor: ['PF-17.9', DECK],
  free: ['PF-17.6'],
  pay: ['PF-17.6'],
  exchange: ['PF-17.4', AMOUNT],
})

/** With holes: what is drawn and kept is told to its owner alone. */
export const N = lexicon(
  {
    starts: ['PF-5.2', SEAT],
    dealt: ['PF-2.4', SEAT, CARD],
    'cards-back': ['PF-2.4'],
    removed: ['PF-15.2', FREEDOM],
    round: ['PF-5.1', ROUND],
    bid: ['PF-6.3', SEAT, OBJECT, FLORINS],
    won: ['PF-6.10', SEAT, OBJECT, FLORINS],
    forgone: ['PF-6.2', SEAT],
    paid: ['PF-16.3', SEAT, FLORINS],
    earned: ['PF-9.5', SEAT, FLORINS],
    prestige: ['PF-3.1', SEAT, SOURCE, AMOUNT],
    placed: ['PF-10.3', SEAT, TILE, SQUARE],
    looked: ['PF-7.4', SEAT, CARD],
    recruited: ['PF-7.5', SEAT, CARD, SEAT],
    freedom: ['PF-11.1', SEAT, FREEDOM],
    turn: ['PF-8.1', SEAT],
    value: ['PF-9.2', SEAT, AMOUNT],
    bonus: ['PF-9.4', SEAT, CARD, AMOUNT],
    worked: ['PF-9.5', SEAT, CARD, AMOUNT],
    'best-work': ['PF-14.1', SEAT, AMOUNT],
    shown: ['PF-14.3', SEAT, CARD],
    florins: ['PF-14.4', SEAT, FLORINS],
    over: ['PF-14.4'],
    joint: ['PF-18.4', SEAT, BUILDING, SEAT],
    share: ['PF-18.3', SEAT, SEAT, FLORINS],
    engaged: ['PF-17.2', SEAT, CHARACTER, FLORINS],
    used: ['PF-17.3', SEAT, CHARACTER],
    returned: ['PF-17.2', SEAT, CHARACTER],
    'on-banker': ['PF-17.4', FLORINS],
    princess: ['PF-17.8', SEAT, AMOUNT],
    'automa-card': ['PF-19.2', AUTOMA_CARD],
    rolled: ['PF-19.5', OBJECT, DIE, FLORINS],
    'must-buy': ['PF-19.5', OBJECT, FLORINS, AMOUNT],
    sold: ['PF-19.3', SEAT, AMOUNT],
    'automa-passes': ['PF-19.6', OBJECT, BECAUSE],
    'automa-takes': ['PF-19.6', OBJECT],
    'automa-does': ['PF-19.10', ACTION],
    'automa-cannot': ['PF-19.17', ACTION, BECAUSE],
    'automa-forced': ['PF-19.11', FEW, FEW],
    'automa-idle': ['PF-19.10'],
    'automa-keeps': ['PF-19.8', CARD, AMOUNT],
    'automa-tile': ['PF-19.4', TILE],
    'automa-value': ['PF-19.12', FEW, FEW, FEW],
    'automa-recruits': ['PF-19.12', AMOUNT],
    'turned-up': ['PF-19.12', SEAT, CARD],
    'face-down': ['PF-19.13', SEAT],
    discarded: ['PF-19.9', OBJECT],
    replaced: ['PF-19.14', SEAT, CARD],
  },
  { holes: true },
)

export const R = reasons({
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
/** The same for a layer on them. */
export const extend = extendOf<PrincesTable, Steps, Box, typeof V>()
