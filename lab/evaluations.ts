/** Whether evaluations mean points: how far they are from the final score, by the time of a match; and what they miss. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseMove, skilled } from '@loggia/bots'
import { acting, firstOf, type Missing, type Seat, type Stage, type Table } from '@loggia/core'
import { type Subject, subjectOf } from './games.ts'
import { type Line, round } from './print.ts'

/** What matches are played, all seats by their policy. */
interface Played {
  seats: number
  matches: number
  seed: string
}

/** A position of a match: `when` it was, from 0 to 1, and what was seen there. `final`: what the seat scored in the end. */
interface Position<X> {
  when: number
  final: number
  seen: X
}

/** Looks at matches whenever a seat has just played and somebody else is asked, for that seat. */
function positions<X>(
  { game, know }: Subject,
  { seats, matches, seed }: Played,
  look: (t: Table, seat: Seat) => X,
): Position<X>[] {
  const all: Position<X>[] = []
  for (let m = 0; m < matches; m++) {
    const t = game.setup({ seats, seed: `${seed}-${m}` })
    const found: { n: number; seat: number; seen: X }[] = []
    let n = 0
    for (; !game.over(t); n++) {
      const seat = firstOf(acting(t))
      const how = { bot: 'policy', seed: `${seed}-${m}:${n}`, know } as const
      game.play(t, seat, chooseMove(game, game.recall(t, seat), seat, how))
      if (!((acting(t) >> seat) & 1)) found.push({ n, seat, seen: look(t, seat) })
    }
    const finals = game.scores(t)
    for (const one of found) {
      const final = finals.find(score => score.seat === one.seat)!.total
      all.push({ when: one.n / n, final, seen: one.seen })
    }
  }
  return all
}

/** The mean of the final score minus the evaluation in each tenth of a match, and the farthest of them from 0. */
export function evaluations(id: string, seats: number, matches: number, seed: string): Line & { worst: number } {
  const subject = subjectOf(id)
  const { game } = subject
  const by = skilled(subject.know, game).know
  const sum = Array.from({ length: 10 }, () => 0)
  const count = sum.slice()
  for (const { when, final, seen } of positions(subject, { seats, matches, seed }, (t, seat) =>
    by.evaluate(game, t, seat),
  )) {
    const tenth = Math.floor(10 * when)
    sum[tenth]! += final - seen
    count[tenth]!++
  }
  const tenths = sum.map((total, k) => (count[k] ? round(total / count[k], 1) : 0))
  const worst = tenths.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a))
  return { game: id, seats, matches, worst, ...Object.fromEntries(tenths.map((x, k) => [`${10 * k + 10} %`, x])) }
}

/** Steps without positions lie between their neighbours, as if each two were that many positions alike. */
const ALIKE = 2

/** The curve that errs least in the mean of squares: known at 0, 1, 2 …, with a line between two of them. */
export function curveOf(positions: readonly (readonly [at: number, value: number])[]): number[] {
  const length = 2 + Math.floor(positions.reduce((most, [at]) => Math.max(most, at), 0))
  const zeros = (): number[] => Array.from({ length }, () => 0)
  const [middle, beside, right] = [zeros(), zeros(), zeros()]
  for (const [at, value] of positions) {
    const k = Math.floor(at)
    const part = at - k
    middle[k]! += (1 - part) ** 2
    middle[k + 1]! += part ** 2
    beside[k]! += part * (1 - part)
    right[k]! += (1 - part) * value
    right[k + 1]! += part * value
  }
  for (let k = 0; k + 1 < length; k++) {
    middle[k]! += ALIKE
    middle[k + 1]! += ALIKE
    beside[k]! -= ALIKE
  }
  // The equations have three diagonals: one way to remove the lower, one back.
  for (let k = 1; k < length; k++) {
    const part = beside[k - 1]! / middle[k - 1]!
    middle[k]! -= part * beside[k - 1]!
    right[k]! -= part * right[k - 1]!
  }
  for (let k = length - 1; k >= 0; k--) right[k] = (right[k]! - beside[k]! * (right[k + 1] ?? 0)) / middle[k]!
  return right.map(x => round(x, 1))
}

const ROOT = join(import.meta.dirname, '..')

/** Finds what a game's evaluation misses at each of its stages, and writes it into the game's `bot/points.json`. */
export function fitPoints(id: string, counts: readonly number[], matches: number, seed: string): void {
  const subject = subjectOf(id)
  const { game, know } = subject
  const tables = counts.map(seats => {
    const found = positions(subject, { seats, matches, seed }, (t, seat): [Stage | undefined, number] => [
      game.over(t) ? undefined : know.stage?.(t, seat, game.box),
      know.evaluate(game, t, seat),
    ])
    const missed = found.flatMap(({ final, seen: [stage, value] }) =>
      stage ? [[stage.at, final - value] as const] : [],
    )
    return { seats, missing: curveOf(missed) }
  })
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  write(id, { command: `lab evaluations ${id} --fit --matches ${matches} --seed ${seed}`, commit, tables })
}

function write(id: string, { tables, ...made }: Missing): void {
  const head = JSON.stringify(made).slice(0, -1)
  const lines = tables.map(table => `  ${JSON.stringify(table)}`).join(',\n')
  writeFileSync(join(ROOT, 'games', id, 'bot/points.json'), `${head}, "tables": [\n${lines}\n] }\n`)
}
