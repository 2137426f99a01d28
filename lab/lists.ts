/** What lists and other servers cost: a lobby of running matches at a cold hall, and what a server asks of the database to find what it missed. */
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { pick, seeded } from '@loggia/core'
import { Folder, Server } from './attack/servers.ts'
import { SUBJECTS } from './games.ts'
import { Hall } from './hall.ts'
import { type Line, round } from './print.ts'

export interface ListsPlan {
  seed: string
  /** Running matches of each game in the lobby. */
  matches: number
  /** Running matches that two servers know in all. */
  all: number
  /** How long something happens at one of them while both look for what they missed. */
  seconds: number
}
interface State {
  seq: number
  legal: { seat: number; move: string }[]
}
interface Page {
  tables: { id: string }[]
  next?: string
  counts: Record<string, number>
}

/** Copies of a match, with seats and rows, as they lie in the database: of an hour ago, so that nobody who looks for what is new finds them. */
const COPY = ['matches', 'progress', 'seats', 'sittings', 'moves', 'makers'].map(
  (table, k) =>
    `insert into ${table} select r.* from generate_series($2::int, $3::int) as copies(nth), ${table} as x,
     jsonb_populate_record(null::${table}, to_jsonb(x) || jsonb_build_object('${k ? 'match' : 'id'}', 'copy-' || nth || '-' || left($1, 8), 'at', now() - interval '1 hour')) as r where x.${k ? 'match' : 'id'} = $1`,
)

/** Milliseconds that the database took for the statements of that name since a place of its log. */
function took(log: string, name: string): number[] {
  return [...log.matchAll(new RegExp(`duration: ([\\d.]+) ms  execute ${name}:`, 'g'))].map(([, ms]) => Number(ms))
}
const median = (list: readonly number[]): number => round(list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0)
const worst = (list: readonly number[]): number => round(Math.max(0, ...list))

/** One line for the lobby, one for what each server asks while matches go on. */
export async function lists({ seed, matches, all, seconds }: ListsPlan): Promise<Line[]> {
  const folder = new Folder()
  const rng = seeded(seed)
  const open: Server[] = []
  const halls: Hall[] = []
  const hallOf = async (env: Record<string, string>) => {
    const server = await Server.start(env)
    const hall = new Hall(server.url, 8)
    open.push(server)
    halls.push(hall)
    return { server, hall }
  }
  let database: pg.Client | undefined
  try {
    const first = await hallOf({ DATA_DIR: folder.path })
    const { cookie } = await first.hall.must<object>('POST', '/api/session', undefined, { name: 'lists' })
    const originals: string[] = []
    for (const game of Object.keys(SUBJECTS)) {
      const { id } = await first.hall.must<{ id: string }>('POST', '/api/matches', cookie, {
        game,
        seats: [{ kind: 'me' }, { kind: 'me' }],
        visibility: 'private',
      })
      await first.hall.give(id, cookie)
      originals.push(id)
      for (let k = 0; k < 20; k++) await play(first.hall, id, cookie, rng)
    }
    database = new pg.Client({ connectionString: folder.databaseUrl })
    await database.connect()
    for (const id of originals) for (const text of COPY) await database.query(text, [id, 2, matches])
    // As a hall has it that grew to this by itself.
    await database.query('vacuum analyze')
    await database.end()
    await first.server.stop()

    // A cold hall, and another on its database.
    const one = await hallOf({ DATA_DIR: folder.path })
    const two = await hallOf({ DATABASE_URL: folder.databaseUrl })
    database = new pg.Client({ connectionString: folder.databaseUrl })
    await database.connect()
    await database.query('alter system set log_min_duration_statement = 0')
    await database.query('select pg_reload_conf()')
    const logged = () => folder.log
    let from = logged().length
    let after: string | undefined
    let counts: Page['counts'] = {}
    const pages: number[] = []
    const found = new Set<string>()
    do {
      const begun = performance.now()
      const page = await one.hall.must<Page>(
        'GET',
        `/api/tables?part=turn${after ? `&after=${encodeURIComponent(after)}` : ''}`,
        cookie,
      )
      pages.push(performance.now() - begun)
      counts = page.counts
      for (const { id } of page.tables) found.add(id)
      after = page.next
    } while (after)
    const loaded = /^loggia_matches_in_memory (\d+)/m.exec(await one.hall.text('/metrics'))?.[1]
    const queries = took(logged().slice(from), 'mine')
    const lobby: Line = {
      what: 'lobby',
      matches: counts.turn ?? 0,
      found: found.size,
      times: pages.length,
      firstMs: round(pages[0]!),
      medianMs: median(pages),
      worstMs: worst(pages.slice(1)),
      queries: queries.length,
      databaseMs: median(queries),
      loaded: Number(loaded),
    }

    const more = Math.ceil(all / originals.length)
    for (const id of originals) for (const text of COPY) await database.query(text, [id, matches + 1, more])
    await database.query('vacuum analyze')
    // A server with nothing in memory misses nothing: both have some.
    for (const { hall } of [one, two]) for (const id of originals) await hall.must('GET', `/api/matches/${id}`, cookie)
    from = logged().length
    const until = performance.now() + seconds * 1000
    for (let rows = 0; performance.now() < until; rows++) {
      await play(one.hall, originals[rows % originals.length]!, cookie, rng)
      await rest(20)
    }
    const polls = took(logged().slice(from), 'changed_since')
    const poll: Line = {
      what: 'poll',
      matches: all,
      found: 0,
      times: polls.length,
      firstMs: round(polls[0] ?? 0),
      medianMs: median(polls),
      worstMs: worst(polls),
      queries: polls.length,
      databaseMs: median(polls),
      loaded: originals.length,
    }
    return [lobby, poll]
  } finally {
    await database?.end().catch(() => undefined)
    for (const hall of halls) hall.close()
    for (const server of open) if (server.runs) await server.stop()
    await folder.remove()
  }
}

/** Plays a move at a match, any, if it is going on. */
async function play(hall: Hall, id: string, cookie: string | undefined, rng: number[]): Promise<void> {
  const { seq, legal } = await hall.must<State>('GET', `/api/matches/${id}`, cookie)
  if (!legal.length) return
  const { seat, move } = legal[pick(rng, legal.length)]!
  await hall.must('POST', `/api/matches/${id}/moves`, cookie, { seq, seat, move })
}
