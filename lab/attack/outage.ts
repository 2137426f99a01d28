/**
 * kill -9 at a hall with very many clocked matches, then a start on what was left. There must be one outage, right
 * deadlines, nothing grown, and the hall must open as fast as an empty one.
 */
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { GAMES } from '@loggia/games'
import { Hall } from '../hall.ts'
import { round } from '../print.ts'
import type { Found, Plan } from './index.ts'
import { Folder, Server } from './servers.ts'

interface State {
  clocks: { seats: { deadline?: number }[] }
}

const MATCHES = 100_000
/** How many have a deadline soon after the outage. */
const SOON = 100
const SAMPLE = 500
/** How long the hall is away, in ms, and how long it is then watched. */
const AWAY = 12_000
const WATCHED = 45_000
const GAP = 7_500

/** Copies of a match that runs, each with a clock of its own: `$4` seconds at least, up to `$5`, are left of it. */
const COPY = ['matches', 'progress', 'seats', 'sittings', 'makers'].map(
  (table, k) =>
    `insert into ${table} select r.* from generate_series($2::int, $3::int) as copies(nth), ${table} as x,
     jsonb_populate_record(null::${table}, to_jsonb(x) || jsonb_build_object('${k ? 'match' : 'id'}', 'copy-' || nth || '-' || left($1, 8))) as r where x.${k ? 'match' : 'id'} = $1`,
)
const SPREAD = `
update progress p set deadline = to_timestamp(n.deadline / 1000), clocks = (select jsonb_agg(case when c->'since' = 'null' then c else
    c || jsonb_build_object('left', n.deadline - (c->>'since')::float8 - $4, 'deadline', n.deadline) end order by k) from jsonb_array_elements(p.clocks) with ordinality as e(c, k))
from (select match, round(extract(epoch from clock_timestamp()) * 1000 + 1000 * ($2 + random() * ($3::float8 - $2)))::float8 as deadline from progress) n
where n.match = p.match and p.match like 'copy-%' and ($1 = 0 or p.match like 'copy-' || $1 || '%')`

const seconds = (ms: number) => round(ms / 1000)
/** Starts a hall; gives how long it took until it was healthy. */
async function started(env: Record<string, string>): Promise<{ server: Server; ms: number }> {
  const begun = performance.now()
  const server = await Server.start(env)
  while ((await fetch(`${server.url}/healthz`)).status !== 200);
  return { server, ms: performance.now() - begun }
}
async function stopped(server: Server): Promise<number> {
  const begun = performance.now()
  await server.stop()
  return performance.now() - begun
}

export async function outage({ seed, rounds = MATCHES }: Plan): Promise<Found> {
  const folder = new Folder()
  const env = { DATA_DIR: folder.path }
  let server: Server | undefined
  let pool: pg.Pool | undefined
  const ask = async <X>(text: string, values: unknown[] = []): Promise<X> =>
    (await pool!.query(text, values)).rows[0] as X
  try {
    // The first start makes the database; an empty hall is started and stopped again.
    server = (await started(env)).server
    await server.stop()
    const empty = await started(env)
    const emptyStop = await stopped(empty.server)

    server = (await started(env)).server
    const hall = new Hall(server.url, 4)
    const { cookie } = await hall.must<object>('POST', '/api/session', undefined, { name: 'outage' })
    const { id } = await hall.must<{ id: string }>('POST', '/api/matches', cookie, {
      ...{ game: GAMES[0]!.id, seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private' },
      ...{ speed: 'live', clock: { bank: 3600, increment: 10 } },
    })
    await hall.give(id, cookie)
    hall.close()
    // The next beat comes after the deal, so the whole outage lies within each question.
    await rest(6000)
    pool = new pg.Pool({ connectionString: folder.databaseUrl, max: 4 })
    pool.on('error', () => undefined)
    await pool.query(`select setseed($1)`, [(Number(seed) % 1000) / 1000])
    for (const text of COPY) await pool.query(text, [id, 1, rounds])
    const grace = 10_000
    await pool.query(SPREAD, [0, 1200, 10 * 86_400, grace])
    await pool.query('vacuum full progress')
    await pool.query('vacuum analyze')
    // Their deadlines lie within the outage, or soon after it.
    await pool.query(
      `${SPREAD} and p.match in (select match from progress where match like 'copy-%' order by match limit ${SOON})`,
      [0, 16, 40, grace],
    )
    await pool.query('checkpoint')

    const size = async () =>
      (await ask<{ n: number }>(`select pg_total_relation_size('progress')::float8 / 1e6 as n`)).n
    const deadlines = async () =>
      new Map(
        (
          await pool!.query<{ match: string; at: number }>(
            `select match, (extract(epoch from deadline) * 1000)::float8 as at from progress where match like 'copy-%' order by md5(match || $1) limit $2`,
            [seed, SAMPLE],
          )
        ).rows.map(r => [r.match, r.at]),
      )
    const soon = (
      await pool.query<{ match: string; at: number }>(
        `select match, (extract(epoch from deadline) * 1000)::float8 as at from progress where match like 'copy-%' and deadline < now() + interval '1 minute'`,
      )
    ).rows
    const before = await deadlines()
    const sizeBefore = await size()
    // What a slow start left before.
    const { last } = await ask<{ last: number }>('select coalesce(max(id), 0)::int as last from stops')
    await server.stop('SIGKILL')
    await rest(AWAY)
    const again = await started(env)
    server = again.server

    let silence = 0
    for (const until = performance.now() + WATCHED; performance.now() < until; await rest(250))
      silence = Math.max(
        silence,
        (
          await ask<{ ms: number }>(
            `select (extract(epoch from clock_timestamp() - at) * 1000)::float8 as ms from heartbeat`,
          )
        ).ms,
      )
    const { rows: outages } = await pool.query<{ begins: number; ends: number }>(
      `select (extract(epoch from begins) * 1000)::float8 as begins, (extract(epoch from ends) * 1000)::float8 as ends from stops where why = 'outage' and id > $1`,
      [last],
    )
    const off = (outages[0]?.ends ?? 0) - (outages[0]?.begins ?? 0)
    const looking = new Hall(server.url, 4)
    let wrong = 0
    for (const [match, at] of before) {
      if (soon.some(s => s.match === match)) continue
      const { clocks } = await looking.must<State>('GET', `/api/matches/${match}`, cookie)
      const found = clocks.seats.flatMap(c => c.deadline ?? [])
      if (found.length !== 1 || Math.abs(found[0]! - at - off) > 2) wrong++
    }
    looking.close()
    // Whose time was over soon: a row says so, not before the deadline and soon after it.
    let late = 0
    let latest = 0
    let untold = 0
    for (const { match, at } of soon) {
      const told = await ask<{ at: number } | undefined>(
        `select (extract(epoch from at) * 1000)::float8 as at from moves where match = $1 and kind = 'clock'`,
        [match],
      )
      if (!told) untold++
      else if (told.at < at + off - 2) late++
      else latest = Math.max(latest, told.at - at - off)
    }
    const sizeAfter = await size()
    const stop = await stopped(server)
    const calm = await started(env)
    server = calm.server
    const calmStop = await stopped(server)
    const slowest = Math.max(again.ms, calm.ms) / empty.ms
    const slowestStop = Math.max(stop, calmStop) / emptyStop
    return {
      drill: 'outage',
      matches: rounds,
      outages: outages.length,
      outageSeconds: seconds(off),
      longestSilence: seconds(silence),
      deadlines: before.size,
      wrong,
      soon: soon.length,
      tooEarly: late,
      untold,
      toldAfterAtMost: seconds(latest),
      progressMB: [round(sizeBefore), round(sizeAfter)].join(' → '),
      emptyStart: seconds(empty.ms),
      startAfterKill: seconds(again.ms),
      start: seconds(calm.ms),
      emptyStop: seconds(emptyStop),
      stop: seconds(stop),
      stopAfterStart: seconds(calmStop),
      held:
        outages.length === 1 &&
        silence < GAP &&
        !wrong &&
        !late &&
        !untold &&
        sizeAfter < sizeBefore * 1.1 &&
        slowest < 3 &&
        slowestStop < 3,
    }
  } finally {
    await pool?.end().catch(() => undefined)
    if (server?.runs) await server.stop()
    await folder.remove()
  }
}
