import { poolWorth } from '../../bot/plans.ts'
import { W } from '../../bot/weights.ts'
import type { Worth } from '../../bot/worth.ts'
import { ACTIONS } from '../../rules/terms.ts'

export const worth: Worth = {
  brings: (m, e) => (e.about === 'king' ? m.king(e.n) : e.n * W.point),
  uses: (m, e, helper) => poolWorth(m, ACTIONS.indexOf(e.about as 'king'), e.n, helper),
}
