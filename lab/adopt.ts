/** What becomes of matches when a game's rules change: played under one version, opened under another. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  acting,
  adopt,
  type Adopts,
  type Game,
  listOf,
  type Manifest,
  MARK_EVERY,
  type Mark,
  markOf,
  Match,
  type MatchRecord,
  movesOf,
  NOT_NOW,
  OK,
  pick,
  seeded,
} from '@loggia/core'
import { subjectOf } from './games.ts'
import type { Line } from './print.ts'

export interface AdoptPlan {
  game: string
  matches: number
  seed: string
  /** A checkout of this repository with the changed rules; without one, changes are tried that show each thing that can happen. */
  to?: string
}

/** A match as a hall stores it: its rows, and what players saw at each mark and at the end. */
interface Stored {
  record: MatchRecord
  marks: { seq: number; mark: Mark }[]
}

/** Matches by these rules at random, some over and some under way, with takebacks. */
function play(game: Game, matches: number, seed: string): Stored[] {
  const { min, max } = game.seats
  return Array.from({ length: matches }, (_, k) => {
    const rng = seeded(`${seed} adopt ${k}`)
    const seats = min + (k % (max - min + 1))
    const match = new Match(game, { rules: game.rules, seats, options: {}, seed: `${seed} ${k}`, rows: [] })
    const rows = pick(rng, 4) === 0 ? Number.POSITIVE_INFINITY : 20 + pick(rng, 180)
    const marks: Stored['marks'] = []
    const mark = () => marks.push({ seq: match.seq, mark: markOf(game, match.table) })
    while (!match.over && match.seq < rows) {
      const asked = listOf(acting(match.table))
      const seat = asked[pick(rng, asked.length)]!
      const moves = movesOf(game, match.table, seat)
      if (pick(rng, 12) || match.takeback(seat) !== OK) match.play(seat, moves[pick(rng, moves.length)]!)
      if (match.seq % MARK_EVERY === 0) mark()
    }
    if (match.seq % MARK_EVERY) mark()
    return { record: match.record, marks }
  })
}

const versionOf = ({ rules }: Game): number => Number(rules.split('@')[1])
/** A game as its next version, which adopts matches of this one. */
const next = (game: Game, change: Partial<Game> = {}, how: Partial<Adopts> = {}): Game => ({
  ...game,
  rules: `${game.id}@${versionOf(game) + 1}`,
  adopts: [{ from: versionOf(game), ...how }],
  ...change,
})

/** Changes that show each thing that can happen, by name. `verb`: one that matches have played. */
const CHANGES: Readonly<Record<string, (game: Game, verb: string) => Game>> = {
  'a new number': game => next(game),
  'a word said otherwise': (game, verb) =>
    next(
      game,
      {
        format: move => renamed(game.format(move), verb, `now-${verb}`),
        parse: word => game.parse(renamed(word, `now-${verb}`, verb)),
      },
      { word: word => renamed(word, verb, `now-${verb}`) },
    ),
  'a move forbidden': (game, verb) =>
    next(game, {
      why: (t, seat, move) =>
        renamed(game.format(move), verb, '') !== game.format(move) ? NOT_NOW : game.why(t, seat, move),
    }),
  'a choice less': game =>
    next(game, {
      moves(t, seat, out) {
        const before = out.length
        game.moves(t, seat, out)
        if (out.length > before + 1) out.pop()
      },
    }),
  'a point more': game => next(game, { scores: t => game.scores(t).map(s => ({ ...s, total: s.total + 1 })) }),
}
const renamed = (word: string, from: string, to: string): string =>
  word === from || word.startsWith(`${from}:`) ? to + word.slice(from.length) : word

/** The game of another checkout; of the same version, as if it had been raised. */
async function gameOf(folder: string, id: string, today: Game): Promise<Game> {
  const file = pathToFileURL(resolve(folder, 'games', id, 'manifest.ts')).href
  const { manifest } = (await import(file)) as { manifest: Manifest }
  const { game } = await manifest.rules()
  return game.rules === today.rules ? next(game) : game
}

/** One line for each change: how many matches go on by it, and why the others do not, with how many rows they had agreed on. */
export async function adoptions({ game: id, matches, seed, to }: AdoptPlan): Promise<Line[]> {
  const { game } = subjectOf(id)
  const stored = play(game, matches, seed)
  const verb = stored[0]!.record.rows.at(-1)![1].split(':')[0]!
  const tried: Record<string, Game> = to
    ? { [to]: await gameOf(to, id, game) }
    : Object.fromEntries(Object.entries(CHANGES).map(([name, change]) => [name, change(game, verb)]))
  return Object.entries(tried).map(([change, newer]) => {
    const because: Record<string, number> = {}
    let adopted = 0
    let rows = 0
    for (const { record, marks } of stored) {
      const found = adopt(newer, record, marks)
      if (found instanceof Match) {
        adopted++
        continue
      }
      rows += found.seq
      // One is told of each: paths of views are many.
      const [first] = found.because.split(', ')
      because[first!] = (because[first!] ?? 0) + 1
    }
    const kept = matches - adopted
    return {
      change,
      from: game.rules,
      to: newer.rules,
      matches,
      adopted,
      kept,
      agreed: kept ? Math.round(rows / kept) : 0,
      why: list(because),
      because,
    }
  })
}
const list = (because: Readonly<Record<string, number>>): string =>
  Object.entries(because)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([what, n]) => `${what} (${n})`)
    .join(', ')
