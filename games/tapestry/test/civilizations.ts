/** What tests of civilizations share. */
import type { Options } from '@loggia/core'
import { matOf as mat, type CivilizationId } from '../rules/civilizations/civilization.ts'
import { give, push, resources, run, table, tapestry, type TapestryTable, type Wishes } from './helpers.ts'

/** Step 1 of income turn `era` of seat 0, as far as nothing is to be chosen; afterwards comes a turn of seat 0, who has a coin for that. */
export function ability(wishes: Wishes, { era = 2, seats = 2, prepare = (_t: TapestryTable): void => {} } = {}) {
  const t = table({ seats, era })
  give(t, 0, { resources: { coin: 1 }, ...wishes })
  prepare(t)
  return step1(t)
}
export function step1(t: TapestryTable): TapestryTable {
  push(t, { do: 'income-civilizations', acted: 0 } as never)
  return run(t)
}

/** Income turn 1 of seat 0, who has begun with this civilization. */
export function firstIncome(civilization: string, how: { seats?: number; options?: Options } = {}): TapestryTable {
  const t = table({ era: 0, ...how })
  give(t, 0, { civilizations: [civilization] })
  return t
}

export const matOf = (t: TapestryTable, id: CivilizationId, seat = 0): number[] =>
  mat(t.players[seat], id, tapestry.box)!
/** Resources that seat 0 has besides that coin. */
export const gained = (t: TapestryTable): number[] => resources(t).map((n, k) => n - Number(k === 0))
