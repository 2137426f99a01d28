/** Clocks over HTTP: what is written of them with rows is what follows from the rows, whatever happens; and a time that is over is told once. */
import {
  acting,
  clocksAt,
  type Interval,
  joined,
  Match,
  type MatchRecord,
  recordedRow,
  type Row,
  type SeatSet,
  timeLeft,
} from '@loggia/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DealtState, MatchSummary, SeatClock, TablesPage } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import type { ClockMark } from '../schema/index.ts'
import { optionOf } from '../domain/speed.ts'
import { openStore } from '../hall/store.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, until } from './hall.ts'
import { games } from './games.ts'

let one: RunningServer
let two: RunningServer
let ann: Guest
let there: Guest
let pool: pg.Pool
let store: ReturnType<typeof openStore>
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url })
  store = openStore(pool)
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
  there = Object.assign(new Guest(two.url), { cookie: ann.cookie, id: ann.id })
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await pool.end()
})

const LIVE = { speed: 'live', clock: { bank: 600, increment: 7 } } as const
const MAIL = { speed: 'correspondence', clock: { bank: 86_400, increment: 3600, cap: 90_000 } } as const
const BOT = { kind: 'bot', bot: 'random' } as const

/** A match as it is written, with the times of its rows. */
async function writtenMatch(id: string) {
  const meta = (await store.match(id))!
  const written = await store.written(id)
  const marks = await store.clockMarks(id)
  const rows = written.map(
    ({ kind, seat, word, by, at }): Row => ({
      ...{ kind, seat, word, at: at.getTime() },
      ...(by === undefined ? {} : { by }),
    }),
  )
  return { meta, rows, marks, game: games[meta.game]!.game }
}
/** Core's clocks after this many rows, seen when the last was written. */
function folded(
  { meta, rows, game }: Awaited<ReturnType<typeof writtenMatch>>,
  n: number,
  stops: readonly Interval[] = [],
) {
  const match = new Match(game, {
    ...meta,
    seats: meta.seats.length,
    rows: rows.slice(0, n).map(recordedRow),
  } as MatchRecord)
  const people = meta.seats.reduce((set, s) => (s.kind === 'person' ? set | (1 << s.seat) : set), 0)
  const masked = (asked: SeatSet) => asked & people
  const answers = match.answers.map(a => ({ ...a, asked: masked(a.asked) }))
  const asked = match.over ? 0 : masked(acting(match.table))
  const at = n ? rows[n - 1]!.at! : meta.dealtAt!.getTime()
  return clocksAt(
    optionOf(meta.speed, meta.clock!),
    meta.seats.length,
    meta.dealtAt!.getTime(),
    answers,
    asked,
    at,
    () => joined(stops),
  )
}

test('the clock of a table is chosen, listed, changed with its speed, and refused where it fits none', async () => {
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], ...LIVE })
  expect((await ann.get<{ clock: unknown }>(`/api/matches/${id}`)).body.clock).toEqual({ ...LIVE.clock, per: 'turn' })
  const listed = (await ann.get<MatchSummary[]>('/api/matches?open')).body.find(m => m.id === id)
  expect(listed?.clock).toEqual({ ...LIVE.clock, per: 'turn' })
  for (const wrong of [
    { ...LIVE, clock: MAIL.clock },
    { ...MAIL, clock: LIVE.clock },
    { ...LIVE, clock: { bank: 1, increment: 0 } },
    { ...MAIL, clock: { ...MAIL.clock, cap: 3600 } },
  ]) {
    const asked = await ann.post('/api/matches', {
      game: 'ostia',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'open',
      ...wrong,
    })
    expect([asked.status, asked.body.error?.code]).toEqual([422, 'no-such-clock'])
  }
  expect((await ann.send('PATCH', `/api/matches/${id}`, { speed: 'correspondence' })).status).toBe(200)
  expect((await ann.get<{ clock?: unknown }>(`/api/matches/${id}`)).body.clock).toBeUndefined()
  expect((await ann.send('PATCH', `/api/matches/${id}`, { clock: MAIL.clock })).status).toBe(200)
  expect((await ann.get<{ clock?: unknown }>(`/api/matches/${id}`)).body.clock).toEqual({ ...MAIL.clock, per: 'turn' })
  await ann.send('DELETE', `/api/matches/${id}`)
})

test('what is written with each row is what follows from all of them: takebacks, answers side by side, bots, standing orders', async () => {
  let rows = 0
  let takebacks = 0
  let free = 0
  for (let k = 0; k < (ALL ? 24 : 8); k++) {
    const choose = dice(k + 1)
    const seats = [{ kind: 'me' }, { kind: 'me' }, ...(k % 2 ? [BOT] : [])]
    const game = ['toy', 'terra-mystica', 'ostia'][k % 3]!
    const { id } = await ann.table({ game, seats, ...(k % 4 < 2 ? LIVE : MAIL) })
    // A table of an older release, whose clock adds the increment for each decision.
    if (k % 8 >= 6) await pool.query(`update matches set clock = clock - 'per' where id = $1`, [id])
    if (game === 'terra-mystica') await ann.send('PUT', `/api/matches/${id}/standing`, { seat: 0, order: 'leech:1' })
    for (let n = 0; n < 30; n++) {
      const who = choose(2) ? ann : there
      const state = await until<DealtState>(async () => {
        const now = await who.state(id)
        return (now.status === 'finished' || now.legal.length > 0) && now
      })
      if (state.status === 'finished') break
      if (state.mayTakeBack.length && choose(3) === 0)
        await who.post(`/api/matches/${id}/takeback`, { seat: state.mayTakeBack[choose(state.mayTakeBack.length)] })
      else {
        const any = state.legal[choose(state.legal.length)]!
        await who.post(`/api/matches/${id}/moves`, { seq: state.seq, move: any.move, seat: any.seat })
      }
    }
    const match = await writtenMatch(id)
    for (let n = 1; n <= match.rows.length; n++) {
      // Rows of one moment are written together, and what stands beside them is what comes of all of them.
      if (match.rows[n]?.at === match.rows[n - 1]!.at) continue
      const shown = match.marks[n - 1]!.map(([, , shown]) => shown)
      const runs = match.marks[n - 1]!.map(([, since]) => since !== null)
      const found = folded(match, n)
      expect([n, ...shown]).toEqual([n, ...found.map(c => c.left)])
      expect(runs).toEqual(found.map(c => c.deadline !== undefined))
    }
    const now = folded(match, match.rows.length)
    const { clocks, deadline } = match.meta
    if (match.meta.status === 'running') {
      expect(clocks!.map(c => c.deadline ?? undefined)).toEqual(now.map(c => c.deadline))
      // A bot may think just now, and nobody's time runs.
      expect(deadline?.getTime() ?? Number.POSITIVE_INFINITY).toBe(Math.min(...now.flatMap(c => c.deadline ?? [])))
    }
    rows += match.rows.length
    takebacks += match.rows.filter(r => r.kind === 'takeback').length
    free += match.rows.filter(r => r.by !== undefined).length
  }
  expect(rows).toBeGreaterThan(100)
  expect(takebacks).toBeGreaterThan(10)
  expect(free).toBeGreaterThan(10)
})

/** As if the last row of a match had been written this many ms earlier. */
const longAgo = (id: string, ms: number) =>
  pool.query(
    `update progress set deadline = deadline - $2 * interval '1 ms', clocks = (select jsonb_agg(case when c->'since' = 'null' then c else
       c || jsonb_build_object('since', (c->>'since')::float8 - $2, 'deadline', (c->>'deadline')::float8 - $2) end order by n)
       from jsonb_array_elements(clocks) with ordinality as e(c, n)) where match = $1`,
    [id, ms],
  )

test('a time that is over is a row, once, told to who watches at either server; where the others wait a move is still welcome, and nothing is taken away', async () => {
  const bob = await Guest.named(one, 'Bob')
  const { id } = await ann.table({ game: 'toy', leaver: 'wait', seats: [{ kind: 'me' }, { kind: 'open' }], ...LIVE })
  await bob.post(`/api/matches/${id}/join`, {})
  const begun = await ann.state(id)
  await longAgo(id, 700_000)
  const stream = await there.watch(id)
  await stream.until(s => s.rows.some(r => r.entry?.event?.kind === 'clock'))
  // The other server hears of it a moment later.
  await until(async () => (await ann.state(id)).log.some(e => e.event?.kind === 'clock'))
  const state = await ann.state(id)
  const late = state.clocks!.seats.flatMap((c, seat) => (c.over ? [seat] : []))
  const told = state.log.filter(e => e.event?.kind === 'clock')
  expect(late).toEqual(begun.acting)
  expect(told.map(e => [e.seat, e.event!.word])).toEqual(begun.acting.map(seat => [seat, 'over']))
  // Looking again and again finds nothing more.
  const heard = async () => (await pool.query<{ at: Date }>('select at from heartbeat')).rows[0]!.at.getTime()
  const now = await heard()
  await until(async () => (await heard()) > now)
  expect((await ann.state(id)).log.filter(e => e.event?.kind === 'clock')).toEqual(told)
  const mover = begun.acting[0]!
  const answered = await (begun.seats[mover]!.you ? ann : bob).playOne(id)
  expect(answered.status).toBe(200)
  const after = await ann.state(id)
  expect(after.clocks!.seats[mover]!.over).toBeUndefined()
  // The increment comes with the next turn.
  expect(after.clocks!.seats[mover]!.left).toBe(0)
  stream.close()
})

test('where nobody else waits, on one screen or against bots, time that is over takes no seat', async () => {
  for (const other of [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]) {
    const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, other], ...LIVE })
    await until(async () => (await ann.state(id)).legal.length > 0)
    await longAgo(id, 700_000)
    await until(async () => (await ann.state(id)).log.some(e => e.event?.word === 'over'))
    await until(async () => (await pool.query('select from leavers where match = $1', [id])).rowCount === 0)
    expect((await ann.state(id)).seats.map(s => s.kind)).toEqual(['person', other.kind === 'me' ? 'person' : 'bot'])
    expect((await ann.playOne(id)).status).toBe(200)
  }
})

test('where the other has left, time that is over leaves the match to bots, which end it', async () => {
  const bob = await Guest.named(one, 'Bob')
  const { id } = await ann.table({ game: 'toy', leaver: 'bot', seats: [{ kind: 'me' }, { kind: 'open' }], ...LIVE })
  await bob.post(`/api/matches/${id}/join`, {})
  await bob.post(`/api/matches/${id}/resign`, { seat: 1 })
  await until(async () => (await ann.state(id)).legal.length > 0)
  await longAgo(id, 700_000)
  await until(async () => (await ann.state(id)).seats.every(s => s.kind === 'bot'))
})

test('what is off for all counts from the moment when it is known: deadlines are later by it, at every table, and nobody is late meanwhile', async () => {
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }], ...LIVE })
  const before = (await ann.state(id)).clocks!
  const runs = (clock: SeatClock) => clock.since !== undefined
  // As if nobody had said for a minute that the hall is there, and somebody's time had ended in it.
  await longAgo(id, 605_000)
  const { rows } = await pool.query<{ was: number }>(
    `update heartbeat set at = at - interval '1 minute' returning (extract(epoch from at) * 1000)::float8 as was`,
  )
  // A machine that is very busy may have stood still before, and then other stops are known.
  const stop = await until(async () => {
    const { rows: stops } = await pool.query<{ begins: Date; ends: Date }>(
      `select begins, ends from stops where why = 'outage'`,
    )
    return stops.find(({ begins }) => Math.abs(begins.getTime() - rows[0]!.was) < 10)
  })
  const off = stop.ends.getTime() - stop.begins.getTime()
  expect(off).toBeGreaterThan(60_000)
  const after = await until(async () => {
    const { clocks } = await there.state(id)
    return clocks!.seats.some(c => c.off.length) && clocks
  })
  for (const [seat, clock] of after!.seats.entries())
    if (runs(clock)) {
      expect(Math.round(clock.deadline! - before.seats[seat]!.deadline! + 605_000 - off)).toBe(0)
      expect(clock.off.map(o => o.why)).toEqual(['outage'])
      expect(clock.over).toBeUndefined()
    }
  await ann.playOne(id)
  const turn = (await ann.get<TablesPage>('/api/tables?part=turn')).body.tables.find(t => t.id === id)
  expect(Date.parse(turn!.deadline!)).toBe(
    Math.min(...(await ann.state(id)).clocks!.seats.flatMap(c => c.deadline ?? [])),
  )
})

test('a bot’s clock stands; a returning player has at least a tenth of a bank', async () => {
  const bob = await Guest.named(one, 'Bob')
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], ...LIVE })
  await bob.post(`/api/matches/${id}/join`, {})
  await until(async () => (await ann.state(id)).status === 'running')
  const { acting: asked } = await ann.state(id)
  const mine = asked.includes(0)
  await longAgo(id, 599_000)
  const who = mine ? ann : bob
  const seat = mine ? 0 : 1
  expect((await who.post(`/api/matches/${id}/resign`, {})).status).toBe(200)
  expect((await store.match(id))!.clocks![seat]!.since).toBeNull()
  expect((await who.post(`/api/matches/${id}/return`, {})).status).toBe(200)
  const { left } = (await store.match(id))!.clocks![seat]!
  expect(left).toBeGreaterThanOrEqual(60_000)
  const marks: (readonly ClockMark[] | null)[] = await store.clockMarks(id)
  expect(marks.every(m => m?.length === 2)).toBe(true)
  expect(timeLeft({ left, since: null }, 0, [])).toBe(left)
})
