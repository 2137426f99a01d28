/** The board of The Princes of Florence: see `BoardProps` in core for what it is told and what it tells. */
import Allies from './Allies.svelte'
import { ARRANGEMENTS, PARTS } from './desk.ts'
import Estates from './Estates.svelte'
import Hand from './Hand.svelte'
import { kit } from './kit.ts'
import Lots from './Lots.svelte'
import Market from './Market.svelte'
import Noble from './Noble.svelte'
import OwnEstate from './OwnEstate.svelte'
import Pane from './Pane.svelte'
import Person from './Person.svelte'
import { PLACES } from './places.ts'
import Prestige from './Prestige.svelte'
import Purse from './Purse.svelte'
import Scene from './Scene.svelte'
import Tracks from './Tracks.svelte'
import Works from './Works.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { auction: Market, estate: Estates, hand: Hand, prestige: Tracks, person: Person }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))

/** What each part of the desk is drawn by. */
const PARTED = {
  tracks: { component: Tracks, props: { alone: false } },
  lots: { component: Lots },
  scene: { component: Scene },
  estate: { component: OwnEstate },
  pane: { component: Pane },
  hand: { component: Hand, props: { boxed: true } },
  purse: { component: Purse },
  noble: { component: Noble },
  allies: { component: Allies },
  prestige: { component: Prestige },
  works: { component: Works },
}
export const desk = { kit, arrangements: ARRANGEMENTS, parts: PARTS.map(part => ({ ...part, ...PARTED[part.id] })) }
/** What is told above it. */
export const told = () => import('./told.ts')
