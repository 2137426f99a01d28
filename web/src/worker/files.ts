/** The files of a build on this device: all of the hall, and the games that were asked for. A file that did not change comes from the build before. */

/** Which build this worker belongs to (vite.config.ts). */
declare const BUILD: string

export type Files = readonly string[]
/** `_app/screens.json`, as the build has written it. */
interface Screens {
  version: string
  shell: Files
  workers: Files
  games: Readonly<Record<string, { all: Files }>>
}

/** The page of every path. */
export const PAGE = '/index.html'
const PREFIX = 'loggia '
const NAME = PREFIX + BUILD
const LIST = '/_app/screens.json'
/** Which games are kept, in each cache. */
const KEPT = '/_app/kept.json'
/** How many files are fetched at the same time. */
const ABREAST = 6

/** A file as this build has it. `older`: its name says what is in it, so any build will do. */
export async function find(path: string, older = false): Promise<Response | undefined> {
  const cache = await caches.open(NAME)
  return (await cache.match(path)) ?? (older ? caches.match(path) : undefined)
}

/** Keeps all that a page needs before it asks for anything. Fails where the hall has a newer build by now: its own worker comes soon. */
export async function install(): Promise<void> {
  const reply = await fetch(LIST, { cache: 'no-store' })
  const screens = (await reply.clone().json()) as Screens
  if (screens.version !== BUILD) throw new Error(`another build: ${screens.version}`)
  const cache = await caches.open(NAME)
  await cache.put(LIST, reply)
  await keep(cache, [PAGE, ...screens.shell.map(file => `/${file}`)])
  await keepGames(await kept())
}

/** Keeps games: rules, words and board of each, and what thinks. */
export async function keepGames(ids: Files): Promise<void> {
  if (!ids.length) return
  const cache = await caches.open(NAME)
  const list = await cache.match(LIST)
  if (!list) return
  const { games, workers } = (await list.json()) as Screens
  for (const id of ids) await keep(cache, games[id]?.all.map(file => `/${file}`) ?? [])
  await keep(
    cache,
    workers.map(file => `/${file}`),
  )
  const all = [...new Set([...(await kept()), ...ids])]
  await cache.put(KEPT, new Response(JSON.stringify(all)))
}
const kept = async (): Promise<Files> => {
  const found = await caches.match(KEPT)
  return found ? ((await found.json()) as Files) : []
}

async function keep(cache: Cache, paths: Files): Promise<void> {
  const left = paths.slice()
  const next = async () => {
    for (let path: string | undefined; (path = left.shift()) !== undefined; ) {
      if (await cache.match(path)) continue
      const lasting = path.includes('/immutable/')
      const reply = (lasting && (await caches.match(path))) || (await fetch(path, lasting ? {} : { cache: 'no-cache' }))
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      await cache.put(path, reply)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, next))
}

/** A page of the build before may still be open: its files stay. */
export async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(names.slice(0, -1).map(name => caches.delete(name)))
}
