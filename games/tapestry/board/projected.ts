/** What the next income turn would bring as things stand (TA-4.3, 4.4): resources and cards by name, points by row. */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { incomeCards, incomeOf } from '../rules/count.ts'
import { rowPoints } from '../rules/income.ts'
import type { TapestryTable } from '../rules/table.ts'
import { CARDS, ERAS, RESOURCES, TAPESTRY, TERRITORY } from '../rules/terms.ts'

export interface Income {
  /** The era that it begins; 0 if none follows. */
  era: number
  resources: { id: string; n: number }[]
  cards: { id: string; n: number }[]
  points: number[]
}
/** Whether a step belongs to the income turn of this number (TA-4.8). */
const has = (box: Box, step: keyof Box['data']['incomeMat']['chart'], era: number): boolean =>
  box.data.incomeMat.chart[step].includes(era)

/** What the income turn of this number brings; nothing in 0. */
export function incomeIn(t: TapestryTable, seat: Seat, era: number, box: Box): Income {
  const gains = has(box, 'income', era)
  const scores = has(box, 'upgradeAndScore', era)
  return {
    era,
    resources: RESOURCES.map((id, k) => ({ id, n: gains ? incomeOf(t, seat, k, box) : 0 })),
    cards: [TERRITORY, TAPESTRY].map(kind => ({ id: CARDS[kind]!, n: gains ? incomeCards(t, seat, kind, box) : 0 })),
    points: box.slots.map((_, row) => (scores ? rowPoints(t, seat, row, box) : 0)),
  }
}
/** The next one, if one is to come. */
export function nextIncome(t: TapestryTable, seat: Seat, box: Box): Income {
  const { era } = t.players[seat]!
  return incomeIn(t, seat, era < ERAS ? era + 1 : 0, box)
}
