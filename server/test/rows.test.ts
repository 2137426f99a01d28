/**
 * A match over time: actors and times, seats with a history, lists that load no game, and matches of an older release.
 */
import { migrate } from '../platform/schema-version.ts'
import pg from 'pg'
import { acting, firstOf, Match, movesOf, STANDING } from '@loggia/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchSummary, TablesPage } from '../contract.ts'
import { boxHash } from '../match/hosted.ts'
import type { RunningServer } from '../index.ts'
import { Opener } from '../match/opening.ts'
import { remembers } from '../match/orders.ts'
import { openStore } from '../hall/store.ts'
import { games } from './games.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, processOf, until } from './hall.ts'

let url: string
let database: pg.Pool
let hall: RunningServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  url = await freshDatabase()
  database = new pg.Pool({ connectionString: url })
  hall = await hallOf(url)
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, 'Bob')
})
afterAll(async () => {
  await hall.close()
  await database.end()
})

interface Written {
  seq: number
  kind: string
  seat: number
  word: string
  cause: string | null
  actor: string | null
  at: Date
}
const written = async (id: string): Promise<Written[]> =>
  (
    await database.query<Written>(
      'select seq, kind, seat, word, cause, actor, at from moves where match = $1 order by seq',
      [id],
    )
  ).rows
const tables = async (guest: Guest, part: string, after = ''): Promise<TablesPage> =>
  (await guest.get<TablesPage>(`/api/tables?part=${part}${after && `&after=${encodeURIComponent(after)}`}`)).body
/** A table of Ann and Bob that has begun. */
async function both(more: object = {}): Promise<string> {
  const { id, invite } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], ...more })
  expect((await bob.post(`/api/matches/${id}/join`, { invite })).status).toBe(200)
  return id
}
/** The asked seat plays, this many times. */
async function play(id: string, rows: number, choose = dice(3)): Promise<void> {
  for (let k = 0; k < rows; k++) {
    const guest = [ann, bob][(await ann.state(id)).acting[0]!]!
    expect((await guest.playOne(id, choose)).status).toBe(200)
  }
}

test('each row says who did it, when, and by what cause; never before the row before', async () => {
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  for (let k = 0; k < 4; k++) {
    const { seq } = await until(async () => {
      const state = await ann.state(id)
      return state.legal.length > 0 && state
    })
    await ann.playOne(id)
    if (k === 0 && (await ann.post(`/api/matches/${id}/takeback`, {})).status === 200) await ann.playOne(id)
    await until(async () => (await ann.state(id)).seq > seq)
  }
  const rows = await written(id)
  const of = (seat: number) => rows.filter(r => r.seat === seat)
  expect(new Set(of(0).map(r => `${r.actor} ${r.cause}`))).toEqual(new Set([`${ann.id} null`]))
  expect(new Set(of(1).map(r => `${r.actor} ${r.cause}`))).toEqual(new Set(['null bot']))
  for (const [k, { at }] of rows.entries()) expect(at.getTime()).toBeGreaterThanOrEqual(rows[k - 1]?.at.getTime() ?? 0)
})

test('a resignation and a return are rows: heard by all, in the log, and no answer becomes stale by them', async () => {
  const id = await both()
  const watcher = await new Guest(hall.url).watch(id)
  await play(id, 2)
  const before = await ann.state(id)
  const [asked] = before.acting
  const [stays, goes] = asked === 0 ? [ann, bob] : [bob, ann]
  const seat = 1 - asked!
  expect((await goes.post(`/api/matches/${id}/resign`, {})).body.seat).toBe(seat)
  const move = (await stays.state(id)).legal[0]!.move
  expect((await stays.post(`/api/matches/${id}/moves`, { seq: before.seq, move })).status, 'decided before').toBe(200)
  // Until the bot has played there.
  await until(async () => {
    const { log, acting } = await stays.state(id)
    if (log.some(e => e.seat === seat && !e.event && e.seq > before.seq)) return true
    if (acting.includes(asked!)) await stays.playOne(id)
    return false
  })
  expect([(await goes.state(id)).mayReturn, (await stays.state(id)).mayReturn]).toEqual([[seat], undefined])
  expect((await goes.post(`/api/matches/${id}/return`, {})).body.seat).toBe(seat)
  expect((await goes.post(`/api/matches/${id}/return`, {})).status, 'nobody returns twice').toBe(403)
  expect((await stays.post(`/api/matches/${id}/return`, {})).status, 'it was never theirs').toBe(403)
  const { log, seats } = await goes.state(id)
  const events = log.filter(e => e.event)
  expect(events.map(e => [e.seat, e.event])).toEqual([
    [seat, { kind: 'seat', word: 'replaced' }],
    [seat, { kind: 'seat', word: 'returned' }],
  ])
  expect(seats[seat]).toMatchObject({ kind: 'person', you: true })
  await watcher.until(s => s.entries.filter(e => e.event).length === 2)
  watcher.close()
  const history = await database.query(
    'select n, person, bot, since from sittings where match = $1 and seat = $2 order by n',
    [id, seat],
  )
  expect(history.rows).toEqual([
    { n: 0, person: goes.id, bot: null, since: 0 },
    { n: 1, person: null, bot: 'greedy', since: events[0]!.seq },
    { n: 2, person: goes.id, bot: null, since: events[1]!.seq },
  ])
  // The whole of it replays, here and after reloading.
  const rows = await written(id)
  const other = await hallOf(url)
  const again = await Object.assign(new Guest(other.url), { cookie: stays.cookie }).state(id)
  expect([again.seq, again.view]).toEqual([rows.length, (await stays.state(id)).view])
  await other.close()
})

test('a former player of a private match may read it; a stranger may not', async () => {
  const id = await both({ visibility: 'private' })
  await play(id, 2)
  expect((await bob.post(`/api/matches/${id}/resign`, {})).status).toBe(200)
  expect((await bob.state(id)).eyes).toBe(30)
  expect((await (await Guest.named(hall, 'Eve')).get(`/api/matches/${id}`)).status).toBe(404)
})

test('lists: what waits for me first, in four parts by cursor, with exact counts; and no game is loaded', async () => {
  const carl = await Guest.named(hall, 'Carl')
  const made: string[] = []
  for (let k = 0; k < 53; k++)
    made.push(
      (
        await carl.table({
          game: 'ostia',
          visibility: 'private',
          seats: [{ kind: 'me' }, { kind: 'me' }],
          speed: k === 30 ? 'live' : 'correspondence',
        })
      ).id,
    )
  await carl.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  // One of them is newly asked, so it waits since now.
  expect((await carl.playOne(made[7]!)).status).toBe(200)
  const cold = await hallOf(url)
  const there = Object.assign(new Guest(cold.url), { cookie: carl.cookie, id: carl.id })
  const first = await tables(there, 'turn')
  expect(first.counts).toEqual({ turn: 53, waiting: 0, open: 1, finished: 0 })
  const second = await tables(there, 'turn', first.next)
  expect([first.tables.length, second.tables.length, second.next]).toEqual([50, 3, undefined])
  const all = [...first.tables, ...second.tables]
  // The live one comes first, though others have waited longer.
  expect(all.map(t => t.id)).toEqual([made[30], ...made.filter((_, k) => k !== 7 && k !== 30), made[7]])
  expect(all[0]).toMatchObject({ yourTurn: true, seq: 0, status: 'running' })
  expect(all.every(t => t.question && t.waitsSince)).toBe(true)
  expect((await tables(there, 'open')).tables).toHaveLength(1)
  const mine = (await there.get<MatchSummary[]>('/api/matches?mine')).body
  expect(mine.map(t => t.yourTurn)).toEqual([...all.map(() => true), false])
  const metrics = (await there.get<string>('/metrics')).body as string
  expect(/^loggia_matches\S* (\d+)$/m.exec(metrics)?.[1], 'matches in memory').toBe('0')
  await cold.close()
})

test('what lists say agrees with the table, row by row, over takebacks, resignations and the end', async () => {
  // Nightly of a longer match, and more often.
  const id = await both(ALL ? {} : { game: 'princes-of-florence' })
  const choose = dice(11)
  let takebacks = 0
  for (let over = false, k = 0; !over; k++) {
    const state = await ann.state(id)
    over = state.status === 'finished'
    for (const [seat, guest] of [ann, bob].entries()) {
      const listed = (await guest.get<MatchSummary[]>('/api/matches?mine')).body.find(t => t.id === id)!
      expect(listed).toMatchObject({ seq: state.seq, status: state.status, acting: state.acting })
      expect(listed.yourTurn).toBe(state.acting.includes(seat))
      const asked = await guest.state(id, '?lang=en')
      if (asked.prompt)
        expect(listed.question).toBe(
          (await guest.get<MatchSummary[]>('/api/matches?mine&lang=en')).body.find(t => t.id === id)!.question,
        )
      if (over) expect(listed.results?.map(r => [r.total, r.place])).toEqual(state.scores!.map(s => [s.total, s.place]))
    }
    if (over) break
    const [back] = state.mayTakeBack
    if (back !== undefined && (!takebacks || k % 4 === 1)) {
      expect((await [ann, bob][back]!.post(`/api/matches/${id}/takeback`, {})).status).toBe(200)
      takebacks++
    } else
      for (let n = 0; n < (ALL || !takebacks ? 1 : 6); n++) {
        const {
          acting: [seat],
        } = await ann.state(id, `?since=${state.seq}`)
        if (seat !== undefined) expect((await [ann, bob][seat]!.playOne(id, choose)).status).toBe(200)
      }
  }
  expect(takebacks).toBeGreaterThan(0)
})

test('a seat waits since its question came: the others’ answers begin no new wait', async () => {
  const { id } = await ann.table({ game: 'princes-of-florence', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.post(`/api/matches/${id}/join`, {})
  const since = async () => (await tables(bob, 'turn')).tables.find(t => t.id === id)?.waitsSince
  const [begun, { acting: both }] = [await since(), await ann.state(id)]
  expect([both, begun]).toEqual([[0, 1], expect.any(String)])
  expect((await ann.playOne(id)).status).toBe(200)
  expect(await since(), 'side by side').toBe(begun)
  await bob.playOne(id)
  const later = await until(async () => {
    const state = await ann.state(id)
    if (state.acting.includes(1)) return since()
    await ann.playOne(id)
    return false
  })
  expect(Date.parse(later)).toBeGreaterThan(Date.parse(begun!))
})

test('a running match is opened from a table of a few rows ago, and is the same', async () => {
  const store = openStore(database)
  const opener = new Opener(store, games)
  const { id } = await ann.table({
    game: 'terra-mystica',
    seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }, { kind: 'me' }],
  })
  for (let k = 0, choose = dice(5); k < 88; k++) {
    const { mayTakeBack } = await ann.state(id)
    if (k % 10 === 9 && mayTakeBack.length) await ann.post(`/api/matches/${id}/takeback`, { seat: mayTakeBack[0] })
    else await ann.playOne(id, choose)
  }
  const kept = await until(() => store.snapshot(id))
  const meta = (await store.match(id))!
  expect(kept.seq).toBeGreaterThan(30)
  const late = (await opener.open(meta)).match!
  const whole = await opener.whole(meta, late)
  expect([late.first, late.seq, whole.first]).toEqual([kept.seq, meta.seq, 0])
  expect(JSON.stringify(late.table)).toBe(JSON.stringify(whole.table))
  for (const seat of [0, 1, 2, 3]) expect(late.mayTakeBack(seat)).toBe(whole.mayTakeBack(seat))
  // A snapshot that is wrong would be a lie: one of other rules is not used.
  await database.query(`update snapshots set rules = 'terra-mystica@0' where match = $1`, [id])
  expect((await opener.open(meta)).match!.first).toBe(0)
})

test('a match that was opened late still knows who wanted to answer by themselves', async () => {
  // Of these seats nobody has done anything in the rows that are here: they are looked up.
  const store = openStore(database)
  const opener = new Opener(store, games)
  const id = (await database.query<{ id: string }>(`select match as id from snapshots order by seq desc limit 1`))
    .rows[0]?.id
  if (!id) throw new Error('the test before keeps a snapshot')
  const meta = (await store.match(id))!
  const whole = await opener.whole(meta, (await opener.open(meta)).match!)
  const late = new Match(
    whole.game,
    { ...whole.record, start: whole.tableAt(whole.seq - 1), rows: whole.record.rows.slice(-1) },
    whole.seq - 1,
  )
  const [last] = late.rows
  expect([remembers(late, [last!.seat]), remembers(late, [0, 1]), remembers(whole, [0, 1])]).toEqual([
    true,
    false,
    true,
  ])
})

test('matches of the release before go on: rows keep their numbers, actors that nobody knows are unknown, lists are right', async () => {
  const old = await freshDatabase({ empty: true })
  const pool = new pg.Pool({ connectionString: old })
  const client = await pool.connect()
  await migrate(client, 5)
  client.release()
  const { game, box } = games.ostia!
  const hash = await boxHash(box)
  const m = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'old', rows: [] })
  for (let k = 0, choose = dice(2); k < 20; k++) {
    const seat = firstOf(acting(m.table))
    const moves = movesOf(game, m.table, seat)
    if (k === 11 && m.mayTakeBack(1 - seat)) m.takeback(1 - seat)
    else m.play(seat, moves[choose(moves.length)]!)
  }
  await pool.query(`insert into people (id, name) values ('ann', 'Ann')`)
  await pool.query('insert into boxes (hash, game, box) values ($1, $2, $3)', [hash, 'ostia', JSON.stringify(box)])
  await pool.query(
    `insert into matches (id, game, rules, box, name, options, status, visibility, invite, seed, commitment) values ('old-match', 'ostia', $1, $2, '', '{}', 'running', 'open', 'x', 'old', 'y')`,
    [game.rules, hash],
  )
  await pool.query(
    `insert into seats (match, seat, kind, person, name, bot) values ('old-match', 0, 'person', 'ann', '', null), ('old-match', 1, 'bot', null, 'Ro', 'greedy')`,
  )
  for (const [k, row] of m.rows.entries())
    await pool.query('insert into moves (match, seq, seat, word, standing) values ($1, $2, $3, $4, $5)', [
      'old-match',
      k + 1,
      row.seat,
      row.word,
      k === 3,
    ])
  const here = await hallOf(old)
  const guest = new Guest(here.url)
  const state = await guest.state('old-match')
  expect(state.seq).toBeGreaterThanOrEqual(20)
  const { rows } = await pool.query('select seq, kind, seat, word, cause, actor from moves order by seq limit 20')
  expect(rows).toEqual(
    m.rows.map((row, k) => ({
      seq: k + 1,
      kind: row.kind,
      seat: row.seat,
      word: row.word,
      cause: k === 3 ? STANDING : null,
      actor: row.seat === 0 ? 'ann' : null,
    })),
  )
  // The bot plays until Ann is asked, and that is written with its rows.
  await until(async () => (await guest.state('old-match')).acting[0] === 0)
  const stands = await pool.query(`select seq, asked_since[1] is not null as ann, asked_since[2] as bot from progress`)
  expect(stands.rows).toEqual([{ seq: (await guest.state('old-match')).seq, ann: true, bot: null }])
  expect((await pool.query('select seat, person, since from sittings order by seat')).rows).toEqual([
    { seat: 0, person: 'ann', since: 0 },
    { seat: 1, person: null, since: 0 },
  ])
  await here.close()
  // A release that would not understand what this one wrote is refused in one sentence.
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)`,
  )
  await pool.end()
  const said = await processOf({ DATABASE_URL: old }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(said).toMatch(/^ended with 1: [^\n]*newer release of Loggia[^\n]*\.\n$/)
})
