/** The hall's sign of life: outages, a database's clock that goes ahead and is put right, and moves that come when time is over. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatClock, TablesPage } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

const HOUR = 3600_000
const LIVE = { speed: 'live', clock: { bank: 600, increment: 7 } } as const
const GRACE = 10_000
let url: string
let hall: RunningServer
let ann: Guest
let bob: Guest
let pool: pg.Pool
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url })
  // The clock of this database goes as the test says.
  await pool.query(`create schema wall; create table wall.ahead as select interval '0' as by;
    create function wall.clock_timestamp() returns timestamptz language sql volatile as 'select pg_catalog.clock_timestamp() + by from wall.ahead'`)
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(`alter database ${rows[0]!.name} set search_path = wall, public, pg_catalog`)
  await pool.end()
  pool = new pg.Pool({ connectionString: url })
  hall = await hallOf(url)
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, 'Bob')
})
afterAll(async () => {
  await hall.close()
  await pool.end()
})

const ask = async <X extends object>(text: string, values: unknown[] = []) =>
  (await pool.query<X>(text, values)).rows[0]!
const dbTime = async () =>
  (await ask<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now')).now
const outages = async () =>
  (
    await pool.query<{ begins: Date; ends: Date }>(
      `select begins, ends from stops where why = 'outage' order by begins`,
    )
  ).rows

/** A live match of both, and who is asked. */
async function match(leaver: 'bot' | 'wait' = 'wait') {
  const { id } = await ann.table({ game: 'toy', leaver, seats: [{ kind: 'me' }, { kind: 'open' }], ...LIVE })
  await bob.post(`/api/matches/${id}/join`, {})
  // The clock begins when both pages are open.
  const pages = await Promise.all([ann.watch(id), bob.watch(id)])
  const { acting } = await until(async () => {
    const state = await ann.state(id)
    return state.status === 'running' && !state.clocks!.opening && state
  })
  for (const page of pages) page.close()
  return { id, seat: acting[0]!, who: [ann, bob][acting[0]!]! }
}
const clocks = async (id: string) => (await ann.state(id)).clocks!.seats
/** As if the asked seat had been asked this many ms longer. */
const longAgo = (id: string, ms: number) =>
  pool.query(
    `update progress set deadline = deadline - $2 * interval '1 ms', clocks = (select jsonb_agg(case when c->'since' = 'null' then c else
       c || jsonb_build_object('since', (c->>'since')::float8 - $2, 'deadline', (c->>'deadline')::float8 - $2) end order by n)
       from jsonb_array_elements(clocks) with ordinality as e(c, n)) where match = $1`,
    [id, ms],
  )
const words = async (id: string) =>
  (
    await pool.query<{ kind: string; actor: string | null }>(
      'select kind, actor from moves where match = $1 order by seq',
      [id],
    )
  ).rows.map(r => (r.kind === 'move' ? (r.actor ? 'move' : 'bot') : r.kind))

test('a move is compared with its deadline when its row is written: one that had to wait for the lock until then is late', async () => {
  for (const leaver of ['wait', 'bot'] as const) {
    const { id, who } = await match(leaver)
    const other = await pool.connect()
    await longAgo(id, 600_000 + GRACE - 1500)
    // Nobody writes a row meanwhile.
    await other.query('begin')
    await other.query('select from progress where match = $1 for update', [id])
    const { deadline } = await ask<{ deadline: Date }>('select deadline from progress where match = $1', [id])
    expect(await dbTime()).toBeLessThan(deadline.getTime())
    const move = who.playOne(id)
    await until(async () => (await dbTime()) > deadline.getTime())
    await other.query('commit')
    other.release()
    const { status } = await move
    if (leaver === 'wait') {
      expect(status).toBe(200)
      expect((await words(id)).filter(w => w === 'clock' || w === 'move')).toEqual(['clock', 'move'])
    } else {
      expect(status).toBe(403)
      expect(await words(id)).not.toContain('move')
      expect(await words(id)).toContain('clock')
    }
  }
})

test('the database’s clock goes an hour ahead and is put right: nobody’s time runs for that hour, and nobody’s stands for it', async () => {
  await pool.query('delete from stops')
  const played = await match()
  const watched = await match()
  const before = (await clocks(watched.id))[watched.seat]!
  await pool.query(`update wall.ahead set by = '1 hour'`)
  // The first move after that finds it, before anybody's time is counted.
  expect((await played.who.playOne(played.id)).status).toBe(200)
  expect(await words(played.id)).not.toContain('clock')
  const [skipped] = await outages()
  expect(skipped!.ends.getTime() - skipped!.begins.getTime()).toBeGreaterThanOrEqual(HOUR)
  const next = (await ann.state(played.id)).acting[0]!
  const there = (await clocks(played.id))[next]!
  expect((await clocks(played.id))[played.seat]!.left).toBeGreaterThan(590_000)
  expect(there.since).toBeGreaterThan(before.since! + HOUR - 60_000)
  await until(async () => (await clocks(watched.id))[watched.seat]!.deadline! > before.deadline! + HOUR - 60_000)

  await pool.query(`update wall.ahead set by = '0'`)
  expect((await [ann, bob][next]!.playOne(played.id)).status).toBe(200)
  const now = await dbTime()
  for (const { begins, ends } of await outages()) {
    expect(ends.getTime()).toBeLessThanOrEqual(now)
    expect(ends.getTime() - begins.getTime()).toBeLessThan(60_000)
  }
  /** A clock that runs, with all that is off for it, within its bank. */
  const inTime = (clock: SeatClock | undefined) =>
    clock?.since !== undefined && clock.since <= now && clock.deadline! <= now + 600_000 + GRACE + 60_000
  const third = (await ann.state(played.id)).acting[0]!
  expect(inTime((await clocks(played.id))[third])).toBe(true)
  await until(async () => inTime((await clocks(watched.id))[watched.seat]))
  // Of all that is written nothing lies ahead.
  await until(
    async () =>
      (
        await ask<{ n: number }>(
          `select count(*)::int as n from progress where at > clock_timestamp() + interval '1 second' or deadline > clock_timestamp() + interval '15 minutes'`,
        )
      ).n === 0,
  )
})

test('an outage is one row: what is written of matches that nobody looks at stays, and lists and pages show later deadlines', async () => {
  await pool.query('delete from stops')
  const { id, seat } = await match()
  const deadline = (await clocks(id))[seat]!.deadline!
  const written = () => ask<object>('select clocks, deadline, changed from progress where match = $1', [id])
  await hall.close()
  const before = await written()
  await pool.query(`update heartbeat set at = at - interval '1 hour'`)
  hall = await hallOf(url)
  ann = Object.assign(new Guest(hall.url), { cookie: ann.cookie, id: ann.id })
  bob = Object.assign(new Guest(hall.url), { cookie: bob.cookie, id: bob.id })
  const found = await outages()
  expect(found).toHaveLength(1)
  const { since } = (before as { clocks: SeatClock[] }).clocks[seat]!
  const off = found[0]!.ends.getTime() - Math.max(found[0]!.begins.getTime(), since!)
  // Within the outage the clock may have waited for a page.
  const turn = (await [ann, bob][seat]!.get<TablesPage>('/api/tables?part=turn')).body.tables.find(t => t.id === id)
  expect(Math.abs(Date.parse(turn!.deadline!) - deadline - off)).toBeLessThan(5000)
  expect(Math.abs((await clocks(id))[seat]!.deadline! - deadline - off)).toBeLessThan(5000)
  expect((await clocks(id))[seat]!.off.map(o => o.why)).toContain('outage')
  expect(await written()).toEqual(before)
  expect((await [ann, bob][seat]!.playOne(id)).status).toBe(200)
})
