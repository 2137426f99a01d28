/** The board of Terra Mystica: see `BoardProps` in core for what it is told and what it tells. */
import Cards from './Cards.svelte'
import Cults from './Cults.svelte'
import { ARRANGEMENTS, PARTS } from './desk.ts'
import DeskFactions from './DeskFactions.svelte'
import Favors from './Favors.svelte'
import Island from './Island.svelte'
import { kit } from './kit.ts'
import Offer from './Offer.svelte'
import MatBuildings from './MatBuildings.svelte'
import MatHead from './MatHead.svelte'
import MatHeld from './MatHeld.svelte'
import MatPower from './MatPower.svelte'
import Own from './Own.svelte'
import { PLACES } from './places.ts'
import Rounds from './Rounds.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { map: Island, mat: Own, cults: Cults, offer: Offer }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))

const BESIDE = { alone: false }
/** What each part of the desk is drawn by. */
const PARTED = {
  map: { component: Island },
  factions: { component: DeskFactions },
  cults: { component: Cults, props: BESIDE },
  rounds: { component: Rounds },
  bonus: { component: Cards, props: { only: 'bonus' } },
  towns: { component: Cards, props: { only: 'towns' } },
  favors: { component: Favors },
  head: { component: MatHead, props: { ends: true } },
  held: { component: MatHeld, props: { or: true } },
  power: { component: MatPower },
  buildings: { component: MatBuildings },
}
export const desk = { kit, arrangements: ARRANGEMENTS, parts: PARTS.map(part => ({ ...part, ...PARTED[part.id] })) }
/** What is told above it. */
export const told = () => import('./told.ts')
