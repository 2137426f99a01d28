/** Recorded games: replayed on our rules, and compared row by row with what the engine that wrote them found. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { check, type Difference, type StateRow } from '@loggia/terra-mystica/ledger'
import { clock } from './clock.ts'
import { type Line, round } from './print.ts'

/** What became of a file. `rows`: those of the record; `compared`: states of it that were at hand and compared, 0 when there is no file of them; `firstDifference`: the first state that is not ours; `unsupported`: what can't be replayed, and why. */
export interface Checked {
  file: string
  ok: boolean
  players: number
  finalVp: Record<string, number>
  rows: number
  compared: number
  firstDifference?: Difference
  unsupported?: string
}

/** Replays the ledger in a file, and compares it with `rows/NAME.json` beside it or beside its folder. Throws when a file can't be read. */
export function checkLedger(file: string): Checked {
  const { ok, players, finalVp, rows, compared, firstDifference, unsupported } = check(
    readFileSync(file, 'utf8'),
    statesOf(file),
  )
  return {
    file,
    ok,
    players,
    finalVp,
    rows,
    compared,
    ...(firstDifference && { firstDifference }),
    ...(unsupported !== undefined && { unsupported }),
  }
}

/** The state after every row of the record, where it is at hand. */
function statesOf(file: string): StateRow[] | undefined {
  const folder = dirname(file),
    states = join('rows', `${basename(file, extname(file))}.json`)
  const found = [join(folder, states), join(folder, '..', states)].find(path => existsSync(path))
  return found === undefined
    ? undefined
    : Object.values(JSON.parse(readFileSync(found, 'utf8')) as Record<string, StateRow>)
}

/** How many of these ledgers are replayed in a second, in turn and without comparison, on one thread, after a warm-up of half the time. */
export function replaySpeed(files: readonly string[], seconds: number): Line {
  const texts = files.map(file => readFileSync(file, 'utf8'))
  const run = (seconds: number) => {
    const begun = clock()
    let games = 0,
      rows = 0
    while (games === 0 || clock() - begun < seconds) rows += check(texts[games++ % texts.length]!).rows
    return { games, rows, took: clock() - begun }
  }
  run(seconds / 2)
  const { games, rows, took } = run(seconds)
  return { files: files.length, games, gamesPerSecond: round(games / took, 1), rowsPerSecond: Math.round(rows / took) }
}
