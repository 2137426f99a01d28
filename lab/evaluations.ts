/** Whether evaluations mean points: how far they are from the final score, by the time of a match. */
import { acting, firstOf, type Score } from '@loggia/core'
import { chooseMove, skilled } from '@loggia/bots'
import { subjectOf } from './games.ts'
import { type Line, round } from './print.ts'

/**
 * The mean of the final score minus the evaluation in each tenth of a match, and the farthest of them from 0. An evaluation is asked of a seat that has just played, when somebody else is asked.
 * All seats play by their policy.
 */
export function evaluations(id: string, seats: number, matches: number, seed: string): Line & { worst: number } {
  const { game, know } = subjectOf(id)
  const by = skilled(know, game).know
  const sum = Array.from({ length: 10 }, () => 0)
  const count = sum.slice()
  for (let m = 0; m < matches; m++) {
    const t = game.setup({ seats, seed: `${seed}-${m}` })
    const seen: { n: number; seat: number; value: number }[] = []
    let n = 0
    for (; !game.over(t); n++) {
      const seat = firstOf(acting(t))
      game.play(
        t,
        seat,
        chooseMove(game, game.recall(t, seat), seat, { bot: 'policy', seed: `${seed}-${m}:${n}`, know }),
      )
      if (!((acting(t) >> seat) & 1)) seen.push({ n, seat, value: by.evaluate(game, t, seat) })
    }
    const finals = game.scores(t)
    for (const one of seen) {
      const tenth = Math.floor((10 * one.n) / n)
      sum[tenth]! += finalOf(finals, one.seat) - one.value
      count[tenth]!++
    }
  }
  const tenths = sum.map((total, k) => (count[k] ? round(total / count[k], 1) : 0))
  const worst = tenths.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a))
  return { game: id, seats, matches, worst, ...Object.fromEntries(tenths.map((x, k) => [`${10 * k + 10} %`, x])) }
}
const finalOf = (scores: readonly Score[], seat: number): number => scores.find(one => one.seat === seat)!.total
