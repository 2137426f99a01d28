/** Tapestry: the rulebook as steps. Each file is one of its chapters. */
import { game } from '@loggia/core'
import { about } from '../about.ts'
import { type Box, boxOf, shipped } from './box.ts'
import { buildings } from './buildings.ts'
import { capital } from './capital.ts'
import { componentsOf, EFFECTS } from './components.ts'
import { civilizations } from './civilizations/index.ts'
import { discards } from './discards.ts'
import { conquering } from './conquer.ts'
import { effects } from './effects.ts'
import { exploring } from './explore.ts'
import { income } from './income.ts'
import { scores } from './scoring.ts'
import { begin, setup } from './setup.ts'
import { technology } from './technology.ts'
import { asked } from '../effects/rules.ts'
import { LEVELS, SOLO } from './solo/terms.ts'
import { solo } from './solo/turn.ts'
import { tracks } from './tracks.ts'
import { standingOrders, traps } from './traps.ts'
import { turns } from './turn.ts'
import { conserved, determinize, view } from './view.ts'
import { N, R, V } from './words.ts'

/** Tapestry with these components. */
export const tapestryOf = (box: Box) =>
  game(
    {
      id: about.id,
      version: 2,
      // Version 1 let the Automa search for a Trap only until the bots were finished (TA-18.5).
      adopts: [{ from: 1 }],
      seats: about.seats,
      options: [
        { id: 'adjustments', values: ['off', '2021'] },
        { id: 'level', values: LEVELS, seats: SOLO },
        { id: 'starred', values: ['out', 'kept'], seats: SOLO },
      ],
      verbs: V,
      notes: N,
      reasons: R,
      turns: ['turn'],
      steps: {
        ...setup,
        ...turns,
        ...income,
        ...tracks,
        ...effects,
        ...asked,
        ...discards,
        ...technology,
        ...buildings,
        ...capital,
        ...exploring,
        ...conquering,
        ...traps,
        ...civilizations,
        ...solo,
      },
      begin,
      view,
      determinize,
      seated: t => t.players.length,
      redact: ['keep-capital', 'keep-civilization'],
      scores,
      conserved,
      standingOrders,
      effects: { kinds: EFFECTS, of: componentsOf },
      bound: 20_000,
    },
    box,
  )

/** Tapestry as its rulebook has it. */
export const tapestry = tapestryOf(boxOf(shipped))

export { type Box, boxOf, type Data, shipped } from './box.ts'
export type { Player, Steps, TapestryStep, TapestryTable } from './table.ts'
export { O } from './traps.ts'
export { N, R, V } from './words.ts'
