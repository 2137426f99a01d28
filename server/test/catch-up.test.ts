/** O7: matches of an older release are brought up to date beside the first requests, and one that is asked for before its turn is so then. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../hall/command.ts'
import { type Fate, fatesOf } from '../admin/upgrade.ts'
import { CatchUp } from '../match/catch-up.ts'
import type { RunningServer } from '../index.ts'
import { openStore } from '../hall/store.ts'
import { Tables } from '../match/tables.ts'
import { games } from './games.ts'
import { games as newer } from './games-next.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let url: string
let pool: pg.Pool
let ids: string[]
let ann: Guest
let hall: RunningServer
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url })
  hall = await hallOf(url)
  ann = await Guest.named(hall, 'Ann')
  for (let k = 0; k < 4; k++) await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  // In the order of the database, which may be that of a language: so they are brought up to date.
  ids = (await pool.query<{ id: string }>('select id from matches order by id')).rows.map(row => row.id)
  for (const id of ids) await ann.playOne(id)
  await hall.close()
})
afterAll(async () => {
  await pool.end()
})

/** As a release left them that did not write where matches stand. */
const forget = () => pool.query(`update progress set standings = null, steps = null, asked_since = '{}'`)
const written = async () =>
  (await pool.query<{ match: string }>('select match from progress where standings is not null order by 1')).rows.map(
    r => r.match,
  )

test('the hall opens before any is brought up to date; a requested one is there at once', async () => {
  const before = (await pool.query('select match, steps, standings from progress order by match')).rows
  await forget()
  // The first of them can't be written for now: waiting for all of them would last for ever.
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from progress where match = $1 for update', [ids[0]])
  hall = await hallOf(url)
  try {
    expect(await written()).toEqual([])
    const a = Object.assign(new Guest(hall.url), { cookie: ann.cookie, id: ann.id })
    expect((await a.playOne(ids[3]!)).status).toBe(200)
    expect((await a.state(ids[2]!)).acting).toHaveLength(1)
    expect(await written()).toEqual(ids.slice(2))
  } finally {
    // Held on, it would keep every later test waiting.
    await holder.query('rollback')
    holder.release()
  }
  await until(async () => (await written()).length === 4)
  await hall.close()
  const after = (await pool.query('select match, steps, standings from progress order by match')).rows
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
})

/** What the log says of bringing them up to date. */
async function caughtUp(): Promise<[level: string, line: object, message: string][]> {
  const said: [string, object, string][] = []
  const errors: Error[] = []
  const store = openStore(pool)
  const silent = new Proxy({}, { get: () => () => undefined })
  const line = (level: string) => (about: object, message: string) => said.push([level, about, message])
  const work = new CatchUp({
    store,
    tables: new Tables(store, games, silent as never, 10_000),
    games,
    log: { info: line('info'), warn: line('warn') } as never,
    failed: error => errors.push(error),
  })
  work.start()
  await work.done
  expect(errors).toEqual([])
  return said
}

test('the log says how many there are, and of all that are kept one line; where nothing is to be done it says nothing', async () => {
  expect(await caughtUp()).toEqual([])
  await forget()
  await pool.query(`update matches set rules = 'ostia@0' where id = any($1)`, [ids.slice(1)])
  const said = await caughtUp()
  expect(said).toEqual([
    ['info', { matches: 4 }, 'matches of an older release are brought up to date'],
    ['info', { matches: 4 }, 'matches of an older release are up to date'],
    ['warn', { matches: 3, rules: { 'ostia@0': 3 } }, 'matches are kept'],
  ])
  // A player who can't be asked is not asked; each start reports them again, in one line.
  expect(await written()).toEqual(ids)
  expect((await caughtUp()).filter(([level]) => level === 'warn')).toHaveLength(1)
})

test('what fails for now is neither kept nor written down as asking nobody', async () => {
  await forget()
  await pool.query(`update matches set rules = $1`, [games.ostia!.game.rules])
  const store = openStore(pool)
  const errors: Error[] = []
  const work = new CatchUp({
    store,
    tables: { get: async () => Promise.reject(new Error('the database is away')), mark: async () => undefined },
    games,
    log: { info: () => undefined, warn: () => undefined } as never,
    failed: error => errors.push(error),
  })
  work.start()
  await work.done
  expect(errors).toHaveLength(4)
  expect(await written()).toEqual([])
})

test('upgrade --dry-run says what becomes of each match, of what is in the database and without changing it', async () => {
  hall = await hallOf(url)
  const a = Object.assign(new Guest(hall.url), { cookie: ann.cookie, id: ann.id })
  await Promise.all(ids.map(id => a.state(id)))
  const toy = (await a.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })).id
  const waiting = (await a.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })).id
  const dropped = (await a.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })).id
  await a.playOne(toy)
  await hall.close()
  const [older, younger, broken, same] = ids as [string, string, string, string]
  await pool.query(`update matches set rules = 'ostia@0' where id = $1`, [older])
  await pool.query(`update matches set rules = 'ostia@99' where id = $1`, [younger])
  await pool.query(`update moves set word = 'nonsense' where match = $1`, [broken])
  await pool.query(`update matches set options = '{"gone":"yes"}' where id = $1`, [dropped])
  const tables = ['matches', 'moves', 'progress', 'marks', 'boxes', 'seats', 'snapshots']
  const all = async () =>
    Promise.all(
      tables.map(async t => (await pool.query(`select to_jsonb(t) as row from ${t} t order by t::text`)).rows),
    )
  const before = await all()
  const fates = new Map<string, Fate>()
  for await (const fate of fatesOf(pool, newer)) fates.set(fate.id, fate)
  // The rules of the next release of the tests adopt the toy's, and know nothing of the others.
  expect(fates.get(toy)?.fate).toBe('is taken over')
  const said = await admin(['upgrade', '--dry-run'], { DATABASE_URL: url })
  expect(said.split('\n')[0]).toBe(
    'goes on: 1, is kept: 2, is of a newer release: 1, is broken: 1, stays: 1, closes: 1',
  )
  expect(said).toContain(`${older}  ostia@0  running  is kept  row 0: ostia@1 knows nothing of ostia@0`)
  expect(said).toContain(`${broken}  ostia@1  running  is broken`)
  expect(said).toContain(`${dropped}  ostia@1  open  closes`)
  for (const id of [same, waiting]) expect(said).not.toContain(id)
  expect(await all()).toEqual(before)
  await expect(admin(['upgrade'], { DATABASE_URL: url })).rejects.toThrow('--dry-run')
})
