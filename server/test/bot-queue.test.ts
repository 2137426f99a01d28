/** The queue of the bots: limits that hold for all servers together, who goes first, and that nothing stays in the hands of the dead. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOfNetwork, networkOf } from '../platform/addresses.ts'
import { BotQueue, type Kind, type Lane, THINKING } from '../match/bots/queue.ts'
import { openDatabase } from '../platform/database.ts'
import { openStore, type Store } from '../hall/store.ts'
import type { SeatRow } from '../match/written.ts'
import { freshDatabase, until } from './hall.ts'

const LONG: Lane = { deep: true, any: true }
const FOR_PEOPLE: Lane = { deep: true, any: false }
const QUICK: Lane = { deep: false, any: true }
const ALONE: Kind = { deep: true, attended: false }
const ATTENDED: Kind = { deep: true, attended: true }

let pool: pg.Pool
let store: Store
let one: BotQueue
let two: BotQueue
let close: () => Promise<void>
beforeAll(async () => {
  const database = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '', pool: 12 }, error => {
    throw error
  })
  pool = database.pool
  store = openStore(pool)
  await store.saveBox('box', 'ostia', {})
  close = () => database.close()
})
beforeEach(async () => {
  await pool.query('delete from bot_turns; delete from bot_owners')
  one = new BotQueue(pool, 'one', error => {
    throw error
  })
  two = new BotQueue(pool, 'two', error => {
    throw error
  })
  return async () => {
    await Promise.all([one.close(), two.close()])
  }
})
afterAll(() => close())

/** A match that this person made there, at which a bot waits for a thought of that kind. */
async function asked(person: string, address: string, kind: Kind, waited = 0): Promise<string> {
  const id = randomUUID().slice(0, 20)
  const seat: SeatRow = { seat: 0, kind: 'bot', person: null, name: '', bot: 'search', level: 'master', lowered: null }
  await store.arrive(person, person).catch(() => {
    /* is in already */
  })
  await store.addMatch(
    {
      id,
      game: 'ostia',
      rules: 'ostia@1',
      box: 'box',
      name: '',
      options: {},
      visibility: 'open',
      mayTry: true,
      rated: false,
      speed: 'correspondence',
      clock: null,
      leaver: 'bot',
      comeBack: 'always',
      wants: null,
      language: 'en',
      invite: '',
      secret: '',
      commitment: '',
      seats: [seat],
    },
    { person, address },
  )
  await pool.query(`update matches set status = 'running', seal_by = null where id = $1`, [id])
  await one.write(id, pool)
  await pool.query(
    `update bot_turns set deep = $2, attended = $3, since = now() - $4 * interval '1 second' where match = $1`,
    [id, kind.deep, kind.attended, waited],
  )
  return id
}
test('A1 two bots think for a person, four for an address, however many servers take matches up at the same moment', async () => {
  expect(THINKING).toEqual({ person: 2, address: 4 })
  const servers = Array.from(
    { length: 8 },
    (_, k) =>
      new BotQueue(pool, `server ${k}`, error => {
        throw error
      }),
  )
  const turns = new Map<string, BotQueue>()
  for (const person of ['eve', 'eva', 'evi']) for (let k = 0; k < 4; k++) await asked(person, 'there', ALONE)
  const bob = await asked('bob', 'elsewhere', ALONE)
  const takeAll = async () =>
    (await Promise.all(servers.map(async server => [server, await server.take(LONG)] as const))).flatMap(
      ([server, turn]) => {
        if (turn) turns.set(turn.match, server)
        return turn?.match ?? []
      },
    )
  const taken = [...(await takeAll()), ...(await takeAll())]
  const makers = (
    await pool.query<{ person: string }>('select person from makers where match = any($1)', [taken])
  ).rows.map(r => r.person)
  expect(taken.length, 'nobody has what another has').toBe(new Set(taken).size)
  expect(taken.length).toBe(5)
  expect(taken).toContain(bob)
  for (const person of ['eve', 'eva', 'evi']) expect(makers.filter(m => m === person).length).toBeLessThanOrEqual(2)
  // When one of theirs is done, the next may.
  const done = taken.find(id => id !== bob)!
  expect(await turns.get(done)!.done({ match: done, written: 0, waited: 0 })).toBe(true)
  expect((await takeAll()).length).toBe(1)
  await Promise.all(servers.map(server => server.close()))
})

test('A1 where a person waits comes first; some are there for people only', async () => {
  const alone = await asked('eve', 'a', ALONE, 500)
  const ann = await asked('ann', 'b', ATTENDED, 20)
  const bob = await asked('bob', 'c', ATTENDED, 30)
  expect((await one.take(FOR_PEOPLE))?.match).toBe(bob)
  expect((await one.take(LONG))?.match).toBe(ann)
  expect(await one.take(FOR_PEOPLE)).toBeUndefined()
  expect((await one.take(LONG))?.match).toBe(alone)
})

test('A1 addresses take turns, and the people of an address: many tables, and many guests, get no more than one', async () => {
  const whose = new Map<string, string>()
  const add = async (person: string, address: string, waited: number) => {
    whose.set(await asked(person, address, ATTENDED, waited), person)
  }
  for (let k = 0; k < 6; k++) {
    await add('eve', 'there', 60 + k)
    await add('eva', 'there', 50 + k)
  }
  for (let k = 0; k < 3; k++) {
    await add('ann', 'here', 10)
    await add('bob', 'here', 1)
  }
  const turns: string[] = []
  for (let turn = await one.take(LONG); turn; turn = await one.take(LONG)) {
    turns.push(whose.get(turn.match)!)
    await one.done(turn)
  }
  // Requests of several addresses, and of several people: nobody twice before the others had their turn.
  expect(turns.slice(0, 12)).toEqual([
    'eve',
    'ann',
    'eva',
    'bob',
    'eve',
    'ann',
    'eva',
    'bob',
    'eve',
    'ann',
    'eva',
    'bob',
  ])
  expect(turns.length).toBe(18)
})

test('A4 bots think at a match whose addresses were forgotten: its maker stands for both the person and the address', async () => {
  const id = await asked('old', 'a', ATTENDED)
  await pool.query(`update makers set created_at = now() - interval '25 hours' where match = $1`, [id])
  await store.forgetAddresses()
  const turn = await one.take(LONG)
  expect(turn?.match).toBe(id)
  expect((await pool.query('select owner from bot_owners')).rows).toEqual([{ owner: 'old' }])
  expect(await one.done(turn!)).toBe(true)
})

test('A1 who answers in a moment never gets a long thought, but one that a person has waited for too long', async () => {
  const waits = await asked('ann', 'a', ATTENDED, 9)
  await asked('ann', 'a', ATTENDED, 1)
  await asked('eve', 'b', ALONE, 900)
  const quick = await asked('bob', 'c', { deep: false, attended: true })
  expect((await one.take(QUICK))?.match).toBe(quick)
  expect(await one.take({ deep: false, any: false })).toBeUndefined() // it is kept free for moments
  expect(await one.take(QUICK)).toMatchObject({ match: waits, waited: expect.closeTo(9, 0) })
  expect(await one.take(QUICK)).toBeUndefined()
})

test('A10 a match in the hands of a server that is gone is free within seconds; one that says it is still at it keeps it', async () => {
  const kept = await asked('ann', 'a', ATTENDED)
  const lost = await asked('bob', 'b', ATTENDED)
  for (const _ of [kept, lost]) await one.take(LONG)
  // As after a kill: nobody says any more that it is being thought about.
  one.letGo({ match: lost, written: 0, waited: 0 })
  expect((await until(() => two.take(LONG))).match).toBe(lost)
  expect(await two.take(LONG)).toBeUndefined()
})

test('what is written while a match is in hand is looked at again', async () => {
  const id = await asked('ann', 'a', ATTENDED)
  const turn = (await one.take(LONG))!
  await one.write(id, pool)
  expect(await two.take(QUICK)).toBeUndefined()
  expect(await one.done(turn)).toBe(false)
  const again = (await two.take(QUICK))!
  expect(again).toMatchObject({ match: id, written: 1 })
  expect(await two.done(again)).toBe(true)
  expect((await pool.query('select from bot_turns')).rowCount).toBe(0)
})

test('of an address a keyed hash is kept, for a day at most; of IPv6 it is the network that counts', async () => {
  const hashed = hashOfNetwork(() => store.keysOfAddresses())
  const elsewhere = hashOfNetwork(() => openStore(pool).keysOfAddresses())
  expect(await hashed(networkOf('2001:db8:0:1::1'))).toBe(await hashed(networkOf('2001:0db8:0:1:ffff:ffff:ffff:ffff')))
  expect(await hashed('192.0.2.7')).toBe(await elsewhere('192.0.2.7'))
  expect(await hashed('192.0.2.7')).not.toBe(await hashed('192.0.2.8'))
  const address = await hashed('192.0.2.7')
  const [fresh, old, over] = [
    await asked('ann', address, ALONE),
    await asked('ann', address, ALONE),
    await asked('ann', address, ALONE),
  ]
  await pool.query(`update makers set created_at = now() - interval '25 hours' where match = $1`, [old])
  await pool.query(`update matches set status = 'finished' where id = $1`, [over])
  await store.forgetAddresses()
  const { rows } = await pool.query<{ match: string; address: string | null }>(
    'select match, address from makers where match = any($1)',
    [[fresh, old, over]],
  )
  expect(Object.fromEntries(rows.map(r => [r.match, r.address]))).toEqual({
    [fresh]: address,
    [old]: null,
    [over]: null,
  })
})

test('the key of that hash is another each day, the same at all servers, and two days later it is gone', async () => {
  let now = Date.UTC(2026, 5, 1, 23, 59)
  const hashed = hashOfNetwork(
    () => store.keysOfAddresses(),
    () => now,
  )
  const today = await hashed('192.0.2.7')
  now += 30_000
  expect(await hashed('192.0.2.7')).toBe(today)
  // What was today becomes yesterday.
  const age = (days: number) =>
    pool.query(
      `update keys set name = 'address ' || to_char((now() - $1 * interval '1 day') at time zone 'utc', 'YYYY-MM-DD') where name like 'address%'`,
      [days],
    )
  await age(1)
  now += 60_000
  expect(await hashed('192.0.2.7')).not.toBe(today)
  const names = async () => (await pool.query(`select from keys where name like 'address%'`)).rowCount
  expect(await names()).toBe(2)
  await pool.query(`delete from keys where name = 'address ' || to_char(now() at time zone 'utc', 'YYYY-MM-DD')`)
  await age(2)
  await store.keysOfAddresses()
  expect(await names()).toBe(1)
})
