/** TA-15 to 19: the terms of the solo game. */
import type { Seat } from '@loggia/core'
import type { TapestryTable } from '../table.ts'
import { TRACKS } from '../terms.ts'

/** Both bots are players without a seat: nobody asks them. */
export const HUMAN: Seat = 0
export const AUTOMA: Seat = 1
export const SHADOW: Seat = 2
export const BOTS: readonly Seat[] = [AUTOMA, SHADOW]
/** This many players are people; the rules play the others. */
export const peopleOf = (t: TapestryTable): number => (t.solo ? 1 : t.players.length)

/** One person plays alone; levels as an option, the average one first (TA-19.10). */
export const SOLO = { min: 1, max: 1 }
export const LEVELS = ['2', '1', '3', '4', '5', '6']

/** TA-16.5: which tracks are valid. */
export const INDICATORS = ['any', 'landmark', 'finish'] as const
export const ANY_TRACK = 0
export const LANDMARK = 1
export const FINISH = 2
/** How a tiebreaker card has been read: by the Automa or by the Shadow Empire, up to a track or up to the heart. */
export const READINGS = ['down', 'up', 'down-to-heart', 'up-to-heart'] as const
/** The heart among the tracks of a decision card. */
export const FAVOURITE = TRACKS.length

/** What an income chart lists (TA-19). */
export const EVENTS = ['favorite', 'advance', 'civ', 'vp', 'progress2', 'place', 'draw', 'shuffle'] as const
/** What comes before everything else in income turn 1 (TA-19.10). */
export const FIRST_INCOMES = ['human-every-track', 'bots-favorite-track', 'bots-every-track'] as const
export const HUMAN_EVERY_TRACK = 0
export const BOTS_FAVOURITE = 1
export const BOTS_EVERY_TRACK = 2

/** What leaves only some of the valid hexes, before the arrow decides (TA-18). */
export const FILTERS = ['middle-island', 'single-token', 'your-territories', 'far-from-you'] as const
export const MIDDLE = 0
export const SINGLE = 1
export const YOURS = 2
export const FAR = 3

/** TA-15.4: the progress card among the first decision cards. Which one it is nobody knows, so it is thrown when it is drawn. */
export const UNSEEN = 63
