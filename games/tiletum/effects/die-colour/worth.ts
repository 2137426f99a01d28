import { NEVER } from '@loggia/core'
import type { Worth } from '../../bot/worth.ts'
import { GOODS } from '../../rules/terms.ts'
import { colourOf } from '../../rules/turn.ts'

export const worth: Worth = {
  brings: { of: 'die-colour', points: 1 },
  uses(m, _e, { hold }) {
    const income = m.t.todo.find(x => x.do === 'income')
    if (!income || !('amount' in income)) return NEVER
    let most = 0
    for (let g = 0; g < GOODS.length; g++)
      if (g !== colourOf(m.p.dice.at(-1)!)) most = Math.max(most, m.goods(g, income.amount))
    return most - m.goods(income.good, income.amount) - hold
  },
}
