/** What goes on at the table, as the scene in the middle of the board shows it. */
import { asked, type Seat, type StandingProps, type Target } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { neighbour } from '../rules/estate.ts'
import { roundOfAuctions } from '../rules/standing-orders.ts'
import type { PrincesStep, PrincesTable } from '../rules/table.ts'
import { BUILDINGS } from '../rules/terms.ts'
import { type Cell, SIDE } from './plan.ts'
import { bothSides, positionsOf } from './positions.ts'

export const SCENES = [
  'auction',
  'actions',
  'professions',
  'characters',
  'automa',
  'orders',
  'look',
  'work',
  'deal',
] as const
export type Scene = (typeof SCENES)[number]

/** The step of these kinds that somebody is asked now, the viewer's first (−1: nobody). */
export function pending<K extends PrincesStep['do']>(
  view: PrincesTable,
  looks: number,
  ...kinds: readonly K[]
): Extract<PrincesStep, { do: K }> | undefined {
  const steps = [looks, ...view.players.keys()].flatMap(seat => asked(view, seat) ?? [])
  return steps.find((s): s is Extract<PrincesStep, { do: K }> => !kinds.length || kinds.includes(s.do as K))
}

/** Scenes that can be looked at whatever goes on. */
export const always = (view: PrincesTable): Scene[] => [
  'auction',
  'actions',
  'professions',
  ...(view.characters ? ['characters' as const] : []),
  ...(view.automa ? ['automa' as const] : []),
]

/** Whether orders for an auction may be given: one is still to come, and others bid in it, too. */
export const mayGiveOrders = (standing: StandingProps | undefined, view: PrincesTable, box: Box): boolean =>
  standing !== undefined &&
  !view.automa &&
  view.round > 0 &&
  roundOfAuctions(view, view.characters !== null) < box.minimum.length

/** Where a question is shown that is none of the auctions. */
const SCENE_OF: Partial<Record<PrincesStep['do'], Scene>> = {
  'return': 'look',
  'keep': 'look',
  'tuck': 'look',
  'compose': 'work',
  'recruit-now': 'professions',
  'act': 'actions',
  'claim': 'characters',
  'use-now': 'characters',
  'before-best-work': 'characters',
  'exchange': 'characters',
  'span': 'deal',
  'propose': 'deal',
  'partner': 'deal',
  'answer': 'deal',
}

/** What can be done in a turn beside its actions: nothing of it is drawn in their scene. */
const BESIDE = new Set<Target>(
  (['recruit', 'sell', 'done', 'merchant', 'princess', 'professor', 'exchange'] as const).map(v => `verb:${v}`),
)

/**
 * The scene of what is asked now. `looks`: the viewer, −1 for a spectator; the viewer's own questions come first. `verbs`: what the viewer can do:
 * where no action can be taken, the professions are shown of which one can be recruited (PF-7.5).
 */
export function sceneOf(view: PrincesTable, looks: number, verbs: readonly Target[] = []): Scene {
  const step = pending(view, looks)
  if (step?.do === 'act' && verbs.includes('verb:recruit') && verbs.every(verb => BESIDE.has(verb)))
    return 'professions'
  // A tile is placed in either phase: landscapes after an auction, buildings in a turn.
  if (!step || (step.do === 'site' && step.tile < BUILDINGS)) return 'actions'
  return SCENE_OF[step.do] ?? 'auction'
}

/**
 * A joint building under negotiation: who builds, with which neighbour, who is asked now, and the proposed share.
 * `left`: whose estate lies on the left.
 */
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
  const s = pending(view, -1, 'span', 'propose', 'partner', 'answer')
  if (!s) return null
  const [left, right] = bothSides(view, s.builder, s.edge, box)
  return {
    builder: s.builder,
    partner: neighbour(view, s.builder, s.edge, box),
    asked: s.seat,
    building: s.building,
    left,
    right,
    share: 'share' in s ? s.share : null,
    cells:
      s.do === 'span'
        ? null
        : positionsOf(box, s.building).cells[s.turn]!.map(
            ([r, c]): Cell => [r + Math.floor(s.square / (2 * SIDE)), c + (s.square % (2 * SIDE))],
          ),
  }
}
