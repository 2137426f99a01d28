/**
 * Which files of the built web each screen needs, written beside them as `_app/screens.json`. The server names them in the head of a page. The worker
 * keeps them on the device. The law of sizes weighs them.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'
import { besideTheLast } from './before.ts'
import { type Language, LANGUAGES } from '@loggia/core'

const web = join(import.meta.dirname, '..')
const MANIFEST = join(web, '.svelte-kit/output/client/.vite/manifest.json')

/** Files by their path from the root of the web, without a slash before it. */
type Files = readonly string[]
export interface Screens {
  /** Which build it is: of a worker and its list. */
  version: string
  /** What the lobby and any table are not drawn without; for a phone besides. */
  lobby: Files
  table: Files
  phone: Files
  /** What is said in each language, and what the table of a game is not drawn without. */
  words: Readonly<Record<Language, Files>>
  games: Readonly<Record<string, { table: Files; words: Readonly<Record<Language, Files>>; all: Files }>>
  /** All of the hall but games: what must be here before a page needs no network. */
  shell: Files
  /** What thinks or reads aside, for whatever game. */
  workers: Files
}

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
type Manifest = Readonly<Record<string, Chunk>>

/** What Vite says of the build. Throws when the web has not been built. */
function manifestOf(): Manifest {
  if (!existsSync(MANIFEST)) throw new Error('build the web first: npm run build -w @loggia/web')
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest
}

/** Chunks with all they import; of what they load later, only what `later` wants. */
function closure(manifest: Manifest, from: readonly string[], later: (key: string) => boolean = () => false) {
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

/** What the build has besides the chunks of pages. `fonts`: the cuts of our faces. */
interface Others {
  version: string
  fonts: Files
  workers: Files
  plain: Files
}

/** The screens of the build. */
export function screensOf(
  manifest: Manifest = manifestOf(),
  others: Others = { version: '', fonts: [], workers: [], plain: [] },
): Screens {
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
  const font = (piece: string) => others.fonts.filter(file => file.includes(`-${piece}.`))
  const each = <X>(of: (language: Language) => X) =>
    Object.fromEntries(LANGUAGES.map(l => [l, of(l)])) as Record<Language, X>
  const said = (language: Language) => (key: string) =>
    key.endsWith(`lib/words/${language}.ts`) || (language === 'ko' && key.endsWith('core/particle.ts'))

  const lobby = closure(manifest, [...start, ...page('+page.svelte')])
  const table = closure(manifest, [...start, ...page('match/')])
  const shell = closure(manifest, keys.filter(k => manifest[k]!.isEntry || node(k)).concat(start), k => !game(k))
  const games = [...new Set(keys.flatMap(key => (key.endsWith('/board/index.ts') && game(key)) || []))].sort()
  return {
    version: others.version,
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
          {
            table: files(closure(manifest, own), table),
            words: each(l => files(closure(manifest, words(l)), table)),
            all: [
              ...files(
                closure(
                  manifest,
                  keys.filter(key => game(key) === id),
                  key => game(key) === id,
                ),
                shell,
              ),
              ...font(id),
            ],
          },
        ]
      }),
    ),
    shell: [...others.plain, ...files(shell), ...['letters', 'hall', 'games', 'more'].flatMap(font)],
    workers: others.workers,
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
export const withScreens = (adapter: Adapter, version: string): Adapter => ({
  ...adapter,
  async adapt(builder) {
    const build = join(web, 'build')
    const own = await besideTheLast(build, () => Promise.resolve(adapter.adapt(builder)))
    const others = {
      version,
      fonts: own.filter(file => /assets\/[^/]*-[^/]*\.woff2$/.test(file)),
      workers: own.filter(file => /\/workers\/.*\.js$/.test(file)),
      plain: globSync('*.{svg,ico,js,webmanifest}', { cwd: build }).filter(file => !file.endsWith('-worker.js')),
    }
    writeFileSync(join(build, '_app/screens.json'), JSON.stringify(screensOf(manifestOf(), others)))
  },
})
