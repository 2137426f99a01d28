/** What a hex would cost a seat and bring it, foreseen by the rules themselves on a copy of the view. */
import { asked, type Game, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { WORDS } from '../rules/chart.ts'
import { capacity, dear } from '../rules/purse.ts'
import { put } from '../rules/raise.ts'
import { has, neighboured, reached, sailing, skippable, skipRange, valueAround } from '../rules/reach.ts'
import type { TerraTable } from '../rules/table.ts'
import { BUILDINGS, DWELLING, ENGINEERS, NONE, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE } from '../rules/terms.ts'
import { settleTown } from '../rules/towns.ts'
import { V } from '../rules/verbs.ts'

/** What may stand on a hex next: a dwelling, or what a structure is upgraded to. */
export interface Plan {
  building: number
  /** Spades that the hex takes before, and what they cost. */
  spades: number
  digWorkers: number
  digPriests: number
  /** A tunnel or carpet that leads there, where nothing else does (TM-11.15). */
  skip: { workers: number; priests: number } | null
  coins: number
  workers: number
  /** Why the first move towards it would be refused in an action of this seat, and whether all of the cost can be met: OK, or the reason. */
  why: Reason
  short: Reason
  /** Power that neighbours would be offered (TM-7.8), by seat. */
  power: number[]
  /** Whether a town is founded by it, or one grows. */
  town: 'founds' | 'joins' | ''
}

const NEXT: readonly (readonly number[])[] = [[TRADING_HOUSE], [TEMPLE, STRONGHOLD], [SANCTUARY], [], []]
const TERRAINS = 7

/** What this seat could raise on a hex; empty where nothing of the sort is possible whatever it has: another's structure, a finished one. */
export function plans(view: TerraTable, seat: Seat, hex: number, game: Game<TerraTable, Box>): Plan[] {
  const { box } = game
  const p = view.players[seat]
  const f = p && box.factions[p.faction]
  if (!f || view.round === 0 || (view.owner[hex] !== NONE && view.owner[hex] !== seat)) return []
  const action = game.copy(view)
  const free = view.owner[hex] === NONE
  const rate = f.rates[p.exchange]
  const spades = free ? f.short[view.terrain[hex] * TERRAINS + f.home] : 0
  // As if it were this seat's action: a waiting player plans ahead.
  action.todo = [{ do: 'action', seat }]
  // But what a ride, a sandstorm or free spades allow right now is theirs, at their price.
  const now = asked(view, seat)
  const may = (move: number): boolean => game.why(view, seat, move) === OK
  return (free ? [DWELLING] : NEXT[view.building[hex]]).map(building => {
    const move = !free ? V.upgrade(hex, building) : spades ? V.transform(hex, f.home) : V.build(hex)
    const lonely = building === TRADING_HOUSE && !neighboured(view, seat, hex, box)
    // A free spade counts on the way, too, where the others that the hex takes can't be paid now.
    const dig = (_: unknown, terrain: number): boolean => may(V.transform(hex, terrain))
    const special =
      now && now.do !== 'action' && (may(move) || (spades > 0 && box.terrains.some(dig))) ? now : undefined
    const whole = special?.do === 'ride' || special?.do === 'swarm'
    const dug = (special ? Math.max(0, spades - ('free' in special ? special.free : spades)) : spades) * rate
    const digWorkers = f.digsWithPriests ? 0 : dug
    const digPriests = f.digsWithPriests ? dug : 0
    const skip = free && !whole ? skipTo(view, seat, hex, box) : null
    const coins = whole ? 0 : lonely ? f.lonelyCoins : f.coins[building]
    const workers = whole ? 0 : f.workers[building]
    return {
      building,
      spades,
      digWorkers,
      digPriests,
      skip,
      coins,
      workers,
      why: special ? OK : game.why(action, seat, move),
      short: dear(p, box, coins, workers + digWorkers + (skip?.workers ?? 0), digPriests + (skip?.priests ?? 0), 0),
      power: view.players.map((other, k) =>
        k === seat || other.faction < 0 ? 0 : Math.min(valueAround(view, k, hex, box), capacity(other), other.vp + 1),
      ),
      town: townBy(view, seat, hex, building, game),
    }
  })
}

const near = new Int32Array(WORDS)
const far = new Int32Array(WORDS)
function skipTo(view: TerraTable, seat: Seat, hex: number, box: Box): Plan['skip'] {
  const p = view.players[seat]
  const f = box.factions[p.faction]
  const range = skipRange(p, box)
  reached(view, seat, sailing(p, box), box, near)
  if (range === NONE || has(near, hex)) return null
  skippable(view, seat, range, box, far)
  return has(far, hex)
    ? { workers: f.skipWorkers[p.built[STRONGHOLD]], priests: f.skipPriests[p.built[STRONGHOLD]] }
    : null
}

function townBy(
  view: TerraTable,
  seat: Seat,
  hex: number,
  building: number,
  game: Game<TerraTable, Box>,
): Plan['town'] {
  if (view.town[hex]) return ''
  const t = game.copy(view)
  const depth = t.todo.length
  put(t, seat, hex, building)
  settleTown(t, seat, hex, game.box)
  return t.todo.length > depth ? 'founds' : t.town[hex] ? 'joins' : ''
}

/** Income of the next round by `RESOURCES`: structures, favor tiles, and the bonus card in hand (TM-5). */
export function incomeOf(view: TerraTable, seat: Seat, box: Box): number[] {
  const p = view.players[seat]
  const f = box.factions[p.faction]
  const all = [
    ...BUILDINGS.map((_, b) => f.income[b][p.built[b]]),
    ...box.favors.flatMap((t, k) => ((p.favors >> k) & 1 ? [t.gain] : [])),
    ...(p.card >= 0 ? [box.cards[p.card].gain] : []),
  ]
  return all.reduce((sum, gain) => sum.map((n, k) => n + gain[k]), [0, 0, 0, 0, 0])
}

/** Special actions that a person has, used or not, by `SPECIALS`: those of the card, the favor tiles, the stronghold; the Engineers' bridge. */
export function specialsOf(view: TerraTable, seat: Seat, box: Box): number[] {
  const p = view.players[seat]
  const f = box.factions[p.faction]
  const all = [
    p.card >= 0 ? box.cards[p.card].special : NONE,
    ...box.favors.flatMap((t, k) => ((p.favors >> k) & 1 ? [t.special] : [])),
    p.built[STRONGHOLD] ? f.special : NONE,
    f.bridgeWorkers ? ENGINEERS : NONE,
  ]
  return all.filter(k => k !== NONE)
}
