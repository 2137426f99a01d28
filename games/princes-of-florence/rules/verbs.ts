/** The words of The Princes of Florence: moves, notes, and reasons with the rule that speaks. */
import { boxed, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import type { Box } from './box.ts'
import type { PrincesTable, Steps } from './table.ts'
import { DECKS, FREEDOMS, LANDSCAPES, OBJECTS, SOURCES } from './terms.ts'

const SEAT = numbers('seat', 5)
const AMOUNT = numbers('amount', 128)
/** Florins, in hundreds: `7` is 700. */
const FLORINS = numbers('florins', 256)
const ROUND = numbers('round', 8)
const OBJECT = fixed('object', ...OBJECTS)
const DECK = fixed('deck', ...DECKS)
const FREEDOM = fixed('freedom', ...FREEDOMS)
const LANDSCAPE = fixed('landscape', ...LANDSCAPES)
const SOURCE = fixed('source', ...SOURCES)
/** All cards that have a face: 21 professions, 14 prestige cards, 20 bonus cards. */
const CARD = boxed('card', 64, (box: Box) => box.cards.map(c => c.id))
const BUILDING = boxed('building', 10, (box: Box) => box.tiles.slice(0, 10).map(t => t.id))
const TILE = boxed('tile', 13, (box: Box) => box.tiles.map(t => t.id))
/** Quarter turns clockwise; `f`: flipped over first. Of those that cover the same squares the first counts. */
const TURN = fixed('turn', 'n', 'e', 's', 'w', 'fn', 'fe', 'fs', 'fw')
/** The upper left corner of a tile's frame: letters are columns from the left, numbers rows from the top. */
const SQUARE = fixed('square', ...Array.from({ length: 49 }, (_, k) => `${'abcdefg'[k % 7]}${Math.floor(k / 7) + 1}`))

export const V = verbs({
  return: [CARD],
  open: [OBJECT], bid: [], pass: [], buy: [OBJECT], forgo: [], kind: [LANDSCAPE], place: [TURN, SQUARE], keep: [CARD], under: [CARD],
  work: [CARD], add: [CARD], complete: [AMOUNT], build: [BUILDING], introduce: [FREEDOM], profession: [], bonus: [],
  recruit: [CARD], sell: [], done: [],
})

/** With holes: what is drawn and kept is told to its owner alone. */
export const N = lexicon({
  starts: [SEAT], dealt: [SEAT, CARD], 'cards-back': [], removed: [FREEDOM], round: [ROUND], won: [SEAT, OBJECT, FLORINS], forgone: [SEAT],
  paid: [SEAT, FLORINS], earned: [SEAT, FLORINS], prestige: [SEAT, SOURCE, AMOUNT], placed: [SEAT, TILE, SQUARE],
  looked: [SEAT, CARD], recruited: [SEAT, CARD, SEAT], freedom: [SEAT, FREEDOM], turn: [SEAT],
  value: [SEAT, AMOUNT], bonus: [SEAT, CARD, AMOUNT], worked: [SEAT, CARD, AMOUNT], 'best-work': [SEAT, AMOUNT], shown: [SEAT, CARD], florins: [SEAT, FLORINS], over: [],
}, { holes: true })

export const { R, ruleOf } = reasons({
  'no-such-object': ['PF-15.4', OBJECT], 'object-taken': ['PF-6.1', OBJECT], 'none-left': ['PF-6.1', OBJECT], 'no-florins': ['PF-6.4', FLORINS], 'cannot-take': ['PF-6.5', OBJECT],
  'not-in-hand': ['PF-9.1', CARD], 'too-modest': ['PF-9.3', AMOUNT], 'too-much': ['PF-9.6', AMOUNT],
  'already-built': ['PF-10.2'], 'no-tile': ['PF-10.1'], 'no-site': ['PF-10.6'], 'off-grid': ['PF-10.3'], 'not-free': ['PF-10.3', SQUARE], touches: ['PF-10.4', SQUARE], 'same-outcome': ['PF-10.3'],
  'owned-freedom': ['PF-11.1'], 'no-freedom': ['PF-11.1'], 'once-a-turn': ['PF-8.2'], 'no-actions': ['PF-8.1'], 'deck-empty': ['PF-12.1', DECK],
  'not-looked-at': ['PF-12.1', CARD], 'not-face-up': ['PF-7.5', CARD], 'no-recruiting-card': ['PF-7.5'], 'no-prestige': ['PF-4.1'],
})

/** The typed identity in which all steps of the game are written. */
export const steps = stepsOf<PrincesTable, Steps, Box, typeof V>()
