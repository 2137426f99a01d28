/**
 * Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012). Each iteration determinizes the view and
 * walks down one tree shared by all. Then it plays on with the game's light policy to the end or the horizon, and each
 * seat counts its own score margin. The policy's weights are the priors of PUCT, and the order in which a wide node is
 * widened. The moves in question meet the same scenarios in turn, and are compared by those that both have met.
 */
import { acting, bits, type Game, type Seat, type Table, firstOf } from '@loggia/core'
import type { Signal } from './choose.ts'
import { type Knowledge, margin } from './knowledge.ts'

/** A move in the tree; `sum` are the margins of the seat that made it. */
interface Node {
  move: number
  visits: number
  sum: number
  children: Node[]
}
const node = (move: number): Node => ({ move, visits: 0, sum: 0, children: [] })

/** How much more is explored than what was found best, in spreads of the results. */
const EXPLORE = 2.5
/** How many spreads worse than the tried moves an untried one is assumed to be. */
const CAUTION = 0.3
/** A node with n visits has at most WIDTH + n ** WIDEN children. */
const WIDTH = 3
const WIDEN = 0.5
/** The spread of results, in points, before there are any. */
const SPREAD = 20

/**
 * What a player remembers between its moves: the branch of the tree that it entered, keyed by the view that it expects.
 * The key is all that the seat may know and remember, as text, with the game and its box. So nothing of another match,
 * seat or question can get in. Only the last few are kept.
 */
export class Memory {
  readonly #branches = new Map<string, { game: Game; branch: Node }>()
  readonly #most: number
  constructor(most = 8) {
    this.#most = most
  }

  get size(): number {
    return this.#branches.size
  }

  /** The branch for a seat that sees this; each is given out once. */
  take(game: Game, seat: Seat, view: Table): Node | undefined {
    const key = `${seat} ${JSON.stringify(view)}`
    const found = this.#branches.get(key)
    if (found?.game !== game) return undefined
    this.#branches.delete(key)
    return found.branch
  }

  keep(game: Game, seat: Seat, view: Table, branch: Node): void {
    this.#branches.set(`${seat} ${JSON.stringify(view)}`, { game, branch })
    if (this.#branches.size > this.#most) this.#branches.delete(this.#branches.keys().next().value!)
  }
}

export interface SearchOptions {
  know: Knowledge
  rng: number[]
  budget: number
  enough?: Signal | undefined
  signal: Signal | undefined
  memory: Memory | undefined
}

/**
 * The move that was tried most in `budget` iterations, of which a remembered branch spares at most half; −1 when the
 * signal was given. Where the policy finds one move only worth a thought, it is that one.
 */
export function search(
  game: Game,
  view: Table,
  seat: Seat,
  { know, rng, budget, enough, signal, memory }: SearchOptions,
): number {
  const before = memory?.take(game, seat, view)?.children ?? []
  const tree = new Tree(game, view, seat, know, rng, before)
  const only = tree.only()
  const left = only ? 0 : Math.max(budget - visitsOf(before), (budget + 1) >> 1)
  for (let n = 0; n < left; n++) {
    if (signal?.aborted) return -1
    if (n && enough?.aborted) break
    if (n % 16 === 0 && tree.settled(left - n)) break
    tree.iterate()
  }
  const best = only ?? tree.best()
  if (memory) {
    const t = game.determinize(view, seat, rng)
    game.play(t, seat, best.move)
    if (t.revealCount === view.revealCount && (acting(t) >> seat) & 1)
      memory.keep(game, seat, game.recall(t, seat), best)
  }
  return best.move
}

const visitsOf = (children: readonly Node[]): number => children.reduce((sum, c) => sum + c.visits, 0)

class Tree {
  readonly #game: Game
  readonly #view: Table
  readonly #seat: Seat
  readonly #know: Knowledge
  readonly #seats: readonly Seat[]
  readonly #chance: number[]
  /** The chance of the simulated match that is played. */
  #rng: number[]
  /** That of each scenario when it begins. */
  readonly #scenarios: number[][] = []
  /** The moves in question; the sum of each is its lead over the one tried most, in the scenarios that it has met. */
  readonly #root = node(-1)
  readonly #before: readonly Node[]
  readonly #rootMoves: readonly number[]
  readonly #rootWeights: readonly number[]
  /** For each of them its margins so far, summed up scenario by scenario. */
  readonly #met = new Map<Node, number[]>()
  readonly #results = new Spread()
  readonly #differences = new Spread()
  #moves: number[] = []
  readonly #weights: number[] = []

  /** `before`: the moves in question as an earlier thought left them; what lies below them is still true. */
  constructor(game: Game, view: Table, seat: Seat, know: Knowledge, rng: number[], before: readonly Node[]) {
    this.#game = game
    this.#view = view
    this.#seats = game.scores(view).map(s => s.seat)
    this.#seat = seat
    this.#know = know
    this.#chance = rng
    this.#rng = rng
    this.#before = before
    this.#ask(game.determinize(view, seat, rng), seat)
    this.#doubt()
    this.#rootMoves = this.#moves
    this.#rootWeights = this.#weights.slice()
  }

  /** The only move of the seat that has a weight; undefined when there are more. */
  only(): Node | undefined {
    const first = this.#rootWeights.findIndex(w => w > 0)
    if (this.#rootWeights.findLastIndex(w => w > 0) !== first) return undefined
    return this.#remembered(node(this.#rootMoves[first]!))
  }

  /** The move that was tried most. */
  best(): Node {
    return this.#root.children.reduce((a, b) =>
      b.visits > a.visits || (b.visits === a.visits && b.sum > a.sum) ? b : a,
    )
  }

  /** Whether no other move can be tried as often as the first any more. */
  settled(left: number): boolean {
    let most = 0
    let second = 0
    for (const { visits } of this.#root.children)
      if (visits > most) {
        second = most
        most = visits
      } else if (visits > second) second = visits
    return most > second + left
  }

  /** One simulated match, to its end or horizon: the next scenario of one of the moves in question. */
  iterate(): void {
    const game = this.#game
    const spread = this.#differences.known ? this.#differences.value * Math.SQRT1_2 : this.#results.value
    let at = this.#descend(this.#root, this.#rootMoves, this.#rootWeights, spread)
    if (at.visits === 0) this.#remembered(at)
    const path = [at]
    const seats = [this.#seat]
    const rng = this.#scenario(at.visits)
    const t = game.determinize(this.#view, this.#seat, rng)
    game.play(t, this.#seat, at.move)
    while (at.visits > 0 && !game.over(t)) {
      const seat = this.#ask(t, firstOf(acting(t)))
      this.#doubt()
      at = this.#descend(at, this.#moves, this.#weights, this.#results.value)
      game.play(t, seat, at.move)
      path.push(at)
      seats.push(seat)
    }
    this.#rng = rng
    this.#rollout(t)
    const totals = this.#totals(t)
    for (let k = 0; k < path.length; k++) {
      path[k]!.visits++
      path[k]!.sum += margin(totals, seats[k]!)
    }
    this.#compare(path[0]!, margin(totals, this.#seat))
  }

  /** The chance of the k-th scenario: the same whichever move meets it. */
  #scenario(k: number): number[] {
    for (let n = this.#scenarios.length; n <= k; n++)
      this.#scenarios.push([bits(this.#chance), bits(this.#chance), bits(this.#chance), bits(this.#chance) | 1])
    return this.#scenarios[k]!.slice()
  }

  /** A move in question goes on from what an earlier thought found below it. */
  #remembered(child: Node): Node {
    child.children = childOf(this.#before, child.move)?.children ?? []
    return child
  }

  /** Adds a result, and compares all moves in question with it. */
  #compare(child: Node, result: number): void {
    const met = this.#met.get(child) ?? []
    if (met.length === 0) this.#met.set(child, met)
    met.push((met.at(-1) ?? 0) + result)
    this.#results.add(result)
    const first = this.#met.get(this.best())!
    const k = met.length - 1
    if (first !== met && k < first.length) this.#differences.add(result - (first[k]! - (first[k - 1] ?? 0)))
    for (const [move, sums] of this.#met) move.sum = sums.at(-1)! - first[sums.length - 1]!
  }

  /** Plays on by the policy. */
  #rollout(t: Table): void {
    const { horizon = Infinity, alone } = this.#know
    for (let n = 0, last = -1, turn: number | undefined; !this.#game.over(t); n++) {
      if (n > this.#game.bound) throw new Error('a rollout does not end')
      const seat = this.#ask(t, firstOf(acting(t)))
      if (n > horizon && (seat !== last || alone?.(t) !== turn)) break
      turn = alone?.(t)
      this.#game.play(t, seat, this.#sample())
      last = seat
    }
  }

  /** What each seat that has a score has at the end, or may hope for on the way there. */
  #totals(t: Table): number[] {
    const totals: number[] = []
    if (this.#game.over(t)) for (const { seat, total } of this.#game.scores(t)) totals[seat] = total
    else for (const seat of this.#seats) totals[seat] = this.#know.evaluate(this.#game, t, seat)
    return totals
  }

  /** A seat is asked: its moves and their weights are then in hand. */
  #ask(t: Table, seat: Seat): Seat {
    this.#moves = [] // To empty the old one costs V8 more.
    this.#game.moves(t, seat, this.#moves)
    this.#know.weigh(this.#game, t, seat, this.#moves, this.#weights)
    return seat
  }

  /** The weights in hand become priors: as far as the policy is trusted. */
  #doubt(): void {
    const { trust = 1 } = this.#know
    const weights = this.#weights
    if (trust !== 1) for (let k = 0; k < weights.length; k++) if (weights[k]! > 0) weights[k]! **= trust
  }

  /** The child to try next, of those that this table allows (PUCT); a new one where there is room for it. */
  #descend(parent: Node, moves: readonly number[], weights: readonly number[], spread: number): Node {
    const { children } = parent
    let total = 0
    let heaviest = -1
    let known = 0
    let visits = 0
    let sum = 0
    for (let k = 0; k < moves.length; k++) {
      total += weights[k]!
      const child = childOf(children, moves[k]!)
      if (child) {
        known++
        visits += child.visits
        sum += child.sum
      } else if (weights[k]! > 0 && (heaviest < 0 || weights[k]! > weights[heaviest]!)) heaviest = k
    }
    const urge = (EXPLORE * spread * Math.sqrt(visits + 1)) / total
    let best: Node | undefined
    let most = -Infinity
    for (let k = 0; k < moves.length; k++) {
      const child = childOf(children, moves[k]!)
      if (!child) continue
      const value = child.sum / child.visits + (urge * weights[k]!) / (1 + child.visits)
      if (value > most) {
        most = value
        best = child
      }
    }
    const room = known < WIDTH + visits ** WIDEN
    if (
      heaviest >= 0 &&
      (!best || (room && (visits ? sum / visits - CAUTION * spread : 0) + urge * weights[heaviest]! > most))
    ) {
      best = node(moves[heaviest]!)
      children.push(best)
    }
    return best!
  }

  /** A move of the rollout, as likely as its weight. */
  #sample(): number {
    const moves = this.#moves
    const weights = this.#weights
    let total = 0
    for (let k = 0; k < moves.length; k++) total += weights[k]!
    let x = ((bits(this.#rng) >>> 0) / 4294967296) * total
    for (let k = 0; k < moves.length; k++) if ((x -= weights[k]!) < 0) return moves[k]!
    return moves[moves.length - 1]!
  }
}

function childOf(children: readonly Node[], move: number): Node | undefined {
  for (let k = 0; k < children.length; k++) if (children[k]!.move === move) return children[k]
  return undefined
}

/** How far numbers lie from their mean (Welford). */
class Spread {
  #count = 0
  #mean = 0
  #squares = 0

  get known(): boolean {
    return this.#count >= 8
  }

  /** In points, and a little more than it is, so that no numbers are told apart too soon. */
  get value(): number {
    return this.known ? Math.sqrt(this.#squares / this.#count) + 1 : SPREAD
  }

  add(x: number): void {
    const step = x - this.#mean
    this.#mean += step / ++this.#count
    this.#squares += step * (x - this.#mean)
  }
}
