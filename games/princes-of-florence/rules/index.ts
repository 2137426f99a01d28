/** The Princes of Florence: the rulebook as steps. Each file is one of its chapters, and `expansions.ts` puts them together. */
import { game } from '@loggia/core'
import { about } from '../about.ts'
import { type Box, boxOf, shipped } from './box.ts'
import { scores } from './end.ts'
import { allSteps } from './expansions.ts'
import { begin } from './setup.ts'
import { standingOrders } from './standing-orders.ts'
import { N, R, V } from './verbs.ts'
import { conserved, determinize, recall, view } from './view.ts'

/** The Princes of Florence with these components. */
export const princesOf = (box: Box) =>
  game(
    {
      id: about.id,
      version: 2,
      seats: about.seats,
      verbs: V,
      notes: N,
      reasons: R,
      options: [
        { id: 'freedoms', values: ['normal', 'tight'], seats: { min: 2, max: 2 } },
        { id: 'characters', values: ['without', 'with'], seats: { min: 2, max: 5 } },
        { id: 'joint-building', values: ['without', 'with'], seats: { min: 2, max: 5 } },
        { id: 'auctions', values: ['4', '5'], seats: { min: 1, max: 1 } },
        { id: 'difficulty', values: box.automa.scale.map(d => d.id), seats: { min: 1, max: 1 } },
      ],
      steps: allSteps,
      begin,
      view,
      determinize,
      recall,
      redact: ['return', 'keep', 'under'],
      scores,
      conserved,
      standingOrders,
      // In the auctions of a round each seat has one turn, which ends when it has acquired something or forgoes that.
      turns: ['turn', 'won', 'forgone'],
      round: t => t.round,
      bound: 20_000,
    },
    box,
  )

/** The Princes of Florence as its rulebook has it. */
export const princes = princesOf(boxOf(shipped))

export { O } from './standing-orders.ts'
export { type Box, boxOf, type Data, shipped } from './box.ts'
export type { Player, PrincesStep, PrincesTable, Steps } from './table.ts'
export { N, R, V } from './verbs.ts'
