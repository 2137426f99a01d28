/** The commands that play bots and ask how strong they are, what they do, and what they are worth to people. */
import { LEVELS } from '@loggia/bots'
import { arena, type PlaceLine } from '../arena.ts'
import type { Asked, Commands } from '../asked.ts'
import { evaluations, fitPoints } from '../evaluations.ts'
import { firstMatch } from '../first-match.ts'
import { SUBJECTS, subjectOf } from '../games.ts'
import { habits } from '../habits.ts'
import { chances, fitDrift } from '../chances.ts'
import { agreement } from '../judge-agreement.ts'
import { judgeFile } from '../judge.ts'
import { teacher } from '../teacher.ts'
import { hypotheses } from '../leads.ts'
import { lessons } from '../lessons.ts'
import { levelOf, levels } from '../levels.ts'
import { fitted, keepFitted, luck } from '../luck.ts'
import { play } from '../play.ts'
import { type Line, print, round } from '../print.ts'
import { checked, POINTS, puzzles } from '../puzzles.ts'
import { report } from '../report.ts'
import { strength } from '../strength.ts'
import { trained } from '../train/command.ts'

export function botCommands({ subjects, subject, values, number, options, games, countsOf, mixOf }: Asked): Commands {
  const { json, seed } = values
  return {
    play() {
      const seats = number('seats', subjectOf(values.game).game.seats.min)
      print(play(values.game, (values.bots ?? 'random').split(','), { seats, options, seed }, json), json)
    },

    async arena() {
      const seats = number('seats', subjectOf(values.game).game.seats.min)
      const matches = number('matches', 200)
      const lines = await arena({
        game: values.game,
        bots: (values.bots ?? 'search:club,greedy').split(','),
        seats,
        options,
        matches,
        seed,
        ...(values.workers && { workers: number('workers', 1, 0) }),
        ...(values.opening && { opening: number('opening', 1) }),
        ...(values.ms && { ms: number('ms', 1) }),
        ...(values.sprt && { sprt: hypotheses(values.sprt) }),
        ...(values.verbose && {
          onMatch: (over, { scores }) => console.error(`${over} of ${matches}: ${scores.join(', ')}`),
        }),
      })
      print(lines, json)
      if (!json) {
        const table = (rows: readonly Line[]) => {
          console.log()
          print(rows, json)
        }
        table(lines.map(({ bot, sources }) => ({ bot: bot!, ...(sources as Record<string, number>) })))
        table(lines.flatMap(({ bot, places }) => (places as PlaceLine[]).map(p => ({ bot: bot!, ...p }))))
      }
    },

    async strength() {
      const found: Line[] = []
      for (const game of games)
        found.push(
          ...(await strength({
            game,
            seed,
            matches: number('matches', 100),
            searched: number('searched', 60),
            budget: number('budget', 150),
            ...(values.workers && { workers: number('workers', 1, 0) }),
          })),
        )
      print(found, json)
      return found.every(l => l.held)
    },

    levels() {
      const [from, to] = [levelOf(values.from ?? LEVELS[0]), levelOf(values.to ?? 'grandmaster')]
      const most = { matches: number('matches', 400), searched: number('searched', 40) }
      const found = games.flatMap(game => levels({ game, seed, from, to, ...most }, line => console.error(line)))
      print(found, json)
      return found.every(({ verdict }) => verdict === 'within' || verdict === 'undecided')
    },

    'first-match'() {
      const found = games.map(game => firstMatch(game, number('matches', 200), seed))
      print(found, json)
      return found.every(({ held }) => held)
    },

    lessons() {
      const found = games.map(game => lessons(game, number('matches', 100), seed))
      print(
        found.map(line => ({ ...line, pupil: round(line.pupil), others: round(line.others) })),
        json,
      )
      return found.every(({ won, matches }) => won * 2 >= matches)
    },

    evaluations() {
      if (values.fit) {
        for (const game of games) fitPoints(game, countsOf(game), number('matches', 400), seed)
        return
      }
      const found = games.flatMap(game =>
        countsOf(game).map(seats => evaluations(game, seats, number('matches', 200), seed)),
      )
      print(found, json)
      return found.every(({ worst }) => Math.abs(worst) <= 5)
    },

    async judge() {
      if (!subject) throw new Error('which match file, or which game?')
      if (!SUBJECTS[subject]) {
        const seat = values.seat === undefined ? {} : { seat: number('seat', 0, 0) }
        const pairs = values.pairs === undefined ? {} : { pairs: number('pairs', 20) }
        print(await judgeFile(subject, { seed, ...seat, ...pairs }), json)
        return
      }
      const plan = { game: subject, seed, seats: number('seats', Math.max(2, subjectOf(subject).game.seats.min)) }
      const { bots = 'novice' } = values
      if (values.chances) {
        const found = { ...plan, bots, matches: number('chances', 2_000), pairs: number('pairs', 100) }
        print([values.fit ? fitDrift(found) : chances(found)], json)
      } else if (values.teacher) print([teacher({ ...plan, spoken: number('teacher', 100) })], json)
      else print([agreement({ ...plan, decisions: number('decisions', 200), blunders: number('blunders', 40) })], json)
    },

    report() {
      const { id } = subjectOf(subject).game
      const most = { matches: number('matches', 1_000), opening: number('opening', 0, 0) }
      for (const seats of countsOf(id))
        print(report({ game: id, seats, seed, bots: values.bots ?? 'novice', ...most }), json)
    },

    async habits() {
      const bots = (values.bots ?? 'novice').split(',')
      const plan = { bots, seed, matches: number('matches', 100), opening: number('opening', 0, 0) }
      print(await habits(subjects, { ...plan, ...(values.seats && { seats: number('seats', 4) }) }), json)
    },

    luck() {
      if (values.fit) for (const game of games) keepFitted(game, fitted(game, number('matches', 24), seed))
      else {
        const found = games.flatMap(game =>
          countsOf(game).map(seats => luck(game, seats, number('matches', 100), seed)),
        )
        print(found, json)
        return found.every(({ held }) => held)
      }
    },

    puzzles() {
      if (values.check) {
        const found = games.map(game => checked(game, number('decisions', 10), seed))
        print(found, json)
        return found.every(({ stayed, puzzles }) => stayed === puzzles)
      }
      const matches = number('matches', 20)
      const plan = { matches, seed, bots: values.bots ?? 'master', points: number('points', POINTS) }
      const found = games.map(game =>
        puzzles({ ...plan, game, seats: mixOf(game, [2, 3]) }, line => console.error(line)),
      )
      print(found, json)
    },

    train() {
      const seats = mixOf(subject, [2, 3, 4])
      const matches = number('matches', 12_000)
      const found = trained({ game: subject!, matches, seed, seats }, mean => console.error(mean))
      print([found], json)
    },
  }
}
