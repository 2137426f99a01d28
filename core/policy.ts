/** What every game's light policy does alike: it tells verbs apart by their number, and turns estimates into likelihoods. */
import { codec, type Lexicon } from './lexicon.ts'

/** Worth of a move that is not worth a thought. */
export const NEVER = -Infinity

/** The number of each verb, as `codec(verbs).verbOf` has it: for a `switch` on the way of thousands of moves a second. */
export function verbNumbers<V extends object>(verbs: V): Readonly<Record<Extract<keyof V, string>, number>> {
  return Object.fromEntries(codec(verbs as Lexicon).verbs.map((name, k) => [name, k])) as never
}

/**
 * Turns the worth of each move into its likelihood (softmax): e times as likely for every `heat` points, and not worth
 * a thought when more than `far` behind the best. If all are worth NEVER, all are alike.
 */
export function likelihoods(worth: number[], heat: number, far = Infinity): void {
  let most = NEVER
  for (let k = 0; k < worth.length; k++) if (worth[k] > most) most = worth[k]
  if (most === NEVER) worth.fill(1)
  else for (let k = 0; k < worth.length; k++) worth[k] = worth[k] < most - far ? 0 : Math.exp((worth[k] - most) / heat)
}
