/** The board of Tiletum: see `BoardProps` in core for what it is told and what it tells. */
import Buildings from './Buildings.svelte'
import King from './King.svelte'
import { kit } from './kit.ts'
import Europe from './Europe.svelte'
import Offers from './Offers.svelte'
import { PLACES } from './places.ts'
import Wheel from './Wheel.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { wheel: Wheel, map: Europe, offers: Offers, buildings: Buildings, king: King }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))
