/** The words of Tiletum: moves, notes, and reasons with the rule that speaks. */
import { boxed, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import type { Box } from './box.ts'
import type { Steps, TiletumTable } from './table.ts'
import { ACTIONS, GOODS, PIECES, PIPS, SOURCES, TYPES } from './terms.ts'

const SEAT = numbers('seat', 4)
const AMOUNT = numbers('amount', 256)
const FEW = numbers('few', 16)
const GOOD = fixed('good', ...GOODS)
/** A die by its colour, which is the good that it brings, and its value. */
const COLOUR = fixed('colour', ...GOODS)
const PIP = fixed('pips', ...Array.from({ length: PIPS }, (_, k) => String(k + 1)))
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
/** A position of the wheel, clockwise (TI-2.13). */
const POSITION = numbers('position', PIPS)

export const V = verbs({
  die: [COLOUR, PIP, PIP],
  take: [TILE],
  leave: [],
  receive: [],
  gain: [GOOD],
  choose: [TYPE],
  move: [SPACE],
  post: [SLOT],
  pillar: [CATHEDRAL],
  renew: [],
  place: [TILE, ROOM],
  exchange: [GOOD, GOOD],
  advance: [],
  activate: [BUILDING],
  bonus: [ROOM],
  done: [],
  buy: [GOOD],
  fulfil: [TILE],
  'fulfil-with': [TILE, GOOD],
  crest: [FAMILY, BUILDING],
  join: [CATHEDRAL],
  use: [TILE],
})

export const N = lexicon({
  starts: [SEAT],
  round: [FEW],
  rolled: [COLOUR, PIP],
  corruption: [TOKEN],
  fell: [SEAT, PLACE],
  turn: [SEAT],
  die: [SEAT, COLOUR, PIP],
  paid: [SEAT, GOOD, AMOUNT],
  gained: [SEAT, GOOD, AMOUNT],
  points: [SEAT, SOURCE, AMOUNT],
  lost: [SEAT, SOURCE, AMOUNT],
  took: [SEAT, TILE],
  action: [SEAT, ACTION, AMOUNT],
  moved: [SEAT, PIECE, SPACE],
  posted: [SEAT, SLOT],
  'set-pillar': [SEAT, CATHEDRAL],
  'roof-post': [SEAT, BUILDING],
  'freed-pillar': [SEAT],
  renewed: [SEAT],
  placed: [SEAT, TILE, ROOM],
  again: [SEAT, ROOM],
  exchanged: [SEAT, GOOD, GOOD],
  advanced: [SEAT, PLACE],
  marker: [SEAT, ACTION, FEW],
  strengthened: [SEAT, FEW],
  colour: [SEAT, GOOD],
  used: [SEAT, TILE],
  fulfilled: [SEAT, TILE],
  crested: [SEAT, TILE, BUILDING],
  joined: [SEAT, CATHEDRAL_TILE, COST],
  'new-character': [TILE],
  'new-contract': [TILE],
  'new-bonus': [TILE, POSITION],
  'new-king-tile': [TILE],
  'characters-shuffled': [],
  'bonus-shuffled': [],
  discarded: [TILE],
  order: [SEAT, FEW],
  fair: [SPACE, FAIR],
  reset: [SEAT],
  turned: [],
  over: [],
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
  'own-colour': ['TI-5.4'],
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
