/** TA-10.16: cards about territories: Colonialism and Revolution. What Militarism and Exploitation ask stands with exploring. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { resolve } from '../effects.ts'
import { controller, worldOf } from '../map.ts'
import type { TapestryTable } from '../table.ts'
import {
  BUILDING,
  kindOf,
  NONE,
  OUTPOST,
  seatOf,
  TERRAINS,
  tokenOf,
  TOKENS_PER_HEX,
  TOPPLED,
  TOPPLED_BUILDING,
} from '../terms.ts'
import { R, N, steps, V } from '../words.ts'
import type { CardEffects } from './named.ts'

/** Colonialism: a tile, not a printed territory, that this seat controls, with land on it. */
function colonyReason(t: TapestryTable, seat: Seat, hex: number, box: Box): Reason {
  if (t.tiles[hex] === NONE || box.territories[t.tiles[hex]].land === 0) return R['no-tile'](hex)
  return controller(t, hex) === seat ? OK : R['not-controlled'](hex)
}

/** Revolution: which token of this seat lies toppled there: its number in `tokens`, NONE for none. */
function fallen(t: TapestryTable, seat: Seat, hex: number): number {
  for (let k = hex * TOKENS_PER_HEX; k < (hex + 1) * TOKENS_PER_HEX; k++)
    if (t.tokens[k] === tokenOf(seat, TOPPLED) || t.tokens[k] === tokenOf(seat, TOPPLED_BUILDING)) return k
  return NONE
}
const someHex = (t: TapestryTable, box: Box, holds: (hex: number) => boolean): boolean =>
  worldOf(t, box).list.some(holds)

/** Stands it up, and topples what stands there of an opponent; other tokens stay as they are. It is no conquest (TA-12.5). */
function standUp(t: TapestryTable, seat: Seat, hex: number): void {
  const own = fallen(t, seat, hex)
  for (let k = hex * TOKENS_PER_HEX; k < (hex + 1) * TOKENS_PER_HEX; k++) {
    const token = t.tokens[k]
    if (token === NONE || k === own) continue
    const kind = kindOf(token),
      other = seatOf(token)
    if (kind !== OUTPOST && kind !== BUILDING) continue
    t.tokens[k] = tokenOf(other, kind === OUTPOST ? TOPPLED : TOPPLED_BUILDING)
    note(N.toppled(seat, other, hex))
  }
  t.tokens[own] = tokenOf(seat, kindOf(t.tokens[own]) === TOPPLED ? OUTPOST : BUILDING)
}

export const territorial: CardEffects = {
  colonialism: {
    possible: (t, seat, _e, _c, box) => someHex(t, box, hex => colonyReason(t, seat, hex, box) === OK),
    resolve: (t, seat, e, { origin }, box) =>
      next(t, { do: 'colonialism', seat, effect: box.effects.indexOf(e), origin }),
  },
  'stand-up-outposts': {
    possible: (t, seat, _e, _c, box) => someHex(t, box, hex => fallen(t, seat, hex) !== NONE),
    resolve: (t, seat, e) => next(t, { do: 'revolution', seat, left: e.most }),
  },
}

export const territories = steps({
  colonialism: {
    can: {
      exploit: {
        why: (t, s, box, hex) => colonyReason(t, s.seat, hex, box),
        list(t, s, box, out) {
          for (const hex of worldOf(t, box).list) if (colonyReason(t, s.seat, hex, box) === OK) out.push(V.exploit(hex))
        },
        play(t, s, box, hex) {
          end(t, s)
          const e = box.effects[s.effect],
            { land } = box.territories[t.tiles[hex]]
          if (!('parts' in e)) return
          for (let terrain = TERRAINS.length - 1; terrain > 0; terrain--)
            if ((land >> terrain) & 1) resolve(t, s.seat, e.parts[terrain - 1], s.origin, box)
        },
      },
    },
  },

  /** Up to so many. */
  revolution: {
    can: {
      stand: {
        why: (t, s, _box, hex) => (fallen(t, s.seat, hex) === NONE ? R['not-toppled'](hex) : OK),
        list(t, s, box, out) {
          for (const hex of worldOf(t, box).list) if (fallen(t, s.seat, hex) !== NONE) out.push(V.stand(hex))
        },
        play(t, s, box, hex) {
          standUp(t, s.seat, hex)
          if (--s.left === 0 || !someHex(t, box, h => fallen(t, s.seat, h) !== NONE)) end(t, s)
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },
})
