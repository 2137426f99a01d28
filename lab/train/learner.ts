/** What learns: the weights of a policy, and the averages by which they move (Adam). */
import { KEPT, LARGEST_KEPT, SLOTS } from '@loggia/bots/learned'

/** The first step, and what the last one is of it. */
const RATE = 0.006
const COOL = 0.02
/** How much of a plan is over when it forgets all weights that a file has no room for: the others learn to do without them. */
const THIN = 0.5
/** Numbers that `kept` gives. */
export const NUMBERS = 3 * SLOTS

export class Learner {
  readonly policy: Float32Array
  readonly gradient = new Float32Array(SLOTS)
  readonly #mean: Float32Array
  readonly #square: Float32Array
  #thin = false
  steps = 0
  /** How far rewards lie from what was expected. */
  spread = 20

  constructor(kept?: { weights: Float32Array; steps: number; spread: number }) {
    const all = kept?.weights ?? new Float32Array(NUMBERS)
    const [policy, mean, square] = [0, 1, 2].map(k => all.slice(k * SLOTS, (k + 1) * SLOTS))
    this.policy = policy!
    this.#mean = mean!
    this.#square = square!
    if (kept) {
      this.steps = kept.steps
      this.spread = kept.spread
    }
  }

  /** All that a later process needs to go on. */
  kept(): Float32Array {
    const all = new Float32Array(NUMBERS)
    for (const [k, part] of [this.policy, this.#mean, this.#square].entries()) all.set(part, k * SLOTS)
    return all
  }

  /** Moves the policy by the gradient of a number of matches (Kingma, Ba 2015), and forgets it. `done`: how much of the plan is over, 0 to 1. */
  step(matches: number, done: number): void {
    this.steps++
    if (done >= THIN && !this.#thin) this.#thinOut()
    const { policy, gradient } = this
    const rate = (RATE * Math.max(COOL, 1 - done)) / (1 - 0.9 ** this.steps)
    const scale = 1 - 0.99 ** this.steps
    for (let k = 0; k < SLOTS; k++) {
      const g = gradient[k]! / matches
      const m = (this.#mean[k] = 0.9 * this.#mean[k]! + 0.1 * g)
      const s = (this.#square[k] = 0.99 * this.#square[k]! + 0.01 * g * g)
      if (s < 1e-12 || (this.#thin && policy[k] === 0)) continue
      const moved = policy[k]! + (rate * m) / (Math.sqrt(s / scale) + 1e-3)
      policy[k] = Math.max(-LARGEST_KEPT, Math.min(LARGEST_KEPT, moved))
    }
    gradient.fill(0)
  }
  /** A second time it forgets nothing, so a later process may do it again. */
  #thinOut(): void {
    const { policy } = this
    const least = policy.map(Math.abs).sort()[SLOTS - KEPT]!
    for (let k = 0; k < SLOTS; k++) if (Math.abs(policy[k]!) < least) policy[k] = 0
    this.#thin = true
  }
}
