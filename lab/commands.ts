/** The commands of the research desk. */
import { parseArgs } from 'node:util'
import { LEVELS } from '@loggia/bots'
import type { Options } from '@loggia/core'
import { conform, summary } from '@loggia/core/testing'
import { adoptions } from './adopt.ts'
import { arena, type PlaceLine } from './arena.ts'
import { hypotheses } from './leads.ts'
import { DRILLS } from './attack/index.ts'
import { bench } from './bench.ts'
import { clocks } from './clocks.ts'
import { evaluations, fitPoints } from './evaluations.ts'
import { SUBJECTS, subjectOf } from './games.ts'
import { habits } from './habits.ts'
import { checkLedger, replaySpeed } from './ledger.ts'
import { lessons } from './lessons.ts'
import { agreement } from './judge-agreement.ts'
import { judgeFile } from './judge.ts'
import { listen, load } from './load.ts'
import { fitted, keepFitted, luck } from './luck.ts'
import { mutate } from './mutate/index.ts'
import { levelOf, levels } from './levels.ts'
import { lists } from './lists.ts'
import { openings } from './opening.ts'
import { OPTIONS } from './options.ts'
import { play } from './play.ts'
import { type Line, print, round } from './print.ts'
import { checked, POINTS, puzzles } from './puzzles.ts'
import { report } from './report.ts'
import { statements } from './statements.ts'
import { strength } from './strength.ts'
import { trained } from './train/command.ts'
import { upgrade } from './upgrade/index.ts'
import { make } from './upgrade/make.ts'
import { USAGE } from './usage.ts'
import { told, verifyFile } from './verify.ts'

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, k) => from + k)

/** False: what was looked for was not found as it must be. */
type Answer = boolean | void

/** Runs a command as it is typed; gives the exit code: 1 for an answer that is false, 2 for what was not understood. */
export async function lab(args: readonly string[]): Promise<number> {
  try {
    const { command, run } = understood(args)
    if (run) return (await run()) === false ? 1 : 0
    console.error(USAGE)
    return command ? 2 : 0
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
}

function understood(args: readonly string[]): {
  command: string | undefined
  run: (() => Answer | Promise<Answer>) | undefined
} {
  const {
    values,
    positionals: [command, ...subjects],
  } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const { json, seed, url } = values
  const [subject] = subjects

  /** A positive whole number (or one with decimals) from the command line. */
  function number(
    name: Exclude<keyof typeof OPTIONS, 'json' | 'verbose' | 'fit' | 'check'>,
    otherwise: number,
    least = Number.MIN_VALUE,
  ): number {
    const given = Number(values[name] ?? otherwise)
    if (!(given >= least) || (name !== 'seconds' && !Number.isInteger(given)))
      throw new Error(`--${name} ${values[name]}: a number ${least ? 'above 0' : 'from 0 on'}`)
    return given
  }

  /** `difficulty:hard,auctions:5`. */
  const options: Options = Object.fromEntries(
    (values.options ?? '')
      .split(',')
      .filter(Boolean)
      .map(o => o.split(':', 2) as [string, string]),
  )

  /** The game that is named, or all of them. */
  const games = subject ? [subject] : Object.keys(SUBJECTS)
  /** The numbers of seats that are asked for: by default all at which anybody can lose. */
  const countsOf = (game: string): number[] => {
    const { min, max } = subjectOf(game).game.seats
    return values.seats ? [number('seats', min)] : range(Math.max(2, min), max)
  }

  /** The numbers of seats that matches have in turn: those that are asked for, or the usual ones that the game has. */
  function mixOf(game: string | undefined, usual: readonly number[]): number[] {
    const { min, max } = subjectOf(game).game.seats
    return values.seats ? values.seats.split(',').map(Number) : usual.filter(n => n >= min && n <= max)
  }

  const COMMANDS: Readonly<Record<string, () => Answer | Promise<Answer>>> = {
    async verify() {
      if (!subjects.length) throw new Error('which match files?')
      const found = await Promise.all(subjects.map(verifyFile))
      for (const one of found) console.log(json ? JSON.stringify(one) : told(one))
      return found.every(one => one.ok)
    },

    games() {
      console.log(JSON.stringify(Object.keys(SUBJECTS)))
    },

    bench() {
      for (const { game } of subject ? [subjectOf(subject)] : Object.values(SUBJECTS)) {
        const { min, max } = game.seats
        const counts = values.seats ? [number('seats', min)] : range(min, max)
        print(
          counts.map(seats => bench(game, seats, number('seconds', 2), seed)),
          json,
        )
      }
    },

    play() {
      const seats = number('seats', subjectOf(values.game).game.seats.min)
      print(play(values.game, (values.bots ?? 'random').split(','), { seats, options, seed }, json), json)
    },

    conform() {
      const { game, conformance } = subjectOf(subject ?? values.game)
      const report = conform(game, {
        ...conformance,
        matches: number('matches', 2_000),
        seed,
        ...(values.seats && { seats: [number('seats', 2)] }),
      })
      if (json) print([{ ...report }], json)
      else console.log(summary(report))
      return !report.failure
    },

    lessons() {
      const found = games.map(game => lessons(game, number('matches', 100), seed))
      print(
        found.map(line => ({ ...line, pupil: round(line.pupil), others: round(line.others) })),
        json,
      )
      return found.every(({ won, matches }) => won * 2 >= matches)
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

    async upgrade() {
      if (values.make) {
        const { tables } = await make(values.make, { seed })
        print(
          tables.map(({ game, what, over }) => ({ game, what, over: String(over) })),
          json,
        )
        return true
      }
      const found = await upgrade({
        seed,
        ...(values.rows && { rows: number('rows', 1) }),
        ...(subject && { release: subject }),
      })
      print(
        found.map(({ faults, because, ...line }) => ({ ...line, opened: round(line.opened), faults: faults.length })),
        json,
      )
      for (const { release, because, faults } of found) {
        for (const [why, n] of Object.entries(because)) console.log(`${release}: ${n} kept: ${why}`)
        for (const fault of faults) console.log(`${release}: ${fault}`)
      }
      return found.every(({ faults }) => !faults.length)
    },

    async lists() {
      print(
        await lists({
          seed,
          matches: number('matches', 100),
          all: number('all', 10_000),
          seconds: number('seconds', 10),
        }),
        json,
      )
    },

    async clocks() {
      const found = await clocks({ seed, matches: number('matches', 10_000) })
      print([found], json)
      return found.held
    },

    open() {
      print(
        games.map(game => openings(game, number('matches', 20), seed)),
        json,
      )
    },

    async adopt() {
      subjectOf(subject)
      const matches = number('matches', 200)
      print(await adoptions({ game: subject!, matches, seed, ...(values.to && { to: values.to }) }), json)
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
      const found = agreement({
        game: subject,
        seed,
        decisions: number('decisions', 200),
        blunders: number('blunders', 40),
        ...(values.seats && { seats: number('seats', 2) }),
      })
      print([found], json)
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

    async mutate() {
      subjectOf(subject)
      const report = await mutate({
        root: `${import.meta.dirname}/..`,
        folder: `games/${subject}`,
        mutants: number('mutants', 300),
        seed,
        seconds: number('seconds', 3_600),
        workers: number('workers', 2),
        onFinding(found) {
          if (json) print([found], json)
          else if (found.result === 'survived') console.log(`${found.file}:${found.line}  ${found.what}`)
        },
      })
      print([{ ...report }], json)
      if (!json) for (const what of report.wrong) console.log(`wrongly listed as equal: ${what}`)
      return !report.wrong.length && report.share >= number('least', 100)
    },

    async attack() {
      const drill = DRILLS[subject ?? '']
      if (!drill) throw new Error(`which drill? ${Object.keys(DRILLS).join(', ')}`)
      const found = await drill({ seed, ...(values.rounds && { rounds: number('rounds', 1) }) })
      print([found], json)
      if (!json)
        for (const [what, x] of Object.entries(found))
          if (typeof x === 'object') console.log(`${what}: ${JSON.stringify(x)}`)
      return found.held
    },

    ledger() {
      if (!subjects.length) throw new Error('which files?')
      if (values.seconds) {
        print([replaySpeed(subjects, number('seconds', 2))], json)
        return
      }
      let agree = true
      for (const file of subjects) {
        const found = checkLedger(file)
        print([{ ...found }], true)
        agree &&= found.ok
      }
      return agree
    },

    statements() {
      const found = statements(subject ?? `${import.meta.dirname}/..`)
      const all = Object.values(found).reduce((sum, count) => sum + count)
      print(
        Object.entries({ ...found, all }).map(([what, statements]) => ({ what, statements })),
        json,
      )
    },

    async load() {
      const at = { url, game: values.game, seed, concurrency: number('concurrency', 16) }
      const found = values.listeners
        ? await listen({ ...at, listeners: number('listeners', 0), matches: number('matches', 20) })
        : await load({ ...at, matches: number('matches', 200), seconds: number('seconds', 20) })
      print([found], json)
    },
  }

  return { command, run: COMMANDS[command ?? ''] }
}
