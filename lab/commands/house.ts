/** The commands that ask about rules, records, halls and the code itself. */
import { conform, summary } from '@loggia/core/testing'
import { adoptions } from '../adopt.ts'
import { type Asked, type Commands, range } from '../asked.ts'
import { DRILLS } from '../attack/index.ts'
import { bench } from '../bench.ts'
import { clocks } from '../clocks.ts'
import { SUBJECTS, subjectOf } from '../games.ts'
import { checkLedger, replaySpeed } from '../ledger.ts'
import { lists } from '../lists.ts'
import { listen, load } from '../load.ts'
import { mutate } from '../mutate/index.ts'
import { openings } from '../opening.ts'
import { print, round } from '../print.ts'
import { statements } from '../statements.ts'
import { upgrade } from '../upgrade/index.ts'
import { make } from '../upgrade/make.ts'
import { told, verifyFile } from '../verify.ts'

export function houseCommands({ subjects, subject, values, number, games }: Asked): Commands {
  const { json, seed, url } = values
  return {
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

    async mutate() {
      subjectOf(subject)
      const report = await mutate({
        root: `${import.meta.dirname}/../..`,
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
      const found = statements(subject ?? `${import.meta.dirname}/../..`)
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
}
