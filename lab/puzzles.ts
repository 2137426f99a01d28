/** `lab puzzles GAME`: decisions of bots' matches in which one answer is clearly better than all others, written into the game's folder. */
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decision, decisionsOf, type Estimate, type Judgement, Judging, type Standing } from '@loggia/bots/judge'
import { skilled } from '@loggia/bots/learned'
import { asked, type Cost, matchOf, movesOf, type Puzzle, type Puzzles, seeded, type Table } from '@loggia/core'
import { type Subject, subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

export interface PuzzlesPlan {
  game: string
  matches: number
  seed: string
  /** In turn. */
  seats: readonly number[]
  /** Who plays the matches. */
  bots: string
  /** All other answers are at least this far behind. */
  points: number
}

/** The answer is clear: all others are more than this behind, in points unless a plan says otherwise, and in errors. */
export const POINTS = 4
const ERRORS = 2.5
/** Judges that must agree, and how many pairs each of them plays; then a last one plays `LAST` pairs. */
const JUDGES = 3
const PAIRS = 200
const LAST = 4 * PAIRS
/** What the first look at a decision has. It goes on only where the answer may be clear. */
const GLANCE = { least: 20, most: 120 }
/** What is shown of an answer has this error at most, unless it is that many errors behind. */
const SHOWN = { least: 40, most: 400, error: 0.004, far: 6 }
/** Fewer answers are guessed. What somebody who is not sure of themselves finds more often than this is no puzzle. */
const ANSWERS = 3
const EASY = 0.75
/** Of a match, and in each of its turns one. */
const MOST = 3

/** A puzzle, and how often somebody who is not sure of themselves finds it: the easiest come first. */
export type Found = readonly [found: number, puzzle: Puzzle]

const isClear = ({ mean, error }: Estimate, points: number): boolean => mean >= points && mean > ERRORS * error

/**
 * The right answers: the best one, and those within one error of it. Undefined where the next one is not clearly behind: then nobody can say
 * whether it is right.
 */
export function rightOf(standings: readonly Standing[], points = POINTS): number[] | undefined {
  const right = standings.filter(({ behind }, k) => k === 0 || behind.mean <= behind.error)
  const others = standings.filter(one => !right.includes(one))
  return others.length && others.every(({ behind }) => isClear(behind, points))
    ? right.map(({ move }) => move)
    : undefined
}

/** More pairs will hardly make it clear: some answer is surely worse, but not by these points, or none is worse by as much. */
function hopeless([, ...others]: readonly Standing[], points: number): boolean {
  const short = others.filter(({ behind: { mean, error } }) => mean + 2 * error < points)
  return short.length === others.length || short.some(({ behind: { mean, error } }) => mean > 3 * error)
}

/** What is right among the answers that the policy finds likeliest, where that is clear. */
function glanced(judging: Judging, points: number): number[] | undefined {
  while (judging.pairs < GLANCE.most) {
    judging.step()
    if (judging.pairs < GLANCE.least) continue
    if (hopeless(judging.standings, points)) return undefined
    const right = judging.pairs >= 2 * GLANCE.least && rightOf(judging.standings, points)
    if (right) return right
  }
  return undefined
}

/** What is right by one judge of all answers. */
function rightBy({ game, know }: Subject, decision: Decision, moves: readonly number[], seed: string, points: number) {
  const judging = new Judging(game, know, decision, seed, moves)
  while (judging.pairs < PAIRS) {
    judging.step()
    if (judging.pairs >= GLANCE.least && hopeless(judging.standings, points)) return undefined
  }
  return rightOf(judging.standings, points)
}

/** The puzzle that a decision is; undefined where it is none. What was played must be right, too: a search has found it otherwise. */
function puzzleOf(subject: Subject, decision: Decision, position: Puzzle['at'], points: number): Found | undefined {
  const { seed } = position
  const { game, know } = subject
  const { view, seat, played } = decision
  const table = game.determinize(view, seat, seeded(seed))
  const moves = movesOf(game, table, seat)
  if (moves.length < ANSWERS) return undefined
  const share = (right: readonly number[]): number => likely(subject, table, seat, moves, right)
  if (share([played]) > EASY) return undefined
  const seen = glanced(new Judging(game, know, decision, `${seed} glance`), points)
  if (!seen?.includes(played) || share(seen) > EASY) return undefined
  const all = [played, ...moves.filter(move => move !== played)]
  let right: number[] | undefined
  for (let k = 0; k < JUDGES; k++) {
    const found = rightBy(subject, decision, all, `${seed} judge ${k}`, points)
    if (!found?.includes(played) || (right && !same(right, found))) return undefined
    right ??= found
  }
  const found = share(right!)
  if (found > EASY) return undefined
  const [best] = right!
  const costs = []
  for (const move of all) {
    if (move === best) continue
    const one = costOf(subject, decision, move, best!, `${seed} shown`)
    if (!right!.includes(move) && !isClear({ mean: one.cost.points, error: one.cost.error }, points)) return undefined
    costs.push(one)
  }
  const puzzle: Puzzle = {
    id: createHash('sha256').update(JSON.stringify(position)).digest('hex').slice(0, 8),
    at: position,
    seat,
    right: right!.map(move => game.format(move)),
    chance: round(costs.reduce((sum, { best }) => sum + best, 0) / costs.length),
    others: Object.fromEntries(costs.map(({ word, cost }) => [word, cost])),
  }
  return stays(subject, puzzle, `${seed} last`, LAST) ? [round(found), puzzle] : undefined
}
const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every(move => other.includes(move))

/** How often somebody gives one of these answers who knows the game and is not sure of themselves: a policy by the square root of its weights. */
function likely(
  { game, know }: Subject,
  table: Table,
  seat: number,
  moves: readonly number[],
  right: readonly number[],
) {
  const weights: number[] = []
  skilled(know, game).know.weigh(game, table, seat, moves, weights)
  const sum = (of: (move: number) => boolean): number =>
    moves.reduce((all, move, k) => all + (of(move) ? Math.sqrt(weights[k]!) : 0), 0)
  return sum(move => right.includes(move)) / sum(() => true)
}

const isFar = ({ points }: Judgement): boolean => points.mean > SHOWN.far * points.error
/** What an answer costs against the best one: the same pairs for both. */
function costOf({ game, know }: Subject, decision: Decision, played: number, best: number, seed: string) {
  const judging = new Judging(game, know, { ...decision, played }, seed, [played, best])
  do judging.step()
  while (!judging.done(SHOWN) && !(judging.pairs >= SHOWN.least && isFar(judging.judgement)))
  const [one, other] = [best, played].map(of => judging.judgement.candidates.find(({ move }) => move === of)!)
  const more = Object.keys({ ...one!.sources, ...other!.sources })
    .map(source => [source, round((one!.sources[source] ?? 0) - (other!.sources[source] ?? 0), 1)] as const)
    .filter(([, points]) => Math.abs(points) >= 0.5)
  const cost: Cost = {
    points: round(one!.points.mean - other!.points.mean, 1),
    error: round(judging.judgement.points.error, 1),
    chance: round(other!.chance.mean),
    sources: Object.fromEntries(more),
  }
  return { word: game.format(played), cost, best: one!.chance.mean }
}

/** The puzzles of one match: at most `MOST`, the hardest ones, each of a turn and of a question of its own. */
export function puzzlesIn(plan: PuzzlesPlan, m: number): Found[] {
  const subject = subjectOf(plan.game)
  const { game, know } = subject
  const seed = `${plan.seed} ${m}`
  const seats = plan.seats[m % plan.seats.length]!
  const bots = Array.from({ length: seats }, () => contender(plan.bots))
  const { record } = playMatch(subject, bots, { seats, seed }).match
  const found: { turn: number; step: string; one: Found }[] = []
  for (const decision of decisionsOf(game, know, record)) {
    const moves = record.rows.slice(0, decision.seq - 1).map(([, word]) => word)
    const one = puzzleOf(subject, decision, { seats, seed, moves: moves.join(' ') }, plan.points)
    if (one) found.push({ turn: decision.turn, step: asked(decision.view, decision.seat)!.do, one })
  }
  const chosen: typeof found = []
  for (const next of found.sort((a, b) => a.one[0] - b.one[0]))
    if (chosen.length < MOST && chosen.every(({ turn, step }) => turn !== next.turn && step !== next.step))
      chosen.push(next)
  return chosen.map(({ one }) => one)
}

const ROOT = join(import.meta.dirname, '..')
const fileOf = (game: string): string => join(ROOT, 'games', game, 'puzzles.json')
/** Of the code that judges. */
const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

/** Finds the puzzles of a game, from where an earlier process of the same plan stopped, and writes down all of them after each match. */
export function puzzles(plan: PuzzlesPlan, tell: (line: string) => void): Line {
  const { game, matches, seed, seats, bots, points } = plan
  const how = `--seats ${seats.join(',')} --bots ${bots}${points === POINTS ? '' : ` --points ${points}`} --seed ${seed}`
  const folder = join(ROOT, 'var/puzzles')
  mkdirSync(folder, { recursive: true })
  const kept = join(folder, `${`${game} ${how}`.replaceAll(/[^\w,]+/g, '-')}.json`)
  const found = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Found[][]) : []
  const all = () => found.flat().sort(([a], [b]) => b - a)
  for (let m = found.length; m < matches; m++) {
    found.push(puzzlesIn(plan, m))
    write(kept, JSON.stringify(found))
    const made = {
      command: `lab puzzles ${game} --matches ${m + 1} ${how}`,
      seed,
      commit: commit(),
      rules: subjectOf(game).game.rules,
    }
    const lines = all().map(([, puzzle]) => `    ${JSON.stringify(puzzle)}`)
    write(fileOf(game), `{\n  "made": ${JSON.stringify(made)},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`)
    tell(`${game}: ${m + 1} of ${matches} matches, ${lines.length} puzzles`)
  }
  return { game, matches: found.length, puzzles: all().length }
}
/** Killed in between, what was there is whole. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** Judges some of the shipped puzzles again. */
export function checked(id: string, most: number, seed: string): Line & { stayed: number; puzzles: number } {
  const subject = subjectOf(id)
  const { puzzles } = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Puzzles
  const some = puzzles.filter((_, k) => (k * most) % puzzles.length < most)
  const moved = some.filter(puzzle => !stays(subject, puzzle, seed))
  return {
    game: id,
    puzzles: some.length,
    stayed: some.length - moved.length,
    moved: moved.map(({ id }) => id).join(' '),
  }
}

/** Whether by one more judge, with twice the pairs, a right answer is the best, and no other comes within one error of it. */
export function stays(
  { game, know }: Subject,
  { id, at, seat, right, others }: Puzzle,
  seed: string,
  pairs = 2 * PAIRS,
): boolean {
  const { table, seq } = matchOf(game, at)
  const moves = [...new Set([...right, ...Object.keys(others)])].map(word => game.parse(word))
  const decision = { seq: seq + 1, seat, view: game.recall(table, seat), played: moves[0]!, turn: 0 }
  const judging = new Judging(game, know, decision, `${seed} ${id}`, moves)
  while (judging.pairs < pairs) judging.step()
  const isRight = ({ move }: Standing): boolean => right.includes(game.format(move))
  const [best, ...rest] = judging.standings
  return isRight(best!) && rest.every(one => isRight(one) || one.behind.mean > one.behind.error)
}
