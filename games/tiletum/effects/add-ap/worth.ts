import { NEVER } from '@loggia/core'
import { actionWorth } from '../../bot/plans.ts'
import { W } from '../../bot/weights.ts'
import type { Worth } from '../../bot/worth.ts'
import { dieAction } from '../../rules/pools.ts'
import { ACTIONS } from '../../rules/terms.ts'

export const worth: Worth = {
  brings: (_m, e) => e.n * W.point,
  uses(m, e, { asked, hold, crowded }) {
    const action = dieAction(m.t)!
    if (action.do !== asked.do || action.do === 'joker') return NEVER
    const a = ACTIONS.indexOf(action.do)
    return actionWorth(m, a, action.points + e.n) - actionWorth(m, a, action.points) - hold + crowded
  },
}
