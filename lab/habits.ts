/** `lab habits`: what players do in a match and what comes to them, in the mean of a seat: of bots, or of recorded matches. */
import { readFileSync } from 'node:fs'
import { codec, type Domain, type Game, Match, toldOf } from '@loggia/core'
import { type Subject, SUBJECTS } from './games.ts'
import { matchIn } from './judge.ts'
import { recordIn } from './ledger.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

export interface HabitsPlan {
  bots: readonly string[]
  /** By default four, or the most there are. */
  seats?: number
  matches: number
  seed: string
  /** This many first decisions are random. */
  opening: number
}

/** What there was of each word, in all: how often, and the sum of each number in it; and the seats that it is shared by. */
interface Habits {
  seats: number
  sums: Map<string, number>
}

/** A line for each verb, each note about a seat, and each source of points: the mean of a seat. A game has a column for each bot, files have one. */
export async function habits(of: readonly string[], plan: HabitsPlan): Promise<Line[]> {
  const [game = ''] = of
  return linesOf(SUBJECTS[game] ? ofBots(SUBJECTS[game], plan) : [['records', await ofFiles(of)]])
}

function ofBots(subject: Subject, plan: HabitsPlan): [string, Habits][] {
  const { bots, matches, seed, opening } = plan
  const { seats = Math.min(4, subject.game.seats.max) } = plan
  return bots.map(bot => {
    const habits: Habits = { seats: 0, sums: new Map() }
    const all = Array.from({ length: seats }, () => contender(bot))
    for (let m = 0; m < matches; m++)
      add(habits, subject.game, playMatch(subject, all, { seats, seed: `${seed}-${m}`, opening }).match, seats)
    return [bot, habits]
  })
}

/** Match files and ledgers. One whose match is not over is left out, and counted as unfinished. */
async function ofFiles(files: readonly string[]): Promise<Habits> {
  const habits: Habits = { seats: 0, sums: new Map() }
  if (!files.length) throw new Error('which game, or which match files?')
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const { game, record } = text.trimStart().startsWith('{') ? await matchIn(file) : await recordIn(text)
    const match = new Match(game, record)
    if (match.over) add(habits, game, match, record.seats)
    else count(habits, 'unfinished', 1)
  }
  return habits
}

const count = ({ sums }: Habits, what: string, n: number): void => void sums.set(what, (sums.get(what) ?? 0) + n)

function add(habits: Habits, game: Game, match: Match, seats: number): void {
  const notes = codec(game.notes)
  const verbs = codec(game.verbs)
  habits.seats += seats
  for (const { move, verb, ids } of toldOf(match)) {
    const { verbs: known, domains } = move ? verbs : notes
    const [first, ...others] = domains[known.indexOf(verb)] ?? []
    // A note that does not begin with a seat tells of the table.
    if (!verb || (!move && first?.name !== 'seat')) continue
    const what = move ? verb : `${verb} (heard)`
    count(habits, what, 1)
    const of: readonly (Domain | undefined)[] = [move ? first : undefined, ...others]
    for (const [k, domain] of of.entries())
      if (domain?.numeric && domain.name !== 'seat') count(habits, `${what}: ${domain.name}`, Number(ids[k]))
  }
  for (const { total, sources } of game.scores(match.table).filter(score => score.seat < seats)) {
    count(habits, 'points', total)
    for (const [source, n] of Object.entries(sources)) count(habits, `points: ${source}`, n)
  }
}

function linesOf(columns: readonly (readonly [string, Habits])[]): Line[] {
  const all = [...new Set(columns.flatMap(([, { sums }]) => [...sums.keys()]))].sort()
  return all.map(what => ({
    what,
    ...Object.fromEntries(columns.map(([name, { seats, sums }]) => [name, round((sums.get(what) ?? 0) / seats)])),
  }))
}
