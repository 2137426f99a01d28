/**
 * Which files of the built web each screen needs, written beside them as `_app/screens.json`. The server names them in the head of a page, and
 * the law of sizes weighs them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'
import { type Language, LANGUAGES } from '@loggia/core'

const web = join(import.meta.dirname, '..')
const MANIFEST = join(web, '.svelte-kit/output/client/.vite/manifest.json')

/** Files by their path from the root of the web, without a slash before it. */
type Files = readonly string[]
export interface Screens {
  /** What the lobby and any table are not drawn without; for a phone besides. */
  lobby: Files
  table: Files
  phone: Files
  /** What is said in each language, and what the table of a game is not drawn without. */
  words: Readonly<Record<Language, Files>>
  games: Readonly<Record<string, { table: Files; words: Readonly<Record<Language, Files>> }>>
}

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  isEntry?: boolean
}
type Manifest = Readonly<Record<string, Chunk>>

/** What Vite says of the build. Throws when the web has not been built. */
function manifestOf(): Manifest {
  if (!existsSync(MANIFEST)) throw new Error('build the web first: npm run build -w @loggia/web')
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest
}

/** Chunks with all they import. */
function closure(manifest: Manifest, from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const todo = [...from]
  for (let key: string | undefined; (key = todo.pop()) !== undefined; ) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    todo.push(...(chunk.imports ?? []))
  }
  return seen
}

/** The screens of the build. */
export function screensOf(manifest: Manifest = manifestOf()): Screens {
  const keys = Object.keys(manifest)
  const node = (key: string) => /nodes\/(\d+)\.js$/.exec(key)?.[1]
  // What every page runs: the entries, the client that they load, the layout and the error page.
  const start = keys.filter(
    key =>
      ['0', '1'].includes(node(key) ?? '') || (manifest[key]!.isEntry && !node(key)) || key.endsWith('client-entry.js'),
  )
  const page = (route: string) =>
    keys.filter(key => node(key) && readFileSync(join(web, key), 'utf8').includes(`routes/${route}`))
  const files = (found: Iterable<string>, without: ReadonlySet<string> = new Set()) => [
    ...new Set(
      [...found].filter(key => !without.has(key)).flatMap(key => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]),
    ),
  ]
  const game = (key: string) => /(?:^|\/)games\/([\w-]+)\//.exec(key)?.[1]
  const each = <X>(of: (language: Language) => X) =>
    Object.fromEntries(LANGUAGES.map(l => [l, of(l)])) as Record<Language, X>
  const said = (language: Language) => (key: string) =>
    key.endsWith(`lib/words/${language}.ts`) || (language === 'ko' && key.endsWith('core/particle.ts'))

  const lobby = closure(manifest, [...start, ...page('+page.svelte')])
  const table = closure(manifest, [...start, ...page('match/')])
  const games = [...new Set(keys.flatMap(key => (key.endsWith('/board/index.ts') && game(key)) || []))].sort()
  return {
    lobby: files(lobby),
    table: files(table),
    phone: files(
      closure(
        manifest,
        keys.filter(k => k.endsWith('lib/table/phone/Phone.svelte')),
      ),
      table,
    ),
    words: each(l => files(closure(manifest, keys.filter(said(l))), table)),
    games: Object.fromEntries(
      games.map(id => {
        const own = keys.filter(key => new RegExp(`games/${id}/(manifest|rules/index|board/index)\\.ts$`).test(key))
        const words = (l: Language) => keys.filter(key => key.endsWith(`games/${id}/words/${l}.ts`))
        return [
          id,
          { table: files(closure(manifest, own), table), words: each(l => files(closure(manifest, words(l)), table)) },
        ]
      }),
    ),
  }
}

/** Scripts with the faces of each game, without what its table has loaded before them. */
export function facesOf(manifest: Manifest = manifestOf()): Readonly<Record<string, Files>> {
  const { table, games } = screensOf(manifest)
  return Object.fromEntries(
    Object.entries(games).map(([id, game]) => {
      const own = closure(
        manifest,
        Object.keys(manifest).filter(key => key.endsWith(`games/${id}/faces/index.ts`)),
      )
      const had = new Set([...table, ...game.table])
      return [id, [...own].map(key => manifest[key]!.file).filter(file => !had.has(file))]
    }),
  )
}

/** The adapter, which writes the screens of what it has written. */
export const withScreens = (adapter: Adapter): Adapter => ({
  ...adapter,
  async adapt(builder) {
    await adapter.adapt(builder)
    writeFileSync(join(web, 'build/_app/screens.json'), JSON.stringify(screensOf()))
  },
})
