/**
 * What a page of the built hall loads, in bytes of gzip: all scripts that are fetched at once for it, imports of imports included.
 * `node tools/sizes.ts` prints the figures, and fails when one is over its budget.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { facesOf, screensOf } from './screens.ts'

const web = join(import.meta.dirname, '..')
/** What the lobby may weigh, and the table of a game that says nothing of its own. */
const LOBBY = 75_000
const TABLE = 180_000
/** What a screen may weigh: the lobby, or the table of a game by its id, as `test/budget.json` in the game's folder has it. */
export function budgetOf(screen: string): number {
  if (screen === 'lobby') return LOBBY
  const own = join(web, '../games', screen, 'test/budget.json')
  return existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')) as { table: number }).table : TABLE
}

/** Bytes of the lobby, of the table of each game in the heavier of its frames, and of its faces, which come after the table. */
export interface Sizes {
  lobby: number
  tables: Record<string, number>
  faces: Record<string, number>
}

/** The scripts of the screens in Korean: the longer words, which need particles besides. Throws when the web has not been built. */
export function sizes(): Sizes {
  const { lobby, table, phone, desk, words, games } = screensOf()
  return {
    lobby: weigh([...lobby, ...words.ko]),
    tables: Object.fromEntries(
      Object.entries(games).map(([id, game]) => {
        const all = [...table, ...words.ko, ...game.table, ...game.words.ko]
        return [id, Math.max(weigh([...all, ...phone]), weigh([...all, ...desk]))]
      }),
    ),
    faces: Object.fromEntries(Object.entries(facesOf()).map(([id, files]) => [id, weigh(files)])),
  }
}

const weigh = (files: Iterable<string>): number =>
  [...new Set(files)]
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(web, 'build', file))).length, 0)

if (process.argv[1] && join(dirname(process.argv[1]), 'sizes.ts') === import.meta.filename) {
  const { lobby, tables } = sizes()
  for (const [screen, size] of Object.entries({ lobby, ...tables })) {
    const budget = budgetOf(screen)
    console.log(`${screen}: ${(size / 1000).toFixed(1)} kB of ${budget / 1000} kB`)
    if (size > budget) process.exitCode = 1
  }
}
