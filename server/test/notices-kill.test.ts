/**
 * What is being sent when its server is killed, or stored before one of an older release: nothing is lost, and a repeat
 * can be recognized.
 */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notices, RecoverySheet, SessionReply } from '../contract.ts'
import { openStore } from '../hall/store.ts'
import { freePort, freshDatabase, Guest, hallOf, processOf, until } from './hall.ts'
import { openSink, type Sink, tokenIn } from './sink.ts'

let url: string
let pool: pg.Pool
let sink: Sink
let env: Record<string, string>
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 3 })
  sink = await openSink()
  const port = String(await freePort())
  env = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: sink.url, MAIL_FROM: 'hall@play.example' }
})
afterAll(() => Promise.all([pool.end(), sink.close()]))
beforeEach(() => {
  sink.mails.length = 0
  sink.refuse = false
})

const idOf = (mail: { text: string }) => /^message-id: (<\S+>)/im.exec(mail.text)?.[1]
const to = (name: string) => sink.mails.filter(m => m.to === `${name.toLowerCase()}@play.example`)
const count = async (table: string) => (await pool.query(`select from ${table}`)).rowCount
/** Somebody who comes in by mail, and is told things by it. */
async function mailed(name: string): Promise<Guest> {
  const guest = await Guest.named({ url: env.PUBLIC_URL! }, name)
  await guest.post('/api/entry/mail', { mail: `${name.toLowerCase()}@play.example` })
  await guest.post('/api/entry/mail/open', { token: tokenIn(sink.mails.pop()) })
  const [address] = (await guest.get<Notices>('/api/account/notices')).body.addresses
  await guest.post('/api/account/notices/channels', { kind: 'mail', credential: address!.credential })
  return guest
}
/** Two or three at a turn-based table; the asked one requests a pause, and the others are notified in two minutes. */
async function paused(people: readonly Guest[]): Promise<{ match: string; asks: number }> {
  const { id: match } = await people[0]!.table({
    ...{ game: 'ostia', speed: 'correspondence', clock: { bank: 259_200, increment: 43_200, cap: 345_600 } },
    seats: people.map((_, k) => ({ kind: k ? 'open' : 'me' })),
  })
  for (const guest of people.slice(1)) await guest.post(`/api/matches/${match}/join`, {})
  await pool.query(`delete from outbox where kind <> 'turn'`)
  const [asks] = (await people[0]!.state(match)).acting
  expect((await people[asks!]!.post(`/api/matches/${match}/votes`, { kind: 'pause', seat: asks })).status).toBe(200)
  return { match, asks: asks! }
}

test('kill -9 while a letter and a vote are handed over, and somebody comes in: both come again by the same Message-ID, and the code is good still', async () => {
  const killed = await processOf({ ...env, DATABASE_URL: url })
  const people = [await mailed('Ann'), await mailed('Ben')]
  const { asks } = await paused(people)
  const [owner, voter] = asks ? ['Ann', 'Ben'].toReversed() : ['Ann', 'Ben']
  const { codes } = (await people[asks]!.post<RecoverySheet>('/api/account/recovery')).body
  await pool.query(`delete from outbox where kind = 'turn'`)
  sink.refuse = 'silent'
  const come = (code = '') => new Guest(env.PUBLIC_URL!).post<SessionReply>('/api/entry/recovery', { code })
  expect((await come(codes[0])).status).toBe(200)
  await pool.query(`update outbox set due = clock_timestamp() where kind = 'vote'`)
  await until(async () => to(owner!).length && to(voter!).length)

  // A person who signs in has spent their code already, and waits for what is written with that.
  const held = await pool.connect()
  await held.query('begin; lock table letters in share row exclusive mode')
  const coming = come(codes[1]).catch(() => 'cut off')
  await until(
    async () =>
      (
        await pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ '^insert into letters'`,
        )
      ).rowCount,
  )
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await coming).toBe('cut off')
  await held.query('rollback')
  held.release()
  expect([await count('letters'), await count('deliveries')]).toEqual([1, 1])

  sink.refuse = false
  const next = await hallOf(url, env)
  // What it had in hand is free now, and not in half a minute.
  for (const table of ['letters', 'deliveries']) await pool.query(`update ${table} set until = '-infinity'`)
  await until(async () => !(await count('letters')) && !(await count('deliveries')))
  for (const name of [owner!, voter!]) {
    const [first, again, ...more] = to(name).map(idOf)
    expect([again, more]).toEqual([first, []])
    expect(first).toMatch(/^<\w+@localhost>$/)
  }
  expect((await come(codes[1])).body.person!.id).toBe(people[asks]!.id)
  await until(async () => !(await count('letters')))
  await next.close()
})

test('a server of before votes were told leaves them to a newer one, says so, and hands over the rest', async () => {
  await pool.query('delete from outbox')
  const today = await hallOf(url, env)
  const names = ['Cleo', 'Dan', 'Eve']
  const people = [await mailed('Cleo'), await mailed('Dan'), await mailed('Eve')]
  const { match, asks } = await paused(people)
  const [one, other] = [0, 1, 2].filter(seat => seat !== asks)
  await today.close()
  const due = (seat: number, kind: string) =>
    pool.query(`update outbox set due = clock_timestamp() where match = $1 and person = $2 and kind = $3`, [
      ...[match, people[seat]!.id, kind],
    ])
  // Of one a message is made already, of the other there is only the news.
  await due(one!, 'vote')
  await openStore(pool).sortOutbox(200)
  for (const [seat, kind] of [
    [other!, 'vote'],
    [asks, 'turn'],
  ] as const)
    await due(seat, kind)

  const older = await processOf({
    ...{ ...env, DATABASE_URL: url },
    NODE_OPTIONS: `--import ${new URL('before-vote-notices.ts', import.meta.url)}`,
  })
  await until(async () => to(names[asks]!).length)
  expect(older.said()).toContain('what a newer release tells is left to it')
  expect([await count(`deliveries where tries = 0`), await count(`outbox where kind = 'vote'`)]).toEqual([1, 1])
  expect(sink.mails).toHaveLength(1)
  const newer = await hallOf(url, { ...env, PORT: '0' })
  await until(async () => to(names[one!]!).length && to(names[other!]!).length)
  expect(sink.mails).toHaveLength(3)
  for (const seat of [one!, other!]) expect(to(names[seat]!)[0]!.text).toContain('would like to stop the clocks')
  older.child.kill('SIGTERM')
  await Promise.all([newer.close(), older.ended])
})
