/**
 * Standing orders for both kinds of auction (PF-6.3, PF-17.2). Each holds for one round, since what an object is worth changes with the
 * rounds: nobody pays in the fifth for what was wished in the third. An order knows no more than its seat, and never bids above its florins.
 */
import { asked, codec, lexicon, numbers, OK, type Seat, type StandingOrders } from '@loggia/core'
import type { Box } from './box.ts'
import type { PrincesTable } from './table.ts'
import { ON_DISPLAY } from './terms.ts'
import { CHARACTER, OBJECT, ROUND, SPACE, V } from './verbs.ts'
import { holds } from './purse.ts'

/** The highest bid of an order, in hundreds of florins: no purse needs more. */
const LIMIT = numbers('florins', 64)
/**
 * `follow`: outbid up to a limit, then pass. `pass`: on this object. `pass-others`: on every object without an order of
 * its own. In the special auction, `claim`: the lowest space that suffices, up to a limit, wishes in order;
 * `pass-claims`: out when no wish is left.
 */
export const O = lexicon({
  follow: [ROUND, OBJECT, LIMIT],
  pass: [ROUND, OBJECT],
  'pass-others': [ROUND],
  claim: [ROUND, CHARACTER, SPACE],
  'pass-claims': [ROUND],
})
type Kind = 'follow' | 'pass' | 'pass-others' | 'claim' | 'pass-claims'

const read = (order: number) => {
  const { verb, args } = codec(O).read(order)
  return { kind: verb as Kind, round: args[0]!, of: args[1] ?? -1, limit: args[2] ?? 0 }
}
type Order = ReturnType<typeof read>
const isClaim = ({ kind }: Order): boolean => kind === 'claim' || kind === 'pass-claims'

/** The steps of an auction phase; whatever it still has to ask lies above one of them. */
const ORDINARY: readonly string[] = ['auction', 'open', 'bid', 'last']
const SPECIAL: readonly string[] = ['special-auction', 'claims', 'claim']

/** The round whose auctions are still to come or under way: orders can be given for it. */
export const roundOfAuctions = (t: PrincesTable, special: boolean): number => {
  const steps = special ? SPECIAL : ORDINARY
  return t.todo.some(s => steps.includes(s.do)) ? t.round : t.round + 1
}

/** PF-6.3. Without the florins to follow, its seat may still sell prestige (PF-4.1): it is asked. */
function answerBid(t: PrincesTable, seat: Seat, object: number, price: number, orders: readonly Order[]): number {
  const own = orders.find(o => o.of === object && !isClaim(o))
  if (!own) return orders.some(o => o.kind === 'pass-others') ? V.pass() : -1
  if (own.kind === 'pass' || price > own.limit) return V.pass()
  return holds(t, seat, price) === OK ? V.bid() : -1
}

/** PF-17.2. */
function answerClaim(t: PrincesTable, seat: Seat, orders: readonly Order[], box: Box): number {
  const { owner, space: stands } = t.characters!
  for (const { kind, of, limit } of orders) {
    if (kind !== 'claim' || owner[of] !== ON_DISPLAY) continue
    const space = box.characters.spaces[of]!.find(s => s > stands[of]!)
    if (space !== undefined && space <= limit && holds(t, seat, space) === OK) return V.claim(of, space)
  }
  return orders.some(o => o.kind === 'pass-claims') ? V.pass() : -1
}

export const standingOrders: StandingOrders<PrincesTable, Box> = {
  orders: O,
  steps: ['bid', 'claim'],
  quiet: true,
  about(order) {
    const { kind, of } = read(order)
    return kind === 'pass-others' || kind === 'pass-claims' ? kind : `${kind === 'claim' ? 'claim ' : ''}${of}`
  },
  lapsed(t, order) {
    const own = read(order)
    return own.round < roundOfAuctions(t, isClaim(own))
  },
  answer(t, seat, given, box) {
    const s = asked(t, seat)
    const orders = given.map(read).filter(o => o.round === t.round)
    if (s?.do === 'bid') return answerBid(t, seat, s.object, s.bid + box.raise, orders)
    return s?.do === 'claim' ? answerClaim(t, seat, orders, box) : -1
  },
  suggest(t, seat, box) {
    const s = asked(t, seat)
    if (s?.do !== 'bid') return []
    const most = Math.min(s.bid + AHEAD * box.raise, t.players[seat]!.florins, LIMIT.size - 1)
    return [...(most >= s.bid + box.raise ? [O.follow(t.round, s.object, most)] : []), O['pass-others'](t.round)]
  },
}
/** How many bids an order is suggested for. */
const AHEAD = 3
