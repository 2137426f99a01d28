/**
 * R5, R6: a vote is sent to its voters, as a turn is, and to the holder of its seat. Not to its initiator, nor once it
 * is answered, decided or void.
 */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { sentence } from '../notices/words.ts'
import type { Item } from '../schema/notices.ts'
import { openStore } from '../hall/store.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let pool: pg.Pool
let hall: RunningServer
let people: Guest[]
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  const store = openStore(pool)
  hall = await hallOf(url)
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map(name => Guest.named(hall, name)))
  // Nobody listens there: messages stay on their way.
  for (const { id } of people)
    await store.addChannel({ id, person: id, kind: 'webhook', address: 'https://nobody.invalid/', form: 'json' })
})
afterAll(() => Promise.all([hall.close(), pool.end()]))
beforeEach(() => pool.query('delete from outbox; delete from deliveries'))

const path = (id: string, more: string) => `/api/matches/${id}/${more}`
/** A match of the three, in days. */
async function match(more: object = {}): Promise<string> {
  const { id } = await people[0]!.table({
    game: 'ostia',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    speed: 'correspondence',
    clock: { bank: 72 * 3600, increment: 12 * 3600, cap: 96 * 3600 },
    ...more,
  })
  for (const guest of people.slice(1)) await guest.post(path(id, 'join'), {})
  return id
}
/** What was said of the match until now is told, or void. */
const settled = async (id: string) => {
  await pool.query('delete from outbox where match = $1', [id])
}
/** What is to be told of votes, by person: of the outbox, in how many seconds. */
const noted = async (id: string) =>
  Object.fromEntries(
    (
      await pool.query<{ name: string; said: string; waits: number }>(
        `select p.name, o.kind || ' ' || coalesce(about ->> 'vote', about ->> 'word') as said, round(extract(epoch from o.due - o.at))::int as waits
         from outbox o join people p on p.id = o.person where match = $1 and kind in ('vote', 'seat') order by 1, 2`,
        [id],
      )
    ).rows.map(({ name, said, waits }) => [`${name} ${said}`, waits]),
  )
/** Its time has come. Gives whose messages say so then. */
async function told(id: string): Promise<string[]> {
  await pool.query(`update outbox set due = clock_timestamp() where match = $1 and kind = 'vote'`, [id])
  await until(async () => !(await pool.query(`select from outbox where match = $1 and kind = 'vote'`, [id])).rowCount)
  const { rows } = await pool.query<{ name: string; items: Item[] }>(
    'select p.name, items from deliveries d join channels c on c.id = d.channel join people p on p.id = c.person order by 1',
  )
  return rows.flatMap(({ name, items }) => (items.some(i => i.kind === 'vote' && i.match === id) ? [name] : []))
}
const ask = (guest: Guest, id: string, kind: string, seat: number) => guest.post(path(id, 'votes'), { kind, seat })
async function answer(guest: Guest, id: string, answer: string): Promise<void> {
  const { votes } = await guest.state(id)
  expect((await guest.send('PUT', path(id, `votes/${votes![0]!.id}`), { answer })).status).toBe(200)
}

test('a pause: the others are told two minutes later, as long as it is open and they have not answered; what is on its way as well', async () => {
  const id = await match()
  const [ann, ben, cleo] = people as [Guest, Guest, Guest]
  await settled(id)
  expect((await ask(ann, id, 'pause', 0)).status).toBe(200)
  expect(await noted(id)).toEqual({ 'Ben vote pause': 120, 'Cleo vote pause': 120 })
  await answer(ben, id, 'yes')
  expect(await told(id)).toEqual(['Cleo'])
  // It can't be handed over, and is tried again: in vain, since there is nothing to answer any more.
  await answer(cleo, id, 'yes')
  await until(async () => {
    await pool.query(`update channels set rests = '-infinity'`)
    await pool.query(`update deliveries set due = clock_timestamp()`)
    return !(await told(id)).length
  })
})

test('a takeback: told to nobody once the table has moved on', async () => {
  const id = await match()
  const { acting } = await people[0]!.state(id)
  const asks = people[acting[0]!]!
  const [next, last] = [1, 2].map(n => people[(acting[0]! + n) % 3]!) as [Guest, Guest]
  while ((await asks.state(id)).acting[0] === acting[0]) await asks.playOne(id)
  while ((await next.state(id)).legal.length) await next.playOne(id)
  await settled(id)
  expect((await ask(asks, id, 'takeback', acting[0]!)).status).toBe(200)
  expect(Object.keys(await noted(id))).toHaveLength(2)
  await last.playOne(id)
  expect(await told(id)).toEqual([])
})

test('a seat: its holder is notified that the others decide, the others that they are asked; not the initiator, nor a leaver by choice', async () => {
  const id = await match({ leaver: 'wait' })
  const [ann, ben, cleo] = people as [Guest, Guest, Guest]
  await ann.post(path(id, 'resign'), {})
  await settled(id)
  expect((await ask(ben, id, 'leaver', 0)).status).toBe(200)
  expect(await noted(id)).toEqual({ 'Ann seat vote': 120, 'Cleo vote leaver': 120 })
  await cleo.post(path(id, 'resign'), {})
  expect(await told(id)).toEqual([])

  const other = await match({ leaver: 'vote' })
  await settled(other)
  await ann.post(path(other, 'resign'), {})
  expect(await noted(other)).toEqual({
    ...{ 'Ben seat left': 120, 'Ben vote leaver': 120 },
    ...{ 'Cleo seat left': 120, 'Cleo vote leaver': 120 },
  })
  // A voter who plays all the same is there again, and nothing is asked.
  for (let seat = -1; seat; ) {
    seat = (await ann.state(other)).acting[0]!
    await people[seat]!.playOne(other)
  }
  expect(await told(other)).toEqual([])
})

test('it says who would like what, in either language, and nothing of the table', () => {
  for (const lang of ['en', 'ko'] as const) {
    const said = (['leaver', 'takeback', 'pause'] as const).map(vote =>
      sentence({ kind: 'vote', match: 'm', at: '', game: 'ostia', name: '', about: { vote, name: 'Ann' } }, lang),
    )
    expect(new Set(said).size).toBe(3)
    for (const line of said) expect(line).toContain('Ann')
  }
})
