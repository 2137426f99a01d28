/** TA-10: effects that are one card's own, by their words; each stands in the file of what it is about. */
import type { Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import type { Context, TapestryTable } from '../table.ts'
import type { Effect, Named } from '../vocabulary.ts'
import { compared } from './compare.ts'
import { copying } from './copy.ts'
import { moving } from './moves.ts'
import { several } from './players.ts'
import { overplaying } from './play.ts'
import { territorial } from './territories.ts'
import { trading } from './trade.ts'

export type NamedEffect = Extract<Effect, { op: Named }>

/** What a card does: whether anything of it can be done now (TA-1.7, 3.7; pure), and doing it. */
export interface CardEffect {
  possible: (t: TapestryTable, seat: Seat, e: NamedEffect, c: Context, box: Box) => boolean
  resolve: (t: TapestryTable, seat: Seat, e: NamedEffect, c: Context, box: Box) => void
}
export type CardEffects = Partial<Record<Named, CardEffect>>

const EFFECTS: CardEffects = {
  ...overplaying,
  ...copying,
  ...several,
  ...compared,
  ...moving,
  ...territorial,
  ...trading,
}

/** Whether it is resolved here: what other chapters ask for by themselves (Militarism, Exploitation, shares in benefits) is not. */
export const isResolved = (op: Named): boolean => EFFECTS[op] !== undefined

export const namedPossible = (t: TapestryTable, seat: Seat, e: NamedEffect, c: Context, box: Box): boolean =>
  EFFECTS[e.op]?.possible(t, seat, e, c, box) ?? false

export const resolveNamed = (t: TapestryTable, seat: Seat, e: NamedEffect, c: Context, box: Box): void =>
  EFFECTS[e.op]?.resolve(t, seat, e, c, box)
