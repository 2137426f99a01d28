import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import type { TapestryTable } from '../../rules/table.ts'
import { END, NO_BONUS, positionOf, spaceOf, TRACKS, trackOf } from '../../rules/terms.ts'
import { advanceToken, blocked, positionOn, regressToken } from '../../rules/tracks.ts'
import { alone } from '../../rules/word.ts'
import { R, steps, V } from '../../rules/words.ts'

export interface Asks {
  /** The space to move to, then which of two tokens goes there. */
  socialism: object
  'match-token': { to: number }
}

/** How far the nearest opponent on this track is who is not level; 0 for nobody. */
function nearest(t: TapestryTable, seat: Seat, track: number): number {
  const own = positionOn(t.players[seat], track)
  let least = 0
  for (let other = 0; other < t.players.length; other++) {
    const distance = Math.abs(positionOn(t.players[other], track) - own)
    if (distance > 0 && (least === 0 || distance < least)) least = distance
  }
  return least
}
/** Whether this token may go there, up on an open track or down. */
const goes = (t: TapestryTable, seat: Seat, token: number, to: number, box: Box): boolean =>
  trackOf(token) === trackOf(to) && token !== to && (token > to || blocked(t, seat, trackOf(to), box) === OK)

function matchReason(t: TapestryTable, seat: Seat, space: number, box: Box): Reason {
  const track = trackOf(space)
  const position = positionOf(space)
  const { tokens } = t.players[seat]
  const far = Math.abs(position - positionOn(t.players[seat], track))
  if (far === 0 || far !== nearest(t, seat, track)) return R['not-nearest'](space)
  if (!t.players.some(q => positionOn(q, track) === position)) return R['not-nearest'](space)
  if (tokens.some(token => goes(t, seat, token, space, box))) return OK
  return blocked(t, seat, track, box) || R['no-token'](space)
}
function listMatches(t: TapestryTable, seat: Seat, box: Box, visit: (space: number) => void): void {
  for (let track = 0; track < TRACKS.length; track++) {
    const own = positionOn(t.players[seat], track)
    const far = nearest(t, seat, track)
    for (const position of [own - far, own + far])
      if (far && position >= 0 && position <= END && matchReason(t, seat, spaceOf(track, position), box) === OK)
        visit(spaceOf(track, position))
  }
}
function canMatch(t: TapestryTable, seat: Seat, box: Box): boolean {
  let any = false
  listMatches(t, seat, box, () => {
    any = true
  })
  return any
}

/** One advance or one regress, however far. */
function moveTo(t: TapestryTable, seat: Seat, token: number, to: number, box: Box): void {
  if (to > token) advanceToken(t, seat, token, to, false, NO_BONUS, box)
  else regressToken(t, seat, token, to, false, NO_BONUS, box)
}

/** TA-10.9: Socialism. */
export const rule = alone({
  possible: (t, seat, _e, _c, box) => canMatch(t, seat, box),
  resolve: (t, seat) => next(t, { do: 'socialism', seat }),
})

export const asked = steps({
  socialism: {
    can: {
      match: {
        why: (t, s, box, space) => matchReason(t, s.seat, space, box),
        list: (t, s, box, out) => listMatches(t, s.seat, box, space => out.push(V.match(space))),
        play(t, s, box, space) {
          end(t, s)
          const { seat } = s
          const movable = t.players[seat].tokens.filter(token => goes(t, seat, token, space, box))
          if (movable.length > 1) next(t, { do: 'match-token', seat, to: space })
          else moveTo(t, seat, movable[0], space, box)
        },
      },
    },
  },

  /** TA-5.10: with two tokens on the track either goes. */
  'match-token': {
    can: {
      token: {
        why: (t, s, box, token) =>
          t.players[s.seat].tokens.includes(token) && goes(t, s.seat, token, s.to, box) ? OK : R['no-token'](token),
        play(t, s, box, token) {
          end(t, s)
          moveTo(t, s.seat, token, s.to, box)
        },
      },
    },
  },
})
