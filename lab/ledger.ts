/** Recorded games: replayed on our rules, and compared row by row with what the engine that wrote them found. For the game that has such records. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Game, MatchRecord, Obstacle, RecordCheck } from '@loggia/core'
import { manifests } from '@loggia/games'
import { clock } from './clock.ts'
import { type Line, round } from './print.ts'

/** What became of a file. */
export interface Checked extends RecordCheck {
  file: string
  /** What keeps the hall from importing it. */
  obstacle?: Obstacle
}

const [recorded] = (await manifests()).flatMap(manifest =>
  manifest.record ? [{ ...manifest, ...manifest.record }] : [],
)
if (!recorded) throw new Error('no game has records of its own')
const [grammar, check] = await Promise.all([recorded.grammar(), recorded.check()])

/** The match of a ledger, as far as it can be replayed. */
export async function recordIn(text: string): Promise<{ game: Game; record: MatchRecord }> {
  return { game: (await recorded!.rules()).game, record: grammar.read(text).record }
}

/** Replays the ledger in a file, and compares it with `rows/NAME.json` beside it or beside its folder. Throws when a file can't be read. */
export function checkLedger(file: string): Checked {
  const text = readFileSync(file, 'utf8')
  const { ok, players, finalVp, rows, compared, firstDifference, unsupported } = check(text, statesOf(file))
  const { obstacle } = grammar.read(text)
  return {
    file,
    ok: ok && !obstacle,
    players,
    finalVp,
    rows,
    compared,
    ...(firstDifference && { firstDifference }),
    ...(unsupported !== undefined && { unsupported }),
    ...(obstacle && { obstacle }),
  }
}

/** The state after every row of the record, where it is at hand. */
function statesOf(file: string): object[] | undefined {
  const folder = dirname(file)
  const states = join('rows', `${basename(file, extname(file))}.json`)
  const found = [join(folder, states), join(folder, '..', states)].find(path => existsSync(path))
  return found === undefined
    ? undefined
    : Object.values(JSON.parse(readFileSync(found, 'utf8')) as Record<string, object>)
}

/** How many of these ledgers are replayed in a second, in turn and without comparison, on one thread, after a warm-up of half the time. */
export function replaySpeed(files: readonly string[], seconds: number): Line {
  const texts = files.map(file => readFileSync(file, 'utf8'))
  const run = (seconds: number) => {
    const begun = clock()
    let games = 0
    let rows = 0
    while (games === 0 || clock() - begun < seconds) rows += check(texts[games++ % texts.length]!).rows
    return { games, rows, took: clock() - begun }
  }
  run(seconds / 2)
  const { games, rows, took } = run(seconds)
  return { files: files.length, games, gamesPerSecond: round(games / took, 1), rowsPerSecond: Math.round(rows / took) }
}
