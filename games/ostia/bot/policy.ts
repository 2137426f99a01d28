/** A light policy: how likely a fair player would make each move. It weighs the rollouts and the first looks of a search. */
import { asked, codec, type Game, likelihoods, type Seat, verbNumbers } from '@loggia/core'
import { BARLEY, BUILD, type Box, DESTINATION, ORDER, PERMIT, REWARD, SHIPBUILD, STONE, WOOD } from '../rules/box.ts'
import { cost } from '../rules/gains.ts'
import type { Harbour, OstiaTable } from '../rules/table.ts'
import { V } from '../rules/verbs.ts'
import { actionWorth, discoveryWorth, sectionWorth, shortBy, tileWorth, tradeWorth } from './worth.ts'

const WORDS = codec(V)
const {
  step: STEP,
  launch: LAUNCH,
  order: ORDERED,
  build: BUILT,
  trade: TRADED,
  oversee: OVERSEE,
  resow: RESOW,
  buy: BUY,
  done: DONE,
  sail: SAIL,
} = verbNumbers(V)
/** Points by which a choice must be better to be made e times as often. */
const HEAT = 3
/** The weight of stopping when something can be done. */
const STOP = 0.05

/**
 * Fills `out` with a weight for each of the legal moves of a seat; 0 is not worth a thought. A free action (OST-5.4.4) is one unless
 * it enables what the action wants, since buying early is never better than buying when it is needed.
 */
export function weigh(
  game: Game<OstiaTable, Box>,
  t: OstiaTable,
  seat: Seat,
  moves: readonly number[],
  out: number[],
): void {
  const s = asked(t, seat)!
  const h = t.harbours[seat]
  const { box } = game
  out.length = moves.length
  switch (s.do) {
    case 'select':
      for (let k = 0; k < moves.length; k++) out[k] = sectionWorth(t, h, box, moves[k] - V.select(0))
      likelihoods(out, HEAT)
      return
    case 'discover':
      for (let k = 0; k < moves.length; k++) out[k] = discoveryWorth(h, box, moves[k] - V.discover(0))
      return
    case 'initial-port':
    case 'drop':
    case 'place':
      out.fill(1)
      return
    default:
      for (let k = 0; k < moves.length; k++) {
        const v = WORDS.verbOf(moves[k])
        const a = moves[k] - WORDS.first[v]
        out[k] = v === BUY ? buyWeight(t, h, box, s.do, 'spent' in s ? s.spent : 0, a) : actWeight(t, h, box, v, a)
      }
      // Where nothing is worth a thought, everything is.
      if (!out.some(weight => weight > 0)) out.fill(1)
  }
}

function actWeight(t: OstiaTable, h: Harbour, box: Box, v: number, a: number): number {
  switch (v) {
    case DONE:
      return STOP
    case SAIL:
      return (a + 1) * (a < 4 ? 1 : 0.5)
    case STEP:
      return box.kind[a] === DESTINATION ? 3 : box.near[box.before[a]] ? 2 : 1
    case LAUNCH:
      return 1
    case ORDERED: {
      const c = box.cards[a >> 1]
      const extra = a & 1
      return c.amphorae + extra * 1.5 * c.extraAmphorae
    }
    case BUILT:
      return tileWorth(t, h, box, a)
    case TRADED:
      return box.tiles[t.tiles[box.portNode[a]]].gain[REWARD] && h.reward >= box.maxReward
        ? 0
        : Math.max(0.05, tradeWorth(box, t, a))
    case OVERSEE:
      return actionWorth(t, h, box, a, -1, 0) + 0.1
    case RESOW:
      return 0.5
    default:
      return 1
  }
}

/** A free action is worth a thought when gold can make good what the next row, the cheapest card or the next step lacks. */
function buyWeight(t: OstiaTable, h: Harbour, box: Box, step: string, spent: number, good: number): number {
  const price =
    step === 'shipbuild' && good === WOOD && h.shipRows < box.ships.length
      ? cost(h, box, SHIPBUILD, box.ships[h.shipRows].cost, spent)
      : step === 'build' && good === STONE && h.discRows < box.discs.length && h.reached & ~h.discs
        ? cost(h, box, BUILD, box.discs[h.discRows].cost, spent)
        : step === 'order' && good === BARLEY && t.row.length
          ? Math.min(...t.row.map(card => cost(h, box, ORDER, box.cards[card].barley, spent)))
          : step === 'sail' && good === PERMIT
            ? h.goods[PERMIT] + (h.goods[PERMIT] & 1)
            : 0
  return shortBy(h, box, good, price) ? 0.3 : 0
}
