/**
 * Which modules of the page are one file. Over a slow network a file costs as much as a thousand letters, and a table whose modules are cut by what pages
 * share comes in a hundred of them. So the modules that the same parts of the page want are put together: no file then imports one that imports it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@loggia/games'
import type { Plugin, Rolldown } from 'vite'

/** Where the build writes what is in its files. */
export const CHUNKS = join(import.meta.dirname, '../.svelte-kit/chunks.json')
/** A script of the build: what it imports, at once and later, the styles that come with it, and the modules in it. */
export interface Chunk {
  imports: readonly string[]
  later: readonly string[]
  css: readonly string[]
  modules: readonly string[]
  isEntry: boolean
}

/** What the bundler says of a module. */
type Ask = (id: string) => { importedIds: readonly string[]; code: string | null } | null

/** Parts of the page, by the modules with which they begin. What a part imports comes with it. */
const PARTS: readonly { name: string; begins: RegExp }[] = [
  // The page must say which build it is before any other module runs. These few receive it, so they stand alone.
  { name: 'first', begins: /\/kit\/src\/runtime\/client\/payload\.js$|vite\/preload-helper/ },
  { name: 'hall', begins: /\/src\/routes\/\+(layout|error)\.(svelte|ts)$|\/client-entry\.js$|\/hooks\.client\.ts$/ },
  { name: 'lobby', begins: /\/src\/routes\/\+page\.svelte$/ },
  { name: 'table', begins: /\/src\/routes\/match\/.*\+page\.svelte$/ },
  { name: 'desk', begins: /\/lib\/table\/(Desk|desk\/Spread)\.svelte$/ },
  { name: 'phone', begins: /\/lib\/table\/phone\/Phone\.svelte$/ },
  // What follows any page, and any table.
  { name: 'after', begins: /\/lib\/(ui\/News\.svelte|outbox\/index\.ts|seen\/shelf\.ts|worker\.svelte\.ts)$/ },
  {
    name: 'beside',
    begins:
      /\/lib\/(table\/(Beside|told\/Told|AboveQuestion|SaidNow|NextTable|votes\/Votes)\.svelte|learn\/(GoalLine|Coach)\.svelte|table\/events\.ts|seen\/index\.ts)$/,
  },
  ...GAMES.map(({ id }) => ({ name: id, begins: new RegExp(`/games/${id}/(manifest|rules/index|board/index)\\.ts$`) })),
]
/** Svelte is one list of names, of which a module wants a few: the bundler knows which. */
const SVELTE = /\/node_modules\/svelte\//
/** So is the engine: what wants a few names of it wants the modules that have them. */
const LIST = /\/core\/index\.ts$/
const FROM_LIST = /import\s*\{([^}]*)\}\s*from\s*["']@loggia\/core["']/g
const EXPORTED = /\bexport (?:const|let|(?:async )?function\*?|class) (\w+)/g
const isGame = (part: string) => GAMES.some(({ id }) => id === part)

/** Modules with all that they import. */
function closure(roots: readonly string[], ask: Ask): ReadonlySet<string> {
  const seen = new Set<string>()
  const todo = [...roots]
  for (let id: string | undefined; (id = todo.pop()) !== undefined; ) {
    if (seen.has(id)) continue
    seen.add(id)
    if (LIST.test(id)) continue
    const { importedIds, code } = ask(id) ?? { importedIds: [], code: null }
    todo.push(...importedIds)
    const list = importedIds.find(imported => LIST.test(imported))
    if (!list) continue
    const names = new Set([...(code ?? '').matchAll(FROM_LIST)].flatMap(([, some]) => some!.match(/\w+/g) ?? []))
    const has = (module: string) =>
      [...(ask(module)?.code ?? '').matchAll(EXPORTED)].some(([, name]) => names.has(name!))
    todo.push(...(ask(list)?.importedIds ?? []).filter(has))
  }
  return seen
}

/**
 * The file of a module that these parts want, and how soon it must be named. The bundler puts what a module imports into the
 * same file, unless it has one. What the hall or a table wants is there before anything that follows it. What follows them
 * shares little with a screen, and that comes with the screen.
 */
function fileOf(parts: readonly string[]): { name: string; soon: number } {
  const has = (part: string) => parts.includes(part)
  const follows = has('after') || has('beside')
  if (has('first')) return { name: 'first', soon: LAST }
  if (has('hall') || (has('lobby') && (has('table') || follows)) || (has('after') && (has('table') || has('phone'))))
    return { name: 'hall', soon: LAST - 1 }
  if (has('table') || (has('desk') && (has('phone') || has('beside')))) return { name: 'table', soon: LAST - 2 }
  if (parts.filter(isGame).length > 2) return { name: 'board', soon: LAST - 3 }
  if (has('after')) return { name: 'after', soon: LAST - 4 }
  return { name: parts.join('-'), soon: parts.length }
}
const LAST = PARTS.length + 4

/** How the build is cut into files: `plugin` must be among its plugins, and `groups` of its output. It writes `CHUNKS`. */
export function chunks() {
  let parts: { name: string; all: ReadonlySet<string> }[] = []
  const wanted = (id: string) => fileOf(parts.filter(({ all }) => all.has(id)).map(({ name }) => name))
  const plugin: Plugin = {
    name: 'chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      parts = PARTS.map(({ name, begins }) => {
        const roots = ids.filter(id => begins.test(id))
        return { name, all: closure(roots, id => this.getModuleInfo(id)) }
      })
    },
    writeBundle(_, bundle) {
      const scripts = Object.values(bundle).filter(file => file.type === 'chunk')
      writeFileSync(CHUNKS, JSON.stringify(Object.fromEntries(scripts.map(chunk => [chunk.fileName, told(chunk)]))))
    },
  }
  return {
    plugin,
    groups: [
      // What few screens want of Svelte must not weigh on all.
      { name: 'svelte', test: SVELTE, priority: LAST + 1, entriesAware: true, entriesAwareMergeThreshold: 3000 },
      ...Array.from({ length: LAST }, (_, k) => ({
        debugName: `wanted by ${k + 1}`,
        name: (id: string) => (wanted(id).soon === k + 1 ? wanted(id).name : null),
        priority: k + 1,
      })),
    ],
  }
}

const told = (chunk: Rolldown.OutputChunk): Chunk => ({
  imports: chunk.imports,
  later: chunk.dynamicImports,
  css: [...(chunk.viteMetadata?.importedCss ?? [])],
  modules: chunk.moduleIds,
  isEntry: chunk.isEntry,
})
