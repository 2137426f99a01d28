/** Standing orders for power (TM-7.8): neighbours build often, and most answers are known beforehand. */
import { asked, codec, fixed, lexicon, type Seat, type StandingOrders } from '@loggia/core'
import type { Box } from './box.ts'
import { effective } from './offers.ts'
import type { TerraTable } from './table.ts'
import { V } from './verbs.ts'

/** The most power that an order takes, whose price is one VP less (TM-7.8c), and what it does about more. */
const LIMIT = fixed('limit', '1', '2', '3', '4', '5', '6', '7', '8')
const ABOVE = fixed('above', 'ask', 'decline')
export const O = lexicon({ take: [LIMIT, ABOVE], 'take-all': [], 'decline-all': [] })
const ASK = 0

/** The power that this seat is asked about, 0 when it is asked something else. */
function offered(t: TerraTable, seat: Seat, box: Box): number {
  const s = asked(t, seat)
  return s?.do === 'offer' ? s.power : s?.do === 'old-offer' ? effective(t, seat, s.hex, box) : 0
}

export const standingOrders: StandingOrders<TerraTable, Box> = {
  orders: O,
  steps: ['offer', 'old-offer'],
  answer(t, seat, [order], box) {
    const power = offered(t, seat, box)
    const {
      verb,
      args: [limit, above],
    } = codec(O).read(order!)
    if (power === 0) return -1
    if (verb === 'take-all' || (verb === 'take' && power <= limit + 1)) return V.accept()
    return verb === 'take' && above === ASK ? -1 : V.decline()
  },
  suggest(t, seat, box) {
    const power = offered(t, seat, box)
    return power === 0 ? [] : [power <= LIMIT.size ? O.take(power - 1, ASK) : O['take-all'](), O['decline-all']()]
  },
}
