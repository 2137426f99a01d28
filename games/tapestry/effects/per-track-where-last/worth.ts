import type { Worth } from '../../bot/worth.ts'
import { TRACKS } from '../../rules/terms.ts'
import { positionOn } from '../../rules/tracks.ts'

/** Once for each track on which everybody else is ahead. */
export const worth: Worth = (m, e, depth, at) =>
  m.effect(e.parts[0]!, depth, at) *
  TRACKS.filter((_, k) => m.t.players.every((q, s) => s === m.seat || positionOn(q, k) > positionOn(m.p, k))).length
