/** The board of The Princes of Florence: see `BoardProps` in core for what it is told and what it tells. */
import Estates from './Estates.svelte'
import Hand from './Hand.svelte'
import { kit } from './kit.ts'
import Market from './Market.svelte'
import Person from './Person.svelte'
import { PLACES } from './places.ts'
import Tracks from './Tracks.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { auction: Market, estate: Estates, hand: Hand, prestige: Tracks, person: Person }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))
