import { end, next, note, OK, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import { resolve } from '../../rules/effects.ts'
import { sourceName } from '../../rules/open.ts'
import { declined } from '../../rules/pools.ts'
import type { TiletumTable } from '../../rules/table.ts'
import { sourceOf } from '../../rules/terms.ts'
import type { Word } from '../../rules/word.ts'
import { N, R, steps } from '../../rules/words.ts'

export interface Asks {
  reactivate: { source: number }
  /** Bonuses of a building that may still be taken again, a bit a room. */
  again: { left: number; source: number }
}

const CHARACTERS = sourceOf('characters')
const ones = (bits: number): number => (bits ? (bits & 1) + ones(bits >> 1) : 0)

/** The rooms of a building whose characters have a bonus, a bit each. */
function bonusesOf(t: TiletumTable, seat: Seat, building: number, box: Box): number {
  const { first, rooms } = box.buildings[building]
  const p = t.players[seat]
  let set = 0
  for (let room = first; room < first + rooms; room++)
    if (p.rooms[room] >= 0 && box.tiles[p.rooms[room]].effect >= 0) set |= 1 << room
  return set
}

/** TI-12.6: one building with characters. */
export const rule: Word<object, Asks> = {
  says: {},
  only: 'no-character',
  told: () => ({}),
  resolve(t, seat, _e, source) {
    if (t.players[seat].rooms.some(tile => tile >= 0)) next(t, { do: 'reactivate', seat, source })
  },
  opens: {
    reactivate: s => ({ kind: 'building', what: '', left: 1, from: sourceName(s.source) }),
    again: s => ({ kind: 'bonuses', what: '', left: ones(s.left), from: sourceName(s.source) }),
  },
}

export const asked = steps({
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
          resolve(t, seat, box.tiles[t.players[seat].rooms[room]].effect, CHARACTERS, box)
        },
      },
      done: declined,
    },
  },
})
