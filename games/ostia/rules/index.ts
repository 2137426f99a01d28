/** Ostia: the rulebook of two to four players as steps. Each file is one of its chapters. */
import { game } from '@loggia/core'
import { about } from '../about.ts'
import { type Box, boxOf, shipped } from './box.ts'
import { componentsOf, EFFECTS } from './effects.ts'
import { move } from './move.ts'
import { scores } from './scoring.ts'
import { begin, setup } from './setup.ts'
import { turn } from './turn.ts'
import { N, R, V } from './verbs.ts'
import { conserved, determinize, view } from './view.ts'
import { works } from './works.ts'

/** Ostia with these components. */
export const ostiaOf = (box: Box) =>
  game(
    {
      id: about.id,
      version: 1,
      seats: about.seats,
      options: [],
      verbs: V,
      notes: N,
      reasons: R,
      steps: { ...setup, ...turn, ...move, ...works },
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

/** Ostia as its rulebook has it. */
export const ostia = ostiaOf(boxOf(shipped))

export { type Box, boxOf, type Data, shipped } from './box.ts'
export { counts } from './scoring.ts'
export { type Harbour, type OstiaStep, type OstiaTable, type Steps, supply } from './table.ts'
export { trigger } from './turn.ts'
export { N, R, V } from './verbs.ts'
