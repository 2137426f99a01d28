/** A match judged: every decision a little, then the dearest ones until it is clear what they cost. */
import type { Game } from '@loggia/core'
import type { Knowledge } from '../knowledge.ts'
import type { Decision } from './decision.ts'
import { FIRST, type Judgement, Judging, MORE } from './judging.ts'

/** How many decisions are judged at length, and how many of them are named. */
const DEAREST = 10
const MOMENTS = 3

/** The decisions that may have cost most: their losses with an error added. */
export const dearest = (judgements: readonly Judgement[]): Judgement[] =>
  judgements
    .filter(({ points }) => points.mean + points.error > 0)
    .sort((a, b) => b.points.mean + b.points.error - a.points.mean - a.points.error)
    .slice(0, DEAREST)

/** The decisions that cost most points, at most three, each in a turn of its own and none that is unclear; the dearest first. */
export function moments(judgements: readonly Judgement[]): Judgement[] {
  const found: Judgement[] = []
  for (const one of [...judgements].sort((a, b) => b.points.mean - a.points.mean))
    if (found.length < MOMENTS && !one.unclear && !found.some(({ turn }) => turn === one.turn)) found.push(one)
  return found
}

/** How far the judge of a match is: a decision after some more pairs. `stage` 2 judges the `of` dearest at length; `done` of them are judged. */
export interface Progress {
  stage: 1 | 2
  done: number
  of: number
  pairs: number
}

/** Judges decisions in both stages, two pairs a step; ends with all judgements, in the order of the decisions. */
export function* judged(
  game: Game,
  know: Knowledge | undefined,
  decisions: readonly Decision[],
  seed: string,
): Generator<Progress, Judgement[]> {
  const all = decisions.map(decision => new Judging(game, know, decision, seed))
  const found: Judgement[] = []
  for (const [done, one] of all.entries()) {
    while (!one.done(FIRST)) {
      one.step()
      yield { stage: 1, done, of: all.length, pairs: one.pairs }
    }
    found.push(one.judgement)
  }
  const most = dearest(found)
  for (const [done, { seq }] of most.entries()) {
    const k = found.findIndex(judgement => judgement.seq === seq)
    while (!all[k]!.done(MORE)) {
      all[k]!.step()
      yield { stage: 2, done, of: most.length, pairs: all[k]!.pairs }
    }
    found[k] = all[k]!.judgement
  }
  return found
}
