/** Two real servers on one database, killed with -9: while the hall is away nobody's time runs, and what it was away is counted once. */
import { running } from '@loggia/core'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import type { SeatClock } from '../contract.ts'
import { freshDatabase, Guest, type Process, processOf, until } from './hall.ts'

const started: Process[] = []
async function start(DATABASE_URL: string): Promise<Process> {
  const process = await processOf({ DATABASE_URL, DATABASE_POOL: '4' })
  started.push(process)
  return process
}
const kill = async (process: Process) => {
  process.child.kill('SIGKILL')
  await process.ended
}
afterEach(async () => {
  for (const process of started.splice(0)) await kill(process)
})

test('one of two servers is killed, then the other, then both are back: the time without a hall costs nobody a second', async () => {
  const url = await freshDatabase()
  const [one, two] = await Promise.all([start(url), start(url)])
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const at = (hall: { url: string }) => Object.assign(new Guest(hall.url), { cookie: ann.cookie, id: ann.id })
  const ann = await Guest.named(one, 'Ann')
  const table = (bank: number) =>
    ann.table({
      ...{ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], speed: 'live' },
      clock: { bank, increment: 0 },
    })
  // Of the second little is left: were the hall's absence to count, its time would be over before anybody is back.
  const [long, short] = [(await table(600)).id, (await table(10)).id]
  const running_ = (clocks: { seats: SeatClock[] }) => clocks.seats.findIndex(c => c.since !== undefined)
  const before = (await ann.state(long)).clocks!
  const seat = running_(before)
  const outages = async () =>
    (await pool.query<{ begins: Date; ends: Date }>(`select begins, ends from stops where why = 'outage'`)).rows

  await kill(one)
  expect((await at(two).state(long)).clocks!.seats[seat]!.deadline).toBe(before.seats[seat]!.deadline)
  await kill(two)
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const killed = rows[0]!.now.getTime()
  await until(
    async () =>
      (await pool.query(`select from heartbeat where at < clock_timestamp() - interval '8 seconds'`)).rowCount,
  )
  expect(await outages()).toEqual([])

  const [again] = await Promise.all([start(url), start(url)])
  const guest = at(again)
  const found = await outages()
  const now = (await guest.state(long)).clocks!
  // Both found that no server had been there. It counts once, from the last sign of life to the first, and so from before
  // the kill to after the hall opened.
  expect(found).toHaveLength(1)
  const [begins, ends] = [found[0]!.begins.getTime(), found[0]!.ends.getTime()]
  expect(begins).toBeLessThanOrEqual(killed)
  const { since } = now.seats[seat]!
  const spent = running(since!, now.now, [[begins, ends]])
  expect(spent).toBeLessThanOrEqual(killed - since! + (now.now - ends))
  expect(now.seats[seat]!.deadline! - before.seats[seat]!.deadline!).toBe(ends - Math.max(begins, since!))
  // Nobody is late, and who answers has what they had.
  const hurried = (await guest.state(short)).clocks!.seats
  expect(hurried.some(c => c.over)).toBe(false)
  expect(hurried[running_({ seats: hurried })]!.deadline!).toBeGreaterThan(now.now)
  expect((await guest.playOne(short)).status).toBe(200)
  expect((await guest.playOne(long)).status).toBe(200)
  await pool.end()
})
