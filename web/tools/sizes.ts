/**
 * What a page of the built hall loads, in bytes of gzip: all scripts that are fetched at once for it, imports of imports included.
 * `node tools/sizes.ts` prints the figures, and fails when one is over its budget.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const web = join(import.meta.dirname, '..')
/** What the lobby may weigh, and the table of a game that says nothing of its own. */
const LOBBY = 85_000
const TABLE = 165_000
/** What a screen may weigh: the lobby, or the table of a game by its id, as `test/budget.json` in the game's folder has it. */
export function budgetOf(screen: string): number {
  if (screen === 'lobby') return LOBBY
  const own = join(web, '../games', screen, 'test/budget.json')
  return existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')) as { table: number }).table : TABLE
}

/** Bytes of the lobby, and of the table of each game. */
export interface Sizes {
  lobby: number
  tables: Record<string, number>
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  src?: string
  isEntry?: boolean
}

/** The scripts of the screens. Throws when the web has not been built. */
export function sizes(): Sizes {
  const path = join(web, '.svelte-kit/output/client/.vite/manifest.json')
  if (!existsSync(path)) throw new Error('build the web first: npm run build -w @loggia/web')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const keys = Object.keys(manifest)
  const node = (key: string) => /nodes\/(\d+)\.js$/.exec(key)?.[1]
  // What every page runs: the entries, the client that they load, the layout and the error page.
  const start = keys.filter(
    key =>
      ['0', '1'].includes(node(key) ?? '') || (manifest[key]!.isEntry && !node(key)) || key.endsWith('client-entry.js'),
  )
  const page = (route: string) =>
    keys.filter(key => node(key) && readFileSync(join(web, key), 'utf8').includes(`routes/${route}`))
  // In Korean, the longer words, which need particles besides.
  const spoken = (key: string) => /lib\/words\/ko\.ts$|core\/particle\.ts$/.test(key)
  const lobby = closure(manifest, [...start, ...page('+page.svelte')], spoken)
  // What a table is not drawn without. Whatever the game's own parts load later they load when somebody wants it.
  const table = (game: string) =>
    closure(
      manifest,
      [...start, ...page('match/')],
      key => new RegExp(`games/${game}/(manifest|rules/index|words/ko|board/index)\\.ts$`).test(key) || spoken(key),
    )
  const games = new Set(keys.flatMap(key => /games\/([\w-]+)\/board\/index\.ts$/.exec(key)?.[1] ?? []))
  return {
    lobby: weigh(manifest, lobby),
    tables: Object.fromEntries([...games].map(game => [game, weigh(manifest, table(game))])),
  }
}

/** Chunks with all they import; of what they load later, only what `later` wants. */
function closure(
  manifest: Readonly<Record<string, Chunk>>,
  from: readonly string[],
  later: (key: string) => boolean = () => false,
): Set<string> {
  const seen = new Set<string>()
  const todo = [...from]
  for (let key: string | undefined; (key = todo.pop()) !== undefined; ) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    todo.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(later))
  }
  return seen
}

const weigh = (manifest: Readonly<Record<string, Chunk>>, keys: Iterable<string>): number =>
  [...new Set([...keys].map(key => manifest[key]!.file))]
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
