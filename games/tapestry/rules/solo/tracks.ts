/** TA-16.5: on which track a bot advances: the indicator says which are valid, the tiebreaker card which of them. */
import { note, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import type { TapestryTable } from '../table.ts'
import { END, NONE, positionOf, spaceOf, TRACKS } from '../terms.ts'
import { canAdvance } from '../tracks.ts'
import { N } from '../words.ts'
import { ANY_TRACK, FAVOURITE, FINISH, SHADOW } from './terms.ts'

/** Where a bot's token stands; it has one on each track. */
export const botPosition = (t: TapestryTable, seat: Seat, track: number): number =>
  positionOf(t.players[seat].tokens[track])

/** How far a bot is from what the indicator looks at: from the nearest unclaimed landmark ahead, from the end; with `any` all are alike. */
export function botDistance(t: TapestryTable, seat: Seat, track: number, indicator: number, box: Box): number {
  if (indicator === ANY_TRACK) return 0
  const from = botPosition(t, seat, track)
  if (indicator !== FINISH)
    for (let position = from + 1; position <= END; position++) {
      const { landmark } = box.spaces[spaceOf(track, position)]
      if (landmark !== NONE && t.landmarks[landmark] === NONE) return position - from
    }
  return END - from
}

/** The nearest of the open tracks, a bit each, and how near they are. */
export function validTracks(
  t: TapestryTable,
  seat: Seat,
  indicator: number,
  box: Box,
): { tracks: number; distance: number } {
  let tracks = 0
  let distance = END + 1
  for (let track = 0; track < TRACKS.length; track++) {
    if (!canAdvance(t, seat, track, box)) continue
    const far = botDistance(t, seat, track, indicator, box)
    if (far > distance) continue
    tracks = far < distance ? 1 << track : tracks | (1 << track)
    distance = far
  }
  return { tracks, distance }
}

/**
 * The first valid one of a tiebreaker card, which the Shadow Empire reads upwards; the heart stands for the bot's own favourite. It tells how it
 * has been read, where there was something to decide.
 */
export function firstTrack(t: TapestryTable, seat: Seat, valid: number, card: number, box: Box): number {
  const { tracks } = box.automa.cards[card]
  const up = seat === SHADOW
  const several = (valid & (valid - 1)) !== 0
  for (let k = 0; k < tracks.length; k++) {
    const entry = tracks[up ? tracks.length - 1 - k : k]
    const heart = entry === FAVOURITE
    const track = heart ? t.solo!.favourites[seat - 1] : entry
    if (!((valid >> track) & 1)) continue
    if (several) note(N['bot-track'](seat, track, card, (up ? 1 : 0) + (heart ? 2 : 0)))
    return track
  }
  return NONE
}

/** The track of this bot by an indicator and a tiebreaker card, explained; NONE when all are finished. */
export function chooseTrack(t: TapestryTable, seat: Seat, indicator: number, card: number, box: Box): number {
  const { tracks, distance } = validTracks(t, seat, indicator, box)
  if (!tracks) {
    note(N['bot-idle'](seat))
    return NONE
  }
  note(indicator === ANY_TRACK ? N['bot-any'](seat, tracks) : N['bot-valid'](seat, indicator, tracks, distance))
  return firstTrack(t, seat, tracks, card, box)
}
