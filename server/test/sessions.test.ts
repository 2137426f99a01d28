/** Sessions slide: returning within a year renews the session and the cookie. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionReply } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let url: string
let hall: RunningServer
let pool: pg.Pool
beforeAll(async () => {
  url = await freshDatabase()
  hall = await hallOf(url)
  pool = new pg.Pool({ connectionString: url, max: 2 })
})
afterAll(() => Promise.all([hall.close(), pool.end()]))

/** A person last seen this long ago, by a server that does not remember them. */
async function away(time: string): Promise<{ guest: Guest; close: () => Promise<void> }> {
  const guest = await Guest.named(hall, `away ${time}`)
  const other = await hallOf(url)
  await pool.query(
    `update sessions set used_at = now() - $2::interval, created_at = now() - interval '9 years' where person = $1`,
    [guest.id, time],
  )
  return {
    guest: Object.assign(new Guest(other.url), { cookie: guest.cookie, id: guest.id }),
    close: () => other.close(),
  }
}
const who = (guest: Guest) => guest.get<SessionReply>('/api/session')
const idle = async ({ id }: Guest) =>
  (
    await pool.query<{ days: number }>(
      'select extract(day from now() - used_at)::int as days from sessions where person = $1',
      [id],
    )
  ).rows[0]!.days

test('after most of a year one is known, and for another year: row and cookie are new', async () => {
  const { guest, close } = await away('364 days')
  const { body, headers } = await who(guest)
  expect(body.person?.id).toBe(guest.id)
  expect(headers.get('set-cookie')).toMatch(/^loggia=.*Max-Age=31536000.*HttpOnly/)
  expect(await idle(guest)).toBe(0)
  // Once a day is enough.
  expect((await who(guest)).headers.get('set-cookie')).toBe(null)
  await close()
})

test('on the same day nothing is written and no cookie sent', async () => {
  const { guest, close } = await away('20 hours')
  const { body, headers } = await who(guest)
  expect(body.person?.id).toBe(guest.id)
  expect(headers.get('set-cookie')).toBe(null)
  const { rows } = await pool.query(
    `select used_at < now() - interval '19 hours' as same from sessions where person = $1`,
    [guest.id],
  )
  expect(rows).toEqual([{ same: true }])
  await close()
})

test('after a year of absence it is over, and is not renewed', async () => {
  const { guest, close } = await away('366 days')
  const { body, headers } = await who(guest)
  expect(body.person).toBe(null)
  expect(headers.get('set-cookie')).toBe(null)
  expect(await idle(guest)).toBe(366)
  await close()
})

test('a stream, which has no room for a cookie, leaves both to the next request', async () => {
  const { guest, close } = await away('30 days')
  const host = await Guest.named(hall, 'host')
  const { id } = await host.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const stream = await guest.watch(id)
  await stream.until(s => s.events.length > 0)
  expect(await idle(guest)).toBe(30)
  stream.close()
  await close()
})
