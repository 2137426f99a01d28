/** The words of Tiletum: moves, notes, and reasons with the rule that speaks. */
import { boxed, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import type { Box } from './box.ts'
import type { Steps, TiletumTable } from './table.ts'
import { ACTIONS, GOODS, PIECES, PIPS, SOURCES, TYPES } from './terms.ts'

const SEAT = numbers('seat', 4)
const AMOUNT = numbers('amount', 1024)
const FEW = numbers('few', 16)
const GOOD = fixed('good', ...GOODS)
/** A die by its colour, which is the good that it brings, and its value. */
const COLOUR = fixed('colour', ...GOODS)
const VALUES = Array.from({ length: PIPS }, (_, k) => String(k + 1))
const PIP = fixed('pips', ...VALUES)
/** The value that a die is taken with, which names a sector of the wheel. */
const VALUE = fixed('value', ...VALUES)
const ACTION = fixed('action', ...ACTIONS)
const TYPE = fixed('action', ...ACTIONS.slice(0, TYPES))
const PIECE = fixed('piece', ...PIECES)
const SOURCE = fixed('source', ...SOURCES)
/** Bonus, contract and character tiles. */
const TILE = boxed('tile', 160, (box: Box) => box.tileIds)
const FAMILY = boxed('family', 8, (box: Box) => box.families)
const BUILDING = boxed('building', 8, (box: Box) => box.buildings.map(b => b.id))
const ROOM = boxed('room', 16, (box: Box) => box.rooms.map(r => r.id))
const SPACE = boxed('space', 48, (box: Box) => box.spaces)
/** Where trading posts stand. */
const SLOT = boxed('slot', 64, (box: Box) => box.postSlots.map(s => s.id))
const CATHEDRAL = boxed('cathedral', 16, (box: Box) => box.cathedrals.map(c => c.id))
const CATHEDRAL_TILE = boxed('cathedral-tile', 48, (box: Box) => box.cathedralTiles.map(c => c.id))
const COST = boxed('cost', 16, (box: Box) => box.costTiles.map(c => c.id))
const TOKEN = boxed('token', 16, (box: Box) => box.data.corruptionTokens.tokens.map(c => c.id))
const PLACE = boxed('place', 24, (box: Box) => box.trackIds)
const FAIR = boxed('fair', 16, (box: Box) => box.fairs.map(f => f.id))
const EFFECT = boxed('effect', 96, (box: Box) => box.effects.map(e => e.id))
/** A position of the wheel, clockwise (TI-2.13). */
const POSITION = numbers('position', PIPS)

export const V = verbs({
  die: ['TI-5.1', COLOUR, PIP, VALUE],
  take: ['TI-9.1', TILE],
  leave: ['TI-9.1'],
  receive: ['TI-5.10'],
  gain: ['TI-12.1', GOOD],
  choose: ['TI-6.6', TYPE],
  move: ['TI-6.8', SPACE],
  post: ['TI-6.2', SLOT],
  pillar: ['TI-6.1', CATHEDRAL],
  renew: ['TI-6.11'],
  place: ['TI-7.1', TILE, ROOM],
  exchange: ['TI-6.4', GOOD, GOOD],
  advance: ['TI-6.5'],
  activate: ['TI-12.6', BUILDING],
  bonus: ['TI-12.6', ROOM],
  done: ['TI-5.6'],
  buy: ['TI-8.1', GOOD],
  fulfil: ['TI-8.2', TILE],
  'fulfil-with': ['TI-8.2', TILE, GOOD],
  crest: ['TI-8.3', FAMILY, BUILDING],
  join: ['TI-8.4', CATHEDRAL],
  use: ['TI-8.5', TILE],
})

export const N = lexicon({
  starts: ['TI-2.1', SEAT],
  round: ['TI-3.1', FEW],
  rolled: ['TI-3.1', COLOUR, PIP],
  corruption: ['TI-4.1', TOKEN],
  fell: ['TI-4.2', SEAT, PLACE],
  turn: ['TI-3.2', SEAT],
  /** The value that it showed, and the one that it was taken with. */
  die: ['TI-5.2', SEAT, COLOUR, PIP, VALUE],
  paid: ['TI-8.6', SEAT, GOOD, AMOUNT],
  gained: [SEAT, GOOD, AMOUNT],
  points: [SEAT, SOURCE, AMOUNT],
  lost: ['TI-10.2', SEAT, SOURCE, AMOUNT],
  took: ['TI-9.2', SEAT, TILE],
  action: ['TI-5.5', SEAT, ACTION, AMOUNT],
  moved: ['TI-6.8', SEAT, PIECE, SPACE],
  posted: ['TI-6.2', SEAT, SLOT],
  'set-pillar': ['TI-6.1', SEAT, CATHEDRAL],
  'roof-post': ['TI-7.2', SEAT, BUILDING],
  'freed-pillar': ['TI-7.8', SEAT],
  renewed: ['TI-6.11', SEAT],
  placed: ['TI-7.1', SEAT, TILE, ROOM],
  again: ['TI-12.6', SEAT, ROOM],
  exchanged: ['TI-6.4', SEAT, GOOD, GOOD],
  advanced: ['TI-6.5', SEAT, PLACE],
  marker: ['TI-7.5', SEAT, ACTION, FEW],
  strengthened: ['TI-7.6', SEAT, FEW],
  unspent: ['TI-5.6', SEAT, ACTION, AMOUNT],
  colour: ['TI-5.4', SEAT, GOOD],
  effect: ['TI-12.5', SEAT, EFFECT],
  used: ['TI-8.5', SEAT, TILE],
  fulfilled: ['TI-8.2', SEAT, TILE],
  crested: ['TI-8.3', SEAT, TILE, BUILDING],
  joined: ['TI-8.4', SEAT, CATHEDRAL_TILE, COST],
  'new-character': ['TI-6.3', TILE],
  slid: ['TI-6.10'],
  'new-contract': ['TI-6.10', TILE],
  'new-bonus': ['TI-3.5', TILE, POSITION],
  'new-king-tile': ['TI-3.5', TILE],
  'characters-shuffled': ['TI-6.11'],
  'bonus-shuffled': ['TI-14.5'],
  discarded: ['TI-9.7', TILE],
  order: ['TI-10.3', SEAT, FEW],
  fair: ['TI-11.2', SPACE, FAIR],
  reset: ['TI-10.4', SEAT],
  turned: ['TI-3.5'],
  over: ['TI-14.1'],
})

export const R = reasons({
  'no-such-die': ['TI-5.0', COLOUR, PIP],
  'short-of-gold': ['TI-5.1', AMOUNT],
  'no-points': ['TI-6.12', FEW],
  'not-adjacent': ['TI-6.8', SPACE],
  'already-there': ['TI-8.8'],
  'no-post': ['TI-6.2'],
  'slot-elsewhere': ['TI-6.2', SLOT],
  'slot-closed': ['TI-2.4', SLOT],
  'slot-taken': ['TI-6.2', SLOT],
  'own-post': ['TI-6.2', SPACE],
  'no-pillar': ['TI-6.1'],
  'cathedral-elsewhere': ['TI-6.1', CATHEDRAL],
  'not-built-here': ['TI-2.6', CATHEDRAL],
  'cathedral-full': ['TI-6.1', CATHEDRAL],
  'own-pillar': ['TI-6.1', CATHEDRAL],
  'not-here': ['TI-9.6', TILE],
  'storehouse-full': ['TI-9.2'],
  'own-crest': ['TI-9.3', FAMILY],
  'contracts-full': ['TI-9.4'],
  'not-stored': ['TI-8.7', TILE],
  'no-character': ['TI-6.3', TILE],
  'room-taken': ['TI-6.3', ROOM],
  'other-type': ['TI-7.1', BUILDING],
  'type-elsewhere': ['TI-7.1', BUILDING],
  'same-good': ['TI-6.4'],
  short: ['TI-8.6', GOOD, AMOUNT],
  'nothing-placed': ['TI-12.6', BUILDING],
  'bonus-gone': ['TI-12.6', ROOM],
  'not-your-turn-now': ['TI-5.12'],
  'no-gold': ['TI-8.1'],
  'no-contract': ['TI-8.2', TILE],
  'no-free-space': ['TI-8.2'],
  'needs-no-choice': ['TI-8.2'],
  'needs-choice': ['TI-8.2'],
  'crest-not-stored': ['TI-8.3', FAMILY],
  'crest-space-taken': ['TI-8.3', BUILDING],
  'no-own-pillar': ['TI-8.4', CATHEDRAL],
  'joined-before': ['TI-8.4', CATHEDRAL],
  'no-helper': ['TI-8.5', TILE],
  'no-die-action': ['TI-12.7'],
  'no-die-colour': ['TI-5.10'],
})

/** The typed identity in which all steps of Tiletum are written. */
export const steps = stepsOf<TiletumTable, Steps, Box, typeof V>()
