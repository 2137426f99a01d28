/** `lab judge GAME --teacher N`: how often a teacher at the table is wrong. */
import { decisionsOf, Judging, lookOver, overlooked, SPOKEN } from '@loggia/bots/judge'
import { clock } from './clock.ts'
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

/** Who is taught: not sure of themselves, as most people are. */
const PUPIL = 'policy:0.4'
/** What confirms a teacher has this many times the pairs that it had. */
const TIMES = 10

export interface TeacherPlan {
  game: string
  seats: number
  seed: string
  /** How many times the teacher speaks. */
  spoken: number
}

/**
 * Looks over one seat of bots' matches until the teacher has spoken `spoken` times. `wrong`: a judge with ten times the pairs finds that the answer loses
 * less than what a teacher may speak of; `harmless`: it finds no loss beyond two errors. `ms` of the processor: the longest look.
 */
export function teacher({ game: id, seats, seed, spoken: most }: TeacherPlan): Line {
  const subject = subjectOf(id)
  const { game, know } = subject
  const pupils = Array.from({ length: seats }, () => contender(PUPIL))
  let [decisions, spoken, wrong, harmless, ms, matches] = [0, 0, 0, 0, 0, 0]
  for (; spoken < most; matches++) {
    const { match } = playMatch(subject, pupils, { seats, seed: `${seed} ${matches}` })
    for (const decision of decisionsOf(game, know, match.record, matches % seats)) {
      if (spoken === most) break
      const began = clock()
      const judging = new Judging(game, know, decision, `${seed} teacher`)
      const heard = lookOver(judging, () => 1000 * clock())
      ms = Math.max(ms, 1000 * (clock() - began))
      decisions++
      if (!overlooked(heard)) continue
      spoken++
      const certain = new Judging(game, know, decision, `${seed} certain`)
      while (certain.pairs < TIMES * judging.pairs) certain.step()
      const { mean, error } = certain.judgement.chance
      if (mean < SPOKEN) wrong++
      if (mean < 2 * error) harmless++
    }
  }
  return { game: id, seats, matches, decisions, spoken, wrong, harmless, ms: round(ms) }
}
