/** `lab report GAME`: what is counted of matches between bots of one level, for the page *How matches go* and for the cards of peoples. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, count, figuresOf, noCounts, type Report, type Sums, tallied, total } from '@loggia/core'
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

export interface ReportPlan {
  game: string
  seats: number
  /** The bot at all seats. */
  bots: string
  matches: number
  seed: string
  /** This many first decisions are random: at Terra Mystica one for each seat deals the peoples. */
  opening: number
}

/** Counts matches, writes what was found into the game's file, and gives its lines. */
export function report(plan: ReportPlan): Line[] {
  const found = counted(plan)
  keep(plan, found)
  return linesOf(found)
}

/** What is counted of these matches. Throws for a game of which nothing is. */
export function counted({ game: id, seats, bots, matches, seed, opening }: ReportPlan): Counts {
  const subject = subjectOf(id)
  const { tally } = subject
  if (!tally) throw new Error(`${id}: nothing is counted`)
  const counts = noCounts(seats)
  const all = Array.from({ length: seats }, () => contender(bots))
  for (let m = 0; m < matches; m++) {
    const { match, scores, ranks } = playMatch(subject, all, { seats, seed: `${seed}-${m}`, opening })
    count(counts, tallied(match, seats, tally), scores, ranks)
  }
  return counts
}

/** A line for each place in turn order, and for each thing of each kind, the best first. */
export function linesOf({ seats, all, kinds }: Counts): Line[] {
  const line = (kind: string, thing: string, sums: readonly Sums[]): Line[] => {
    const found = figuresOf(total(sums))
    if (!found) return []
    const { n, points, wins } = found
    const figures = { points: round(points.mean, 1), error: round((points.high - points.low) / 2, 1) }
    const shares = { wins: round(wins.mean, 3), low: round(wins.low, 3), high: round(wins.high, 3) }
    return [{ seats, kind, thing, n, ...figures, ...shares }]
  }
  return [
    ...all.flatMap((sums, turn) => line('turn', `${turn + 1}`, [sums])),
    ...Object.entries(kinds).flatMap(([kind, things]) =>
      Object.entries(things)
        .flatMap(([thing, sums]) => line(kind, thing, sums))
        .sort((a, b) => Number(b.points) - Number(a.points)),
    ),
  ]
}

const ROOT = join(import.meta.dirname, '..')
const fileOf = (game: string): string => join(ROOT, 'games', game, 'bot/report.json')

/** Writes what was counted into the game's file, in place of what stood there for as many seats. */
function keep({ game, bots, ...plan }: ReportPlan, { seats, matches, all, kinds }: Counts): void {
  const file = fileOf(game)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report).tables : []
  const opening = plan.opening ? ` --opening ${plan.opening}` : ''
  const command = `lab report ${game} --bots ${bots} --seats ${seats} --matches ${matches} --seed ${plan.seed}${opening}`
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const short = (list: readonly Sums[]) => list.map(sums => sums.map(x => round(x, 3)))
  const listed = Object.entries(kinds).map(([kind, things]) => [
    kind,
    Object.fromEntries(Object.entries(things).map(([thing, sums]) => [thing, short(sums)])),
  ])
  const table = { bots, command, commit, seats, matches, all: short(all), kinds: Object.fromEntries(listed) }
  const tables = [...before.filter(other => other.seats !== seats), table].sort((a, b) => a.seats - b.seats)
  writeFileSync(file, `{ "tables": [\n${tables.map(one => `  ${JSON.stringify(one)}`).join(',\n')}\n] }\n`)
}
