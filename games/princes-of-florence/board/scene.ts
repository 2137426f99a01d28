/** What goes on at the table, as the scene in the middle of the board shows it. */
import { asked, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { neighbour } from '../rules/estate.ts'
import type { PrincesTable } from '../rules/table.ts'
import { BUILDINGS } from '../rules/terms.ts'
import { type Cell, SIDE } from './plan.ts'
import { bothSides, positionsOf } from './positions.ts'

export const SCENES = ['auction', 'actions', 'professions', 'characters', 'automa', 'look', 'work', 'deal'] as const
export type Scene = (typeof SCENES)[number]

/** Scenes that can be looked at whatever goes on. */
export const always = (view: PrincesTable): Scene[] => [
  'auction',
  'actions',
  'professions',
  ...(view.characters ? ['characters' as const] : []),
  ...(view.automa ? ['automa' as const] : []),
]

/** The scene of what is asked now. `looks`: who looks, −1 for a watcher; what one does oneself comes first. */
export function sceneOf(view: PrincesTable, looks: number): Scene {
  const steps = view.players.flatMap((_, seat) => {
    const s = asked(view, seat)
    return s ? [s] : []
  })
  const step = steps.find(s => s.seat === looks) ?? steps[0]
  switch (step?.do) {
    case 'return':
    case 'keep':
    case 'tuck':
      return 'look'
    case 'compose':
      return 'work'
    case 'recruit-now':
      return 'professions'
    case 'act':
      return 'actions'
    case 'claim':
    case 'use-now':
    case 'before-best-work':
    case 'exchange':
      return 'characters'
    case 'span':
    case 'propose':
    case 'partner':
    case 'answer':
      return 'deal'
    // A tile is placed in either phase: landscapes after an auction, buildings in a turn.
    case 'site':
      return step.tile < BUILDINGS ? 'actions' : 'auction'
    default:
      return step ? 'auction' : 'actions'
  }
}

/** A joint building that is talked about: who builds, with whom, who is asked now, and the share on the table. `left`: whose estate lies on the left. */
export interface Bargain {
  builder: Seat
  partner: Seat
  asked: Seat
  building: number
  left: Seat
  right: Seat
  share: number | null
  cells: Cell[] | null
}

/** The negotiation that goes on, if any. */
export function bargainOf(view: PrincesTable, box: Box): Bargain | null {
  for (const seat of view.players.keys()) {
    const s = asked(view, seat)
    if (s?.do !== 'span' && s?.do !== 'propose' && s?.do !== 'partner' && s?.do !== 'answer') continue
    const { builder } = s,
      partner = neighbour(view, builder, s.edge, box),
      [left, right] = bothSides(view, builder, s.edge, box)
    const cells =
      s.do === 'span'
        ? null
        : positionsOf(box, s.building).cells[s.turn]!.map(
            ([r, c]): Cell => [r + Math.floor(s.square / (2 * SIDE)), c + (s.square % (2 * SIDE))],
          )
    return {
      builder,
      partner,
      asked: seat,
      building: s.building,
      left,
      right,
      share: 'share' in s ? s.share : null,
      cells,
    }
  }
  return null
}
