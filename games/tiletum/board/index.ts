/** The board of Tiletum: see `BoardProps` in core for what it is told and what it tells. */
import Buildings from './Buildings.svelte'
import Contracts from './Contracts.svelte'
import { ARRANGEMENTS, PARTS } from './desk.ts'
import DeskPools from './DeskPools.svelte'
import Goods from './Goods.svelte'
import King from './King.svelte'
import { kit } from './kit.ts'
import Europe from './Europe.svelte'
import Offers from './Offers.svelte'
import { PLACES } from './places.ts'
import Storehouse from './Storehouse.svelte'
import Street from './Street.svelte'
import Wheel from './Wheel.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { wheel: Wheel, map: Europe, offers: Offers, buildings: Buildings, king: King }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))

/** What each part of the desk is drawn by. */
const PARTED = {
  'map': { component: Europe },
  'king': { component: King, props: { alone: false, flat: true } },
  'wheel': { component: Wheel, props: { alone: false } },
  'contract-offer': { component: Offers, props: { only: 'contract' } },
  'character-offer': { component: Offers, props: { only: 'character' } },
  'pools': { component: DeskPools },
  'goods': { component: Goods },
  'houses': { component: Street },
  'storehouse': { component: Storehouse },
  'contracts': { component: Contracts },
}
export const desk = { kit, arrangements: ARRANGEMENTS, parts: PARTS.map(part => ({ ...part, ...PARTED[part.id] })) }
/** What is told above it. */
export const told = () => import('./told.ts')
