/**
 * A small database of a release: its own server is started from its commit, and people and bots play there a little of everything that it has.
 * What is kept is a backup of that database, and beside it who sits where.
 */
import { seeded } from '@loggia/core'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Folder, Server } from '../attack/servers.ts'
import { Hall } from '../hall.ts'
import { Player, playOn } from './player.ts'
import { keep } from './restore.ts'

/** A table of a kept database. */
export interface KeptTable {
  id: string
  game: string
  /** What is to be seen at it. */
  what: string
  /** Its people, as they are numbered in `people`. */
  people: number[]
  over: boolean
}
/** What stands beside the kept database of a release. */
export interface KeptRelease {
  commit: string
  people: { name: string; cookie: string }[]
  tables: KeptTable[]
}

/** What stands beside the kept database of a release. */
export const readKept = (release: string): KeptRelease =>
  JSON.parse(gunzipSync(readFileSync(join(RELEASES, `${release}.tables.gz`))).toString()) as KeptRelease

const root = join(import.meta.dirname, '../..')
export const RELEASES = join(import.meta.dirname, 'releases')

const me = { kind: 'me' }
const open = { kind: 'open' }
const bot = (bot: string) => ({ kind: 'bot', bot })

/**
 * A table to be made. `rows`: how many are played; without it, to the end. `afterwards`: what is done at it before the
 * server stops.
 */
interface Wish {
  what: string
  table: { game: string; [choice: string]: unknown }
  /** Who sits there, the maker first. */
  people: number[]
  rows?: number
  orders?: readonly string[]
  afterwards?: (id: string, people: readonly Player[]) => Promise<unknown>
}

/** Standing orders that stand for long, of whichever game has them. */
const ORDERS = ['take-all', 'yield-always']

const say = (text: string) => (id: string, people: readonly Player[]) =>
  people.at(-1)!.hall.must('POST', `/api/matches/${id}/talk`, people.at(-1)!.cookie, { text })

/** Of every game: one that is over, one of two people and a bot, one of bots alone. */
const wishesOf = (game: string): Wish[] => [
  { what: 'over', table: { game, seats: [me, bot('random')] }, people: [0] },
  {
    what: 'people and a bot',
    table: { game, seats: [me, open, bot('greedy')] },
    people: [0, 1],
    rows: 30,
    orders: ORDERS,
    afterwards: say('well played 🙂'),
  },
  { what: 'bots', table: { game, seats: [me, bot('greedy')] }, people: [1], rows: 12 },
]

const post = (path: string, body: object) => (id: string, people: readonly Player[]) =>
  people.at(-1)!.hall.must('POST', `/api/matches/${id}/${path}`, people.at(-1)!.cookie, body)

const DAY = 86_400
/** What only newer releases have: ratings, clocks, policies about who leaves, votes; each with another game. */
const newer = ([one, two = one, three = one, four = one]: readonly string[]): Wish[] => [
  ...[undefined, 24].map(
    (rows): Wish => ({
      what: rows ? 'rated, with a clock' : 'rated, over',
      table: {
        ...{ game: one!, seats: [me, open], rated: true, speed: 'correspondence' },
        ...{ clock: { bank: 20 * DAY, increment: DAY, cap: 30 * DAY } },
      },
      people: [0, 1],
      ...(rows && { rows }),
    }),
  ),
  {
    what: 'live clock, three people',
    table: { game: two!, seats: [me, open, open], speed: 'live', clock: { bank: 3600, increment: 60 } },
    ...{ people: [0, 1, 2], rows: 20 },
  },
  {
    what: 'somebody has left, the others wait',
    table: { game: three!, seats: [me, open, open], leaver: 'wait' },
    ...{ people: [0, 1, 2], rows: 20, afterwards: post('resign', {}) },
  },
  {
    what: 'a vote about a pause',
    table: {
      ...{ game: four!, seats: [me, open], speed: 'correspondence' },
      clock: { bank: 20 * DAY, increment: DAY, cap: 30 * DAY },
    },
    ...{ people: [0, 1], rows: 16, afterwards: post('votes', { kind: 'pause' }) },
  },
]

/** A checkout of that commit with its packages, in a folder of its own. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-release-'))
  execFileSync('git', ['-C', root, 'worktree', 'add', '--detach', '--force', folder, commit], { stdio: 'ignore' })
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  return folder
}

/** Makes the kept database of a release. `checkout`: a folder where its commit and packages lie already. */
export async function make(
  commit: string,
  { seed, checkout }: { seed: string; checkout?: string },
): Promise<KeptRelease> {
  const at = checkout ?? checkOut(commit)
  const data = new Folder()
  const server = await Server.start({ DATA_DIR: data.path, LOG_LEVEL: 'warn' }, at)
  const halls = [1, 2, 3].map(n => new Hall(server.url.replace('localhost', '127.0.0.1'), 4, `127.0.0.${n}`))
  try {
    const people = await Promise.all(halls.map((hall, k) => Player.named(['Ann', '보라', 'Carl'][k]!, hall)))
    const games = (JSON.parse(await halls[0]!.text('/api/games')) as { id: string }[]).map(({ id }) => id)
    // The file's place in older releases, and since the server has rooms.
    const rates = ['server/unrated.ts', 'server/domain/unrated.ts'].some(file => existsSync(join(at, file)))
    // A rated table needs accounts.
    if (rates) for (const p of people) await p.hall.must('POST', '/api/account/recovery', p.cookie)
    const tables: KeptTable[] = []
    for (const wish of [...games.flatMap(wishesOf), ...(rates ? newer(games) : [])])
      tables.push(await fulfil(wish, people, seed))
    await people[2]!.table({ game: games[0]!, seats: [me, open] })
    for (const { id } of tables.filter(t => t.what === 'over')) await keepExport(commit, id, people[0]!, tables)
    const kept = { commit, people: people.map(({ name, cookie }) => ({ name, cookie })), tables }
    const path = join(RELEASES, commit)
    await server.stop('SIGKILL') // bots are in the middle of something
    keep({ DATABASE_URL: data.databaseUrl, DATA_DIR: data.path }, `${path}.gz`)
    writeFileSync(`${path}.tables.gz`, gzipSync(JSON.stringify(kept)))
    return kept
  } finally {
    for (const hall of halls) hall.close()
    if (server.runs) await server.stop()
    await data.remove()
    if (!checkout) execFileSync('git', ['-C', root, 'worktree', 'remove', '--force', at])
  }
}

async function fulfil(wish: Wish, people: readonly Player[], seed: string): Promise<KeptTable> {
  const { what, table, rows, orders = [], afterwards } = wish
  const sit = wish.people.map(k => people[k]!)
  const id = await sit[0]!.table(table)
  for (const guest of sit.slice(1)) await guest.join(id)
  for (const order of orders) await sit[0]!.hall.call('PUT', `/api/matches/${id}/standing`, sit[0]!.cookie, { order })
  const state = await playOn(id, sit, seeded(`${seed} ${id}`), ({ seq }) => rows !== undefined && seq >= rows)
  if (typeof state === 'string') throw new Error(`${table.game}, ${what}: ${state}`)
  await afterwards?.(id, sit)
  return { id, game: table.game, what, people: wish.people, over: state.status === 'finished' }
}

/** The file of a match as that release gives it: `lab verify` has to read it for ever. */
async function keepExport(commit: string, id: string, person: Player, tables: readonly KeptTable[]): Promise<void> {
  const { game } = tables.find(t => t.id === id)!
  const { body } = await person.hall.call('GET', `/api/matches/${id}/export`, person.cookie)
  writeFileSync(join(RELEASES, `${commit}-${game}.json.gz`), gzipSync(body, { level: 9 }))
}
