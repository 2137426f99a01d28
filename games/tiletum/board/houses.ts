/** The row of houses of a player board: what each is by now (TI-7), and where it is drawn. */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { pillarsOnMap, postsOnMap } from '../rules/fair.ts'
import { isCompleted, isFilled, typeIn } from '../rules/pools.ts'
import type { Player, TiletumTable } from '../rules/table.ts'
import { NONE } from '../rules/terms.ts'

/** A building of a player: the type of its characters (NONE for none), and how far it is (TI-1.4). */
export interface State {
  type: number
  /** Every room has a character; the house without rooms never is. */
  filled: boolean
  completed: boolean
  /** Its trading post still stands on the roof (TI-7.2). */
  post: boolean
  /** Points that the action of its type has more since it is completed (TI-7.5), 0 before. */
  marker: number
}

export function stateOf(p: Player, building: number, box: Box): State {
  const b = box.buildings[building]!
  const filled = b.rooms > 0 && isFilled(p, building, box)
  const completed = isCompleted(p, building, box)
  return {
    type: b.rooms ? typeIn(p, building, box) : NONE,
    filled,
    completed,
    post: b.roof && !filled,
    marker: completed ? b.marker : 0,
  }
}

/** Actions that are strengthened, with how many points each (TI-7.6). */
export const markersOf = (p: Player, box: Box): { action: number; points: number }[] =>
  box.buildings.flatMap((_, b) => {
    const { type, marker } = stateOf(p, b, box)
    return marker ? [{ action: type, points: marker }] : []
  })

/** Trading posts and pillars of a seat: in the personal supply, on roofs or contract spaces, on the map (TI-2.9). */
export function piecesOf(t: TiletumTable, seat: Seat, box: Box): { supply: number; waiting: number; map: number }[] {
  const p = t.players[seat]!
  const roofs = box.buildings.filter((_, b) => stateOf(p, b, box).post).length
  const spaces = box.contractSpaces.slice(p.contracts.length).filter(c => c.pillar).length
  return [
    { supply: p.posts, waiting: roofs, map: postsOnMap(t, seat, box) },
    { supply: p.pillars, waiting: spaces, map: pillarsOnMap(t, seat, box) },
  ]
}

/** The street in a drawing 304 wide: where the houses stand, how high a floor is, how wide a window. */
export const STREET = {
  width: 304,
  height: 277,
  base: 208,
  ground: 28,
  pitch: 44,
  window: 38,
  crest: 230,
  bonus: 255,
  word: 273,
}
const WIDTHS = [34, 48, 52, 54]
const GAP = 3

export interface Front {
  x: number
  w: number
  /** Where the wall ends and the gable begins, and its ridge. */
  top: number
  ridge: number
  /** Wall and gable, and lines on the gable. */
  outline: string
  lines: string
  /** Middle of each window's top edge, from the ground up. */
  windows: number[]
}

/** Gables by turns, as in an old street: stepped, bell-shaped, plain. */
const GABLES = ['stepped', 'bell', 'plain'] as const

function outlineOf(
  gable: (typeof GABLES)[number],
  x: number,
  w: number,
  top: number,
): Pick<Front, 'outline' | 'lines' | 'ridge'> {
  const { base } = STREET
  const half = w / 2
  switch (gable) {
    case 'stepped': {
      const s = w / 10
      const up = `h${s}v-7`.repeat(4)
      const down = `v7h${s}`.repeat(4)
      return { outline: `M${x} ${base}V${top}${up}h${2 * s}${down}V${base}Z`, lines: '', ridge: top - 28 }
    }
    case 'bell':
      return {
        outline: `M${x} ${base}V${top}q1 -9 9 -10q2 -13 ${half - 9} -16q${half - 11} 3 ${half - 9} 16q8 1 9 10V${base}Z`,
        lines: '',
        ridge: top - 26,
      }
    case 'plain': {
      const high = Math.min(27, half)
      let lines = ''
      for (let y = 5; y < high - 3; y += 5) {
        const at = (y / high) * half
        lines += `M${x + at} ${top - y}H${x + w - at}`
      }
      return {
        outline: `M${x} ${base}V${top}L${x + half} ${top - high}L${x + w} ${top}V${base}Z`,
        lines,
        ridge: top - high + 1,
      }
    }
  }
}

/** The fronts of a box's houses side by side. */
export function frontsOf(box: Box): Front[] {
  let x = 0
  return box.buildings.map(({ rooms }, k) => {
    const w = WIDTHS[Math.min(rooms, WIDTHS.length - 1)]!
    const top = STREET.base - STREET.ground - (rooms ? STREET.pitch * rooms : 10)
    const at = x
    x += w + GAP
    return {
      x: at,
      w,
      top,
      ...outlineOf(GABLES[k % GABLES.length]!, at, w, top),
      windows: Array.from(
        { length: rooms },
        (_, floor) => STREET.base - STREET.ground - STREET.pitch * (floor + 1) + 4,
      ),
    }
  })
}
