/** TM-7.10, 7.11: priests on the cult board, the four tracks, and the keys to their last space. */
import { end, next, note, OK, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { affords, incidentalConversions, charge, dear, forgo, pay } from './purse.ts'
import { type Player, SPACES, type TerraTable } from './table.ts'
import { CULTS, NONE } from './terms.ts'
import { N, R, steps } from './verbs.ts'

/** Whether somebody already stands on the last space of a track (TM-7.11b). */
function topTaken(t: TerraTable, track: number, box: Box): boolean {
  const top = box.cultPower.length - 1
  for (let k = 0; k < t.players.length; k++) if (t.players[k].cults[track] === top) return true
  return false
}

/** Moves a marker to a space; power of the spaces reached or passed (TM-7.11a). */
function moveTo(p: Player, seat: Seat, track: number, space: number, box: Box): void {
  const from = p.cults[track]
  if (space <= from) return
  let power = 0
  for (let k = from + 1; k <= space; k++) power += box.cultPower[k]
  p.cults[track] = space
  note(N.cult(seat, track, space - from))
  charge(p, seat, power)
}

/** Steps on a track. The last space needs a key and must be free, else the marker stops before it (TM-7.11b, 15.27). */
export function climb(t: TerraTable, seat: Seat, track: number, count: number, box: Box): void {
  const p = t.players[seat]
  const top = box.cultPower.length - 1
  const to = p.cults[track] + count
  if (p.cults[track] === top) return
  if (to < top) moveTo(p, seat, track, to, box)
  else if (topTaken(t, track, box)) moveTo(p, seat, track, top - 1, box)
  else if (p.keys > 0) {
    p.keys--
    moveTo(p, seat, track, top, box)
  } else {
    moveTo(p, seat, track, top - 1, box)
    t.cut |= 1 << track
    note(N.blocked(seat, track))
  }
}

/** Steps on all tracks (a town tile): where keys are short, the player chooses which track is opened (TM-7.11e). */
export function climbAll(t: TerraTable, seat: Seat, count: number, box: Box): void {
  const p = t.players[seat]
  const top = box.cultPower.length - 1
  for (let track = 0; track < CULTS; track++) {
    const to = p.cults[track] + count
    if (to < top || p.cults[track] === top || topTaken(t, track, box)) climb(t, seat, track, count, box)
    else {
      moveTo(p, seat, track, top - 1, box)
      t.cut |= 1 << track
    }
  }
  useKeys(t, seat, box)
}

/** A track on which a step was cut in this action, and which a key would open now. */
const openable = (t: TerraTable, p: Player, track: number, box: Box): boolean =>
  ((t.cut >> track) & 1) === 1 && p.cults[track] === box.cultPower.length - 2 && !topTaken(t, track, box)

/** Keys take markers on that were cut in this action, by themselves if there are enough, else by choice (TM-7.11d, 15.28). */
export function useKeys(t: TerraTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  let wanted = 0
  for (let track = 0; track < CULTS; track++) if (openable(t, p, track, box)) wanted++
  if (wanted > p.keys) {
    if (p.keys > 0) next(t, { do: 'key', seat })
    return
  }
  for (let track = 0; track < CULTS; track++) if (openable(t, p, track, box)) open(t, seat, track, box)
}

function open(t: TerraTable, seat: Seat, track: number, box: Box): void {
  const p = t.players[seat]
  p.keys--
  t.cut &= ~(1 << track)
  moveTo(p, seat, track, box.cultPower.length - 1, box)
}

/**
 * A free space for the `place`th kind of step; −1 if none. The last kind goes back to the stock and needs no
 * space.
 */
function spaceFor(t: TerraTable, track: number, place: number, box: Box): number {
  for (let k = 0; k < SPACES; k++)
    if (t.spaces[track * SPACES + k] === NONE && box.priestSteps[k] === stepsOf(place, box)) return track * SPACES + k
  return NONE
}
const RETURN = 2
const stepsOf = (place: number, box: Box): number =>
  place === RETURN ? box.returnSteps : box.priestSteps[place === 0 ? 0 : SPACES - 1]

/** Action 5: send a priest (TM-7.10). */
export const priest = {
  why(t: TerraTable, s: { seat: Seat }, box: Box, track: number, place: number): number {
    const p = t.players[s.seat]
    if (p.priests === 0 && !affords(p, box, 0, 0, 1, 0)) return dear(p, box, 0, 0, 1, 0)
    return place === RETURN || spaceFor(t, track, place, box) !== NONE ? OK : R['spaces-full'](track)
  },
  play(t: TerraTable, s: { seat: Seat }, _box: Box, track: number, place: number): void {
    t.todo.pop()
    next(t, { do: 'send', seat: s.seat, track, place })
    pay(t, s.seat, 0, 0, 1, 0)
  },
}

export const cults = steps({
  send(t, { seat, track, place }, box) {
    note(N.priest(seat, track, place))
    if (place !== RETURN) {
      t.spaces[spaceFor(t, track, place, box)] = seat
      t.players[seat].stock-- // Paid priests go back to the stock; this one stays on the board for good (TM-7.10a).
    }
    climb(t, seat, track, stepsOf(place, box), box)
  },

  /** A track of choice (BON2, FAV6, Auren). */
  cult: {
    can: {
      cult: {
        play(t, s, box, track) {
          end(t, s)
          climb(t, s.seat, track, s.steps, box)
        },
      },
      ...forgo,
      ...incidentalConversions,
    },
  },

  /** The Cultists' step, before the next neighbour answers (TM-11.6a): nobody's turn goes on, so no conversions. */
  devotion: {
    can: {
      cult: {
        play(t, s, box, track) {
          end(t, s)
          climb(t, s.seat, track, 1, box)
        },
      },
    },
  },

  key: {
    can: {
      cult: {
        why: (t, s, box, track) => (openable(t, t.players[s.seat], track, box) ? OK : R['not-cut'](track)),
        play(t, s, box, track) {
          end(t, s)
          open(t, s.seat, track, box)
          useKeys(t, s.seat, box)
        },
      },
    },
  },
})
