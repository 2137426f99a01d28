/**
 * Which files of the built web each screen needs, written beside them as `_app/screens.json`. The server names them in the head of a page. The worker
 * keeps them on the device. The law of sizes weighs them.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'
import { besideTheLast } from './before.ts'
import { CHUNKS, type Chunk } from './chunks.ts'
import { type Language, LANGUAGES } from '@loggia/core'

const web = join(import.meta.dirname, '..')

/** Files by their path from the root of the web, without a slash before it. */
type Files = readonly string[]
export interface Screens {
  /** Which build it is: of a worker and its list. */
  version: string
  /** What the lobby and any table are not drawn without; for a phone besides, and for a desk. */
  lobby: Files
  table: Files
  phone: Files
  desk: Files
  /** What is said in each language, and what the table of a game is not drawn without. */
  words: Readonly<Record<Language, Files>>
  games: Readonly<Record<string, { table: Files; words: Readonly<Record<Language, Files>>; all: Files }>>
  /** All of the hall but games: what must be here before a page needs no network. */
  shell: Files
  /** What thinks or reads aside, for whatever game. */
  workers: Files
}

/** The scripts of the build, by file. */
type Build = Readonly<Record<string, Chunk>>

/** What the build has written. Throws when the web has not been built. */
function built(): Build {
  if (!existsSync(CHUNKS)) throw new Error('build the web first: npm run build -w @loggia/web')
  return JSON.parse(readFileSync(CHUNKS, 'utf8')) as Build
}

/** Scripts with all they import; of what they load later, only what `later` wants. */
function closure(build: Build, from: readonly string[], later: (file: string) => boolean = () => false) {
  const seen = new Set<string>()
  const todo = [...from]
  for (let file: string | undefined; (file = todo.pop()) !== undefined; ) {
    const chunk = build[file]
    if (!chunk || seen.has(file)) continue
    seen.add(file)
    todo.push(...chunk.imports, ...chunk.later.filter(later))
  }
  return seen
}
/** Scripts with a module whose path is like this. */
const holding = (build: Build, path: RegExp): string[] =>
  Object.keys(build).filter(file => build[file]!.modules.some(module => path.test(module)))
/** What is a game's own, by its id; what the hall says of it is the hall's. */
const gameOf = (module: string): string | undefined => /\/games\/([\w-]+)\/(?!about\.ts$)/.exec(module)?.[1]

/** What the build has besides the chunks of pages. `fonts`: the cuts of our faces. `pictures`: those that scripts name. */
interface Others {
  version: string
  fonts: Files
  pictures: Files
  workers: Files
  plain: Files
}

/** The screens of the build. */
export function screensOf(
  build: Build = built(),
  others: Others = { version: '', fonts: [], pictures: [], workers: [], plain: [] },
): Screens {
  /** SvelteKit's own module of each page, which names its route. */
  const nodes = holding(build, NODE).map(file => ({
    file,
    text: build[file]!.modules.filter(m => NODE.test(m))
      .map(m => readFileSync(m, 'utf8'))
      .join(''),
  }))
  const page = (route: string) => nodes.filter(({ text }) => text.includes(`routes/${route}`)).map(({ file }) => file)
  // What every page runs: the entries, the client that they load, the layout and the error page.
  const start = [
    ...Object.keys(build).filter(file => build[file]!.isEntry && !nodes.some(node => node.file === file)),
    ...holding(build, /\/client-entry\.js$/),
    ...page('+layout'),
    ...page('+error'),
  ]
  const files = (found: Iterable<string>, without: ReadonlySet<string> = new Set()) => [
    ...new Set([...found].filter(file => !without.has(file)).flatMap(file => [file, ...build[file]!.css])),
  ]
  const font = (piece: string) => others.fonts.filter(file => file.includes(`-${piece}.`))
  const each = <X>(of: (language: Language) => X) =>
    Object.fromEntries(LANGUAGES.map(l => [l, of(l)])) as Record<Language, X>
  const said = (l: Language) =>
    holding(build, l === 'ko' ? /\/lib\/words\/ko\.ts$|\/core\/particle\.ts$/ : new RegExp(`/lib/words/${l}\\.ts$`))
  const ofGame = (file: string) => build[file]!.modules.some(gameOf)

  const lobby = closure(build, [...start, ...page('+page.svelte')])
  const table = closure(build, [...start, ...page('match/')])
  const shell = closure(build, [...start, ...nodes.map(node => node.file)], file => !ofGame(file))
  const games = [...new Set(Object.values(build).flatMap(chunk => chunk.modules.flatMap(m => gameOf(m) ?? [])))].sort()
  return {
    version: others.version,
    lobby: files(lobby),
    table: files(table),
    phone: files(closure(build, holding(build, /\/lib\/table\/phone\/Phone\.svelte$/)), table),
    desk: files(closure(build, holding(build, /\/lib\/table\/(Desk|desk\/Spread)\.svelte$/)), table),
    words: each(l => files(closure(build, said(l)), table)),
    games: Object.fromEntries(
      games.map(id => {
        const own = holding(build, new RegExp(`/games/${id}/(manifest|rules/index|board/index)\\.ts$`))
        const words = (l: Language) => holding(build, new RegExp(`/games/${id}/words/${l}\\.ts$`))
        const any = Object.keys(build).filter(file => build[file]!.modules.some(module => gameOf(module) === id))
        return [
          id,
          {
            table: files(closure(build, own), table),
            words: each(l => files(closure(build, words(l)), table)),
            all: [...files(closure(build, any), shell), ...font(id)],
          },
        ]
      }),
    ),
    shell: [
      ...others.plain,
      ...others.pictures,
      ...files(shell),
      ...['figures', 'letters', 'first', 'lobby', 'hall', 'games', 'more'].flatMap(font),
    ],
    workers: others.workers,
  }
}
const NODE = /\/client-optimized\/nodes\/\d+\.js$/

/** Scripts with the faces of each game, without what its table has loaded before them. */
export function facesOf(build: Build = built()): Readonly<Record<string, Files>> {
  const { table, games } = screensOf(build)
  return Object.fromEntries(
    Object.entries(games).map(([id, game]) => {
      const own = closure(build, holding(build, new RegExp(`/games/${id}/faces/index\\.ts$`)))
      const had = new Set([...table, ...game.table])
      return [id, [...own].filter(file => !had.has(file))]
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
      pictures: own.filter(file => file.endsWith('.svg')),
      workers: own.filter(file => /\/workers\/.*\.js$/.test(file)),
      plain: globSync('*.{svg,ico,js,webmanifest}', { cwd: build }).filter(file => !file.endsWith('-worker.js')),
    }
    writeFileSync(join(build, '_app/screens.json'), JSON.stringify(screensOf(built(), others)))
  },
})
