/** The stream of events: without gap or double whatever happens to the connection, and without anybody's secret. */
import { gunzipSync } from 'node:zlib'
import { codec, Match, NO_SUCH_MOVE, type Options, speaker, type Table } from '@loggia/core'
import type { PrincesTable } from '@loggia/games/princes-of-florence'
import { get } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchExport, RowEvent } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { games } from './games.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, type Stream, until } from './hall.ts'

let hall: RunningServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  hall = await hallOf(await freshDatabase())
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, 'Bob')
})
afterAll(() => hall.close())

async function tableFor(game: string, options: Options = {}): Promise<string> {
  const { id } = await ann.table({ game, options, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.post(`/api/matches/${id}/join`, {})
  return id
}

/** A move that was refused, after that row. */
interface Tried {
  seq: number
  seat: number
  move: number
  error: { rule?: string; sentence: string }
}

/** Plays from the streams alone, as a page or a bot does, until that row or the end. */
async function play(
  id: string,
  streams: [Stream, Stream],
  choose: (n: number) => number,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const last = (s: Stream): RowEvent => s.rows.at(-1)!
  for (;;) {
    await Promise.all(streams.map(s => s.until(() => s.rows.length > 0)))
    const seq = Math.max(...streams.map(s => last(s).seq))
    await Promise.all(streams.map(s => s.until(() => last(s).seq >= seq)))
    if (last(streams[0]).status === 'finished' || seq >= until) return
    const k = streams.findIndex(s => last(s).legal!.length)
    const one = last(streams[k]!).legal![choose(last(streams[k]!).legal!.length)]!
    const { status } = await [ann, bob][k]!.post(`/api/matches/${id}/moves`, { seq, move: one.move, seat: one.seat })
    expect(status).toBe(200)
    await Promise.all(streams.map(s => s.until(() => last(s).seq > seq)))
  }
}

test('one event a row; a connection that is cut again and again misses nothing and hears nothing twice', async () => {
  const id = await tableFor('ostia')
  const steady = await ann.watch(id)
  const other = await bob.watch(id)
  const choose = dice(11)
  const heard: { id: string | undefined; text: string }[] = []
  let last: number | undefined
  for (let rows = 7; rows <= 70; rows += 7) {
    // Somebody whose connection ends in the middle of things, and who comes back with what he heard last.
    const cut = await new Guest(hall.url).watch(id, last === undefined ? {} : { last })
    if (last === undefined) await cut.until(s => s.rows.length > 0)
    await play(id, [steady, other], choose, rows)
    await cut.until(s => s.rows.at(-1)!.seq >= rows - 3)
    cut.close()
    const row = (e: { event: string }) => e.event === 'row'
    heard.push(...cut.events.filter(row).slice(last === undefined ? 1 : 0))
    last = Number(heard.at(-1)!.id)
    if (rows === 35) {
      for (const who of [ann, bob]) await who.post(`/api/matches/${id}/takeback`)
      // The hall may write rows faster than a stream tells of them.
      const { seq } = await ann.state(id)
      await Promise.all([steady, other].map(s => s.until(() => s.rows.at(-1)!.seq >= seq)))
    }
  }
  expect(heard.map(e => Number(e.id))).toEqual(Array.from({ length: heard.length }, (_, k) => k + 1))
  expect(steady.rows.slice(1).map(r => r.seq)).toEqual(Array.from({ length: steady.rows.length - 1 }, (_, k) => k + 1))
  steady.close()
  other.close()
  // What came in pieces is what the page gets as a whole: live rows in the log, the newest view at the end.
  const whole = await new Guest(hall.url).watch(id, { last: 0 })
  const now = await new Guest(hall.url).state(id)
  await whole.until(s => s.rows.at(-1)?.seq === now.seq)
  whole.close()
  expect(whole.entries).toEqual(now.log.filter(e => e.seq > 0))
  expect(whole.rows.at(-1)!.view).toEqual(now.view)
})

test('a takeback is a row of its own', async () => {
  const id = await tableFor('ostia')
  const [a, b] = [await ann.watch(id), await bob.watch(id)]
  await play(id, [a, b], dice(2), 1)
  const who = a.rows.at(-1)!.entry!.seat
  await [ann, bob][who]!.post(`/api/matches/${id}/takeback`)
  await b.until(s => s.rows.at(-1)!.seq === 2)
  a.close()
  b.close()
  expect(b.rows.at(-1)).toMatchObject({ seq: 2, takeback: who, acting: [who] })
  expect(b.rows.at(-1)!.entry).toBeUndefined()
  expect(b.rows.at(-1)!.view).toEqual(b.rows[0]!.view)
})

test('it is a true event stream, beats aside, and a HEAD of it ends', async () => {
  const id = await tableFor('ostia')
  const stream = await ann.watch(id)
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  expect(stream.headers.get('cache-control')).toBe('no-store')
  expect(stream.headers.get('content-encoding')).toBe('gzip')
  await stream.until(s => s.rows.length === 1)
  stream.close()
  expect(stream.events.map(e => e.text)).toEqual([
    expect.stringMatching(/^event: seats\ndata: \{/),
    expect.stringMatching(/^event: row\nid: 0\ndata: \{/),
  ])
  expect((await fetch(`${hall.url}/api/matches/${id}/events`, { method: 'HEAD' })).status).toBe(200)
  const later = await ann.watch(id, { last: 999 })
  await later.until(s => s.rows.length === 1)
  later.close()
  expect(later.rows[0]!.seq).toBe(0)
})

test('a compressed stream is the same, comes part by part, takes less than half the bytes, and ends as gzip does', async () => {
  const other = await hallOf(await freshDatabase())
  const guest = await Guest.named(other, 'Ann')
  const { id } = await guest.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const bytes: Record<string, Buffer[]> = { gzip: [], identity: [] }
  const ended = Object.entries(bytes).map(
    ([encoding, got]) =>
      new Promise<void>(done => {
        const headers = { 'cookie': guest.cookie, 'accept-encoding': encoding }
        get(`${other.url}/api/matches/${id}/events`, { headers }, reply => {
          reply.on('data', (chunk: Buffer) => got.push(chunk)).on('end', done)
        })
      }),
  )
  const stream = await guest.watch(id)
  await expect.poll(() => Object.values(bytes).every(got => got.length > 0)).toBe(true)
  for (let n = 1; n <= 6; n++) {
    await guest.playOne(id)
    await stream.until(s => s.rows.at(-1)?.seq === n)
  }
  await other.close()
  await Promise.all(ended)
  const [packed, plain] = [bytes.gzip!, bytes.identity!].map(got => Buffer.concat(got))
  expect(gunzipSync(packed!).toString()).toBe(plain!.toString())
  expect(packed!.length).toBeLessThan(plain!.length / 2)
})

test('a client that goes before its stream has begun keeps no place: the next one is let in', async () => {
  const url = await freshDatabase()
  const strict = await hallOf(url, { RATE_LIMIT: 'on', CACHE_ROWS: '0' })
  const guest = await Guest.named(strict, 'Ann')
  const wish = { game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] }
  const [one, other] = [await guest.table(wish), await guest.table(wish)]
  await guest.state(other.id) // so that the first is not in memory
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await database.query('begin; lock table matches in access exclusive mode')
  const sockets = () => process.getActiveResourcesInfo().filter(r => r === 'TCPSocketWrap').length
  const before = sockets()
  const gone = Array.from({ length: 10 }, () =>
    get(`${strict.url}/api/matches/${one.id}/events`, { headers: { cookie: guest.cookie } }).on('error', () => {
      /* it was cut off here */
    }),
  )
  const waiting = async () =>
    (await database.query("select from pg_locks where not granted and relation = 'matches'::regclass")).rowCount
  await until(waiting)
  for (const request of gone) request.destroy()
  while (sockets() > before) await new Promise(setImmediate) // until both ends know that they have gone
  await database.query('commit')
  await database.end()
  const stream = await guest.watch(one.id)
  expect(stream.status).toBe(200)
  await stream.until(s => s.rows.length > 0)
  // Only this one: those before it came to their end before it did.
  expect((await guest.get<string>('/metrics')).body).toMatch(/^loggia_watchers 1$/m)
  stream.close()
  await strict.close()
})

test('a hall that can keep hardly any match in memory makes them again of their rows, and nobody notices', async () => {
  const small = await hallOf(await freshDatabase(), { CACHE_ROWS: '0' })
  const guest = await Guest.named(small, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const tables = await Promise.all(
    Array.from({ length: 5 }, (_, k) => guest.table({ game: k % 2 ? 'toy' : 'ostia', seats })),
  )
  const streams = await Promise.all(tables.map(t => guest.watch(t.id, { query: '?seat=0' })))
  await Promise.all(
    tables.map(async ({ id }, k) => {
      for (let n = 1, choose = dice(k + 1); n <= 12; n++) expect((await guest.playOne(id, choose)).body.seq).toBe(n)
      await streams[k]!.until(s => s.rows.at(-1)!.seq === 12)
      expect(streams[k]!.rows.map(r => r.seq)).toEqual(Array.from({ length: 13 }, (_, n) => n))
      expect(streams[k]!.entries).toEqual((await guest.state(id, '?seat=0')).log.filter(e => e.seq > 0))
    }),
  )
  // What somebody watches stays.
  const inMemory = async () =>
    Number(/^loggia_matches_in_memory (\d+)$/m.exec((await guest.get<string>('/metrics')).body)![1])
  expect(await inMemory()).toBe(5)
  for (const stream of streams) stream.close()
  await until(async () => {
    // One more comes into memory, and others go.
    await guest.state((await guest.table({ game: 'toy', seats })).id)
    return (await inMemory()) < 3
  })
  await small.close()
})

/** What lies behind screens, by seat: it could be counted, and nothing that is sent does so. */
const PURSES: Record<string, (t: Table) => number[]> = {
  'princes-of-florence': t => (t as PrincesTable).players.map(p => p.florins),
}
/** All numbers of an answer by where they stand: `.view.players.0.prestige`. */
function numbersOf(x: unknown, path = '', into = new Map<string, number>()): Map<string, number> {
  if (typeof x === 'number') into.set(path, x)
  else if (typeof x === 'object' && x !== null)
    for (const [key, y] of Object.entries(x)) numbersOf(y, `${path}.${key}`, into)
  return into
}
/** Where something in the answers rises and falls with this purse, or against it. */
function countsAlong(answers: readonly unknown[], purse: readonly number[]): string | undefined {
  const all = answers.map(a => numbersOf(a))
  const moves = (sign: number, path: string) =>
    all.every((n, k) => n.get(path)! - all[0]!.get(path)! === sign * (purse[k]! - purse[0]!))
  return [...all[0]!.keys()].find(path => moves(1, path) || moves(-1, path))
}

const WHOLE: [name: string, options?: Options][] = [
  ['ostia'],
  ...(ALL ? ([['princes-of-florence']] as [string][]) : []),
  ['princes-of-florence', { 'characters': 'with', 'joint-building': 'with' }],
  ['toy'],
]
for (const [name, options = {}] of WHOLE)
  test(`a whole match of ${[name, ...Object.keys(options)].join(', ')}: nothing that was sent tells the seed, the deck, another's hand or purse`, async () => {
    const id = await tableFor(name, options)
    const watcher = new Guest(hall.url)
    const [a, b, w] = [await ann.watch(id), await bob.watch(id), await watcher.watch(id)]
    const wire: string[] = []
    const tried: Tried[] = []
    const { first, size } = codec(games[name]!.game.verbs)
    const { game, words } = games[name]!
    // What each of the three was answered, whenever all of them asked, and after which row.
    const answered: unknown[][] = [[], [], []]
    const when: number[] = []
    for (let rows = 5, choose = dice(21); a.rows.at(-1)?.status !== 'finished'; rows += 15) {
      await play(id, [a, b], choose, rows)
      if (a.rows.at(-1)!.status === 'finished') break
      when.push(a.rows.at(-1)!.seq)
      for (const [k, guest] of [ann, bob, watcher].entries()) {
        const lists = ['', '?mine'].map(async query => (await guest.get(`/api/matches${query}`)).body)
        const all = [
          await guest.state(id),
          (await guest.get(`/api/matches/${id}/export`)).body,
          await guest.state(id, '?at=0'),
          await Promise.all(lists),
        ]
        wire.push(...all.map(answer => JSON.stringify(answer)))
        answered[k]!.push(all)
      }
      // What can't be done, asked of every verb alike.
      for (const [seat, guest] of [ann, bob].entries())
        for (let n = 0; n < 4; n++) {
          const v = choose(first.length)
          const move = first[v]! + choose((first[v + 1] ?? size) - first[v]!)
          const { seq, legal } = await guest.state(id)
          if (legal.some(l => l.move === game.format(move))) continue
          const {
            status,
            body: { error },
          } = await guest.post(`/api/matches/${id}/moves?lang=en`, { seq, move: game.format(move), seat })
          expect(status).toBe(422)
          tried.push({ seq, seat, move, error })
        }
    }
    const {
      body: { record },
    } = await ann.get<MatchExport>(`/api/matches/${id}/export`)
    const { seed } = record!
    const end = a.rows.at(-1)!.seq
    await w.until(s => s.rows.at(-1)!.seq === end)
    for (const s of [a, b, w]) s.close()
    wire.push((await ann.get<string>('/metrics')).body, JSON.stringify((await ann.get('/api/matches?mine')).body))
    for (const text of [...wire, a.text, b.text, w.text]) {
      expect(text).not.toContain(seed)
      expect(text).not.toContain('"seed"')
      expect(text.match(/"rng":\[(?!0,0,0,0\])/)).toBe(null)
    }
    expect(tried.length).toBeGreaterThan(10)
    // Every view that was sent is the one that that viewer may have, row by row; every entry too; and every refusal follows from such a view.
    const { reason } = speaker(
      game,
      words.en,
      (await ann.state(id)).seats.map(s => s.name!),
    )
    const again = new Match(game, { ...record!, rows: [] })
    const purses = PURSES[name] ?? (() => [])
    const held = [purses(again.table).slice()]
    for (const [k, [seat, word]] of record!.rows.entries()) {
      again.play(seat, word)
      for (const [viewer, stream] of [
        [0, a],
        [1, b],
        [30, w],
      ] as const) {
        const sent = stream.rows[k + 1]!
        expect(sent.view).toEqual(again.game.view(again.table, viewer))
        expect(sent.entry).toEqual(again.log(viewer, k)[0])
      }
      held.push(purses(again.table).slice())
      for (const { seq, seat, move, error } of tried)
        if (seq === k + 1) {
          const { code, rule } = game.reason(
            game.parse(game.format(move)) < 0 ? NO_SUCH_MOVE : game.why(game.view(again.table, seat), seat, move),
          )
          expect(error).toMatchObject({ rule, sentence: reason(code) })
        }
    }
    // No frame, state, list or export has anything that comes and goes as somebody's money does.
    for (const [k, stream] of [a, b, w].entries())
      for (let seat = 0; seat < held[0]!.length; seat++)
        if (seat !== k) {
          expect(new Set(when.map(seq => held[seq]![seat])).size, `purse ${seat} changes`).toBeGreaterThan(2)
          expect(
            countsAlong(
              stream.rows.slice(0, end),
              held.slice(0, end).map(all => all[seat]!),
            ),
            `frames of ${k}, purse of ${seat}`,
          ).toBeUndefined()
          expect(
            countsAlong(
              answered[k]!,
              when.map(seq => held[seq]![seat]!),
            ),
            `answers to ${k}, purse of ${seat}`,
          ).toBeUndefined()
        }
  })
