/** TA-9: income buildings and landmarks, until they are placed (`capital.ts`). */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { landmarkGained } from './civilizations/hooks.ts'
import { fire } from './listeners.ts'
import { AUTOMA } from './solo/terms.ts'
import { BESIDE, builtOf, isRival, type TapestryTable } from './table.ts'
import { BUILDINGS, NONE, SLOTS } from './terms.ts'
import { N, R, steps } from './words.ts'

/** TA-9.2, 9.11: whether a building of one of these types (a bit each) is left. */
export function canGainBuilding(t: TapestryTable, seat: Seat, types: number): boolean {
  const { exposed } = t.players[seat]
  for (let type = 0; type < BUILDINGS.length; type++) if ((types >> type) & 1 && exposed[type] < SLOTS) return true
  return false
}

/** TA-9.2, 9.9: the leftmost building of a row leaves it, which exposes its slot, and is placed. One must be left. */
export function gainBuilding(t: TapestryTable, seat: Seat, type: number, box: Box): void {
  const slot = t.players[seat].exposed[type]++
  note(N.exposed(seat, type * SLOTS + slot))
  next(t, { do: 'place', seat, thing: box.landmarks.length + type })
  fire(t, seat, 'you-gain-building', box, type)
}

/** TA-9.8: OK, or why a landmark can't be gained; `onBoard`: only those of the landmark board. */
export function landmarkReason(t: TapestryTable, landmark: number, onBoard: boolean, box: Box): Reason {
  if (onBoard && box.landmarks[landmark].space === NONE) return R['not-on-board'](landmark)
  return t.landmarks[landmark] === NONE ? OK : R['landmark-taken'](landmark)
}

/** TA-9.2: a landmark is placed before anything else. The Automa owns what either bot gains, and has no capital (TA-16.10). */
export function gainLandmark(t: TapestryTable, seat: Seat, landmark: number, box: Box): void {
  const rival = isRival(t, seat)
  const owner = rival ? AUTOMA : seat
  t.landmarks[landmark] = owner
  note(N.took(seat, landmark))
  landmarkGained(t, seat, box)
  if (rival) t.players[owner].built.push(builtOf(landmark, 0, BESIDE))
  else next(t, { do: 'place', seat, thing: landmark })
}

export const buildings = steps({
  /** TA-9.11: of which type. */
  building: {
    can: {
      building: {
        why(t, s, _box, type) {
          if (!((s.types >> type) & 1)) return R['other-building'](type)
          return canGainBuilding(t, s.seat, 1 << type) ? OK : R['row-empty'](type)
        },
        play(t, s, box, type) {
          end(t, s)
          gainBuilding(t, s.seat, type, box)
        },
      },
    },
  },

  /** TA-9.8: Dystopia: any of the landmark board. */
  'any-landmark': {
    can: {
      landmark: {
        why: (t, _s, box, landmark) => landmarkReason(t, landmark, true, box),
        play(t, s, box, landmark) {
          end(t, s)
          gainLandmark(t, s.seat, landmark, box)
        },
      },
    },
  },
})
