/** The board of Ostia: see `BoardProps` in core for what it is told and what it tells. */
import Chart from './Chart.svelte'
import { ARRANGEMENTS, PARTS } from './desk.ts'
import Harbour from './Harbour.svelte'
import Holdings from './Holdings.svelte'
import { kit } from './kit.ts'
import Orders from './Orders.svelte'
import OwnBasin from './OwnBasin.svelte'
import Pocket from './Pocket.svelte'
import { PLACES } from './places.ts'
import Spots from './Spots.svelte'
import Tracks from './Tracks.svelte'
import Whose from './Whose.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { map: Pocket, orders: Orders, harbour: Harbour }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))

/** What each part of the desk is drawn by. */
const PARTED = {
  chart: { component: Chart },
  orders: { component: Orders },
  basin: { component: OwnBasin, props: { bare: true } },
  whose: { component: Whose },
  things: { component: Holdings },
  ships: { component: Tracks, props: { only: 'ships' } },
  discs: { component: Tracks, props: { only: 'discs' } },
  spots: { component: Spots },
}
export const desk = { kit, arrangements: ARRANGEMENTS, parts: PARTS.map(part => ({ ...part, ...PARTED[part.id] })) }
/** What is told above it. */
export const told = () => import('./told.ts')
