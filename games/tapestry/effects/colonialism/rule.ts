import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import { resolve } from '../../rules/effects.ts'
import { controller, someHex, worldOf } from '../../rules/map.ts'
import type { TapestryTable } from '../../rules/table.ts'
import { NONE, TERRAINS } from '../../rules/terms.ts'
import type { List, Word } from '../../rules/word.ts'
import { R, steps, V } from '../../rules/words.ts'

export interface Asks {
  colonialism: { effect: number; origin: number }
}
export interface Fields {
  mountain: List
  grass: List
  forest: List
  desert: List
}

/** A tile, not a printed territory, that this seat controls, with land on it. */
function colonyReason(t: TapestryTable, seat: Seat, hex: number, box: Box): Reason {
  if (t.tiles[hex] === NONE || box.territories[t.tiles[hex]].land === 0) return R['no-tile'](hex)
  return controller(t, hex) === seat ? OK : R['not-controlled'](hex)
}

/** TA-10.16: 1 resource for each land terrain of the tile. */
export const rule: Word<Fields> = {
  says: { mountain: 'resource', grass: 'resource', forest: 'resource', desert: 'resource' },
  parts: raw => TERRAINS.slice(1).map(land => ({ op: 'gain', res: String(raw[land] ?? 'any'), n: 1 })),
  told: (_e, part) => ({ mountain: part(0), grass: part(1), forest: part(2), desert: part(3) }),
  possible: (t, seat, _e, _c, box) => someHex(t, box, hex => colonyReason(t, seat, hex, box) === OK),
  resolve: (t, seat, e, { origin }, box) =>
    next(t, { do: 'colonialism', seat, effect: box.effects.indexOf(e), origin }),
}

export const asked = steps({
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
})
