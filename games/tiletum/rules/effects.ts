/** TI-12: what helpers, characters, contracts, crest spaces and slots do, in the words of the vocabulary. */
import { end, inAnyOrder, next, note, OK, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { count, gain } from './goods.ts'
import { declined, dieAction, strengthen } from './pools.ts'
import type { TiletumTable } from './table.ts'
import { GOODS, sourceOf } from './terms.ts'
import { advance } from './track.ts'
import { N, R, steps } from './words.ts'

const CHARACTERS = sourceOf('characters')

/** Does it at once, or puts what has to be decided onto the stack. */
function apply(t: TiletumTable, seat: Seat, effect: number, source: number, box: Box): void {
  const e = box.effects[effect]
  note(N.effect(seat, effect))
  switch (e.op) {
    case 'gain':
      for (let good = 0; good < GOODS.length; good++) gain(t, seat, good, e.goods[good])
      return
    case 'vp':
      count(t, seat, source, e.n)
      return
    case 'king': // TI-12.8: no action, so neither pool nor marker
      advance(t, seat, e.n, box)
      return
    case 'add-ap': {
      const action = dieAction(t)
      if (action) strengthen(action, e.n)
      return
    }
    case 'gain-any':
      next(t, { do: 'any', seat, left: e.n, source })
      return
    case 'action': // TI-6.7: a pool of its own
      next(t, { do: e.action, seat, points: e.points, die: 0, source })
      return
    case 'die-colour':
      next(t, { do: 'colour', seat })
      return
    case 'reactivate-building':
      if (t.players[seat].rooms.some(tile => tile >= 0)) next(t, { do: 'reactivate', seat, source })
      return
    case 'move':
      next(t, { do: 'move', seat, piece: e.piece, left: e.steps, source })
      return
    case 'teleport':
      next(t, { do: 'teleport', seat, piece: e.piece })
      return
    case 'build-post':
    case 'build-pillar':
      next(t, { do: e.op, seat, anywhere: e.anywhere })
      return
    case 'all': {
      // TI-12.5: as listed, or in the order that the player chooses (D-27).
      const parts = e.parts.map(part => ({ do: 'effect' as const, seat, effect: part, source }))
      if (e.anyOrder) inAnyOrder(t, seat, ...parts)
      else next(t, ...parts)
    }
  }
}

export const effects = steps({
  effect: (t, { seat, effect, source }, box) => apply(t, seat, effect, source, box),

  /** Goods of one's choice, one by one. */
  any: {
    can: {
      gain: {
        play(t, s, _box, good) {
          if (--s.left === 0) end(t, s)
          gain(t, s.seat, good, 1)
        },
      },
    },
  },

  /** TI-12.6: one building with characters. */
  reactivate: {
    can: {
      activate: {
        why: (t, s, box, building) => (bonusesOf(t, s.seat, building, box) ? OK : R['nothing-placed'](building)),
        play(t, s, box, building) {
          end(t, s)
          next(t, { do: 'again', seat: s.seat, left: bonusesOf(t, s.seat, building, box), source: s.source })
        },
      },
      done: declined,
    },
  },

  /** TI-12.3, 12.6: its bonuses once more, in any order, each wholly before the next, none of them owed. */
  again: {
    can: {
      bonus: {
        why: (_t, s, _box, room) => ((s.left >> room) & 1 ? OK : R['bonus-gone'](room)),
        play(t, s, box, room) {
          const { seat } = s
          s.left &= ~(1 << room)
          if (s.left === 0) end(t, s)
          note(N.again(seat, room))
          apply(t, seat, box.tiles[t.players[seat].rooms[room]].effect, CHARACTERS, box)
        },
      },
      done: declined,
    },
  },
})

/** The rooms of a building whose characters have a bonus, a bit each. */
function bonusesOf(t: TiletumTable, seat: Seat, building: number, box: Box): number {
  const { first, rooms } = box.buildings[building]
  const p = t.players[seat]
  let set = 0
  for (let room = first; room < first + rooms; room++)
    if (p.rooms[room] >= 0 && box.tiles[p.rooms[room]].effect >= 0) set |= 1 << room
  return set
}
