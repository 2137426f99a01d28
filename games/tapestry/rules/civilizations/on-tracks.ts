/** TA-11: civilizations that look at the advancement tracks: Alchemists, Leaders, Futurists, The Chosen. */
import { end, inAnyOrder, next, note, OK, type Reason, reveal, type Seat } from '@loggia/core'
import { achieve } from '../achievements.ts'
import type { Box } from '../box.ts'
import { count } from '../count.ts'
import { resolve } from '../effects.ts'
import { modified } from '../listeners.ts'
import { gainAny, score } from '../resources.ts'
import type { TapestryTable } from '../table.ts'
import { ACHIEVEMENTS, COMPLETE_TRACK, END, ERAS, NONE, positionOf, spaceOf, trackOf, TRACKS } from '../terms.ts'
import { blocked, canAdvance, rollScience, standsAtEnd } from '../tracks.ts'
import { N, R, steps, V } from '../words.ts'
import { COMPLETED, effectOf, matOf, originOf } from './civilization.ts'
import { foretold } from './watchers.ts'

/** Alchemists (TA-11.6): a roll; those of its tracks that are marked already are `marks`. */
function rollForGold(t: TapestryTable, seat: Seat, marks: number, box: Box): void {
  const track = rollScience(t, box)
  const other = modified(t, seat, 'science-die', box) ? rollScience(t, box) : NONE // TA-6.12
  reveal(t, N.rolled(seat, track))
  if (other !== NONE) reveal(t, N.rolled(seat, other))
  if (other === NONE || other === track) mark(t, seat, marks, track, box)
  else next(t, { do: 'alchemists-die', seat, marks, track, other })
}
export const alchemistsIncome = (t: TapestryTable, seat: Seat, box: Box): void => rollForGold(t, seat, 0, box)

/** A track that is marked already ends it all. */
function mark(t: TapestryTable, seat: Seat, marks: number, track: number, box: Box): void {
  if ((marks >> track) & 1) {
    note(N.bust(seat))
    resolve(t, seat, effectOf(box, 'alchemists', 'bust'), originOf(box, 'alchemists'))
  } else next(t, { do: 'alchemists', seat, marks: marks | (1 << track) })
}

/** Each advance may be declined. At the end of a track, points replace it. */
function stop(t: TapestryTable, seat: Seat, marks: number, box: Box): void {
  const marked = TRACKS.map((_, track) => track).filter(track => (marks >> track) & 1)
  inAnyOrder(
    t,
    seat,
    ...marked.flatMap(track => {
      const over = !canAdvance(t, seat, track, box)
      if (over && !standsAtEnd(t, seat, track)) return []
      const effect = effectOf(box, 'alchemists', over ? 'finished' : TRACKS[track])
      return [{ do: 'effect' as const, seat, effect, origin: originOf(box, 'alchemists'), at: NONE }]
    }),
  )
}

/** Leaders: OK, or why the leader of this track can't be covered. */
function leadReason(t: TapestryTable, seat: Seat, track: number, box: Box): Reason {
  if ((matOf(t.players[seat], 'leaders', box)![0] >> track) & 1) return R.covered(track)
  if (canAdvance(t, seat, track, box)) return OK
  return blocked(t, seat, track, box) || R['finished-track'](track)
}

/** The Chosen (TA-11.11): tracks completed or led, ties included; then the achievements. */
export function chosenIncome(t: TapestryTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  const origin = originOf(box, 'the-chosen')
  const earned = ACHIEVEMENTS.filter((_, k) => (p.achieved >> k) & 1).length
  const final = p.era === ERAS
  const each = box.effects[effectOf(box, 'the-chosen', 'track')]
  const achieved = box.effects[effectOf(box, 'the-chosen', final ? 'final' : 'achievement')]
  const tracks = count(t, seat, 'track-where-you-lead-or-tie', NONE, box) // TA-10.8; nobody is further on a completed one
  if (achieved.op === 'vp') score(t, seat, origin, achieved.n * earned, box)
  else if (achieved.op === 'gain') gainAny(t, seat, achieved.n * earned, origin)
  if (each.op === 'vp-per') score(t, seat, origin, each.each * count(t, seat, each.per, NONE, box) * tracks, box)
}

/** Futurists (TA-5.13): a jump on each track, and a resource of each kind. */
export function futuristsGained(t: TapestryTable, seat: Seat, box: Box): void {
  next(t, ...TRACKS.map((_, track) => ({ do: 'jump-on' as const, seat, track })))
  resolve(t, seat, effectOf(box, 'futurists', 'jump'), originOf(box, 'futurists'))
}
/** No advance: no landmark, benefit or bonus; only a track can be completed by it. */
function jump(t: TapestryTable, seat: Seat, from: number, box: Box): void {
  const p = t.players[seat]
  const to = spaceOf(trackOf(from), Math.min(END, positionOf(from) + box.civilizations[box.civ.futurists].spaces))
  p.tokens[p.tokens.indexOf(from)] = to
  note(N.moved(seat, from, to))
  if (positionOf(to) < END) return
  foretold(t, seat, COMPLETED, box)
  achieve(t, seat, COMPLETE_TRACK, box)
}
const canJump = (space: number, track: number): boolean => trackOf(space) === track && positionOf(space) < END

export const onTracks = steps({
  /** Empiricism: one of two dice. */
  'alchemists-die': {
    can: {
      use: {
        why: (_t, s, _box, track) => (track === s.track || track === s.other ? OK : R['not-rolled'](track)),
        play(t, s, box, track) {
          end(t, s)
          mark(t, s.seat, s.marks, track, box)
        },
      },
    },
  },
  alchemists: {
    can: {
      roll: {
        play(t, s, box) {
          end(t, s)
          rollForGold(t, s.seat, s.marks, box)
        },
      },
      stop: {
        play(t, s, box) {
          end(t, s)
          stop(t, s.seat, s.marks, box)
        },
      },
    },
  },

  leaders: {
    can: {
      lead: {
        why: (t, s, box, track) => leadReason(t, s.seat, track, box),
        play(t, s, box, track) {
          end(t, s)
          matOf(t.players[s.seat], 'leaders', box)![0] |= 1 << track
          resolve(t, s.seat, effectOf(box, 'leaders', TRACKS[track]), originOf(box, 'leaders'))
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },

  /** Which token jumps is asked only where two could (TA-5.10). */
  'jump-on'(t, { seat, track }, box) {
    const tokens = t.players[seat].tokens.filter(space => canJump(space, track))
    if (tokens.length === 0) return
    if (tokens.every(space => space === tokens[0])) jump(t, seat, tokens[0], box)
    else next(t, { do: 'futurists', seat, track })
  },
  futurists: {
    can: {
      jump: {
        why: (t, s, _box, space) =>
          canJump(space, s.track) && t.players[s.seat].tokens.includes(space) ? OK : R['no-token'](space),
        list(t, s, _box, out) {
          for (const space of new Set(t.players[s.seat].tokens)) if (canJump(space, s.track)) out.push(V.jump(space))
        },
        play(t, s, box, space) {
          end(t, s)
          jump(t, s.seat, space, box)
        },
      },
    },
  },
})
