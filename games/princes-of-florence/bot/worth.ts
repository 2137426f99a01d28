/**
 * What a player heads for, in points of the final score: the knowledge that the policy and the evaluation share. Prices, minima and
 * counts come from the box; how far hopes come true was found in the arena (figures in lab/measured.md).
 */
import type { Seat } from '@loggia/core'
import type { Box, Goal, Wishes } from '../rules/box.ts'
import { actionsOf } from '../rules/characters.ts'
import { cardsOf, count } from '../rules/count.ts'
import type { Player, PrincesTable } from '../rules/table.ts'
import { BUILDINGS, FOREST, PROFESSIONS } from '../rules/terms.ts'
import { allBonuses } from '../rules/work.ts'

/** What time a player has left: actions in all, and rounds whose auction or turn is still to come. */
export interface Time {
  actions: number
  auctions: number
  turns: number
}

export function timeOf(t: PrincesTable, seat: Seat, box: Box): Time {
  const rounds = box.minimum.length - 1 - t.round
  let now = 0
  for (let k = 0; k < t.todo.length; k++) {
    const s = t.todo[k]
    if (s.seat !== seat) continue
    if (s.do === 'turn') now = actionsOf(t, seat, box)
    else if (s.do === 'more' || s.do === 'act') now = s.left
  }
  return {
    actions: rounds * box.actions + now,
    auctions: rounds + (t.round > 0 && t.players[seat].pawn < 0 && now > 0 ? 1 : 0),
    turns: rounds + (now > 0 ? 1 : 0),
  }
}

/** How far hopes come true; found by playing against itself. */
const HOPE = {
  /** What an action left over may fulfil of the wishes of the hand, an auction likewise; at most that much; more for each other card that shares a wish. */
  action: 0.08,
  auction: 0.13,
  most: 0.6,
  shared: 0.24,
  /** By how much works grow with each auction (jesters) and each turn (cards). */
  jesters: 0.67,
  cards: 0.3,
  /** How surely a margin decides, and how much less so with each turn to come. */
  sure: 0.47,
  open: 0.3,
  /** Hundreds without which nothing goes on, and for each turn to come. */
  means: 6.3,
  perTurn: 0.5,
  /** Of a profession yet to be drawn: wishes that it is chosen for, and how often those that are met come up. */
  chosen: 2.5,
  cover: 1.6,
  /** How much of a work's growth is waited for; its chance of the best work, alone and by the number of players; how much of bonus cards is used. */
  waits: 0.44,
  best: 0.5,
  among: 0.45,
  bonus: 0.37,
}
/** Beside works: buildings that may touch, or not, find room; each landscape takes some; what a building adds to works to come, a card to each work, a bonus card. */
const SPARE = { touching: 6.5, apart: 3.8, landscape: 0.24, building: 0.41, card: 0.4, bonus: 2, bonuses: 1.5 }
/** Points for each of the first hundreds, of those needed, of some more, of the rest: how many are needed in all and for each turn. */
const PURSE = { scarce: 7.5, need: 4.2, perTurn: 3, more: 2, first: 1.46, dear: 0.62, fair: 0.235, spare: 0.154 }

/**
 * What this many hundreds are worth with this many turns to come: much while they are needed, next to nothing at the
 * end.
 */
export function purse(florins: number, turns: number): number {
  if (turns === 0) return 0
  const { scarce, need, perTurn, more, first, dear, fair, spare } = PURSE
  const most = need + perTurn * turns
  const rest = florins - most
  return (
    first * Math.min(florins, scarce) +
    dear * Math.max(0, Math.min(florins, most) - scarce) +
    fair * Math.max(0, Math.min(more * turns, rest)) +
    spare * Math.max(0, rest - more * turns)
  )
}

/** The chance to reach a minimum that is so far off: the more turns to come, the less it says. */
function likely(margin: number, turns: number): number {
  const z = (margin * HOPE.sure) / (1 + HOPE.open * turns)
  return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z)
}

// Scratch, used by one call at a time: how many professions in hand wish for each tile and freedom.
const wanted = new Int8Array(BUILDINGS + 3)
const free = new Int8Array(3)
const values = new Int16Array(32)

/**
 * This player's points at the end, roughly: prestige, purse, works in hand, what the remaining actions can do beside
 * them, prestige cards. `p` is the player now, or after some move.
 */
export function prospect(t: PrincesTable, seat: Seat, p: Player, time: Time, box: Box): number {
  const { worth, minimum, cards } = box
  const { actions, auctions, turns } = time
  const last = minimum.length - 1
  /** What prestige cards will bring: certain at the end, by how near their goals are before. */
  const goals = p.secret.ids.reduce((sum, id) => sum + goalWorth(t, seat, p, cards[id].goal!, turns, box), 0)
  if (actions === 0) return p.prestige + goals
  let owned = 0
  let landscapes = 0
  for (let k = 0; k < p.tiles.length; k++) {
    owned |= 1 << p.tiles[k]
    if (p.tiles[k] >= FOREST) landscapes++
  }
  const hand = p.hand.ids
  const works = hand.length + p.recruiting
  const slack = Math.max(0, actions - works)
  const base = p.jesters * worth.jester + cardsOf(p) * worth.card
  wanted.fill(0)
  free.fill(0)
  for (let k = 0; k < hand.length; k++) {
    const w = cards[hand[k]].wishes!
    wanted[w.building]++
    wanted[w.landscape]++
    free[w.freedom]++
  }
  // The next minimum that can be met, and the last; a work may be done between them.
  const now = minimum[Math.min(last, last - turns + 1)]
  const late = minimum[last]
  const each = HOPE.best + HOPE.among / t.players.length
  const pool = allBonuses(p, box, 1)
  let soon = 0
  for (let k = 0; k < hand.length; k++) {
    const { building, landscape, freedom } = cards[hand[k]].wishes!
    let value = base
    if ((owned >> building) & 1) value += worth.building
    if ((owned >> landscape) & 1) value += worth.landscape
    if ((p.freedoms >> freedom) & 1) value += worth.freedom
    values[k] = value
    soon = Math.max(soon, likely(value + pool - now, 0) * (value + pool))
  }
  // What is not there yet must be paid: by what is there, or by the next work.
  const means = Math.min(1, (p.florins + 0.6 * soon) / (HOPE.means + HOPE.perTurn * turns))
  const doing = Math.min(HOPE.most, HOPE.action * slack) * means
  const laying = Math.min(HOPE.most, HOPE.auction * auctions) * means
  const grows =
    (HOPE.jesters * auctions +
      Math.min(HOPE.cards * (turns - 1), 0.5 + t.decks[PROFESSIONS].ids.length / t.players.length)) *
    means
  const drawn = base + worth.card + Math.min(9, HOPE.chosen + HOPE.cover * coverage(p, owned, box))
  let made = 0
  for (let k = 0; k < works; k++) {
    const value = k < hand.length ? values[k] : drawn - worth.card
    const ahead =
      value +
      (k < hand.length ? Math.min(10, hoped(t, p, cards[hand[k]].wishes!, owned, doing, laying, box)) : 0) +
      (turns > 1 ? grows : 0)
    const helped = Math.min(pool, Math.max(0, Math.min(now - value, late - ahead)))
    const sure = Math.max(likely(value + helped - now, 0), turns > 1 ? likely(ahead + helped - late, turns - 1) : 0)
    made += sure * (0.5 * (value + HOPE.waits * (ahead - value)) + each)
  }
  if (works > actions) made *= actions / works
  const used = Math.min(works, actions)
  return (
    p.prestige +
    goals +
    purse(p.florins, turns) +
    made +
    (used > 0 ? HOPE.bonus * pool : 0) +
    means * spare(t, p, slack, turns, drawn + grows - late, drawn, used, landscapes, each, box)
  )
}

/** What may still be added to a work: wishes not met yet, sooner where several professions in hand share them. */
function hoped(
  t: PrincesTable,
  p: Player,
  { building, landscape, freedom }: Wishes,
  owned: number,
  doing: number,
  laying: number,
  box: Box,
): number {
  let value = 0
  if (!((owned >> building) & 1) && t.tiles[building] > 0)
    value += doing * box.worth.building * (1 + HOPE.shared * (wanted[building] - 1))
  if (!((owned >> landscape) & 1) && t.tiles[landscape] > 0)
    value += laying * box.worth.landscape * (1 + HOPE.shared * (wanted[landscape] - 1))
  if (!((p.freedoms >> freedom) & 1) && t.freedoms[freedom] > 0)
    value += doing * box.worth.freedom * (1 + HOPE.shared * (free[freedom] - 1))
  return value
}

/** How much each tile, then each freedom, adds to a work on average: what of the professions wishes for it. Computed once for a box. */
const shares = new WeakMap<Box, Float64Array>()
function sharesOf(box: Box): Float64Array {
  let all = shares.get(box)
  if (!all) {
    const deck = box.decks[PROFESSIONS]
    shares.set(box, (all = new Float64Array(BUILDINGS + 6)))
    for (const card of deck) {
      const { building, landscape, freedom } = box.cards[card].wishes!
      all[building] += box.worth.building / deck.length
      all[landscape] += box.worth.landscape / deck.length
      all[BUILDINGS + 3 + freedom] += box.worth.freedom / deck.length
    }
  }
  return all
}

/** How much of a profession's wishes that is drawn later is met already, on average. */
function coverage(p: Player, owned: number, box: Box): number {
  const all = sharesOf(box)
  let met = 0
  for (let left = owned; left; left &= left - 1) met += all[31 - Math.clz32(left & -left)]
  for (let left = p.freedoms; left; left &= left - 1) met += all[BUILDINGS + 3 + 31 - Math.clz32(left & -left)]
  return met
}

/** What actions beside the works in hand bring: buildings, professions drawn and worked, bonus cards, the better ones first. */
function spare(
  t: PrincesTable,
  p: Player,
  slack: number,
  turns: number,
  margin: number,
  drawn: number,
  works: number,
  landscapes: number,
  each: number,
  box: Box,
): number {
  const price = box.buildCost[p.builders]
  const touching = p.builders >= box.mayTouch
  const build = box.awards.building + SPARE.building - 0.5 * price
  const room = Math.max(
    0,
    (touching ? SPARE.touching : SPARE.apart) - (p.tiles.length - landscapes) - SPARE.landscape * landscapes,
  )
  const draw =
    turns > 0 && t.decks[PROFESSIONS].ids.length
      ? (likely(margin, turns) * (0.5 * drawn + each) + SPARE.card * works - 0.5 * box.cost.profession) / 2
      : 0
  const draws = 2 * Math.min(turns, slack >> 1, 1 + t.decks[PROFESSIONS].ids.length / t.players.length)
  const bonus = works > 0 ? SPARE.bonus - 0.5 * box.cost.bonus : 0
  let left = slack
  let value = 0
  const spend = (gain: number, most: number): void => {
    const n = Math.min(left, most)
    if (gain <= 0 || n <= 0) return
    left -= n
    value += n * gain
  }
  if (build >= draw) {
    spend(build, room)
    spend(draw, draws)
  } else {
    spend(draw, draws)
    spend(build, room)
  }
  spend(bonus, SPARE.bonuses * works)
  return value
}

/** As `goalPoints`, but with turns to come. */
export function goalWorth(t: PrincesTable, seat: Seat, p: Player, goal: Goal, turns: number, box: Box): number {
  if (goal.kind === 'threshold') {
    let missing = 0
    for (const { counter, min } of goal.requires) missing += Math.max(0, min - count(p, counter, box))
    return goal.points * (missing === 0 ? 1 : turns === 0 ? 0 : Math.min(0.8, 0.2 + 0.1 * turns) ** missing)
  }
  const mine = count(p, goal.counter, box)
  const sign = goal.kind === 'most' ? 1 : -1
  if (sign > 0 && mine === 0 && turns === 0) return 0
  let lead = Infinity
  for (let s = 0; s < t.players.length; s++)
    if (s !== seat) lead = Math.min(lead, (mine - count(t.players[s], goal.counter, box)) * sign)
  if (turns === 0) return lead > 0 ? goal.points : lead === 0 ? goal.tied : 0
  return (
    goal.points / (1 + Math.exp(-(lead - (sign > 0 ? 0.3 : 2)) / (sign > 0 ? 0.3 + 0.15 * turns : 2 + 1.2 * turns)))
  )
}
