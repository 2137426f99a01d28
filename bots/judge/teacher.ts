/** Whether somebody has just overlooked something: judged while they still look at what they did. */
import { type Judgement, type Judging, MORE } from './judging.ts'

/** A teacher answers before this. */
const PATIENCE_MS = 1_200
/** A slow machine plays this number of pairs, however long they take. */
const LEAST = 60
/** From this number of pairs on, an answer that hardly costs anything is known as such. */
const ENOUGH = 40
/** A teacher speaks of no smaller loss of the chance to win. */
export const SPOKEN = 0.1

/** Whether a teacher may speak: the move loses something by more than three errors, and more than that by two. A loss just above it would often be less. */
export const overlooked = ({ chance: { mean, error } }: Judgement): boolean =>
  mean > 3 * error && mean - 2 * error > SPOKEN
/** Whether more pairs would hardly let a teacher speak: the loss is less than that by two errors. */
const harmless = ({ chance }: Judgement): boolean => chance.mean + 2 * chance.error < SPOKEN

/** Judges as long as there is time, or until nothing can have been overlooked. `clock`: milliseconds. */
export function lookOver(judge: Judging, clock: () => number): Judgement {
  const began = clock()
  do judge.step()
  while (
    judge.pairs < MORE.most &&
    !(judge.pairs >= ENOUGH && harmless(judge.judgement)) &&
    (judge.pairs < LEAST || clock() - began < PATIENCE_MS)
  )
  return judge.judgement
}
