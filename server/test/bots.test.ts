/** Bots under siege: which bots wait for which, what is shown of it, and that no thought is lost. */
import { Match } from '@loggia/core'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BotThreads } from '../match/bots/threads.ts'
import type { RunningServer } from '../index.ts'
import { games } from './slow-games.ts'
import { freshDatabase, Guest, hallOf, type Stream, until } from './hall.ts'

const SLOW = new URL('slow-games.ts', import.meta.url).href
const MASTER = { kind: 'bot', bot: 'search', level: 'master' } as const
const ME = { kind: 'me' } as const

let database: string
let hall: RunningServer
let client: pg.Client
let ann: Guest
beforeAll(async () => {
  database = await freshDatabase()
  hall = await hallOf(database, { BOT_THREADS: '2' }, 'slow-games.ts')
  client = new pg.Client({ connectionString: database })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await hall.close()
})
beforeEach(async () => {
  ann = await Guest.named(hall, 'Ann')
})

/** A table at which that bot is asked before a person who sits there, with its stream. */
async function asked(guest: Guest, bot: object, game: string): Promise<{ id: string; stream: Stream }> {
  const { id } = await guest.table({ game, seats: [bot, ME] })
  const stream = await guest.watch(id)
  for (;;) {
    await stream.until(s => s.rows.length > 0)
    const { acting, legal, seq } = stream.rows.at(-1)!
    if (acting.includes(0)) return { id, stream }
    await guest.post(`/api/matches/${id}/moves`, { seq, move: legal![0]!.move, seat: 1 })
    await stream.until(s => s.rows.at(-1)!.seq > seq)
  }
}
const answered = ({ stream }: { stream: Stream }) => stream.until(s => s.entries.some(e => e.seat === 0))
const thinking = async () =>
  (await client.query<{ match: string }>('select match from bot_turns where deep and until > now()')).rows.map(
    r => r.match,
  )

test('A1 a bot that thinks as it should again says so', async () => {
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'bot', bot: 'search', level: 'novice' }, ME] })
  const stream = await ann.watch(id)
  const lowered = () => stream.events.filter(e => e.event === 'seats').map(e => e.data.seats[0]!.lowered)
  await stream.until(s => (s.rows.at(-1)?.legal?.length ?? 0) > 0)
  await client.query(`update seats set lowered = 'club' where match = $1 and seat = 0`, [id])
  await ann.post('/api/session', { name: 'Anna' }) // another name is a reason to read the seats
  await stream.until(() => lowered().at(-1) === 'club')
  while (lowered().at(-1) === 'club') {
    const { legal, seq } = stream.rows.at(-1)!
    await ann.post(`/api/matches/${id}/moves`, { seq, move: legal![0]!.move, seat: 1 })
    await stream.until(
      s => lowered().at(-1) !== 'club' || (s.rows.at(-1)!.seq > seq && (s.rows.at(-1)!.legal?.length ?? 0) > 0),
    )
  }
  expect((await client.query('select lowered from seats where match = $1 and seat = 0', [id])).rows).toEqual([
    { lowered: null },
  ])
  stream.close()
})

test("A1 twenty tables of four masters that think for nobody: another's greedy bot answers, and so does a searching one that a person waits for", async () => {
  const eve = await Guest.named(hall, 'Eve')
  const hostile = await Promise.all(
    Array.from({ length: 20 }, () => eve.table({ game: 'slow', seats: [MASTER, MASTER, MASTER, MASTER] })),
  )
  for (const bot of [
    { kind: 'bot', bot: 'greedy' },
    { kind: 'bot', bot: 'search', level: 'novice' },
    { kind: 'bot', bot: 'search', level: 'club' },
  ])
    await answered(await asked(ann, bot, 'toy'))
  // Nothing of hers is lost: one thinks, the others wait.
  expect(
    (await client.query('select match from bot_turns where match = any($1)', [hostile.map(t => t.id)])).rowCount,
  ).toBe(20)
})

test('A1 a long thought that a person has waited for too long is a shorter one: and the table is told', async () => {
  const all = await Promise.all(
    ['Eve', 'Kim', 'Lee'].map(async name => asked(await Guest.named(hall, name), MASTER, 'slow')),
  )
  const mine = await asked(ann, MASTER, 'slow')
  // Two of the four have the threads, unknown which: so she is one who waits.
  await until(async () => (await thinking()).length === 2)
  const busy = await thinking()
  const table = [mine, ...all].find(t => !busy.includes(t.id))!
  expect(table.stream.text).not.toContain('lowered')
  await client.query(`update bot_turns set since = now() - interval '9 seconds' where match = $1`, [table.id])
  await answered(table)
  const told = table.stream.events.findLast(e => e.event === 'seats')!.data.seats
  expect(told[0]).toMatchObject({ kind: 'bot', level: 'master', lowered: 'novice' })
  expect(told[1]).not.toHaveProperty('lowered')
})

test('A10 connections that are cut in the middle of a thought: its answer comes all the same, and soon', async () => {
  const quiet = await freshDatabase()
  const other = await hallOf(quiet, {}, 'slow-games.ts')
  const outside = new pg.Client({ connectionString: quiet })
  await outside.connect()
  const table = await asked(await Guest.named(other, 'Kim'), { kind: 'bot', bot: 'search', level: 'novice' }, 'slow')
  await until(async () => (await outside.query('select from bot_turns where until > now()')).rowCount === 1)
  await outside.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await answered(table)
  table.stream.close()
  await outside.end()
  await other.close()
})

test("A1 a thought's time-out begins with the thought: what waits for a thread is not given up", async () => {
  const threads = new BotThreads(SLOW, 1, 0)
  const { game } = games.slow!
  const { table } = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'x', rows: [] })
  const seat = [0, 1].find(s => {
    const moves: number[] = []
    game.moves(table, s, moves)
    return moves.length > 1
  })!
  const question = { game: 'slow', view: game.view(table, seat), seat, seed: 'x' }
  const flag = new SharedArrayBuffer(4)
  const long = threads.think({ ...question, bot: 'search', budget: 1_000_000, cancel: flag }, 600)
  const waits = threads.think({ ...question, bot: 'greedy' }, 2)
  const begun = performance.now()
  const ended = expect(long).rejects.toThrow()
  await until(async () => performance.now() - begun > 2_500) // longer than it may think
  Atomics.store(new Int32Array(flag), 0, 1)
  expect(game.parse(await waits)).toBeGreaterThanOrEqual(0)
  await ended
  await expect(threads.think({ ...question, bot: 'search', budget: 1_000_000 }, 0.05)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  await threads.close()
})

test('A12 a thought that takes all the memory of its thread ends alone, and the next bot has a thread again', async () => {
  const threads = new BotThreads(SLOW, 1, 0)
  const question = { seat: 0, seed: 'x', bot: 'greedy' } as const
  const view = (game: string) => {
    const hosted = games[game]!.game
    const { table } = new Match(hosted, { rules: hosted.rules, seats: 2, options: {}, seed: 'x', rows: [] })
    return hosted.view(table, 0)
  }
  await expect(threads.think({ ...question, game: 'hungry', view: view('hungry') }, 60)).rejects.toThrow(
    expect.objectContaining({ code: 'ERR_WORKER_OUT_OF_MEMORY' }),
  )
  const { game } = games.toy!
  expect(game.parse(await threads.think({ ...question, game: 'toy', view: view('toy') }, 60))).toBeGreaterThanOrEqual(0)
  await threads.close()
})
