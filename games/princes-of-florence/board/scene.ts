/** What goes on at the table, as the scene in the middle of the board shows it. */
import { asked } from '@loggia/core'
import type { PrincesTable } from '../rules/table.ts'

export const SCENES = ['auction', 'actions', 'professions', 'look', 'work'] as const
export type Scene = typeof SCENES[number]

/** The scene of what is asked now. `looks`: who looks, −1 for a watcher; what one does oneself comes first. */
export function sceneOf(view: PrincesTable, looks: number): Scene {
  const steps = view.players.flatMap((_, seat) => { const s = asked(view, seat); return s ? [s] : [] })
  const step = steps.find(s => s.seat === looks) ?? steps[0]
  switch (step?.do) {
    case 'return': case 'keep': case 'tuck': return 'look'
    case 'compose': return 'work'
    case 'recruit-now': return 'professions'
    case 'act': return 'actions'
    // A tile is placed in either phase: landscapes after an auction, buildings in a turn.
    case 'site': return step.tile < 10 ? 'actions' : 'auction'
    default: return step ? 'auction' : 'actions'
  }
}
