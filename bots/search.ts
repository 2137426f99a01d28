/**
 * Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012). Each iteration determinizes the view and
 * walks down one tree shared by all. Then it plays on with the game's light policy to the end or the horizon, and each
 * seat counts its own score margin. The policy's weights are the priors of PUCT, and the order in which a wide node is
 * widened.
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
 * The move that was tried most in `budget` iterations, those of a remembered branch included; −1 when the signal was given. Where the
 * policy finds one move only worth a thought, it is that one.
 */
export function search(
  game: Game,
  view: Table,
  seat: Seat,
  { know, rng, budget, enough, signal, memory }: SearchOptions,
): number {
  const root = memory?.take(game, seat, view) ?? node(-1)
  const tree = new Tree(game, view, seat, know, rng)
  const only = tree.only(game.determinize(view, seat, rng))
  const left = only < 0 ? Math.max(budget - visitsOf(root.children), budget >> 3) : 0
  for (let n = 0; n < left; n++) {
    if (signal?.aborted) return -1
    if (n && enough?.aborted) break
    if (n % 16 === 0 && settled(root.children, left - n)) break
    tree.iterate(root, game.determinize(view, seat, rng))
  }
  const best =
    only >= 0
      ? (childOf(root, only) ?? node(only))
      : root.children.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.sum > a.sum) ? b : a))
  if (memory) {
    const t = game.determinize(view, seat, rng)
    game.play(t, seat, best.move)
    if (t.revealCount === view.revealCount && (acting(t) >> seat) & 1)
      memory.keep(game, seat, game.recall(t, seat), best)
  }
  return best.move
}

/** Whether no other child can be tried as often as the first any more. */
function settled(children: readonly Node[], left: number): boolean {
  let most = 0
  let second = 0
  for (const { visits } of children)
    if (visits > most) {
      second = most
      most = visits
    } else if (visits > second) second = visits
  return most > second + left
}

const visitsOf = (children: readonly Node[]): number => children.reduce((sum, c) => sum + c.visits, 0)

class Tree {
  readonly #game: Game
  readonly #seat: Seat
  readonly #know: Knowledge
  readonly #rng: number[]
  readonly #seats: readonly Seat[]
  #moves: number[] = []
  readonly #weights: number[] = []
  // Mean and squares of the results at the root, for their spread (Welford).
  #count = 0
  #mean = 0
  #squares = 0

  constructor(game: Game, view: Table, seat: Seat, know: Knowledge, rng: number[]) {
    this.#game = game
    this.#seats = game.scores(view).map(s => s.seat)
    this.#seat = seat
    this.#know = know
    this.#rng = rng
  }

  /** The only move of the seat that has a weight; −1 when there are more. */
  only(t: Table): number {
    this.#ask(t, true)
    const first = this.#weights.findIndex(w => w > 0)
    return this.#weights.findLastIndex(w => w > 0) === first ? this.#moves[first]! : -1
  }

  /** One simulated match, from the root to its end or horizon. */
  iterate(root: Node, t: Table): void {
    const path: Node[] = []
    const seats: Seat[] = []
    let at = root
    while (!this.#game.over(t)) {
      const seat = this.#ask(t, at === root)
      this.#doubt()
      const child = this.#descend(at)
      this.#game.play(t, seat, child.move)
      path.push(child)
      seats.push(seat)
      at = child
      if (child.visits === 0) break
    }
    const { horizon = Infinity } = this.#know
    for (let n = 0, last = -1, turn: number | undefined; !this.#game.over(t); n++) {
      if (n > this.#game.bound) throw new Error('a rollout does not end')
      const seat = this.#ask(t, false)
      if (n > horizon && (seat !== last || this.#know.alone?.(t) !== turn)) break
      turn = this.#know.alone?.(t)
      this.#game.play(t, seat, this.#sample())
      last = seat
    }
    const totals = this.#totals(t)
    for (let k = 0; k < path.length; k++) {
      path[k]!.visits++
      path[k]!.sum += margin(totals, seats[k]!)
    }
    this.#learn(margin(totals, this.#seat))
  }

  /** What each seat that has a score has at the end, or may hope for on the way there. */
  #totals(t: Table): number[] {
    const totals: number[] = []
    if (this.#game.over(t)) for (const { seat, total } of this.#game.scores(t)) totals[seat] = total
    else for (const seat of this.#seats) totals[seat] = this.#know.evaluate(this.#game, t, seat)
    return totals
  }

  /** The seat that decides next; its moves and their weights are then in hand. At the root it is the one that thinks. */
  #ask(t: Table, atRoot: boolean): Seat {
    const set = acting(t)
    const seat = atRoot ? this.#seat : firstOf(set)
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

  /** The child to try next, of those that this determinized table allows (PUCT); a new one where there is room for it. */
  #descend(parent: Node): Node {
    const moves = this.#moves
    const weights = this.#weights
    const spread = this.#spread()
    let total = 0
    let heaviest = -1
    let known = 0
    let visits = 0
    let sum = 0
    for (let k = 0; k < moves.length; k++) {
      total += weights[k]!
      const child = childOf(parent, moves[k]!)
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
      const child = childOf(parent, moves[k]!)
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
      parent.children.push(best)
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

  #learn(result: number): void {
    const step = result - this.#mean
    this.#mean += step / ++this.#count
    this.#squares += step * (result - this.#mean)
  }

  #spread(): number {
    return this.#count < 8 ? SPREAD : Math.sqrt(this.#squares / this.#count) + 1
  }
}

function childOf(parent: Node, move: number): Node | undefined {
  const { children } = parent
  for (let k = 0; k < children.length; k++) if (children[k]!.move === move) return children[k]
  return undefined
}
