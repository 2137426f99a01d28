/** A takeback that reaches past what only bots did since, over HTTP: at the table, at the other server, in lists, and against bots that play meanwhile. */
import { Match, type MatchRecord, OK } from '@loggia/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DealtState, TablesPage } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { openStore } from '../hall/store.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, until } from './hall.ts'
import { games } from './games.ts'

let url: string
let one: RunningServer
let two: RunningServer
let ann: Guest
let there: Guest
beforeAll(async () => {
  url = await freshDatabase()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
  there = Object.assign(new Guest(two.url), { cookie: ann.cookie, id: ann.id })
})
afterAll(() => Promise.all([one.close(), two.close()]))

const BOT = { kind: 'bot', bot: 'random' } as const
/** Until Ann is asked, with nobody beside her. */
const asked = (id: string, who = ann): Promise<DealtState> =>
  until(async () => {
    const state = await who.state(id)
    return (state.status === 'finished' || (state.acting.length === 1 && state.legal.length > 0)) && state
  })
const takeBack = (id: string, who = ann) => who.post(`/api/matches/${id}/takeback`, {})

test('bots’ moves that revealed nothing go back with mine, at both servers, and they think again', async () => {
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, BOT, BOT] })
  const stream = await there.watch(id)
  let reached = 0
  for (let k = 0; reached < 3; k++) {
    const before = await asked(id)
    expect(before.status, 'some of its moves reveal nothing').toBe('running')
    await ann.playOne(id, dice(k))
    const after = await asked(id)
    const bots = after.log.filter(e => e.seq > before.seq && e.seat !== 0)
    if (!after.mayTakeBack.length || !bots.length) continue
    reached++
    expect((await takeBack(id)).status).toBe(200)
    const back = await ann.state(id)
    expect(back.view).toEqual(before.view)
    expect(back.log).toEqual(before.log)
    expect(back.seq).toBe(after.seq + bots.length + 1)
    await stream.until(s => s.rows.at(-1)!.seq === back.seq)
    expect(stream.rows.at(-1)).toMatchObject({ takeback: 0, acting: [0], view: back.view })
    const [listed] = (await ann.get<TablesPage>('/api/tables?part=turn')).body.tables
    expect(listed).toMatchObject({ id, yourTurn: true, acting: [0] })
    expect(await there.state(id)).toMatchObject({ seq: back.seq, view: back.view })
  }
  stream.close()
})

test('two takebacks at two servers while bots play: whatever comes of it, the rows are one match', async () => {
  const { id } = await ann.table({ game: 'terra-mystica', seats: [{ kind: 'me' }, BOT, BOT] })
  for (let k = 0; k < (ALL ? 30 : 15); k++) {
    const state = await asked(id)
    if (state.status === 'finished') break
    await ann.playOne(id, dice(k))
    // Now and then while they play, else when they have played; and sometimes not at all.
    if (k % 3) await asked(id)
    if (k % 4 === 3) continue
    const answers = await Promise.all([takeBack(id), takeBack(id, there)])
    for (const { status, body } of answers) if (status !== 200) expect(body.error.code).toBe('too-late')
  }
  await asked(id)
  const pool = new pg.Pool({ connectionString: url })
  const store = openStore(pool)
  const meta = (await store.match(id))!
  const { rows } = (await store.since(id, 0))!
  const { game } = games[meta.game]!
  const match = new Match(game, { ...meta, seats: meta.seats.length, rows: [] } as MatchRecord)
  for (const row of rows) expect(match.append(row)).toBe(OK)
  for (const who of [ann, there])
    await until(async () => JSON.stringify((await who.state(id)).view) === JSON.stringify(game.view(match.table, 0)))
  expect(rows.some(r => r.by === 'takeback')).toBe(true)
  await pool.end()
})

test('a question whose time is over is closed while the match is going on; after the end nobody looks at it again and again', async () => {
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const pool = new pg.Pool({ connectionString: url })
  const ask = (kind: string) =>
    pool.query(
      `with asked as (insert into votes (match, kind, seat, since, ends) values ($1, $2, 0, 0, now()))
       update progress set changed = changed + 1 where match = $1`,
      [id, kind],
    )
  await ask('pause')
  await until(
    async () => (await pool.query('select from votes where match = $1 and outcome is null', [id])).rowCount === 0,
  )
  await pool.query(`update matches set status = 'finished' where id = $1`, [id])
  await ask('takeback')
  expect(await openStore(pool).awaited()).not.toContain(id)
  await pool.end()
})

test('a player whose takeback the others refused does not ask again before their next move, at any server, and nothing of it is written', async () => {
  const bob = await Guest.named(two, 'Bob')
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await bob.post(`/api/matches/${id}/join`, {})).status).toBe(200)
  const mayMove = async (who: Guest) => (await who.state(id)).legal.length > 0
  /** Somebody plays until it is as it is waited for. */
  const plays = (who: Guest, ready: () => Promise<boolean>) =>
    until(async () => {
      if (await ready()) return true
      if (await mayMove(who)) await who.playOne(id)
      return false
    })
  /** Until Ann is asked again, who has moved, and Bob after her. */
  const round = async () => {
    await plays(ann, () => mayMove(bob))
    await plays(bob, () => mayMove(ann))
  }
  await plays(bob, () => mayMove(ann))
  await round()
  const ask = (who = ann) => who.post(`/api/matches/${id}/votes`, { kind: 'takeback', seat: 0 })
  const vote = async () => (await bob.state(id)).votes?.[0]?.id
  expect((await ask()).status).toBe(200)
  const asked = await until(vote)
  expect((await bob.send('PUT', `/api/matches/${id}/votes/${asked}`, { answer: 'no' })).status).toBe(200)
  const { seq } = await until(async () => {
    const state = await ann.state(id)
    return !state.votes?.length && state
  })
  for (const who of [ann, there]) expect((await ask(who)).body.error.code).toBe('refused-lately')
  const later = await bob.state(id)
  expect([later.seq, later.votes ?? []]).toEqual([seq, []])
  await round()
  expect((await ask()).status).toBe(200)
})
