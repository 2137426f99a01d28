/** The board of Ostia: see `BoardProps` in core for what it is told and what it tells. */
import Harbour from './Harbour.svelte'
import { kit } from './kit.ts'
import Orders from './Orders.svelte'
import Pocket from './Pocket.svelte'
import { PLACES } from './places.ts'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { map: Pocket, orders: Orders, harbour: Harbour }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))
