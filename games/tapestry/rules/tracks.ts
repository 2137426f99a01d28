/** TA-5: the advancement tracks. Advancing, regressing, repeating; what an arrival brings, one thing after another. */
import { end, next, note, OK, pick, type Reason, reveal, type Seat } from '@loggia/core'
import { achieve } from './achievements.ts'
import type { Box } from './box.ts'
import { gainLandmark } from './buildings.ts'
import { COMPLETED, foretold } from './civilizations/hooks.ts'
import { discard } from './discards.ts'
import { resolve } from './effects.ts'
import { fire, fireForOthers, modified, restricted } from './listeners.ts'
import { pay, resourcesOf, score } from './resources.ts'
import type { Player, TapestryTable } from './table.ts'
import {
  COMPLETE_TRACK,
  END,
  FREE,
  NO_BONUS,
  NONE,
  positionOf,
  spaceOf,
  TECHNOLOGY,
  TERRITORY,
  TAPESTRY,
  tierOf,
  TRACK_RESOURCE,
  trackOf,
} from './terms.ts'
import { closes } from './tapestries/dictate.ts'
import { shareBenefit } from './tapestries/share.ts'
import { N, R, steps, V } from './words.ts'

/** Position of the most advanced token; technology stays complete after AI Singularity (TA-5.10). */
export function positionOn(p: Player, track: number): number {
  if (track === TECHNOLOGY && p.singular) return END
  let most = 0
  for (let k = 0; k < p.tokens.length; k++)
    if (trackOf(p.tokens[k]) === track && positionOf(p.tokens[k]) > most) most = positionOf(p.tokens[k])
  return most
}
/** Whether the track is complete: a token stands at its end, or technology has been left (TA-5.10). */
export const isComplete = (p: Player, track: number): boolean => positionOn(p, track) === END

/** TA-5.11: OK, or what closes the track for this seat. */
export function blocked(t: TapestryTable, seat: Seat, track: number, box: Box): Reason {
  const { active } = t.players[seat]
  if (active !== NONE && box.tapestries[active].track === track && restricted(t, seat, 'you-no-advance', box))
    return R.blocked(track)
  for (let other = 0; other < t.players.length; other++)
    if (other !== seat && closes(t.players[other], track)) return R.blocked(track)
  return OK
}

/** A token on this space, NONE without one. */
const tokenAt = (p: Player, space: number): number => p.tokens.indexOf(space)

/** Whether this token is the first of those on its space, and on this track. */
const movesOn = (tokens: readonly number[], k: number, track: number): boolean =>
  trackOf(tokens[k]) === track && tokens.indexOf(tokens[k]) === k

/** OK, or why no token of this seat can enter the space: it needs one just before it, on an open track. */
export function enterReason(t: TapestryTable, seat: Seat, space: number, box: Box): Reason {
  const track = trackOf(space)
  if (positionOf(space) === 0 || tokenAt(t.players[seat], space - 1) === NONE) return R['not-next'](space)
  return blocked(t, seat, track, box)
}

export function canAdvance(t: TapestryTable, seat: Seat, track: number, box: Box): boolean {
  const { tokens } = t.players[seat]
  for (let k = 0; k < tokens.length; k++)
    if (trackOf(tokens[k]) === track && positionOf(tokens[k]) < END) return blocked(t, seat, track, box) === OK
  return false
}
export function canRegress(t: TapestryTable, seat: Seat, track: number): boolean {
  const { tokens } = t.players[seat]
  for (let k = 0; k < tokens.length; k++) if (trackOf(tokens[k]) === track && positionOf(tokens[k]) > 0) return true
  return false
}
export const standsAtEnd = (t: TapestryTable, seat: Seat, track: number): boolean =>
  tokenAt(t.players[seat], spaceOf(track, END)) !== NONE
/** The token that AI Singularity may move, NONE when none stands there. */
export const singularToken = (t: TapestryTable, seat: Seat): number =>
  tokenAt(t.players[seat], spaceOf(TECHNOLOGY, END))

/** TA-5.9: whether a token stands on a space that can be repeated; not the very space that is being resolved. */
export function canRepeat(t: TapestryTable, seat: Seat, origin: number, once: boolean, box: Box): boolean {
  const p = t.players[seat]
  return !(once && p.battery) && p.tokens.some(space => repeatReason(t, seat, space, origin, box) === OK)
}
function repeatReason(t: TapestryTable, seat: Seat, space: number, origin: number, box: Box): Reason {
  if (positionOf(space) === 0 || tokenAt(t.players[seat], space) === NONE) return R['no-token'](space)
  return origin === box.origin.space + space ? R.itself(space) : OK
}

/** TA-5.1: OK, or why an advance into this space can't be paid for. */
export function costReason(t: TapestryTable, seat: Seat, space: number, box: Box): Reason {
  const p = t.players[seat]
  const { own, any } = box.spaces[space]
  const resource = TRACK_RESOURCE[trackOf(space)]
  if (p.resources[resource] < own) return R.short(resource, own)
  return resourcesOf(p) < own + any ? R['short-of-any'](any) : OK
}

/**
 * TA-5.2: moves a token from a space up to another of its track, and puts everything that this brings onto the stack. More than one space is one advance all
 * the same (TA-5.12).
 */
export function advanceToken(
  t: TapestryTable,
  seat: Seat,
  from: number,
  to: number,
  benefit: boolean,
  bonus: number,
  box: Box,
): void {
  const p = t.players[seat]
  p.tokens[tokenAt(p, from)] = to
  note(N.advanced(seat, from, to))
  if (positionOf(to) === END) achieve(t, seat, COMPLETE_TRACK, box)
  // What comes first is put onto the stack last.
  if (benefit) next(t, { do: 'space', seat, space: to, bonus })
  else if (bonus !== NO_BONUS) next(t, { do: 'bonus', seat, space: to, free: bonus === FREE ? 1 : 0 })
  next(t, { do: 'arrived', seat, from, to })
  for (let space = to; space > from; space--) {
    const { landmark } = box.spaces[space]
    if (landmark !== NONE) next(t, { do: 'landmark', seat, landmark })
  }
  if (positionOf(to) === END) foretold(t, seat, COMPLETED, box)
}

/** TA-5.8: down to a space of the track, the one before it or (Socialism) a further one. */
export function regressToken(
  t: TapestryTable,
  seat: Seat,
  from: number,
  to: number,
  benefit: boolean,
  bonus: number,
  box: Box,
): void {
  const p = t.players[seat]
  p.tokens[tokenAt(p, from)] = to
  note(N.regressed(seat, from, to))
  if (benefit && positionOf(to) > 0) next(t, { do: 'space', seat, space: to, bonus })
  reached(t, seat, to, box)
}

/** Revisionism: a landmark space that has nothing left (TA-5.15). */
function reached(t: TapestryTable, seat: Seat, space: number, box: Box): void {
  const { landmark } = box.spaces[space]
  if (landmark !== NONE && t.landmarks[landmark] !== NONE) fire(t, seat, 'you-reach-claimed-landmark-space', box)
}

/** TA-5.2 f and g: the benefit, then anybody with a share in it (Marriage of State), then the bonus. */
export function takeSpace(t: TapestryTable, seat: Seat, space: number, bonus: number, box: Box): void {
  const origin = box.origin.space + space
  const { benefit } = box.spaces[space]
  if (bonus !== NO_BONUS && box.spaces[space].bonus !== NONE)
    next(t, { do: 'bonus', seat, space, free: bonus === FREE ? 1 : 0 })
  shareBenefit(t, seat, trackOf(space), benefit, origin, box)
  resolve(t, seat, benefit, origin)
}

/** A roll of the science die (TA-14.2). */
export const rollScience = (t: TapestryTable, box: Box): number => box.science[pick(t.rng, box.science.length)]
/**
 * A roll of the science die until one of these tracks comes up, a bit each. The faces that count are equally likely, so it is thrown among them: on a
 * view, which has no chance in it, throwing again would never end.
 */
export function rollOneOf(t: TapestryTable, tracks: number, box: Box): number {
  const faces = box.science.filter(track => (tracks >> track) & 1)
  return faces[pick(t.rng, faces.length)]
}

/** OK, or why the bonus of a space can't be paid for. */
function bonusReason(t: TapestryTable, seat: Seat, space: number, box: Box): Reason {
  const { cost } = box.spaces[space]
  const p = t.players[seat]
  if (cost.resources) return resourcesOf(p) < cost.resources ? R['short-of-any'](cost.resources) : OK
  const [have, reason] =
    cost.discard === TAPESTRY
      ? [p.hand.length, R['no-cards'](cost.n)]
      : cost.discard === TERRITORY
        ? [p.tiles.length, R['no-tiles'](cost.n)]
        : [p.tech.length, R['no-tech'](cost.n)]
  return have < cost.n ? reason : OK
}

export const tracks = steps({
  /** TA-5.1: "any" resources of the cost, one by one. */
  cost: {
    can: {
      pay: {
        why: (t, s, _box, resource) => (t.players[s.seat].resources[resource] > 0 ? OK : R.short(resource, 1)),
        play(t, s, _box, resource) {
          if (--s.left === 0) end(t, s)
          pay(t, s.seat, resource, 1)
        },
      },
    },
  },

  move: (t, { seat, space, benefit, bonus }, box) => advanceToken(t, seat, space - 1, space, benefit === 1, bonus, box),

  /** A free advance on this track: which token, where two could go (TA-5.10). */
  advance: {
    can: {
      advance: {
        why: (t, s, box, space) =>
          trackOf(space) !== s.track ? R['other-track'](s.track) : enterReason(t, s.seat, space, box),
        list(t, s, box, out) {
          const { tokens } = t.players[s.seat]
          for (let k = 0; k < tokens.length; k++)
            if (movesOn(tokens, k, s.track) && positionOf(tokens[k]) < END && blocked(t, s.seat, s.track, box) === OK)
              out.push(V.advance(tokens[k] + 1))
        },
        play(t, s, box, space) {
          end(t, s)
          advanceToken(t, s.seat, space - 1, space, s.benefit === 1, s.bonus, box)
        },
      },
    },
  },

  'regress-on': {
    can: {
      regress: {
        why(t, s, _box, space) {
          if (trackOf(space) !== s.track) return R['other-track'](s.track)
          return positionOf(space) < END && tokenAt(t.players[s.seat], space + 1) !== NONE ? OK : R['not-next'](space)
        },
        list(t, s, _box, out) {
          const { tokens } = t.players[s.seat]
          for (let k = 0; k < tokens.length; k++)
            if (movesOn(tokens, k, s.track) && positionOf(tokens[k]) > 0) out.push(V.regress(tokens[k] - 1))
        },
        play(t, s, box, space) {
          end(t, s)
          regressToken(t, s.seat, space + 1, space, s.benefit === 1, s.bonus, box)
        },
      },
    },
  },

  /** TA-5.5: the first one here takes it. */
  landmark(t, { seat, landmark }, box) {
    if (t.landmarks[landmark] === NONE) {
      fire(t, seat, 'you-gain-track-landmark', box)
      gainLandmark(t, seat, landmark, box)
    } else fire(t, seat, 'you-reach-claimed-landmark-space', box)
  },

  /** TA-5.7, 5.12: one advance, but every tier that it has entered. */
  arrived(t, { seat, from, to }, box) {
    for (let space = to; space > from; space--)
      if (tierOf(positionOf(space)) > tierOf(positionOf(space - 1))) fire(t, seat, 'you-enter-tier', box)
    fireForOthers(t, seat, 'opponent-advances', box, trackOf(to))
    fire(t, seat, 'you-advance', box, trackOf(to))
  },

  space: (t, { seat, space, bonus }, box) => takeSpace(t, seat, space, bonus, box),

  /** TA-5.3: asked only where it can be paid for. */
  bonus(t, { seat, space, free }, box) {
    const p = t.players[seat]
    if (box.spaces[space].bonus === NONE || p.finished) return
    const gratis =
      free || (box.spaces[space].cost.resources > 0 && modified(t, seat, 'free-any-resource-bonus', box)) ? 1 : 0
    if (gratis || bonusReason(t, seat, space, box) === OK) next(t, { do: 'pay-bonus', seat, space, free: gratis })
  },

  'pay-bonus': {
    can: {
      accept: {
        why: (t, s, box) => {
          if (s.free) return OK
          return box.spaces[s.space].cost.resources ? R['pay-resource']() : bonusReason(t, s.seat, s.space, box)
        },
        play(t, s, box) {
          end(t, s)
          const { cost, bonus } = box.spaces[s.space]
          resolve(t, s.seat, bonus, box.origin.space + s.space)
          if (!s.free) discard(t, s.seat, cost.discard, cost.n)
        },
      },
      pay: {
        why(t, s, box, resource) {
          if (s.free || !box.spaces[s.space].cost.resources) return R['no-resource']()
          return t.players[s.seat].resources[resource] > 0 ? OK : R.short(resource, 1)
        },
        play(t, s, box, resource) {
          end(t, s)
          resolve(t, s.seat, box.spaces[s.space].bonus, box.origin.space + s.space)
          pay(t, s.seat, resource, 1)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },

  /** TA-6.6, 6.7: one roll, then the next. With Empiricism two dice are seen, and one is used (TA-6.12). */
  research(t, { seat, effect, left, origin }, box) {
    if (left > 1) next(t, { do: 'research', seat, effect, left: left - 1, origin })
    const track = rollScience(t, box)
    const other = modified(t, seat, 'science-die', box) ? rollScience(t, box) : NONE
    reveal(t, N.rolled(seat, track))
    if (other !== NONE) reveal(t, N.rolled(seat, other))
    next(t, { do: 'rolled', seat, track, other, effect, origin })
  },

  rolled: {
    can: {
      use: {
        why(t, s, box, track) {
          if (track !== s.track && track !== s.other) return R['other-track'](s.track)
          if (standsAtEnd(t, s.seat, track) && maxOutVp(box, s.effect) > 0) return OK
          return canAdvance(t, s.seat, track, box) ? OK : blocked(t, s.seat, track, box) || R['finished-track'](track)
        },
        play(t, s, box, track) {
          end(t, s)
          const e = box.effects[s.effect]
          const { seat, origin } = s
          if (e.op !== 'research') return
          if (canAdvance(t, seat, track, box))
            next(t, { do: 'advance', seat, track, benefit: e.benefit ? 1 : 0, bonus: e.bonus, origin })
          else score(t, seat, origin, e.maxOutVp, box)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },

  /** TA-5.9 */
  repeat: {
    can: {
      repeat: {
        why: (t, s, box, space) => repeatReason(t, s.seat, space, s.origin, box),
        play(t, s, box, space) {
          end(t, s)
          if (s.once) t.players[s.seat].battery = 1
          note(N.repeats(s.seat, space))
          takeSpace(t, s.seat, space, 1, box)
        },
      },
    },
  },

  /** TA-5.10: off the end of technology onto the start of any track, technology too. */
  singularity: {
    can: {
      singularity: {
        play(t, s, _box, track) {
          end(t, s)
          const p = t.players[s.seat]
          const from = spaceOf(TECHNOLOGY, END)
          const to = spaceOf(track, 0)
          p.tokens[tokenAt(p, from)] = to
          p.singular = 1
          note(N.moved(s.seat, from, to))
        },
      },
    },
  },
})

const maxOutVp = (box: Box, effect: number): number => {
  const e = box.effects[effect]
  return e.op === 'research' ? e.maxOutVp : 0
}
