/** The board of Terra Mystica: see `BoardProps` in core for what it is told and what it tells. */
import Cults from './Cults.svelte'
import Island from './Island.svelte'
import { kit } from './kit.ts'
import Offer from './Offer.svelte'
import Own from './Own.svelte'
import { PLACES } from './places.ts'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { map: Island, mat: Own, cults: Cults, offer: Offer }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))
