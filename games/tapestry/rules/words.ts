/** The words of Tapestry: moves, notes, and reasons with the rule that speaks. */
import { boxed, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import type { Box } from './box.ts'
import { CATEGORIES } from './civilizations/civilization.ts'
import { columnOfCorner, CORNERS, rowOfCorner } from './shapes.ts'
import { MULTIPLIERS } from './solo/box.ts'
import { FILTERS, INDICATORS, READINGS } from './solo/terms.ts'
import type { Steps, TapestryTable } from './table.ts'
import { ACHIEVEMENTS, BUILDINGS, CARDS, DIE_COLOURS, FACE_DOWN, RESOURCES, SOURCES, TRACKS } from './terms.ts'

/** Seats, and after them the rivals of the solo game. */
const SEAT = numbers('seat', 5)
const AMOUNT = numbers('amount', 512)
const FEW = numbers('few', 64)
const NUMBER = numbers('number', 10)
const RESOURCE = fixed('resource', ...RESOURCES)
const TRACK = fixed('track', ...TRACKS)
const ROW = fixed('building', ...BUILDINGS)
const KIND = fixed('kind', ...CARDS)
const SOURCE = fixed('source', ...SOURCES)
const DIE = fixed('die', ...DIE_COLOURS)
const ACHIEVEMENT = fixed('achievement', ...ACHIEVEMENTS)
const TURN = numbers('turn', 4)
/** Six rotations of a tile, clockwise. */
const ROTATION = numbers('rotation', 6)
const COLUMN = numbers('column', 3)
/** Where the upper left plot of a shape lies, `r0c8`; it may hang over (TA-9.3). */
const CORNER = fixed('corner', ...Array.from({ length: CORNERS }, (_, k) => `r${rowOfCorner(k)}c${columnOfCorner(k)}`))
const SPACE = boxed('space', 52, (box: Box) => box.spaceIds)
const HEX = boxed('hex', 64, (box: Box) => box.hexIds)
const TERRITORY = boxed('territory', 64, (box: Box) => box.territories.map(t => t.id))
const SPACE_TILE = boxed('space-tile', 24, (box: Box) => box.spaceTiles.map(t => t.id))
const TECH = boxed('tech', 48, (box: Box) => box.tech.map(c => c.id))
/** Tapestry cards by kind; a card that nobody has seen is the last. */
const CARD = boxed('tapestry', 64, (box: Box) => [
  ...box.tapestries.map(c => c.id),
  ...Array.from({ length: FACE_DOWN - box.tapestries.length }, (_, k) => `no-card-${k}`),
  'face-down',
])
const CIVILIZATION = boxed('civilization', 24, (box: Box) => box.civilizations.map(c => c.id))
const CAPITAL = boxed('capital', 8, (box: Box) => box.capitals.map(c => c.id))
const LANDMARK = boxed('landmark', 24, (box: Box) => box.landmarks.map(l => l.id))
const EFFECT = boxed('effect', 320, (box: Box) => box.effects.map(e => e.id))
const ORIGIN = boxed('origin', 320, (box: Box) => box.originIds)
const SLOT = boxed('slot', 32, (box: Box) => box.slots.flatMap(row => row.map(s => s.id)))
/** The solo game. Sets of tracks are called by all that are in them. */
const AUTOMA = boxed('automa', 8, (box: Box) => box.automa.civilizations.map(c => c.id))
const DECISION = boxed('decision', 32, (box: Box) => box.automa.cards.map(c => c.id))
const DEED = boxed('deed', 32, (box: Box) => box.automa.deeds.map(d => d.id))
const INDICATOR = fixed('indicator', ...INDICATORS)
const FILTER = fixed('filter', ...FILTERS)
const READING = fixed('reading', ...READINGS)
const MULTIPLIER = fixed('multiplier', ...MULTIPLIERS)
export const TRACK_SETS = Array.from(
  { length: 1 << TRACKS.length },
  (_, set) => TRACKS.filter((_, track) => (set >> track) & 1).join('-') || 'none',
)
const TRACK_SET = fixed('tracks', ...TRACK_SETS)

/** TA-11: what lies on the mats of civilizations. */
const CATEGORY = fixed('category', ...CATEGORIES)
const CELL = boxed('cell', 20, (box: Box) => box.civilizations.flatMap(c => c.cells.map(cell => cell.id)))
const MAT_ROW = fixed('mat-row', 'upper', 'lower')
const SQUARE = numbers('square', 4)

export const V = verbs({
  'keep-capital': ['TA-2.3', CAPITAL],
  'keep-civilization': ['TA-2.6', CIVILIZATION],
  income: ['TA-4.0'],
  advance: ['TA-5.1', SPACE],
  pay: ['TA-5.1', RESOURCE],
  gain: ['TA-1.2', RESOURCE],
  lose: ['TA-1.2', RESOURCE],
  choose: ['TA-3.7', EFFECT],
  accept: ['TA-3.7'],
  decline: ['TA-3.7'],
  'discard-tapestry': ['TA-10.5', CARD],
  'discard-territory': ['TA-5.3', TERRITORY],
  'discard-tech': ['TA-8.3', TECH],
  regress: ['TA-5.8', SPACE],
  use: ['TA-6.6', TRACK],
  repeat: ['TA-5.9', SPACE],
  singularity: ['TA-5.10', TRACK],
  tile: ['TA-6.1', TERRITORY],
  lay: ['TA-6.1', HEX, ROTATION],
  'explore-space': ['TA-6.5', SPACE_TILE],
  conquer: ['TA-7.3', HEX],
  spring: ['TA-7.6'],
  yield: ['TA-7.6'],
  'take-die': ['TA-7.4', DIE],
  invent: ['TA-8.1', TECH],
  'invent-top': ['TA-8.1'],
  upgrade: ['TA-8.4', TECH],
  again: ['TA-8.6', TECH],
  building: ['TA-9.11', ROW],
  landmark: ['TA-9.8', LANDMARK],
  place: ['TA-9.2', TURN, CORNER],
  beside: ['TA-9.3'],
  statue: ['TA-11.9', COLUMN],
  settle: ['TA-11.9', HEX],
  play: ['TA-4.2', CARD],
  opponent: ['TA-10.6', SEAT],
  track: ['TA-10.9', TRACK],
  pact: ['TA-10.6', SEAT, TRACK],
  give: ['TA-10.16', TERRITORY, SEAT],
  copy: ['TA-10.14', SEAT, CARD],
  'copy-space': ['TA-10.7', SEAT, SPACE],
  match: ['TA-10.9', SPACE],
  token: ['TA-5.10', SPACE],
  buy: ['TA-10.16', NUMBER],
  sell: ['TA-10.16', NUMBER],
  stand: ['TA-10.16', HEX],
  exploit: ['TA-10.16', HEX],
  convert: ['TA-10.16', RESOURCE],
  done: ['TA-3.7'],
  act: ['TA-4.1', CIVILIZATION],
  predict: ['TA-2.11', CATEGORY, NUMBER],
  jump: ['TA-5.13', SPACE],
  lead: ['TA-4.1', TRACK],
  dance: ['TA-4.1', COLUMN],
  walk: ['TA-11.4', CELL],
  watch: ['TA-11.5', SEAT, SQUARE],
  roll: ['TA-11.6'],
  stop: ['TA-11.6'],
  improve: ['TA-11.7', TECH],
  row: ['TA-11.8', MAT_ROW],
  herald: ['TA-11.10', SEAT, CARD],
  swap: ['TA-9.10', CORNER],
  trade: ['TA-7.1', HEX],
  'automa-civilization': ['TA-19.10', AUTOMA],
})

export const N = lexicon(
  {
    starts: ['TA-2.7', SEAT],
    /** Its start and the pair of capitals on offer, or the only one (TA-2.3). */
    deal: ['TA-2.3', SEAT, CAPITAL],
    offer: ['TA-2.6', SEAT, CIVILIZATION],
    capital: ['TA-2.3', SEAT, CAPITAL],
    civilization: ['TA-2.6', SEAT, CIVILIZATION],
    turn: ['TA-3.1', SEAT],
    era: ['TA-4.0', SEAT, FEW],
    first: ['TA-4.2', SEAT, FEW],
    finished: ['TA-4.6', SEAT],
    /** What is resolved now, and what could not be (TA-1.7). */
    uses: ['TA-3.5', SEAT, ORIGIN],
    void: ['TA-1.7', SEAT, EFFECT],
    gained: ['TA-1.2', SEAT, RESOURCE, FEW],
    paid: ['TA-5.1', SEAT, RESOURCE, FEW],
    points: ['TA-1.4', SEAT, SOURCE, AMOUNT],
    spent: ['TA-1.4', SEAT, SOURCE, AMOUNT],
    advanced: ['TA-5.2', SEAT, SPACE, SPACE],
    regressed: ['TA-5.8', SEAT, SPACE, SPACE],
    moved: ['TA-5.10', SEAT, SPACE, SPACE],
    repeats: ['TA-5.9', SEAT, SPACE],
    rolled: ['TA-6.6', SEAT, TRACK],
    /** A die of a conquest, as its effect. */
    die: ['TA-7.4', SEAT, DIE, EFFECT],
    drew: ['TA-6.1', SEAT, TERRITORY],
    'drew-space': ['TA-6.5', SEAT, SPACE_TILE],
    'drew-tapestry': ['TA-10.1', SEAT, CARD],
    reshuffled: ['TA-6.4', KIND],
    'tech-reshuffled': ['TA-8.1'],
    explored: ['TA-6.1', SEAT, TERRITORY, HEX],
    'explored-space': ['TA-6.5', SEAT, SPACE_TILE],
    placed: ['TA-7.4', SEAT, HEX],
    toppled: ['TA-7.4', SEAT, SEAT, HEX],
    trapped: ['TA-7.6', SEAT, SEAT, HEX],
    stood: ['TA-10.16', SEAT, HEX],
    achieved: ['TA-12.1', SEAT, ACHIEVEMENT],
    invented: ['TA-8.1', SEAT, TECH],
    revealed: ['TA-8.8', TECH],
    refreshed: ['TA-8.2'],
    upgraded: ['TA-8.4', SEAT, TECH],
    'discarded-tech': ['TA-8.3', SEAT, TECH],
    'discarded-territory': ['TA-5.3', SEAT, TERRITORY],
    'discarded-tapestry': ['TA-10.5', SEAT, CARD],
    exposed: ['TA-2.5', SEAT, SLOT],
    took: ['TA-5.5', SEAT, LANDMARK],
    'built-landmark': ['TA-9.2', SEAT, LANDMARK, TURN, CORNER],
    built: ['TA-9.2', SEAT, ROW, CORNER],
    beside: ['TA-9.3', SEAT],
    district: ['TA-9.5', SEAT],
    played: ['TA-4.2', SEAT, CARD],
    'face-down': ['TA-4.2', SEAT],
    ended: ['TA-4.0', SEAT, CARD],
    closed: ['TA-10.16', SEAT, TRACK],
    /** TA-11: civilizations. */
    foretold: ['TA-2.11', SEAT, CATEGORY, NUMBER],
    secured: ['TA-7.4', SEAT, HEX],
    'discarded-civilization': ['TA-11.4', SEAT, CIVILIZATION],
    bust: ['TA-11.6', SEAT],
    /** Its former owner stands second. */
    'took-tech': ['TA-11.7', SEAT, SEAT, TECH],
    settled: ['TA-11.9', SEAT, ROW, HEX],
    'settled-landmark': ['TA-11.9', SEAT, LANDMARK, HEX],
    'built-statue': ['TA-11.9', SEAT, ROW, COLUMN],
    over: ['TA-13.1'],
    /** TA-15 to 19: the bots. Whatever they choose is told with the card and what decided. */
    'bot-civilization': ['TA-15.2', AUTOMA],
    'bot-favourite': ['TA-19.2', SEAT, TRACK],
    'bot-ended': ['TA-19.2', SEAT, TRACK],
    'bot-overtaken': ['TA-19.2', SEAT, TRACK, SEAT],
    'bot-pair': ['TA-16.2', DECISION, DECISION],
    'bot-income': ['TA-16.3', DECISION],
    /** The valid tracks, and how near they are to what the indicator looks at; then which of several, by the tiebreaker card. */
    'bot-any': ['TA-16.5', SEAT, TRACK_SET],
    'bot-valid': ['TA-16.5', SEAT, INDICATOR, TRACK_SET, FEW],
    'bot-track': ['TA-16.5', SEAT, TRACK, DECISION, READING],
    'bot-idle': ['TA-16.5', SEAT],
    'bot-stuck': ['TA-16.8', SEAT, TRACK],
    'bot-does': ['TA-16.7', DEED],
    'bot-tiebreaker': ['TA-19.7', DECISION],
    /**
     * This many territories of the human, or this many other hexes: all there are, or those that are not beside the
     * human.
     */
    'bot-yours': ['TA-18.2', FEW],
    'bot-neutral': ['TA-18.3', FEW],
    'bot-apart': ['TA-18.3', FEW],
    /** A filter has left this many hexes, all at this distance; the card's arrow decided. */
    'bot-filter': ['TA-17.2', FILTER, FEW, FEW],
    'bot-hex': ['TA-17.1', HEX, DECISION],
    'bot-no-hex': ['TA-18.3'],
    'bot-no-outpost': ['TA-18.1'],
    'bot-tile': ['TA-18.4', TERRITORY, ROTATION],
    'bot-closed': ['TA-18.3', HEX],
    'bot-card': ['TA-18.7'],
    /** A number of things in a row, times its multiplier. */
    'bot-scores': ['TA-19.5', MULTIPLIER, FEW, FEW],
    'bot-first': ['TA-19.5', FEW],
    'bot-progress': ['TA-19.6', DECISION],
    'bot-shuffle': ['TA-19.6', FEW],
  },
  { holes: true },
)

export const R = reasons({
  'income-first': ['TA-3.1'],
  'finished-track': ['TA-5.6', TRACK],
  'not-next': ['TA-5.1', SPACE],
  blocked: ['TA-5.11', TRACK],
  short: ['TA-5.1', RESOURCE, FEW],
  'short-of-any': ['TA-5.1', FEW],
  'in-order': ['TA-5.1'],
  'other-track': ['TA-5.4', TRACK],
  'at-start': ['TA-5.8', TRACK],
  'no-token': ['TA-5.9', SPACE],
  itself: ['TA-5.9', SPACE],
  'not-offered': ['TA-2.3'],
  mandatory: ['TA-3.7'],
  'not-an-option': ['TA-3.7', EFFECT],
  void: ['TA-3.7', EFFECT],
  'pay-resource': ['TA-5.3'],
  'no-resource': ['TA-5.3'],
  'no-cards': ['TA-10.5', FEW],
  'no-tiles': ['TA-5.3', FEW],
  'no-tech': ['TA-8.3', FEW],
  'not-in-supply': ['TA-6.1', TERRITORY],
  'other-tile': ['TA-6.1', TERRITORY],
  'same-rotation': ['TA-6.1', TERRITORY],
  'not-in-space': ['TA-6.5', SPACE_TILE],
  'off-map': ['TA-2.1', HEX],
  explored: ['TA-6.1', HEX],
  unexplored: ['TA-7.3', HEX],
  'not-adjacent': ['TA-6.1', HEX],
  closed: ['TA-7.5', HEX],
  'own-territory': ['TA-7.3', HEX],
  allied: ['TA-7.3', HEX],
  'no-outpost': ['TA-7.9'],
  'no-trap': ['TA-7.6'],
  'no-die': ['TA-7.4', DIE],
  'not-face-up': ['TA-8.1', TECH],
  'only-face-up': ['TA-8.1'],
  'deck-empty': ['TA-8.8'],
  'only-invented': ['TA-8.4', TECH],
  'not-yours': ['TA-8.4', TECH],
  'top-row': ['TA-8.4', TECH],
  'prerequisite-track': ['TA-8.5', SPACE],
  'prerequisite-slot': ['TA-8.5', SLOT],
  'same-card': ['TA-8.6', TECH],
  'other-row': ['TA-8.6', TECH],
  'row-empty': ['TA-9.2', ROW],
  'other-building': ['TA-9.11', ROW],
  'landmark-taken': ['TA-9.8', LANDMARK],
  'not-on-board': ['TA-9.8', LANDMARK],
  'same-turn': ['TA-9.2'],
  outside: ['TA-9.3'],
  'plot-filled': ['TA-9.3'],
  impassable: ['TA-9.1'],
  'not-in-hand': ['TA-10.1', CARD],
  'not-gained': ['TA-10.15', CARD],
  'not-an-opponent': ['TA-10.6'],
  'not-on-mat': ['TA-10.14', CARD],
  'no-copy': ['TA-10.14', CARD],
  'not-nearest': ['TA-10.9', SPACE],
  'nothing-moves': ['TA-10.10', TRACK],
  'no-tile': ['TA-10.16', HEX],
  'not-controlled': ['TA-10.16', HEX],
  'not-toppled': ['TA-10.16', HEX],
  'short-of-points': ['TA-1.4', FEW],
  'at-most': ['TA-10.16', NUMBER],
  'not-into-food': ['TA-10.2'],
  'not-your-civilization': ['TA-4.1', CIVILIZATION],
  'not-this-income': ['TA-4.1', CIVILIZATION],
  'has-acted': ['TA-4.1', CIVILIZATION],
  'other-category': ['TA-2.11', CATEGORY],
  'no-number': ['TA-2.11', NUMBER],
  covered: ['TA-4.1', TRACK],
  'column-full': ['TA-11.9', COLUMN],
  'no-line': ['TA-11.4', CELL],
  'no-opponent-seat': ['TA-11.5', SEAT],
  'square-exposed': ['TA-11.5', SQUARE],
  'all-given': ['TA-11.5'],
  'not-rolled': ['TA-6.12', TRACK],
  'nobody-has': ['TA-11.7', TECH],
  'row-covered': ['TA-11.8', MAT_ROW],
  'row-uncovered': ['TA-11.8', MAT_ROW],
  'not-heralded': ['TA-11.10', CARD],
  'no-building': ['TA-9.10', CORNER],
  'same-building': ['TA-9.10', CORNER],
  'one-more': ['TA-9.10'],
  'no-craftsmen': ['TA-11.9'],
  'no-income-building': ['TA-11.9'],
  'no-nomads': ['TA-11.9'],
  'not-own': ['TA-11.9', HEX],
  'no-opponent': ['TA-7.1', HEX],
})

/** The typed identity in which all steps of Tapestry are written. */
export const steps = stepsOf<TapestryTable, Steps, Box, typeof V>()
