/** TI-12: what helpers, characters, contracts, crest spaces and slots do, in the words of the vocabulary. */
import { inAnyOrder, next, note, type Seat } from '@loggia/core'
import { RULES } from '../effects/rules.ts'
import type { Box } from './box.ts'
import { count, gain } from './goods.ts'
import type { TiletumTable } from './table.ts'
import { GOODS } from './terms.ts'
import { N, steps } from './words.ts'

/** Does it at once, or puts what has to be decided onto the stack. */
export function resolve(t: TiletumTable, seat: Seat, effect: number, source: number, box: Box): void {
  const e = box.effects[effect]
  note(N.effect(seat, effect))
  switch (e.op) {
    case 'gain':
      for (let good = 0; good < GOODS.length; good++) gain(t, seat, good, e.goods[good])
      return
    case 'vp':
      count(t, seat, source, e.n)
      return
    case 'all': {
      // TI-12.5: as listed, or in the order that the player chooses (D-27).
      const parts = e.parts.map(part => ({ do: 'effect' as const, seat, effect: part, source }))
      if (e.anyOrder) inAnyOrder(t, seat, ...parts)
      else next(t, ...parts)
      return
    }
    default:
      RULES[e.op].resolve(t, seat, e, source, box)
  }
}

export const effects = steps({ effect: (t, { seat, effect, source }, box) => resolve(t, seat, effect, source, box) })
