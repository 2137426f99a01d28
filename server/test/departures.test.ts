/** A rated match cannot be undone by the player who loses it: a departure is a result, whatever the table chose for an empty seat. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesAfter } from '../match/leaving/departures.ts'
import type { RunningServer } from '../index.ts'
import { POLICIES, type Policy } from '../domain/leaver-policy.ts'
import { openStore, type Store } from '../hall/store.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let url: string
let database: pg.Pool
let store: Store
let hall: RunningServer
let people: Player[]
beforeAll(async () => {
  url = await freshDatabase()
  database = new pg.Pool({ connectionString: url, max: 3 })
  store = openStore(database)
  hall = await hallOf(url, { TRUST_PROXY: '1' })
  people = await Promise.all(['Ann', 'Bob', 'Cara', 'Dora'].map(name => player(name)))
})
afterAll(async () => {
  await hall.close()
  await database.end()
})

let n = 0
/** A person who comes from an address of their own. */
class Player extends Guest {
  from = `10.8.0.${++n}`
  override send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send<T>(method, path, body, { 'x-forwarded-for': this.from, ...headers })
  }
}
/** A player who can be rated: they have a way to sign in. */
async function player(name: string): Promise<Player> {
  const guest = new Player(hall.url)
  guest.id = (await guest.post<{ person: { id: string } }>('/api/session', { name })).body.person.id
  await database.query(`insert into credentials (id, person, kind, key) values ($1, $1, 'mail', $1)`, [guest.id])
  return guest
}
const path = (id: string, more: string) => `/api/matches/${id}${more}`
/** A rated match that is going on; its seats are the first of `people`, in their order. */
async function match(leaver: Policy, seats: number, more: object = {}): Promise<string> {
  const { id } = await people[0]!.table({
    ...{ game: 'toy', rated: true, leaver, clock: { bank: 3600, increment: 60, cap: 7200 } },
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
    ...more,
  })
  for (const guest of people.slice(1, seats)) await guest.post(path(id, '/join'), {})
  expect(await people[0]!.state(id)).toMatchObject({ status: 'running', rated: true })
  return id
}
const status = async (id: string) => (await people[0]!.state(id)).status
const leave = (id: string, seat: number) => people[seat]!.post(path(id, '/resign'), {})
const comeBack = (id: string, seat: number) => people[seat]!.post(path(id, '/return'), { seat })
/** The time of these seats runs out at one beat, of seats that are asked. */
async function timeOut(id: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats)
    await database.query(
      `update progress set clocks = jsonb_set(jsonb_set(clocks, array[$2::text, 'left'], '0'), array[$2::text, 'deadline'], '1000') where match = $1`,
      [id, seat],
    )
  await database.query(`update progress set deadline = now() - interval '1 minute' where match = $1`, [id])
}
/** The seats that are asked. */
const acting = async (id: string) => (await people[0]!.state(id)).acting
/** The person of a seat whose time runs out, and what the table chose has happened. */
async function flagged(id: string): Promise<number> {
  const [seat] = await acting(id)
  await timeOut(id, [seat!])
  await until(async () => (await departures(id)).length || (await status(id)) === 'finished')
  return seat!
}
const departures = async (id: string) =>
  (
    await database.query<{ seat: number; departure: string; person: string }>(
      'select seat, departure, person from results where match = $1 and departed is not null order by departed',
      [id],
    )
  ).rows
/** The others, who are still there, play on until the match is over. */
async function finish(id: string, there: readonly number[]): Promise<void> {
  while ((await status(id)) !== 'finished')
    for (const seat of there) {
      const { legal } = await people[seat]!.state(id)
      if (legal.length) await people[seat]!.playOne(id)
    }
}
async function answer(id: string, seats: readonly number[], word: string): Promise<void> {
  const vote = await until(async () => (await people[seats[0]!]!.state(id)).votes?.[0])
  for (const seat of seats) await people[seat]!.send('PUT', path(id, `/votes/${vote.id}`), { answer: word })
}
const others = (seats: number, gone: readonly number[]) =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => !gone.includes(seat))
/** How it ended: places and departures by seat, and by how much the rating of each has changed. */
async function outcome(id: string) {
  await database.query(`update rating_queue set at = at - interval '1 minute'`)
  await until(async () => {
    await store.fold()
    return (await database.query('select from rating_queue where match = $1', [id])).rowCount === 0
  })
  const { rows } = await database.query<{ place: number; departure: string | null; change: number | null }>(
    `select place, departure, c.mu - c.mu_before as change from results r join matches m on m.id = r.match and m.status = 'finished'
     left join rating_changes c on c.match = r.match and c.person = r.person where r.match = $1 and r.person is not null order by r.seat`,
    [id],
  )
  return rows
}
/** These have departed, one place after another from the last; everybody above them did not; and the first gained what they lost. */
async function lost(id: string, seats: number, gone: readonly number[], why: string): Promise<void> {
  expect(await status(id)).toBe('finished')
  const rows = await outcome(id)
  expect(rows).toHaveLength(seats)
  for (const [k, seat] of gone.entries()) expect(rows[seat]).toMatchObject({ departure: why, place: seats - 1 - k })
  for (const seat of others(seats, gone)) {
    expect(rows[seat]!.departure).toBeNull()
    expect(rows[seat]!.place).toBeLessThan(seats - gone.length)
  }
  expect(rows[gone[0]!]!.change).toBeLessThan(0)
  for (const r of rows.filter(r => r.place === 0)) expect(r.change).toBeGreaterThan(0)
}

// Side by side: most of their time they wait for the hall to notice a clock.
describe.concurrent.each(POLICIES)('a rated table with the policy %s', policy => {
  test('a resignation is final: the resigned lose, the winner of the others gains', async () => {
    const id = await match(policy, 3)
    expect((await leave(id, 1)).status).toBe(200)
    expect(await departures(id)).toEqual([{ seat: 1, departure: 'resigned', person: people[1]!.id }])
    if (policy === 'end-unrated') return lost(id, 3, [1], 'resigned')
    expect((await comeBack(id, 1)).body.error.code).toBe('resigned')
    if (policy === 'vote') {
      // They hold the seat until the vote is over, and no move is theirs any more.
      expect((await people[1]!.post(path(id, '/moves'), { seq: 1, move: 'pass', seat: 1 })).body.error.code).toBe(
        'resigned',
      )
      await answer(id, [0, 2], 'bot')
    }
    await finish(id, [0, 2])
    await lost(id, 3, [1], 'resigned')
  })

  test('a player whose time runs out, and who stays away, loses', async () => {
    const id = await match(policy, 3)
    const seat = await flagged(id)
    const there = others(3, [seat])
    if (policy === 'wait') {
      const call = () => people[there[0]!]!.post(path(id, '/votes'), { kind: 'leaver', seat })
      await until(async () => (await call()).status === 200)
    }
    if (policy === 'wait' || policy === 'vote') await answer(id, there, 'end')
    if (policy === 'bot') await finish(id, there)
    await lost(id, 3, [seat], 'time')
  })

  test('a player whose time ran out may return, and the departure is removed', async () => {
    const id = await match(policy, 3)
    const seat = await flagged(id)
    if (policy === 'end-unrated') return expect((await comeBack(id, seat)).status).toBe(409)
    expect(await departures(id)).toMatchObject([{ seat, departure: 'time' }])
    await until(async () => {
      const { away = [], seats } = await people[0]!.state(id)
      return away.includes(seat) || seats[seat]!.kind === 'bot'
    })
    expect((await comeBack(id, seat)).status).toBe(200)
    expect(await departures(id)).toEqual([])
    await finish(id, [0, 1, 2])
    const rows = await outcome(id)
    expect(rows.map(r => r.departure)).toEqual([null, null, null])
    expect(rows.every(r => r.change !== null)).toBe(true)
  })

  test('two leave: the latest leaver stands above the one before, and the last one there wins', async () => {
    const id = await match(policy, 3)
    await leave(id, 2)
    // One departure ended the match, or the second leaves nobody but one.
    if (policy === 'end-unrated') return lost(id, 3, [2], 'resigned')
    await leave(id, 0)
    expect((await people[1]!.state(id)).mayEnd).toBe(true)
    expect((await people[1]!.post(path(id, '/end'))).status).toBe(200)
    await lost(id, 3, [2, 0], 'resigned')
  })

  test('of two seats: the match ends at once, as a win', async () => {
    const resigned = await match(policy, 2)
    await leave(resigned, 0)
    await lost(resigned, 2, [0], 'resigned')
    const late = await match(policy, 2)
    const seat = await flagged(late)
    await lost(late, 2, [seat], 'time')
  })
})

test('a player who is back by a move of their own has not departed, also where no server has noticed yet', async () => {
  const id = await match('wait', 3)
  const seat = await flagged(id)
  await until(async () => ((await people[0]!.state(id)).away ?? []).includes(seat))
  await people[seat]!.playOne(id)
  await finish(id, [0, 1, 2])
  expect((await people[0]!.state(id)).departures).toBeUndefined()
  expect((await outcome(id)).map(r => r.departure)).toEqual([null, null, null])
})

test('two whose time runs out at one beat share a place', async () => {
  const id = await match('bot', 3)
  for (let asked = await acting(id); asked.length < 3; asked = await acting(id)) await people[asked[0]!]!.playOne(id)
  await timeOut(id, [0, 2])
  await until(async () => (await departures(id)).length === 2)
  await people[1]!.post(path(id, '/end'))
  expect(await outcome(id)).toMatchObject([{ place: 1 }, { place: 0 }, { place: 1 }])
})

test('the way back is open until the next round or five answers of the bot, whatever the table chose', async () => {
  const id = await match('bot', 3, { game: 'ostia', comeBack: 'always' })
  const seat = await flagged(id)
  const there = others(3, [seat])
  await until(async () => (await people[seat]!.state(id)).mayReturn?.includes(seat))
  while ((await people[seat]!.state(id)).mayReturn)
    for (const other of there) if ((await people[other]!.state(id)).legal.length) await people[other]!.playOne(id)
  expect((await comeBack(id, seat)).body.error.code).toBe('too-late-to-return')
  expect(await departures(id)).toMatchObject([{ seat, departure: 'time' }])
})

test('no minority ends a match whose places count', async () => {
  const id = await match('bot', 4)
  await leave(id, 0)
  await leave(id, 1)
  expect((await people[2]!.post(path(id, '/end'))).body.error.code).toBe('not-forsaken')
  await leave(id, 2)
  expect((await people[3]!.post(path(id, '/end'))).status).toBe(200)
  await lost(id, 4, [0, 1, 2], 'resigned')
})

test('the last one there leaves: the match ends, and the one who left last is its first', async () => {
  const id = await match('bot', 3)
  for (const seat of [1, 0, 2]) await leave(id, seat)
  expect((await outcome(id)).map(r => r.place)).toEqual([1, 2, 0])
})

test('what the hall does to a seat still unrates the match', async () => {
  const id = await match('bot', 3)
  const bot = { seat: 0, kind: 'bot', person: null, name: 'x', bot: 'greedy', level: 'club', lowered: null } as const
  await leave(id, 1)
  await store.replace(id, people[0]!.id, bot, async () => undefined)
  expect((await database.query('select unrated from matches where id = $1', [id])).rows).toEqual([
    { unrated: 'substituted' },
  ])
  const suspended = await match('bot', 3)
  await database.query(`insert into suspensions (person, what, reason) values ($1, 'all', 'x')`, [people[2]!.id])
  await until(
    async () =>
      (await database.query(`select from matches where id = $1 and unrated = 'substituted'`, [suspended])).rowCount,
  )
  expect(await departures(suspended)).toEqual([])
  await database.query('delete from suspensions')
})

test('a match that an operator ends has no results', async () => {
  const id = await match('bot', 3)
  await leave(id, 1)
  expect(await store.endAny(id, null)).toBe(true)
  expect((await database.query('select from results where match = $1', [id])).rowCount).toBe(0)
})

test('a table under the first law, and one that was unrated before the deal, are as they were', async () => {
  const old = await match('bot', 2)
  await database.query('update matches set rating_law = 1 where id = $1', [old])
  await database.query('update progress set changed = changed + 1 where match = $1', [old])
  await leave(old, 0)
  expect(await status(old)).toBe('running')
  expect((await comeBack(old, 0)).status).toBe(200)
  await leave(old, 0)
  await finish(old, [1])
  expect((await outcome(old)).map(r => r.change)).toEqual([null])
  // Two from one address: known before the deal.
  const { from } = people[1]!
  people[1]!.from = people[0]!.from
  const unrated = await match('bot', 2)
  people[1]!.from = from
  await leave(unrated, 0)
  expect(await departures(unrated)).toEqual([])
  expect((await comeBack(unrated, 0)).status).toBe(200)
})

test('a departure is told: in the match, in its file, and in the history of each player', async () => {
  const id = await match('bot', 3)
  await leave(id, 1)
  await finish(id, [0, 2])
  const { departures, scores, seats } = await people[0]!.state(id)
  const told = { seat: 1, name: 'Bob', why: 'resigned', after: 1 }
  expect(seats[1]!.kind).toBe('bot')
  expect(departures).toMatchObject([{ ...told, after: expect.any(Number) }])
  expect(scores!.find(s => s.seat === 1)!.place).toBe(2)
  const { body } = await people[0]!.get<{ departures: object[] }>(path(id, '/export'))
  expect(body.departures).toEqual(departures)
  await outcome(id)
  for (const seat of [0, 1]) {
    const { matches } = await store.history(people[seat]!.id, undefined, {}, { limit: 100 })
    const past = matches.find(m => m.id === id)!
    expect(past).toMatchObject({ place: scores!.find(s => s.seat === seat)!.place })
    expect(past.people[1]).toMatchObject({ name: 'Bob', bot: false, departure: 'resigned', theirs: seat === 1 })
  }
})

test('time lost while the hall was down is nobody’s departure; time lost before it is', async () => {
  const [fair, late] = [await match('bot', 2), await match('bot', 2)]
  const [seat] = await acting(fair)
  const [flag] = await acting(late)
  await hall.close()
  // The hall was down for the last three hours, and the clock of `fair`, of one hour, was asked just before.
  const HOURS = 3 * 3600_000
  await database.query(
    `update progress set deadline = deadline - $2 * interval '1 ms', clocks = (select jsonb_agg(case when c->'since' = 'null' then c else
       c || jsonb_build_object('since', (c->>'since')::float8 - $2, 'deadline', (c->>'deadline')::float8 - $2) end order by n)
       from jsonb_array_elements(clocks) with ordinality as e(c, n)) where match = $1`,
    [fair, HOURS],
  )
  await timeOut(late, [flag!])
  await database.query(`update heartbeat set at = at - interval '3 hours'`)
  hall = await hallOf(url, { TRUST_PROXY: '1' })
  people = people.map(p => Object.assign(new Player(hall.url), { cookie: p.cookie, id: p.id, from: p.from }))
  // The beat that ends the one has looked at the other, too.
  await until(async () => (await status(late)) === 'finished')
  expect(await departures(late)).toMatchObject([{ seat: flag, departure: 'time' }])
  expect(await departures(fair)).toEqual([])
  const { status: running, clocks } = await people[0]!.state(fair)
  expect(running).toBe('running')
  expect(clocks!.seats[seat!]!.deadline).toBeGreaterThan(Date.now())
  expect((await people[seat!]!.playOne(fair)).status).toBe(200)
})

test('places: those who stayed among themselves, below them the departed, the latest first', () => {
  const results = [0, 1, 1, 3, 4].map((place, seat) => ({ seat, place }))
  const places = (departed: [number, number][]) => placesAfter(results, new Map(departed)).map(r => r.place)
  expect(places([])).toEqual([0, 1, 1, 3, 4])
  expect(places([[0, 9]])).toEqual([4, 0, 0, 2, 3])
  expect(
    places([
      [0, 9],
      [4, 12],
    ]),
  ).toEqual([4, 0, 0, 2, 3])
  expect(
    places([
      [1, 7],
      [2, 7],
      [4, 8],
    ]),
  ).toEqual([0, 3, 3, 1, 2])
})
