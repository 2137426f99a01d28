/** A live match of several people: its first clock begins when all their pages are open, at whichever server, or after half a minute. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { OPENING } from '../match/clock/clocks.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

const LIVE = { speed: 'live', clock: { bank: 600, increment: 7 } } as const
const SPENT = 600_000 + 10_000
let one: RunningServer
let two: RunningServer
let ann: Guest
let bob: Guest
let pool: pg.Pool
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url })
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
  bob = await Guest.named(two, 'Bob')
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await pool.end()
})

async function dealt(): Promise<string> {
  const { id } = await ann.table({ game: 'toy', leaver: 'wait', seats: [{ kind: 'me' }, { kind: 'open' }], ...LIVE })
  await bob.post(`/api/matches/${id}/join`, {})
  await until(async () => (await ann.state(id)).status === 'running')
  return id
}
const clockOf = async (id: string) => {
  const state = await bob.state(id)
  const clock = state.clocks!.seats[state.acting[0]!]!
  return { ...clock, now: state.clocks!.now, opening: state.clocks!.opening }
}

test('the clock waits for the last page, at the other server, and is told to both when it begins', async () => {
  const id = await dealt()
  const before = await clockOf(id)
  expect(before.opening).toBe(before.since! + OPENING)
  expect(before.deadline).toBe(before.since! + OPENING + SPENT)
  // Pages of the last release know no other word for it.
  expect(before.off).toEqual([{ from: before.since!, to: before.opening!, why: 'pause' }])
  const first = await ann.watch(id)
  await until(async () => {
    const { rows } = await pool.query<{ opened: number }>('select opened from progress where match = $1', [id])
    return rows[0]!.opened === 1
  })
  // Her second page is nobody else's.
  const again = await ann.watch(id)
  expect((await clockOf(id)).opening).toBe(before.opening)
  const last = await bob.watch(id)
  await Promise.all(
    [first, last].map(stream =>
      stream.until(s => s.events.some(e => e.event === 'seats' && e.data.clocks && !e.data.clocks.opening)),
    ),
  )
  const after = await clockOf(id)
  expect(after.opening).toBeUndefined()
  const waited = after.deadline! - SPENT - after.since!
  expect(waited).toBeGreaterThan(0)
  expect(waited).toBeLessThan(OPENING)
  // The database has said when; the hall's own time may be some milliseconds behind on a busy machine.
  const { rows } = await pool.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  )
  expect(waited).toBeLessThanOrEqual(rows[0]!.now - after.since!)
  for (const stream of [first, again, last]) stream.close()
})

test('pages that are open before the deal count at once, at either server', async () => {
  const { id } = await ann.table({ game: 'toy', leaver: 'wait', seats: [{ kind: 'me' }, { kind: 'open' }], ...LIVE })
  const first = await ann.watch(id)
  const second = await bob.watch(id)
  await bob.post(`/api/matches/${id}/join`, {})
  await until(async () => {
    const state = await ann.state(id)
    return state.status === 'running' && !state.clocks!.opening
  })
  // The other server hears of it a moment later.
  const clock = await until(async () => {
    const now = await clockOf(id)
    return now.opening === undefined && now
  })
  expect(clock.deadline! - clock.since!).toBeLessThan(SPENT + OPENING)
  first.close()
  second.close()
})

test('a player alone, and turn-based players, wait for nobody', async () => {
  const alone = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }], ...LIVE })
  expect((await ann.state(alone.id)).clocks!.opening).toBeUndefined()
  const { id } = await ann.table({
    ...{ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], speed: 'correspondence' },
    clock: { bank: 86_400, increment: 3600, cap: 90_000 },
  })
  await bob.post(`/api/matches/${id}/join`, {})
  await until(async () => (await ann.state(id)).status === 'running')
  expect((await ann.state(id)).clocks!.opening).toBeUndefined()
})
