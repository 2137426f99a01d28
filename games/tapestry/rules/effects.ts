/**
 * TA-3.5, 3.7, 20: effects, resolved as a stack. Each is a step with what it comes from and what it is about; what can't be done is void, and nothing that
 * would follow from it follows.
 */
import { end, inAnyOrder, next, note, OK, type Reason, type Seat } from '@loggia/core'
import { RULES } from '../effects/rules.ts'
import type { Box } from './box.ts'
import { canGainBuilding, gainBuilding, gainLandmark, landmarkReason } from './buildings.ts'
import { canConquer } from './conquer.ts'
import { count } from './count.ts'
import { drawSpace, drawTerritory, tapestriesLeft, territoriesLeft } from './decks.ts'
import { canExplore } from './explore.ts'
import { gain, gainAny, score } from './resources.ts'
import { botEffect } from './solo/advance.ts'
import { type Context, isRival, type TapestryTable } from './table.ts'
import { ANY, NONE, SPACE, TAPESTRY, TERRITORY } from './terms.ts'
import { closeTrack } from './tapestries/dictate.ts'
import { gainTapestries } from './tapestries/play.ts'
import { canInvent, canUpgrade } from './technology.ts'
import { canAdvance, canRegress, canRepeat } from './tracks.ts'
import { type Effect, ROLLED } from './vocabulary.ts'
import { N, R, steps, V } from './words.ts'

/** Puts an effect onto the stack; NONE does nothing. */
export function resolve(t: TapestryTable, seat: Seat, effect: number, origin: number, at = NONE): void {
  if (effect !== NONE) next(t, { do: 'effect', seat, effect, origin, at })
}

/** What an effect has found out (the track rolled, the card invented, the tile drawn) is told to those that follow on the same component. */
export function passOn(t: TapestryTable, origin: number, at: number): void {
  for (let k = t.todo.length - 1; k >= 0; k--) {
    const s = t.todo[k]
    if (s.do !== 'effect' || s.origin !== origin) return
    s.at = at
  }
}

/** TA-1.7, 3.7: whether anything of it can be done now. Pure: choices, lists and the board ask it. */
export function possible(t: TapestryTable, seat: Seat, effect: number, c: Context, box: Box): boolean {
  const e = box.effects[effect]
  const p = t.players[seat]
  const { origin, at } = c
  if (p.finished && e.op !== 'vp' && e.op !== 'vp-per') return false // TA-4.7
  switch (e.op) {
    case 'gain':
    case 'vp':
    case 'vp-per':
    case 'research':
      return true
    case 'lose':
      return e.res === ANY ? p.resources.some(n => n > 0) : p.resources[e.res] > 0
    case 'gain-card':
      return e.kind === TAPESTRY
        ? tapestriesLeft(t) > 0
        : e.kind === TERRITORY
          ? territoriesLeft(t) > 0
          : t.spaceDeck.length > 0
    case 'gain-building':
      return canGainBuilding(t, seat, e.types)
    case 'gain-landmark':
      return e.landmark === NONE
        ? box.landmarks.some((_, k) => landmarkReason(t, k, true, box) === OK)
        : landmarkReason(t, e.landmark, false, box) === OK
    case 'explore':
      return (!e.drawn || at !== NONE) && canExplore(t, seat, e.anywhere, e.drawn ? at : NONE, box)
    case 'conquer':
      return canConquer(t, seat, e.anywhere, box)
    case 'invent':
      return canInvent(t, e.source)
    case 'upgrade':
      return e.just ? at !== NONE && canUpgrade(t, seat, at, box) : canUpgrade(t, seat, NONE, box)
    case 'block-track':
      return canAdvance(t, seat, e.track, box)
    case 'advance': {
      const track = e.track === ROLLED ? at : e.track
      return track !== NONE && canAdvance(t, seat, track, box)
    }
    case 'regress':
      return canRegress(t, seat, e.track)
    case 'repeat-position':
      return canRepeat(t, seat, origin, e.once, box)
    case 'seq':
    case 'any-order':
    case 'choose':
      return e.parts.some(part => possible(t, seat, part, c, box))
    case 'optional':
      return possible(t, seat, e.part, c, box)
    default:
      return RULES[e.op].possible(t, seat, e, c, box)
  }
}

/** What the tile of a hex brings; a printed territory brings nothing (TA-7.13). */
export const tileBenefit = (t: TapestryTable, hex: number, box: Box): number =>
  hex === NONE || t.tiles[hex] === NONE ? NONE : box.territories[t.tiles[hex]].benefit

/** Resources and fixed points: in which order they come makes no difference, so nobody is asked for it. */
const isPlain = (e: Effect): boolean => e.op === 'gain' || e.op === 'vp'

/** The parts of an effect, each a step of its own, what comes first last, as they lie on the stack. */
function putParts(t: TapestryTable, seat: Seat, parts: readonly number[], { origin, at }: Context): void {
  for (let k = parts.length - 1; k >= 0; k--) t.todo.push({ do: 'effect', seat, effect: parts[k], origin, at })
}

function apply(t: TapestryTable, seat: Seat, effect: number, c: Context, box: Box): void {
  const e = box.effects[effect]
  const { origin, at } = c
  switch (e.op) {
    case 'gain':
      if (e.res === ANY) gainAny(t, seat, e.n, origin)
      else gain(t, seat, e.res, e.n)
      return
    case 'lose':
      if (e.res === ANY) next(t, { do: 'lose', seat, left: e.n, origin })
      else {
        const n = Math.min(e.n, t.players[seat].resources[e.res])
        t.players[seat].resources[e.res] -= n
        note(N.paid(seat, e.res, n))
      }
      return
    case 'gain-card':
      if (e.kind === TAPESTRY) gainTapestries(t, seat, e.n, box)
      else
        for (let k = 0; k < e.n; k++) {
          const tile = e.kind === SPACE ? drawSpace(t, seat) : drawTerritory(t, seat)
          if (tile !== NONE) passOn(t, origin, tile)
        }
      return
    case 'gain-building':
      if ((e.types & (e.types - 1)) === 0) gainBuilding(t, seat, 31 - Math.clz32(e.types), box)
      else next(t, { do: 'building', seat, types: e.types })
      return
    case 'gain-landmark':
      if (e.landmark === NONE) next(t, { do: 'any-landmark', seat })
      else gainLandmark(t, seat, e.landmark, box)
      return
    case 'vp':
      score(t, seat, origin, e.n, box)
      return
    case 'vp-per':
      score(t, seat, origin, e.each * count(t, seat, e.per, e.track, box), box)
      return
    case 'explore':
      next(t, { do: 'explore', seat, anywhere: e.anywhere ? 1 : 0, tile: e.drawn ? at : NONE })
      return
    case 'conquer':
      next(t, { do: 'conquer', seat, anywhere: e.anywhere ? 1 : 0, dice: e.dice })
      return
    case 'research':
      next(t, { do: 'research', seat, effect, left: e.times, origin })
      return
    case 'invent':
      next(t, { do: 'invent', seat, source: e.source, origin })
      return
    case 'upgrade':
      next(t, { do: 'upgrade', seat, card: e.just ? at : NONE, optional: 0 })
      return
    case 'block-track':
      closeTrack(t, seat, e.track)
      return
    case 'advance':
    case 'regress': {
      const track = e.track === ROLLED ? at : e.track
      const benefit = e.benefit ? 1 : 0
      next(t, { do: e.op === 'advance' ? 'advance' : 'regress-on', seat, track, benefit, bonus: e.bonus, origin })
      return
    }
    case 'repeat-position':
      next(t, { do: 'repeat', seat, once: e.once ? 1 : 0, origin })
      return
    case 'seq':
      putParts(t, seat, e.parts, c)
      return
    case 'any-order':
      if (e.parts.every(part => isPlain(box.effects[part]))) putParts(t, seat, e.parts, c)
      else inAnyOrder(t, seat, ...e.parts.map(part => ({ do: 'effect' as const, seat, effect: part, origin, at })))
      return
    case 'choose':
      next(t, { do: 'choose', seat, effect, origin, at })
      return
    case 'optional':
      next(t, { do: 'may', seat, effect: e.part, origin, at })
      return
    default:
      RULES[e.op].resolve(t, seat, e, c, box)
  }
}

export const effects = steps({
  effect(t, s, box) {
    const { seat, effect } = s
    if (isRival(t, seat)) botEffect(t, seat, box.effects[effect], s.at, box)
    else if (possible(t, seat, effect, s, box)) apply(t, seat, effect, s, box)
    else note(N.void(seat, effect))
  },

  any: {
    can: {
      gain: {
        play(t, s, _box, resource) {
          if (--s.left === 0) end(t, s)
          gain(t, s.seat, resource, 1)
        },
      },
    },
  },

  lose: {
    can: {
      lose: {
        why: (t, s, _box, resource) => (t.players[s.seat].resources[resource] > 0 ? OK : R.short(resource, 1)),
        play(t, s, _box, resource) {
          if (--s.left === 0) end(t, s)
          t.players[s.seat].resources[resource]--
          note(N.paid(s.seat, resource, 1))
        },
      },
    },
    none: (t, s) => end(t, s),
  },

  /** TA-3.7: exactly one; what would be void is no choice. */
  choose: {
    can: {
      choose: {
        why(t, s, box, effect): Reason {
          const e = box.effects[s.effect]
          if (!('parts' in e) || !e.parts.includes(effect)) return R['not-an-option'](effect)
          return possible(t, s.seat, effect, s, box) ? OK : R.void(effect)
        },
        list(t, s, box, out) {
          const e = box.effects[s.effect]
          if (!('parts' in e)) return
          for (const part of e.parts) if (possible(t, s.seat, part, s, box)) out.push(V.choose(part))
        },
        play(t, s, _box, effect) {
          end(t, s)
          resolve(t, s.seat, effect, s.origin, s.at)
        },
      },
    },
  },

  /** TA-3.7: it may be declined. */
  may: {
    can: {
      accept: {
        play(t, s) {
          end(t, s)
          resolve(t, s.seat, s.effect, s.origin, s.at)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },
})
