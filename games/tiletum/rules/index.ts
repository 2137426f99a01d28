/** Tiletum: the rulebook of two to four players as steps. Each file is one of its chapters. */
import { game } from '@loggia/core'
import { about } from '../about.ts'
import { asked } from '../effects/rules.ts'
import { type Box, boxOf, shipped } from './box.ts'
import { characters } from './characters.ts'
import { componentsOf, EFFECTS } from './components.ts'
import { contracts } from './contracts.ts'
import { effects } from './effects.ts'
import { fairs } from './fair.ts'
import { king } from './king.ts'
import { map } from './map.ts'
import { round } from './round.ts'
import { scores } from './scoring.ts'
import { begin } from './setup.ts'
import { tasks } from './tasks.ts'
import { turn } from './turn.ts'
import { conserved, determinize, view } from './view.ts'
import { N, R, V } from './words.ts'

/** Tiletum with these components. */
export const tiletumOf = (box: Box) =>
  game(
    {
      id: about.id,
      version: 2,
      // Version 1 let the helper of the die's colour choose any kind but the die's own, and once a die (TI-5.4).
      adopts: [{ from: 1 }],
      seats: about.seats,
      options: [{ id: 'actions', values: ['first-game', 'shuffled'] }],
      verbs: V,
      notes: N,
      reasons: R,
      steps: { ...round, ...turn, ...map, ...characters, ...contracts, ...king, ...fairs, ...effects, ...asked },
      anyTime: tasks,
      begin,
      view,
      determinize,
      scores,
      conserved,
      effects: { kinds: EFFECTS, of: componentsOf },
      turns: ['turn'],
      round: t => t.round,
      bound: 20_000,
    },
    box,
  )

/** Tiletum as its rulebook has it. */
export const tiletum = tiletumOf(boxOf(shipped))

export { type Box, boxOf, type Data, shipped } from './box.ts'
export type { Player, Steps, TiletumStep, TiletumTable } from './table.ts'
export { N, R, V } from './words.ts'
