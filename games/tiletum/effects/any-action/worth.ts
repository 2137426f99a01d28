import { poolWorth } from '../../bot/plans.ts'
import { W } from '../../bot/weights.ts'
import type { Worth } from '../../bot/worth.ts'
import { ACTIONS } from '../../rules/terms.ts'

export const worth: Worth = {
  brings: (_m, e) => e.n * W.point,
  uses: (m, e, helper) => poolWorth(m, ACTIONS.indexOf('joker'), e.n, helper),
}
