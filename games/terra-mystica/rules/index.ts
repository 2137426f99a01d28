/** Terra Mystica: the rulebook of two to five players as steps, with all fourteen factions. Each file is one of its chapters. */
import { game } from '@loggia/core'
import { about } from '../about.ts'
import { abilities } from './abilities.ts'
import { type Box, boxOf, shipped } from './box.ts'
import { cults } from './cults.ts'
import { land } from './land.ts'
import { leave } from './leave.ts'
import { offers } from './offers.ts'
import { powers } from './powers.ts'
import { purse } from './purse.ts'
import { raising } from './raise.ts'
import { round } from './round.ts'
import { scores } from './scoring.ts'
import { begin, OPTIONS, setup } from './setup.ts'
import { standingOrders } from './standing-orders.ts'
import { towns } from './towns.ts'
import { tracks } from './tracks.ts'
import { turn } from './turn.ts'
import { N, R, V } from './verbs.ts'
import { componentsOf, EFFECTS } from './effects.ts'
import { conserved, determinize, view } from './view.ts'

/** Terra Mystica with these components. */
export const terraMysticaOf = (box: Box) =>
  game(
    {
      id: about.id,
      version: 1,
      seats: about.seats,
      options: OPTIONS,
      verbs: V,
      notes: N,
      reasons: R,
      steps: {
        ...setup,
        ...round,
        ...turn,
        ...land,
        ...raising,
        ...abilities,
        ...tracks,
        ...cults,
        ...powers,
        ...towns,
        ...offers,
        ...purse,
      },
      begin,
      view,
      determinize,
      scores,
      conserved,
      effects: { kinds: EFFECTS, of: componentsOf },
      standingOrders,
      leave,
      turns: ['turn'],
      round: t => t.round,
      bound: 20_000,
    },
    box,
  )

/** Terra Mystica as its rulebook has it. */
export const terraMystica = terraMysticaOf(boxOf(shipped))

export { type Box, boxOf, type Data, shipped } from './box.ts'
export { EFFECTS, type Effects } from './effects.ts'
export type { Faction } from './faction.ts'
export { area, ranked, riches } from './scoring.ts'
export { type Player, SOURCES, type Steps, type TerraStep, type TerraTable } from './table.ts'
export { O } from './standing-orders.ts'
export { BUILDINGS, RESOURCES, SPECIALS } from './terms.ts'
export { CONVERSIONS, N, R, V } from './verbs.ts'
