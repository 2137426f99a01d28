/** TA-10.8, 10.12, 10.13: cards that compare the players, and what they find. */
import { next, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { possible, resolve } from '../effects.ts'
import type { TapestryTable } from '../table.ts'
import { TRACKS } from '../terms.ts'
import { positionOn } from '../tracks.ts'
import type { CardEffect, CardEffects, NamedEffect } from './named.ts'

/** Landmarks of both kinds; those of the bots lie with the Automa. */
const landmarksOf = (t: TapestryTable, seat: Seat): number => t.landmarks.filter(owner => owner === seat).length

/** Age of Wonders: strictly the fewest, strictly the most, or neither: the first, second or third part. */
function wonders(t: TapestryTable, seat: Seat, e: NamedEffect): number {
  const own = landmarksOf(t, seat)
  const others = t.players.flatMap((_, other) => (other === seat ? [] : [landmarksOf(t, other)]))
  const [fewest, most, between] = e.parts
  return others.every(n => n > own) ? fewest : others.every(n => n < own) ? most : between
}

/** Technocracy: whether the owner has begun the era before everybody else, as it was then. */
const technocrats = (t: TapestryTable, seat: Seat, e: NamedEffect): number =>
  e.parts[t.players[seat].firstOfAll ? 0 : 1]

/** One of its parts, by what is compared. */
const oneOf = (which: (t: TapestryTable, seat: Seat, e: NamedEffect) => number): CardEffect => ({
  possible: (t, seat, e, c, box) => possible(t, seat, which(t, seat, e), c, box),
  resolve: (t, seat, e, { origin }) => resolve(t, seat, which(t, seat, e), origin),
})

/** Tracks on which everybody else's most advanced token is ahead. */
const lastOn = (t: TapestryTable, seat: Seat): number =>
  TRACKS.filter((_, track) => {
    const own = positionOn(t.players[seat], track)
    return t.players.every((p, other) => other === seat || positionOn(p, track) > own)
  }).length

export const compared: CardEffects = {
  'compare-landmarks': oneOf(wonders),
  'if-first-in-era': oneOf(technocrats),
  /** Plea for Aid. */
  'per-track-where-last': {
    possible: (t, seat, e, c, box: Box) => lastOn(t, seat) > 0 && possible(t, seat, e.parts[0], c, box),
    resolve(t, seat, e, { origin, at }) {
      for (let k = lastOn(t, seat); k > 0; k--) next(t, { do: 'effect', seat, effect: e.parts[0], origin, at })
    },
  },
}
