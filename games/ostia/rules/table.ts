/** The table of a match of Ostia: plain data, the same keys in the same order always. What can be derived is not stored. */
import type { Seat, StepOf, Table } from '@loggia/core'
import { type Box, GOODS, SECTIONS } from './box.ts'

/** Everything in front of one player. Lists by section, good, spot, kind of discovery tile. */
export interface Harbour {
  corbita: number[]
  ponta: number[]
  goods: number[]
  /** Vacated rows of the ship track and of the building track, from below. */
  shipRows: number
  discRows: number
  reward: number
  amphorae: number
  /** The node of each corbita on the main board, in the order in which they were put out. */
  fleet: number[]
  /** For each of the fleet: 0 under way, 1 on the upper half of its destination tile, 2 on the lower (OST-6.6b). */
  halves: number[]
  /** Ports that were ever reached or passed (OST-6.11), and ports with a disc of this player: bit p is port p. */
  reached: number
  discs: number
  /** Node of the building token on each building spot, −1 for none. */
  spots: number[]
  animals: number[]
  cards: number[]
}

export interface Steps {
  /** OST-2.9 */
  'initial-port': object
  turn: object
  select: object
  /** The ships in hand, the section of the next drop, and the bits of the sections that already got a corbita of this sowing (OST-5.4.1). */
  drop: { at: number; corbita: number; ponta: number; plain: number }
  /** OST-6: declare the number of steps; then `left` of them, `moved` the bits of the fleet that moved. */
  sail: object
  step: { left: number; moved: number }
  discover: { space: number }
  transport: { moved: number }
  /** `spent`: this executed action has had its discount (OST-D6). */
  shipbuild: { spent: number }
  order: { spent: number }
  refill: object
  build: { spent: number }
  place: { node: number }
  /** Uses of each port's tile in this action (OST-10.3). */
  trade: { uses: number[] }
  supervise: object
  resow: object
  /** A last moment for free actions (OST-5.4.3). */
  close: object
  'end-turn': object
}
export type OstiaStep = StepOf<Steps>

export interface OstiaTable extends Table<OstiaStep> {
  start: Seat
  /** Whose turn it is, and in which round (from 1). */
  turn: Seat
  round: number
  /** An end trigger is met: this round is the last. */
  last: 0 | 1
  harbours: Harbour[]
  /** Tile on each node: its number in `box.tiles`, −1 for none. */
  tiles: number[]
  /** For each discovery space the number of its tiles by kind. */
  discoveries: number[][]
  row: number[]
  /** Face down; the last one is drawn first. */
  deck: number[]
}

export const copyHarbour = (h: Harbour): Harbour => ({
  corbita: h.corbita.slice(),
  ponta: h.ponta.slice(),
  goods: h.goods.slice(),
  shipRows: h.shipRows,
  discRows: h.discRows,
  reward: h.reward,
  amphorae: h.amphorae,
  fleet: h.fleet.slice(),
  halves: h.halves.slice(),
  reached: h.reached,
  discs: h.discs,
  spots: h.spots.slice(),
  animals: h.animals.slice(),
  cards: h.cards.slice(),
})

export const newHarbour = (box: Box): Harbour => ({
  corbita: Array(SECTIONS).fill(box.data.setup.perPlayer.harbour.corbitaPerSeaSection),
  ponta: Array(SECTIONS).fill(0),
  goods: Array(GOODS).fill(box.data.setup.perPlayer.harbour.resourcesPerResourceSection),
  shipRows: 1,
  discRows: 0,
  reward: 0,
  amphorae: 0,
  fleet: [box.departure],
  halves: [0],
  reached: 0,
  discs: 0,
  spots: box.spots.map(() => -1),
  animals: [0, 0, 0, 0],
  cards: [],
})

/** Amphorae left in the common supply (OST-1.4): what was taken beyond it came from the reserve. */
export function supply(t: OstiaTable, box: Box): number {
  let left = box.amphoraSupply[t.harbours.length]
  for (let k = 0; k < t.harbours.length; k++) left -= t.harbours[k].amphorae
  return left < 0 ? 0 : left
}

/** Discs of a port's tile, building tokens left at its place: players minus discs (OST-17.4). */
export const discsOn = (t: OstiaTable, port: number): number =>
  t.harbours.reduce((n, h) => n + ((h.discs >> port) & 1), 0)
