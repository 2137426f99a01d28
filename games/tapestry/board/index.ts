/** The board of Tapestry: see `BoardProps` in core for what it is told and what it tells. */
import Capital from './Capital.svelte'
import Cards from './Cards.svelte'
import Income from './Income.svelte'
import { kit } from './kit.ts'
import Offers from './Offers.svelte'
import { PLACES } from './places.ts'
import Tracks from './Tracks.svelte'
import World from './World.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { tracks: Tracks, map: World, offers: Offers, capital: Capital, income: Income, cards: Cards }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))
