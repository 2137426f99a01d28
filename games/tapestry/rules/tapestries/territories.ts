/** TA-10.16: cards about territories: Colonialism and Revolution. What Militarism and Exploitation ask stands with exploring. */
import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { resolve } from '../effects.ts'
import { controller, worldOf } from '../map.ts'
import { fallen, standUp } from '../outposts.ts'
import type { TapestryTable } from '../table.ts'
import { NONE, TERRAINS } from '../terms.ts'
import { R, steps, V } from '../words.ts'
import type { CardEffects } from './named.ts'

/** Colonialism: a tile, not a printed territory, that this seat controls, with land on it. */
function colonyReason(t: TapestryTable, seat: Seat, hex: number, box: Box): Reason {
  if (t.tiles[hex] === NONE || box.territories[t.tiles[hex]].land === 0) return R['no-tile'](hex)
  return controller(t, hex) === seat ? OK : R['not-controlled'](hex)
}

const someHex = (t: TapestryTable, box: Box, holds: (hex: number) => boolean): boolean =>
  worldOf(t, box).list.some(holds)

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
          const e = box.effects[s.effect]
          const { land } = box.territories[t.tiles[hex]]
          if (!('parts' in e)) return
          for (let terrain = TERRAINS.length - 1; terrain > 0; terrain--)
            if ((land >> terrain) & 1) resolve(t, s.seat, e.parts[terrain - 1], s.origin)
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
          if (--s.left === 0 || !someHex(t, box, h => h !== hex && fallen(t, s.seat, h) !== NONE)) end(t, s)
          standUp(t, s.seat, hex, box)
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },
})
