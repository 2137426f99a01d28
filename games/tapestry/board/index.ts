/** The board of Tapestry: see `BoardProps` in core for what it is told and what it tells. */
import Capital from './Capital.svelte'
import Cards from './Cards.svelte'
import { ARRANGEMENTS, PARTS } from './desk.ts'
import DeskAnswers from './DeskAnswers.svelte'
import DeskMats from './DeskMats.svelte'
import DeskOffers from './DeskOffers.svelte'
import DeskRivals from './DeskRivals.svelte'
import Hand from './Hand.svelte'
import Income from './Income.svelte'
import { kit } from './kit.ts'
import Landmarks from './Landmarks.svelte'
import Offers from './Offers.svelte'
import { PLACES } from './places.ts'
import Tiles from './Tiles.svelte'
import Tracks from './Tracks.svelte'
import Turn from './Turn.svelte'
import World from './World.svelte'

export { default as PlaceView } from '../../../board/PlaceView.svelte'
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'

const DRAWINGS = { tracks: Tracks, map: World, offers: Offers, capital: Capital, income: Income, cards: Cards }
/** What a screen that shows one place at a time chooses from, each with its drawing. */
export const places = PLACES.map(place => ({ ...place, kit, component: DRAWINGS[place.id] }))

const BESIDE = { alone: false }
const CLOSE = { close: true }
/** What each part of the desk is drawn by. */
const PARTED = {
  tracks: { component: Tracks, props: BESIDE },
  map: { component: World, props: BESIDE },
  offers: { component: DeskOffers },
  market: { component: DeskOffers },
  landmarks: { component: Landmarks, props: CLOSE },
  rivals: { component: DeskRivals },
  turn: { component: Turn, props: BESIDE },
  answers: { component: DeskAnswers },
  capital: { component: Capital, props: { ...BESIDE, ...CLOSE } },
  income: { component: Income },
  civilization: { component: DeskMats },
  hand: { component: Hand, props: CLOSE },
  tiles: { component: Tiles, props: CLOSE },
}
export const desk = { kit, arrangements: ARRANGEMENTS, parts: PARTS.map(part => ({ ...part, ...PARTED[part.id] })) }
/** What is told above it. */
export const told = () => import('./told.ts')
