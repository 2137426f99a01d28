/** The words of Ostia: moves, notes and reasons, each with its rule. */
import { boxed, fixed, lexicon, numbers, reasons, stepsOf, verbs } from '@loggia/core'
import { ANIMALS, type Box, GAINS, GOODS } from './box.ts'
import type { OstiaTable, Steps } from './table.ts'

export const SECTION = boxed('section', 6, (box: Box) => box.sections)
export const GOOD = fixed('good', ...GAINS.slice(0, GOODS))
export const GAIN = fixed('good', ...GAINS)
export const SHIP = fixed('ship', 'corbita', 'ponta')
export const NODE = boxed('node', 48, (box: Box) => box.nodes)
export const PORT = boxed('node', 16, (box: Box) => box.ports)
export const SPOT = boxed('spot', 10, (box: Box) => box.spots)
export const CARD = boxed('card', 48, (box: Box) => box.cardIds)
export const EXTRA = fixed('extra', 'plain', 'with-extra')
export const ANIMAL = fixed('discovery', ...ANIMALS)
/** Steps of a move: index 0 is one step. */
export const COUNT = fixed('count', '1', '2', '3', '4', '5', '6')
const SEAT = numbers('seat', 4)
const AMOUNT = numbers('amount', 64)
const HALF = fixed('half', 'none', 'first', 'later')
const TRIGGER = fixed(
  'trigger',
  'reward-12',
  'three-arrivals',
  'ship-track-empty',
  'building-track-empty',
  'amphora-supply-empty',
  'round-cap',
)
const SPACE = boxed('space', 16, (box: Box) => box.spaces.map(s => s.id))
const PLACEMENT = boxed('placement', 8, (box: Box) => box.data.placementCards.cards.map(c => c.id))

export const V = verbs({
  port: ['OST-2.9', PORT],
  select: ['OST-5.2', SECTION],
  drop: ['OST-5.4.1', SHIP],
  sail: ['OST-6.1', COUNT],
  step: ['OST-6.2', NODE],
  discover: ['OST-6.6a', ANIMAL],
  launch: ['OST-7.1', SECTION],
  order: ['OST-8.1', CARD, EXTRA],
  build: ['OST-9.1', PORT],
  place: ['OST-9.5', SPOT],
  trade: ['OST-10.1', PORT],
  oversee: ['OST-11.1', SECTION],
  resow: ['OST-11.1'],
  buy: ['OST-5.4.4', GOOD],
  done: ['OST-5.4.5'],
})

export const N = lexicon({
  placement: [SEAT, PLACEMENT],
  starts: [SEAT],
  settled: ['OST-2.9', SEAT, PORT],
  turn: ['OST-5.1', SEAT, AMOUNT],
  produced: ['OST-5.3', SEAT, GOOD, AMOUNT],
  dropped: ['OST-5.4.1', SEAT, SECTION, SHIP],
  gained: [SEAT, GAIN, AMOUNT],
  paid: ['OST-5.4.6', SEAT, GOOD, AMOUNT],
  moved: ['OST-6.2', SEAT, NODE],
  discovered: ['OST-6.6a', SEAT, SPACE, ANIMAL],
  arrived: ['OST-6.6b', SEAT, NODE, HALF],
  launched: ['OST-7.1', SEAT, SECTION, SHIP],
  ordered: ['OST-8.1', SEAT, CARD, EXTRA],
  refilled: ['OST-8.3', CARD],
  built: ['OST-9.1', SEAT, PORT],
  placed: ['OST-9.5', SEAT, SPOT],
  traded: ['OST-10.1', SEAT, PORT],
  supervised: ['OST-11.1', SEAT],
  trigger: ['OST-15.1', SEAT, TRIGGER],
  over: ['OST-15.2'],
  limit: ['OST-D20', AMOUNT],
})

export const R = reasons({
  'port-taken': ['OST-2.9'],
  'not-initial-port': ['OST-2.9'],
  'no-ships-there': ['OST-5.2', SECTION],
  'none-in-hand': ['OST-5.4.1', SHIP],
  'same-outcome': ['OST-5.4.1'],
  short: ['OST-5.4.6', GOOD, AMOUNT],
  'not-for-gold': ['OST-5.4.4'],
  'too-many-steps': ['OST-6.1', AMOUNT],
  'no-ship-before': ['OST-6.2', NODE],
  'exit-used': ['OST-6.5a'],
  'branch-used': ['OST-6.5b'],
  'steps-left': ['OST-6.10'],
  'no-such-tile': ['OST-6.6a'],
  'track-empty': ['OST-7.5'],
  'near-sea': ['OST-7.3'],
  'no-corbita': ['OST-7.3', SECTION],
  'not-in-row': ['OST-8.1', CARD],
  'no-extra': ['OST-8.6', CARD],
  'all-built': ['OST-15.1'],
  'own-disc': ['OST-9.1', PORT],
  'not-reached': ['OST-9.1', PORT],
  'spot-taken': ['OST-9.5', SPOT],
  'setup-spot': ['OST-9.5'],
  'no-disc-there': ['OST-10.1', PORT],
  'no-trade-effect': ['OST-10.5', PORT],
  'uses-spent': ['OST-10.3', PORT],
  'not-by-supervise': ['OST-11.1', SECTION],
  'nothing-to-do': ['OST-5.4.5', SECTION],
})

/** The typed identity in which all steps of Ostia are written. */
export const steps = stepsOf<OstiaTable, Steps, Box, typeof V>()
